"""How often each seat wins when equally strong bots play on from a position, over and over."""

from typing import NamedTuple

from bankhalter.batch.codes import Bot, Column, Status
from bankhalter.batch.layout import ROW
from bankhalter.rules.layout import Board, State
from bankhalter.sim.chunks import play_chunk
from bankhalter.sim.engine import engine
from bankhalter.sim.outcomes import raise_fault
from bankhalter.sim.plan import Plan

SEED = 1  # the same dice for all positions, so that what differs between two is owed to them

Shares = tuple[float, ...]
"""What each seat has of a victory, 0 to 1, in order and 1 together."""


class Node(NamedTuple):
    """Where bots play on from: a packed position, who wants nothing before the next throw, and whether it comes now."""

    packed: bytes
    asked: int = 0  # bits of seats
    throws: bool = False


def is_quick() -> bool:
    """Whether games are played compiled, some thousand in a second, and without holding up other threads."""
    return engine().compiled


def tells(board: Board) -> bool:
    """Whether a finished game on this board is told by chances: it is played on quickly, and had no agreed time."""
    return is_quick() and not board.timed


def win_chances(board: Board, state: State, games: int) -> Shares:
    """Return the chance of each seat, 0 to 1, in order and 1 together, from so many games played on.

    Who wins together shares a game; one that is broken off goes to whoever stands best then. Where a time is
    agreed it begins anew, a round a minute. Raise RuntimeError if a bot is at fault.
    """
    return mean(played_on(board, Node(state.pack()), state.seats, 0, games))


def mean(outcomes: list[Shares]) -> Shares:
    """Return what each seat has on average."""
    return tuple(sum(each) / len(outcomes) for each in zip(*outcomes, strict=True))


def played_on(board: Board, node: Node, seats: int, first: int, games: int) -> list[Shares]:
    """Return who has won games `first` to `first + games - 1`, played on as for `win_chances`."""
    bots = (Bot.STANDARD,) * seats
    plan = Plan(
        "",
        board.pack(),
        node.packed,
        bots,
        SEED,
        seconds_a_turn=0,
        counted=False,
        asked_before=node.asked,
        throws_first=node.throws,
    )
    rows = play_chunk(plan, first, games).rows
    outcomes = []
    for game in range(games):
        row = rows[game * ROW : (game + 1) * ROW]
        if row[Column.STATUS] > Status.BROKEN_OFF:
            raise_fault(plan, range(seats), first + game)
        best = [row[Column.PLACE + seat] == 0 for seat in range(seats)]
        outcomes.append(tuple(is_best / sum(best) for is_best in best))
    return outcomes


def spread(numbers: list[int], most: int) -> list[int]:
    """Return at most so many of some numbers, evenly apart, the first and the last among them."""
    if len(numbers) <= most:
        return numbers
    return [numbers[round(each * (len(numbers) - 1) / (most - 1))] for each in range(most)]
