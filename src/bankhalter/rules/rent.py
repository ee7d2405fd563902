"""Rent: what a visitor owes the owner, and claims on it.

Ledger: rent-*, street-*, station-*, utility-*; procedure 3.
"""

from bankhalter.rules.codes import UTILITIES, Auction, Cause, Event, Refusal, Square
from bankhalter.rules.layout import GROUP_SIZE, LEVELS, Board, State
from bankhalter.rules.money import owe
from bankhalter.rules.notes import note
from bankhalter.rules.queries import (
    between_turns,
    count_owned,
    entitled,
    group_mortgaged,
    is_mortgaged,
    next_living,
    not_now,
    owns_group,
    standing_open,
    take_out_of,
)


def street_rent(b: Board, s: State, lot: int) -> int:
    """Rent of an unmortgaged street, in units (street-base-rent, street-double-*, street-built-rent)."""
    level = s.level[lot]
    base = b.rent[lot * LEVELS + level]
    group = b.group[lot]
    if level > 0 or not owns_group(s, s.owner[lot], group):
        return base
    if b.doubling_despite_mortgage == 0 and group_mortgaged(b, s, group):
        return base
    return 2 * base


def dice_factor(b: Board, s: State, lot: int) -> int:
    """Factor on the dice by the number owned of the group of `lot`: one, or more (utility-one, utility-both)."""
    several = 1 if count_owned(b, s, s.owner[lot], b.group[lot]) > 1 else 0
    model = lot if b.group[lot] == UTILITIES else b.group_lot[UTILITIES * GROUP_SIZE]
    return b.rent[model * LEVELS + several]


def open_claim(s: State, guest: int, lot: int, amount: int, factor: int, dice: int) -> None:
    """`guest` landed on another's lot: its owner may demand the rent until another turn throws.

    Ledger: rent-must-be-demanded.
    """
    i = s.claims
    s.claim_guest[i] = guest
    s.claim_owner[i] = s.owner[lot]
    s.claim_lot[i] = lot
    s.claim_amount[i] = amount
    s.claim_factor[i] = factor
    s.claim_dice[i] = dice
    s.claims = i + 1
    note(s, Event.CLAIM_OPENED, guest, s.owner[lot], lot, amount)


def claim_station(b: Board, s: State, guest: int, lot: int, card_factor: int) -> None:
    """Open the claim for a station: table by number owned, times what a card says (station-rent-by-count)."""
    if b.dice_rent_on_cars == 1 and entitled(b, s, guest):
        open_claim(s, guest, lot, 0, card_factor * dice_factor(b, s, lot), 3)
        return
    count = count_owned(b, s, s.owner[lot], b.group[lot])
    open_claim(s, guest, lot, card_factor * b.rent[lot * LEVELS + count - 1], 0, 0)


def claim_utility(b: Board, s: State, guest: int, lot: int, card_factor: int) -> None:
    """Open the claim for a utility: by the moving throw, or by a throw when it is demanded.

    Ledger: utility-*, speeddie-utility-roll.
    """
    factor = card_factor if card_factor > 0 else dice_factor(b, s, lot)
    if b.rent_by_moving_throw == 1 and card_factor == 0:
        open_claim(s, guest, lot, factor * (s.dice[0] + s.dice[1]), 0, 0)
        return
    three = b.dice_rent_on_cars == 0 and entitled(b, s, guest)
    open_claim(s, guest, lot, 0, factor, 3 if three else 2)


def claim_rent(b: Board, s: State, guest: int, lot: int, card_factor: int) -> None:
    """Open the claim for landing on `lot`; `card_factor` is what a card put on the rent, else 0."""
    match b.kind[b.square_of[lot]]:
        case Square.STREET:
            open_claim(s, guest, lot, street_rent(b, s, lot), 0, 0)
        case Square.STATION:
            claim_station(b, s, guest, lot, max(1, card_factor))
        case _:
            claim_utility(b, s, guest, lot, card_factor)


def remove_claim(s: State, index: int) -> None:
    """Take claim `index` out of the list."""
    below = (1 << index) - 1
    s.demanded = s.demanded & below | s.demanded >> 1 & ~below
    take_out_of(s.claim_guest, index, s.claims)
    take_out_of(s.claim_owner, index, s.claims)
    take_out_of(s.claim_lot, index, s.claims)
    take_out_of(s.claim_amount, index, s.claims)
    take_out_of(s.claim_factor, index, s.claims)
    take_out_of(s.claim_dice, index, s.claims)
    s.claims -= 1


def lapse_claim(s: State, index: int) -> None:
    """Claim `index` can no longer be demanded (rent-lapses-unclaimed)."""
    note(s, Event.CLAIM_LAPSED, s.claim_guest[index], s.claim_owner[index], s.claim_lot[index])
    remove_claim(s, index)


def lapse_claims(s: State) -> None:
    """The first throw of another turn ends all open claims."""
    while s.claims > 0:
        lapse_claim(s, 0)


def lapses_with(s: State) -> int:
    """The seat whose next throw is the first of another turn and ends all open claims (rent-lapses-unclaimed)."""
    return s.turn if between_turns(s) else next_living(s, s.turn)


def lapse_claims_of(s: State, seat: int) -> None:
    """A bankrupt neither pays nor collects rent (bankrupt-eliminated)."""
    i = 0
    while i < s.claims:
        if s.claim_guest[i] == seat or s.claim_owner[i] == seat:
            lapse_claim(s, i)
        else:
            i += 1


def fulfil_claim(s: State, index: int) -> None:
    """The rent of claim `index` is owed, or is to be thrown for (utility-fresh-roll)."""
    guest = s.claim_guest[index]
    owner = s.claim_owner[index]
    lot = s.claim_lot[index]
    amount = s.claim_amount[index]
    if s.claim_factor[index] > 0:
        s.rent_guest = guest
        s.rent_owner = owner
        s.rent_lot = lot
        s.rent_factor = s.claim_factor[index]
        s.rent_dice = s.claim_dice[index]
    else:
        owe(s, guest, owner, amount, Cause.RENT, lot)
    remove_claim(s, index)


def demand_claim(s: State, index: int) -> None:
    """The owner demands claim `index`; a throw for it waits while an auction runs (procedure 2)."""
    note(s, Event.CLAIM_DEMANDED, s.claim_guest[index], s.claim_owner[index], s.claim_lot[index])
    if s.claim_factor[index] > 0 and s.auction != Auction.NONE:
        s.demanded |= 1 << index
    else:
        fulfil_claim(s, index)


def forget_rent_throw(s: State) -> None:
    """No rent throw is due any more."""
    s.rent_guest = 0
    s.rent_owner = 0
    s.rent_lot = 0
    s.rent_factor = 0
    s.rent_dice = 0


def throw_rent(s: State, total: int) -> None:
    """The rent throw shows `total`: the guest owes it times the factor (utility-roll-not-doubles)."""
    owe(s, s.rent_guest, s.rent_owner, total * s.rent_factor, Cause.RENT, s.rent_lot)
    forget_rent_throw(s)


def has_older_claim(s: State, index: int) -> bool:
    """Whether an older claim of the same owner on the same lot comes first."""
    for i in range(index):
        same = s.claim_owner[i] == s.claim_owner[index] and s.claim_lot[i] == s.claim_lot[index]
        if same and s.demanded >> i & 1 == 0:
            return True
    return False


def refuse_demand(s: State, seat: int, index: int) -> Refusal:
    """Why `seat` may not demand claim `index` now."""
    if not standing_open(s):
        return not_now(s, seat)
    if index < 0 or index >= s.claims or s.claim_owner[index] != seat or s.demanded >> index & 1 == 1:
        return Refusal.NO_CLAIM
    if has_older_claim(s, index):
        return Refusal.NO_CLAIM
    if is_mortgaged(s, s.claim_lot[index]):
        return Refusal.CLAIM_MORTGAGED
    return Refusal.NONE
