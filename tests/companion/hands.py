"""Hands at the card reader: cards in and out, keys one after the other."""

from bankhalter.companion.face import display, frames
from bankhalter.companion.kit import usual_kit
from bankhalter.companion.reader import Outcome, Reader, Side, Wrong, insert, new_reader, press, remove

KIT = usual_kit()
MILLION = 100  # units


class Hands:
    """A reader in use; `last`: what has come of the last thing done with it."""

    def __init__(self, *balances: int) -> None:
        """`balances`: of the first cards, in units; the others have what all begin with."""
        fresh = new_reader(KIT)
        self.reader = Reader(KIT, balances + fresh.balances[len(balances) :])
        self.last = Outcome(self.reader)

    def did(self, outcome: Outcome) -> "Hands":
        self.last, self.reader = outcome, outcome.reader
        return self

    def left(self, card: int) -> "Hands":
        return self.did(insert(self.reader, Side.LEFT, card))

    def right(self, card: int) -> "Hands":
        return self.did(insert(self.reader, Side.RIGHT, card))

    def out(self) -> "Hands":
        """Take out whatever is in."""
        for side in Side:
            if self.reader.slot(side):
                self.did(remove(self.reader, side))
        return self

    def keys(self, keys: str) -> "Hands":
        """Press single keys, as `2.5M`."""
        for key in keys:
            self.did(press(self.reader, key))
        return self

    def go(self) -> "Hands":
        return self.did(press(self.reader, "GO"))

    def on(self, card: int) -> int:
        return self.reader.balance(card)

    def shown(self) -> str:
        return display(self.reader).text

    def all_shown(self) -> list[str]:
        return [frame.text for frame in frames(self.reader)]

    @property
    def wrong(self) -> Wrong | None:
        return self.last.wrong
