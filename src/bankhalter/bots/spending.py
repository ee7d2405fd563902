"""Buying lots and bidding: nearly every lot is bought, and auctions are followed up to what the thing is worth."""

from bankhalter.bots.answers import say
from bankhalter.bots.developing import is_better_site
from bankhalter.bots.prudence import reserve, spare_cash
from bankhalter.bots.raising import NONE, lot_to_mortgage, singles_bring
from bankhalter.bots.valuation import bid_value
from bankhalter.rules.auction import least_bid
from bankhalter.rules.codes import Act, Auction, Refusal
from bankhalter.rules.layout import GROUP_SIZE, LOTS, Board, State, Word
from bankhalter.rules.mortgage import lot_to_choose, redemption_cost
from bankhalter.rules.queries import available, lowest_bit, owns_group
from bankhalter.rules.shortage import capacity, refuse_placing, shortage_kind
from bankhalter.rules.stream import draw_below


def is_key(b: Board, lot: int, value: int) -> bool:
    """Whether a lot of that value is worth the last of the cash: it makes or breaks a group."""
    return 2 * value >= 3 * b.price[lot]


def choose_purchase(b: Board, s: State, seat: int, out: list[int]) -> bool:
    """Buy the lot under the token, mortgage others for it if it is a key, or leave it to an auction."""
    lot = b.lot_of[s.at[seat]]
    cash = available(s, seat)
    price = b.price[lot]
    key = is_key(b, lot, bid_value(b, s, seat, lot))
    if cash >= price:
        return say(out, Act.BUY if key or cash - price >= b.salary // 8 else Act.DECLINE, 0)
    if key and cash + singles_bring(b, s, seat, b.group[lot]) >= price + b.salary // 8:
        return say(out, Act.MORTGAGE, lot_to_mortgage(b, s, seat, True, b.group[lot]))
    return say(out, Act.DECLINE, 0)


def dearest_site(b: Board, s: State, seat: int) -> int:
    """The highest building price on the whole groups of the seat, 0 without any."""
    most = 0
    groups = s.whole[seat]
    while groups != 0:
        group = lowest_bit(groups)
        groups &= groups - 1
        most = max(most, b.house_cost[b.group_lot[group * GROUP_SIZE]])
    return most


def bid_limit(b: Board, s: State, seat: int) -> int:
    """The highest bid that the seat would stand by in the running auction."""
    if s.auction != Auction.LOT:
        return min(3 * dearest_site(b, s, seat) // 2, s.cash[seat] - reserve(b, s, seat) // 2)
    value = bid_value(b, s, seat, s.auction_lot)
    kept = b.salary // 8 if is_key(b, s.auction_lot, value) else reserve(b, s, seat)
    return min(value, s.cash[seat] - kept)


def choose_bid(b: Board, s: State, seat: int, stream: list[Word], out: list[int]) -> bool:
    """Open at half of what the thing costs, raise in steps that are larger for dear things, and pass at the limit."""
    least = least_bid(b, s)
    limit = bid_limit(b, s, seat)
    if limit < least:
        return say(out, Act.PASS, 0)
    printed = b.price[s.auction_lot] if s.auction == Auction.LOT else dearest_site(b, s, seat)
    if s.auction_bid == 0:
        return say(out, Act.BID, max(least, min(limit, printed) // 2))
    step = draw_below(stream, max(1, printed // 8))
    return say(out, Act.BID, min(limit, least + step))


def choose_wish(b: Board, s: State, seat: int, out: list[int]) -> bool:
    """Want as many buildings as the spare cash buys."""
    least = 1 if seat == s.builder else 0
    affordable = max(least, spare_cash(b, s, seat) // dearest_site(b, s, seat))
    return say(out, Act.WANT, min(affordable, capacity(b, s, seat, shortage_kind(s))))


def place_won(b: Board, s: State, seat: int, out: list[int]) -> bool:
    """Put the building won where it earns most for its price."""
    best = NONE
    for lot in range(LOTS):
        if refuse_placing(b, s, seat, lot) != Refusal.NONE:
            continue
        if best == NONE or is_better_site(b, s, lot, best):
            best = lot
    return best != NONE and say(out, Act.PLACE, best)


def choose_mortgage(b: Board, s: State, seat: int, out: list[int]) -> bool:
    """Redeem a lot just received if it is of an own whole group or the seat is rich, else keep the mortgage."""
    lot = lot_to_choose(s, seat)
    kept = 0 if owns_group(s, seat, b.group[lot]) else 2 * b.salary
    rich = spare_cash(b, s, seat) >= kept + redemption_cost(b, s, seat, lot)
    return say(out, Act.REDEEM if rich else Act.KEEP, lot)
