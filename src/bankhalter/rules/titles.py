"""Titles: the only place where a lot changes its owner."""

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
