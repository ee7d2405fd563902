"""Every change of cash in a sentence: who pays whom how much, why and where."""

from collections.abc import Callable
from dataclasses import dataclass

from bankhalter.notation.table import Table
from bankhalter.play.game import Happening
from bankhalter.play.phrases import building_text, level_text, money_text, one, seat_text, square_text
from bankhalter.rules.codes import HOTEL, Auction, Cause, Event
from bankhalter.rules.layout import State
from bankhalter.rules.queries import rank

GO = 0


@dataclass(frozen=True)
class Payment:
    """What a sentence about a payment needs; `where`: the square it is about, empty if none."""

    table: Table
    state: State
    payer: int
    units: int
    square: int
    who: str
    whom: str
    amount: str
    where: str
    before: Happening | None
    after: Happening | None

    @property
    def pays(self) -> str:
        """Who pays whom how much."""
        return f"{self.who} pays {self.whom} {self.amount}"


def payment(
    table: Table, state: State, numbers: tuple[int, ...], before: Happening | None, after: Happening | None
) -> str:
    """Return the sentence for the numbers of a PAID event, between its neighbours."""
    payer, receiver, amount, cause, square = numbers
    who, whom = seat_text(table, payer), seat_text(table, receiver)
    where = square_text(table, square) if square >= 0 else ""
    about = Payment(table, state, payer, amount, square, who, whom, money_text(table, amount), where, before, after)
    return SENTENCES[Cause(cause)](about)


def _built(about: Payment) -> str:
    """The level that the building reaches stands in the event right after."""
    level = about.after.numbers[2] if about.after is not None and about.after.event == Event.BUILT else 1
    kind = one(building_text(about.table, hotel=level == HOTEL))
    count = f", which has {level_text(about.table, level)} now" if 1 < level < HOTEL else ""
    return f"{about.pays} for {kind} on {about.where}{count}."


def _sold(about: Payment) -> str:
    """The lot and the level that is left stand in the event right before."""
    lot, left = about.before.numbers[1:] if about.before is not None else (-1, 0)
    rest = f", which has {level_text(about.table, left)} now" if left else ""
    return f"{about.whom} sells {_goods(about, lot, left)} on {about.where}{rest}; {about.pays}."


def _goods(about: Payment, lot: int, left: int) -> str:
    """What was sold: a house or the hotel of `lot`, unless a hotel took more with it for want of houses."""
    board = about.table.board
    steps = about.units * 2 // board.house_cost[lot]
    hotel = rank(board, left) + steps == rank(board, HOTEL)
    if lot != board.lot_of[about.square] or not (hotel or steps == 1):
        return "buildings"
    return one(building_text(about.table, hotel=hotel))


def _won(about: Payment) -> str:
    hotel = about.before is not None and about.before.numbers[2] == Auction.HOTEL
    kind = one(building_text(about.table, hotel=hotel))
    return f"{about.who} wins the auction and pays {about.whom} {about.amount} for {kind}."


def _tax(about: Payment) -> str:
    return f"{about.pays} for {square_text(about.table, about.state.at[about.payer])}."


def _interest(about: Payment) -> str:
    return f"{about.pays} interest on {f'the mortgage of {about.where}' if about.where else 'inherited mortgages'}."


SENTENCES: dict[Cause, Callable[[Payment], str]] = {
    Cause.SALARY: lambda about: f"{about.pays} salary for {square_text(about.table, GO)}.",
    Cause.PRICE: lambda about: f"{about.who} buys {about.where} from {about.whom} for {about.amount}.",
    Cause.AUCTION: lambda about: f"{about.who} wins the auction of {about.where} and pays {about.whom} {about.amount}.",
    Cause.RENT: lambda about: f"{about.pays} rent for {about.where}.",
    Cause.TAX: _tax,
    Cause.CARD: lambda about: f"{about.pays}, as the card says.",
    Cause.FINE: lambda about: f"{about.pays}, the fine for leaving jail.",
    Cause.BUILDING: _built,
    Cause.BUILDING_AUCTION: _won,
    Cause.BUILDING_SALE: _sold,
    Cause.MORTGAGE: lambda about: f"{about.whom} mortgages {about.where}; {about.pays}.",
    Cause.REDEMPTION: lambda about: f"{about.pays} and redeems {about.where}.",
    Cause.INTEREST: _interest,
    Cause.TRADE: lambda about: f"{about.pays} in the trade.",
    Cause.DEAL: lambda about: f"{about.pays} for {about.where}, which was dealt.",
    Cause.ESTATE: lambda about: f"{about.pays}, all the cash that is left.",
}
