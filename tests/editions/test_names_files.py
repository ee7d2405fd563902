"""Names of somebody's own, laid over an edition."""

from pathlib import Path

import pytest

from bankhalter.editions import EditionError, load, with_names
from bankhalter.editions.schema import named


def names_file(folder: Path, text: str) -> Path:
    path = folder / "street.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_squares_and_cards_take_the_names_given_and_nothing_else_changes(tmp_path: Path) -> None:
    text = '[squares]\n0 = "Start"\n39 = "Am Kanal"\n[cards.chance]\nback_3 = "Drei zurück."\n'
    before, after = load("dc"), with_names(load("dc"), names_file(tmp_path, text))
    names = [square.name for square in after.squares]
    assert (names[0], names[39]) == ("Start", "Am Kanal")
    assert names[1:39] == [square.name for square in before.squares[1:39]]
    assert [card.text for card in after.decks.chance if card.text] == ["Drei zurück."]
    assert after.rules == before.rules
    assert before.squares[39].name == "Superman"


def test_a_name_of_one_s_own_is_no_stand_in(tmp_path: Path) -> None:
    named = with_names(load("dc"), names_file(tmp_path, '[squares]\n1 = "Am Kanal"\n'))
    assert load("dc").squares[1].stand_in
    assert not named.squares[1].stand_in
    assert named.squares[3].stand_in


def test_a_name_of_one_s_own_holds_in_every_language(tmp_path: Path) -> None:
    own = with_names(load("dc"), names_file(tmp_path, '[squares]\n0 = "Start"\n')).squares
    assert [named(own[0], language) for language in ("de", "en")] == ["Start", "Start"]
    assert [named(own[20], language) for language in ("de", "en")] == ["Frei Parken", "Free Parking"]


def test_an_empty_names_file_changes_nothing(tmp_path: Path) -> None:
    assert with_names(load("dc"), names_file(tmp_path, "")) == load("dc")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('[squares]\n40 = "x"', "street.toml: squares.40: expected the number of a square, 0 to 39."),
        ('[squares]\n01 = "x"', "street.toml: squares.01: expected the number of a square, 0 to 39."),
        ('[squares]\nBadstr = "x"', "street.toml: squares.Badstr: expected the number of a square, 0 to 39."),
        ("[squares]\n1 = 5", "street.toml: squares"),
        ('[squares]\n1 = ""', "street.toml: squares"),
        ('[squares]\n1 = "a\\u0007b"', "street.toml: squares[1].name: expected a text without line breaks"),
        ('[squares]\n1 = "' + "x" * 41 + '"', "street.toml: squares"),
        ('[streets]\n1 = "x"', "street.toml: streets: expected no such key here."),
        ('[cards.chance]\nsunshine = "x"', "street.toml: cards.chance.sunshine: expected the key of a card: schloss"),
        ("[squares", "street.toml: expected TOML: "),
    ],
)
def test_a_names_file_that_does_not_fit_is_refused(tmp_path: Path, text: str, expected: str) -> None:
    with pytest.raises(EditionError) as error:
        with_names(load("dc"), names_file(tmp_path, text))
    assert str(error.value).startswith(expected)
    assert str(error.value).endswith(".")
