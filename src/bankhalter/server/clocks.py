"""Clocks: what each seat has left to think, and when offers and auctions close. All times in milliseconds."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from bankhalter.rules.layout import SEATS
from bankhalter.server.header import Profile

SECOND = 1000
EXTENSIONS = 10  # how often a seat may take more time in a game


class Limits(NamedTuple):
    """A profile. `reserve` at first, `increment` at the end of each own turn, never above the
    reserve, and whenever a seat takes more time.

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
        self.awaited = 0  # bits of seats
        self.running = 0  # bits of the seats whose time runs
        self.extended = [0] * SEATS  # how often each seat has taken more time

    def pass_to(self, now: int) -> None:
        """Let time pass until `now`."""
        self.left = [self.left_at(seat, now) for seat in range(SEATS)]
        self.now = max(self.now, now)

    def await_seats(self, awaited: int, running: int) -> None:
        """From now on the seats of the bits `awaited` are awaited; the time of those in `running` runs."""
        self.awaited, self.running = awaited, running

    def add_increment(self, seat: int) -> None:
        """The seat has ended its turn."""
        self.left[seat] = max(self.left[seat], min(self.limits.reserve, self.left[seat] + self.limits.increment))

    def extend(self, seat: int) -> None:
        """The seat takes more time; where its own runs, that may then be above the reserve."""
        self.extended[seat] += 1
        if self.running >> seat & 1:
            self.left[seat] += self.limits.increment

    def extensions(self, seat: int) -> int:
        """Return how often the seat may still take more time: never where there is no limit."""
        return EXTENSIONS - self.extended[seat] if self.limits.reserve > 0 else 0

    def refill(self, seat: int) -> None:
        """The seat begins with its reserve again."""
        self.left[seat] = self.limits.reserve

    def left_at(self, seat: int, now: int) -> int:
        """What the seat has left at `now`; its reserve where there is no limit."""
        spent = max(0, now - self.now) if self.running >> seat & 1 else 0
        return max(0, self.left[seat] - spent)

    def out_at(self, seat: int) -> float:
        """When the seat will have used its time up, as things stand; never: infinity."""
        limited = self.limits.reserve > 0 and self.running >> seat & 1
        return self.now + self.left[seat] if limited else float("inf")

    def is_out(self, seat: int, now: int) -> bool:
        """Whether the seat is awaited and has used its time up."""
        awaited = bool(self.awaited >> seat & 1)
        return awaited and self.limits.reserve > 0 and self.left_at(seat, now) == 0
