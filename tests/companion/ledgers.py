"""A ledger in use: entries with times of their own, one second apart."""

from typing import Any

from bankhalter.companion.bookings import Bookings
from bankhalter.companion.entries import (
    AnyEntry,
    AskedBack,
    Claimed,
    Explained,
    Header,
    Held,
    Inserted,
    Pressed,
    Removed,
    Voted,
)
from bankhalter.companion.reader import Side
from tests.companion.hands import KIT

BEGUN = 1_700_000_000_000
HEADER = Header(kit=KIT, created=BEGUN, host="host")


class Ledger:
    """Writes a log and folds it."""

    def __init__(self) -> None:
        self.log: list[AnyEntry] = []
        self.bookings = Bookings(HEADER)

    def add(self, kind: Any, **what: Any) -> "Ledger":
        entry = kind(at=BEGUN + 1000 * (len(self.log) + 1), **what)
        self.log.append(entry)
        self.bookings.take(entry)
        return self

    def keys(self, keys: str) -> "Ledger":
        for key in keys:
            self.add(Pressed, key=key)
        return self

    def go(self) -> "Ledger":
        return self.add(Pressed, key="GO")

    def left(self, card: int) -> "Ledger":
        return self.add(Inserted, side="left", card=card)

    def right(self, card: int) -> "Ledger":
        return self.add(Inserted, side="right", card=card)

    def out(self) -> "Ledger":
        for side in Side:
            if self.bookings.reader.slot(side):
                self.add(Removed, side=side.value)
        return self

    def credit(self, card: int, keys: str) -> "Ledger":
        return self.left(card).keys(keys).out()

    def debit(self, card: int, keys: str) -> "Ledger":
        return self.right(card).keys(keys).out()

    def transfer(self, payer: int, payee: int, keys: str) -> "Ledger":
        return self.right(payer).left(payee).keys(keys).out()

    def explain(self, booking: int, occasion: str) -> "Ledger":
        return self.add(Explained, booking=booking, occasion=occasion)

    def ask_back(self, booking: int, by: int = 0) -> "Ledger":
        return self.add(AskedBack, booking=booking, by=by)

    def vote(self, by: int, agrees: bool) -> "Ledger":
        return self.add(Voted, by=by, agrees=agrees)

    def claim(self, card: int, token: str) -> "Ledger":
        return self.add(Claimed, card=card, token=token)

    def new_game(self) -> "Ledger":
        return self.add(Held).add(Held)

    @property
    def balances(self) -> tuple[int, ...]:
        return self.bookings.reader.balances

    def lines(self) -> list[tuple[int, int, int]]:
        """Return who is credited, who is debited, and how much, of what counts."""
        game = self.bookings.game
        return [line.booking[:3] for line in game.lines if line.standing == "stands"]
