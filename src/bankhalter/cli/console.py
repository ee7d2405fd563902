"""The console that every command writes to."""

from rich.console import Console, ConsoleDimensions

LEAST_WIDTH, MOST_WIDTH = 60, 200


class Screen(Console):
    """A console between 60 and 200 columns wide, as wide as its window at every drawing."""

    def on_broken_pipe(self) -> None:
        """Leave it to the command line, for which nobody reading on is no error."""
        raise BrokenPipeError

    @property
    def window_width(self) -> int:
        """Columns of the window now, however few."""
        return super().size.width

    @property
    def size(self) -> ConsoleDimensions:
        """Columns and rows now."""
        columns, rows = super().size
        return ConsoleDimensions(min(max(columns, LEAST_WIDTH), MOST_WIDTH), rows)

    @size.setter
    def size(self, new: tuple[int, int]) -> None:
        self._width, self._height = new


def window_width(console: Console) -> int:
    """Return the columns of the window of a console: what is drawn over must not be wider."""
    return console.window_width if isinstance(console, Screen) else console.width


def make_console(*, stderr: bool = False) -> Console:
    """Return a screen without colours where they are not wanted."""
    return Screen(stderr=stderr, highlight=False, markup=False, emoji=False)
