"""One game of a tournament: who sits where, and in which order they finish."""

from collections.abc import Sequence
from math import factorial
from typing import NamedTuple

from bankhalter.batch.batch import play_batch
from bankhalter.batch.codes import Column, Status
from bankhalter.batch.game import ROUNDS
from bankhalter.batch.layout import ROW, Tally
from bankhalter.play.agents import code
from bankhalter.play.bot_game import fault, new_game
from bankhalter.rules.layout import Board, State
from bankhalter.rules.start import start


class Outcome(NamedTuple):
    """How a game went for each entrant, in the order in which they were named."""

    places: tuple[int, ...]  # how many finished before the entrant: 0 is first, equals share a place
    won: tuple[bool, ...]  # nobody wins a game that is broken off
    rounds: int
    over: bool  # False: broken off


def seating(entrants: int, game: int) -> tuple[int, ...]:
    """Return which entrant sits at each seat in game number `game`.

    Each block of as many games as there are entrants has everybody once at every seat; after all orders were used
    once, they begin again.
    """
    order = _permutation(list(range(1, entrants)), game // entrants % factorial(entrants - 1))
    ring = (0, *order)
    turned = game % entrants
    return ring[turned:] + ring[:turned]


def _permutation(left: list[int], number: int) -> tuple[int, ...]:
    order = []
    while left:
        ahead, number = divmod(number, factorial(len(left) - 1))
        order.append(left.pop(ahead))
    return tuple(order)


class Tables:
    """Room for the games of a tournament, played one after the other."""

    def __init__(self, board: Board, entrants: Sequence[str], *, rounds: int = ROUNDS) -> None:
        """Raise SittingError for a bot that is unknown."""
        self.board = board
        self.codes = [code(name) for name in entrants]
        self.start = State()
        start(board, self.start, len(entrants))
        self.state = State()
        self.game = new_game(self.codes, rounds=rounds)
        self.tally = Tally()
        self.row = [0] * ROW

    def play(self, seed: int, game: int) -> Outcome:
        """Play game number `game` of the tournament; raise RuntimeError if a bot is at fault."""
        seated = seating(len(self.codes), game)
        for seat, entrant in enumerate(seated):
            self.game.bots[seat] = self.codes[entrant]
        if play_batch(self.board, self.start, self.state, self.game, self.tally, self.row, game, 1, seed):
            raise fault(self.state, self.game, Status(self.row[Column.STATUS]))
        return outcome_of(self.row, [seated.index(k) for k in range(len(seated))])


def outcome_of(row: Sequence[int], seat_of: Sequence[int]) -> Outcome:
    """Return the outcome that a row tells, for entrants at these seats.

    The winners come first, then who was still in the game by worth, then who went out later.
    """
    places = tuple(row[Column.PLACE + seat] for seat in seat_of)
    won = tuple(bool(row[Column.WINNERS] >> seat & 1) for seat in seat_of)
    return Outcome(places, won, row[Column.ROUNDS], row[Column.STATUS] == Status.OVER)


def play_game(board: Board, entrants: Sequence[str], seed: int, game: int, *, rounds: int = ROUNDS) -> Outcome:
    """Play game number `game` of the tournament alone; raise SittingError for a bot that is unknown."""
    return Tables(board, entrants, rounds=rounds).play(seed, game)
