"""One game of a tournament: who sits where, and in which order they finish."""

from collections.abc import Sequence
from math import factorial
from typing import NamedTuple

from bankhalter.play.agents import bot
from bankhalter.play.bot_game import ROUNDS, play_bots
from bankhalter.rules.codes import Phase
from bankhalter.rules.layout import Board, State
from bankhalter.rules.queries import worth

Standing = tuple[int, int, int]
"""What ranks a seat at the end: whether it won, when it went out (the later the more), and its worth."""


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


class _Watch:
    """Notes when each seat goes out."""

    def __init__(self) -> None:
        self.actions = 0
        self.out: dict[int, int] = {}

    def __call__(self, s: State) -> None:
        self.actions += 1
        if sum(s.bankrupt) > len(self.out):
            for seat in range(s.seats):
                if s.bankrupt[seat]:
                    self.out.setdefault(seat, self.actions)


def places(standings: Sequence[Standing]) -> tuple[int, ...]:
    """Return how many stand better than each."""
    return tuple(sum(other > own for other in standings) for own in standings)


def play_game(board: Board, entrants: Sequence[str], seed: int, game: int, *, rounds: int = ROUNDS) -> Outcome:
    """Play game number `game` of the tournament.

    The winners come first, then by worth who was still in the game, then who went out later.
    Raise SittingError for a bot that is unknown.
    """
    seated = seating(len(entrants), game)
    watch = _Watch()
    finished = play_bots(board, [bot(entrants[k]) for k in seated], seed, game, rounds=rounds, watch=watch)
    s = finished.state
    seat_of = [seated.index(k) for k in range(len(entrants))]
    never = watch.actions + 1
    standings = [(s.winners >> seat & 1, watch.out.get(seat, never), worth(board, s, seat)) for seat in seat_of]
    won = tuple(bool(s.winners >> seat & 1) for seat in seat_of)
    return Outcome(places(standings), won, finished.rounds, s.phase == Phase.OVER)
