"""Trades among players, and lots handed to a creditor (ledger: trade-*, debt-lots-to-creditor, houserules-no-loans)."""

from bankhalter.rules.building import refuse_group_built
from bankhalter.rules.codes import BANK, CARD_BIT, HAND_BIT, Cause, Event, Refusal
from bankhalter.rules.layout import DECKS, SEATS, Board, State
from bankhalter.rules.money import pay, remove_debt
from bankhalter.rules.notes import note
from bankhalter.rules.offers import DEAL_MASK, LOT_MASK, offer_stands, put_offer, remove_offer
from bankhalter.rules.queries import (
    available,
    due_debt,
    interest,
    is_mortgaged,
    is_seat,
    lowest_bit,
    not_now,
    standing_open,
)
from bankhalter.rules.titles import pass_title


def refuse_partner(s: State, seat: int, partner: int) -> Refusal:
    """Why `seat` can do no business with `partner` now."""
    if not standing_open(s):
        return not_now(s, seat)
    return Refusal.NONE if is_seat(s, partner) and partner != seat else Refusal.BAD_PARTNER


def refuse_goods(b: Board, s: State, seat: int, mask: int, missing: Refusal) -> Refusal:
    """Why the lots and cards of `mask` cannot come from `seat`; `missing` if one is not its own."""
    lots = mask & LOT_MASK
    while lots != 0:
        lot = lowest_bit(lots)
        lots &= lots - 1
        if s.owner[lot] != seat:
            return missing
        refusal = refuse_group_built(b, s, lot)
        if refusal != Refusal.NONE:
            return refusal
    for deck in range(DECKS):
        if mask >> (CARD_BIT + deck) & 1 == 1 and s.holder[deck] != seat:
            return Refusal.CARD_NOT_HELD
    return Refusal.NONE


def refuse_terms(s: State, seat: int, partner: int, give: int, give_cash: int, want: int, want_cash: int) -> Refusal:
    """Why the terms are no deal: nothing real changes hands, the sums are wrong or not there."""
    if give < 0 or want < 0 or (give | want) & ~DEAL_MASK != 0:
        return Refusal.NO_SUCH_LOT
    if give_cash < 0 or want_cash < 0:
        return Refusal.BAD_AMOUNT
    if give == 0 and want == 0:
        return Refusal.EMPTY_DEAL if give_cash == 0 and want_cash == 0 else Refusal.MONEY_ALONE
    if available(s, seat) < give_cash:
        return Refusal.NOT_ENOUGH_CASH
    return Refusal.NONE if available(s, partner) >= want_cash else Refusal.PARTNER_SHORT


def refuse_offer(
    b: Board, s: State, seat: int, partner: int, give: int, give_cash: int, want: int, want_cash: int
) -> Refusal:
    """Why `seat` may not offer these terms to `partner` now."""
    refusal = refuse_partner(s, seat, partner)
    if refusal == Refusal.NONE:
        refusal = refuse_terms(s, seat, partner, give, give_cash, want, want_cash)
    if refusal == Refusal.NONE:
        refusal = refuse_goods(b, s, seat, give, Refusal.NOT_OWNER)
    if refusal == Refusal.NONE:
        refusal = refuse_goods(b, s, partner, want, Refusal.PARTNER_NOT_OWNER)
    return refusal


def offer(s: State, seat: int, partner: int, give: int, give_cash: int, want: int, want_cash: int) -> None:
    """Put the offer on the table."""
    put_offer(s, seat, partner, give, give_cash, want, want_cash)
    note(s, Event.OFFERED, seat, partner)


def refuse_answer(s: State, seat: int, proposer: int) -> Refusal:
    """Why `seat` has no offer of `proposer` to answer now."""
    refusal = refuse_partner(s, seat, proposer)
    if refusal == Refusal.NONE and not offer_stands(s, proposer, seat):
        return Refusal.NO_OFFER
    return refusal


def refuse_counter(
    b: Board, s: State, seat: int, proposer: int, give: int, give_cash: int, want: int, want_cash: int
) -> Refusal:
    """Why `seat` may not answer the offer of `proposer` with these terms."""
    refusal = refuse_answer(s, seat, proposer)
    if refusal == Refusal.NONE and s.offer_give[proposer * SEATS + seat] & HAND_BIT != 0:
        return Refusal.NO_OFFER
    if refusal == Refusal.NONE:
        refusal = refuse_offer(b, s, seat, proposer, give, give_cash, want, want_cash)
    return refusal


def counter(s: State, seat: int, proposer: int, give: int, give_cash: int, want: int, want_cash: int) -> None:
    """Replace the offer of `proposer` by one of `seat`."""
    remove_offer(s, proposer, seat)
    put_offer(s, seat, proposer, give, give_cash, want, want_cash)
    note(s, Event.COUNTERED, seat, proposer)


def interest_on(b: Board, s: State, mask: int) -> int:
    """10 % of every mortgaged lot of `mask`, rounded lot by lot."""
    total = 0
    lots = mask & s.mortgaged
    while lots != 0:
        total += interest(b.mortgage[lowest_bit(lots)])
        lots &= lots - 1
    return total


def refuse_accept(b: Board, s: State, seat: int, proposer: int) -> Refusal:
    """Why `seat` may not accept the offer of `proposer`: who receives mortgages must cover the 10 %.

    Ledger: trade-mortgaged-choice.
    """
    refusal = refuse_answer(s, seat, proposer)
    if refusal != Refusal.NONE:
        return refusal
    pair = proposer * SEATS + seat
    give = s.offer_give[pair]
    if give & HAND_BIT != 0:
        covered = available(s, seat) >= interest_on(b, s, give)
        return Refusal.NONE if covered else Refusal.INTEREST_NOT_COVERED
    surplus = s.offer_give_cash[pair] - s.offer_want_cash[pair]
    if available(s, seat) + surplus < interest_on(b, s, give):
        return Refusal.INTEREST_NOT_COVERED
    if available(s, proposer) - surplus < interest_on(b, s, s.offer_want[pair]):
        return Refusal.INTEREST_NOT_COVERED
    return Refusal.NONE


def hand_goods(b: Board, s: State, giver: int, receiver: int, mask: int) -> None:
    """Pass the lots and cards of `mask` on; mortgaged lots cost 10 % and call for a choice."""
    lots = mask & LOT_MASK
    while lots != 0:
        lot = lowest_bit(lots)
        lots &= lots - 1
        pass_title(b, s, lot, receiver)
        s.choices &= ~(1 << lot)
        note(s, Event.TITLE_PASSED, lot, giver, receiver)
        if is_mortgaged(s, lot):
            pay(b, s, receiver, BANK, interest(b.mortgage[lot]), Cause.INTEREST, lot)
            s.choices |= 1 << lot
    for deck in range(DECKS):
        if mask >> (CARD_BIT + deck) & 1 == 1:
            s.holder[deck] = receiver
            note(s, Event.CARD_PASSED, giver, receiver, deck)


def settle_hand_over(b: Board, s: State, creditor: int, debtor: int, lots: int, amount: int) -> None:
    """The creditor takes the lots against `amount` of the debt."""
    i = due_debt(s, debtor)
    note(s, Event.HANDED, debtor, creditor, amount)
    s.debt_amount[i] -= amount
    if s.debt_amount[i] == 0:
        remove_debt(s, i)
    hand_goods(b, s, debtor, creditor, lots)


def accept(b: Board, s: State, seat: int, proposer: int) -> None:
    """Carry out the exchange (trade-forms)."""
    pair = proposer * SEATS + seat
    give = s.offer_give[pair]
    give_cash = s.offer_give_cash[pair]
    want = s.offer_want[pair]
    want_cash = s.offer_want_cash[pair]
    remove_offer(s, proposer, seat)
    note(s, Event.ACCEPTED, seat, proposer)
    if give & HAND_BIT != 0:
        settle_hand_over(b, s, seat, proposer, give & LOT_MASK, want_cash)
        return
    if give_cash > 0:
        pay(b, s, proposer, seat, give_cash, Cause.TRADE, -1)
    if want_cash > 0:
        pay(b, s, seat, proposer, want_cash, Cause.TRADE, -1)
    hand_goods(b, s, proposer, seat, give)
    hand_goods(b, s, seat, proposer, want)


def reject(s: State, seat: int, proposer: int) -> None:
    """Turn the offer down."""
    remove_offer(s, proposer, seat)
    note(s, Event.REJECTED, seat, proposer)


def refuse_withdraw(s: State, seat: int, partner: int) -> Refusal:
    """Why `seat` has no offer to `partner` to take back now."""
    if not standing_open(s):
        return not_now(s, seat)
    stands = 0 <= partner < s.seats and offer_stands(s, seat, partner)
    return Refusal.NONE if stands else Refusal.NO_OFFER


def withdraw(s: State, seat: int, partner: int) -> None:
    """Take the offer back."""
    remove_offer(s, seat, partner)
    note(s, Event.WITHDRAWN, seat, partner)


def refuse_hand(b: Board, s: State, seat: int, creditor: int, lots: int, amount: int) -> Refusal:
    """Why `seat` may not offer `lots` to its creditor against `amount` of the debt now."""
    if b.hand_over == 0:
        return Refusal.NO_HAND_OVER
    refusal = refuse_partner(s, seat, creditor)
    if refusal != Refusal.NONE:
        return refusal
    i = due_debt(s, seat)
    if i < 0:
        return Refusal.NO_DEBT
    if s.creditor[i] != creditor:
        return Refusal.NOT_CREDITOR
    if lots <= 0 or lots & ~LOT_MASK != 0:
        return Refusal.EMPTY_DEAL
    if amount < 1 or amount > s.debt_amount[i]:
        return Refusal.BAD_AMOUNT
    return refuse_goods(b, s, seat, lots, Refusal.NOT_OWNER)


def hand(s: State, seat: int, creditor: int, lots: int, amount: int) -> None:
    """Offer the lots to the creditor, who accepts or rejects."""
    put_offer(s, seat, creditor, lots | HAND_BIT, 0, 0, amount)
    note(s, Event.OFFERED, seat, creditor)
