"""The pictures of a game: the board with the seats, and how it ended."""

from collections.abc import Sequence
from pathlib import Path

from rich import box
from rich.console import Console, ConsoleDimensions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from bankhalter.cli.holdings import seats_table
from bankhalter.cli.moment import waiting_text
from bankhalter.cli.ring import NARROWEST, Ring
from bankhalter.cli.square_list import square_list
from bankhalter.cli.view import HOTEL_SIGN, HOUSE, MORTGAGED, PART_OF_GROUP, QUIET, WHOLE_GROUP, View
from bankhalter.play.phrases import building_text, dice_text, names_text
from bankhalter.rules.codes import BANK, Building
from bankhalter.rules.queries import worth

LEAST_WIDTH, MOST_WIDTH = 60, 200


class Screen(Console):
    """A console between 60 and 200 columns wide, as wide as its window at every drawing."""

    @property
    def size(self) -> ConsoleDimensions:
        """Columns and rows now."""
        columns, rows = super().size
        return ConsoleDimensions(min(max(columns, LEAST_WIDTH), MOST_WIDTH), rows)

    @size.setter
    def size(self, new: tuple[int, int]) -> None:
        self._width, self._height = new


def make_console(*, stderr: bool = False) -> Console:
    """Return a screen without colours where they are not wanted."""
    return Screen(stderr=stderr, highlight=False, markup=False, emoji=False)


def board_picture(view: View, news: Sequence[str], width: int) -> RenderableType:
    """Return board, seats, bank and the latest news, as a ring if there is room for it."""
    if width >= NARROWEST:
        return Group(Ring(view, Group(title(view), "", *around(view, width)), news), legend(view))
    return Group(title(view), square_list(view, width), "", *around(view, width), legend(view))


def around(view: View, width: int) -> list[RenderableType]:
    """Return the seats, the bank and the moment."""
    return [seats_table(view, width), "", bank_line(view), Text(moment_line(view))]


def title(view: View) -> Text:
    """Return the title of the edition and the options that differ from the usual ones."""
    options = view.table.options
    usual = type(options)()
    names = (name for name in options.__struct_fields__ if getattr(options, name) != getattr(usual, name))
    changed = [f"{name}: {str(getattr(options, name)).lower()}" for name in names]
    return Text.assemble((view.table.edition.title, "bold"), (f"  {', '.join(changed)}", QUIET))


def bank_line(view: View) -> Text:
    """Return what the bank still has."""
    s, table = view.state, view.table
    words = table.edition.vocabulary.en
    houses = counted(s.stock[Building.HOUSE], words.house.one, words.house.many)
    hotels = counted(s.stock[Building.HOTEL], words.hotel.one, words.hotel.many)
    return Text.assemble(("Bank: ", QUIET), f"{houses}, {hotels}, {counted(s.owner.count(BANK), 'lot')}")


def counted(number: int, one: str, many: str = "") -> str:
    """Return a number of things."""
    return f"{number} {one if number == 1 else many or f'{one}s'}"


def moment_line(view: View) -> str:
    """Return whose turn it is, and the dice."""
    dice = view.state.dice
    return waiting_text(view) + (f" (thrown: {dice_text(*dice)})" if dice[0] else "")


def legend(view: View) -> Text:
    """Return what the signs mean."""
    house, hotel = (building_text(view.table, hotel=hotel) for hotel in (False, True))
    signs = (
        f"{HOUSE} {house}  {HOTEL_SIGN} {hotel}  {MORTGAGED} mortgaged  {WHOLE_GROUP} whole group  {PART_OF_GROUP} part"
    )
    return Text(signs, QUIET)


def cash_line(view: View) -> Text:
    """Return the cash of all living seats on a line."""
    s = view.state
    seats = [seat for seat in range(s.seats) if not s.bankrupt[seat]]
    return Text("  ").join(Text.assemble(view.name(seat), f" {view.money(s.cash[seat])}") for seat in seats)


def end_picture(view: View, path: Path) -> RenderableType:
    """Return who has won, the wealth of all, and where the record is."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("", "seat", "cash", "lots", "wealth"):
        table.add_column(column, justify="left" if column in {"", "seat"} else "right")
    s, b = view.state, view.board
    ranking = sorted(range(s.seats), key=lambda seat: -worth(b, s, seat))
    for seat in ranking:
        wealth = "bankrupt" if s.bankrupt[seat] else view.money(worth(b, s, seat))
        lots = str(s.owner.count(seat))
        table.add_row(view.mark(seat), view.name(seat), view.money(s.cash[seat]), lots, wealth)
    winner = Text(f"{names_text(view.table, s.winners)} {'win' if s.winners.bit_count() > 1 else 'wins'}.", "bold")
    where = Text(f"The record: {path}\nTo see it again: bankhalter replay {path}", QUIET, overflow="fold")
    return Group("", winner, table, where)
