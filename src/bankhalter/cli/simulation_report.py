"""What a simulation shows, as people read it."""

from collections.abc import Iterator
from pathlib import Path

from rich.console import Group, RenderableType
from rich.text import Text

from bankhalter.cli.percent import digits_given, digits_of, percent
from bankhalter.cli.simulation_board import OnBoard
from bankhalter.cli.simulation_course import Course
from bankhalter.editions.options import changed
from bankhalter.editions.titles import title


class Report(Course, OnBoard):
    """The report on results in one language, in the words of their edition."""

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
            digits = max(digits_of(results.half_width()), digits_given(results.precision))
            width, wanted = (percent(self.voice, each, digits) for each in (results.half_width(), results.precision))
            name = "simulation-precise" if results.precise else "simulation-imprecise"
            yield Text(self.says(name, width=width, wanted=wanted))

    def options(self) -> list[str]:
        """Return the options that are not the usual ones."""
        return changed(self.results.plan.options)

    def body(self, *, lots: bool) -> Iterator[RenderableType]:
        """Yield the sections."""
        yield from self.section("simulation-wins", self.seats())
        names = self.results.plan.names
        if 1 < len(set(names)) < len(names):
            yield from self.section("simulation-by-bot", self.bots())
        yield from self.section("simulation-lengths", self.lengths(), self.minutes())
        yield from self.section("simulation-endings", self.endings(), self.bankruptcies())
        yield from self.section("simulation-timeline", *self.timelines())
        yield from self.section("simulation-squares", self.squares())
        yield from self.section("simulation-groups", self.groups(), self.groups_note())
        yield from self.section("simulation-levels", *self.group_levels())
        if lots:
            yield from self.section("simulation-lots", self.lots(), "", *self.lot_levels())
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
