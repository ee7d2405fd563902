"""Selling buildings: evenly, at half price, only to the bank (ledger: sell-*, shortage-hotel-breakup)."""

from bankhalter.rules.building import may_build_now
from bankhalter.rules.codes import BANK, HOTEL, Building, Cause, Event, Refusal
from bankhalter.rules.layout import GROUP_SIZE, LOTS, Board, State
from bankhalter.rules.money import pay
from bankhalter.rules.notes import note
from bankhalter.rules.queries import due_debt, highest_rank, not_now, rank, refund, standing_open


def refuse_sell_timing(b: Board, s: State, seat: int) -> Refusal:
    """Why buildings may not be sold now; a debtor always may (sell-timing)."""
    if not standing_open(s):
        return not_now(s, seat)
    if may_build_now(b, s, seat) or due_debt(s, seat) >= 0:
        return Refusal.NONE
    return Refusal.ONLY_BETWEEN_TURNS


def refuse_step_down(b: Board, s: State, seat: int, lot: int) -> Refusal:
    """Why `seat` may not sell one step of buildings on `lot`, the moment aside (sell-evenly)."""
    if lot < 0 or lot >= LOTS:
        return Refusal.NO_SUCH_LOT
    if s.owner[lot] != seat:
        return Refusal.NOT_OWNER
    if s.level[lot] == 0:
        return Refusal.NO_BUILDING
    if rank(b, s.level[lot]) != highest_rank(b, s, b.group[lot]):
        return Refusal.UNEVEN_SELLING
    return Refusal.NONE


def refuse_sell(b: Board, s: State, seat: int, lot: int) -> Refusal:
    """Why `seat` may not sell one step of buildings on `lot` now."""
    refusal = refuse_sell_timing(b, s, seat)
    return refusal if refusal != Refusal.NONE else refuse_step_down(b, s, seat, lot)


def set_level(s: State, lot: int, level: int) -> None:
    """Bring `lot` down or up to `level`, taking and giving pieces from and to the bank."""
    if s.level[lot] == HOTEL:
        s.stock[Building.HOTEL] += 1
    else:
        s.stock[Building.HOUSE] += s.level[lot]
    if level == HOTEL:
        s.stock[Building.HOTEL] -= 1
    else:
        s.stock[Building.HOUSE] -= level
    s.level[lot] = level


def level_of_rank(b: Board, steps: int) -> int:
    """The level behind `steps` building steps."""
    return HOTEL if steps > b.houses_for_hotel else steps


def share(b: Board, chosen: int, n: int, total: int) -> int:
    """Rank of the n-th lot of the group of `chosen` when `total` steps lie evenly.

    `chosen` among the lowest, others in board order.
    """
    group = b.group[chosen]
    count = b.group_count[group]
    low = total // count
    extra = total % count
    lot = b.group_lot[group * GROUP_SIZE + n]
    if lot != chosen:
        before = n
        for k in range(n):
            if b.group_lot[group * GROUP_SIZE + k] == chosen:
                before -= 1
        if before < extra:
            low += 1
    return low


def houses_at_hand(b: Board, s: State, group: int) -> int:
    """Houses in the bank and on the group."""
    houses = s.stock[Building.HOUSE]
    for n in range(b.group_count[group]):
        level = s.level[b.group_lot[group * GROUP_SIZE + n]]
        houses += 0 if level == HOTEL else level
    return houses


def can_stand(b: Board, s: State, chosen: int, total: int) -> bool:
    """Whether `total` steps can lie evenly on the group of `chosen` by selling alone, with the houses at hand."""
    group = b.group[chosen]
    houses = 0
    for n in range(b.group_count[group]):
        steps = share(b, chosen, n, total)
        if steps > rank(b, s.level[b.group_lot[group * GROUP_SIZE + n]]):
            return False
        houses += steps if steps <= b.houses_for_hotel else 0
    return houses <= houses_at_hand(b, s, group)


def break_up(b: Board, s: State, seat: int, chosen: int) -> None:
    """Sell the group of `chosen` down in one step to the highest even state that the stock allows.

    Ledger: shortage-hotel-breakup.
    """
    group = b.group[chosen]
    total = -1
    for n in range(b.group_count[group]):
        total += rank(b, s.level[b.group_lot[group * GROUP_SIZE + n]])
    while not can_stand(b, s, chosen, total):
        total -= 1
    removed = 0
    for n in range(b.group_count[group] - 1, -1, -1):
        lot = b.group_lot[group * GROUP_SIZE + n]
        steps = share(b, chosen, n, total)
        if steps < rank(b, s.level[lot]):
            removed += rank(b, s.level[lot]) - steps
            set_level(s, lot, level_of_rank(b, steps))
            note(s, Event.SOLD, seat, lot, s.level[lot])
    pay(b, s, BANK, seat, removed * b.house_cost[chosen] // 2, Cause.BUILDING_SALE, chosen)


def sell(b: Board, s: State, seat: int, lot: int) -> None:
    """Sell the top building of `lot` at half price; a hotel turns back into its houses (sell-hotel-to-houses)."""
    if s.level[lot] == HOTEL and s.stock[Building.HOUSE] < b.houses_for_hotel:
        break_up(b, s, seat, lot)
        return
    set_level(s, lot, rank(b, s.level[lot]) - 1)
    note(s, Event.SOLD, seat, lot, s.level[lot])
    pay(b, s, BANK, seat, b.house_cost[lot] // 2, Cause.BUILDING_SALE, lot)


def refuse_sell_whole(b: Board, s: State, seat: int, lot: int) -> Refusal:
    """Why `seat` may not sell the hotel on `lot` with its houses now (sell-hotel-complete-banking)."""
    if b.whole_hotel_sale == 0:
        return Refusal.NO_WHOLE_SALE
    if lot < 0 or lot >= LOTS:
        return Refusal.NO_SUCH_LOT
    if s.owner[lot] != seat:
        return Refusal.NOT_OWNER
    if s.level[lot] != HOTEL:
        return Refusal.NO_HOTEL
    return refuse_sell_timing(b, s, seat)


def raze(b: Board, s: State, seat: int, lot: int) -> None:
    """Sell all buildings of `lot` at half price, whatever stands beside it."""
    amount = refund(b, s, lot)
    set_level(s, lot, 0)
    note(s, Event.SOLD, seat, lot, 0)
    pay(b, s, BANK, seat, amount, Cause.BUILDING_SALE, lot)
