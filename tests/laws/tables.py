"""Which games the laws are tried on: every edition, every kind of game, and each other option alone."""

from typing import NamedTuple

from bankhalter.notation.table import Table, make_table

NAMES = ("Anna", "Bert", "Carla", "Dora", "Emil", "Fritz")
EDITIONS = ("sonic-boom", "banking", "sonic", "bond-007", "dc", "classic-de", "classic-us")
SHORT = ("sonic-boom", "banking", "dc")

Value = str | bool | int


class Kind(NamedTuple):
    """An edition and its options, beside `first: seat`."""

    edition: str
    options: tuple[tuple[str, Value], ...]

    def __str__(self) -> str:
        return " ".join([self.edition, *(f"{name}={value}" for name, value in self.options)])

    def table(self, seats: int) -> Table:
        """Return a table of this kind for so many seats."""
        return make_table(self.edition, NAMES[:seats], {"first": "seat", **dict(self.options)})


def kind(edition: str, **options: Value) -> Kind:
    """Return the kind of game that `options` make of the edition."""
    return Kind(edition, tuple(options.items()))


def games_of(edition: str) -> list[dict[str, Value]]:
    """Return the options of the kinds of game an edition has."""
    games: list[dict[str, Value]] = [{}]
    games += [{"short": True}] if edition in SHORT else []
    games += [{"minutes": 60}] if edition == "banking" else []
    games += [{"speed_die": True}] if edition == "bond-007" else []
    return games


GAMES = [
    kind(edition, rent=rent, **options)
    for edition in EDITIONS
    for rent in ("demanded", "automatic")
    for options in games_of(edition)
]
EVERYWHERE: list[dict[str, Value]] = [
    {"first": "thrown"},
    {"jail_doubles": "again"},
    {"salary": "after_landing"},
    {"decks": "open"},
]
ALONE = [
    *(kind(edition, **option) for edition in EDITIONS for option in EVERYWHERE),
    kind("dc", short=True, first="thrown"),
    kind("banking", short=True, first="thrown"),
    kind("banking", jail_fine="same_turn"),
    kind("bond-007", speed_die=True, salary="after_landing"),
    kind("bond-007", speed_die=True, rent_dice="cars"),
    kind("bond-007", speed_die=True, triple="once"),
    kind("bond-007", speed_die=True, mrm="next_rent"),
]
KINDS = GAMES + ALONE
