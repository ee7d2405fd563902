"""At the terminal of a table with real dice and cards: what they show is typed in."""

import json
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from bankhalter.client.address import table_of
from bankhalter.client.asking import who_i_am
from tests.cli.commands import bankhalter
from tests.server.cli.processes import Person
from tests.server.hurt.players import make_table, new_token, post
from tests.server.hurt.processes import Server, Setup


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Server]:
    one = Server(Setup(str(tmp_path / "tables.db")), tmp_path / "said")
    one.start()
    yield one
    one.stop()


def sitting(home: Path, link: str, name: str, place: int, *words: str) -> Person:
    return Person(home, *words, "join", link, "--name", name, "--place", str(place), width=250)


def test_two_terminals_type_dice_and_cards(serving: Server, tmp_path: Path) -> None:
    table, _ = make_table(
        serving.url, ["open", "open"], edition="sonic-boom", nature="typed", options={"first": "seat", "decks": "open"}
    )
    link = f"{serving.url}/t/{table}"
    with (
        sitting(tmp_path, link, "Anna", 1) as anna,
        sitting(tmp_path, link, "Otto", 2, "--lang", "de") as otto,
    ):
        anna.sees("At the table: .*Otto")
        anna.types("")
        anna.sees("What do Anna’s dice show\\? As in “3 4”")
        anna.sees("Anna> ")
        anna.types("1")  # the first choice is to throw
        anna.sees("Anna’s dice> ")
        anna.types("3 4")
        otto.sees("Anna gab ein:\n.*Anna würfelt 3 \\+ 4")
        anna.sees("which number does it have here")
        anna.sees("Anna’s card> ")
        anna.types("nothing like it")
        anna.sees("Anna’s card> ")
        anna.types("99")
        anna.sees("99")
        anna.types("beach stall")
        anna.sees("   1  Your stall on the beach")
        anna.types("1")
        otto.sees("Anna gab ein:\n.*M 50")
        anna.sees("Anna> ")
        anna.types("ends turn")
        otto.sees("Was zeigen die Würfel von Otto\\?")
        anna.sees("What do Otto’s dice show\\?")
        anna.types("3,4")  # whoever sees them may type them
        otto.sees("Anna gab ein:\n.*Otto würfelt 3 \\+ 4")
        otto.sees("Eine andere Karte nach ihrer Wirkung")
        otto.sees("Karte von Otto> ")
        otto.types("bekommt 70")
        anna.sees("Otto typed:\n.*70")


def test_deeds_dealt_by_hand_are_typed_by_their_numbers(serving: Server, tmp_path: Path) -> None:
    table, _ = make_table(
        serving.url, ["open", "open"], edition="sonic-boom", nature="typed", options={"first": "seat", "short": True}
    )
    link = f"{serving.url}/t/{table}"
    with sitting(tmp_path, link, "Anna", 1) as anna, sitting(tmp_path, link, "Otto", 2) as otto:
        anna.sees("At the table: .*Otto")
        anna.types("")
        anna.sees("Which squares was Anna dealt\\? So many numbers: 3")
        anna.sees("  39  ")
        anna.sees("Anna’s deeds> ")
        anna.types("1 39")
        anna.sees("Anna’s deeds> ")
        anna.types("1 39 21")
        otto.sees("Anna typed:")
        otto.sees("Otto’s deeds> ")


def test_the_code_of_the_bank_is_for_the_browser(serving: Server, tmp_path: Path) -> None:
    table, _ = make_table(serving.url, ["open"] * 5, edition="sonic-boom", nature="typed")
    key, address = new_token(), table_of(serving.url, table)
    command = {"do": "bank", "shown": "Uncle Bob", "token": key}
    post(f"{serving.url}/api/tables/{table}/commands", {"id": "1", "command": command}, key)
    code = who_i_am(address, key, "en").bank_code
    done = bankhalter(tmp_path, "join", serving.url, "--code", code, width=200)
    assert (done.code, done.out) == (2, "")
    link = f"{serving.url}/t/{code.partition('-')[0]}"
    assert done.err == f"This is the code of the bank, which is kept in the browser: {link}.\n"


def test_a_real_table_is_made_at_the_terminal(serving: Server, tmp_path: Path) -> None:
    done = bankhalter(tmp_path, "open", serving.url, "--real", "--edition", "dc", width=200)
    code = done.out.partition("(code ")[2].partition(")")[0]
    with urlopen(f"{serving.url}/api/tables/{code}") as answer:  # noqa: S310  # a server of our own
        table = json.load(answer)
    assert table["table"]["nature"] == "typed"
    assert [chair["holder"] for chair in table["moment"]["chairs"]] == ["open"] * 4 + ["closed"] * 2
