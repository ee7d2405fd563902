"""The board of an edition as a table: a square a row, with prices, rents and mortgages."""

from dataclasses import dataclass
from functools import cached_property

from rich import box
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bankhalter.editions.inks import GROUP_INKS
from bankhalter.editions.schema import GROUPS, Edition, Lot, Square, Station, Street, Tax, Utility
from bankhalter.editions.voices import voice_of
from bankhalter.words.catalogue import Language
from bankhalter.words.messages import Argument, say
from bankhalter.words.voice import Voice

STAND_IN = "°"
MOST_WRAPPED = 3  # names; if more would not fit on a line of the board, the rents get a table of their own
NUMBER, MARK = 4, 2  # columns before the name of a square, and of the mark of a group
COLUMNS = ("kind", "price", "rents", "build", "mortgage")
LEFT = "kind"


@dataclass(frozen=True)
class Shown:
    """An edition in a language."""

    edition: Edition
    language: Language

    @cached_property
    def voice(self) -> Voice:
        """The voice of the edition."""
        return voice_of(self.edition, self.language)

    def says(self, name: str, /, **args: Argument) -> str:
        """The message called `name` as text."""
        return self.voice(say(name, **args))


def heading(text: str) -> RenderableType:
    """Return a heading with a blank line before it."""
    return Padding(Text(text, "bold"), (1, 0, 0, 0))


def plain_table(*columns: str) -> Table:
    """Return a table with a rule under its head and nothing else."""
    table = Table(*columns, box=box.SIMPLE_HEAD, header_style="bold", pad_edge=False, padding=(0, 1, 0, 0))
    table.show_edge = False
    return table


def board_tables(shown: Shown, width: int) -> list[RenderableType]:
    """Return the board; on a narrow console the rents follow in a second table."""
    squares = shown.edition.squares
    room = width - width_beside_names(shown)
    wrapped = sum(len(square_name(shown, square)) > room for square in squares)
    if wrapped <= MOST_WRAPPED:
        return [board_table(shown, COLUMNS, squares)]
    lots = board_table(shown, tuple(column for column in COLUMNS if column != "rents"), squares)
    rents = board_table(shown, ("rents",), tuple(shown.edition.lots()))
    return [lots, heading(shown.says("edition-rents")), rents]


def width_beside_names(shown: Shown) -> int:
    """Return the columns that a row needs for all but the name of its square."""
    widths = rent_widths(shown)
    cells = [board_cells(shown, square, widths) for square in shown.edition.squares]
    widest = (
        max(len(shown.says(f"edition-column-{column}")), *(len(row.get(column, Text())) for row in cells))
        for column in COLUMNS
    )
    return NUMBER + sum(widest) + len(COLUMNS)


def board_table(shown: Shown, columns: tuple[str, ...], squares: tuple[Square, ...]) -> Table:
    """Return number and name of the squares, and what `columns` ask for."""
    table = plain_table()
    table.add_column("", justify="right")
    table.add_column(shown.says("edition-column-square"), overflow="fold")
    for column in columns:
        name = shown.says(f"edition-column-{column}")
        table.add_column(name, justify="left" if column == LEFT else "right", no_wrap=True)
    widths = rent_widths(shown)
    for square in squares:
        cells = board_cells(shown, square, widths)
        table.add_row(str(square.pos), square_name(shown, square), *(cells.get(column, Text()) for column in columns))
    return table


def square_name(shown: Shown, square: Square) -> Text:
    """Return the name of a square, marked if it is filled in."""
    return Text(shown.voice.square(square.pos)) + Text(STAND_IN if square.stand_in else "", "dim")


def square_kind(shown: Shown, square: Square) -> Text:
    """Return the colour group, or the kind."""
    if isinstance(square, Street):
        group = shown.says(f"group-{square.group.replace('_', '-')}")
        return Text("■ ", GROUP_INKS[GROUPS.index(square.group)].fill) + Text(group)
    kind = str(square.__struct_config__.tag).replace("_", "-")
    return Text(" " * MARK + shown.says(f"square-kind-{kind}"), "dim")


def board_cells(shown: Shown, square: Square, widths: list[int]) -> dict[str, Text]:
    """Return what there is to say about a square, by column."""
    bare = shown.voice.bare
    cells = {"kind": square_kind(shown, square)}
    if isinstance(square, Tax):
        cells["price"] = Text(bare(square.amount))
    if isinstance(square, Street):
        cells["build"] = Text(bare(square.house_cost))
    if isinstance(square, Lot):
        cells["price"] = Text(bare(square.price))
        cells["rents"] = Text(rents_text(shown, square, widths))
        cells["mortgage"] = Text(bare(square.mortgage))
    return cells


def rents_text(shown: Shown, lot: Lot, widths: list[int]) -> str:
    """Return the rents of a lot, each in its place."""
    if isinstance(lot, Utility):
        return shown.says("edition-dice-rent", one=lot.factors[0], both=lot.factors[1])
    texts = (shown.voice.bare(rent) for rent in lot.rents)
    line = " ".join(text.rjust(width) for text, width in zip(texts, widths, strict=False))
    return line.ljust(sum(widths) + len(widths) - 1)


def rent_widths(shown: Shown) -> list[int]:
    """Return the columns that the rents need: bare, one to four houses, hotel."""
    rents = [square.rents for square in shown.edition.squares if isinstance(square, Street | Station)]
    levels = max(map(len, rents))
    return [max(len(shown.voice.bare(row[n])) for row in rents if n < len(row)) for n in range(levels)]


def board_notes(shown: Shown) -> Text:
    """Return what the marks and columns of the board mean."""
    text = shown.says("edition-board-notes")
    if any(square.stand_in for square in shown.edition.squares):
        text += f" {STAND_IN} {shown.says('edition-filled-in')}"
    return Text(text, "dim")
