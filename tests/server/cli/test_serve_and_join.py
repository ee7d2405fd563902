"""What cannot be used is one sentence and exit code 2."""

import socket
from pathlib import Path

import pytest

from tests.cli.commands import bankhalter
from tests.server.cli.processes import server


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("serve", "--log", "loud"), "expected one of text, json"),
        (("serve", "--port", "70000"), "70000 is no port"),
        (("serve", "--port", "eighty"), "whole number"),
        (("serve", "--processes", "3"), "only a PostgreSQL database"),
        (("serve", "--processes", "0"), "expected at least 1"),
        (("serve", "--keep-days", "0"), "0 is no number of days"),
        (("serve", "--keep-days", "long"), "whole number"),
        (("serve", "--database", "mysql://here/it"), "is no place for tables"),
        (("serve", "--port", "0", "--database", "/nowhere/at/all.db"), "cannot be kept in /nowhere/at/all.db"),
        (
            ("serve", "--port", "0", "--database", "postgresql://me:secret@127.0.0.1:9/it"),
            "cannot be kept in the database",
        ),
        (("serve", "--host", "203.0.113.7", "--port", "0"), "cannot be listened on"),
        (("join", "ftp://here"), "is no link of a table"),
        (("join", "http://127.0.0.1:9"), "names no table"),
        (("join", "http://127.0.0.1:99999", "ABCDE"), "is no link of a table"),
        (("join", "http://127.0.0.1:9", "ABCDE"), "No server answers at http://127.0.0.1:9"),
        (("join", "http://127.0.0.1:9/t/AB%20CD"), "is no code of a table"),
        (("join", "http://127.0.0.1:9", "ABCDE", "--bot", "genius"), "genius"),
        (("join", "http://127.0.0.1:9", "ABCDE", "--bot", "no_such:Bot"), "cannot be loaded: ModuleNotFoundError"),
        (("join", "http://127.0.0.1:9", "ABCDE", "--bot", "json:JSONDecoder"), "expected a class with choose"),
        (("join", "http://127.0.0.1:9", "ABCDE", "--place", "7"), "expected 1 to 6"),
        (
            ("join", "http://127.0.0.1:9", "ABCDE", "--name", "A", "--name", "B", "--place", "1"),
            "Each name has its place",
        ),
        (("join", "http://127.0.0.1:9", "ABCDE", "--bot", "novice", "--name", "A", "--name", "B"), "plays one seat"),
        (("join", "http://127.0.0.1:9", "ABCDE", "--pace", "-1"), "is no time"),
        (("join", "http://127.0.0.1:9", "ABCDE", "--watch", "--name", "Anna"), "has no seat"),
        (("join", "http://127.0.0.1:9", "ABCDE", "--name", "A" * 25), "1 to 24 visible characters"),
        (("open", "http://127.0.0.1:9"), "No server answers"),
        (("open", "http://127.0.0.1:9", "--place", "open"), "2 to 6 places"),
        (("open", "http://127.0.0.1:9", "--profile", "slow"), "no clocks"),
        (("open", "http://127.0.0.1:9", "--pace", "hasty"), "no pace"),
        (("open", "nonsense://x"), "is no link"),
    ],
)
def test_what_cannot_be_is_one_sentence(tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    done = bankhalter(tmp_path, *words, width=200)
    assert done.code == 2
    assert said in done.err
    assert "secret" not in done.err
    assert done.err.count("\n") == 1
    assert done.out == ""


def test_a_port_that_is_taken_and_what_is_no_bankhalter(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        done = bankhalter(tmp_path, "serve", "--port", str(port))
        assert (done.code, done.out) == (2, "")
        assert f"Port {port} is taken" in done.err
        assert f"Port {port} ist belegt" in bankhalter(tmp_path, "--lang", "de", "serve", "--port", str(port)).err


def test_what_a_server_does_not_do_is_one_sentence(tmp_path: Path) -> None:
    serving, address = server(tmp_path / "server")
    with serving:
        places = ("--place", "bot:standard", "--place", "bot:standard")
        made = bankhalter(tmp_path, "open", address, *places, width=200)
        code = made.out.partition("(code ")[2].partition(")")[0]
        for words, said in {
            ("join", address, "QQQQQ"): "There is no such table.",
            ("join", address, code, "--name", "Anna"): "No place is open at this table",
            ("join", address, "--code", f"{code}-AAAA-BBBB-CCCC"): "No place at this table has that code.",
            ("open", address, "--edition", "gold"): "gold",
            ("open", address, "--place", "bot:genius", "--place", "open"): "genius",
            ("open", address, "--option", "first"): "first",
        }.items():
            done = bankhalter(tmp_path, *words, width=200)
            assert (done.code, done.out, done.err.count("\n")) == (2, "", 1), done
            assert said in done.err
        assert serving.interrupt() == 130


def test_a_server_speaks_german_and_shows_the_home_network(tmp_path: Path) -> None:
    serving, _ = server(tmp_path / "server", "--lan", "--lang", "de", "--open")
    with serving:
        serving.says("Strg-C beendet ihn")
        serving.says("Im Heimnetz: http://|kein Heimnetz")
        assert serving.interrupt() == 130
    assert (tmp_path / "server" / "bankhalter" / "tables.db").exists()
