"""What `bankhalter simulate` shows."""

import errno
import io
import json
import os
import re
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from pyarrow import parquet
from rich.console import Console
from rich.segment import Segment

from bankhalter.cli import progress
from bankhalter.cli.console import make_console, window_width
from bankhalter.cli.main import outcome
from bankhalter.cli.numbers import read_games, read_precision
from bankhalter.cli.percent import digits_of
from bankhalter.cli.progress_bar import Bar
from bankhalter.cli.simulate import Shown, Wanted, simulate
from bankhalter.cli.simulation_report import Report
from bankhalter.sim.chunks import Chunk
from bankhalter.sim.cluster import Scheduler
from bankhalter.sim.games import GamesFile
from bankhalter.sim.plan import Limits
from bankhalter.sim.results import Results
from bankhalter.words.catalogue import LANGUAGES, Language
from bankhalter.words.errors import SpokenError
from bankhalter.words.voice import plain
from tests.cli.commands import PROGRAM, bankhalter, surroundings

SHORT = Wanted("dc", "standard,standard,novice", ("short=true",), "12", 1, Limits(), workers=1)
TIMED = Wanted("banking", "standard,novice,random", ("minutes=3",), "40", 1, Limits(), workers=1)
SCREEN = Shown()


def quiet() -> Console:
    return Console(file=io.StringIO(), width=80, color_system=None)


def shown(
    wanted: Wanted, language: Language = "en", how: Shown = SCREEN, errors: Console | None = None, width: int = 80
) -> tuple[int, str]:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    code = simulate(wanted, how, console, errors or quiet(), language)
    assert isinstance(console.file, io.StringIO)
    return code, console.file.getvalue()


SAID: dict[Language, tuple[str, ...]] = {
    "de": (
        "Simulation in der Ausgabe DC Comics: 12 Spiele",
        "Optionen: short=true",
        "Wer gewinnt, nach Bots",
        "Minuten bei 30 Sekunden je Zug.",
        "Schnellspiel 60 bis 90 Minuten",
        "Bankrotte beenden das Schnellspiel",
        "durch Miete",
        "am seltensten",
        "dunkelblau",
        "Was Grundstücke in einem Spiel kosten",
        "Poison Ivy",
        "Geld und Vermögen im Verlauf",
        "nach der Zahl der Detekteien",
        "Was am Anfang ausgeteilt wird, zählt mit dem Kartenpreis.",
        "Mieten treiben am häufigsten auf",
    ),
    "en": (
        "Simulation in the DC Comics edition: 12 games",
        "Options: short=true",
        "Who wins, by bot",
        "counted at 30 seconds a turn.",
        "gives the short game 60",
        "bankruptcies end the short game",
        "by rent",
        "least often",
        "dark blue",
        "What lots cost and earn",
        "Poison Ivy",
        "Cash and worth over time",
        "by the number of detective agencies",
        "Lots dealt at the start count at their printed price.",
        "Rents bankrupt most often on",
    ),
}
LAST: dict[Language, str] = {
    "de": r"12 Spiele, [\d.]+ Spielerzüge, [\d.]+ Spielerzüge je Sekunde\.",
    "en": r"12 games, [\d,]+ player turns, [\d,]+ player turns per second\.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_short_game_is_reported_in_full(language: Language) -> None:
    code, text = shown(SHORT, language, Shown(lots=True))
    assert code == 0
    for said in SAID[language]:
        assert said in " ".join(text.split())
    assert re.fullmatch(LAST[language], text.splitlines()[-1])
    assert "simulation-" not in text
    assert max(map(len, text.splitlines())) <= 80


def test_the_report_counts_what_the_results_hold() -> None:
    code, text = shown(TIMED)
    assert code == 0
    assert re.search(r"the time is up +40 +100\.00%", text)
    assert "Nobody went bankrupt." in text
    assert "Options: minutes=3" in text
    assert "rulebook gives" not in text
    assert "by bot" not in text
    assert re.search(r"minutes( +3){5} *\n", text)


def test_cash_and_worth_are_told_from_the_start_on() -> None:
    """Everybody begins with M 15 million; three turns of 30 seconds each do not last two rounds."""
    _, text = shown(TIMED)
    for head in ("worth after round", "cash after round"):
        assert re.search(rf"{head} +games +seat 1 +seat 2 +seat 3 *\n +─+ *\n +0 +40( +15M){{3}} *\n +1 +40 ", text)


def test_short_games_are_held_against_the_rulebook() -> None:
    """With 10 minutes a turn no game of some 60 turns is within 90 minutes."""
    slow = SHORT._replace(limits=Limits(seconds_a_turn=600))
    _, text = shown(slow)
    assert "0.0% of these games were shorter, 0.0% took as long, 100.0% longer." in " ".join(text.split())


@pytest.mark.parametrize("width", [60, 80, 130])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_is_cut_short_on_a_narrow_terminal(language: Language, width: int) -> None:
    wanted = Wanted("banking", "standard,novice,random,walker-stays", ("short=true",), "40", 1, Limits(), workers=1)
    _, text = shown(wanted, language, Shown(lots=True), width=width)
    assert max(map(len, text.splitlines())) <= width
    assert not re.search(r"\d[\d.,]*…", text)
    worth = {"de": "Vermögen", "en": "worth"}[language]
    assert re.search(rf"\b{worth} *\n", text)


def test_a_position_needs_no_bots_named(tmp_path: Path) -> None:
    path = tmp_path / "position.yaml"
    path.write_text("seats: [Anna, Ben, Cem]\nturn: Ben\nAnna: {cash: 100}\n", encoding="utf-8")
    done = bankhalter(tmp_path, "simulate", "--from", str(path), "--games", "2", "--json")
    assert (done.code, json.loads(done.out)["seats"]) == (0, ["standard"] * 3)
    done = bankhalter(tmp_path, "compare", "usual", "rent=automatic", "--from", str(path), "--games", "2", "--json")
    assert (done.code, json.loads(done.out)["b"]["seats"]) == (0, ["standard"] * 3)


def test_a_position_tells_its_seats_and_how_sure_it_is(tmp_path: Path) -> None:
    path = tmp_path / "end.yaml"
    path.write_text("seats: [Anna, Bert]\nAnna: {cash: 100}\nBert: {deeds: {37: hotel, 39: hotel}}\n", encoding="utf-8")
    wanted = Wanted("dc", "walker,walker", (), None, 1, Limits(most_rounds=2), path, "10%", 1)
    code, text = shown(wanted)
    assert code == 0
    assert "end.yaml" in text.replace("\n", "")
    assert re.search(r"known to \d\.\d% to either side \(wanted: 10\.0%\)", text)
    assert re.search(r"Anna +walker", text)
    assert re.search(r"Bert +walker", text)
    assert "What somebody owns in the position, or is dealt, counts at its printed price." in " ".join(text.split())


def test_the_summary_is_the_only_output_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert shown(TIMED, how=Shown(json=True)) == (0, "")
    summary = json.loads(capsys.readouterr().out)
    assert (summary["games"], summary["seats"]) == (40, ["standard", "novice", "random"])
    assert summary["tables"]["endings"][2] == {"ending": "time", "games": 40, "share": 1.0}


def test_a_folder_gets_everything_and_is_named(tmp_path: Path) -> None:
    _, text = shown(TIMED, how=Shown(tmp_path / "found"))
    assert "Written to" in text
    assert {"summary.json", "games.parquet", "seats.parquet"} <= {path.name for path in (tmp_path / "found").iterdir()}


def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.touch()
    with pytest.raises(SpokenError, match=r"file: cannot be written"):
        shown(TIMED, how=Shown(path))


def test_an_interrupt_shows_what_there_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    add = Results.add

    def interrupted(results: Results, chunk: Chunk) -> None:
        add(results, chunk)
        os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(Results, "add", interrupted)
    code, text = shown(TIMED._replace(games="1e5"), how=Shown(tmp_path))
    assert code == 130
    assert "Broken off after 32 of 100,000 games." in text
    assert text.splitlines()[-1].startswith("32 games, ")
    assert json.loads((tmp_path / "summary.json").read_text(encoding="utf-8"))["games"] == 32


def test_a_hasty_hand_on_the_keys_loses_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """It is interrupted while games are taken in, while files are written, and while the report is made."""
    for kind, name in ((Results, "add"), (Results, "close"), (Results, "save"), (Report, "whole")):
        monkeypatch.setattr(kind, name, interrupting(getattr(kind, name)))
    code, text = shown(TIMED._replace(games="1e5"), how=Shown(tmp_path))
    assert code == 130
    assert text.splitlines()[-1].startswith("32 games, ")
    assert parquet.read_table(tmp_path / "games.parquet").num_rows == 32


def interrupting(called: Callable[..., object]) -> Callable[..., object]:
    def interrupted(*args: object, **named: object) -> object:
        for _ in range(3):
            os.kill(os.getpid(), signal.SIGINT)
        return called(*args, **named)

    return interrupted


def test_a_full_disk_ends_the_games_and_the_report_still_comes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(_file: GamesFile, _table: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(GamesFile, "add", full)
    console, out = quiet(), tmp_path / "new" / "out"
    with pytest.raises(SpokenError, match="out: cannot be written: No space left on device"):
        simulate(TIMED, Shown(out), console, quiet(), "en")
    assert isinstance(console.file, io.StringIO)
    assert "40 games, 240 player turns" in console.file.getvalue()
    assert "Written to" not in console.file.getvalue()
    assert [*tmp_path.iterdir()] == []
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    "wrong",
    [
        TIMED._replace(workers=0),
        TIMED._replace(workers=None, cluster=Scheduler("nix")),
        TIMED._replace(cluster=Scheduler("tcp://127.0.0.1:1")),
    ],
)
def test_what_cannot_be_leaves_no_folder_behind(tmp_path: Path, wrong: Wanted) -> None:
    with pytest.raises(SpokenError):
        shown(wrong, how=Shown(tmp_path / "new" / "out"))
    assert [*tmp_path.iterdir()] == []


def test_an_earlier_simulation_stays_until_another_one_is_done(tmp_path: Path) -> None:
    shown(TIMED, how=Shown(tmp_path))
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    with pytest.raises(SpokenError):
        shown(TIMED._replace(workers=None, cluster=Scheduler("nix")), how=Shown(tmp_path))
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_progress_shows_the_rate_where_somebody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "plain_notice", lambda: None)
    terminal = Console(file=io.StringIO(), width=100, force_terminal=True, color_system=None)
    shown(TIMED, "de", errors=terminal)
    assert isinstance(terminal.file, io.StringIO)
    assert "Spiele/s" in terminal.file.getvalue()
    silent = quiet()
    shown(TIMED, errors=silent)
    assert isinstance(silent.file, io.StringIO)
    assert silent.file.getvalue() == ""


@pytest.mark.parametrize(("text", "games"), [("1", 1), ("20000", 20_000), ("1e6", 1_000_000), ("1.5e3", 1500)])
def test_games_are_written_in_full_or_with_an_exponent(text: str, games: int) -> None:
    assert read_games(text) == games


@pytest.mark.parametrize("text", ["0", "-3", "1.5", "1.000", "1,000", "viele", "", "1e99", "nan", "inf"])
def test_what_is_no_number_of_games_is_refused(text: str) -> None:
    with pytest.raises(SpokenError, match="whole number from 1"):
        read_games(text)


@pytest.mark.parametrize("text", ["0.5%", "0.5 %", "0,5%", "0.005"])
def test_a_precision_is_a_share(text: str) -> None:
    assert read_precision(text) == pytest.approx(0.005)


@pytest.mark.parametrize("text", ["0", "0%", "100%", "1", "-1%", "half", "%"])
def test_what_is_no_precision_is_refused(text: str) -> None:
    with pytest.raises(SpokenError, match="more than 0% and less than 100%"):
        read_precision(text)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--seats", "standard,clever"), "no bot “clever”; expected one of standard, novice"),
        (("--seats", "standard"), "expected 2 to 6 bots"),
        (("--games", "0"), "such as 20000 or 1e6, not “0”"),
        (("--games", "1.5"), "such as 20000 or 1e6, not “1.5”"),
        (("--precision", "x"), "such as 0.5%, not “x”"),
        (("--edition", "sonic", "--option", "short=true"), "sonic has no option “short”; it has rent:"),
        (("--from", "position.yaml", "--seats", "standard,novice"), "position.yaml: A.cash: "),
        (("--workers", "0"), "At least one worker"),
    ],
)
def test_bad_input_is_one_line_and_leaves_with_two(tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    path = tmp_path / "position.yaml"
    path.write_text("seats: [A, B]\nA: {cash: -1}\n", encoding="utf-8")
    done = bankhalter(tmp_path, "simulate", *(str(path) if word == path.name else word for word in words))
    assert (done.code, done.out) == (2, "")
    assert said in done.err
    assert done.err.count("\n") == 1


PLAYING = (("simulate",), ("compare", "usual", "usual"), ("tournament", "novice", "novice"), ("play",))


@pytest.mark.parametrize("command", PLAYING, ids=lambda command: command[0])
def test_an_option_given_twice_is_refused(command: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    words = (*command, "--option", "rent=automatic", "--option", "rent=demanded")
    assert outcome([*words, "--lang", "en"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == "The option rent is given twice, as “automatic” and as “demanded”; expected once.\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("simulate", "--out", ""), "Der Name einer Datei oder eines Ordners fehlt: --out ist leer.\n"),
        (("simulate", "--from", ""), "Der Name einer Datei oder eines Ordners fehlt: --from ist leer.\n"),
        (("plot", ""), "Der Name einer Datei oder eines Ordners fehlt: ORDNER ist leer.\n"),
        (("plot", "somewhere", "--save", ""), "Der Name einer Datei oder eines Ordners fehlt: --save ist leer.\n"),
        (("simulate", "--games", ""), "etwa 20000 oder 1e6, nicht „“.\n"),
        (("simulate", "--seed", "x"), " simulate --help.\n"),
    ],
)
def test_a_name_that_is_empty_is_one_sentence(
    words: tuple[str, ...],
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """As from a variable of the shell that is not set: without this the folder here would be written into."""
    monkeypatch.chdir(tmp_path)
    assert outcome([*words, "--lang", "de"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.endswith(said)
    assert told.err.count("\n") == 1
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize("name", ["summary.json", "seats.parquet", "games.parquet", "games.parquet.part"])
def test_what_cannot_be_written_over_is_said_before_any_game(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: object, **__: object) -> None:
        raise AssertionError("a game was played")

    monkeypatch.setattr(Results, "add", never)
    (tmp_path / name).mkdir()
    with pytest.raises(SpokenError, match=rf"{name}: cannot be written: Is a directory"):
        shown(TIMED, how=Shown(tmp_path))
    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_where_nobody_reads_on_it_ends_without_a_word(tmp_path: Path) -> None:
    """As before `head`: the other end of the pipe is closed already."""
    for words in (("--json",), ("--lots",)):
        reading, writing = os.pipe()
        os.close(reading)
        command = [*PROGRAM, "simulate", "--games", "10", "--workers", "1", *words]
        done = subprocess.run(
            command, stdout=writing, stderr=subprocess.PIPE, env=surroundings(tmp_path), text=True, check=False
        )
        os.close(writing)
        assert (done.returncode, done.stderr) == (0, "")


def test_a_precision_that_no_number_of_games_reaches_is_told_as_it_was_given() -> None:
    tiny = TIMED._replace(games="64", precision="1e-300")
    assert shown(tiny)[0] == 0
    _, text = shown(TIMED._replace(games="64", precision="0.125%"))
    assert re.search(r"known to \d+\.\d{3}% to either side only \(wanted: 0\.125%\)", text)


@pytest.mark.parametrize(
    ("half", "digits"), [(0.19, 1), (0.001, 1), (0.00099, 2), (0.0001, 2), (0.00009, 3), (1e-9, 4), (0.0, 1)]
)
def test_shares_have_as_many_decimals_as_are_known(half: float, digits: int) -> None:
    """A tenth of a percent is shown with one decimal, less with two or more."""
    assert digits_of(half) == digits


def test_games_broken_off_are_said_to_be_nobodys() -> None:
    said = "Nobody wins a game that is broken off; it counts as long as it was."
    broken = SHORT._replace(limits=Limits(most_rounds=2))
    assert said in " ".join(shown(broken)[1].split())
    assert said not in " ".join(shown(TIMED)[1].split())


@pytest.mark.parametrize("width", [24, 40, 48, 60, 72, 100])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_keeps_to_one_line(language: Language, width: int) -> None:
    voice, terminal = plain(language), Console(file=io.StringIO(), width=width, force_terminal=True, color_system=None)
    with Bar(terminal, voice) as bar:
        bar.add_task("jail_fine=same_turn", total=1_000_000, completed=123_456)
        options = terminal.options.update(width=200, max_width=200)
        lines = [line for line in terminal.render_lines(bar.get_renderable(), options, pad=False) if line]
    assert len(lines) == 1
    assert Segment.get_line_length(lines[0]) <= width
    drawn = "".join(segment.text for segment in lines[0])
    assert "123456/1000000" in drawn
    assert ("━" in drawn) == (width >= 60)


def test_the_screen_knows_how_wide_its_window_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """The report takes 60 columns at least, but what is drawn over must not."""
    monkeypatch.setenv("COLUMNS", "40")
    console = make_console(stderr=True)
    assert (console.width, window_width(console)) == (60, 40)


def test_who_plays_uncompiled_is_told_once_what_it_costs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BANKHALTER_PLAIN", "1")
    small = ("--edition", "banking", "--option", "minutes=1", "--seats", "novice,novice", "--games", "1")
    for command in (
        ("simulate",),
        ("compare", "usual", "usual"),
        ("compare", "--switches"),
        ("tournament", "novice", "novice"),
    ):
        taken = small[:4] + small[6:] if command[0] == "tournament" else small
        done = bankhalter(tmp_path, *command, *taken)
        assert done.code == 0
        said = (
            "The rules run uncompiled, about 220 times slower than compiled: the environment variable BANKHALTER_PLAIN"
        )
        assert " ".join(done.err.split()).count(said) == 1


def test_the_help_names_every_option(tmp_path: Path) -> None:
    for language in LANGUAGES:
        done = bankhalter(tmp_path, "--lang", language, "simulate", "--help")
        assert done.code == 0
        for option in ("--seats BOT,BOT…", "--games", "--from", "--precision", "--seconds-a-turn", "--out", "--json"):
            assert option in done.out
        assert "cli-" not in done.out
