"""A table of numbers none of which is ever cut: on a narrow console it goes on below."""

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.table import Table

from bankhalter.cli.edition_board import plain_table


class NumberTable:
    """A table whose first `keys` columns name the rows, and stand again before the columns that go on below.

    Names are cut short where there is no room; numbers, to the right of them, are not. `last`: what the last column
    holds is words, too.
    """

    def __init__(self, *heads: str, keys: int = 1, words_last: bool = False) -> None:
        self.heads = heads
        self.keys = keys
        self.words_last = words_last
        self.rows: list[Sequence[str]] = []

    def add_row(self, *cells: str) -> None:
        """Add a row: a cell for each column."""
        self.rows.append(cells)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Yield the table, or the parts that fit, with a blank line between them."""
        for number, columns in enumerate(self._parts(console, options)):
            if number:
                yield ""
            yield self._table(columns)

    def _parts(self, console: Console, options: ConsoleOptions) -> Iterator[list[int]]:
        """Yield which columns stand beside each other, those of the keys always among them."""
        keys = list(range(self.keys))
        part = list(keys)
        for column in range(self.keys, len(self.heads)):
            if len(part) > len(keys) and self._width([*part, column], console, options) > options.max_width:
                yield part
                part = list(keys)
            part.append(column)
        yield part

    def _width(self, columns: list[int], console: Console, options: ConsoleOptions) -> int:
        return Measurement.get(console, options.update(max_width=1 << 16), self._table(columns)).maximum

    def _table(self, columns: list[int]) -> Table:
        table = plain_table(*(self.heads[column] for column in columns))
        for column, shown in zip(columns, table.columns, strict=True):
            is_key = column < self.keys
            shown.no_wrap, shown.overflow = not is_key, "ellipsis" if is_key else "fold"
            words = is_key or (self.words_last and column == len(self.heads) - 1)
            shown.justify = "left" if words else "right"
        for row in self.rows:
            table.add_row(*(row[column] for column in columns))
        return table
