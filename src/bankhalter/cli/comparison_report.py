"""What a comparison shows, as people read it."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Group, RenderableType
from rich.text import Text

from bankhalter.cli.number_table import NumberTable
from bankhalter.cli.percent import PERCENT, percent
from bankhalter.editions.options import changed
from bankhalter.editions.schema import Edition
from bankhalter.editions.titles import title
from bankhalter.editions.voices import voice_of
from bankhalter.sim.compare import Comparison
from bankhalter.sim.paired import LEAST_PAIRS, WINS, Difference
from bankhalter.sim.plan import Plan
from bankhalter.words.catalogue import Language
from bankhalter.words.messages import Argument, say
from bankhalter.words.money import grouped

SIDES = 2
TENTHS = 10  # of a unit of money: what a rent per turn is shown in
CERTAIN = "*"
TENTH, MOST_FINER = 0.1, 2
LAST_DECIMAL = {"wins": 0.001, "ended": 0.001, "bankruptcies": 0.01}  # as usually shown; of other measures a tenth

NAMES = {
    "rounds": "simulation-rounds-played",
    "turns": "simulation-turns",
    "minutes": "simulation-minutes",
    "ended": "compare-ended",
    "bankruptcies": "compare-bankruptcies",
    "rent": "compare-rent",
    "worth": "compare-worth",
}
SHORT_NAMES = {
    "rounds": "simulation-rounds-played",
    "minutes": "simulation-minutes",
    "ended": "compare-short-ended",
    "bankruptcies": "compare-short-bankruptcies",
    "rent": "compare-short-rent",
    "worth": "compare-short-worth",
}
"""The measures that have a column when switches are compared."""


class Figures:
    """Numbers and messages in one language and the words of one edition."""

    def __init__(self, edition: Edition, language: Language) -> None:
        self.edition = edition
        self.language = language
        self.voice = voice_of(edition, language)

    def says(self, name: str, /, **args: Argument) -> str:
        """Return the message called `name` as text."""
        return self.voice(say(name, **args))

    def number(self, number: int) -> str:
        """Return a whole number with its thousands set apart."""
        return grouped(self.language, number)

    def decimal(self, value: float, digits: int) -> str:
        """Return a number with decimals."""
        whole, rest = f"{abs(value):.{digits}f}".split(".")
        number = self.says("tournament-decimal", whole=self.number(int(whole)), tenths=rest)
        return f"-{number}" if value < 0 and (int(whole) or int(rest)) else number

    def money(self, amount: float, step: int) -> str:
        """Return an amount of printed money, to the `step`; to tenths if that is less than one."""
        return self.voice.bare(round(amount / step) * step) if step else self.decimal(amount, 1)

    def value(self, measure: str, value: float, finer: int = 0) -> str:
        """Return a value of a measure, with so many more decimals than usual."""
        match measure:
            case "wins" | "ended":
                digits = 1 + finer
                return percent(self.voice, value if round(value * PERCENT, digits) else 0.0, digits)
            case "rent":
                return self.money(value, self.edition.money.unit // TENTHS)
            case "worth":
                return self.money(value, self.edition.money.unit)
            case "bankruptcies":
                return self.decimal(value, 2 + finer)
            case _:
                return self.decimal(value, 1 + finer)

    def change(self, measure: str, value: float, finer: int = 0) -> str:
        """Return by how much a measure differs, with its sign."""
        text = self.value(measure, value, finer)
        return f"+{text}" if value > 0 and any(digit in text for digit in "123456789") else text

    def begun(self, position: Path) -> Text:
        """Say which position the games began from."""
        return Text(self.says("simulation-from", file=str(position)))

    def last(self, comparisons: Sequence[Comparison]) -> Text:
        """Say how much was played, and how fast."""
        games = SIDES * sum(each.games for each in comparisons)
        turns, seconds = (sum(getattr(each, name) for each in comparisons) for name in ("turns", "seconds"))
        rate = self.number(round(turns / seconds) if seconds else 0)
        return Text(
            self.says("simulation-last", games=self.number(games), count=games, turns=self.number(turns), rate=rate)
        )


class Report(Figures):
    """The report on one comparison."""

    def __init__(self, comparison: Comparison, language: Language) -> None:
        super().__init__(comparison.edition, language)
        self.comparison = comparison

    def whole(self, position: Path | None = None) -> RenderableType:
        """Return the report; its last line says how much was played, and how fast."""
        parts = list(self.head(position))
        if self.comparison.games:
            parts += ["", self.table(), "", Text(self.says("compare-note"))]
        if self.comparison.games < LEAST_PAIRS:
            parts.append(Text(self.says("compare-few", least=LEAST_PAIRS)))
        return Group(*parts, "", self.last([self.comparison]))

    def head(self, position: Path | None) -> Iterator[RenderableType]:
        """Yield what was played, and whether it was all that was wanted."""
        compared = self.comparison
        name, games = title(self.voice, compared.edition), self.number(compared.games)
        yield Text(self.says("compare-heading", edition=name, games=games, count=compared.games), "bold")
        if position is not None:
            yield self.begun(position)
        a, b = compared.plans
        with_seats = a.names != b.names
        for letter, plan in (("A", a), ("B", b)):
            yield Text(f"{letter}: {self.side(plan, with_seats=with_seats)}")
        if not with_seats:
            yield Text(self.says("compare-bots", bots=", ".join(a.names)))
        if compared.interrupted:
            yield Text(self.says("simulation-interrupted", games=games, planned=self.number(compared.planned)))

    def side(self, plan: Plan, *, with_seats: bool) -> str:
        """Return what a side plays: options that are not the usual ones, and the seats."""
        words = changed(plan.options)
        if with_seats:
            words.append(f"seats={','.join(plan.names)}")
        return " ".join(words) or self.says("compare-usual")

    def table(self) -> NumberTable:
        """Return every measure on both sides, the difference, and in words whether it is certain."""
        difference, interval, certain = (
            self.says(name) for name in ("compare-difference", "tournament-interval", "compare-certain")
        )
        heads = (self.says("compare-what"), "A", "B", difference, interval, certain)
        table = NumberTable(*heads, words_last=True)
        for each in self.comparison.differences():
            a, b = (self.value(each.measure, value, finer(each)) for value in (each.a, each.b))
            change = self.change(each.measure, each.difference, finer(each))
            table.add_row(self.name(each), a, b, change, self.interval(each), self.certain(each))
        return table

    def name(self, each: Difference) -> str:
        """Return the name of a measure."""
        if each.measure == WINS and each.seat is not None:
            return self.says("compare-wins", seat=str(each.seat + 1))
        return self.says(NAMES[each.measure])

    def interval(self, each: Difference) -> str:
        """Return the interval of a difference; a sign if there is none."""
        if each.low is None or each.high is None:
            return "–"
        low, high = (self.change(each.measure, value, finer(each)) for value in (each.low, each.high))
        return self.says("tournament-from-to", low=low, high=high)

    def certain(self, each: Difference) -> str:
        """Say whether a difference is certain, and which way."""
        if not each.certain:
            return self.says("compare-open")
        return self.says("compare-more" if each.difference > 0 else "compare-less")


def finer(each: Difference) -> int:
    """Return how many decimals more than usual show half the interval of a difference: none to MOST_FINER."""
    step = LAST_DECIMAL.get(each.measure, TENTH)
    half = 0.0 if each.low is None or each.high is None else (each.high - each.low) / 2
    return next((more for more in range(MOST_FINER) if not 0 < half < step / 10**more), MOST_FINER)


class SwitchReport(Figures):
    """The report on the switches of an edition, a line each."""

    def __init__(self, edition: Edition, found: Sequence[tuple[str, Comparison]], language: Language) -> None:
        super().__init__(edition, language)
        self.found = found

    def whole(self, position: Path | None = None) -> RenderableType:
        """Return the report; its last line says how much was played, and how fast."""
        name = title(self.voice, self.edition)
        planned = max((each.planned for _, each in self.found), default=0)
        heading = self.says("compare-switches", edition=name, games=self.number(planned), count=planned)
        parts: list[RenderableType] = [Text(heading, "bold")]
        if position is not None:
            parts.append(self.begun(position))
        if self.found and (broken := self.found[-1][1]).interrupted:
            games, wanted = self.number(broken.games), self.number(broken.planned)
            parts.append(Text(self.says("simulation-interrupted", games=games, planned=wanted)))
        parts += ["", self.table(), "", Text(self.says("compare-switches-note"))]
        if any(each.games < LEAST_PAIRS for _, each in self.found):
            parts.append(Text(self.says("compare-few", least=LEAST_PAIRS)))
        return Group(*parts, "", self.last([each for _, each in self.found]))

    def table(self) -> NumberTable:
        """Return the differences, with a sign at those that are certain."""
        table = NumberTable(self.says("edition-option-name"), *map(self.says, SHORT_NAMES.values()))
        for name, each in self.found:
            seen = {one.measure: one for one in each.differences() if one.measure != WINS}
            table.add_row(name, *(self.cell(seen.get(measure)) for measure in SHORT_NAMES))
        return table

    def cell(self, each: Difference | None) -> str:
        """Return a difference; a sign if it is not known."""
        if each is None:
            return "–"
        return self.change(each.measure, each.difference) + (CERTAIN if each.certain else " ")
