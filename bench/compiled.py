"""Player turns a second of whole games on one core, plain and compiled: four bots of a kind.

Usage: python bench/compiled.py [SECONDS=1] [EDITION=sonic-boom] [--json]. Median of five runs each.
"""

import json
import sys
import time
from array import array
from collections.abc import Callable
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
    """What a run of one kind took."""

    turns_a_second: float
    nanoseconds_an_action: float


def player(code: ModuleType | SimpleNamespace, board: Board, bot: Bot) -> Play:
    """Return what plays with the functions and records of `code`, nothing counted."""
    own, begun, game = code.Board(), State(), new_game([bot] * SEATS, rounds=ROUNDS)
    start(board, begun, SEATS)
    first_state, state, playing = code.State(), code.State(), code.Game()
    for record, packed in ((own, board), (first_state, begun), (playing, game)):
        record.unpack(packed.pack())
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
        clock = time.process_time()
        play(0, games)
        spent = time.process_time() - clock
    return max(1, round(games * seconds / spent))


def measure(play: Play, seconds: float) -> Speed:
    """Return the median of the runs; all play the same games."""
    games, speeds = games_for(play, seconds), []
    for _ in range(RUNS):
        clock = time.process_time()
        actions, turns = play(0, games)
        spent = time.process_time() - clock
        speeds.append(Speed(turns / spent, spent / actions * 1e9))
    return Speed(*(median(column) for column in zip(*speeds, strict=True)))


def said(speed: Speed) -> str:
    """Return a speed for people."""
    return f"{speed.turns_a_second:,.0f} turns/s ({speed.nanoseconds_an_action:,.0f} ns an action)"


def main(seconds: float, edition: str, *, as_json: bool) -> None:
    """Measure all kinds and print them."""
    known = load(edition)
    board = make_board(known, parse_options(known, {}))
    found = {}
    for bot in KINDS:
        kind = bot.name.lower()
        slow, fast = measure(player(PLAIN, board, bot), seconds), measure(player(compiled(), board, bot), seconds)
        ratio = fast.turns_a_second / slow.turns_a_second
        found[kind] = {"plain": slow._asdict(), "compiled": fast._asdict(), "ratio": ratio}
        if not as_json:
            print(f"{kind:9} plain {said(slow)}, compiled {said(fast)}: {ratio:.0f} times", flush=True)
    if as_json:
        print(json.dumps({"edition": edition, "seats": SEATS, "runs": RUNS, "kinds": found}, indent=2))


if __name__ == "__main__":
    given = [argument for argument in sys.argv[1:] if argument != "--json"]
    main(float(given[0]) if given else 1.0, given[1] if len(given) > 1 else "sonic-boom", as_json="--json" in sys.argv)
