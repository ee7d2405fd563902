"""Accounts alone at the terminal."""

from collections.abc import Iterator
from importlib.resources import files
from itertools import count
from pathlib import Path

import pytest

from bankhalter.cli.language import choose
from bankhalter.cli.money_talk import Wanted, use
from bankhalter.cli.reader_file import ReaderFileError
from bankhalter.editions.errors import EditionError
from bankhalter.words.errors import SpokenError


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    choose("en")
    yield
    choose("en")


def told(path: Path, *lines: str, names: tuple[str, ...] = (), edition: str = "sonic") -> list[str]:
    """Return what is shown after each of some lines, without the help and the accounts at the start."""
    shown: list[str] = []
    seconds = count(1_700_000_000_000, 1000)
    wanted = Wanted(edition, names, save=path)
    assert use(wanted, iter(lines), shown.append, lambda: next(seconds)) == 0
    return shown[2:]


def test_people_pay_each_other_and_the_bank(tmp_path: Path) -> None:
    done = ("anna ben 150 rent", "salary 3", "all ben 10", "bank anna 50", "list")
    shown = told(tmp_path / "m", *done, names=("Anna", "Ben", "Cem"))
    assert shown[:2] == ["Anna pays Ben 150 rings", "  Anna 1350 rings, Ben 1650 rings, Cem 1500 rings"]
    assert shown[-5:] == [
        "   1  Anna pays Ben 150 rings (Rent)",
        "   2  Cem receives 200 rings (Salary)",
        "   3  Everybody pays Ben 10 rings",
        "   4  Anna receives 50 rings",
        "Anna 1390 rings, Ben 1670 rings, Cem 1690 rings",
    ]


def test_who_plays_no_more_is_passed_over_and_nothing_is_told_twice(tmp_path: Path) -> None:
    done = ("anna ben 150", "out cem", "ben all 10", "in cem", "ben all 10")
    assert told(tmp_path / "m", *done, names=("Anna", "Ben", "Cem")) == [
        "Anna pays Ben 150 rings",
        "  Anna 1350 rings, Ben 1650 rings, Cem 1500 rings",
        "  Anna 1350 rings, Ben 1650 rings, Cem 1500 rings",
        "Ben pays everybody 10 rings",
        "  Anna 1360 rings, Ben 1640 rings, Cem 1500 rings",
        "  Anna 1360 rings, Ben 1640 rings, Cem 1500 rings",
        "Ben pays everybody 10 rings",
        "  Anna 1370 rings, Ben 1620 rings, Cem 1510 rings",
    ]


def test_german_words_do_the_same_and_it_goes_on_where_it_was_left(tmp_path: Path) -> None:
    choose("de")
    told(tmp_path / "m", "anna alle 5", "los ben", "ende", "anna ben 1", names=("Anna", "Ben"))
    shown = told(tmp_path / "m", "raus ben", "storno 1", "ben anna 20 schulden", "verlauf")
    assert shown[-1] == "Anna 1520 Ringe, Ben 1680 Ringe"
    assert "   1  Anna zahlt allen je 5 Ringe (storniert durch 3)" in shown
    assert "   4  Ben zahlt Anna 20 Ringe (Schulden ausgeglichen)" in shown


def test_a_new_game_is_asked_for_twice_in_a_row(tmp_path: Path) -> None:
    shown = told(tmp_path / "m", "anna ben 5", "new", "salary anna", "new", "new", names=("Anna", "Ben"))
    assert shown[2].startswith("A new game?")
    assert shown[4] == "  Anna 1695 rings, Ben 1505 rings"
    assert shown[-1] == "  Anna 1500 rings, Ben 1500 rings"


def test_what_is_wrong_is_said_in_a_sentence(tmp_path: Path) -> None:
    wrong = ("anna ben 1501", "dora ben 1", "out bank", "dance", "anna ben x", "for 1 rent")
    assert told(tmp_path / "m", *wrong, names=("Anna", "Ben")) == [
        "Anna has only 1500 rings; that is 1 ring short.",
        "dora is nobody here; names, numbers, bank and all are possible.",
        "bank is nobody here; names, numbers, bank and all are possible.",
        "That cannot be read; help shows what can be done.",
        "An amount is made of digits alone here, such as 150.",
        "There is no booking 1 in this game.",
    ]


def test_an_edition_of_ones_own_is_kept_with_the_accounts(tmp_path: Path) -> None:
    printed = files("bankhalter.editions").joinpath("dc.toml").read_text(encoding="utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text(printed.replace('name = "dc"', 'name = "mine"').replace("salary = 200", "salary = 250"), "utf-8")
    told(tmp_path / "m", "salary anna", names=("Anna", "Ben"), edition=str(mine))
    mine.unlink()
    assert told(tmp_path / "m", "salary ben")[-1] == "  Anna M 1750, Ben M 1750"
    with pytest.raises(EditionError, match="mine"):
        told(tmp_path / "n", names=("Anna", "Ben"), edition=str(mine))


def test_accounts_are_neither_lost_nor_taken_for_something_else(tmp_path: Path) -> None:
    with pytest.raises(SpokenError, match="Who plays"):
        told(tmp_path / "m")
    told(tmp_path / "m", "anna ben 5", names=("Anna", "Ben"))
    with pytest.raises(SpokenError, match="holds accounts already"):
        told(tmp_path / "m", names=("Cem", "Dora"))
    (tmp_path / "reader").write_text('{"kit":[6,1500,200,1,2000,999900],"created":5}\n')
    with pytest.raises(ReaderFileError):
        told(tmp_path / "reader")
