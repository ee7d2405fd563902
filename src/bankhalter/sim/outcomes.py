"""How the games of a tournament went: in which order the entrants finish."""

from collections.abc import Sequence
from typing import NamedTuple

from bankhalter.batch.codes import Column, Status
from bankhalter.batch.layout import ROW
from bankhalter.batch.limits import ROUNDS
from bankhalter.play.bot_names import code
from bankhalter.rules.layout import Board
from bankhalter.sim.chunks import Chunk, play_chunk
from bankhalter.sim.plan import Plan, started
from bankhalter.sim.seating import seating

CHUNK = 8  # games that a process plays before it reports


class Outcome(NamedTuple):
    """How a game went for each entrant, in the order in which they were named."""

    places: tuple[int, ...]  # how many finished before the entrant: 0 is first, equals share a place
    won: tuple[bool, ...]  # nobody wins a game that is broken off
    rounds: int
    over: bool  # False: broken off


def plan_of(board: Board, entrants: Sequence[str], seed: int, *, rounds: int = ROUNDS) -> Plan:
    """Return the plan of a tournament, timed by rounds; raise SittingError for a bot that is unknown."""
    codes = tuple(map(code, entrants))
    return Plan(
        "",
        board.pack(),
        started(board, len(entrants)),
        codes,
        seed,
        most_rounds=rounds,
        seconds_a_turn=0,
        chunk=CHUNK,
        counted=False,
        rotating=True,
    )


def outcomes_of(plan: Plan, chunk: Chunk) -> list[Outcome]:
    """Return the outcomes of some games in their order; raise RuntimeError if a bot is at fault."""
    outcomes = []
    for n in range(chunk.games):
        row = chunk.rows[n * ROW : (n + 1) * ROW]
        seated = seating(len(plan.bots), chunk.first + n)
        if row[Column.STATUS] > Status.BROKEN_OFF:
            raise_fault(plan, seated, chunk.first + n)
        outcomes.append(outcome_of(row, [seated.index(k) for k in range(len(seated))]))
    return outcomes


def raise_fault(plan: Plan, seated: Sequence[int], game: int) -> None:
    """Play a game once more in which a bot is at fault, and raise the RuntimeError that says how."""
    from bankhalter.play.bot_game import play_bots  # noqa: PLC0415  # loads the plain rules

    board = Board()
    board.unpack(plan.board)
    play_bots(board, [plan.bots[entrant] for entrant in seated], plan.seed, game, rounds=plan.most_rounds)


def outcome_of(row: Sequence[int], seat_of: Sequence[int]) -> Outcome:
    """Return the outcome that a row tells, for entrants at these seats.

    The winners come first, then who was still in the game by worth, then who went out later.
    """
    places = tuple(row[Column.PLACE + seat] for seat in seat_of)
    won = tuple(bool(row[Column.WINNERS] >> seat & 1) for seat in seat_of)
    return Outcome(places, won, row[Column.ROUNDS], row[Column.STATUS] == Status.OVER)


def play_game(board: Board, entrants: Sequence[str], seed: int, game: int, *, rounds: int = ROUNDS) -> Outcome:
    """Play game number `game` of the tournament alone; raise SittingError for a bot that is unknown."""
    plan = plan_of(board, entrants, seed, rounds=rounds)
    return outcomes_of(plan, play_chunk(plan, game, 1))[0]
