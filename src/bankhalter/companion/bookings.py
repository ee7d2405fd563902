"""A card reader with its ledger."""

from bankhalter.companion.entries import Header, Held, Inserted, Pressed, Removed
from bankhalter.companion.ledger import Ledger
from bankhalter.companion.lines import Standing
from bankhalter.companion.reader import Outcome, Reader, Side, hold, insert, new_reader, press, remove, tick


class Bookings(Ledger[Reader]):
    """What the reader has booked. `outcome`: what came of the last thing done with the device."""

    OWN = (Pressed, Held, Inserted, Removed)

    def __init__(self, header: Header) -> None:
        super().__init__(header, new_reader(header.kit))
        self.outcome = Outcome(self.reader)

    @property
    def reader(self) -> Reader:
        """The device."""
        return self.accounts

    def wait(self, ms: int) -> None:
        """Let time pass; the device may switch itself off."""
        self.accounts = tick(self.accounts, ms)

    def use(self, entry: Pressed | Held | Inserted | Removed) -> None:
        """Press a key, or put a card in or take it out."""
        outcome = _done(self.reader, entry)
        self.outcome, self.accounts = outcome, outcome.reader
        if outcome.booked:
            self.book(outcome.booked)
        if outcome.undone:
            self._strike()
        if outcome.new_game:
            self.begin_game()

    def _strike(self) -> None:
        """Strike the last booking that the device made: no other can have been corrected."""
        line = next(line for line in reversed(self.game.lines) if not line.reverses)
        self.game.change(line.number, self.sequence, standing=Standing.STRUCK)

    def _reverse(self, number: int) -> None:
        super()._reverse(number)
        self.outcome = Outcome(self.reader)


def _done(reader: Reader, entry: Pressed | Held | Inserted | Removed) -> Outcome:
    match entry:
        case Pressed(key=key):
            return press(reader, key)
        case Held():
            return hold(reader)
        case Inserted(side=side, card=card, backwards=backwards):
            return insert(reader, Side(side), card, backwards=backwards)
        case Removed(side=side):
            return remove(reader, Side(side))
