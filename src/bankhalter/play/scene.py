"""An event to be told, among those of its line."""

from collections.abc import Sequence
from dataclasses import dataclass

from bankhalter.notation.table import Table
from bankhalter.play.game import Happening
from bankhalter.play.phrases import lot_name, seat_name
from bankhalter.rules.codes import Cause, Event
from bankhalter.rules.layout import State
from bankhalter.words.messages import Money, SquareName


@dataclass(frozen=True)
class Scene:
    """An event at place `at` among those of one line; `state` is the one after the line."""

    table: Table
    state: State
    happened: Sequence[Happening]
    at: int

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of the event."""
        return self.happened[self.at].numbers

    @property
    def before(self) -> Happening | None:
        """The event right before, if there is one."""
        return self.happened[self.at - 1] if self.at else None

    @property
    def after(self) -> Happening | None:
        """The event right after, if there is one."""
        return self.happened[self.at + 1] if self.at + 1 < len(self.happened) else None

    def follows(self, event: Event) -> bool:
        """Whether the event right before is of this kind."""
        return self.before is not None and self.before.event == event

    def leads_to(self, event: Event) -> bool:
        """Whether the event right after is of this kind."""
        return self.after is not None and self.after.event == event

    @property
    def ends_game(self) -> bool:
        """Whether the game is over with this line."""
        return any(event == Event.GAME_OVER for event, _ in self.happened[self.at :])

    def name(self, place: int = 0) -> str:
        """The seat that stands at `place` of the numbers, or the bank."""
        return seat_name(self.table, self.numbers[place])

    def square(self, place: int) -> SquareName:
        """The square that stands at `place` of the numbers."""
        return SquareName(self.numbers[place])

    def lot(self, place: int) -> SquareName:
        """The lot that stands at `place` of the numbers."""
        return lot_name(self.table, self.numbers[place])

    def money(self, place: int) -> Money:
        """The amount that stands at `place` of the numbers."""
        return Money(self.numbers[place])


def is_payment(happening: Happening | None, cause: Cause) -> bool:
    """Whether an event is a payment for this cause."""
    return happening is not None and happening.event == Event.PAID and happening.numbers[3] == cause
