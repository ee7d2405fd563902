"""Mortgages: taking, redeeming, and the choice on lots received with one (ledger: mortgage-*, trade-mortgaged-*)."""

from bankhalter.rules.building import refuse_group_built
from bankhalter.rules.codes import BANK, Cause, Event, Moment, Refusal
from bankhalter.rules.layout import LOTS, Board, State
from bankhalter.rules.money import pay
from bankhalter.rules.notes import note
from bankhalter.rules.offers import drop_offers_naming
from bankhalter.rules.queries import (
    available,
    choices_of,
    choosing_seat,
    interest,
    is_mortgaged,
    lowest_bit,
    not_now,
    standing_open,
)
from bankhalter.rules.titles import turn_deed


def refuse_mortgage(b: Board, s: State, seat: int, lot: int) -> Refusal:
    """Why `seat` may not mortgage `lot` now (mortgage-allowed, mortgage-clear-buildings-first)."""
    if lot < 0 or lot >= LOTS:
        return Refusal.NO_SUCH_LOT
    if s.owner[lot] != seat:
        return Refusal.NOT_OWNER
    if not standing_open(s):
        return not_now(s, seat)
    if is_mortgaged(s, lot):
        return Refusal.ALREADY_MORTGAGED
    return refuse_group_built(b, s, lot)


def take_mortgage(b: Board, s: State, seat: int, lot: int) -> None:
    """The bank pays the printed value and the deed is turned over (mortgage-amount)."""
    turn_deed(s, lot, True)
    note(s, Event.MORTGAGED, seat, lot)
    pay(b, s, BANK, seat, b.mortgage[lot], Cause.MORTGAGE, lot)
    drop_offers_naming(s, 1 << lot)


def lot_to_choose(s: State, seat: int) -> int:
    """The received lot on which `seat` must decide next, or -1."""
    if s.moment != Moment.MORTGAGE or choosing_seat(s) != seat:
        return -1
    return lowest_bit(choices_of(s, seat))


def redemption_price(b: Board, lot: int) -> int:
    """Value of the mortgage plus 10 % (mortgage-redeem-cost)."""
    return b.mortgage[lot] + interest(b.mortgage[lot])


def redemption_cost(b: Board, s: State, seat: int, lot: int) -> int:
    """The redemption price; the bare value right after receiving, when the 10 % is paid already."""
    if lot_to_choose(s, seat) == lot:
        return b.mortgage[lot]
    return redemption_price(b, lot)


def refuse_redeem(b: Board, s: State, seat: int, lot: int) -> Refusal:
    """Why `seat` may not redeem `lot` now (mortgage-owner-exclusive)."""
    if lot < 0 or lot >= LOTS:
        return Refusal.NO_SUCH_LOT
    if s.owner[lot] != seat:
        return Refusal.NOT_OWNER
    if not is_mortgaged(s, lot):
        return Refusal.NOT_MORTGAGED
    chosen = lot_to_choose(s, seat) == lot
    if not chosen and (not standing_open(s) or s.choices >> lot & 1 == 1):
        return not_now(s, seat)
    return Refusal.NONE if available(s, seat) >= redemption_cost(b, s, seat, lot) else Refusal.NOT_ENOUGH_CASH


def redeem(b: Board, s: State, seat: int, lot: int) -> None:
    """Pay off the mortgage and turn the deed face up."""
    pay(b, s, seat, BANK, redemption_cost(b, s, seat, lot), Cause.REDEMPTION, lot)
    turn_deed(s, lot, False)
    s.choices &= ~(1 << lot)
    note(s, Event.REDEEMED, seat, lot)
    drop_offers_naming(s, 1 << lot)


def refuse_keep(s: State, seat: int, lot: int) -> Refusal:
    """Why there is no received mortgage on `lot` for `seat` to keep now."""
    if s.moment != Moment.MORTGAGE:
        return not_now(s, seat)
    return Refusal.NONE if lot >= 0 and lot_to_choose(s, seat) == lot else Refusal.NOT_AWAITED


def keep_mortgage(s: State, seat: int, lot: int) -> None:
    """Leave the lot mortgaged: nothing more now, value plus 10 % later (trade-mortgaged-later-again)."""
    s.choices &= ~(1 << lot)
    note(s, Event.MORTGAGE_KEPT, seat, lot)
