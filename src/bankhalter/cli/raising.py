"""How money can be raised by dealing with others, where selling and mortgaging does not suffice: with examples."""

from typing import NamedTuple

from bankhalter.cli.view import View
from bankhalter.notation.amounts import amount_text
from bankhalter.notation.typed import in_own_words
from bankhalter.play.phrases import seat_name
from bankhalter.rules.codes import BANK, Event, Refusal
from bankhalter.rules.layout import LOTS
from bankhalter.rules.queries import available, due_debt, is_mortgaged, is_seat, owns_group
from bankhalter.rules.trade import interest_on, refuse_hand, refuse_offer
from bankhalter.words.messages import Message, say

FIRST_TURNS = 3  # turns of a seat in which it is told how to trade


class Sale(NamedTuple):
    """To whom a lot could be sold for cash, and how that is offered."""

    partner: int
    words: str


def ways_out(view: View, seat: int) -> Message:
    """Return how the rest of a debt can be raised in this very position, and what follows if it is not."""
    hand, sale = handing_example(view, seat), sale_example(view, seat)
    whom = seat_name(view.table, view.state.creditor[due_debt(view.state, seat)])
    if sale is None:
        return say("ways-out-none") if hand is None else say("ways-out-hand", whom=whom, hand=hand)
    buyer = view.game.seats[sale.partner]
    if hand is None:
        return say("ways-out-sale", buyer=buyer, sale=sale.words)
    return say("ways-out-both", whom=whom, hand=hand, buyer=buyer, sale=sale.words)


def handing_example(view: View, seat: int) -> str | None:
    """Return how a lot is handed to the creditor against a debt; None where that cannot be."""
    s = view.state
    debt = due_debt(s, seat)
    creditor = s.creditor[debt]
    for lot in _fitting_first(view, seat, s.debt_amount[debt] - s.cash[seat]):
        amount = min(_value(view, lot), s.debt_amount[debt])
        if refuse_hand(view.board, s, seat, creditor, 1 << lot, amount) != Refusal.NONE:
            continue
        if available(s, creditor) >= interest_on(view.board, s, 1 << lot):
            against = amount_text(view.table.unit, amount)
            line = f"hands {view.game.seats[creditor]} lot {view.table.square(lot)} for {against} of debt"
            return in_own_words(view.language, line)
    return None


def sale_example(view: View, seat: int) -> Sale | None:
    """Return to whom a lot could be sold for cash, and how that is offered; None where nobody could pay.

    Where lots go against the debt, the creditor is not the one to sell them to.
    """
    debt = due_debt(view.state, seat)
    owed, creditor = view.state.debt_amount[debt], view.state.creditor[debt]
    others = [each for each in range(view.state.seats) if each != seat and is_seat(view.state, each)]
    if view.board.hand_over and creditor != BANK:
        others.remove(creditor)
    short = owed - view.state.cash[seat]
    offers = [
        (min(_value(view, lot), owed, _to_spend(view, partner, lot)), partner, lot)
        for lot in _fitting_first(view, seat, short)
        for partner in others
    ]
    for amount, partner, lot in sorted(offers, key=lambda offer: -min(offer[0], short)):
        if amount > 0 and refuse_offer(view.board, view.state, seat, partner, 1 << lot, 0, 0, amount) == Refusal.NONE:
            goods = f"lot {view.table.square(lot)} for {amount_text(view.table.unit, amount)}"
            return Sale(partner, in_own_words(view.language, f"offers {view.game.seats[partner]} {goods}"))
    return None


def _fitting_first(view: View, seat: int, short: int) -> list[int]:
    """Return the lots of a seat: those that cover what it is short, the least valuable first, then the others.

    Of those that cover it, lots of a whole group come last; of the others the most valuable comes first.
    """
    own = [lot for lot in range(LOTS) if view.state.owner[lot] == seat]
    covering = [lot for lot in own if _value(view, lot) >= short]
    rest = sorted(set(own) - set(covering), key=lambda lot: -_value(view, lot))
    return (
        sorted(covering, key=lambda lot: (owns_group(view.state, seat, view.board.group[lot]), _value(view, lot)))
        + rest
    )


def _value(view: View, lot: int) -> int:
    return view.board.mortgage[lot] if is_mortgaged(view.state, lot) else view.board.price[lot]


def _to_spend(view: View, seat: int, lot: int) -> int:
    """Return what a seat could pay for a lot: its cash, less the interest that a mortgage costs."""
    return available(view.state, seat) - interest_on(view.board, view.state, 1 << lot)


def trade_example(view: View, seat: int) -> Message | None:
    """Return how a trade is proposed, with a lot that somebody else has and `seat` could pay for.

    None if there is none, in a debt, and after the first turns of the seat.
    """
    turns = sum(event == Event.TURN_STARTED and numbers[0] == seat for event, numbers in view.game.events)
    if turns > FIRST_TURNS or due_debt(view.state, seat) >= 0:
        return None
    for lot, owner in enumerate(view.state.owner):
        if owner not in {BANK, seat} and view.board.price[lot] <= available(view.state, seat):
            line = f"offers {view.game.seats[owner]} {amount_text(view.table.unit, view.board.price[lot])}"
            words = in_own_words(view.language, f"{line} for lot {view.table.square(lot)}")
            return say("hint-trade", words=words)
    return None
