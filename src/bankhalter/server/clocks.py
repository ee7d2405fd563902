"""Clocks: what each seat has left to think, and when offers and auctions close. All times in milliseconds."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from bankhalter.rules.layout import SEATS
from bankhalter.server.header import Profile

SECOND = 1000


class Limits(NamedTuple):
    """A profile. `reserve` at first, `increment` at the end of each own turn, never above the reserve.

    `auction`: after each bid; `offer`: for an answer; 0: without a limit. `patience`: from the question whether a seat
    is still there to the vote; `absence`: after how long a seat that is away may be asked.
    """

    reserve: int
    increment: int
    auction: int
    offer: int
    patience: int
    absence: int


LIMITS: Mapping[Profile, Limits] = MappingProxyType(
    {
        "none": Limits(0, 0, 0, 0, 20 * SECOND, 60 * SECOND),
        "relaxed": Limits(600 * SECOND, 45 * SECOND, 30 * SECOND, 90 * SECOND, 20 * SECOND, 60 * SECOND),
        "fast": Limits(180 * SECOND, 15 * SECOND, 12 * SECOND, 30 * SECOND, 10 * SECOND, 30 * SECOND),
    }
)


class Clock:
    """What the seats have left. The time between two entries is that of the seats awaited in between."""

    def __init__(self, limits: Limits, now: int) -> None:
        self.limits = limits
        self.left = [limits.reserve] * SEATS
        self.now = now
        self.awaited_since = [0] * SEATS  # 0: not awaited

    def pass_to(self, now: int, awaited: int) -> None:
        """Let time pass until `now`, while the seats of the bits `awaited` were awaited."""
        spent = max(0, now - self.now)
        self.now = max(self.now, now)
        for seat in range(SEATS):
            if awaited >> seat & 1:
                self.left[seat] = max(0, self.left[seat] - spent)

    def await_seats(self, awaited: int) -> None:
        """The seats of the bits are awaited from now on."""
        for seat in range(SEATS):
            if not awaited >> seat & 1:
                self.awaited_since[seat] = 0
            elif not self.awaited_since[seat]:
                self.awaited_since[seat] = self.now

    def add_increment(self, seat: int) -> None:
        """The seat has ended its turn."""
        self.left[seat] = min(self.limits.reserve, self.left[seat] + self.limits.increment)

    def refill(self, seat: int) -> None:
        """The seat begins with its reserve again."""
        self.left[seat] = self.limits.reserve

    def left_at(self, seat: int, now: int) -> int:
        """What the seat has left at `now`; its reserve where there is no limit."""
        awaited = self.awaited_since[seat]
        return max(0, self.left[seat] - max(0, now - self.now)) if awaited else self.left[seat]

    def is_out(self, seat: int, now: int) -> bool:
        """Whether the seat is awaited and has used its time up."""
        return bool(self.limits.reserve and self.awaited_since[seat]) and self.left_at(seat, now) == 0
