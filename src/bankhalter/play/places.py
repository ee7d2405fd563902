"""Which place each seat has reached: the rulebooks name the winners, and everybody asks who came second."""

from collections.abc import Iterable

from bankhalter.rules.layout import Board, State
from bankhalter.rules.queries import worth

Fall = tuple[int, int]
"""A seat that has gone bankrupt, and who got what it left: a seat or BANK."""


def fallen_after(fallen: tuple[Fall, ...], s: State, falls: Iterable[Fall]) -> tuple[Fall, ...]:
    """Return who has gone bankrupt in this position, the first one first: `fallen` before, and then `falls`.

    Without those whose bankruptcy was taken back.
    """
    return tuple(each for each in (*fallen, *falls) if s.bankrupt[each[0]])


def places(b: Board, s: State, fallen: tuple[Fall, ...]) -> list[int]:
    """Return the place that each seat has reached, the winners' being 1; 0 while it plays.

    At the end the richer one comes before the poorer one, as in short and timed games; equal fortunes share a place, as
    they share the win. Who has gone bankrupt comes after all who have not, and after all who went later; of those who
    were out of the game where it began it is not known who was first, so they share a place, too.
    """
    order = [seat for seat, _ in fallen]
    living = [seat for seat in range(s.seats) if not s.bankrupt[seat]]
    reached = [0] * s.seats
    for seat in range(s.seats):
        if seat in order:
            reached[seat] = len(living) + len(order) - order.index(seat)
        elif s.bankrupt[seat]:
            reached[seat] = len(living) + len(order) + 1
        elif s.winners:
            reached[seat] = 1 + sum(_before(b, s, other, seat) for other in living)
    return reached


def _before(b: Board, s: State, one: int, other: int) -> bool:
    """Whether one seat of a finished game comes before another."""
    return (s.winners >> one & 1, worth(b, s, one)) > (s.winners >> other & 1, worth(b, s, other))
