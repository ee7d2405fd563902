"""`bankhalter replay`: tells, shows a position, steps, and notices every forgery."""

import hashlib
import re
from pathlib import Path

import pytest

from bankhalter.play.game import Game
from bankhalter.play.nature import Seeded
from tests.cli.commands import bankhalter

GAME = ("Anna throws", "Anna throws", "Anna buys", "Anna ends turn")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Return the record of some turns from a seed, with a take-back in it."""
    game = Game("sonic-boom", ["Anna", "Ben"], {"first": "seat"}, nature="forged?")
    while len(game.log) < 40:
        game.do(next(line for line in game.legal(game.awaits[0]) if " bids " not in line))
    lot = next(game.table.square(lot) for lot, owner in enumerate(game.state.owner) if owner == 0)
    game.do(f"Anna mortgages {lot}")
    game.do("Anna takes back 1")
    path = tmp_path / "game.record"
    path.write_text(game.record(), encoding="utf-8")
    return path


def test_a_game_is_told(tmp_path: Path, record: Path) -> None:
    done = bankhalter(tmp_path, "replay", str(record))
    assert done.code == 0
    assert done.out.startswith("Sonic Boom: Anna, Ben\n")
    assert "It is Anna’s turn." in done.out
    assert re.search(r"\n  Anna takes back: Anna mortgages .*; the bank pays M \d+ for it\.\n", done.out)
    assert "The game is not over: 42 actions" in done.out


def test_a_take_back_is_told_as_it_went(tmp_path: Path) -> None:
    """It is only asked for at first, and what nobody agreed to was not taken back."""
    game = Game("sonic-boom", ["Anna", "Ben"], {"first": "seat"})
    for line in ("throws 1 2", "buys", "ends turn"):
        game.do(f"Anna {line}")
    for line in ("Ben takes back 2", "Anna disagrees", "Ben takes back 1", "Anna agrees"):
        game.do(line)
    path = tmp_path / "game.record"
    path.write_text(game.record(), encoding="utf-8")
    told = [line.strip() for line in bankhalter(tmp_path, "replay", str(path), width=200).out.splitlines()]
    assert told[told.index("It is Ben’s turn.") + 1 :][:5] == [
        "Ben asks to take back: Anna buys Coral Bay from the bank for M 60. Anna hands on the dice.",
        "Anna does not agree to the take-back.",
        "Ben asks to take back: Anna hands on the dice.",
        "Anna agrees to the take-back.",
        "Ben takes back: Anna hands on the dice.",
    ]


def test_the_position_after_an_action_and_nothing_else(tmp_path: Path, record: Path) -> None:
    start = bankhalter(tmp_path, "replay", str(record), "--at", "0")
    assert start.out == Game("sonic-boom", ["Anna", "Ben"], {"first": "seat"}).position()
    end = bankhalter(tmp_path, "replay", str(record), "--at", "42")
    assert (end.code, end.out) == (0, Game.load(record).position())
    wrong = bankhalter(tmp_path, "replay", str(record), "--at", "43")
    assert (wrong.code, wrong.out) == (2, "")
    assert wrong.err == f"{record} has 42 actions: expected --at 0 to 42.\n"


def test_stepping_waits_for_enter(tmp_path: Path, record: Path) -> None:
    done = bankhalter(tmp_path, "replay", str(record), "--step", typed="\n\n\n")
    assert done.code == 0
    assert "    4 " in done.out
    assert "    5 " not in done.out


def test_a_true_record_holds(tmp_path: Path, record: Path) -> None:
    done = bankhalter(tmp_path, "replay", str(record), "--verify")
    assert (done.code, done.err) == (0, "")
    assert "42 actions played again; 42 checksums hold." in done.out
    assert "The seed matches its checksum." in done.out
    assert "numbers drawn from the seed agree" in done.out


def forge(record: Path, old: str, new: str) -> None:
    text = record.read_text(encoding="utf-8")
    assert old in text
    record.write_text(text.replace(old, new, 1), encoding="utf-8")


def assert_noticed(tmp_path: Path, record: Path, expected: str) -> None:
    done = bankhalter(tmp_path, "replay", str(record), "--verify")
    assert done.code == 1
    assert done.out == ""
    assert expected in done.err
    assert done.err.count("\n") == 1


def test_a_forged_checksum_is_noticed(tmp_path: Path, record: Path) -> None:
    line = record.read_text(encoding="utf-8").splitlines()[-1]
    forge(record, line, line[:-1] + ("0" if line[-1] != "0" else "1"))
    assert_noticed(tmp_path, record, "the position after it differs from the one recorded")


def test_a_forged_throw_is_noticed_even_without_checksums(tmp_path: Path, record: Path) -> None:
    head, rule, body = record.read_text(encoding="utf-8").partition("\n---\n")
    bare = "\n".join(line.partition(" ; ")[0] for line in body.splitlines())
    first = bare.splitlines()[0]
    dice = "6 5" if not first.endswith("6 5") else "5 6"
    record.write_text(head + rule + bare.replace(first, f"Anna throws {dice}", 1) + "\n", encoding="utf-8")
    assert_noticed(tmp_path, record, "the seed drew `Anna throws")


def test_a_forged_seed_is_noticed(tmp_path: Path, record: Path) -> None:
    seed, other = Seeded.from_text("forged?").seed, Seeded.from_text("another")
    forge(record, seed.hex(), other.seed.hex())
    assert_noticed(tmp_path, record, "the seed does not match the commitment")
    forge(record, hashlib.sha256(seed).hexdigest(), other.commitment)
    assert_noticed(tmp_path, record, "the seed drew")


def test_a_file_that_is_no_record_is_named(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Anna\n", encoding="utf-8")
    for words in ((), ("--verify",), ("--at", "0")):
        done = bankhalter(tmp_path, "replay", str(path), *words)
        assert done.code == 2
        assert done.err == f"{path}: expected a YAML header, a line --- and the actions.\n"


def test_of_a_game_that_goes_on_nobody_is_told_what_was_luck(tmp_path: Path, record: Path) -> None:
    done = bankhalter(tmp_path, "replay", str(record), "--luck")
    assert (done.code, done.out) == (2, "")
    assert "The game is not over" in done.err
