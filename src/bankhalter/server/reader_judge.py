"""Who may do what with a card reader itself."""

from bankhalter.companion.checks import BookingError, check_card
from bankhalter.companion.entries import AnyEntry, Held, Inserted, Pressed, Removed
from bankhalter.server import reader_commands as c
from bankhalter.server.ledger_judge import Judge


class ReaderJudge(Judge):
    """Judges what is done with the keys and slots: only the banker does that."""

    def used(self, command: c.AnyReaderCommand) -> AnyEntry:
        """Return the entry for a key or a card; the device refuses for itself."""
        self.check_banker()
        match command:
            case c.Press(key=key):
                return Pressed(at=self.at, command=self.id, key=key)
            case c.HoldC():
                return Held(at=self.at, command=self.id)
            case c.Insert(side=side, card=card, backwards=backwards):
                check_card(self.ledger, card)
                return Inserted(at=self.at, command=self.id, side=side, card=card, backwards=backwards)
            case c.Remove(side=side):
                return Removed(at=self.at, command=self.id, side=side)
            case _:
                raise BookingError("error-money-other")
