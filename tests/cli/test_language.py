"""The language of the command line: where it comes from, and that help and errors keep to it."""

import re
from pathlib import Path

import pytest

import bankhalter.cli.help
from bankhalter.cli.help import USAGE_ERRORS
from bankhalter.cli.language import chosen, of_surroundings, without_language
from bankhalter.cli.main import app, outcome
from bankhalter.words.catalogue import LANGUAGES, Language
from bankhalter.words.errors import SpokenError
from tests.cli import commands

COMMANDS = (
    "serve",
    "join",
    "open",
    "play",
    "reader",
    "money",
    "replay",
    "check",
    "rules",
    "editions",
    "tournament",
    "simulate",
    "compare",
    "plot",
)
FOREIGN = {
    "de": r"\b(Usage|Options|Arguments|Commands|Show|the|with|and|required|default|More|Missing|No such)\b",
    "en": r"\b(Aufruf|Optionen|Argumente|Befehle|die|mit|und|oder|Mehr|Es)\b",
}


@pytest.fixture(autouse=True)
def _anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(
    ("surroundings", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "de_AT@euro"}, "de"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "en_US.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "de_CH.UTF-8"}, "de"),
        ({"LC_MESSAGES": "de_DE.UTF-8", "LC_ALL": "en_US.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "de_DE"}, "de"),
        ({"LANGUAGE": "de:en", "LANG": "en_US.UTF-8"}, "de"),
        ({"LANGUAGE": "fr:de", "LANG": "en_US.UTF-8"}, "de"),
        ({"LANGUAGE": "en", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LANGUAGE": "de", "LANG": "C.UTF-8"}, "en"),
        ({"LANGUAGE": "", "LANG": "de_DE.UTF-8"}, "de"),
    ],
)
def test_the_surroundings_name_the_language(surroundings: dict[str, str], language: Language) -> None:
    assert of_surroundings(surroundings) == language


@pytest.mark.parametrize(
    ("words", "rest", "language"),
    [
        (["--lang", "de", "rules"], ["rules"], "de"),
        (["rules", "--lang=de"], ["rules"], "de"),
        (["play", "dc", "--lang", "de", "--seed", "x"], ["play", "dc", "--seed", "x"], "de"),
        (["--lang", "de", "rules", "--lang", "en"], ["rules"], "en"),
        (["rules", "--", "--lang"], ["rules", "--", "--lang"], "en"),
        ([], [], "en"),
    ],
)
def test_the_option_may_stand_anywhere(words: list[str], rest: list[str], language: Language) -> None:
    assert without_language(words) == rest
    assert chosen() == language


@pytest.mark.parametrize("words", [["--lang", "fr"], ["--lang="], ["rules", "--lang"]])
def test_another_language_is_refused_in_one_sentence(words: list[str]) -> None:
    with pytest.raises(SpokenError, match="expected one of de, en"):
        without_language(words)


def page(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert outcome(words) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", [(), ("--help",), *((name, "--help") for name in COMMANDS)])
def test_help_is_in_one_language_throughout(
    capsys: pytest.CaptureFixture[str], language: Language, words: tuple[str, ...]
) -> None:
    text = page(capsys, "--lang", language, *words)
    assert text.startswith({"de": "Aufruf: bankhalter", "en": "Usage: bankhalter"}[language])
    assert re.findall(FOREIGN[language], text) == []
    assert "--lang de|en" in text
    assert "--help" in text
    assert max(map(len, text.splitlines())) <= 80
    assert not re.search(r"\b(cli|place|usage)-", text)


def test_every_command_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert tuple(app.commands) == COMMANDS
    text = page(capsys)
    assert all(f"\n  {name} " in text for name in COMMANDS)


MISTAKES = [
    (["check"], "Es fehlt: DATEI …", "Missing: FILE …"),
    (["rules", "--nix"], "Die Option --nix gibt es nicht", "There is no option --nix"),
    (["play", "--plan"], "ähnlich heißt --plain", "the nearest is --plain"),
    (["play", "--plain=3"], "Zur Option --plain gehört kein Wert", "The option --plain takes no value"),
    (["play", "--seed"], "Zur Option --seed gehört ein Wert", "The option --seed needs a value"),
    (["editions", "a", "b"], "Das ist zu viel: b", "This is too much: b"),
    (
        ["plya"],
        "Den Befehl „plya“ gibt es nicht; ähnlich heißt play",
        "There is no command “plya”; the nearest is play",
    ),
    (["qqqqq"], "Den Befehl „qqqqq“ gibt es nicht", "There is no command “qqqqq”"),
    (["replay", "x", "--at", "n"], "Zu --at gehört eine ganze Zahl", "--at needs a whole number"),
]


@pytest.mark.parametrize(("words", "german", "english"), MISTAKES)
def test_usage_errors_are_one_sentence_in_the_language_and_exit_with_2(
    capsys: pytest.CaptureFixture[str], words: list[str], german: str, english: str
) -> None:
    command = f" {words[0]}" if words[0] in COMMANDS else ""
    german_help = f"Mehr dazu: bankhalter --lang de{command} --help"
    for language, said, more in (("de", german, german_help), ("en", english, "More:")):
        assert outcome([*words, "--lang", language]) == 2
        err = capsys.readouterr().err
        assert said in err
        assert f" {more}" in err
        assert err.endswith(f"{command} --help.\n")
        assert re.findall(FOREIGN[language], err) == []


def test_every_usage_error_that_is_translated_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    used: list[str] = []

    def noted(name: str, **_: str) -> str:
        used.append(name)
        return name

    monkeypatch.setattr(bankhalter.cli.help, "says", noted)
    for words, *_ in MISTAKES:
        outcome(words)
    assert {name for name in used if name.startswith("usage-")} == set(USAGE_ERRORS.values())


@pytest.mark.parametrize(
    ("words", "german", "english"),
    [
        (["play", "--speed", "furious"], "Das Tempo „furious“", "There is no speed “furious”"),
        (["play", "--resume", "--seed", "1"], "--resume [DATEI] allein", "--resume [FILE] alone"),
        (["play", "dc", "--edition", "sonic"], "zwei Ausgaben", "two editions"),
        (["editions", "nix"], "Es gibt keine Ausgabe „nix“", "There is no edition “nix”"),
    ],
)
def test_other_errors_are_in_the_language_too(
    capsys: pytest.CaptureFixture[str], words: list[str], german: str, english: str
) -> None:
    assert outcome([*words, "--lang", "de"]) == 2
    assert german in capsys.readouterr().err
    assert outcome([*words, "--lang", "en"]) == 2
    assert english in capsys.readouterr().err


def test_a_process_of_its_own_speaks_german(tmp_path: Path) -> None:
    done = commands.bankhalter(tmp_path, "rules", "--lang", "fr")
    assert (done.code, done.out) == (2, "")
    assert done.err.count("\n") == 1
    assert commands.bankhalter(tmp_path, "--lang", "de").out.startswith("Aufruf:")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_version_is_shown(capsys: pytest.CaptureFixture[str], language: Language) -> None:
    assert page(capsys, "--version", "--lang", language).startswith("bankhalter ")
