"""The board as a ring of 40 cells, with the seats and the news in its middle."""

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.segment import Segment
from rich.style import Style
from rich.text import Text

from bankhalter.cli.view import QUIET, View, fitted
from bankhalter.rules.codes import BANK
from bankhalter.words.wrapping import breaks, wrapped

SIDE = 10  # squares from corner to corner
CELLS = SIDE + 1
NARROW_CELL, WIDE_CELL = 7, 12  # columns of a cell between the corners
NARROW_SIDE, WIDE_SIDE = 12, 18  # columns of the corners and of the cells between them at the sides
NARROWEST = 2 * NARROW_SIDE + (SIDE - 1) * NARROW_CELL + CELLS + 1
HIGH, LOW = 4, 2  # lines of a cell in the outer rows, and between them
MIDDLE_LINES = LOW * (SIDE - 1)
EDGE = Style(dim=True)


class Ring:
    """The board, drawn as wide as the console allows; in its middle stand `middle` and as much news as fits."""

    def __init__(self, view: View, middle: RenderableType, news: Sequence[str]) -> None:
        self.view = view
        self.middle = middle
        self.news = news

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Yield the lines of the board."""
        room = options.max_width - CELLS - 1
        cell = max(NARROW_CELL, min(WIDE_CELL, (room - 2 * WIDE_SIDE) // (SIDE - 1)))
        side = min(WIDE_SIDE, (room - (SIDE - 1) * cell) // 2)
        inner = (SIDE - 1) * (cell + 1) - 1
        middle = self.middle_lines(console, options.update(width=inner - 2))
        yield from rule("┌┬┬┬┐", cell, side)
        yield from self.row(console, range(2 * SIDE, 3 * SIDE + 1), cell, side)
        yield from rule("├┼┴┼┤", cell, side)
        for step in range(MIDDLE_LINES):
            row, line = divmod(step, LOW)
            left, right = 2 * SIDE - 1 - row, 3 * SIDE + 1 + row
            yield Segment("│", EDGE)
            yield from self.cell(left, side, LOW)[line].render(console)
            yield Segment("│ ", EDGE)
            yield from middle[step]
            yield Segment(" │", EDGE)
            yield from self.cell(right, side, LOW)[line].render(console)
            yield from (Segment("│", EDGE), Segment.line())
        yield from rule("├┼┬┼┤", cell, side)
        yield from self.row(console, range(SIDE, -1, -1), cell, side)
        yield from rule("└┴┴┴┘", cell, side)

    def middle_lines(self, console: Console, options: ConsoleOptions) -> list[list[Segment]]:
        """Return the lines of the middle."""
        lines = console.render_lines(self.middle, options)
        room = MIDDLE_LINES - len(lines) - 1
        told = [Text(f"› {sentence}", no_wrap=True, overflow="ellipsis") for sentence in self.news[-room:]]
        everything = Group(self.middle, "", *(told if room > 0 else ()))
        return console.render_lines(everything, options.update(height=MIDDLE_LINES))

    def row(self, console: Console, squares: range, width: int, corner: int) -> Iterator[Segment]:
        """Yield the lines of an outer row."""
        cells = [self.cell(square, corner if square % SIDE == 0 else width, HIGH) for square in squares]
        for line in range(HIGH):
            yield Segment("│", EDGE)
            for lines in cells:
                yield from lines[line].render(console)
                yield Segment("│", EDGE)
            yield Segment.line()

    def cell(self, square: int, width: int, height: int) -> list[Text]:
        """Return the lines of one cell: a strip, the name, and the tokens at the end of the last line."""
        name = wrapped(self.view.square(square), width, height - 1, breaks(self.view.language))
        tokens = self.view.tokens(square)
        lines = [Text(fitted(part, width)) for part in name]
        if tokens:
            lines[-1] = Text(fitted(name[-1], width - len(tokens))[: width - len(tokens)])
            for seat in tokens:
                lines[-1].append_text(self.view.mark(seat))
        return [self.strip(square, width), *lines]

    def strip(self, square: int, width: int) -> Text:
        """Return the number of a square and, for lots, what stands there and the owner, or the price."""
        view, owner = self.view, self.view.owner_of(square)
        style = view.group_style(square)
        number = Text(str(square), style or QUIET)
        if owner == BANK:
            right = Text(view.price(square), style or QUIET)
        else:
            right = Text(view.built(view.board.lot_of[square]), style or QUIET).append_text(view.mark(owner))
        fill = " " if style else "·"
        return number.append(fill * (width - len(number) - len(right)), style or QUIET).append_text(right)


def rule(joints: str, cell: int, side: int) -> Iterator[Segment]:
    """Yield a line between rows: its left end, the joint after the first cell, those between, the last one, its end."""
    left, first, between, last, right = tuple(joints)
    corner = "─" * side
    inner = between.join(["─" * cell] * (CELLS - 2))
    yield Segment(f"{left}{corner}{first}{inner}{last}{corner}{right}", EDGE)
    yield Segment.line()
