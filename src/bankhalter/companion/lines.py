"""Bookings as they stand in the ledger, and the games they belong to."""

from dataclasses import dataclass, field, replace
from enum import StrEnum

from bankhalter.companion.accounts import Accounts, Booking
from bankhalter.companion.occasions import Kind, Occasion, kind_of


class Standing(StrEnum):
    """What has become of a booking."""

    STANDS = "stands"
    STRUCK = "struck"  # taken back with C while its cards were in
    REVERSED = "reversed"  # undone by a later booking


@dataclass(frozen=True)
class Line:
    """A booking of the ledger, counted from 1 in each game. `after`: all balances it led to.

    `reverses`, `reversed_by`: the other one of a reversal; `changed`: the entry of the log that changed it last.
    """

    number: int
    at: int
    booking: Booking
    after: tuple[int, ...]
    changed: int
    occasion: str = ""
    standing: Standing = Standing.STANDS
    reverses: int = 0
    reversed_by: int = 0

    @property
    def kind(self) -> Kind:
        """Between whom money has moved."""
        return kind_of(self.booking)

    def balance(self, card: int) -> int:
        """Return what is then on an account."""
        return self.after[card - 1]


@dataclass
class Game:
    """What was booked from the start, or from a new game, until the next. `ended`: 0 while it goes on."""

    begun: int
    ended: int = 0
    lines: list[Line] = field(default_factory=list)

    def add(  # what a line is made of
        self, accounts: Accounts, booking: Booking, at: int, changed: int, occasion: str = "", reverses: int = 0
    ) -> None:
        """Add a booking that has just been made."""
        why = Occasion.SALARY if booking.go else occasion
        self.lines.append(Line(len(self.lines) + 1, at, booking, accounts.balances, changed, why, reverses=reverses))

    def change(self, number: int, changed: int, **what: object) -> None:
        """Change what is said about a booking; the booking itself never changes."""
        self.lines[number - 1] = replace(self.lines[number - 1], changed=changed, **what)  # type: ignore[arg-type]

    def line(self, number: int) -> Line | None:
        """Return a booking, None if there is none of this number."""
        return self.lines[number - 1] if 0 < number <= len(self.lines) else None
