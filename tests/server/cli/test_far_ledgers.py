"""The card reader and accounts of a server at the terminal: booked there, seen here, and the other way round."""

import json
import signal
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bankhalter.cli.main import outcome
from tests.cli.commands import bankhalter
from tests.server.cli.processes import PATIENCE, Person
from tests.server.hurt.players import get, new_token, post
from tests.server.hurt.processes import Server, Setup

_numbers = count(1)


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Server]:
    """Return a server that can be stopped and started again with the same tables."""
    server = Server(Setup(str(tmp_path / "tables.db")), tmp_path / "said")
    server.start()
    yield server
    server.stop()


def terminal(home: Path, *words: str) -> Person:
    """Return somebody at a terminal so wide that no sentence is broken."""
    return Person(home, *words, width=250)


def does(person: Person, line: str, seen: str) -> None:
    """Type a line and wait for what is shown."""
    person.types(line)
    person.sees(seen)


def phone(server: Server, code: str, key: str, do: str, /, **command: Any) -> None:
    """Give a command from another device."""
    body = {"type": "do", "id": f"phone {next(_numbers)}", "command": {"do": do, **command}}
    post(f"{server.url}/api/readers/{code}/commands", body, key)


def booked(server: Server, code: str) -> list[tuple[str, str, str]]:
    """Return what the server has booked."""
    lines = json.loads(get(f"{server.url}/api/readers/{code}?lang=en"))["lines"]
    return [(line["text"], line["occasion"], line["standing"]) for line in lines]


def test_a_reader_of_a_server_is_used_at_the_terminal_over_a_restart(serving: Server, tmp_path: Path) -> None:
    with terminal(tmp_path, "reader", serving.url) as anna:
        code = anna.sees(r"On other devices: http://[\w.:]+/reader/(\w+) \(code (\w+)\)")[2]
        own = anna.sees(r"bankhalter reader http://[\w.:]+ --code ([\w-]+)")[1]
        for line in ("name 1 Anna", "right 1", "left 2"):
            anna.types(line)
        does(anna, "1.5M", r"\[ 13.5M > 16.5M \]  Anna pays Card 2 1.5M. C takes it back")
        does(anna, "for 1 rent", r"1  Anna pays Card 2 1.5M \(Rent\)\n")
        assert booked(serving, code) == [("Anna pays Card 2 1.5M", "rent", "stands")]
        does(anna, "out", "Ready")
        anna.types("left 2")
        does(anna, "9K", r"\[ E > 16.5M \]  Amounts from 10K to 20M are possible.")
        assert len(booked(serving, code)) == 1

        ben, host = new_token(), new_token()
        phone(serving, code, ben, "claim", card=2, token=ben, name="Ben")
        does(
            anna, "back 1", r"Whether booking 1 is reversed \(Anna pays Ben 1.5M\) is not decided yet; .* answer: Ben."
        )
        phone(serving, code, ben, "agree", agrees=True)
        anna.sees(r"2  Reversal of 1: Ben pays Anna 1.5M \(Rent\)\n")
        phone(serving, code, host, "enter", code=own, token=host)
        phone(serving, code, host, "press", key="GO")
        anna.sees("3  Ben receives 2M \\(Salary\\)\n")
        anna.sees(r"\[   17M \]  Ben receives 2M.")

        serving.kill()
        anna.sees("The connection is lost")
        anna.types("out")  # is carried out once the server is there again
        serving.start()
        anna.sees("Connected again")
        anna.sees("Ready")
        anna.types("left 3")
        does(anna, "go", "Card 3 receives 2M. C takes it back")
        assert [text for text, _, _ in booked(serving, code)][2:] == ["Ben receives 2M", "Card 3 receives 2M"]
        phone(serving, code, host, "hold_c")
        phone(serving, code, host, "hold_c")
        anna.sees("A new game has begun")
        does(anna, "list", "Anna 15M, Ben 15M, Card 3 15M")
        anna.types("quit")
        assert anna.process.wait(PATIENCE) == 0
    assert booked(serving, code) == []


def test_accounts_of_a_server_are_shared_by_terminals(serving: Server, tmp_path: Path) -> None:
    homes = tmp_path / "anna", tmp_path / "ben"
    with terminal(homes[0], "money", serving.url, "Anna", "Ben", "--edition", "classic-us") as anna:
        link, code = anna.sees(r"On other devices: (http://[\w.:]+/money/(\w+)) ").groups()
        own = anna.sees(r"bankhalter money (http://[\w.:]+ --code [\w-]+)")[1].split()
        with terminal(homes[1], "--lang", "de", "money", link) as ben:
            ben.sees("Anna \\$1500, Ben \\$1500")
            does(ben, "ben anna 20", "bucht nur der Bankhalter")
            does(ben, "ich ben", "Anna \\$1500, Ben \\$1500")
            does(anna, "anna ben 150 rent", "Anna pays Ben \\$150\n  Anna \\$1350, Ben \\$1650")
            ben.sees("1  Anna zahlt Ben \\$150 \\(Miete\\)\n  Anna \\$1350, Ben \\$1650")
            ben.types("ben anna 20")
            anna.sees("2  Ben pays Anna \\$20\n  Anna \\$1370, Ben \\$1630")
            does(ben, "anna ben 5", "bucht nur der Bankhalter")
            does(ben, f"ben anna {'5' * 30}", "Ein Betrag besteht hier nur aus Ziffern")
            does(ben, "storno 2", "Ob Buchung 2 storniert wird .* es fehlt die Antwort von: der Bankhalter")
            anna.sees("Is booking 2 to be reversed \\(Ben pays Anna \\$20\\)\\? Answer yes or no.")
            does(anna, "no", "Booking 2 stays as it is.")
            ben.sees("Buchung 2 bleibt, wie sie ist.")
            ben.types("storno 1")
            anna.sees("Is booking 1 to be reversed")
            does(anna, "yes", "3  Reversal of 1: Ben pays Anna \\$150")
            ben.sees("3  Storno von 1: Ben zahlt Anna \\$150")
            ben.process.send_signal(signal.SIGINT)
            assert ben.process.wait(PATIENCE) == 130
        again = bankhalter(homes[1], "money", link, typed="ben anna 1\n")  # it is still his account
        assert (again.code, again.err) == (0, "")
        assert "Ben pays Anna $1" in again.out
        anna.sees("4  Ben pays Anna \\$1\n")
        other = bankhalter(tmp_path / "new", "money", *own, typed="bank ben 7 card\ncsv\n")
        assert (other.code, other.err) == (0, "")
        assert "Ben,7,Card drawn," in other.out
        anna.sees("5  Ben receives \\$7 \\(Card drawn\\)\n")
    assert [standing for _, _, standing in booked(serving, code)] == ["reversed", *["stands"] * 4]


def test_what_cannot_be_is_one_sentence(
    serving: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    kept = post(f"{serving.url}/api/readers", {"token": new_token(), "names": ["Anna"]})["code"]
    for words, said in {
        ("reader", f"{serving.url}/reader/QQQQQ"): "There is neither a card reader nor accounts here under this code.",
        (
            "reader",
            serving.url,
            "--code",
            "QQQQQ-AAAA-BBBB-CCCC",
        ): "There is neither a card reader nor accounts here under this code.",
        ("reader", serving.url, "--code", f"{kept}-AAAA-BBBB-CCCC"): "This code does not belong here.",
        ("reader", "http://127.0.0.1:9"): "No server answers at http://127.0.0.1:9",
        ("reader", "ftp://here"): "expected something like http://localhost:8000/reader/ABCDE",
        ("reader", f"{serving.url}/reader/A%20B"): "expected something like http://localhost:8000/reader/ABCDE",
        ("reader", serving.url, "--save", "here"): "needs no file",
        ("reader", "--code", f"{kept}-AAAA-BBBB-CCCC"): "A code needs the address of its server",
        ("money", serving.url): "Who plays?",
        ("money", serving.url, "Anna"): "2 to 8 can take part",
        ("money", serving.url, "Anna", "Anna"): "Somebody is called Anna already.",
        ("money", serving.url, "Anna", "Ben", "--edition", "gold"): "gold",
        ("money", f"{serving.url}/money/{kept}", "Anna", "Ben"): "others are opened without the code",
    }.items():
        code = outcome(["--lang", "en", *words])
        shown = capsys.readouterr()
        assert (code, shown.out, shown.err.count("\n")) == (2, "", 1), (words, shown)
        assert said in shown.err
