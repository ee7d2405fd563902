"""Titles: the only place where a lot changes its owner, or a deed is turned over."""

from bankhalter.rules.codes import BANK
from bankhalter.rules.layout import State


def pass_title(s: State, lot: int, owner: int) -> None:
    """The lot belongs to `owner` (a seat or BANK) from now on."""
    before = s.owner[lot]
    if before != BANK:
        s.held[before] &= ~(1 << lot)
    s.owner[lot] = owner
    if owner != BANK:
        s.held[owner] |= 1 << lot


def turn_deed(s: State, lot: int, mortgaged: bool) -> None:
    """The deed lies face down from now on, as the lot is mortgaged, or face up."""
    if mortgaged:
        s.mortgaged[lot] = 1
        s.pledged |= 1 << lot
    else:
        s.mortgaged[lot] = 0
        s.pledged &= ~(1 << lot)
