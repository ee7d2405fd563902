"""Auctions of lots and buildings: open, ascending, covered by cash.

Ledger: auction-*, shortage-minimum-bid-*; procedure 2.
"""

from bankhalter.rules.building import buildable_now
from bankhalter.rules.codes import BANK, NOBODY, Auction, Building, Cause, Event, Moment, Refusal
from bankhalter.rules.layout import LOTS, SEATS, Board, State
from bankhalter.rules.money import pay
from bankhalter.rules.notes import note
from bankhalter.rules.queries import living, lowest_bit, not_now
from bankhalter.rules.titles import pass_title

LEAST_BID = 1


def open_auction(s: State, kind: Auction, lot: int, bidders: int) -> None:
    """Put a lot or a building under the hammer for the seats in the bits `bidders`."""
    s.auction = kind
    s.auction_lot = lot
    s.auction_bid = 0
    s.auction_leader = NOBODY
    s.auction_in = bidders
    note(s, Event.AUCTION_OPENED, kind, lot)


def open_lot_auction(s: State, lot: int) -> None:
    """Auction a lot of the bank among all living seats (auction-who-may-bid)."""
    open_auction(s, Auction.LOT, lot, living(s))


def open_estate_auction(s: State) -> None:
    """Auction the next lot of an estate, in board order (auction-trigger-bankruptcy)."""
    lot = lowest_bit(s.estate)
    s.estate &= ~(1 << lot)
    open_lot_auction(s, lot)


def close_auction(s: State) -> None:
    """Clear the hammer."""
    s.auction = Auction.NONE
    s.auction_lot = -1
    s.auction_bid = 0
    s.auction_leader = NOBODY
    s.auction_in = 0


def auction_finished(s: State) -> bool:
    """Whether nobody is left who could still raise."""
    if s.auction_leader == NOBODY:
        return s.auction_in == 0
    return s.auction_in == 1 << s.auction_leader


def cheapest_building(b: Board, s: State, seat: int, kind: Building) -> int:
    """Lowest printed price of a building of `kind` that the seat could place now; 0 if none."""
    least = 0
    for lot in range(LOTS):
        if s.owner[lot] == seat and buildable_now(b, s, seat, lot, kind):
            least = b.house_cost[lot] if least == 0 else min(least, b.house_cost[lot])
    return least


def least_opening(b: Board, s: State) -> int:
    """Floor of the running auction: 1 unit, for buildings in banking the lowest printed price concerned."""
    if s.auction == Auction.LOT or b.building_floor_printed == 0:
        return LEAST_BID
    kind = Building.HOUSE if s.auction == Auction.HOUSE else Building.HOTEL
    floor = 0
    for seat in range(SEATS):
        if s.wish[seat] > 0:
            price = cheapest_building(b, s, seat, kind)
            if price > 0 and (floor == 0 or price < floor):
                floor = price
    return max(floor, LEAST_BID)


def least_bid(b: Board, s: State) -> int:
    """The least amount that counts as the next bid (auction-minimum-bid, auction-raise)."""
    return s.auction_bid + 1 if s.auction_bid > 0 else least_opening(b, s)


def refuse_auction(s: State, seat: int) -> Refusal:
    """Why `seat` takes no part in the running auction."""
    if s.auction == Auction.NONE:
        return Refusal.NO_AUCTION
    if s.moment != Moment.AUCTION:
        return not_now(s, seat)
    return Refusal.NONE if s.auction_in >> seat & 1 == 1 else Refusal.ALREADY_PASSED


def refuse_bid(b: Board, s: State, seat: int, amount: int) -> Refusal:
    """Why `seat` may not bid `amount` (auction-bid-backed-by-cash)."""
    refusal = refuse_auction(s, seat)
    if refusal != Refusal.NONE:
        return refusal
    if amount < least_bid(b, s):
        return Refusal.BID_TOO_LOW
    return Refusal.NONE if amount <= s.cash[seat] else Refusal.BID_NOT_COVERED


def bid(s: State, seat: int, amount: int) -> None:
    """Become the highest bidder; the bid is binding and reserved."""
    s.auction_bid = amount
    s.auction_leader = seat
    note(s, Event.BID, seat, amount)


def refuse_pass(s: State, seat: int) -> Refusal:
    """Why `seat` may not pass (auction-last-bid-binds)."""
    refusal = refuse_auction(s, seat)
    if refusal == Refusal.NONE and s.auction_leader == seat:
        return Refusal.HIGHEST_BIDDER
    return refusal


def pass_auction(s: State, seat: int) -> None:
    """Leave this auction for good."""
    s.auction_in &= ~(1 << seat)
    note(s, Event.PASSED, seat)


def knock_down_lot(b: Board, s: State) -> None:
    """The highest bidder pays and gets the lot; without a bid it stays with the bank (auction-no-bid)."""
    lot = s.auction_lot
    winner = s.auction_leader
    amount = s.auction_bid
    close_auction(s)
    if winner == NOBODY:
        note(s, Event.AUCTION_UNSOLD, Auction.LOT, lot)
        return
    note(s, Event.AUCTION_WON, winner, amount, Auction.LOT, lot)
    pay(b, s, winner, BANK, amount, Cause.AUCTION, lot)
    pass_title(b, s, lot, winner)
    note(s, Event.TITLE_PASSED, lot, BANK, winner)
