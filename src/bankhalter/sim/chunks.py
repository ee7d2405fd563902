"""Some games of a simulation, one after the other: what every worker plays, on whichever machine."""

from array import array
from collections.abc import Sequence
from typing import NamedTuple

from bankhalter.batch.codes import Bot
from bankhalter.batch.layout import ROW, Game
from bankhalter.batch.limits import set_limits
from bankhalter.sim.engine import engine
from bankhalter.sim.plan import Plan
from bankhalter.sim.seating import seating

NUMBER = 4  # bytes of a number of a row


class Chunk(NamedTuple):
    """Games `first` to `first + games - 1`: a row for each (ROW numbers, see Column), and what their Tally holds."""

    first: int
    games: int
    rows: "array[int]"
    tally: "array[int]"  # field after field; empty if nothing was counted


Beside = tuple[Chunk, ...]
"""The same games, by number, of several plans: one chunk each."""

Span = tuple[int, int]
"""The first game of a chunk, and how many it has."""


def play_chunk(plan: Plan, first: int, games: int) -> Chunk:
    """Play games `first` to `first + games - 1` of the plan; a bot's fault shows in the status of its row."""
    make = engine()
    board, start, state, game, tally = make.board(), make.state(), make.state(), make.game(), make.tally()
    board.unpack(plan.board)
    start.unpack(plan.start)
    if plan.counted:
        state.notes = []
    rows = array("i", bytes(NUMBER * ROW * games))
    if plan.rotating:
        row = array("i", bytes(NUMBER * ROW))
        for n in range(games):
            game.unpack(set_up(plan, [plan.bots[entrant] for entrant in seating(len(plan.bots), first + n)]))
            make.play_batch(board, start, state, game, tally, row, first + n, 1, plan.seed)
            rows[n * ROW : (n + 1) * ROW] = row
    else:
        game.unpack(set_up(plan, plan.bots))
        make.play_batch(board, start, state, game, tally, rows, first, games, plan.seed)
    return Chunk(first, games, rows, array("q", tally.pack() if plan.counted else b""))


def play_spans(plans: Sequence[Plan], spans: Sequence[Span]) -> list[Beside]:
    """Play the games of each span by every plan: what a worker does before it reports."""
    return [tuple(play_chunk(plan, first, games) for plan in plans) for first, games in spans]


def set_up(plan: Plan, bots: Sequence[Bot]) -> bytes:
    """Return the packed record of a game that has not begun: the bots at their seats, and the limits."""
    game = Game()
    set_limits(game)
    game.most_rounds, game.seconds_a_turn, game.counted = plan.most_rounds, plan.seconds_a_turn, int(plan.counted)
    game.asked_before, game.throws_first = plan.asked_before, int(plan.throws_first)
    game.bots[: len(bots)] = bots
    return game.pack()
