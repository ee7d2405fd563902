"""Sentences whose amounts and examples are not broken across lines: what is quoted is typed as it stands."""

import re

from rich.console import Console, ConsoleOptions, JustifyMethod, OverflowMethod, RenderResult
from rich.containers import Lines
from rich.measure import Measurement
from rich.text import Text

QUOTED = re.compile(r"(?:„[^„“]*“|“[^“”]*”|`[^`]*`)[.,;:!?)]*")
AMOUNT = re.compile(r"\bM [0-9]+|[0-9]+ (?:Tsd\.|Mio\.|%)")
HELD = "\ue020"  # stands for a blank at which no line ends


class Unbroken(Text):
    """Text that is broken neither in quotation marks nor in amounts, as long as they fit on a line."""

    def wrap(  # as the library has it
        self,
        console: Console,
        width: int,
        *,
        justify: JustifyMethod | None = None,
        overflow: OverflowMethod | None = None,
        tab_size: int = 8,
        no_wrap: bool | None = None,
    ) -> Lines:
        """Return the lines of the text, none wider than `width`."""
        held = self.copy()
        for whole in (QUOTED, AMOUNT):
            held.plain = whole.sub(lambda found: _held(found[0], width), held.plain)
        lines = held.wrap(console, width, justify=justify, overflow=overflow, tab_size=tab_size, no_wrap=no_wrap)
        for line in lines:
            line.plain = line.plain.replace(HELD, " ")
        return lines


def _held(words: str, width: int) -> str:
    return words.replace(" ", HELD) if len(words) <= width else words


class Spoken:
    """A sentence as it is printed; the library takes text that is printed by itself apart, so this is none."""

    def __init__(self, text: Unbroken) -> None:
        self._text = text

    def __rich_console__(self, _: Console, __: ConsoleOptions) -> RenderResult:
        """Print the sentence."""
        yield self._text

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        """Return how many columns it takes."""
        return Measurement.get(console, options, self._text)


def spoken(text: str, style: str = "", *, bold: int = 0) -> Spoken:
    """Return a sentence for people, its first letters bold."""
    said = Unbroken(text, style)
    if bold:
        said.stylize("bold", 0, bold)
    return Spoken(said)
