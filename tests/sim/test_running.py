"""Chunks: the same games whoever plays them, as the same games alone; and plans that cannot be."""

import os
import pickle
import signal
import subprocess
import sys
from array import array
from dataclasses import replace
from pathlib import Path

import pytest

from bankhalter.batch.codes import Column, Status
from bankhalter.batch.layout import ROW
from bankhalter.editions.errors import EditionError, OptionError
from bankhalter.notation.errors import NotationError
from bankhalter.play.bot_game import play_bots
from bankhalter.play.errors import SittingError
from bankhalter.rules.layout import Board
from bankhalter.sim.chunks import Chunk, play_chunk
from bankhalter.sim.interrupts import interrupts_noted
from bankhalter.sim.plan import Limits, Plan, make_plan
from bankhalter.sim.running import run
from bankhalter.words.errors import SpokenError

BOTS = ("standard", "novice", "random")


def plan(*, minutes: int = 3, seed: int = 5, chunk: int = 8) -> Plan:
    return make_plan("banking", BOTS, options={"minutes": minutes}, seed=seed, limits=Limits(chunk=chunk))


def joined(chunks: list[Chunk]) -> tuple["array[int]", list[int]]:
    """Return all rows, and the sums of the tallies."""
    rows = array("i")
    for chunk in chunks:
        rows.extend(chunk.rows)
    return rows, [sum(numbers) for numbers in zip(*(chunk.tally for chunk in chunks), strict=True)]


def test_chunks_do_not_depend_on_the_number_of_workers() -> None:
    alone, together = ([*run(plan(), 20, workers=workers)] for workers in (1, 2))
    assert alone == together
    assert [(chunk.first, chunk.games) for chunk in alone] == [(0, 8), (8, 8), (16, 4)]


def test_chunks_add_up_to_the_same_whatever_their_size() -> None:
    small, large = (joined([*run(plan(chunk=chunk), 12, workers=1)]) for chunk in (5, 12))
    assert small == large
    assert any(small[1])


def test_a_chunk_begins_anywhere() -> None:
    whole, part = play_chunk(plan(), 0, 6), play_chunk(plan(), 4, 2)
    assert whole.rows[4 * ROW :] == part.rows


def test_a_simulated_game_is_the_game_of_these_bots_alone() -> None:
    limits = Limits(most_rounds=20)
    chunk = play_chunk(make_plan("dc", BOTS, seed=9, limits=limits), 0, 6)
    board = Board()
    board.unpack(make_plan("dc", BOTS).board)
    codes = make_plan("dc", BOTS).bots
    for game in range(6):
        row = chunk.rows[game * ROW : (game + 1) * ROW]
        alone = play_bots(board, codes, 9, game, rounds=20)
        played = (row[Column.TURNS], row[Column.ROUNDS], row[Column.DECISIONS], row[Column.WINNERS])
        assert played == (alone.turns, alone.rounds, alone.decisions, alone.state.winners)
        assert list(row[Column.CASH : Column.CASH + 3]) == alone.state.cash[:3]


def test_turns_of_thirty_seconds_end_a_game_of_three_minutes() -> None:
    chunk = play_chunk(plan(), 0, 4)
    assert {chunk.rows[n * ROW + Column.STATUS] for n in range(4)} == {Status.OVER}
    assert {chunk.rows[n * ROW + Column.TURNS] for n in range(4)} <= {6, 7}


def test_without_counting_there_is_no_tally_and_the_same_rows() -> None:
    counted, bare = play_chunk(plan(), 0, 3), play_chunk(replace(plan(), counted=False), 0, 3)
    assert not bare.tally
    assert any(counted.tally)
    assert [row[: Column.FROM_BANK] for row in split(bare)] == [row[: Column.FROM_BANK] for row in split(counted)]


def split(chunk: Chunk) -> list["array[int]"]:
    return [chunk.rows[n * ROW : (n + 1) * ROW] for n in range(chunk.games)]


def test_a_plan_can_be_sent() -> None:
    sent = pickle.loads(pickle.dumps(plan()))  # noqa: S301  # our own
    assert sent == plan()
    assert play_chunk(sent, 0, 2) == play_chunk(plan(), 0, 2)


def test_progress_is_told_after_a_chunk_was_taken() -> None:
    told: list[tuple[int, int]] = []
    for chunk in run(plan(minutes=1), 20, workers=1, progress=lambda *numbers: told.append(numbers)):
        assert len(told) == chunk.first // 8
    assert told == [(8, 20), (16, 20), (20, 20)]


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupt_ends_the_chunks_and_raises_nothing(workers: int) -> None:
    before = signal.getsignal(signal.SIGINT)
    got = []
    for chunk in run(plan(minutes=1), 800, workers=workers):
        got.append(chunk)
        if chunk.first == 16:
            os.kill(os.getpid(), signal.SIGINT)
    assert got == [*run(plan(minutes=1), 24, workers=1)]
    assert signal.getsignal(signal.SIGINT) is before


@pytest.mark.parametrize("workers", [1, 2])
def test_however_often_it_is_interrupted_what_is_done_is_kept(workers: int) -> None:
    """Impatient people press the keys again and again."""
    plan_of_many = plan(minutes=1)
    got = []
    with interrupts_noted() as noted:
        for chunk in run(plan_of_many, 800, workers=workers):
            got.append(chunk)
            if chunk.first == 16:
                for _ in range(5):
                    os.kill(os.getpid(), signal.SIGINT)
        os.kill(os.getpid(), signal.SIGINT)
    assert got == [*run(plan_of_many, 24, workers=1)]
    assert noted.came


def test_after_an_interrupt_nothing_more_begins() -> None:
    with interrupts_noted():
        os.kill(os.getpid(), signal.SIGINT)
        assert [*run(plan(minutes=1), 80, workers=1)] == []
    assert len([*run(plan(minutes=1), 8, workers=1)]) == 1


def test_processes_do_not_hear_what_is_for_their_parent() -> None:
    """The keys interrupt a whole group of processes, those too that have only just begun."""
    lines = (
        "import os, signal",
        "from bankhalter.sim.processes import Processes",
        "if __name__ == '__main__':",
        "    came = []",
        "    signal.signal(signal.SIGINT, lambda *_: came.append(1))",
        "    pool = Processes(2)",
        "    futures = [pool.submit(abs, -number) for number in range(4)]",
        "    os.killpg(0, signal.SIGINT)",
        "    print([future.result() for future in futures], came)",
        "    pool.shutdown()",
    )
    done = subprocess.run(
        [sys.executable, "-c", "\n".join(lines)], capture_output=True, text=True, check=False, start_new_session=True
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "[0, 1, 2, 3] [1]\n"


def test_no_games_and_no_workers_are_refused() -> None:
    with pytest.raises(ValueError, match="expected at least one"):
        run(plan(), 0, workers=1)
    with pytest.raises(SpokenError, match="At least one worker"):
        run(plan(), 1, workers=0)
    with pytest.raises(SpokenError, match="at most 256"):
        run(plan(), 1, workers=257)


# ---------------------------------------------------------------- plans


POSITION = "seats: [A, B]\nturn: B\nA: {cash: 100}\n"


def test_a_plan_begins_at_a_position(tmp_path: Path) -> None:
    path = tmp_path / "position.yaml"
    path.write_text(POSITION, encoding="utf-8")
    plans = [
        make_plan("dc", ("standard", "novice"), position=position)
        for position in (POSITION, path, {"seats": ["A", "B"], "turn": "B", "A": {"cash": 100}})
    ]
    assert plans[0] == plans[1] == plans[2]
    assert plans[0].seats == ("A", "B")
    assert plans[0].start != make_plan("dc", ("standard", "novice")).start


def test_a_position_of_a_short_game_without_deeds_is_dealt_first() -> None:
    given = "seats: [A, B]\n"
    short = make_plan("dc", ("walker", "walker"), options={"short": True, "first": "seat"}, position=given)
    assert short.start == make_plan("dc", ("walker", "walker"), options={"short": True, "first": "seat"}).start


@pytest.mark.parametrize(
    ("bots", "given", "said"),
    [
        (("standard", "clever"), {}, "no bot “clever”; expected one of standard"),
        (("standard",), {}, "expected 2 to 6 bots"),
        (("standard",) * 7, {}, "expected 2 to 6 bots"),
        (BOTS, {"position": POSITION}, "has 2 seats, and 3 bots"),
        (BOTS[:2], {"position": POSITION.replace("100", "-5")}, "-5"),
        (BOTS[:2], {"position": "seats: [A, B]\nphase: over\n"}, "expected one that goes on"),
        (BOTS[:2], {"position": "seats: A"}, "seats a list"),
        (BOTS[:2], {"position": POSITION + "---\n" + POSITION}, "one position"),
        (BOTS, {"seed": -1}, "from 0 to 4294967295"),
        (BOTS, {"seed": 1 << 32}, "from 0 to 4294967295"),
        (BOTS, {"limits": Limits(most_rounds=0)}, "after 1 to"),
        (BOTS, {"limits": Limits(seconds_a_turn=-1)}, "takes 0 to"),
    ],
)
def test_a_plan_that_cannot_be_says_what_would_be_right(
    bots: tuple[str, ...], given: dict[str, object], said: str
) -> None:
    with pytest.raises((SittingError, NotationError), match=said):
        make_plan("dc", bots, **given)  # type: ignore[arg-type]  # whatever is given


def test_without_bots_a_standard_one_takes_every_seat() -> None:
    assert make_plan("dc", None).names == ("standard",) * 4
    assert make_plan("dc", None, position="seats: [A, B, C]").names == ("standard",) * 3


def test_editions_and_options_that_there_are_not_are_refused() -> None:
    with pytest.raises(EditionError):
        make_plan("nix", BOTS)
    with pytest.raises(OptionError):
        make_plan("sonic", BOTS, options={"short": True})


def test_an_error_names_the_file_of_its_position(tmp_path: Path) -> None:
    path = tmp_path / "wrong.yaml"
    path.write_text("seats: [A, B]\nA: {cash: -5}\n", encoding="utf-8")
    with pytest.raises(NotationError, match=r"wrong\.yaml: .*A\.cash"):
        make_plan("dc", BOTS[:2], position=path)
