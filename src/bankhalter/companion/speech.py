"""What a ledger has to say, whatever device it belongs to, as messages of the catalogue."""

from abc import ABC, abstractmethod

from bankhalter.companion.accounts import BANK, EVERYBODY, Booking
from bankhalter.companion.ledger import AnyLedger
from bankhalter.companion.lines import Line, Standing
from bankhalter.companion.occasions import Occasion
from bankhalter.words.messages import Argument, Message, say


class Speech(ABC):
    """Speaks of one ledger."""

    def __init__(self, ledger: AnyLedger) -> None:
        self.ledger = ledger

    @abstractmethod
    def amount(self, units: int) -> Argument:
        """Return an amount exactly."""

    @abstractmethod
    def card(self, card: int) -> str | Message:
        """Return how an account is called: by its player, else by its number."""

    def occasion(self, occasion: str) -> Message:
        """Return what an occasion is called."""
        return say(f"reader-occasion-{Occasion(occasion).replace('_', '-')}")

    def line(self, line: Line) -> Message:
        """Return who has paid whom how much."""
        if line.reverses:
            return say("reader-line-reversal", number=line.reverses, booking=self.moved(line.booking))
        return self.moved(line.booking)

    def moved(self, booking: Booking) -> Message:
        """Return who pays whom how much."""
        left, right, amount = booking.left, booking.right, self.amount(booking.amount)
        if EVERYBODY in {left, right}:
            return self._everybody(left, right, amount)
        if right == BANK:
            return say("reader-line-credit", who=self.card(left), amount=amount)
        if left == BANK:
            return say("reader-line-debit", who=self.card(right), amount=amount)
        return say("reader-line-transfer", payer=self.card(right), payee=self.card(left), amount=amount)

    def _everybody(self, left: int, right: int, amount: Argument) -> Message:
        if right == EVERYBODY:
            if left == BANK:
                return say("money-line-all-bank", amount=amount)
            return say("money-line-all", payee=self.card(left), amount=amount)
        if right == BANK:
            return say("money-line-bank-all", amount=amount)
        return say("money-line-to-all", payer=self.card(right), amount=amount)

    def standing(self, line: Line) -> Message | None:
        """Return what has become of a booking, if it no longer counts."""
        if line.standing == Standing.STRUCK:
            return say("reader-line-struck")
        if line.standing == Standing.REVERSED:
            return say("reader-line-reversed", number=line.reversed_by)
        return None
