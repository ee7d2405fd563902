"""Who may pay what from accounts alone: the banker everything, others from their own account."""

from bankhalter.companion.checks import BookingError, check_card
from bankhalter.companion.editions import edition_of
from bankhalter.companion.entries import AnyEntry, Paid, Renewed, Retired
from bankhalter.companion.money import MoneyLedger
from bankhalter.companion.paying import checked, salary, typed_units
from bankhalter.server import reader_commands as c
from bankhalter.server.errors import ForbiddenError
from bankhalter.server.ledger_judge import Judge


class MoneyJudge(Judge):
    """Judges payments; nobody tells it what is owed."""

    ledger: MoneyLedger

    def used(self, command: c.AnyReaderCommand) -> AnyEntry:
        """Return the entry for a payment, or for what only the banker does."""
        match command:
            case c.Pay(payer=payer, payee=payee, amount=typed, occasion=occasion):
                self._check_payer(payer)
                units = typed_units(typed, edition_of(self.ledger.header))
                paid = Paid(at=self.at, command=self.id, payer=payer, payee=payee, amount=units, occasion=occasion)
                return checked(self.ledger, paid)
            case c.Salary(card=card):
                self._check_payer(card)
                return salary(self.ledger, card, self.at, self.id)
            case c.Retire(card=card, out=out):
                self.check_banker()
                check_card(self.ledger, card)
                return Retired(at=self.at, command=self.id, card=card, out=out)
            case c.NewGame():
                self.check_banker()
                return Renewed(at=self.at, command=self.id)
            case _:
                raise BookingError("error-money-other")

    def _check_payer(self, card: int) -> None:
        own = card > 0 and self.ledger.card_of(self.hashes) == card
        if not own and not self.ledger.is_banker(self.hashes):
            raise ForbiddenError("error-money-not-yours", "not_yours")
