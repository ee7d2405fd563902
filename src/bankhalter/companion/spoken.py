"""What a card reader has to say, as messages of the catalogue."""

from bankhalter.companion.amounts import POINT, shown, written
from bankhalter.companion.bookings import Bookings
from bankhalter.companion.face import display
from bankhalter.companion.reader import Outcome, Reader, Shows, Wrong
from bankhalter.companion.speech import Speech
from bankhalter.words.catalogue import Language
from bankhalter.words.messages import Message, say

COMMA = ","


class ReaderSpeech(Speech):
    """Speaks of a card reader, in one language."""

    ledger: Bookings

    def __init__(self, bookings: Bookings, language: Language) -> None:
        super().__init__(bookings)
        self.language = language

    def amount(self, units: int) -> str:
        """Return an amount exactly, with K or M: 12,45M in German."""
        return _in(self.language, written(units))

    def card(self, card: int) -> str | Message:
        """Return how a card is called: by its player, else by its number."""
        return self.ledger.names[card - 1] or say("reader-card", card=card)

    def sentence(self) -> Message:
        """Return what is going on at the device, in words."""
        reader, outcome = self.ledger.reader, self.ledger.outcome
        if not reader.on:
            return say("reader-says-off")
        if outcome.wrong:
            return self.wrong(outcome)
        if reader.asks:
            return say("reader-says-asks", amount=self.amount(reader.kit.start))
        if reader.booked:
            return self.moved(reader.booked)
        if reader.typed:
            return say("reader-says-typed", amount=_in(self.language, reader.typed))
        return self._inserted(reader)

    def _inserted(self, reader: Reader) -> Message:
        if reader.left < 0 or reader.right < 0:
            return say("reader-wrong-backwards")
        if not (reader.left or reader.right):
            if display(reader).shows == Shows.VOLUME:
                return say("reader-says-volume", volume=reader.volume)
            return say("reader-says-ready")
        if reader.left and reader.right:
            return say("reader-says-transfer", payer=self.card(reader.right), payee=self.card(reader.left))
        if reader.left:
            return say("reader-says-credit", who=self.card(reader.left))
        return say("reader-says-debit", who=self.card(reader.right))

    def hint(self) -> Message | None:
        """Return what can be done next, if that needs saying."""
        reader = self.ledger.reader
        if not reader.on or reader.asks:
            return None
        if reader.booked:
            return say("reader-hint-booked", count=bool(reader.left) + bool(reader.right))
        if reader.left > 0 or reader.right > 0:
            kit = reader.kit
            return say("reader-hint-amount", least=self.amount(kit.least), most=self.amount(kit.most))
        return None

    def wrong(self, outcome: Outcome) -> Message:
        """Return why something was refused."""
        reader, wrong = outcome.reader, outcome.wrong or Wrong.NO_CARD
        name = f"reader-wrong-{wrong.replace('_', '-')}"
        kit = reader.kit
        match wrong:
            case Wrong.OUT_OF_RANGE:
                return Message(name, {"least": self.amount(kit.least), "most": self.amount(kit.most)})
            case Wrong.OFF_GRID:
                return Message(name, {"unit": self.amount(kit.least)})
            case Wrong.NO_FUNDS:
                balance = self.amount(reader.balance(reader.right))
                return Message(name, {"who": self.card(reader.right), "balance": balance})
            case Wrong.FULL:
                return Message(name, {"most": _in(self.language, shown(kit.full))})
            case _:
                return say(name)


def _in(language: Language, text: str) -> str:
    return text.replace(POINT, COMMA) if language == "de" else text
