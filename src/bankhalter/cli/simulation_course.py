"""The parts of the report that tell how games go: who wins, how long they are, how they end, how wealth grows."""

from collections.abc import Iterator, Sequence
from math import ceil

from rich.console import RenderableType

from bankhalter.batch.codes import Column
from bankhalter.cli.number_table import NumberTable
from bankhalter.cli.percent import digits_of, percent
from bankhalter.cli.simulation_words import SMALL, Words
from bankhalter.cli.unbroken import Unbroken
from bankhalter.sim.source import Row
from bankhalter.words.messages import listed, say

SECONDS = 60  # of a minute
MOMENTS_SHOWN = 7  # at most, after the start
LEAST_GAMES = 0.1  # of all must have come to a round that is shown
FEW = 5  # lots shown on which seats go bankrupt
STEPS = (1, 2, 5, 10, 15, 20)

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


class Course(Words):
    """How games go."""

    def seats(self) -> NumberTable:
        """Return who wins, by seat."""
        table = self.columns("seat", "bot", "wins", "share", "interval", "place", "bankrupt", "worth", keys=2)
        rows = self.rows("seats")
        for row, wins in zip(rows, self.wins(rows), strict=True):
            table.add_row(
                self.seat(row["seat"]),
                row["bot"],
                *wins,
                self.decimal(row["place_mean"], 2),
                percent(self.voice, row["bankrupt"] / row["games"]),
                self.money(row["worth_mean"]),
            )
        return table

    def bots(self) -> NumberTable:
        """Return who wins, by bot."""
        table = self.columns("bot", "wins", "share", "interval")
        rows = self.rows("bots")
        for row, wins in zip(rows, self.wins(rows), strict=True):
            table.add_row(row["bot"], *wins)
        return table

    def wins(self, rows: Sequence[Row]) -> Iterator[tuple[str, str, str]]:
        """Yield wins, their share and its interval, with as many decimals as the widest interval allows."""
        digits = digits_of(max((row["high"] - row["low"]) / 2 for row in rows))
        for row in rows:
            share, low, high = (percent(self.voice, row[name], digits) for name in ("share", "low", "high"))
            yield self.number(row["wins"]), share, self.says("tournament-from-to", low=low, high=high)

    def lengths(self) -> NumberTable:
        """Return how long games are; whole minutes within which a part of the games is over."""
        parts = ("mean", "tenth", "median", "nine_tenths", "most")
        table = self.columns("length", "mean", "tenth", "median", "nine-tenths", "most")
        turns, rounds = (self.results.quantiles(column) for column in (Column.TURNS, Column.ROUNDS))
        seconds = self.results.plan.seconds_a_turn
        for name, lengths in (("simulation-turns", turns), ("simulation-rounds-played", rounds)):
            table.add_row(self.says(name), *(self.about(lengths[part]) for part in parts))
        minutes = {part: turns[part] * seconds / SECONDS for part in parts}
        ends = {part: ceil(value) if part != "mean" and value >= SMALL else value for part, value in minutes.items()}
        if seconds:
            table.add_row(self.says("simulation-minutes"), *map(self.about, ends.values()))
        return table

    def minutes(self) -> Unbroken | None:
        """Say what a minute is, how many short games take what the rulebook says, and how those broken off count."""
        seconds, found = self.results.plan.seconds_a_turn, self.results.against_rulebook()
        said = [self.says("simulation-seconds-a-turn", seconds=seconds)] if seconds else []
        if found is not None:
            shares = {name: self.percent(getattr(found, name)) for name in ("shorter", "within", "longer")}
            said.append(self.says("simulation-short-printed", least=found.least, most=found.most, **shares))
        if any(row["ending"] == "broken_off" and row["games"] for row in self.rows("endings")):
            said.append(self.says("simulation-broken-off"))
        return self.sentences(*said) if said else None

    def endings(self) -> NumberTable:
        """Return how games end."""
        table = self.columns("ending", "games", "share")
        for row in self.rows("endings"):
            if row["games"]:
                share = percent(self.voice, row["share"], max(2, digits_of(row["share"])))
                table.add_row(self.says(ENDINGS[row["ending"]]), self.number(row["games"]), share)
        return table

    def bankruptcies(self) -> Unbroken:
        """Say what bankrupts, and on which lots."""
        rows = sorted(self.rows("bankruptcies"), key=lambda row: -row["count"])
        if not rows:
            return self.sentences(self.says("simulation-no-bankruptcies"))
        parts: dict[str, float] = {}
        for row in rows:
            name = CAUSES.get(row["cause"], OTHER_CAUSE)
            parts[name] = parts.get(name, 0.0) + row["share"]
        causes = [
            self.says("simulation-part", what=say(name), share=percent(self.voice, part, digits_of(part)))
            for name, part in parts.items()
        ]
        count = self.number(sum(row["count"] for row in rows))
        return self.sentences(
            self.says("simulation-bankruptcies", count=count, causes=listed(causes)), self.ruinous_lots()
        )

    def ruinous_lots(self) -> str | None:
        """Say on which lots rents bankrupt most often; nothing if none did."""
        ruins: dict[int, int] = {}
        for row in self.rows("rents"):
            ruins[row["square"]] = ruins.get(row["square"], 0) + row["ruins"]
        whole = sum(ruins.values())
        most = [pair for pair in sorted(ruins.items(), key=lambda pair: (-pair[1], pair[0])) if pair[1]][:FEW]
        lots = [
            self.says("simulation-part", what=self.voice.square(square), share=self.percent(times / whole))
            for square, times in most
        ]
        return self.says("simulation-ruinous", lots=listed(lots)) if lots else None

    def timelines(self) -> tuple[RenderableType, ...]:
        """Return worth and cash after some rounds, and what they are."""
        note = self.sentences(self.says("simulation-timeline-note", share=percent(self.voice, LEAST_GAMES, 0)))
        worth, cash = "simulation-column-worth-after", "simulation-column-cash-after"
        return self.timeline(worth, "worth_mean"), "", self.timeline(cash, "cash_mean"), note

    def timeline(self, head: str, mean: str) -> NumberTable:
        """Return the mean worth or cash of each seat after some rounds."""
        seats = range(len(self.results.plan.bots))
        heads = (self.says(head), self.says("simulation-column-games"))
        names = self.results.plan.seats or [self.says("simulation-seat-number", seat=seat + 1) for seat in seats]
        table = NumberTable(*heads, *names)
        rows = {(row["moment"], row["seat"]): row for row in self.rows("timeline")}
        for moment in self.moments():
            means = (self.money(rows[moment, seat][mean]) for seat in seats)
            table.add_row(str(moment), self.number(rows[moment, 0]["games"]), *means)
        return table

    def moments(self) -> list[int]:
        """Return the rounds whose cash and worth are shown: a few, even steps apart, that enough games came to."""
        least = LEAST_GAMES * self.results.games
        last = max(row["moment"] for row in self.rows("timeline") if row["games"] >= least)
        step = next(step for step in STEPS if last <= step * MOMENTS_SHOWN)
        return list(range(0, last + 1, step))
