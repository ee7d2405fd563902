"""What lies in the box: the card reader and its cards, with the amounts that an edition prints for them."""

from typing import NamedTuple

from bankhalter.editions.catalogue import load
from bankhalter.editions.schema import Edition

EDITION = "banking"
"""The edition that has a card reader."""

LEAST, MOST = 10_000, 20_000_000  # that can be typed
FULL = 9_999_000_000  # beyond this no balance can be shown
MOST_UNITS, FULL_UNITS = 10**6, 10**9  # of accounts alone: more than any game has


class Kit(NamedTuple):
    """A card reader. Amounts are in units of the edition: `start` on every card, `go` for passing GO."""

    cards: int
    start: int
    go: int
    least: int
    most: int
    full: int


def kit_of(edition: Edition) -> Kit:
    """Return the card reader of an edition."""
    unit = edition.money.unit
    salary, start = edition.money.salary // unit, edition.money.start_cash // unit
    return Kit(edition.pieces.tokens, start, salary, LEAST // unit, MOST // unit, FULL // unit)


def accounts_kit(edition: Edition, cards: int, start: int | None = None) -> Kit:
    """Return accounts alone, in an edition's money; `start`: units on each, if not what its rulebook says."""
    unit = edition.money.unit
    begun = edition.money.start_cash // unit if start is None else start
    return Kit(cards, begun, edition.money.salary // unit, 1, MOST_UNITS, FULL_UNITS)


def usual_kit() -> Kit:
    """Return the card reader as it is sold."""
    return kit_of(load(EDITION))
