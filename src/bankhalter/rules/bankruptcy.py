"""Bankruptcy: forced liquidation, the estate and its heirs.

Ledger: bankrupt-*, debt-bankrupt-when-short; procedure 4, 5, 9.
"""

from bankhalter.rules.codes import BANK, Cause, Due, Event, Moment, Phase, Refusal
from bankhalter.rules.ending import decided_by, finish
from bankhalter.rules.jail import return_card
from bankhalter.rules.layout import DECKS, LOTS, Board, State
from bankhalter.rules.money import owe, pay, pay_debt, remove_debt
from bankhalter.rules.mortgage import take_mortgage
from bankhalter.rules.notes import note
from bankhalter.rules.queries import (
    choosing_seat,
    due_debt,
    first_debt,
    interest,
    is_mortgaged,
    means_up_to,
    not_now,
    standing_open,
)
from bankhalter.rules.rent import lapse_claims_of
from bankhalter.rules.selling import raze
from bankhalter.rules.titles import pass_title, turn_deed
from bankhalter.rules.turns import end_turn


def refuse_settling(s: State, seat: int) -> Refusal:
    """Why `seat` has no debt to settle now."""
    if due_debt(s, seat) < 0:
        return Refusal.NO_DEBT
    if s.moment != Moment.DEBT:
        return not_now(s, seat)
    chooser = choosing_seat(s)
    return Refusal.NONE if chooser < 0 or chooser == seat else Refusal.NOT_AWAITED


def refuse_pay(s: State, seat: int) -> Refusal:
    """Why `seat` cannot pay its debt now."""
    refusal = refuse_settling(s, seat)
    if refusal == Refusal.NONE and s.cash[seat] < s.debt_amount[due_debt(s, seat)]:
        return Refusal.NOT_ENOUGH_CASH
    return refusal


def pay_due(b: Board, s: State, seat: int) -> None:
    """Pay the debt that `seat` is awaited for."""
    pay_debt(b, s, due_debt(s, seat))


def hopeless(b: Board, s: State, seat: int) -> bool:
    """Whether all that the seat could raise is less than its due debt."""
    i = due_debt(s, seat)
    return i >= 0 and means_up_to(b, s, seat, s.debt_amount[i]) < s.debt_amount[i]


def other_fails_first(b: Board, s: State, seat: int) -> bool:
    """In a short game several debtors fail in the order of their debts; an heir about to choose is asked alone."""
    if b.end_at == 0 or choosing_seat(s) == seat:
        return False
    for i in range(due_debt(s, seat)):
        if s.debt_open[i] == Due.OPEN and s.debtor[i] != seat and hopeless(b, s, s.debtor[i]):
            return True
    return False


def refuse_bankrupt(b: Board, s: State, seat: int) -> Refusal:
    """Why `seat` may not go bankrupt now (debt-bankrupt-when-short)."""
    refusal = refuse_settling(s, seat)
    if refusal != Refusal.NONE:
        return refusal
    if not hopeless(b, s, seat):
        return Refusal.CAN_STILL_PAY
    return Refusal.OTHER_FAILS_FIRST if other_fails_first(b, s, seat) else Refusal.NONE


def refuse_give_up(s: State, seat: int) -> Refusal:
    """Why `seat` may not leave the game now."""
    if s.moment == Moment.AUCTION:
        return Refusal.AUCTION_RUNS
    if not standing_open(s):
        return not_now(s, seat)
    return Refusal.OWES if first_debt(s, seat) >= 0 else Refusal.NONE


def liquidate(b: Board, s: State, seat: int) -> None:
    """Sell all buildings and, where estates pass mortgaged, mortgage all lots."""
    for lot in range(LOTS):
        if s.owner[lot] == seat and s.level[lot] > 0:
            raze(b, s, seat, lot)
    if b.estate_as_is == 1:
        return
    for lot in range(LOTS):
        if s.owner[lot] == seat and not is_mortgaged(s, lot):
            take_mortgage(b, s, seat, lot)


def drop_debts(s: State, seat: int) -> None:
    """What the bankrupt still owes, and what is owed to it, lapses."""
    i = 0
    while i < s.debts:
        if s.debtor[i] == seat or s.creditor[i] == seat:
            note(s, Event.DEBT_LAPSED, s.debtor[i], s.creditor[i], s.debt_amount[i], s.debt_cause[i])
            remove_debt(s, i)
        else:
            i += 1


def estate_to_bank(b: Board, s: State, seat: int, auctions: bool) -> None:
    """Lots go back free of mortgage, to be auctioned unless the game is decided; cards go under their decks."""
    for lot in range(LOTS):
        if s.owner[lot] == seat:
            pass_title(b, s, lot, BANK)
            s.choices &= ~(1 << lot)
            turn_deed(s, lot, False)
            note(s, Event.TITLE_PASSED, lot, seat, BANK)
            if auctions:
                s.estate |= 1 << lot
    for deck in range(DECKS):
        if s.holder[deck] == seat:
            return_card(b, s, deck)


def estate_to_player(b: Board, s: State, seat: int, heir: int) -> int:
    """Lots as they are and cards go to the creditor; return the interest on the mortgaged ones (none in banking)."""
    due = 0
    for lot in range(LOTS):
        if s.owner[lot] == seat:
            pass_title(b, s, lot, heir)
            s.choices &= ~(1 << lot)
            note(s, Event.TITLE_PASSED, lot, seat, heir)
            if is_mortgaged(s, lot) and b.estate_as_is == 0:
                due += interest(b.mortgage[lot])
                s.choices |= 1 << lot
    for deck in range(DECKS):
        if s.holder[deck] == seat:
            s.holder[deck] = heir
            note(s, Event.CARD_PASSED, seat, heir, deck)
    return due


def charge_heir(b: Board, s: State, heir: int, due: int, decided: bool) -> None:
    """The heir owes the interest at once; where the game is decided, what cash cannot pay comes off the wealth."""
    if due == 0:
        return
    if not decided:
        owe(s, heir, BANK, due, Cause.INTEREST, -1)
        return
    paid = min(due, s.cash[heir])
    if paid > 0:
        pay(b, s, heir, BANK, paid, Cause.INTEREST, -1)
    s.interest_due[heir] += due - paid


def fail(b: Board, s: State, seat: int, creditor: int) -> None:
    """`seat` leaves the game: liquidation, remaining cash and estate to `creditor` (a seat or BANK)."""
    decided = decided_by(b, s, 1)
    note(s, Event.BANKRUPT, seat, creditor)
    if seat == s.turn and s.phase == Phase.BUY and not decided:
        s.estate |= 1 << b.lot_of[s.at[seat]]
    liquidate(b, s, seat)
    if s.cash[seat] > 0:
        pay(b, s, seat, creditor, s.cash[seat], Cause.ESTATE, -1)
    due = 0
    if creditor == BANK:
        estate_to_bank(b, s, seat, not decided)
    else:
        due = estate_to_player(b, s, seat, creditor)
    s.bankrupt[seat] = 1
    s.order_left &= ~(1 << seat)
    s.order_tied &= ~(1 << seat)
    s.jail[seat] = 0
    drop_debts(s, seat)
    lapse_claims_of(s, seat)
    if creditor != BANK:
        charge_heir(b, s, creditor, due, decided)
    if decided:
        finish(b, s)
    elif seat == s.turn and s.phase > Phase.ORDER:
        end_turn(b, s)


def go_bankrupt(b: Board, s: State, seat: int) -> None:
    """`seat` cannot cover its debt: its creditor inherits (bankrupt-pay-what-possible)."""
    fail(b, s, seat, s.creditor[due_debt(s, seat)])


def give_up(b: Board, s: State, seat: int) -> None:
    """`seat` leaves of its own will: a bankruptcy to the bank."""
    note(s, Event.GAVE_UP, seat)
    fail(b, s, seat, BANK)
