"""Open offers: one a pair of proposer and partner, gone as soon as what they name is no longer so (procedure 11)."""

from bankhalter.rules.codes import CARD_BIT, HAND_BIT, Event
from bankhalter.rules.layout import DECKS, LOTS, SEATS, Board, State
from bankhalter.rules.notes import note
from bankhalter.rules.queries import available, due_debt, group_built, lowest_bit

LOT_MASK = (1 << LOTS) - 1
DEAL_MASK = (1 << (LOTS + DECKS)) - 1


def offer_stands(s: State, proposer: int, partner: int) -> bool:
    """Whether the proposer has an open offer to the partner."""
    pair = proposer * SEATS + partner
    return s.offer_give[pair] != 0 or s.offer_want[pair] != 0


def put_offer(s: State, proposer: int, partner: int, give: int, give_cash: int, want: int, want_cash: int) -> None:
    """Open an offer; a second one to the same partner replaces the first."""
    pair = proposer * SEATS + partner
    if not offer_stands(s, proposer, partner):
        s.offers += 1
    s.offer_give[pair] = give
    s.offer_give_cash[pair] = give_cash
    s.offer_want[pair] = want
    s.offer_want_cash[pair] = want_cash


def remove_offer(s: State, proposer: int, partner: int) -> None:
    """Take the offer off the table."""
    pair = proposer * SEATS + partner
    s.offers -= 1
    s.offer_give[pair] = 0
    s.offer_give_cash[pair] = 0
    s.offer_want[pair] = 0
    s.offer_want_cash[pair] = 0


def lapse_offer(s: State, proposer: int, partner: int) -> None:
    """The offer lapses by itself."""
    remove_offer(s, proposer, partner)
    note(s, Event.OFFER_LAPSED, proposer, partner)


def drop_offers_naming(s: State, lots: int) -> None:
    """Offers that name one of `lots` (mask) lapse: it was mortgaged or redeemed."""
    if s.offers == 0:
        return
    for proposer in range(s.seats):
        for partner in range(s.seats):
            pair = proposer * SEATS + partner
            if (s.offer_give[pair] | s.offer_want[pair]) & lots != 0:
                lapse_offer(s, proposer, partner)


def holds_all(b: Board, s: State, seat: int, mask: int) -> bool:
    """Whether the seat holds all lots (of groups without buildings) and cards of `mask`."""
    lots = mask & LOT_MASK
    if lots & ~s.held[seat] != 0:
        return False
    while lots != 0:
        if group_built(b, s, b.group[lowest_bit(lots)]):
            return False
        lots &= lots - 1
    for deck in range(DECKS):
        if mask >> (CARD_BIT + deck) & 1 == 1 and s.holder[deck] != seat:
            return False
    return True


def hand_over_holds(s: State, proposer: int, partner: int) -> bool:
    """Whether the debt that a hand-over names is still owed."""
    i = due_debt(s, proposer)
    return i >= 0 and s.creditor[i] == partner and s.debt_amount[i] >= s.offer_want_cash[proposer * SEATS + partner]


def offer_holds(b: Board, s: State, proposer: int, partner: int) -> bool:
    """Whether everything that the offer names is still so."""
    pair = proposer * SEATS + partner
    if s.bankrupt[proposer] == 1 or s.bankrupt[partner] == 1:
        return False
    if s.offer_give[pair] & HAND_BIT != 0:
        return hand_over_holds(s, proposer, partner) and holds_all(b, s, proposer, s.offer_give[pair] & DEAL_MASK)
    if available(s, proposer) < s.offer_give_cash[pair] or available(s, partner) < s.offer_want_cash[pair]:
        return False
    return holds_all(b, s, proposer, s.offer_give[pair]) and holds_all(b, s, partner, s.offer_want[pair])


def lapse_offers(b: Board, s: State) -> None:
    """Let every offer lapse that no longer holds."""
    if s.offers == 0:
        return
    for proposer in range(s.seats):
        for partner in range(s.seats):
            if offer_stands(s, proposer, partner) and not offer_holds(b, s, proposer, partner):
                lapse_offer(s, proposer, partner)
