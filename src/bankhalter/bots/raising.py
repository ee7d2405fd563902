"""Raising cash: single lots are mortgaged first, then whole groups, and buildings are sold last."""

from bankhalter.bots.answers import say
from bankhalter.bots.prudence import usual_rent
from bankhalter.rules.bankruptcy import refuse_bankrupt, refuse_pay
from bankhalter.rules.building import refuse_group_built
from bankhalter.rules.codes import HOTEL, Act, Refusal
from bankhalter.rules.layout import LEVELS, Board, State
from bankhalter.rules.queries import lowest_bit
from bankhalter.rules.selling import refuse_sell

NONE = -1  # no lot
HELD_BACK = 1 << 20  # put on the loss of a lot of a whole group, so that it comes after all single ones


def single_lots(b: Board, s: State, seat: int) -> int:
    """Mask of the lots of the seat that are of no whole group of its own."""
    lots = s.held[seat]
    groups = s.whole[seat]
    while groups != 0:
        lots &= ~b.group_mask[lowest_bit(groups)]
        groups &= groups - 1
    return lots


def lot_to_mortgage(b: Board, s: State, seat: int, singles_only: bool, spared: int) -> int:
    """The lot whose mortgage costs the least rent, none of the group `spared` (-1: any), or NONE."""
    best = NONE
    least = 0
    singles = single_lots(b, s, seat)
    lots = (singles if singles_only else s.held[seat]) & ~s.mortgaged
    while lots != 0:
        lot = lowest_bit(lots)
        lots &= lots - 1
        if b.group[lot] == spared or refuse_group_built(b, s, lot) != Refusal.NONE:
            continue
        loss = usual_rent(b, s, lot) + (0 if singles >> lot & 1 == 1 else HELD_BACK)
        if best == NONE or loss < least:
            best = lot
            least = loss
    return best


def singles_bring(b: Board, s: State, seat: int, spared: int) -> int:
    """What mortgaging all single lots would bring, those of the group `spared` left out."""
    total = 0
    lots = single_lots(b, s, seat) & ~s.mortgaged
    while lots != 0:
        lot = lowest_bit(lots)
        lots &= lots - 1
        if b.group[lot] != spared:
            total += b.mortgage[lot]
    return total


def loss_of_sale(b: Board, s: State, lot: int) -> int:
    """Rent lost by selling the top building of `lot`, a hundred times a unit of its price."""
    level = s.level[lot]
    below = b.houses_for_hotel if level == HOTEL else level - 1
    lost = b.rent[lot * LEVELS + level] - b.rent[lot * LEVELS + below]
    return 100 * lost // b.house_cost[lot]


def lot_to_sell_from(b: Board, s: State, seat: int) -> int:
    """The lot whose top building is the least loss, or NONE."""
    best = NONE
    least = 0
    lots = s.held[seat]
    while lots != 0:
        lot = lowest_bit(lots)
        lots &= lots - 1
        if s.level[lot] > 0 and refuse_sell(b, s, seat, lot) == Refusal.NONE:
            loss = loss_of_sale(b, s, lot)
            if best == NONE or loss < least:
                best = lot
                least = loss
    return best


def raise_cash(b: Board, s: State, seat: int, out: list[int]) -> bool:
    """Mortgage or sell one thing, the least loss first; False if nothing is left."""
    lot = lot_to_mortgage(b, s, seat, False, NONE)
    if lot != NONE:
        return say(out, Act.MORTGAGE, lot)
    lot = lot_to_sell_from(b, s, seat)
    return lot != NONE and say(out, Act.SELL, lot)


def settle_debt(b: Board, s: State, seat: int, out: list[int]) -> bool:
    """Pay the debt that is due, give in if it is hopeless, or raise cash for it."""
    if refuse_pay(s, seat) == Refusal.NONE:
        return say(out, Act.PAY, 0)
    if refuse_bankrupt(b, s, seat) == Refusal.NONE:
        return say(out, Act.BANKRUPT, 0)
    return raise_cash(b, s, seat, out)
