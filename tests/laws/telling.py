"""What the events of an action tell, and that they tell everything that changed."""

from collections.abc import Callable
from dataclasses import dataclass

from bankhalter.rules.codes import BANK, NOBODY, Event
from bankhalter.rules.layout import Board, State

Note = tuple[int, ...]
TOLD = ("cash", "owner", "level", "at", "holder", "bankrupt")


@dataclass
class Tale:
    """Who has what and stands where, as far as the events tell."""

    cash: list[int]
    owner: list[int]
    level: list[int]
    at: list[int]
    holder: list[int]
    bankrupt: list[int]
    mortgaged: int
    jail_square: int

    @classmethod
    def of(cls, b: Board, s: State) -> "Tale":
        """Begin with what is so in `s`."""
        told = {name: list(getattr(s, name)) for name in TOLD}
        return cls(**told, mortgaged=s.mortgaged, jail_square=b.jail_square)

    def tell(self, notes: list[Note]) -> None:
        """Take over what the events say."""
        for code, *numbers in notes:
            if code in TELLERS:
                TELLERS[Event(code)](self, numbers)

    def paid(self, payer: int, receiver: int, amount: int) -> None:
        assert amount > 0, "a payment of nothing"
        assert payer != receiver, "a payment to oneself"
        for seat, change in ((payer, -amount), (receiver, amount)):
            if seat != BANK:
                self.cash[seat] += change
                assert self.cash[seat] >= 0, f"seat {seat} has less than nothing in the middle of an action"

    def title(self, lot: int, giver: int, receiver: int) -> None:
        assert self.owner[lot] == giver, f"lot {lot} passes from one who does not own it"
        self.owner[lot] = receiver
        if receiver == BANK:
            self.mortgaged &= ~(1 << lot)

    def build(self, seat: int, lot: int, level: int) -> None:
        assert self.owner[lot] == seat, f"lot {lot} is built on by one who does not own it"
        assert self.level[lot] != level, f"lot {lot} is built to the level it has"
        self.level[lot] = level

    def mortgage(self, seat: int, lot: int, on: int) -> None:
        assert self.owner[lot] == seat, f"lot {lot} is mortgaged or redeemed by one who does not own it"
        assert self.mortgaged >> lot & 1 != on, f"the mortgage of lot {lot} does not change"
        self.mortgaged ^= 1 << lot

    def move(self, seat: int, start: int, end: int) -> None:
        assert self.at[seat] == start, f"seat {seat} moves from where it is not"
        self.at[seat] = end

    def card(self, giver: int, receiver: int, deck: int) -> None:
        assert self.holder[deck] == giver, f"the jail card of deck {deck} comes from where it is not"
        self.holder[deck] = receiver

    def fail(self, seat: int) -> None:
        self.bankrupt[seat] = 1

    def check(self, s: State) -> None:
        """Fail where something is not as told."""
        for name in (*TOLD, "mortgaged"):
            told, actual = getattr(self, name), getattr(s, name)
            assert told == actual, f"{name}: the events tell {told}, the state has {actual}"


TELLERS: dict[Event, Callable[[Tale, list[int]], None]] = {
    Event.PAID: lambda tale, n: tale.paid(*n[:3]),
    Event.TITLE_PASSED: lambda tale, n: tale.title(*n),
    Event.BUILT: lambda tale, n: tale.build(*n),
    Event.SOLD: lambda tale, n: tale.build(*n),
    Event.MORTGAGED: lambda tale, n: tale.mortgage(n[0], n[1], 1),
    Event.REDEEMED: lambda tale, n: tale.mortgage(n[0], n[1], 0),
    Event.MOVED: lambda tale, n: tale.move(*n),
    Event.JUMPED: lambda tale, n: tale.move(*n),
    Event.JAILED: lambda tale, n: tale.move(n[0], n[1], tale.jail_square),
    Event.CARD_KEPT: lambda tale, n: tale.card(NOBODY, n[0], n[1]),
    Event.CARD_RETURNED: lambda tale, n: tale.card(n[0], NOBODY, n[1]),
    Event.CARD_PASSED: lambda tale, n: tale.card(*n),
    Event.BANKRUPT: lambda tale, n: tale.fail(n[0]),
    Event.GAVE_UP: lambda tale, n: tale.fail(n[0]),
}
