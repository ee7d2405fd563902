"""The option sets in which an edition is tried out: what changes the game as a whole, then each other switch alone."""

from collections.abc import Iterator
from itertools import product

from bankhalter.editions.options import choices
from bankhalter.editions.schema import Edition

MINUTES = 60  # of the timed games

Chosen = dict[str, object]


def variants(edition: Edition) -> Iterator[Chosen]:
    """Yield what changes the game as a whole: none, short, timed, speed die."""
    yield {}
    if edition.short:
        yield {"short": True}
    if edition.rules.timed:
        yield {"minutes": MINUTES}
    if edition.speed_die:
        yield {"speed_die": True}


def option_sets(edition: Edition) -> Iterator[Chosen]:
    """Yield both ways of rent with every variant, then each other switch alone."""
    for rent, variant in product(("demanded", "automatic"), variants(edition)):
        yield {"rent": rent, **variant}
    die: Chosen = {"speed_die": True} if edition.speed_die else {}
    for name, choice in choices(edition, speed_die=bool(die)).items():
        if name not in {"rent", "short", "minutes", "speed_die"}:
            yield from ({**die, name: value} for value in choice.values[1:])
