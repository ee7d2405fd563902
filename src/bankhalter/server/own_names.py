"""Names of a table's own for squares, as they stand on somebody's printed board."""

from collections.abc import Mapping

from msgspec.structs import replace

from bankhalter.editions.names import renamed
from bankhalter.editions.schema import Edition
from bankhalter.editions.voices import voice_of
from bankhalter.server.header import Header, edition_of
from bankhalter.words.catalogue import Language
from bankhalter.words.voice import Voice

NO_NAMES: Mapping[int, str] = {}  # never changed


def edition_at(header: Header, names: Mapping[int, str]) -> Edition:
    """Return the edition of a table, with the names by square that it has given itself."""
    edition = edition_of(header)
    if not names:
        return edition
    own = {str(square): name for square, name in names.items()}
    return replace(edition, squares=renamed(edition.squares, own, "names"))


def voice_at(header: Header, names: Mapping[int, str], language: Language) -> Voice:
    """Return the voice of a table: that of its edition, in the names that it has given itself."""
    return voice_of(edition_at(header, names), language)
