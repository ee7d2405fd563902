"""Names of a table's own for squares, as they stand on somebody's printed board."""

from collections.abc import Mapping

from msgspec.structs import replace

from bankhalter.editions.names import renamed
from bankhalter.editions.voices import voice_of
from bankhalter.server.header import Header, edition_of
from bankhalter.words.catalogue import Language
from bankhalter.words.voice import Voice

NO_NAMES: Mapping[int, str] = {}  # never changed


def voice_at(header: Header, names: Mapping[int, str], language: Language) -> Voice:
    """Return the voice of a table: that of its edition, with the names by square that it has given itself."""
    edition = edition_of(header)
    if names:
        own = {str(square): name for square, name in names.items()}
        edition = replace(edition, squares=renamed(edition.squares, own, "names"))
    return voice_of(edition, language)
