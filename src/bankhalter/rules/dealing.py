"""The deal at the start of a short game (ledger: short-deal-free, short-deal-paid)."""

from bankhalter.rules.codes import BANK, Cause, Event, Moment, Phase, Refusal
from bankhalter.rules.layout import LOTS, Board, State
from bankhalter.rules.money import owe
from bankhalter.rules.notes import note
from bankhalter.rules.offers import LOT_MASK
from bankhalter.rules.queries import count_bits, living, lowest_bit, next_living
from bankhalter.rules.titles import pass_title
from bankhalter.rules.turns import begin_turn


def next_to_deal(s: State) -> int:
    """The first seat still to be dealt to (Phase.DEAL)."""
    return lowest_bit(s.order_left)


def refuse_deal(b: Board, s: State, seat: int, lots: int) -> Refusal:
    """Why nature may not deal the lots of the mask to `seat` now."""
    if s.phase != Phase.DEAL or s.moment != Moment.TURN or s.order_left >> seat & 1 == 0:
        return Refusal.NOT_NOW
    if lots < 0 or lots & ~LOT_MASK != 0 or count_bits(lots) != b.deal:
        return Refusal.BAD_DEAL
    for lot in range(LOTS):
        if lots >> lot & 1 == 1 and s.owner[lot] != BANK:
            return Refusal.BAD_DEAL
    return Refusal.NONE


def begin_play(b: Board, s: State) -> None:
    """After the deal: the throws for who begins, or the first turn."""
    if b.first_thrown == 1:
        s.phase = Phase.ORDER
        s.order_left = living(s)
    else:
        begin_turn(s, s.turn if s.bankrupt[s.turn] == 0 else next_living(s, s.turn))


def deal(b: Board, s: State, seat: int, lots: int) -> None:
    """Hand the deeds out, free or against the printed prices."""
    note(s, Event.DEALT, seat, lots)
    s.order_left &= ~(1 << seat)
    for lot in range(LOTS):
        if lots >> lot & 1 == 1:
            pass_title(b, s, lot, seat)
            note(s, Event.TITLE_PASSED, lot, BANK, seat)
            if b.deal_paid == 1:
                owe(s, seat, BANK, b.price[lot], Cause.DEAL, lot)
