"""Whole games between processes: a server, its bots, and clients from the command line."""

import signal
import time
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.cli.commands import bankhalter
from tests.server.cli.processes import PATIENCE, Person, Process, server

QUICK = ("--pace", "instant")


def made(home: Path, address: str, *words: str) -> str:
    """Make a table and return its code."""
    done = bankhalter(home, "open", address, *words, width=200)
    assert done.code == 0, done.err
    return done.out.partition("(code ")[2].partition(")")[0]


def downloaded(home: Path, address: str, code: str) -> Path:
    """Return the record of a game, as the server gives it."""
    path = home / "downloaded.record"
    with urlopen(f"{address}/api/tables/{code}/record") as answer:  # noqa: S310  # our own server
        path.write_bytes(answer.read())
    return path


def test_two_terminals_and_two_bots_play_a_whole_game_and_all_see_the_same(tmp_path: Path) -> None:
    serving, address = server(tmp_path / "server")
    places = ("--place", "open", "--place", "open", "--place", "bot:standard", "--place", "bot:novice")
    with (
        serving,
        Process(tmp_path, "open", address, "--edition", "banking", "--start-when-full", *places, *QUICK) as table,
    ):
        code = table.says(r"\(code (\w+)\)")[1]
        with (
            Process(tmp_path, "join", address, code, "--bot", "standard") as first,
            Process(tmp_path, "join", f"{address}/t/{code}", "--bot", "novice", "--name", "Nora") as second,
        ):
            assert [table.ended(), first.ended(), second.ended()] == [0, 0, 0]
            assert first.err.read_text() == second.err.read_text() == ""
            assert "Nora has a seat." in second.told()
            last = first.says(r"after ([\d,]+) actions, its last checksum is (\w+); won by .+")
            assert second.says(r"after .*")[0] == last[0]
        record = downloaded(tmp_path, address, code)
        assert record.read_text(encoding="utf-8").splitlines()[-1].endswith(f" ; {last[2]}")
        assert serving.interrupt() == 130
        assert "all tables are put away" in serving.told()
    verified = bankhalter(tmp_path, "replay", str(record), "--verify")
    assert verified.code == 0
    assert "The seed matches its checksum." in verified.out


def test_a_person_is_killed_and_comes_back_with_the_code(tmp_path: Path) -> None:
    serving, address = server(tmp_path / "server")
    with serving:
        code = made(tmp_path, address, "--option", "first=seat", *QUICK, "--place", "open", "--place", "bot:standard")
        with Person(tmp_path, "join", address, code, "--name", "Anna") as anna:
            back = anna.sees(r"To come back: bankhalter (join .* --code [\w-]+)")[1].split()
            anna.sees("The game has not begun")
            anna.types("")
            anna.sees("Anna> ")
            anna.types("throws 3 4")
            anna.sees("(?i)come from the program|cannot be typed|bank alone|the program")
            anna.types("throws")
            anna.sees("Anna throws")
            anna.sees("Anna> ")
            anna.process.send_signal(signal.SIGKILL)
        lines = downloaded(tmp_path, address, code).read_text(encoding="utf-8").splitlines()
        with Person(tmp_path, *back) as again:
            again.sees(r"The game goes on after")
            again.sees("Anna> ")
            again.types("board")
            again.sees("Anna> ")
            again.types("why")
            again.sees("Anna> ")
            again.types("quit")
            again.sees("To come back")
            assert again.process.wait(30) == 0
        assert downloaded(tmp_path, address, code).read_text(encoding="utf-8").splitlines()[: len(lines)] == lines


def test_a_game_outlives_the_server(tmp_path: Path) -> None:
    serving, address = server(tmp_path / "server")
    port = address.rpartition(":")[2]
    places = ("--place", "open", "--place", "open")
    short = ("--edition", "dc", "--option", "short=true", "--start-when-full", *QUICK, *places)
    with serving, Process(tmp_path, "open", address, *short) as table:
        code = table.says(r"\(code (\w+)\)")[1]
        with (
            Person(tmp_path, "join", address, code, "--watch") as watching,
            Process(tmp_path, "join", address, code, "--bot", "standard", "--pace", "20") as first,
        ):
            watching.sees("not begun")
            first.says("has a seat")
            with Process(tmp_path, "join", address, code, "--bot", "novice") as second:
                watching.sees("throws")
                begun = time.monotonic()
                assert serving.interrupt() == 130
                assert time.monotonic() - begun < 10  # two seconds where nothing else runs
                watching.sees("The connection is lost")
                with Process(tmp_path / "server", "serve", "--port", port):
                    watching.sees("Connected again")
                    assert [first.ended(), second.ended()] == [0, 0]
                    assert first.says("after .*")[0] == second.says("after .*")[0]
                    watching.sees("To see it again: bankhalter replay")
                    assert watching.process.wait(30) == 0
    saved = tmp_path / "bankhalter" / "tables" / f"{code}.record"
    assert bankhalter(tmp_path, "replay", str(saved), "--verify").code == 0


OWN = """
class Bot:
    def choose(self, game, seat):
        lines = game.legal(seat)
        if any(line.endswith(" buys") for line in lines):
            raise KeyError("what now")
        return next((line for line in lines if line.endswith((" throws", " ends turn"))), None)


class Wrong:
    def choose(self, game, seat):
        return "Nobody flies"
"""


@pytest.mark.parametrize(
    ("bot", "complaint"), [("mine:Bot", "KeyError: 'what now' (mine.py, 6)"), ("mine:Wrong", "Nobody flies")]
)
def test_a_bot_of_ones_own_plays_and_its_errors_are_told(tmp_path: Path, bot: str, complaint: str) -> None:
    (tmp_path / "mine.py").write_text(OWN, encoding="utf-8")
    serving, address = server(tmp_path / "server")
    places = ("--place", "open", "--place", "bot:standard")
    with serving, Process(tmp_path, "open", address, "--start-when-full", *QUICK, *places) as table:
        code = table.says(r"\(code (\w+)\)")[1]
        with Process(tmp_path, "join", address, code, "--bot", bot, here=tmp_path) as mine:
            end = time.monotonic() + PATIENCE
            while complaint not in mine.err.read_text() and time.monotonic() < end:
                time.sleep(0.05)
            assert complaint in mine.err.read_text()
            seat = mine.says(r"(\w+) has a seat")[1]
            said = downloaded(tmp_path, address, code).read_text(encoding="utf-8")
            assert f"\n{seat} " in said, "it plays on all the same"
            assert mine.interrupt() == 130
            assert mine.told().count("To come back") == 2
