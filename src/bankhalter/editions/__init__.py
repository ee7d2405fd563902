"""The editions as data: boards, decks and rule switches, and the schema that checks them."""

import sys
from types import ModuleType

from bankhalter.editions.board import make_board
from bankhalter.editions.catalogue import editions, load, load_file
from bankhalter.editions.documents import edition_document, edition_from
from bankhalter.editions.errors import EditionError, OptionError
from bankhalter.editions.names import with_names
from bankhalter.editions.options import Options, options_document, parse_options
from bankhalter.editions.schema import Edition

__all__ = [
    "Edition",
    "EditionError",
    "OptionError",
    "Options",
    "edition_document",
    "edition_from",
    "editions",
    "load",
    "load_file",
    "make_board",
    "options_document",
    "parse_options",
    "with_names",
]


class _Editions(ModuleType):
    """This package can be called: `bankhalter.editions` is the package and the function of the public API at once."""

    def __call__(self) -> tuple[str, ...]:
        """Return the names of the editions."""
        return editions()


sys.modules[__name__].__class__ = _Editions
