"""What a client sees of accounts alone."""

from bankhalter.companion.editions import edition_of
from bankhalter.companion.money import MoneyLedger
from bankhalter.companion.paying import KEYS, is_scaled
from bankhalter.server.ledger_views import LedgerViews
from bankhalter.server.reader_messages import AccountView, MoneyState, ReaderYou
from bankhalter.words.messages import say


class MoneyViews(LedgerViews):
    """Shows accounts in one language and the money of their edition."""

    ledger: MoneyLedger

    def state(self, code: str, you: ReaderYou, hashes: frozenset[str], since: int, _: int) -> MoneyState:
        """Return the accounts as they stand, with the bookings that have changed since an entry."""
        ledger, kit = self.ledger, self.ledger.header.kit
        return MoneyState(
            **self.shared(code, you, hashes, since),
            edition=ledger.header.edition,
            start=self.amount(kit.start),
            salary=self.amount(kit.go),
            keys=KEYS if is_scaled(edition_of(ledger.header).money.unit) else (),
            hint=self._hint(you),
            bank_called=self.voice(say("reader-bank")),
            all_called=self.voice(say("money-all")),
            cards=tuple(self._account(card, you) for card in range(1, kit.cards + 1)),
        )

    def _hint(self, you: ReaderYou) -> str:
        if you.banker:
            return self.voice(say("money-says-ready"))
        return self.voice(say("money-says-own", who=self.called(you.card)) if you.card else say("money-says-follow"))

    def _account(self, card: int, you: ReaderYou) -> AccountView:
        ledger = self.ledger
        return AccountView(
            card=card,
            name=ledger.names[card - 1],
            called=self.called(card),
            balance=self.amount(ledger.accounts.balance(card)),
            held=card in ledger.holders,
            out=card in ledger.retired,
            yours=you.banker or you.card == card,
        )
