"""What a simulation shows, as people read it."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bankhalter.batch.codes import Column
from bankhalter.cli.edition_board import heading, plain_table
from bankhalter.cli.percent import percent
from bankhalter.editions.inks import FAMILIES
from bankhalter.editions.options import Options
from bankhalter.editions.titles import title
from bankhalter.editions.voices import voice_of
from bankhalter.rules.codes import STREETS
from bankhalter.sim.results import Results
from bankhalter.words.catalogue import Language
from bankhalter.words.messages import Argument, Listed, listed, say
from bankhalter.words.money import grouped

SECONDS = 60  # of a minute
FEW = 5  # squares shown of the most and of the least visited
HUNDRED = 100
SMALL = 10  # from here on, numbers are shown without decimals

Row = dict[str, Any]

ENDINGS = {
    "one_left": "simulation-ending-one-left",
    "short": "simulation-ending-short",
    "time": "simulation-ending-time",
    "broken_off": "simulation-ending-broken-off",
    "fault": "simulation-ending-fault",
}
CAUSES = {
    "rent": "simulation-cause-rent",
    "tax": "simulation-cause-tax",
    "card": "simulation-cause-card",
    "fine": "simulation-cause-fine",
    "interest": "simulation-cause-interest",
    "gave_up": "simulation-cause-gave-up",
}
OTHER_CAUSE = "simulation-cause-other"
BUILDINGS = {"house": "simulation-houses", "hotel": "simulation-hotels"}


class Report:
    """The report on results in one language, in the words of their edition."""

    def __init__(self, results: Results, language: Language) -> None:
        self.results = results
        self.language = language
        self.voice = voice_of(results.edition, language)

    def whole(self, *, position: Path | None, out: Path | None, lots: bool) -> RenderableType:
        """Return the report; its last line says how much was played, and how fast."""
        parts = list(self.head(position))
        if self.results.games:
            parts += self.body(lots=lots)
        if out is not None:
            parts += ["", Text(self.says("simulation-written", folder=str(out)))]
        return Group(*parts, "", Text(self.last()))

    def head(self, position: Path | None) -> Iterator[RenderableType]:
        """Yield what was played, and whether it was all that was wanted."""
        results = self.results
        name, games = title(self.voice, results.edition), self.number(results.games)
        yield Text(self.says("simulation-heading", edition=name, games=games, count=results.games), "bold")
        if options := self.options():
            yield Text(self.says("simulation-options", options=", ".join(options)))
        if position is not None:
            yield Text(self.says("simulation-from", file=str(position)))
        if results.interrupted and results.precision is None:
            yield Text(self.says("simulation-interrupted", games=games, planned=self.number(results.planned)))
        if results.precision is not None and results.games:
            width = percent(self.voice, results.half_width())
            name = "simulation-precise" if results.reached else "simulation-imprecise"
            yield Text(self.says(name, width=width, wanted=percent(self.voice, results.precision)))

    def options(self) -> list[str]:
        """Return the options that are not the usual ones."""
        usual = Options()
        chosen = self.results.plan.options.items()
        return [f"{name}={str(value).lower()}" for name, value in chosen if value != getattr(usual, name)]

    def body(self, *, lots: bool) -> Iterator[RenderableType]:
        """Yield the sections."""
        yield from self.section("simulation-wins", self.seats())
        names = self.results.plan.names
        if 1 < len(set(names)) < len(names):
            yield from self.section("simulation-by-bot", self.bots())
        yield from self.section("simulation-lengths", self.lengths(), self.minutes())
        yield from self.section("simulation-endings", self.endings(), self.bankruptcies())
        yield from self.section("simulation-squares", self.squares())
        yield from self.section("simulation-groups", self.groups(), self.groups_note())
        if lots:
            yield from self.section("simulation-lots", self.lots())
        yield from self.section("simulation-scarce", self.auctions(), self.shortages())

    def last(self) -> str:
        """Say how much was played, and how fast."""
        results = self.results
        return self.says(
            "simulation-last",
            games=self.number(results.games),
            count=results.games,
            turns=self.number(results.turns),
            rate=self.number(round(results.turns / results.seconds) if results.seconds else 0),
        )

    # ------------------------------------------------------------ parts of the report

    def seats(self) -> Table:
        """Return who wins, by seat."""
        table = self.columns("seat", "bot", "wins", "share", "interval", "place", "bankrupt", "worth", left=2)
        for row in self.rows("seats"):
            table.add_row(
                self.seat(row["seat"]),
                row["bot"],
                *self.wins(row),
                self.decimal(row["place_mean"], 2),
                percent(self.voice, row["bankrupt"] / row["games"]),
                self.money(row["worth_mean"]),
            )
        return table

    def bots(self) -> Table:
        """Return who wins, by bot."""
        table = self.columns("bot", "wins", "share", "interval")
        for row in self.rows("bots"):
            table.add_row(row["bot"], *self.wins(row))
        return table

    def wins(self, row: Row) -> tuple[str, str, str]:
        """Return wins, their share and its interval."""
        low, high = (percent(self.voice, row[name]) for name in ("low", "high"))
        interval = self.says("tournament-from-to", low=low, high=high)
        return self.number(row["wins"]), percent(self.voice, row["share"]), interval

    def lengths(self) -> Table:
        """Return how long games are."""
        parts = ("mean", "tenth", "median", "nine_tenths", "most")
        table = self.columns("length", "mean", "tenth", "median", "nine-tenths", "most")
        turns, rounds = (self.results.quantiles(column) for column in (Column.TURNS, Column.ROUNDS))
        seconds = self.results.plan.seconds_a_turn
        for name, lengths in (("simulation-turns", turns), ("simulation-rounds-played", rounds)):
            table.add_row(self.says(name), *(self.about(lengths[part]) for part in parts))
        minutes = (self.about(turns[part] * seconds / SECONDS) for part in parts)
        if seconds:
            table.add_row(self.says("simulation-minutes"), *minutes)
        return table

    def minutes(self) -> Text | None:
        """Say what a minute is, and what the rulebook says of the short game."""
        seconds, short = self.results.plan.seconds_a_turn, self.results.edition.short
        if not seconds:
            return None
        said = self.says("simulation-seconds-a-turn", seconds=seconds)
        if short is not None and short.minutes is not None and self.results.plan.options.get("short"):
            least, most = short.minutes
            said += " " + self.says("simulation-short-printed", least=least, most=most)
        return Text(said)

    def endings(self) -> Table:
        """Return how games end."""
        table = self.columns("ending", "games", "share")
        for row in self.rows("endings"):
            if row["games"]:
                table.add_row(
                    self.says(ENDINGS[row["ending"]]), self.number(row["games"]), percent(self.voice, row["share"])
                )
        return table

    def bankruptcies(self) -> Text:
        """Say what bankrupts."""
        rows = sorted(self.rows("bankruptcies"), key=lambda row: -row["count"])
        if not rows:
            return Text(self.says("simulation-no-bankruptcies"))
        parts: dict[str, float] = {}
        for row in rows:
            name = CAUSES.get(row["cause"], OTHER_CAUSE)
            parts[name] = parts.get(name, 0.0) + row["share"]
        causes = [
            self.says("simulation-part", what=say(name), share=self.percent(part)) for name, part in parts.items()
        ]
        count = self.number(sum(row["count"] for row in rows))
        return Text(self.says("simulation-bankruptcies", count=count, causes=listed(causes)))

    def squares(self) -> Table:
        """Return where tokens come to most and least often."""
        rows = sorted(self.rows("squares"), key=lambda row: (-row["landings"], row["square"]))
        table = self.columns("most-visited", "share", "least-visited", "share")
        table.columns[2].justify = "left"
        for most, least in zip(rows[:FEW], reversed(rows[-FEW:]), strict=True):
            table.add_row(*self.visited(most), *self.visited(least))
        return table

    def visited(self, row: Row) -> tuple[str, str]:
        """Return a square and the share of landings on it."""
        return f"{row['square']} {self.voice.square(row['square'])}", percent(self.voice, row["share"])

    def groups(self) -> Table:
        """Return what groups cost and earn in a game, and what auctions bring."""
        table = self.columns("group", "lots", "buildings", "income", "return", "hammer")
        hammer = self.hammer()
        games = self.results.games
        for row in self.rows("groups"):
            amounts = (row[name] / games for name in ("lots_for", "buildings_for", "income"))
            table.add_row(
                self.group(row["group"]),
                *map(self.money, amounts),
                self.percent(row["return"]),
                self.percent(hammer.get(row["group"])),
            )
        return table

    def groups_note(self) -> Text:
        """Say what the columns of the groups are."""
        plan = self.results.plan
        owned = "simulation-groups-owned" if plan.seats else "simulation-groups-note"
        return Text(self.says("simulation-groups-dealt" if plan.options.get("short") else owned))

    def hammer(self) -> dict[str, float]:
        """Return by group how much of the printed price auctions bring."""
        paid, printed = (self.sums_by_group(name) for name in ("won_for", "won_printed"))
        return {group: paid[group] / printed[group] for group in paid if printed[group]}

    def sums_by_group(self, name: str) -> dict[str, int]:
        """Return the sums of a column of the lots by group."""
        sums = dict.fromkeys(FAMILIES, 0)
        for row in self.rows("lots"):
            sums[row["group"]] += row[name]
        return sums

    def lots(self) -> Table:
        """Return what lots cost and earn in a game."""
        table = self.columns("lot", "lots", "buildings", "income", "return", "hammer")
        games = self.results.games
        built, income = self.sums_by_square("buildings", "built_for"), self.sums_by_square("rents", "income")
        for row in self.rows("lots"):
            paid = row["bought_for"] + row["won_for"]
            put_up = built.get(row["square"], 0) - row["sold_for"]
            earned = income[row["square"]]
            table.add_row(
                f"{row['square']} {self.voice.square(row['square'])}",
                *(self.money(amount / games) for amount in (paid, put_up, earned)),
                self.percent(earned / (paid + put_up) if paid + put_up > 0 else None),
                self.percent(row["won_for"] / row["won_printed"] if row["won_printed"] else None),
            )
        return table

    def sums_by_square(self, name: str, column: str) -> dict[int, int]:
        """Return the sums of a column of a table by square."""
        sums: dict[int, int] = {}
        for row in self.rows(name):
            sums[row["square"]] = sums.get(row["square"], 0) + row[column]
        return sums

    def auctions(self) -> Text:
        """Say what auctions of lots bring."""
        rows = self.rows("lots")
        paid, printed, won, unsold = (
            sum(row[name] for row in rows) for name in ("won_for", "won_printed", "won", "unsold")
        )
        if not won + unsold:
            return Text(self.says("simulation-no-auctions"))
        each = self.decimal((won + unsold) / self.results.games, 1)
        part = self.percent(paid / printed if printed else None)
        return Text(
            self.says("simulation-auctions", each=each, share=part, unsold=self.percent(unsold / (won + unsold)))
        )

    def shortages(self) -> Text:
        """Say how often buildings run short, and what they fetch then."""
        said = []
        for row in self.rows("shortages"):
            if row["asked"]:
                times = self.decimal(row["asked"] * HUNDRED / self.results.games, 1)
                said.append(self.says("simulation-shortage", what=say(BUILDINGS[row["building"]]), times=times))
            if row["won"]:
                said.append(self.says("simulation-building-price", price=self.money(row["won_for"] / row["won"])))
        return Text(" ".join(said) or self.says("simulation-no-shortage"))

    # ------------------------------------------------------------ words and numbers

    def rows(self, name: str) -> list[Row]:
        """Return the rows of a table."""
        return self.results.rows(name)

    def says(self, name: str, /, **args: Argument | Listed) -> str:
        """Return the message called `name` as text."""
        return self.voice(say(name, **args))

    def section(self, name: str, *parts: RenderableType | None) -> Iterator[RenderableType]:
        """Yield a heading and what stands under it."""
        yield heading(self.says(name))
        for part in parts:
            if part is not None:
                yield Padding(part, (0, 0, 0, 2))

    def columns(self, *names: str, left: int = 1) -> Table:
        """Return an empty table; all but the first columns, `left` of them, hold numbers."""
        table = plain_table(*(self.says(f"simulation-column-{name}") for name in names))
        for column in table.columns[left:]:
            column.justify = "right"
        for column in table.columns:
            column.no_wrap, column.overflow = True, "ellipsis"
        return table

    def seat(self, seat: int) -> str:
        """Return the name of a seat, or its number from one."""
        names: Sequence[str] = self.results.plan.seats
        return names[seat] if names else str(seat + 1)

    def group(self, name: str) -> str:
        """Return a group in the words of the edition."""
        if name == FAMILIES[STREETS]:
            return self.says("simulation-stations")
        return (
            self.says("simulation-utilities") if name == FAMILIES[-1] else self.says(f"group-{name.replace('_', '-')}")
        )

    def number(self, number: int) -> str:
        """Return a whole number with its thousands set apart."""
        return grouped(self.language, number)

    def decimal(self, value: float, digits: int) -> str:
        """Return a number with decimals."""
        whole, rest = f"{value:.{digits}f}".split(".")
        return self.says("tournament-decimal", whole=grouped(self.language, int(whole)), tenths=rest)

    def about(self, value: float) -> str:
        """Return a number with a decimal only if it is small and has one."""
        return self.number(round(value)) if value >= SMALL or value == int(value) else self.decimal(value, 1)

    def money(self, amount: float) -> str:
        """Return an amount of printed money, to the unit."""
        unit = self.results.edition.money.unit
        return self.voice.bare(round(amount / unit) * unit)

    def percent(self, value: float | None) -> str:
        """Return a share in percent; a sign if there is none."""
        return "–" if value is None else percent(self.voice, value)
