"""The seats: cash, place, deeds by group, jail cards."""

from collections.abc import Iterator

from rich.console import Group, JustifyMethod, RenderableType
from rich.padding import Padding
from rich.style import Style
from rich.table import Table
from rich.text import Text

from bankhalter.cli.view import GROUP_COLOURS, PART_OF_GROUP, QUIET, WHOLE_GROUP, View, fitted
from bankhalter.rules.layout import DECKS, GROUP_SIZE, GROUPS
from bankhalter.rules.queries import owns_group

HEAD: tuple[JustifyMethod, ...] = ("left", "left", "right", "left")  # token, name, cash, place
PLACE = 20  # columns for the name of a square
ROOMY = 76  # columns from which deeds stand beside the names


def seats_table(view: View, width: int) -> RenderableType:
    """Return all seats; the deeds stand beside the names, or below them on a narrow console."""
    if width < ROOMY:
        return Group(*(part for seat in range(view.state.seats) for part in seat_lines(view, seat)))
    table = Table.grid(padding=(0, 1))
    for justify in HEAD:
        table.add_column(no_wrap=True, justify=justify)
    table.add_column(ratio=1)
    for seat in range(view.state.seats):
        table.add_row(*head(view, seat), deeds(view, seat))
    return table


def seat_lines(view: View, seat: int) -> Iterator[RenderableType]:
    """Yield a line with name, cash and place, and the deeds below it."""
    mark, name, cash, where = head(view, seat)
    yield Text(" ").join([mark, name, cash, where])
    holding = deeds(view, seat)
    if holding.plain:
        yield Padding(holding, (0, 0, 0, 2))


def head(view: View, seat: int) -> tuple[Text, Text, Text, Text]:
    """Return the token, the name, the cash and the place of a seat."""
    s = view.state
    if s.bankrupt[seat]:
        return view.mark(seat), Text(view.game.seats[seat], "dim strike"), Text("-", QUIET), Text("out", QUIET)
    return view.mark(seat), view.name(seat), Text(view.money(s.cash[seat]), "bold"), Text(place(view, seat))


def place(view: View, seat: int) -> str:
    """Return where a seat stands or sits."""
    s = view.state
    if s.jail[seat]:
        return f"in jail, attempt {s.jail[seat]}"
    return "just visiting" if s.at[seat] == view.board.jail_square else fitted(view.square(s.at[seat]), PLACE).rstrip()


def deeds(view: View, seat: int) -> Text:
    """Return the deeds by group, a filled sign for a whole group, and the jail cards."""
    parts = [group_text(view, seat, group) for group in range(GROUPS)]
    parts += [Text("jail card", "italic") for deck in range(DECKS) if view.state.holder[deck] == seat]
    return Text(" ").join(part for part in parts if part.plain)


def group_text(view: View, seat: int, group: int) -> Text:
    """Return the squares of a group that the seat owns, each with what stands there; empty if none."""
    b, s = view.board, view.state
    own = [lot for lot in b.group_lot[group * GROUP_SIZE :][: b.group_count[group]] if s.owner[lot] == seat]
    if not own:
        return Text()
    whole = owns_group(b, s, seat, group)
    squares = ",".join(f"{view.table.square(lot)}{view.built(lot)}" for lot in own)
    ground, ink = GROUP_COLOURS[group]
    sign = WHOLE_GROUP if whole else PART_OF_GROUP
    return Text(f"{sign}{squares}", Style(color=ink, bgcolor=ground, bold=whole))
