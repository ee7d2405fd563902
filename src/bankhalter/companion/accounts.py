"""Accounts of people beside a bank that never runs out, and the bookings that move money between them."""

from dataclasses import dataclass, replace
from typing import NamedTuple, TypeVar

from bankhalter.companion.kit import Kit

BANK = 0
EVERYBODY = -1


class Booking(NamedTuple):
    """Money that moves: to the account `left`, from `right`, either 0 for the bank. `go`: by the GO key.

    If one of them is EVERYBODY, `amount` moves between the other side and each of `others`.
    """

    left: int
    right: int
    amount: int
    go: bool = False
    others: tuple[int, ...] = ()

    @property
    def payments(self) -> tuple[tuple[int, int], ...]:
        """Who pays whom `amount`: payer and payee, one pair after the other."""
        if EVERYBODY not in {self.left, self.right}:
            return ((self.right, self.left),)
        return tuple((each, self.left) if self.right == EVERYBODY else (self.right, each) for each in self.others)

    @property
    def accounts(self) -> tuple[int, ...]:
        """Whose balances it changes, the payers first."""
        payers, payees = zip(*self.payments, strict=True)
        return tuple(account for account in dict.fromkeys((*payers, *payees)) if account != BANK)


@dataclass(frozen=True)
class Accounts:
    """`balances` in units, of account 1 first."""

    kit: Kit
    balances: tuple[int, ...]

    def balance(self, card: int) -> int:
        """Return what is on an account."""
        return self.balances[card - 1]


A = TypeVar("A", bound=Accounts)


def opened(kit: Kit) -> Accounts:
    """Return accounts with the starting money on each."""
    return Accounts(kit, (kit.start,) * kit.cards)


def moved(accounts: A, booking: Booking, sign: int = 1) -> A:
    """Return the accounts after a booking, or with `sign` -1 after it was taken back."""
    balances = list(accounts.balances)
    for payer, payee in booking.payments:
        if payer:
            balances[payer - 1] -= sign * booking.amount
        if payee:
            balances[payee - 1] += sign * booking.amount
    return replace(accounts, balances=tuple(balances))
