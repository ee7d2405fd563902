"""Just the money: accounts of people who play with a printed edition, beside a bank that never runs out."""

from bankhalter.companion.accounts import BANK, EVERYBODY, Accounts, Booking, moved, opened
from bankhalter.companion.entries import Header, Paid, Renewed, Retired
from bankhalter.companion.ledger import Ledger


class MoneyLedger(Ledger[Accounts]):
    """What people have paid. `retired`: whose accounts no longer take part in what everybody pays or gets."""

    OWN = (Paid, Retired, Renewed)
    TAKEN = frozenset({"bank", "all", "alle"})  # nobody knew who pays

    def __init__(self, header: Header) -> None:
        super().__init__(header, opened(header.kit))
        self.retired: frozenset[int] = frozenset()

    def booking(self, payer: int, payee: int, amount: int) -> Booking:
        """Return what moves when this is paid."""
        if EVERYBODY not in {payer, payee}:
            return Booking(payee, payer, amount)
        apart = {payer, payee} | self.retired
        others = tuple(card for card in range(1, self.header.kit.cards + 1) if card not in apart)
        return Booking(payee, payer, amount, others=others)

    def lacking(self, booking: Booking) -> tuple[int, int]:
        """Return the first account that cannot pay, and how much it lacks; the bank and 0 if all can."""
        after = moved(self.accounts, booking)
        for payer in dict.fromkeys(payer for payer, _ in booking.payments if payer != BANK):
            if after.balance(payer) < 0:
                return payer, -after.balance(payer)
        return BANK, 0

    def use(self, entry: Paid | Retired | Renewed) -> None:
        """Pay, let an account take part or not, or begin anew."""
        match entry:
            case Paid(payer=payer, payee=payee, amount=amount, occasion=occasion):
                booking = self.booking(payer, payee, amount)
                self.accounts = moved(self.accounts, booking)
                self.book(booking, occasion)
            case Retired(card=card, out=out):
                self.retired = self.retired | {card} if out else self.retired - {card}
            case Renewed():
                self.accounts = opened(self.header.kit)
                self.retired = frozenset()
                self.begin_game()
