"""The first state of a game (ledger: setup-token-on-go, setup-deeds-28, setup-buildings, setup-shuffle-decks)."""

from bankhalter.rules.codes import BANK, NOBODY, Building, Phase
from bankhalter.rules.dealing import begin_play
from bankhalter.rules.layout import CARDS, DECKS, LOTS, Board, State
from bankhalter.rules.moment import settle_moment
from bankhalter.rules.queries import living
from bankhalter.rules.turns import begin_turn


def set_up(b: Board, s: State, seats: int) -> None:
    """Lay out a fresh (zeroed) `s` for `seats` players.

    All on GO, all lots and buildings with the bank, decks unseen; seat 0 to throw.
    """
    s.seats = seats
    for seat in range(seats):
        s.cash[seat] = b.start_cash
    for lot in range(LOTS):
        s.owner[lot] = BANK
    s.stock[Building.HOUSE] = b.houses
    s.stock[Building.HOTEL] = b.hotels
    for deck in range(DECKS):
        s.holder[deck] = NOBODY
        s.unseen[deck] = (1 << CARDS) - 1
    s.auction_lot = -1
    s.auction_leader = NOBODY
    s.placing = NOBODY
    begin_turn(s, 0)
    settle_moment(s)


def open_deal(s: State) -> None:
    """Let nature deal the deeds of a short game before anything else."""
    s.phase = Phase.DEAL
    s.order_left = living(s)
    settle_moment(s)


def start(b: Board, s: State, seats: int) -> None:
    """Set up a whole game: the deal of a short game, the throws for who begins, or the first turn of seat 0."""
    set_up(b, s, seats)
    if b.deal > 0:
        open_deal(s)
    else:
        begin_play(b, s)
        settle_moment(s)
