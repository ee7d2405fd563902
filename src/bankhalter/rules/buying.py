"""Buying: the lander's first option on a free lot (ledger: buy-*)."""

from bankhalter.rules.auction import open_lot_auction
from bankhalter.rules.codes import BANK, Cause, Event, Moment, Phase, Refusal
from bankhalter.rules.layout import Board, State
from bankhalter.rules.money import pay
from bankhalter.rules.notes import note
from bankhalter.rules.queries import available, not_now
from bankhalter.rules.titles import pass_title


def refuse_option(s: State, seat: int) -> Refusal:
    """Why `seat` has no lot to buy or decline now (buy-first-chance)."""
    if s.phase != Phase.BUY:
        return Refusal.NO_FREE_LOT
    if seat != s.turn:
        return Refusal.NOT_YOUR_TURN
    return Refusal.NONE if s.moment == Moment.TURN else not_now(s, seat)


def refuse_buy(b: Board, s: State, seat: int) -> Refusal:
    """Why `seat` may not buy the lot it stands on now."""
    refusal = refuse_option(s, seat)
    if refusal == Refusal.NONE and available(s, seat) < b.price[b.lot_of[s.at[seat]]]:
        return Refusal.NOT_ENOUGH_CASH
    return refusal


def buy(b: Board, s: State, seat: int) -> None:
    """Pay the printed price and take the deed (buy-price, buy-pay-get-deed)."""
    lot = b.lot_of[s.at[seat]]
    pay(b, s, seat, BANK, b.price[lot], Cause.PRICE, lot)
    pass_title(b, s, lot, seat)
    note(s, Event.TITLE_PASSED, lot, BANK, seat)
    s.phase = Phase.LANDED


def decline(b: Board, s: State, seat: int) -> None:
    """Leave the lot to an auction among all, the decliner included (buy-decline-auction)."""
    lot = b.lot_of[s.at[seat]]
    note(s, Event.DECLINED, seat, lot)
    s.phase = Phase.LANDED
    open_lot_auction(s, lot)
