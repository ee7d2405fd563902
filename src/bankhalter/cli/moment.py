"""What is awaited of a person, and why."""

from collections.abc import Callable

from bankhalter.cli.view import View
from bankhalter.play.phrases import CAUSES, building_text, lot_text, names_text, seat_text
from bankhalter.play.second_person import YOU, addressed
from bankhalter.play.sitting import Question
from bankhalter.rules.auction import least_bid
from bankhalter.rules.codes import LAST_ATTEMPT, NOBODY, Auction, Building, Cause, Moment, Phase
from bankhalter.rules.mortgage import lot_to_choose
from bankhalter.rules.queries import due_debt, lowest_bit
from bankhalter.rules.shortage import shortage_kind


def awaited_text(view: View, seat: int) -> str:
    """Return what `seat` must do now, and why."""
    return MOMENTS[Moment(view.state.moment)](view, seat)


def concern_text(view: View, question: Question) -> str:
    """Return why a seat is asked although others are awaited."""
    others = {kind: view.game.seats[other] for kind, other, _ in question.matters}
    if "claim" in others:
        guest = "Another" if others["claim"] == YOU else others["claim"]
        return f"{guest} has landed on a lot of yours: the rent is yours if you demand it."
    if "offer" in others:
        return "There is an offer to you."
    throw = "the next throw" if others["throw"] == YOU else f"{others['throw']} throws"
    return f"Before {throw} you may go about your business."


def _turn(view: View, seat: int) -> str:
    s = view.state
    phases: dict[int, Callable[[View, int], str]] = {
        Phase.ORDER: lambda *_: "Who begins? The highest throw.",
        Phase.THROW: _throw,
        Phase.BUS: lambda *_: "The bus: move by one of the white dice, or by both.",
        Phase.JUMP: lambda *_: "Three of a kind: jump to any square.",
        Phase.BUY: _buy,
        Phase.CHOICE: lambda *_: "The card leaves the choice.",
        Phase.END: lambda *_: "Your landing is settled; the dice can be handed on.",
    }
    return phases[s.phase](view, seat)


def _throw(view: View, seat: int) -> str:
    s, b = view.state, view.board
    if s.jail[seat]:
        last = s.jail[seat] == LAST_ATTEMPT or b.jail_one_turn
        attempt = "the last attempt" if last else f"attempt {s.jail[seat]}"
        return f"You sit in jail ({attempt}): doubles get you out, or the fine of {view.money(b.fine)}, or a card."
    if s.throws:
        return "Doubles: another throw."
    return "Your turn: throw the dice."


def _buy(view: View, seat: int) -> str:
    s, b = view.state, view.board
    lot = b.lot_of[s.at[seat]]
    return f"{lot_text(view.table, lot)} is free: buy it for {view.money(b.price[lot])}, or it is put up for auction."


def _debt(view: View, seat: int) -> str:
    s = view.state
    i = due_debt(s, seat)
    amount, short = s.debt_amount[i], s.debt_amount[i] - s.cash[seat]
    cause = CAUSES.get(Cause(s.debt_cause[i]), "")
    owed = f"You owe {seat_text(view.table, s.creditor[i])} {view.money(amount)}{f' ({cause})' if cause else ''}"
    if short <= 0:
        return f"{owed} and can pay it."
    return f"{owed} and lack {view.money(short)}: sell, mortgage or trade."


def _mortgage(view: View, seat: int) -> str:
    lot = lot_text(view.table, lot_to_choose(view.state, seat))
    return f"{lot} came to you mortgaged: redeem it now, or keep the mortgage and pay 10 % more later."


def _wish(view: View, _: int) -> str:
    s, kind = view.state, shortage_kind(view.state)
    word = building_text(view.table, hotel=kind == Building.HOTEL, many=True)
    return f"The bank has only {s.stock[kind]} {word} for all who want to build: how many do you want?"


def _place(view: View, _: int) -> str:
    word = building_text(view.table, hotel=shortage_kind(view.state) == Building.HOTEL)
    return f"You have won the {word}: put it up."


def _auction(view: View, _: int) -> str:
    s = view.state
    word = building_text(view.table, hotel=s.auction == Auction.HOTEL)
    what = lot_text(view.table, s.auction_lot) if s.auction == Auction.LOT else f"one {word}"
    bids = f"bids start at {view.money(least_bid(view.board, s))}"
    if s.auction_leader != NOBODY:
        bids = f"{view.game.seats[s.auction_leader]} bids {view.money(s.auction_bid)}"
    return f"Auction of {what}: {bids}. Still in: {names_text(view.table, s.auction_in)}."


MOMENTS: dict[Moment, Callable[[View, int], str]] = {
    Moment.DEBT: _debt,
    Moment.MORTGAGE: _mortgage,
    Moment.WISH: _wish,
    Moment.PLACE: _place,
    Moment.AUCTION: _auction,
    Moment.TURN: _turn,
}


def waiting_text(view: View) -> str:
    """Return whose turn it is and who is awaited, for those who look at the board."""
    s = view.state
    if s.moment == Moment.OVER:
        return (
            f"The game is over. Winner{'s' if s.winners.bit_count() > 1 else ''}: {names_text(view.table, s.winners)}"
        )
    if s.phase == Phase.ORDER:
        return addressed(f"{view.game.seats[lowest_bit(s.order_left)]} throws for who begins")
    others = [name for name in view.game.awaits if name != view.game.seats[s.turn]]
    awaited = f"; awaited: {', '.join(others)}" if others else ""
    return addressed(f"{view.game.seats[s.turn]}'s turn{awaited}")
