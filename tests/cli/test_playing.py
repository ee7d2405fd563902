"""`bankhalter play` as a process: begin, leave, go on, be killed, and never lose anything."""

import re
import signal
import subprocess
import time
from importlib.resources import files
from pathlib import Path

import pytest

from bankhalter.cli.main import outcome
from bankhalter.play.records import read_record
from tests.cli.commands import PROGRAM, bankhalter, last, surroundings

ROUND = "throws\nbuys\nends turn\npasses\npays\ndemands rent\nrejects Bert\nrejects Cleo\n"  # one is possible for long
SEEDED = ("play", "classic-us", "--seat", "Anna", "--seat", "bot", "--seat", "bot:random", "--seed", "a seed")


def body(path: Path) -> list[str]:
    return [entry.line for _, entry in read_record(path).entries]


def test_the_end_of_the_input_saves_the_game_and_says_how_to_go_on(tmp_path: Path) -> None:
    done = bankhalter(tmp_path, *SEEDED, typed=ROUND)
    assert done.code == 0
    assert done.err == ""
    assert f"The game is saved in {last(tmp_path)}." in done.out.replace("\n", "")
    assert "To go on: bankhalter play --resume" in done.out
    assert len(body(last(tmp_path))) > 5


def test_a_game_left_and_taken_up_again_is_the_same_game(tmp_path: Path) -> None:
    bankhalter(tmp_path / "whole", *SEEDED, typed=ROUND * 12)
    lines = (ROUND * 12).splitlines(keepends=True)
    bankhalter(tmp_path / "cut", *SEEDED, typed="".join(lines[:23]))
    bankhalter(tmp_path / "cut", "play", "--resume", typed="".join(lines[23:31]))
    done = bankhalter(tmp_path / "cut", "play", "--resume", typed="".join(lines[31:]))
    assert done.code == 0
    assert last(tmp_path / "cut").read_text(encoding="utf-8") == last(tmp_path / "whole").read_text(encoding="utf-8")


@pytest.mark.parametrize(("sent", "code"), [(signal.SIGKILL, -signal.SIGKILL), (signal.SIGINT, 130)])
def test_a_process_that_is_stopped_loses_nothing(tmp_path: Path, sent: signal.Signals, code: int) -> None:
    lines = (ROUND * 8).splitlines(keepends=True)
    process = subprocess.Popen(
        [*PROGRAM, *SEEDED], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env=surroundings(tmp_path), text=True,
    )  # fmt: skip
    assert process.stdin is not None
    process.stdin.write("".join(lines[:17]))
    process.stdin.flush()
    wait_until_quiet(last(tmp_path))
    process.send_signal(sent)
    out, err = process.communicate()
    assert process.returncode == code
    assert "Traceback" not in err
    if sent == signal.SIGINT:
        assert "The game is saved in" in out
    bankhalter(tmp_path, "play", "--resume", typed="".join(lines[17:]))
    bankhalter(tmp_path / "whole", *SEEDED, typed="".join(lines))
    assert body(last(tmp_path)) == body(last(tmp_path / "whole"))


def wait_until_quiet(path: Path) -> None:
    """Wait until nothing more is written: all that was typed is done."""
    before, begun = -1, time.monotonic()
    while not path.exists() or path.stat().st_size != before:
        before = path.stat().st_size if path.exists() else -1
        time.sleep(1)
        assert time.monotonic() - begun < 60, "the game does not come to rest"


def test_bots_among_themselves_play_to_the_end_and_the_end_is_shown(tmp_path: Path) -> None:
    words = ("play", "--edition", "dc", "--option", "short=true", "--seat", "bot", "--seat", "bot", "--seat", "bot")
    done = bankhalter(tmp_path, *words, "--seed", "short", "--save", str(tmp_path / "mine.record"))
    assert done.code == 0
    assert " has won." in done.out
    assert "wealth" in done.out
    assert f"The record: {tmp_path / 'mine.record'}" in done.out
    assert not last(tmp_path).exists()
    assert bankhalter(tmp_path, "replay", str(tmp_path / "mine.record"), "--verify").code == 0


def test_the_game_before_is_set_aside_and_nothing_is_overwritten(tmp_path: Path) -> None:
    bankhalter(tmp_path, *SEEDED, typed=ROUND)
    games = [last(tmp_path).read_text(encoding="utf-8")]
    for rounds in (2, 3):
        done = bankhalter(tmp_path, *SEEDED, typed=ROUND * rounds, width=200)
        assert re.search(r"The previous game is in .*/classic-us-\d{4}-\d\d-\d\d-\d{4}(-\d)?\.record\.", done.out)
        games.append(last(tmp_path).read_text(encoding="utf-8"))
    kept = [path.read_text(encoding="utf-8") for path in last(tmp_path).parent.iterdir()]
    assert sorted(kept) == sorted(games)
    done = bankhalter(tmp_path, *SEEDED, "--save", str(last(tmp_path)))
    assert done.code == 2
    assert "exists already" in done.err


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("play", "nowhere"), 'There is no edition “nowhere”'),
        (("play", "--seat", "Anna"), "expected"),
        (("play", "--seat", "Anna", "--seat", "Anna"), "Anna"),
        (("play", "--seat", "Anna", "--seat", "bot:clever"), 'There is no bot “clever”; expected one of standard'),
        (("play", "--option", "rent"), 'expected one like rent=automatic'),
        (("play", "--option", "speed_die=true"), 'has no option “speed_die”'),
        (("play", "sonic", "--edition", "dc"), "expected one"),
        (("play", "--names", "/nowhere/names.toml"), "names.toml"),
        (("play", "--resume"), "cannot be read: No such file or directory"),
        (("play", "--resume", "--seed", "x"), "expected --resume [FILE] alone"),
        (("play", "--fast"), "There is no option --fast"),
        (("dance",), "There is no command “dance”"),
        (("replay", "/nowhere"), "/nowhere: cannot be read"),
        (("replay",), "Missing: FILE"),
        (("check", "/nowhere"), "/nowhere: cannot be read"),
        (("editions", "nowhere"), 'There is no edition “nowhere”'),
    ],
)  # fmt: skip
def test_what_cannot_be_used_is_one_sentence(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: tuple[str, ...],
    expected: str,
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert outcome(words) == 2
    sentence = capsys.readouterr().err
    assert expected in sentence
    assert sentence.endswith(".\n")
    assert sentence.count("\n") == 1


def test_the_time_played_goes_with_the_game_set_aside(tmp_path: Path) -> None:
    """A new timed game begins with all its time."""
    timed = ("play", "banking", "--option", "minutes=30", "--seat", "Anna", "--seat", "Ben")
    bankhalter(tmp_path, *timed)
    clock = last(tmp_path).with_name("last.record.clock")
    clock.write_text("1500.0\n", encoding="utf-8")
    assert "\n  5 minutes left." in bankhalter(tmp_path, "play", "--resume").out
    assert "\n  30 minutes left." in bankhalter(tmp_path, *timed).out
    assert len(list(last(tmp_path).parent.glob("banking-*.record.clock"))) == 1


def test_started_by_make_the_way_on_is_told_in_its_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BANKHALTER_BY_MAKE", "1")
    assert "To go on: make terminal RESUME=1\n" in bankhalter(tmp_path, *SEEDED).out
    mine = tmp_path / "mine.record"
    assert f"To go on: make terminal RESUME={mine}" in bankhalter(tmp_path, *SEEDED, "--save", str(mine), width=200).out
    process = subprocess.Popen(
        [*PROGRAM, *SEEDED], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=surroundings(tmp_path), text=True
    )
    wait_until_quiet(last(tmp_path))
    again = bankhalter(tmp_path, *SEEDED)
    process.send_signal(signal.SIGINT)
    process.communicate()
    assert process.returncode == 0
    assert again.code == 2
    assert "being played elsewhere. A new game needs another file, as with make terminal SAVE=FILE." in again.err


def test_what_was_taken_back_stands_in_the_log_after_a_break(tmp_path: Path) -> None:
    rounds = (ROUND * 3).splitlines(keepends=True)
    bankhalter(tmp_path, *SEEDED, typed="".join(rounds))
    lot = next(line.split("deeds: {")[1].split(":")[0] for line in
               bankhalter(tmp_path, "play", "--resume", typed="position\n").out.splitlines()
               if line.startswith("Anna: {"))  # fmt: skip
    shown = bankhalter(tmp_path, "play", "--resume", typed=f"mortgages {lot}\ntakes back 1\nlog 999\n", width=200).out
    later = bankhalter(tmp_path, "play", "--resume", typed="log 999\n", width=200).out
    assert "  Anna takes back: Anna mortgages" in later
    live, resumed = (re.split("log 999\n", text)[1] for text in (shown, later))
    assert live.split("Anna> ")[0] == resumed.split("Anna> ")[0]


def test_the_deal_is_told(tmp_path: Path) -> None:
    words = ("play", "dc", "--option", "short=true", "--seat", "Anna", "--seat", "Ben")
    shown = bankhalter(tmp_path, *words, width=200).out
    assert "Anna is dealt " in shown
    assert "Ben is dealt " in shown


def test_a_command_without_words_shows_all_of_them(tmp_path: Path) -> None:
    done = bankhalter(tmp_path)
    assert (done.code, done.err) == (0, "")
    assert "..." not in done.out.split("Commands:")[1]
    assert done.out.endswith("\n")
    listed = {line.split()[0] for line in done.out.split("Commands:")[1].splitlines() if line[:3].strip()}
    assert {"play", "replay", "check", "rules", "editions", "tournament", "simulate", "compare", "plot"} <= listed


def test_version_and_help(tmp_path: Path) -> None:
    assert bankhalter(tmp_path, "--version").out == "bankhalter 0.1.0\n"
    listed = bankhalter(tmp_path, "--help")
    assert listed.code == 0
    assert all(command in listed.out for command in ("play", "check", "replay", "editions"))
    assert "--resume" in bankhalter(tmp_path, "play", "--help").out
    assert "bond-007" in bankhalter(tmp_path, "editions").out


def test_a_pipe_that_closes_early_is_no_error(tmp_path: Path) -> None:
    bankhalter(tmp_path, *SEEDED, typed=ROUND * 20)
    command = " ".join(f"'{word}'" for word in (*PROGRAM, "replay", str(last(tmp_path))))
    done = subprocess.run(
        ["/bin/sh", "-c", f"{command} | head -n 1"], env=surroundings(tmp_path), capture_output=True, check=False
    )
    assert done.stderr == b""


def test_own_names_are_played_with_and_kept_in_the_record(tmp_path: Path) -> None:
    names = tmp_path / "names.toml"
    names.write_text('[squares]\n39 = "Our Street"\n', encoding="utf-8")
    bankhalter(tmp_path, *SEEDED, "--names", str(names), typed="")
    names.unlink()
    assert "Our Street" in bankhalter(tmp_path, "play", "--resume", typed="deed 39\n").out


def own_edition(folder: Path) -> Path:
    """Return a copy of the classic German board on which the first street costs 62."""
    text = files("bankhalter.editions").joinpath("classic_de.toml").read_text(encoding="utf-8")
    printed = "price = 60, rents = [2, 10, 30, 90, 160, 250], house_cost = 50, mortgage = 30"
    assert text.count(printed) == 1
    path = folder / "mine.toml"
    path.write_text(text.replace(printed, printed.replace("60, r", "62, r").replace("= 30", "= 31")), encoding="utf-8")
    return path


def test_an_edition_of_ones_own_is_played_shown_and_kept_in_the_record(tmp_path: Path) -> None:
    mine = own_edition(tmp_path)
    assert "62" in bankhalter(tmp_path, "editions", str(mine)).out
    bankhalter(tmp_path, "play", str(mine), "--seat", "Anna", "--seat", "Ben", "--seed", "s", typed="")
    mine.unlink()
    assert "M 62" in bankhalter(tmp_path, "play", "--resume", typed="deed 1\n").out


def test_an_edition_file_that_is_not_there_is_a_sentence(tmp_path: Path) -> None:
    done = bankhalter(tmp_path, "play", str(tmp_path / "none.toml"))
    assert done.code == 2
    assert "none.toml" in done.err


def test_what_nobody_can_read_is_asked_again(tmp_path: Path) -> None:
    done = subprocess.run(
        [*PROGRAM, *SEEDED],
        input=b"\xff\xfe\x00\nthrows\n",
        env=surroundings(tmp_path),
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert body(last(tmp_path))[0].startswith("Anna throws")


def test_a_mistake_of_ours_is_a_sentence_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> None:
        raise KeyError("oh")

    monkeypatch.setattr("bankhalter.cli.edition_page.show", fail)
    assert outcome(["editions"]) == 2
    sentence = capsys.readouterr().err
    assert sentence.startswith("Bankhalter has made a mistake (KeyError: 'oh'; test_playing.py, line ")
    assert sentence.count("\n") == 1
