"""Shortage of buildings: wishes, and auctions one by one where they exceed the stock.

Ledger: shortage-*; procedure 7.
"""

from bankhalter.rules.auction import close_auction, open_auction
from bankhalter.rules.building import (
    may_build_now,
    next_building,
    places,
    put_up,
    refuse_build_timing,
    refuse_place,
    refuse_step_up,
)
from bankhalter.rules.codes import BANK, NOBODY, STREETS, Auction, Building, Cause, Event, Moment, Refusal
from bankhalter.rules.layout import GROUP_SIZE, SEATS, Board, State
from bankhalter.rules.money import pay
from bankhalter.rules.notes import note
from bankhalter.rules.queries import available, count_bits, group_mortgaged, lowest_bit, not_now


def building_groups(b: Board, s: State, seat: int) -> int:
    """Bits of the groups that the seat may build on: whole, of streets, without a mortgage."""
    groups = s.whole[seat] & ((1 << STREETS) - 1)
    left = groups if s.mortgaged != 0 else 0
    while left != 0:
        group = lowest_bit(left)
        left &= left - 1
        if group_mortgaged(b, s, group):
            groups &= ~(1 << group)
    return groups


def cheapest_group(b: Board, groups: int) -> int:
    """The group with the cheapest buildings of the bits `groups`, the first of several; -1 if there is none."""
    best = lowest_bit(groups)
    while groups != 0:
        group = lowest_bit(groups)
        groups &= groups - 1
        if b.house_cost[b.group_lot[group * GROUP_SIZE]] < b.house_cost[b.group_lot[best * GROUP_SIZE]]:
            best = group
    return best


def capacity(b: Board, s: State, seat: int, kind: Building) -> int:
    """How many buildings of `kind` the seat could place and pay for now at deed prices, whatever the stock."""
    cash = available(s, seat)
    count = 0
    groups = building_groups(b, s, seat)
    while groups != 0:
        group = cheapest_group(b, groups)
        groups &= ~(1 << group)
        cost = b.house_cost[b.group_lot[group * GROUP_SIZE]]
        if cash < cost:
            return count
        n = min(places(b, s, group, kind), cash // cost)
        count += n
        cash -= n * cost
    return count


def able_capacity(b: Board, s: State, seat: int, kind: Building) -> int:
    """`capacity` of a seat that the edition lets build at this moment, else 0."""
    if s.bankrupt[seat] == 1 or not may_build_now(b, s, seat):
        return 0
    return capacity(b, s, seat, kind)


def builders(b: Board, s: State) -> int:
    """Bits of the seats that own a whole group without a mortgage."""
    bits = 0
    for seat in range(s.seats):
        if s.whole[seat] != 0 and building_groups(b, s, seat) != 0:
            bits |= 1 << seat
    return bits


def could_afford(b: Board, s: State, seats: int, buildings: int) -> bool:
    """Whether those seats (bits), each an owner of groups that it may build on, have cash for so many buildings at all.

    A quick no before each is reckoned: all their cash against the cheapest of their buildings.
    """
    cash = 0
    groups = 0
    while seats != 0:
        seat = lowest_bit(seats)
        seats &= seats - 1
        cash += available(s, seat)
        groups |= s.whole[seat]
    cheapest = cheapest_group(b, groups & ((1 << STREETS) - 1))
    return cash >= buildings * b.house_cost[b.group_lot[cheapest * GROUP_SIZE]]


def calls_for_wishes(b: Board, s: State, kind: Building) -> bool:
    """Whether building `kind` now must wait for the wishes of several able seats."""
    if s.asked[kind] == 1:
        return False
    candidates = builders(b, s)
    if candidates & (candidates - 1) == 0 or not could_afford(b, s, candidates, s.stock[kind] + 1):
        return False
    total = 0
    able = 0
    for seat in range(s.seats):
        n = able_capacity(b, s, seat, kind) if candidates >> seat & 1 == 1 else 0
        total += n
        able += 1 if n > 0 else 0
        if able > 1 and total > s.stock[kind]:
            return True
    return False


def barred_kinds(b: Board, s: State, seat: int) -> int:
    """Bits of the kinds for which `seat` would call for wishes while an auction runs or a debt is open."""
    if (s.moment != Moment.AUCTION and s.debts == 0) or builders(b, s) >> seat & 1 == 0:
        return 0
    bits = 1 << Building.HOUSE if calls_for_wishes(b, s, Building.HOUSE) else 0
    return bits | (1 << Building.HOTEL if calls_for_wishes(b, s, Building.HOTEL) else 0)


def refuse_build_within(b: Board, s: State, seat: int, lot: int, barred: int) -> Refusal:
    """Why `seat` may not build on `lot`, the moment aside; `barred` are its `barred_kinds`."""
    refusal = refuse_step_up(b, s, seat, lot)
    if refusal != Refusal.NONE:
        return refusal
    kind = next_building(b, s, lot)
    if s.asked[kind] == 1:
        return Refusal.WISH_SPENT if s.quota[kind * SEATS + seat] == 0 else Refusal.NONE
    return Refusal.SHORTAGE_NOW if barred >> kind & 1 == 1 else Refusal.NONE


def refuse_build(b: Board, s: State, seat: int, lot: int) -> Refusal:
    """Why `seat` may not build on `lot` now."""
    refusal = refuse_build_timing(b, s, seat)
    if refusal != Refusal.NONE:
        return refusal
    return refuse_build_within(b, s, seat, lot, barred_kinds(b, s, seat))


def build_at_deed_price(b: Board, s: State, seat: int, lot: int) -> None:
    """Pay the printed price and build (build-price-from-deed); a wish that was granted falls by one."""
    kind = next_building(b, s, lot)
    pay(b, s, seat, BANK, b.house_cost[lot], Cause.BUILDING, lot)
    put_up(b, s, seat, lot)
    if s.asked[kind] == 1 and s.quota[kind * SEATS + seat] > 0:
        s.quota[kind * SEATS + seat] -= 1


def ask_wishes(b: Board, s: State, seat: int, lot: int) -> None:
    """Ask every able seat what it wants; the building of `seat` waits."""
    kind = next_building(b, s, lot)
    s.shortage = Auction.HOTEL if kind == Building.HOTEL else Auction.HOUSE
    s.builder = seat
    s.builder_lot = lot
    asked = 0
    for other in range(s.seats):
        able = able_capacity(b, s, other, kind) > 0
        s.wish[other] = -1 if able else 0
        asked |= 1 << other if able else 0
    note(s, Event.WISHES_ASKED, seat, kind, asked)


def build(b: Board, s: State, seat: int, lot: int) -> None:
    """Build one step on `lot`, or ask for wishes first."""
    if calls_for_wishes(b, s, next_building(b, s, lot)):
        ask_wishes(b, s, seat, lot)
    else:
        build_at_deed_price(b, s, seat, lot)


def shortage_kind(s: State) -> Building:
    """The kind of building that runs short."""
    return Building.HOTEL if s.shortage == Auction.HOTEL else Building.HOUSE


def wishes_total(s: State) -> int:
    """Sum of the wishes that stand."""
    total = 0
    for seat in range(s.seats):
        total += max(0, s.wish[seat])
    return total


def wishers(s: State) -> int:
    """Bits of the seats that still want a building."""
    bits = 0
    for seat in range(s.seats):
        if s.wish[seat] > 0:
            bits |= 1 << seat
    return bits


def unanswered(s: State) -> int:
    """Bits of the seats whose wish is awaited."""
    bits = 0
    if s.shortage != 0:
        for seat in range(s.seats):
            if s.wish[seat] == -1:
                bits |= 1 << seat
    return bits


def end_shortage(s: State) -> None:
    """Building is ordinary again: until somebody throws nobody is asked, and each may build up to the wish left."""
    kind = shortage_kind(s)
    s.asked[kind] = 1
    for seat in range(SEATS):
        s.quota[kind * SEATS + seat] = s.wish[seat]
        s.wish[seat] = 0
    s.shortage = 0
    s.builder = 0
    s.builder_lot = 0
    note(s, Event.SHORTAGE_ENDED, kind)


def no_contest(s: State) -> bool:
    """Whether the wishes left need no auction: one wisher, enough stock, or nothing left to sell."""
    stock = s.stock[shortage_kind(s)]
    return stock == 0 or count_bits(wishers(s)) < 2 or wishes_total(s) <= stock


def auction_next_building(s: State) -> None:
    """Auction the next single building among those who want one, or end the shortage."""
    if no_contest(s):
        end_shortage(s)
    else:
        kind = Auction.HOTEL if s.shortage == Auction.HOTEL else Auction.HOUSE
        open_auction(s, kind, -1, wishers(s))


def answer_wishes(b: Board, s: State) -> None:
    """All have answered: grant the wishes if they fit the stock, else auction."""
    if wishes_total(s) > s.stock[shortage_kind(s)]:
        auction_next_building(s)
        return
    builder = s.builder
    lot = s.builder_lot
    end_shortage(s)
    build_at_deed_price(b, s, builder, lot)


def may_withdraw(s: State, seat: int) -> bool:
    """Whether `wants 0` withdraws from the building auction: before its first bid."""
    return s.moment == Moment.AUCTION and s.shortage != 0 and s.auction_bid == 0 and s.wish[seat] > 0


def refuse_want(b: Board, s: State, seat: int, number: int) -> Refusal:
    """Why `seat` may not want `number` buildings now."""
    if may_withdraw(s, seat):
        return Refusal.NONE if number == 0 else Refusal.BAD_WISH
    if s.moment != Moment.WISH:
        return not_now(s, seat)
    if s.wish[seat] != -1:
        return Refusal.NOT_AWAITED
    least = 1 if seat == s.builder else 0
    if number < least or number > capacity(b, s, seat, shortage_kind(s)):
        return Refusal.BAD_WISH
    return Refusal.NONE


def want(b: Board, s: State, seat: int, number: int) -> None:
    """Say a wish, or withdraw from the auction with 0."""
    s.wish[seat] = number
    note(s, Event.WISHED, seat, number)
    if s.moment == Moment.WISH:
        if unanswered(s) == 0:
            answer_wishes(b, s)
        return
    s.auction_in &= ~(1 << seat)
    if no_contest(s):
        close_auction(s)
        end_shortage(s)


def knock_down_building(b: Board, s: State) -> None:
    """The highest bidder pays its bid and must place the building (shortage-winner-must-place).

    No bid ends the shortage.
    """
    winner = s.auction_leader
    amount = s.auction_bid
    kind = s.auction
    close_auction(s)
    if winner == NOBODY:
        note(s, Event.AUCTION_UNSOLD, kind, -1)
        end_shortage(s)
        return
    note(s, Event.AUCTION_WON, winner, amount, kind, -1)
    pay(b, s, winner, BANK, amount, Cause.BUILDING_AUCTION, -1)
    s.placing = winner


def refuse_placing(b: Board, s: State, seat: int, lot: int) -> Refusal:
    """Why `seat` may not place the building it has won on `lot`."""
    if s.moment != Moment.PLACE or s.placing != seat:
        return not_now(s, seat)
    refusal = refuse_place(b, s, seat, lot)
    if refusal == Refusal.NONE and next_building(b, s, lot) != shortage_kind(s):
        return Refusal.OTHER_KIND
    return refusal


def place_building(b: Board, s: State, seat: int, lot: int) -> None:
    """Put up the building won; the wish falls by one and the next one is auctioned if need be."""
    s.placing = NOBODY
    put_up(b, s, seat, lot)
    s.wish[seat] -= 1
    auction_next_building(s)


def forget_wishes(s: State) -> None:
    """Somebody throws: the next shortage asks anew."""
    for kind in range(2):
        s.asked[kind] = 0
    for i in range(2 * SEATS):
        s.quota[i] = 0
