"""A terminal with a script of lines instead of a keyboard."""

import io
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest
from rich.console import Console

from bankhalter.cli.clock import Clock
from bankhalter.cli.manner import Manner
from bankhalter.cli.terminal import Terminal
from bankhalter.notation.table import make_table
from bankhalter.play.game import Game
from bankhalter.play.nature import Seeded
from bankhalter.play.record_file import RecordFile
from bankhalter.play.records import Opening
from bankhalter.play.sitting import Sitting

SetUp = Callable[..., "Table"]
ENGLISH = Manner("en", speed="instant")
GERMAN = Manner("de", speed="instant")


class Table:
    """A terminal with a script of lines instead of a keyboard."""

    def __init__(
        self,
        path: Path,
        edition: str,
        given: Mapping[str, object] | None,
        bots: Mapping[str, str],
        manner: Manner,
    ) -> None:
        seats = ("Anna", "Ben", "Cleo")
        options = {"first": "seat", **({"minutes": 30} if edition == "banking" else {})}
        table = make_table(edition, seats, options)
        document = None if given is None else {"seats": list(seats), **given}
        people = tuple(name for name in seats if name not in bots)
        nature = Seeded.from_text("terminal")
        game = Game.opened(Opening(table, people, document, dealing=False, bots=bots), nature)
        self.out = io.StringIO()
        self.file = RecordFile.create(path, game)
        self.seconds = 0.0
        clock = Clock(table.options.minutes, path, lambda: self.seconds)
        console = Console(file=self.out, width=100, highlight=False, markup=False, emoji=False)
        self.terminal = Terminal(Sitting(game, nature.seed), self.file, console, clock, manner, self.read)
        self.game = game
        self._typed: Iterator[str] = iter(())

    def read(self, prompt: str) -> str:
        """Return the next line of the script."""
        self.out.write(prompt)
        try:
            return next(self._typed)
        except StopIteration:
            raise EOFError from None

    def type(self, *lines: str) -> str:
        """Type lines and return what is shown from then on."""
        self._typed = iter(lines)
        shown = len(self.out.getvalue())
        with pytest.raises(EOFError):
            self.terminal.play()
        return self.out.getvalue()[shown:]


def flat(at: Table) -> str:
    """Return what is shown before the first line is typed, on one line."""
    return " ".join(at.type().split())
