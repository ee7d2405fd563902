"""What lots are worth to a seat, in units: their price, what they will earn, and what a whole group is good for."""

from bankhalter.rules.codes import CARD_BIT, STREETS, Square
from bankhalter.rules.layout import GROUP_SIZE, LEVELS, LOTS, Board, State
from bankhalter.rules.mortgage import redemption_price
from bankhalter.rules.queries import count_bits, is_mortgaged, lowest_bit

VISITS = 45  # times in a hundred that one rival pays the rent of one lot, within the fifteen rounds looked ahead
USUAL_THROW = 7
AIM = 3  # houses on each street that a whole group is reckoned with
HALF_DONE = 8  # a group that lacks one lot is worth this part of the whole one


def rivals_of(s: State) -> int:
    """How many opponents of a living seat are still in the game."""
    rivals = s.seats - 1
    for seat in range(s.seats):
        rivals -= s.bankrupt[seat]
    return rivals


def future_rents(rent: int, rivals: int) -> int:
    """What `rent` will bring in all, from so many rivals; a duel lasts twice as long."""
    return rent * VISITS * max(2, rivals) // 100


def face_value(b: Board, s: State, lot: int) -> int:
    """The price of a lot; of a mortgaged one, less what redeeming costs."""
    if is_mortgaged(s, lot):
        return b.price[lot] - redemption_price(b, lot)
    return b.price[lot]


def profit_built(b: Board, group: int, level: int, rivals: int) -> int:
    """What a whole group with `level` houses on each street earns, less the price of the houses; negative if little."""
    cost = level * b.group_count[group] * b.house_cost[b.group_lot[group * GROUP_SIZE]]
    return future_rents(b.group_rent[group * LEVELS + level], rivals) - cost


def profit_whole(b: Board, group: int, cash: int, rivals: int) -> int:
    """What owning a whole group of streets adds to the prices of its lots.

    One third for three houses each, two thirds for the houses that `cash` buys now.
    """
    round_cost = b.group_count[group] * b.house_cost[b.group_lot[group * GROUP_SIZE]]
    now = 0
    while now < AIM and cash >= (now + 1) * round_cost:
        now += 1
    profit = profit_built(b, group, AIM, rivals) + 2 * profit_built(b, group, now, rivals)
    return max(0, profit) // 3


def profit_row(b: Board, group: int, owned: int, rivals: int) -> int:
    """What `owned` stations or utilities earn together."""
    lot = b.group_lot[group * GROUP_SIZE]
    if b.kind[b.square_of[lot]] == Square.STATION:
        return future_rents(owned * b.rent[lot * LEVELS + owned - 1], rivals)
    several = 1 if owned > 1 else 0
    return future_rents(owned * USUAL_THROW * b.rent[lot * LEVELS + several], rivals)


def profit_of(b: Board, group: int, lots: int, cash: int, rivals: int) -> int:
    """What owning `lots` (mask), all of `group`, adds to their prices, to a seat with `cash`."""
    if lots == 0:
        return 0
    if group >= STREETS:
        return profit_row(b, group, count_bits(lots), rivals)
    lacking = b.group_mask[group] ^ lots
    if lacking & (lacking - 1) != 0:
        return 0
    profit = profit_whole(b, group, cash, rivals)
    return profit if lacking == 0 else profit // HALF_DONE


def held_of_group(b: Board, s: State, seat: int, group: int) -> int:
    """Mask of the lots of `group` that the seat owns."""
    return s.held[seat] & b.group_mask[group]


def value_added(b: Board, s: State, seat: int, lot: int, rivals: int) -> int:
    """By how much `lot`, which is not its own, would make the seat richer."""
    group = b.group[lot]
    own = held_of_group(b, s, seat, group)
    with_lot = profit_of(b, group, own | 1 << lot, s.cash[seat], rivals)
    return face_value(b, s, lot) + with_lot - profit_of(b, group, own, s.cash[seat], rivals)


def bid_value(b: Board, s: State, seat: int, lot: int) -> int:
    """What a free `lot` is worth to the seat: what it adds, and half of what it would add to a rival's group."""
    rivals = rivals_of(s)
    denied = 0
    for other in range(s.seats):
        if other != seat and s.bankrupt[other] == 0 and held_of_group(b, s, other, b.group[lot]) != 0:
            denied = max(denied, value_added(b, s, other, lot, rivals) - b.price[lot])
    return value_added(b, s, seat, lot, rivals) + denied // 2


def faces(b: Board, s: State, lots: int) -> int:
    """The face values of the lots of a mask together."""
    total = 0
    while lots != 0:
        total += face_value(b, s, lowest_bit(lots))
        lots &= lots - 1
    return total


def groups_of(b: Board, lots: int) -> int:
    """Bits of the groups of some lots."""
    groups = 0
    while lots != 0:
        groups |= 1 << b.group[lowest_bit(lots)]
        lots &= lots - 1
    return groups


def prospects(b: Board, lots: int, groups: int, cash: int, rivals: int) -> int:
    """What owning `lots` adds to the prices of those of `groups` (bits), to a seat with `cash`."""
    total = 0
    while groups != 0:
        group = lowest_bit(groups)
        groups &= groups - 1
        total += profit_of(b, group, lots & b.group_mask[group], cash, rivals)
    return total


def lasting_gain(b: Board, s: State, seat: int, give: int, want: int, groups: int, rivals: int) -> int:
    """By how much the seat is richer after an exchange, its cash and the new prospects in `groups` aside."""
    cards = count_bits(want >> CARD_BIT) - count_bits(give >> CARD_BIT)
    lots = (1 << LOTS) - 1
    gain = b.fine * cards + faces(b, s, want & lots) - faces(b, s, give & lots)
    return gain - prospects(b, s.held[seat], groups, s.cash[seat], rivals)


def value_exchanged(b: Board, s: State, seat: int, give: int, want: int, surplus: int) -> int:
    """By how much the seat is richer, or poorer, after giving and getting those lots and cards and `surplus` cash.

    It holds what it gives, and none of what it gets.
    """
    rivals = rivals_of(s)
    lots = (give | want) & ((1 << LOTS) - 1)
    groups = groups_of(b, lots)
    lasting = lasting_gain(b, s, seat, give, want, groups, rivals)
    return surplus + lasting + prospects(b, s.held[seat] ^ lots, groups, s.cash[seat] + surplus, rivals)
