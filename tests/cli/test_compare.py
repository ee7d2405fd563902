"""What `bankhalter compare` shows."""

import io
import json
import os
import re
import signal
from pathlib import Path

import pytest
from rich.console import Console

from bankhalter.cli.compare import Wanted, compare, compare_switches
from bankhalter.sim.chunks import Beside
from bankhalter.sim.compare import Comparison
from bankhalter.sim.plan import Limits
from bankhalter.words.catalogue import LANGUAGES, Language
from tests.cli.commands import bankhalter

SHORT = Wanted(("usual", "short=true"), "dc", "standard,standard,novice,novice", (), "60", 1, Limits(), None, 1)
BOTS = Wanted(
    ("usual", "seats=novice,standard"), "banking", "standard,standard", ("minutes=3",), "8", 1, Limits(), None, 1
)


def quiet() -> Console:
    return Console(file=io.StringIO(), width=80, color_system=None)


def shown(wanted: Wanted, language: Language = "en", *, switches: bool = False) -> tuple[int, str]:
    console = quiet()
    how = compare_switches if switches else compare
    code = how(wanted, console, quiet(), language, as_json=False)
    assert isinstance(console.file, io.StringIO)
    return code, console.file.getvalue()


SAID: dict[Language, tuple[str, ...]] = {
    "de": (
        "Vergleich in der Ausgabe DC Comics: auf jeder Seite 60 Spiele",
        "A: wie üblich",
        "B: short=true",
        "Bots auf beiden Seiten: standard, standard, novice, novice",
        "Sicher heißt, dass der 95-%-Bereich die 0 nicht enthält",
    ),
    "en": (
        "Comparison in the DC Comics edition: 60 games on each side",
        "A: as usual",
        "B: short=true",
        "Bots on both sides: standard, standard, novice, novice",
        "Certain means that the 95% interval is without 0",
    ),
}
LINES: dict[Language, tuple[str, ...]] = {
    "de": (
        r"Platz 1 gewinnt( +[+-]?[\d,]+ %){4} bis [+-]?[\d,]+ % +(offen|B mehr|B weniger)",
        r"Runden +[\d,]+ +[\d,]+ +-[\d,]+ +-[\d,]+ bis -[\d,]+ +B weniger",
        r"Bankrotte +3,00 +1,00 +-2,00 +-2,00 bis -2,00 +B weniger",
        r"zu Ende gespielt +100,0 % +100,0 % +0,0 % +0,0 % bis 0,0 % +offen",
        r"120 Spiele, [\d.]+ Spielerzüge, [\d.]+ Spielerzüge je Sekunde\.",
    ),
    "en": (
        r"seat 1 wins( +[+-]?[\d.]+%){4} to [+-]?[\d.]+% +(open|B more|B less)",
        r"rounds +[\d.]+ +[\d.]+ +-[\d.]+ +-[\d.]+ to -[\d.]+ +B less",
        r"bankruptcies +3\.00 +1\.00 +-2\.00 +-2\.00 to -2\.00 +B less",
        r"played to the end +100\.0% +100\.0% +0\.0% +0\.0% to 0\.0% +open",
        r"120 games, [\d,]+ player turns, [\d,]+ player turns per second\.",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_comparison_is_told_and_says_in_words_what_is_certain(language: Language) -> None:
    code, text = shown(SHORT, language)
    assert code == 0
    for said in SAID[language]:
        assert said in " ".join(text.split())
    lines = [line.rstrip() for line in text.splitlines()]
    for pattern in LINES[language]:
        assert any(re.fullmatch(pattern, line) for line in lines), (pattern, text)
    assert re.fullmatch(LINES[language][-1], lines[-1])
    assert "…" not in text
    assert "compare-" not in text


def test_sides_that_differ_in_bots_name_them_and_few_games_prove_nothing() -> None:
    code, text = shown(BOTS)
    assert code == 0
    assert "A: minutes=3 seats=standard,standard" in text
    assert "B: minutes=3 seats=novice,standard" in text
    assert "With fewer than 30 games on each side nothing counts as certain." in text
    assert "B more" not in text
    assert "B less" not in text


END = "seats: [Anna, Bert]\nAnna: {cash: 100}\nBert: {deeds: {37: hotel, 39: hotel}}\n"


@pytest.mark.parametrize(
    ("switches", "language", "said"), [(False, "en", "Every game began at"), (True, "de", "Jedes Spiel begann mit")]
)
def test_games_begin_at_a_position(tmp_path: Path, switches: bool, language: Language, said: str) -> None:
    path = tmp_path / "end.yaml"
    path.write_text(END, encoding="utf-8")
    wanted = Wanted(("usual", "rent=automatic"), "dc", "standard,standard", (), "40", 1, Limits(), path, 1)
    code, text = shown(wanted._replace(sides=()) if switches else wanted, language, switches=switches)
    assert code == 0
    assert said in text
    assert "end.yaml" in text.replace("\n", "")
    if not switches:
        whole = shown(wanted._replace(position=None))[1]
        rounds, begun = (re.search(r"rounds +([\d.]+)", each) for each in (whole, text))
        assert rounds
        assert begun
        assert float(begun[1]) < float(rounds[1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_switch_is_a_line(language: Language) -> None:
    wanted = SHORT._replace(sides=(), edition="bond-007", seats="standard,novice", games="40")
    code, text = shown(wanted, language, switches=True)
    assert code == 0
    lines = text.splitlines()
    names = [line.split()[0] for line in lines if re.match(r"\w+=\w+ ", line)]
    assert names == [
        *("rent=automatic", "speed_die=true", "first=seat", "jail_doubles=again", "salary=after_landing"),
        *("rent_dice=cars", "triple=once", "decks=open", "mrm=next_rent"),
    ]
    assert re.search(r"speed_die=true .*-[\d.,]+\*", text)
    assert re.match(r"720 (Spiele|games), ", lines[-1])
    assert {"de": "je 40 Spiele", "en": "40 games each"}[language] in text
    assert "…" not in text


def test_the_document_is_the_only_output_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    console = quiet()
    assert compare(BOTS, console, quiet(), "en", as_json=True) == 0
    document = json.loads(capsys.readouterr().out)
    assert (document["games"], document["b"]["seats"]) == (8, ["novice", "standard"])
    wanted = BOTS._replace(sides=(), options=("minutes=1",), games="1")
    assert compare_switches(wanted, console, quiet(), "en", as_json=True) == 0
    switches = json.loads(capsys.readouterr().out)
    assert switches[0]["switch"] == "rent=automatic"
    assert "short=true" not in {each["switch"] for each in switches}
    assert isinstance(console.file, io.StringIO)
    assert console.file.getvalue() == ""


@pytest.mark.parametrize("switches", [False, True])
def test_an_interrupt_shows_what_there_is(monkeypatch: pytest.MonkeyPatch, switches: bool) -> None:
    add = Comparison.add

    def interrupted(comparison: Comparison, beside: Beside) -> None:
        add(comparison, beside)
        os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(Comparison, "add", interrupted)
    wanted = BOTS._replace(games="1e5", sides=() if switches else BOTS.sides)
    code, text = shown(wanted, switches=switches)
    assert code == 130
    assert "Broken off after 32 of 100,000 games." in text
    assert text.splitlines()[-1].startswith("64 games, ")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("usual",), "one is named"),
        ((), "none is named"),
        (("usual", "usual", "usual"), "3 are named"),
        (("usual", "short"), "not “short”"),
        (("usual", "--switches"), "no sides are named then"),
        (("usual", "short=true", "--edition", "sonic"), "sonic has no option “short”; it has rent:"),
        (("usual", "seats=standard,clever"), "no bot “clever”"),
        (("usual", "seats=standard,novice"), "A has 4, B has 2"),
        (("usual", "usual", "--games", "0"), "such as 20000 or 1e6, not “0”"),
        (("usual", "usual", "--workers", "0"), "At least one worker"),
        (("usual", "usual", "--from", "none.yaml"), "none.yaml: "),
    ],
)
def test_bad_input_is_one_line_and_leaves_with_two(tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    done = bankhalter(tmp_path, "compare", *words)
    assert (done.code, done.out) == (2, "")
    assert said in done.err
    assert done.err.count("\n") == 1


def test_the_command_plays(tmp_path: Path) -> None:
    done = bankhalter(tmp_path, "compare", "usual", "first=seat", "--games", "2", "--seats", "walker,walker")
    assert (done.code, done.err) == (0, "")
    assert done.out.splitlines()[-1].startswith("4 games, ")
