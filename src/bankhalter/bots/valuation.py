"""What lots are worth to a seat, in units: their price, what they will earn, and what a whole group is good for."""

from bankhalter.rules.building import is_street
from bankhalter.rules.codes import CARD_BIT, Square
from bankhalter.rules.layout import DECKS, GROUP_SIZE, LEVELS, LOTS, Board, State
from bankhalter.rules.mortgage import redemption_price
from bankhalter.rules.queries import count_bits, is_mortgaged, living, lots_of, lowest_bit

VISITS = 45  # times in a hundred that one rival pays the rent of one lot, within the fifteen rounds looked ahead
USUAL_THROW = 7
AIM = 3  # houses on each street that a whole group is reckoned with
HALF_DONE = 8  # a group that lacks one lot is worth this part of the whole one


def rivals_of(s: State) -> int:
    """How many opponents of a living seat are still in the game."""
    return count_bits(living(s)) - 1


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
    rents = 0
    for n in range(b.group_count[group]):
        base = b.rent[b.group_lot[group * GROUP_SIZE + n] * LEVELS + level]
        rents += 2 * base if level == 0 else base
    cost = level * b.group_count[group] * b.house_cost[b.group_lot[group * GROUP_SIZE]]
    return future_rents(rents, rivals) - cost


def profit_whole(b: Board, group: int, cash: int, rivals: int) -> int:
    """What owning a whole group of streets adds to the prices of its lots.

    One third for three houses each, two thirds for the houses that `cash` buys now.
    """
    round_cost = b.group_count[group] * b.house_cost[b.group_lot[group * GROUP_SIZE]]
    now = min(AIM, max(0, cash) // round_cost)
    profit = profit_built(b, group, AIM, rivals) + 2 * profit_built(b, group, now, rivals)
    return max(0, profit) // 3


def profit_row(b: Board, group: int, owned: int, rivals: int) -> int:
    """What `owned` stations or utilities earn together."""
    lot = b.group_lot[group * GROUP_SIZE]
    if b.kind[b.square_of[lot]] == Square.STATION:
        return future_rents(owned * b.rent[lot * LEVELS + owned - 1], rivals)
    several = 1 if owned > 1 else 0
    return future_rents(owned * USUAL_THROW * b.rent[lot * LEVELS + several], rivals)


def group_value(b: Board, s: State, group: int, lots: int, cash: int, rivals: int) -> int:
    """What those lots of `group` that are in the mask `lots` are worth to a seat with `cash`."""
    if lots & b.group_mask[group] == 0:
        return 0
    owned = 0
    value = 0
    for n in range(b.group_count[group]):
        lot = b.group_lot[group * GROUP_SIZE + n]
        if lots >> lot & 1 == 1:
            owned += 1
            value += face_value(b, s, lot)
    if not is_street(b, b.group_lot[group * GROUP_SIZE]):
        return value + profit_row(b, group, owned, rivals)
    if owned == b.group_count[group]:
        return value + profit_whole(b, group, cash, rivals)
    if owned == b.group_count[group] - 1:
        return value + profit_whole(b, group, cash, rivals) // HALF_DONE
    return value


def held_of_group(b: Board, s: State, seat: int, group: int) -> int:
    """Mask of the lots of `group` that the seat owns."""
    return s.held[seat] & b.group_mask[group]


def value_added(b: Board, s: State, seat: int, lot: int, rivals: int) -> int:
    """By how much `lot` would make the seat richer."""
    group = b.group[lot]
    held = held_of_group(b, s, seat, group)
    with_lot = group_value(b, s, group, held | 1 << lot, s.cash[seat], rivals)
    return with_lot - group_value(b, s, group, held, s.cash[seat], rivals)


def bid_value(b: Board, s: State, seat: int, lot: int) -> int:
    """What a free `lot` is worth to the seat: what it adds, and half of what it would add to a rival's group."""
    rivals = rivals_of(s)
    denied = 0
    for other in range(s.seats):
        if other != seat and s.bankrupt[other] == 0 and held_of_group(b, s, other, b.group[lot]) != 0:
            denied = max(denied, value_added(b, s, other, lot, rivals) - b.price[lot])
    return value_added(b, s, seat, lot, rivals) + denied // 2


def value_exchanged(b: Board, s: State, seat: int, give: int, want: int, surplus: int) -> int:
    """By how much the seat is richer, or poorer, after giving and getting those lots and cards and `surplus` cash."""
    rivals = rivals_of(s)
    before = lots_of(s, seat)
    after = before & ~give | want
    value = surplus
    changed = (before ^ after) & ((1 << LOTS) - 1)
    while changed != 0:
        group = b.group[lowest_bit(changed)]
        changed &= ~b.group_mask[group]
        value += group_value(b, s, group, after, s.cash[seat] + surplus, rivals)
        value -= group_value(b, s, group, before, s.cash[seat], rivals)
    for deck in range(DECKS):
        value += b.fine * ((after >> (CARD_BIT + deck) & 1) - (before >> (CARD_BIT + deck) & 1))
    return value
