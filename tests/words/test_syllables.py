"""Long names are broken between syllables."""

import pytest

from bankhalter.words.catalogue import LANGUAGES, Language
from bankhalter.words.wrapping import breaks, wrapped
from tests.words.syllables import path, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_those_of_the_boards(language: Language) -> None:
    assert path(language).read_text("utf-8") == text(language), "run scripts/syllables"


@pytest.mark.parametrize(
    ("name", "width", "lines", "expected"),
    [
        ("Ereignisfeld", 7, 3, ["Ereig-", "nisfeld", ""]),
        ("Ereignisfeld", 10, 3, ["Ereignis-", "feld", ""]),
        ("Gemeinschaftsfeld", 7, 3, ["Gemein-", "schafts-", "feld"]),
        ("Gemeinschaftsfeld", 12, 2, ["Gemein-", "schaftsfeld"]),
        ("Schlossallee", 10, 2, ["Schloss-", "allee"]),
        ("Flughafen Schönefeld", 9, 3, ["Flughafen", "Schöne-", "feld"]),
        ("Flughafen", 8, 2, ["Flug-", "hafen"]),
        ("Friedrichstadtpalast", 16, 2, ["Friedrichstadt-", "palast"]),
        ("Frei Parken", 7, 3, ["Frei", "Parken", ""]),
        ("Elbphilharmonie", 7, 3, ["Elbphi-", "lharmo-", "nie"]),
        ("Sankt-Pauli-Straße", 12, 3, ["Sankt-Pauli-", "Straße", ""]),
    ],
)
def test_a_name_is_broken_where_a_reader_expects_it(name: str, width: int, lines: int, expected: list[str]) -> None:
    """The Elbphilharmonie stands on no board: what is not known is broken anywhere."""
    assert wrapped(name, width, lines, breaks("de")) == expected
