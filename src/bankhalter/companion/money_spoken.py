"""What accounts alone have to say, in the words and the money of their edition."""

from bankhalter.companion.money import MoneyLedger
from bankhalter.companion.occasions import Occasion
from bankhalter.companion.paying import called
from bankhalter.companion.speech import Speech
from bankhalter.words.messages import Message, Money, say


class MoneySpeech(Speech):
    """Speaks of accounts to the voice of their edition."""

    ledger: MoneyLedger

    def amount(self, units: int) -> Money:
        """Return an amount in the money of the edition."""
        return Money(units)

    def card(self, card: int) -> str | Message:
        """Return how an account is called: by its player, else by its number."""
        return called(self.ledger, card)

    def occasion(self, occasion: str) -> Message:
        """Return what an occasion is called where the edition has words of its own."""
        match occasion:
            case Occasion.CARD:
                return say("money-occasion-card")
            case Occasion.LOT_BOUGHT:
                return say("money-occasion-lot-bought")
            case Occasion.LOT_SOLD:
                return say("money-occasion-lot-sold")
            case _:
                return super().occasion(occasion)
