"""Building and redeeming: evenly, three houses first, never below the reserve."""

from bankhalter.bots.answers import say
from bankhalter.bots.memory import LOOK_AT, LOOK_CASH, LOOK_HELD, LOOK_MORTGAGED, LOOK_STOCK
from bankhalter.bots.prudence import least_reserve, spare_cash
from bankhalter.bots.raising import NONE, lot_to_mortgage, single_lots, singles_bring
from bankhalter.bots.valuation import AIM
from bankhalter.rules.building import next_building
from bankhalter.rules.codes import HOTEL, STREETS, Act, Building, Refusal
from bankhalter.rules.layout import GROUP_SIZE, LEVELS, Board, State
from bankhalter.rules.mortgage import redemption_price
from bankhalter.rules.queries import available, group_mortgaged, lowest_bit
from bankhalter.rules.shortage import refuse_build

ANYWHERE = -1  # no square: whatever the reserve is


def lowest_lot(b: Board, s: State, group: int) -> int:
    """The lot of the group with the fewest buildings, the last of several."""
    lot = b.group_lot[group * GROUP_SIZE]
    for n in range(1, b.group_count[group]):
        candidate = b.group_lot[group * GROUP_SIZE + n]
        if s.level[candidate] <= s.level[lot]:
            lot = candidate
    return lot


def rent_won(b: Board, s: State, lot: int) -> int:
    """Twice the rent won by the next building on `lot`; halved beyond the third house."""
    level = s.level[lot]
    above = HOTEL if next_building(b, s, lot) == Building.HOTEL else level + 1
    won = b.rent[lot * LEVELS + above] - b.rent[lot * LEVELS + level]
    return 2 * won if level < AIM else won


def is_better_site(b: Board, s: State, lot: int, other: int) -> bool:
    """Whether the next building on `lot` earns more for its price than that on `other`."""
    return rent_won(b, s, lot) * b.house_cost[other] > rent_won(b, s, other) * b.house_cost[lot]


def whole_streets(s: State, seat: int) -> int:
    """Bits of the groups of streets that the seat owns whole."""
    return s.whole[seat] & ((1 << STREETS) - 1)


def best_site(b: Board, s: State, seat: int) -> int:
    """The lot where the next building earns most for its price and the bank has one, or NONE."""
    best = NONE
    groups = whole_streets(s, seat)
    while groups != 0:
        group = lowest_bit(groups)
        groups &= groups - 1
        if group_mortgaged(b, s, group):
            continue
        lot = lowest_lot(b, s, group)
        if s.level[lot] == HOTEL or s.stock[next_building(b, s, lot)] == 0:
            continue
        if best == NONE or is_better_site(b, s, lot, best):
            best = lot
    return best


def affords_site(b: Board, s: State, site: int, spare: int) -> bool:
    """Whether the spare cash allows to build on `site`, beyond the third house only if there is plenty of it."""
    margin = 0 if s.level[site] < AIM else b.salary // 2
    return spare >= b.house_cost[site] + margin


def mortgage_to_build(b: Board, s: State, seat: int, site: int, spare: int, out: list[int]) -> bool:
    """Mortgage single lots where that brings one building on each street of a group below three houses."""
    if s.level[site] >= AIM or spare >= b.house_cost[site]:
        return False
    round_cost = b.group_count[b.group[site]] * b.house_cost[site]
    if spare + singles_bring(b, s, seat, NONE) < round_cost:
        return False
    return say(out, Act.MORTGAGE, lot_to_mortgage(b, s, seat, True, NONE))


def lot_to_redeem(b: Board, s: State, seat: int, spare: int, growing: bool) -> int:
    """The first mortgaged lot on the board that the spare cash redeems, or NONE.

    A single one must leave two salaries besides, and waits while a street is `growing`.
    """
    lots = s.held[seat] & s.mortgaged
    if lots == 0 or spare <= 0:
        return NONE
    singles = single_lots(b, s, seat)
    if growing or spare <= 2 * b.salary:
        lots &= ~singles
    while lots != 0:
        lot = lowest_bit(lots)
        lots &= lots - 1
        margin = 2 * b.salary if singles >> lot & 1 == 1 else 0
        if spare >= margin + redemption_price(b, lot):
            return lot
    return NONE


def could_develop(b: Board, s: State, seat: int, site: int, most: int) -> bool:
    """Whether anything could be done if `most` were the spare cash: a quick no before the reserve is reckoned."""
    growing = site != NONE and s.level[site] < AIM
    if site != NONE and most >= b.house_cost[site]:
        return True
    if growing and most + singles_bring(b, s, seat, NONE) >= b.group_count[b.group[site]] * b.house_cost[site]:
        return True
    return lot_to_redeem(b, s, seat, most, growing) != NONE


def in_stock(s: State) -> int:
    """Whether the bank has houses, and hotels: two bits."""
    return (1 if s.stock[Building.HOUSE] > 0 else 0) | (2 if s.stock[Building.HOTEL] > 0 else 0)


def looks_the_same(s: State, seat: int, memory: list[int]) -> bool:
    """Whether the seat has what it had when it could not afford to develop anything, and stands where it stood.

    What no reserve would have allowed, less cash does not allow anywhere.
    """
    if memory[LOOK_AT] == ANYWHERE:
        if s.cash[seat] >= memory[LOOK_CASH]:
            return False
    elif memory[LOOK_CASH] != s.cash[seat] + 1 or memory[LOOK_AT] != s.at[seat]:
        return False
    return (
        memory[LOOK_HELD] == s.held[seat]
        and memory[LOOK_MORTGAGED] == s.held[seat] & s.mortgaged
        and memory[LOOK_STOCK] == in_stock(s)
    )


def forget_look(memory: list[int]) -> None:
    """Think it all over again the next time: buildings of the seat are about to change."""
    memory[LOOK_CASH] = 0


def remember_look(s: State, seat: int, memory: list[int], square: int) -> None:
    """Remember how it stands with the seat, as nothing can be afforded on `square`, or ANYWHERE."""
    memory[LOOK_CASH] = s.cash[seat] + 1
    memory[LOOK_AT] = square
    memory[LOOK_HELD] = s.held[seat]
    memory[LOOK_MORTGAGED] = s.held[seat] & s.mortgaged
    memory[LOOK_STOCK] = in_stock(s)


def develop(b: Board, s: State, seat: int, memory: list[int], out: list[int]) -> bool:
    """Redeem for building, build, or redeem what is left when rich; False if nothing is to be done.

    Single lots are mortgaged only while a street below three houses waits, and redeemed only when none does, with
    two salaries to spare: so no lot goes to and fro. It is all thought over again once something has changed.
    """
    if s.held[seat] & s.mortgaged == 0 and whole_streets(s, seat) == 0:
        return False
    if looks_the_same(s, seat, memory):
        return False
    site = best_site(b, s, seat)
    if not could_develop(b, s, seat, site, available(s, seat) - least_reserve(b)):
        remember_look(s, seat, memory, ANYWHERE)
        return False
    spare = spare_cash(b, s, seat)
    lot = lot_to_redeem(b, s, seat, spare, site != NONE and s.level[site] < AIM)
    if lot != NONE:
        return say(out, Act.REDEEM, lot)
    if site != NONE and affords_site(b, s, site, spare):
        forget_look(memory)
        return refuse_build(b, s, seat, site) == Refusal.NONE and say(out, Act.BUILD, site)
    if site != NONE and mortgage_to_build(b, s, seat, site, spare, out):
        return True
    remember_look(s, seat, memory, s.at[seat])
    return False
