"""How often each seat wins when equally strong bots play on from a position, over and over."""

from bankhalter.batch.codes import Bot, Column, Status
from bankhalter.batch.layout import ROW
from bankhalter.rules.layout import Board, State
from bankhalter.sim.chunks import play_chunk
from bankhalter.sim.engine import engine
from bankhalter.sim.outcomes import raise_fault
from bankhalter.sim.plan import Plan

SEED = 1  # the same dice for all positions, so that what differs between two is owed to them


def is_quick() -> bool:
    """Whether games are played compiled, some thousand in a second, and without holding up other threads."""
    return engine().compiled


def win_chances(board: Board, state: State, games: int) -> tuple[float, ...]:
    """Return the chance of each seat, 0 to 1, in order and 1 together, from so many games played on.

    Who wins together shares a game; one that is broken off goes to whoever stands best then. Where a time is
    agreed it begins anew, a round a minute. Raise RuntimeError if a bot is at fault.
    """
    bots = (Bot.STANDARD,) * state.seats
    plan = Plan("", board.pack(), state.pack(), bots, SEED, seconds_a_turn=0, counted=False)
    rows = play_chunk(plan, 0, games).rows
    won = [0.0] * state.seats
    for game in range(games):
        row = rows[game * ROW : (game + 1) * ROW]
        if row[Column.STATUS] > Status.BROKEN_OFF:
            raise_fault(plan, range(state.seats), game)
        best = [seat for seat in range(state.seats) if row[Column.PLACE + seat] == 0]
        for seat in best:
            won[seat] += 1 / len(best)
    return tuple(each / games for each in won)


def spread(numbers: list[int], most: int) -> list[int]:
    """Return at most so many of some numbers, evenly apart, the first and the last among them."""
    if len(numbers) <= most:
        return numbers
    return [numbers[round(each * (len(numbers) - 1) / (most - 1))] for each in range(most)]
