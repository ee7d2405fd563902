"""The card reader at the terminal."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from bankhalter.cli.card_reader import use
from bankhalter.cli.language import choose
from bankhalter.cli.reader_file import ReaderFileError


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    choose("en")
    yield
    choose("en")


def told(path: Path, *lines: str) -> list[str]:
    """Return what is shown after each of some lines, without the help at the start."""
    shown: list[str] = []
    seconds = count(1_700_000_000_000, 1000)
    assert use(path, iter(lines), shown.append, lambda: next(seconds)) == 0
    return shown[2:]


def test_amounts_are_typed_and_booked(tmp_path: Path) -> None:
    shown = told(tmp_path / "r", "name 1 Anna", "right 1", "left 2", "1.5M", "out", "list")
    assert "Anna pays Card 2." in " ".join(shown)
    assert any(line.startswith("[ 13.5M > 16.5M ]  Anna pays Card 2 1.5M") for line in shown)
    assert shown[-2:] == [
        "   1  Anna pays Card 2 1.5M",
        "Anna 13.5M, Card 2 16.5M, Card 3 15M, Card 4 15M, Card 5 15M, Card 6 15M",
    ]


def test_it_goes_on_where_it_was_left(tmp_path: Path) -> None:
    told(tmp_path / "r", "left 1", "go", "quit", "left 2")
    shown = told(tmp_path / "r", "c", "list")
    assert shown[-2] == "   1  Card 1 receives 2M (Salary, struck with C)"


def test_a_torn_line_is_left_out(tmp_path: Path) -> None:
    told(tmp_path / "r", "left 1", "go", "out")
    with (tmp_path / "r").open("ab") as file:
        file.write(b'{"kind":"pres')
    assert told(tmp_path / "r", "list")[-2] == "   1  Card 1 receives 2M (Salary)"


def test_what_is_wrong_is_said_in_a_sentence(tmp_path: Path) -> None:
    shown = told(tmp_path / "r", "left 1", "9K", "dance", "back 1", "for 1 rent", "left 9")
    assert "Amounts from 10K to 20M are possible." in shown[1]
    assert shown[2] == "That is nothing the card reader can do; help shows what it can."
    assert shown[3:5] == ["There is no booking 1 in this game."] * 2
    assert shown[5] == shown[2]
    (tmp_path / "no").write_text("nothing\n")
    with pytest.raises(ReaderFileError, match="is no card reader"):
        told(tmp_path / "no")


def test_a_booking_is_reversed_and_explained(tmp_path: Path) -> None:
    shown = told(tmp_path / "r", "left 1", "1M", "out", "for 1 card", "back 1")
    assert shown[-3:-1] == [
        "   1  Card 1 receives 1M (Chance or Community Chest card, reversed by 2)",
        "   2  Reversal of 1: Card 1 pays 1M (Chance or Community Chest card)",
    ]


def test_an_occasion_is_said_in_ones_own_words_and_cut_short(tmp_path: Path) -> None:
    choose("de")
    why = ("hypo", "ge", "gold", "aus dem gef")
    shown = told(tmp_path / "r", "rechts 1", "600K", "raus", *(f"anlass 1 {each}" for each in why))
    assert shown[3] == "   1  Karte 1 zahlt 600K (Hypothek aufgelöst)"
    known = (
        "Besitztum gekauft, Gebäude gekauft, Steuer, Ereignis- oder Gemeinschaftskarte, Hypothek aufgelöst, "
        "Aus dem Gefängnis freigekauft"
    )
    # three of them have a word that begins with ge
    assert shown[5:7] == [f"„{given}“ ist hier kein Anlass; möglich ist {known}." for given in ("ge", "gold")]
    assert shown[7] == "   1  Karte 1 zahlt 600K (Aus dem Gefängnis freigekauft)"


def test_two_sentences_about_the_display_are_two(tmp_path: Path) -> None:
    shown = told(tmp_path / "r", "left 1", "go", "?")
    assert shown[1] == "[   17M ]  Card 1 receives 2M. C takes it back while the card is in."
    assert shown[2].startswith("left 1, right 2 insert cards")


def test_a_new_game_is_asked_for_twice(tmp_path: Path) -> None:
    shown = told(tmp_path / "r", "left 1", "1M", "new", "new", "list")
    assert "A new game?" in shown[2]
    assert shown[-1].startswith("Card 1 15M")
