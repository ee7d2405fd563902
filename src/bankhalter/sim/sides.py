"""The two sides of a comparison, read from words, and the switches of an edition that can be compared."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from bankhalter.editions.options import Value, choices, written
from bankhalter.editions.schema import Edition
from bankhalter.sim.plan import bots_of
from bankhalter.sim.variants import MINUTES
from bankhalter.words.errors import SpokenError

USUAL = "usual"
SEATS = "seats"

Side = str | Mapping[str, object]
"""Words as in `rent=automatic jail_fine=same_turn`, `seats=standard,novice` or `usual`; or the same as a mapping."""


class Chosen(NamedTuple):
    """What a side plays: options, and a bot for each seat."""

    options: dict[str, object]
    seats: tuple[str, ...]


class Switch(NamedTuple):
    """A switch and a value of it other than the usual one; `base`: what else both sides need for it."""

    name: str
    value: Value | int
    base: dict[str, object]


def read_side(side: Side, options: Mapping[str, object], seats: Sequence[str]) -> Chosen:
    """Return the options and seats of a side, given what both have; raise SpokenError for words of another form."""
    given = dict(side) if isinstance(side, Mapping) else read_words(side)
    bots = given.pop(SEATS, seats)
    if not isinstance(bots, Sequence):
        raise SpokenError("compare-side", given=f"{SEATS}={bots}")
    return Chosen({**options, **given}, tuple(bots_of(bots)))


def read_words(text: str) -> dict[str, object]:
    """Return what words say of a side; raise SpokenError for words of another form."""
    words = text.split()
    if words == [USUAL]:
        return {}
    given: dict[str, object] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not (name and sign and value) or name in given:
            raise SpokenError("compare-side", given=text)
        given[name] = value
    if not given:
        raise SpokenError("compare-side", given=text)
    return given


def switches(edition: Edition, options: Mapping[str, object]) -> Iterator[Switch]:
    """Yield every switch of an edition with each value but the usual one; those of `options` are settled.

    What only the speed die brings is compared with the die on both sides; a short and a timed game exclude each other.
    """
    settled = {name: written(value) if isinstance(value, bool) else value for name, value in options.items()}
    without = choices(edition, speed_die=settled.get("speed_die") == "true")
    for name, choice in choices(edition, speed_die=edition.speed_die is not None).items():
        excluded = {"short": "minutes", "minutes": "short"}.get(name)
        if name in settled or (excluded in settled and settled[excluded] != "false"):
            continue
        base: dict[str, object] = {} if name in without else {"speed_die": True}
        if base and "speed_die" in settled:
            continue
        for value in choice.values[1:] or (MINUTES,):
            yield Switch(name, value, base)
