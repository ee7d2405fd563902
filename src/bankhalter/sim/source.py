"""What the tables of a simulation are made of, and what squares are called in them."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bankhalter.batch.layout import RENT_LEVELS
from bankhalter.editions.inks import FAMILIES
from bankhalter.editions.schema import AnySquare, Edition, Lot, Station, Street, Utility, named
from bankhalter.rules.codes import STATIONS, UTILITIES
from bankhalter.rules.layout import Board, State
from bankhalter.sim.plan import Plan
from bankhalter.sim.totals import Totals

Row = dict[str, Any]


@dataclass(frozen=True)
class Source:
    """What tables are made of."""

    plan: Plan
    edition: Edition
    board: Board
    totals: Totals

    @cached_property
    def start(self) -> State:
        """The position that every game begins from."""
        state = State()
        state.unpack(self.plan.start)
        return state

    @property
    def unit(self) -> int:
        """Printed money of a unit."""
        return self.edition.money.unit

    def sums(self, field: str) -> list[int]:
        """Return a field of the tally."""
        numbers: list[int] = self.totals.tally(field).tolist()
        return numbers

    def money(self, field: str) -> list[int]:
        """Return a field of the tally that holds money, as printed money."""
        return [number * self.unit for number in self.sums(field)]


def group_of(square: AnySquare) -> str | None:
    """Return the group of a square, if it is a lot."""
    match square:
        case Street(group=group):
            return group
        case Station():
            return FAMILIES[STATIONS]
        case Utility():
            return FAMILIES[UTILITIES]
        case _:
            return None


def levels_of(lot: Lot) -> range:
    """Return the levels by which a lot can earn."""
    return range(
        RENT_LEVELS if isinstance(lot, Street) else len(lot.rents if isinstance(lot, Station) else lot.factors)
    )


def kind_of(square: AnySquare) -> str:
    """Return what a square is, as editions write it."""
    return str(square.__struct_config__.tag)


def named_square(square: AnySquare) -> Row:
    """Return number and names of a square."""
    return {"square": square.pos, "name_de": named(square, "de"), "name_en": named(square, "en")}
