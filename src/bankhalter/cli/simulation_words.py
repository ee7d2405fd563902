"""Numbers, names and tables of the report on a simulation, in one language and the words of its edition."""

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.padding import Padding

from bankhalter.cli.edition_board import heading
from bankhalter.cli.number_table import NumberTable
from bankhalter.cli.percent import percent
from bankhalter.cli.unbroken import Unbroken
from bankhalter.editions.inks import FAMILIES
from bankhalter.editions.voices import voice_of
from bankhalter.rules.codes import STREETS
from bankhalter.sim.results import Results
from bankhalter.sim.source import Row
from bankhalter.words.catalogue import Language
from bankhalter.words.messages import Argument, Listed, say
from bankhalter.words.money import grouped

SMALL = 10  # from here on, numbers are shown without decimals
NOTHING = "–"


class Words:
    """What all parts of the report need."""

    def __init__(self, results: Results, language: Language) -> None:
        self.results = results
        self.language = language
        self.voice = voice_of(results.edition, language)

    def rows(self, name: str) -> list[Row]:
        """Return the rows of a table."""
        return self.results.rows(name)

    def says(self, name: str, /, **args: Argument | Listed) -> str:
        """Return the message called `name` as text."""
        return self.voice(say(name, **args))

    def sentences(self, *said: str | None) -> Unbroken:
        """Return sentences as a paragraph in which amounts stay whole."""
        return Unbroken(" ".join(each for each in said if each))

    def section(self, name: str, *parts: RenderableType | None) -> Iterator[RenderableType]:
        """Yield a heading and what stands under it."""
        yield heading(self.says(name))
        for part in parts:
            if part == "":
                yield part
            elif part is not None:
                yield Padding(part, (0, 0, 0, 2), expand=False)

    def columns(self, *names: str, keys: int = 1) -> NumberTable:
        """Return an empty table with these columns."""
        return NumberTable(*(self.says(f"simulation-column-{name}") for name in names), keys=keys)

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

    def square(self, square: int) -> str:
        """Return a square with its number."""
        return f"{square} {self.voice.square(square)}"

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
        return NOTHING if value is None else percent(self.voice, value)
