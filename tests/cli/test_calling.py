"""Every command that people are told works when it is typed: how the program was started, and its language."""

import shlex
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bankhalter.cli.calling import called, play_called
from tests.cli.commands import bankhalter

Started = Callable[..., None]


@pytest.fixture(autouse=True)
def _english_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.delenv("LANGUAGE", raising=False)
    monkeypatch.delenv("BANKHALTER_BY_MAKE", raising=False)


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Started:
    """Return a way to start the program by a path, in a folder of its own; `found`: what the shell finds."""

    def start(by: str, found: str | None = None) -> None:
        monkeypatch.chdir(tmp_path)
        monkeypatch.setattr(sys, "argv", [by])
        monkeypatch.setattr(shutil, "which", lambda _: found)

    return start


def test_what_the_shell_finds_is_called_by_its_name(started: Started) -> None:
    started("/usr/local/bin/bankhalter", found="/usr/local/bin/bankhalter")
    assert called("en", "replay", "a.record") == "bankhalter replay a.record"


def test_what_make_has_started_is_called_by_its_path(started: Started, tmp_path: Path) -> None:
    for by in (".venv/bin/bankhalter", str(tmp_path / ".venv" / "bin" / "bankhalter")):
        started(by)
        assert called("de", "replay", "a.record") == ".venv/bin/bankhalter --lang de replay a.record"


def test_another_program_that_the_shell_finds_is_not_meant(started: Started) -> None:
    started(".venv/bin/bankhalter", found="/usr/bin/bankhalter")
    assert called("en", "rules") == ".venv/bin/bankhalter rules"


def test_a_path_with_a_blank_can_be_typed(started: Started) -> None:
    started("/my games/bankhalter")
    assert shlex.split(called("en", "rules")) == ["/my games/bankhalter", "rules"]


def test_english_must_be_asked_for_where_german_is_usual(started: Started, monkeypatch: pytest.MonkeyPatch) -> None:
    started("bankhalter", found=None)
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert called("en", "rules") == "bankhalter --lang en rules"


def test_a_game_goes_on_by_make_in_its_language(started: Started, monkeypatch: pytest.MonkeyPatch) -> None:
    started(".venv/bin/bankhalter")
    assert play_called("de", "RESUME=1", "--resume") == ".venv/bin/bankhalter --lang de play --resume"
    monkeypatch.setenv("BANKHALTER_BY_MAKE", "1")
    assert play_called("de", "RESUME=1", "--resume") == "make terminal LANG=de RESUME=1"
    assert play_called("en", "RESUME=1", "--resume") == "make terminal RESUME=1"


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (("rules", "pasch"), "Eine davon ganz: bankhalter --lang de rules "),
        (("rules",), "Weiter mit einem Kapitel oder mit Wörtern: bankhalter --lang de rules jail,"),
        (("rules", "qqqq"), "eine Übersicht zeigt bankhalter --lang de rules."),
        (("editions",), "Mehr zu einer Ausgabe: bankhalter --lang de editions NAME"),
        (("plya",), "Mehr dazu: bankhalter --lang de --help."),
    ],
)
def test_what_a_command_tells_to_type_speaks_its_language(tmp_path: Path, words: tuple[str, ...], line: str) -> None:
    done = bankhalter(tmp_path, "--lang", "de", *words, width=200)
    assert line in " ".join((done.out + done.err).split())


def test_at_the_end_the_game_can_be_seen_again_in_its_language(tmp_path: Path) -> None:
    seats = ("--seat", "Anna", "--seat", "Ben", "--option", "first=seat")
    words = ("--lang", "de", "play", *seats, "--save", str(tmp_path / "a.record"))
    done = bankhalter(tmp_path, *words, typed="gibt auf\n" * 2, width=200)
    told = done.out.partition("Noch einmal ansehen: bankhalter ")[2].split("\n")[0]
    assert told == f"--lang de replay {tmp_path / 'a.record'}"
    assert "Das war das ganze Spiel" in bankhalter(tmp_path, *shlex.split(told), width=200).out
    proof = done.out.partition("Nachweisen, dass nichts daran gedreht ist: bankhalter ")[2].split("\n")[0]
    assert proof == f"{told} --verify"
    verified = bankhalter(tmp_path, *shlex.split(proof), width=200)
    assert verified.code == 0
    assert "Prüfsumme" in verified.out
