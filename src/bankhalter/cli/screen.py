"""The pictures of a game: the board with the seats, and how it ended."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from bankhalter.cli.holdings import seats_table
from bankhalter.cli.ring import NARROWEST, Ring
from bankhalter.cli.square_list import square_list
from bankhalter.cli.view import HOTEL_SIGN, HOUSE, MORTGAGED, PART_OF_GROUP, QUIET, WHOLE_GROUP, View
from bankhalter.editions.titles import title as edition_title
from bankhalter.play.moments import waiting
from bankhalter.rules.codes import BANK, Building


def board_picture(view: View, news: Sequence[str], width: int) -> RenderableType:
    """Return board, seats, bank and the latest news, as a ring if there is room for it."""
    if view.plain:
        return Group(title(view), square_list(view, width), *around(view, width))
    if width >= NARROWEST:
        return Group(Ring(view, Group(title(view), "", *around(view, width)), news), legend(view))
    return Group(title(view), square_list(view, width), "", *around(view, width), legend(view))


def around(view: View, width: int) -> list[RenderableType]:
    """Return the seats, the bank and the moment."""
    gap = [] if view.plain else [""]
    return [seats_table(view, width), *gap, Text(bank_line(view)), Text(view.voice(waiting(view)))]


def title(view: View) -> Text:
    """Return the title of the edition and the options that differ from the usual ones."""
    options = view.table.options
    usual = type(options)()
    names = [name for name in options.__struct_fields__ if getattr(options, name) != getattr(usual, name)]
    changed = [option_text(view, name, getattr(options, name)) for name in names]
    return Text.assemble((edition_title(view.voice, view.table.edition), "bold"), (f"  {', '.join(changed)}", QUIET))


def option_text(view: View, name: str, value: object) -> str:
    """Return a few words for an option that differs from the usual."""
    if isinstance(value, bool):
        value = "yes" if value else "no"
    if isinstance(value, int):
        return view.says(f"picture-option-{name}", value=value)
    return view.says(f"picture-option-{name}-{value}")


def bank_line(view: View) -> str:
    """Return what the bank still has."""
    s = view.state
    houses, hotels = s.stock[Building.HOUSE], s.stock[Building.HOTEL]
    return view.says("picture-bank", houses=houses, hotels=hotels, lots=s.owner.count(BANK))


def legend(view: View) -> Text:
    """Return what the signs mean."""
    said = view.says(
        "picture-legend",
        house=HOUSE,
        hotel=HOTEL_SIGN,
        mortgaged=MORTGAGED,
        whole=WHOLE_GROUP,
        part=PART_OF_GROUP,
        letters=" ".join(view.letters[: view.state.seats]),
    )
    return Text(said, QUIET)


def cash_line(view: View) -> Text:
    """Return the cash of all living seats on a line."""
    s = view.state
    seats = [seat for seat in range(s.seats) if not s.bankrupt[seat]]
    return Text(", " if view.plain else "  ").join(
        Text.assemble(view.name(seat), f" {view.money(s.cash[seat])}") for seat in seats
    )
