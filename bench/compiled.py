"""Player turns a second of whole games of four bots of a kind: plain, compiled on one core, on all, and counted.

Usage: python bench/compiled.py [SECONDS=1] [EDITION=sonic-boom] [JSON-FILE]. Median of five runs each; everything is
on: auctions, trades, shortages. `counted` is what a simulation plays, with all its tallies.
"""

import json
import os
import resource
import sys
import time
from array import array
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median
from types import ModuleType, SimpleNamespace
from typing import NamedTuple

from bankhalter.batch.batch import play_batch
from bankhalter.batch.codes import Bot, Column
from bankhalter.batch.layout import ROW, Game, Tally
from bankhalter.compiled import loaded, why_plain
from bankhalter.editions import load, make_board, parse_options
from bankhalter.play.bot_game import new_game
from bankhalter.rules.layout import Board, State
from bankhalter.rules.start import start

SEATS = 4
SEED = 2026
ROUNDS = 500
RUNS = 5
KINDS = (Bot.STANDARD, Bot.NOVICE, Bot.RANDOM, Bot.WALKER)

Play = Callable[[int, int], tuple[int, int]]
"""Plays so many games from a number on and returns actions and player turns."""


class Speed(NamedTuple):
    """What the runs of one kind took."""

    turns_a_second: float
    actions_a_second: float


def player(code: ModuleType | SimpleNamespace, board: Board, bot: Bot, *, counted: bool = False) -> Play:
    """Return what plays with the functions and records of `code`."""
    own, begun, game = code.Board(), State(), new_game([bot] * SEATS, rounds=ROUNDS)
    game.counted = int(counted)
    start(board, begun, SEATS)
    first_state, state, playing = code.State(), code.State(), code.Game()
    for record, packed in ((own, board), (first_state, begun), (playing, game)):
        record.unpack(packed.pack())
    state.notes = [] if counted else None
    tally = code.Tally()

    def play(first: int, games: int) -> tuple[int, int]:
        rows = array("i", bytes(4 * ROW * games))
        code.play_batch(own, first_state, state, playing, tally, rows, first, games, SEED)
        return sum(rows[Column.DECISIONS :: ROW]), sum(rows[Column.TURNS :: ROW])

    return play


PLAIN = SimpleNamespace(Board=Board, State=State, Game=Game, Tally=Tally, play_batch=play_batch)


def compiled() -> ModuleType:
    """Return the extension; leave if it is not used."""
    return loaded() or sys.exit(f"nothing to measure: the extension is not used ({why_plain()})")


def games_for(play: Play, seconds: float) -> int:
    """Return how many games take about so long."""
    games, spent = 1, 0.0
    while spent < seconds / 4:
        games *= 2
        clock = time.perf_counter()
        play(0, games)
        spent = time.perf_counter() - clock
    return max(1, round(games * seconds / spent))


def measure(plays: Sequence[Play], seconds: float) -> Speed:
    """Return the median of the runs; the players share no games and play side by side."""
    games, speeds = games_for(plays[0], seconds), []
    with ThreadPoolExecutor(len(plays)) as pool:
        for _ in range(RUNS):
            clock = time.perf_counter()
            done = list(pool.map(lambda at: plays[at](at * games, games), range(len(plays))))
            spent = time.perf_counter() - clock
            speeds.append(Speed(sum(turns for _, turns in done) / spent, sum(actions for actions, _ in done) / spent))
    return Speed(*(median(column) for column in zip(*speeds, strict=True)))


def measured(board: Board, bot: Bot, seconds: float) -> dict[str, Speed]:
    """Return the speeds of one kind of bot."""
    fast, cores = compiled(), os.cpu_count() or 1
    return {
        "plain": measure([player(PLAIN, board, bot)], seconds),
        "one core": measure([player(fast, board, bot)], seconds),
        f"{cores} cores": measure([player(fast, board, bot) for _ in range(cores)], seconds),
        "counted": measure([player(fast, board, bot, counted=True)], seconds),
    }


def main(seconds: float = 1.0, edition: str = "sonic-boom", file: str = "") -> None:
    """Measure all kinds, print a table and write the figures to a file."""
    known = load(edition)
    board = make_board(known, parse_options(known, {}))
    found = {}
    print(f"player turns a second, {SEATS} bots of a kind, {edition}, median of {RUNS} runs")
    for bot in KINDS:
        speeds = measured(board, bot, seconds)
        if not found:
            print(f"{'':10}" + "".join(f"{column:>13}" for column in speeds) + f"{'one/plain':>11}{'all/one':>9}")
        plain, one, every, _ = (speed.turns_a_second for speed in speeds.values())
        turns = "".join(f"{speed.turns_a_second:13,.0f}" for speed in speeds.values())
        print(f"{bot.name.lower():10}{turns}{one / plain:11.0f}{every / one:9.2f}", flush=True)
        found[bot.name.lower()] = {column: speed._asdict() for column, speed in speeds.items()}
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(f"peak memory {peak} MB")
    if file:
        figures = {"edition": edition, "seats": SEATS, "runs": RUNS, "peak_memory_mb": peak, "kinds": found}
        Path(file).write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    given = sys.argv[1:]
    main(*([float(given[0])] if given else []), *given[1:3])
