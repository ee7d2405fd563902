"""Titles: the only place where a lot changes its owner, or a deed is turned over."""

from bankhalter.rules.codes import BANK
from bankhalter.rules.layout import Board, State


def keep_groups(b: Board, s: State, seat: int, group: int) -> None:
    """Bring up to date whether the seat owns the group in part or whole, and any lot at all."""
    own = s.held[seat] & b.group_mask[group]
    s.parts[seat] &= ~(1 << group)
    s.whole[seat] &= ~(1 << group)
    if own != 0:
        s.parts[seat] |= 1 << group
    if own == b.group_mask[group]:
        s.whole[seat] |= 1 << group
    s.owners &= ~(1 << seat)
    if s.held[seat] != 0:
        s.owners |= 1 << seat


def pass_title(b: Board, s: State, lot: int, owner: int) -> None:
    """The lot belongs to `owner` (a seat or BANK) from now on."""
    before = s.owner[lot]
    s.owner[lot] = owner
    if before != BANK:
        s.held[before] &= ~(1 << lot)
        keep_groups(b, s, before, b.group[lot])
    if owner != BANK:
        s.held[owner] |= 1 << lot
        keep_groups(b, s, owner, b.group[lot])


def turn_deed(s: State, lot: int, mortgaged: bool) -> None:
    """The deed lies face down from now on, as the lot is mortgaged, or face up."""
    if mortgaged:
        s.mortgaged |= 1 << lot
    else:
        s.mortgaged &= ~(1 << lot)
