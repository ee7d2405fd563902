"""Building and redeeming: evenly, three houses first, never below the reserve."""

from bankhalter.bots.answers import say
from bankhalter.bots.prudence import least_reserve, spare_cash
from bankhalter.bots.raising import NONE, lot_to_mortgage, single_lots, singles_bring
from bankhalter.bots.valuation import AIM
from bankhalter.rules.building import next_building
from bankhalter.rules.codes import HOTEL, STREETS, Act, Building, Refusal
from bankhalter.rules.layout import GROUP_SIZE, LEVELS, Board, State
from bankhalter.rules.mortgage import redemption_price
from bankhalter.rules.queries import available, group_mortgaged, lowest_bit
from bankhalter.rules.shortage import refuse_build


def lowest_lot(b: Board, s: State, group: int) -> int:
    """The lot of the group with the fewest buildings, the last of several."""
    lot = b.group_lot[group * GROUP_SIZE]
    for n in range(1, b.group_count[group]):
        candidate = b.group_lot[group * GROUP_SIZE + n]
        if s.level[candidate] <= s.level[lot]:
            lot = candidate
    return lot


def gain_of_building(b: Board, s: State, lot: int) -> int:
    """Rent won by the next building on `lot`, a hundred times a unit of its price; halved beyond the third house."""
    level = s.level[lot]
    above = HOTEL if next_building(b, s, lot) == Building.HOTEL else level + 1
    gain = 100 * (b.rent[lot * LEVELS + above] - b.rent[lot * LEVELS + level]) // b.house_cost[lot]
    return gain if level < AIM else gain // 2


def whole_streets(s: State, seat: int) -> int:
    """Bits of the groups of streets that the seat owns whole."""
    return s.whole[seat] & ((1 << STREETS) - 1)


def best_site(b: Board, s: State, seat: int) -> int:
    """The lot where the next building earns most for its price and the bank has one, or NONE."""
    best = NONE
    most = 0
    groups = whole_streets(s, seat)
    while groups != 0:
        group = lowest_bit(groups)
        groups &= groups - 1
        if group_mortgaged(b, s, group):
            continue
        lot = lowest_lot(b, s, group)
        if s.level[lot] == HOTEL or s.stock[next_building(b, s, lot)] == 0:
            continue
        gain = gain_of_building(b, s, lot)
        if gain > most:
            best = lot
            most = gain
    return best


def build_up(b: Board, s: State, seat: int, site: int, spare: int, out: list[int]) -> bool:
    """Build on `site` if the spare cash allows, beyond the third house only if there is plenty of it."""
    cost = b.house_cost[site]
    margin = 0 if s.level[site] < AIM else b.salary // 2
    if spare < cost + margin or refuse_build(b, s, seat, site) != Refusal.NONE:
        return False
    return say(out, Act.BUILD, site)


def mortgage_to_build(b: Board, s: State, seat: int, site: int, spare: int, out: list[int]) -> bool:
    """Mortgage single lots where that brings one building on each street of a group below three houses."""
    if s.level[site] >= AIM or spare >= b.house_cost[site]:
        return False
    round_cost = b.group_count[b.group[site]] * b.house_cost[site]
    if spare + singles_bring(b, s, seat, NONE) < round_cost:
        return False
    return say(out, Act.MORTGAGE, lot_to_mortgage(b, s, seat, True, NONE))


def has_mortgage(s: State, seat: int) -> bool:
    """Whether any lot of the seat is mortgaged."""
    return s.held[seat] & s.mortgaged != 0


def lot_to_redeem(b: Board, s: State, seat: int, spare: int, growing: bool) -> int:
    """The first mortgaged lot on the board that the spare cash redeems, or NONE.

    A single one must leave two salaries besides, and waits while a street is `growing`.
    """
    if spare <= 0:
        return NONE
    singles = single_lots(b, s, seat)
    lots = s.held[seat] & s.mortgaged
    if growing or spare <= 2 * b.salary:
        lots &= ~singles
    while lots != 0:
        lot = lowest_bit(lots)
        lots &= lots - 1
        margin = 2 * b.salary if singles >> lot & 1 == 1 else 0
        if spare >= margin + redemption_price(b, lot):
            return lot
    return NONE


def could_develop(b: Board, s: State, seat: int, site: int, mortgaged: bool, most: int) -> bool:
    """Whether anything could be done if `most` were the spare cash: a quick no before the reserve is reckoned."""
    growing = site != NONE and s.level[site] < AIM
    if site != NONE and most >= b.house_cost[site]:
        return True
    if growing and most + singles_bring(b, s, seat, NONE) >= b.group_count[b.group[site]] * b.house_cost[site]:
        return True
    return mortgaged and lot_to_redeem(b, s, seat, most, growing) != NONE


def develop(b: Board, s: State, seat: int, out: list[int]) -> bool:
    """Redeem for building, build, or redeem what is left when rich; False if nothing is to be done.

    Single lots are mortgaged only while a street below three houses waits, and redeemed only when none does, with
    two salaries to spare: so no lot goes to and fro.
    """
    mortgaged = has_mortgage(s, seat)
    if not mortgaged and whole_streets(s, seat) == 0:
        return False
    site = best_site(b, s, seat)
    if site == NONE and not mortgaged:
        return False
    if not could_develop(b, s, seat, site, mortgaged, available(s, seat) - least_reserve(b)):
        return False
    spare = spare_cash(b, s, seat)
    lot = lot_to_redeem(b, s, seat, spare, site != NONE and s.level[site] < AIM) if mortgaged else NONE
    if lot != NONE:
        return say(out, Act.REDEEM, lot)
    if site == NONE:
        return False
    return build_up(b, s, seat, site, spare, out) or mortgage_to_build(b, s, seat, site, spare, out)
