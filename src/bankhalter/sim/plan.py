"""What all games of a simulation have in common."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from bankhalter.batch.codes import Bot
from bankhalter.batch.limits import ROUNDS
from bankhalter.editions.board import make_board
from bankhalter.editions.catalogue import find
from bankhalter.editions.options import Options, Value, options_document, parse_options
from bankhalter.editions.schema import Edition
from bankhalter.play.bot_names import code, name_of
from bankhalter.play.unplayable import SittingError
from bankhalter.rules.layout import LEAST_SEATS, SEATS, Board
from bankhalter.sim.engine import engine

CHUNK = 32  # games of a chunk
SECONDS_A_TURN = 30
MOST_GAMES = 1_000_000_000
MOST_ROUNDS = 1_000_000
MOST_SECONDS = 86_400
MOST_SEED = (1 << 32) - 1
USUAL_BOT = "standard"
USUAL_COUNT = 4  # of bots, if neither they nor a position are given

Position = Mapping[str, Any] | str | Path
"""A document, its text, or the file it stands in."""


class Limits(NamedTuple):
    """What bounds the games of a simulation."""

    most_rounds: int = ROUNDS  # a game that is not over by then is broken off
    seconds_a_turn: int = SECONDS_A_TURN  # in timed games; 0: a round is a minute
    chunk: int = CHUNK  # games of a chunk, which whoever plays it does not change


USUAL = Limits()


@dataclass(frozen=True)
class Plan:
    """Everything that decides how a game of a simulation goes, but for its number; small, and made to be sent."""

    edition: str  # as it was named: a name or a file
    board: bytes
    start: bytes  # the position that every game starts from
    bots: tuple[Bot, ...]  # of the seats; with `rotating` the entrants
    seed: int
    most_rounds: int = ROUNDS  # the Limits
    seconds_a_turn: int = SECONDS_A_TURN
    chunk: int = CHUNK
    counted: bool = True  # whether sums are added up, too
    rotating: bool = False  # whether the bots change their seats from game to game (sim/seating.py)
    options: Mapping[str, Value | int] = field(default_factory=dict)
    seats: tuple[str, ...] = ()  # their names in the position, if it has some
    asked_before: int = 0  # bits of the seats that want nothing before the first throw
    throws_first: bool = False  # whether whoever may throw does so before anybody is asked; only if nothing is counted

    @property
    def names(self) -> tuple[str, ...]:
        """The bots by name."""
        return tuple(map(name_of, self.bots))


def make_plan(
    edition: str,
    bots: Sequence[str] | None,
    *,
    options: Mapping[str, object] | None = None,
    seed: int = 1,
    position: Position | None = None,
    limits: Limits = USUAL,
) -> Plan:
    """Return the plan of games among `bots`, one a seat, from the start or from a position.

    Without any named, a standard bot takes every seat of the position, or each of four from the start.
    Raise a SpokenError that says what would be right for an edition, option or bot that there is not, a number of
    seats, a seed or limits that cannot be, a position that is impossible or over.
    """
    named = None if bots is None else tuple(map(code, bots_of(bots)))
    found = find(edition)
    chosen = parse_options(found, options or {})
    board = make_board(found, chosen)
    _check_numbers(found, named, seed, limits)
    codes = named or usual_bots(USUAL_COUNT)
    names: tuple[str, ...] = ()
    if position is None:
        first = started(board, len(codes))
    else:
        codes, names, first = _placed(found, chosen, position, named)
    document = options_document(found, chosen)
    return Plan(edition, board.pack(), first, codes, seed, *limits, options=document, seats=names)


def usual_bots(count: int) -> tuple[Bot, ...]:
    """Return the bots that sit at a table where none are named."""
    return (code(USUAL_BOT),) * count


def bots_of(bots: Sequence[str]) -> list[str]:
    """Return the names of bots, which may also stand in one text, with commas between them."""
    return [name.strip() for name in (bots.split(",") if isinstance(bots, str) else bots)]


def _check_numbers(edition: Edition, bots: tuple[Bot, ...] | None, seed: int, limits: Limits) -> None:
    most = min(edition.seats[1], SEATS)
    if bots is not None and not LEAST_SEATS <= len(bots) <= most:
        raise SittingError("simulation-seats", count=len(bots), least=LEAST_SEATS, most=most)
    check_seed(seed)
    if not 1 <= limits.most_rounds <= MOST_ROUNDS:
        raise SittingError("simulation-rounds", most=str(MOST_ROUNDS))
    if not 0 <= limits.seconds_a_turn <= MOST_SECONDS:
        raise SittingError("simulation-seconds", most=str(MOST_SECONDS))


def check_seed(seed: int) -> None:
    """Raise SittingError for a seed that cannot be."""
    if not 0 <= seed <= MOST_SEED:
        raise SittingError("simulation-seed", most=str(MOST_SEED))


def started(board: Board, seats: int) -> bytes:
    """Return the packed position of a game that begins."""
    make = engine()
    its_board, state = make.board(), make.state()
    its_board.unpack(board.pack())
    make.start(its_board, state, seats)
    return state.pack()


def _placed(
    edition: Edition, options: Options, position: Position, named: tuple[Bot, ...] | None
) -> tuple[tuple[Bot, ...], tuple[str, ...], bytes]:
    """Return bots and names of the seats and the packed state of a position; raise SittingError if bots do not fit."""
    from bankhalter.sim.positions import placed_at  # noqa: PLC0415  # takes a while, and most games begin at the start

    names, state = placed_at(edition, options, position)
    bots = usual_bots(state.seats) if named is None else named
    if state.seats != len(bots):
        raise SittingError("simulation-seats-of-position", seats=state.seats, bots=len(bots))
    return bots, names, state.pack()
