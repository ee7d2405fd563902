"""The colours in which groups, seats and editions are printed."""

from typing import NamedTuple

from bankhalter.editions.schema import GROUPS


class GroupInk(NamedTuple):
    """The colours of a group: its fill, and the ink of what stands upon it."""

    fill: str
    ink: str


class EditionInk(NamedTuple):
    """What an edition prints in: the plate for bars, three inks of its guilloche."""

    plate: str
    iris: tuple[str, str, str]


STATIONS, UTILITIES = "stations", "utilities"
FAMILIES = (*GROUPS, STATIONS, UTILITIES)  # the lots that belong together, in the order of the groups' numbers

GROUP_INKS = (
    GroupInk("#7b5842", "#f6e6d6"),
    GroupInk("#a9dbea", "#154a60"),
    GroupInk("#e295bd", "#6d154b"),
    GroupInk("#f09a4c", "#5f2c00"),
    GroupInk("#dc6052", "#4a0805"),
    GroupInk("#f4da66", "#574300"),
    GroupInk("#64ad78", "#0c3a1b"),
    GroupInk("#3d62b3", "#e3ebff"),
    GroupInk("#5a666f", "#ffffff"),  # stations
    GroupInk("#95a2a5", "#14202a"),  # utilities
)

USUAL_INK = EditionInk("#1b2327", ("#1d6873", "#a47e22", "#8a3346"))
EDITION_INKS = {
    "sonic-boom": EditionInk("#0d4a7d", ("#1a73c9", "#0e8a86", "#b57a1d")),
    "banking": EditionInk("#1d4058", ("#2f6f9f", "#3f8560", "#6d7a84")),
    "sonic": EditionInk("#1f3191", ("#2446c0", "#7a3bb0", "#b3810c")),
    "dc": EditionInk("#2a2a6b", ("#2d2f86", "#b0243a", "#b8750f")),
}  # others print in the usual ink
