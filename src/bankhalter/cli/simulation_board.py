"""The parts of the report that tell of the board: where tokens come to, what lots and groups cost and earn."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table

from bankhalter.batch.layout import WHOLE_GROUP
from bankhalter.cli.edition_board import plain_table
from bankhalter.cli.number_table import NumberTable
from bankhalter.cli.percent import percent
from bankhalter.cli.simulation_words import NOTHING, Words
from bankhalter.cli.unbroken import Unbroken
from bankhalter.editions.inks import FAMILIES
from bankhalter.rules.codes import HOTEL, STREETS
from bankhalter.sim.source import Row
from bankhalter.words.messages import say

FEW = 5  # squares shown of the most and of the least visited
HUNDRED = 100
TENTH = 0.1
BUILDINGS = {"house": "simulation-houses", "hotel": "simulation-hotels"}
STREET_LEVELS = (0, WHOLE_GROUP, *range(1, HOTEL + 1))  # as they follow one another
OWNED = 4  # stations, at most
LEVELS_NAMED = {0: "simulation-column-single", WHOLE_GROUP: "simulation-column-whole", HOTEL: "simulation-column-hotel"}

Cells = Mapping[tuple[Any, int], Row]
"""Rows by lot or group, and level."""


class OnBoard(Words):
    """What happens on the board."""

    def squares(self) -> Table:
        """Return where tokens come to most and least often."""
        rows = sorted(self.rows("squares"), key=lambda row: (-row["landings"], row["square"]))
        heads = ("most-visited", "share", "least-visited", "share")
        table = plain_table(*(self.says(f"simulation-column-{name}") for name in heads))
        for column in table.columns[1::2]:
            column.justify, column.no_wrap = "right", True
        for most, least in zip(rows[:FEW], reversed(rows[-FEW:]), strict=True):
            table.add_row(*self.visited(most), *self.visited(least))
        return table

    def visited(self, row: Row) -> tuple[str, str]:
        """Return a square and the share of landings on it."""
        return self.square(row["square"]), percent(self.voice, row["share"])

    # ------------------------------------------------------------ what lots cost and earn

    def groups(self) -> NumberTable:
        """Return what groups cost and earn in a game, and what auctions bring."""
        hammer = {group: (self.sums("won_for", group), self.sums("won_printed", group)) for group in FAMILIES}
        table = self.columns("group", "lots", "buildings", "income", "return", "hammer")
        for row in self.rows("groups"):
            paid, printed = hammer[row["group"]]
            table.add_row(self.group(row["group"]), *self.earned(row, "lots_for", paid, printed))
        return table

    def lots(self) -> NumberTable:
        """Return what lots cost and earn in a game."""
        table = self.columns("lot", "lots", "buildings", "income", "return", "hammer")
        for row in self.rows("lots"):
            table.add_row(self.square(row["square"]), *self.earned(row, "lot_for", row["won_for"], row["won_printed"]))
        return table

    def earned(self, row: Row, lots: str, paid: int, printed: int) -> Sequence[str]:
        """Return what lots, buildings and rents come to in a game, the return, and what auctions bring of the price."""
        amounts = (row[name] / self.results.games for name in (lots, "buildings_for", "income"))
        part = paid / printed if printed else None
        return (*map(self.money, amounts), self.percent(row["return"]), self.percent(part))

    def sums(self, name: str, group: str) -> int:
        """Return the sum of a column of the lots of a group."""
        return sum(int(row[name]) for row in self.rows("lots") if row["group"] == group)

    def groups_note(self) -> Unbroken:
        """Say what the columns of the groups are."""
        plan = self.results.plan
        dealt = "simulation-groups-dealt" if plan.options.get("short") else "simulation-groups-note"
        return self.sentences(self.says("simulation-groups-owned" if plan.seats else dealt))

    # ------------------------------------------------------------ by level

    def group_levels(self) -> Iterator[RenderableType]:
        """Yield what groups earn and return by level, streets apart from the others."""
        names = {group: self.group(group) for group in FAMILIES}
        cells = {(row["group"], row["level"]): row for row in self.rows("levels")}
        yield from self.street_levels({group: names[group] for group in FAMILIES[:STREETS]}, cells)
        yield self.by_level("simulation-column-number", {group: names[group] for group in FAMILIES[STREETS:]}, cells)
        yield self.sentences(self.says("simulation-levels-note"))

    def lot_levels(self) -> Iterator[RenderableType]:
        """Yield what streets earn and return by level."""
        streets = [row for row in self.rows("lots") if row["group"] in FAMILIES[:STREETS]]
        cells = {(row["square"], row["level"]): row for row in self.rows("rents")}
        yield from self.street_levels({row["square"]: self.square(row["square"]) for row in streets}, cells)

    def street_levels(self, names: Mapping[Any, str], cells: Cells) -> Iterator[RenderableType]:
        """Yield the rents of a game, and the returns, of streets or groups of them."""
        yield self.by_level("simulation-column-rents-by-level", names, cells)
        yield ""
        yield self.by_level("simulation-column-return-by-level", names, cells, returns=True)
        yield ""

    def by_level(self, head: str, names: Mapping[Any, str], cells: Cells, *, returns: bool = False) -> NumberTable:
        """Return what lots or groups earn in a game by level, or return; levels that nobody came to are left out."""
        houses = any((key, HOTEL) in cells for key in names)
        levels = STREET_LEVELS if houses else range(OWNED)
        seen = [level for level in levels if any(cells[key, level]["income"] for key in names if (key, level) in cells)]
        table = NumberTable(self.says(head), *(self.level(level, houses=houses) for level in seen))
        for key, name in names.items():
            table.add_row(name, *(self.at_level(cells.get((key, level)), returns=returns) for level in seen))
        return table

    def level(self, level: int, *, houses: bool) -> str:
        """Return what a level is called: how many houses; where there are none, how many lots the owner has."""
        if not houses:
            return str(level + 1)
        return self.says(LEVELS_NAMED[level]) if level in LEVELS_NAMED else str(level)

    def at_level(self, row: Row | None, *, returns: bool) -> str:
        """Return what is earned at a level in a game, or what of the cost that is; a sign if nothing can be."""
        if row is None:
            return NOTHING
        return self.percent(row["return"]) if returns else self.money(row["income"] / self.results.games)

    # ------------------------------------------------------------ auctions and shortages

    def auctions(self) -> Unbroken:
        """Say what auctions of lots bring."""
        rows = self.rows("lots")
        paid, printed, won, unsold = (
            sum(row[name] for row in rows) for name in ("won_for", "won_printed", "won", "unsold")
        )
        if not won + unsold:
            return self.sentences(self.says("simulation-no-auctions"))
        each = self.decimal((won + unsold) / self.results.games, 1)
        part = self.percent(paid / printed if printed else None)
        no_bid = self.percent(unsold / (won + unsold))
        return self.sentences(self.says("simulation-auctions", each=each, share=part, unsold=no_bid))

    def shortages(self) -> Unbroken:
        """Say how often buildings run short, and what they fetch then."""
        said = []
        for row in self.rows("shortages"):
            if row["asked"]:
                times = row["asked"] * HUNDRED / self.results.games
                often = self.decimal(times, 1 if times >= TENTH else 3)
                said.append(self.says("simulation-shortage", what=say(BUILDINGS[row["building"]]), times=often))
            if row["won"]:
                said.append(self.says("simulation-building-price", price=self.money(row["won_for"] / row["won"])))
        return self.sentences(*said or [self.says("simulation-no-shortage")])
