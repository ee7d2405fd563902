"""How games end: the last one left, the richest of a short or timed game.

Ledger: setup-goal, short-end-*, short-winner, timed-*.
"""

from bankhalter.rules.auction import close_auction
from bankhalter.rules.codes import NOBODY, Event, Phase
from bankhalter.rules.layout import SEATS, Board, State
from bankhalter.rules.money import remove_debt
from bankhalter.rules.notes import note
from bankhalter.rules.offers import lapse_offer, offer_stands
from bankhalter.rules.queries import count_bits, living, worth
from bankhalter.rules.rent import forget_rent_throw, lapse_claims


def bankruptcies(s: State) -> int:
    """How many seats are bankrupt."""
    return s.seats - count_bits(living(s))


def decided_by(b: Board, s: State, more: int) -> bool:
    """Whether the game is decided once `more` further seats are bankrupt."""
    out = bankruptcies(s) + more
    return s.seats - out <= 1 or (b.end_at > 0 and out >= b.end_at)


def richest(b: Board, s: State) -> int:
    """Bits of the living seats with the greatest wealth; equal fortunes share the win."""
    best = 0
    winners = 0
    for seat in range(s.seats):
        if s.bankrupt[seat] == 0:
            fortune = worth(b, s, seat)
            if winners == 0 or fortune > best:
                best = fortune
                winners = 1 << seat
            elif fortune == best:
                winners |= 1 << seat
    return winners


def clear_table(s: State) -> None:
    """Running auctions, wishes, choices, debts, claims and offers are void."""
    close_auction(s)
    s.estate = 0
    s.choices = 0
    s.shortage = 0
    s.builder = 0
    s.builder_lot = 0
    s.placing = NOBODY
    forget_rent_throw(s)
    for seat in range(SEATS):
        s.wish[seat] = 0
    while s.debts > 0:
        remove_debt(s, s.debts - 1)
    lapse_claims(s)
    for proposer in range(s.seats):
        for partner in range(s.seats):
            if offer_stands(s, proposer, partner):
                lapse_offer(s, proposer, partner)


def finish(b: Board, s: State) -> None:
    """End the game: one left wins, else the richest."""
    clear_table(s)
    s.winners = richest(b, s)
    s.phase = Phase.OVER
    note(s, Event.GAME_OVER, s.winners)
