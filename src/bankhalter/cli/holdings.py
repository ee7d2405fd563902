"""The seats: cash, place, deeds by group, jail cards."""

from collections.abc import Iterator

from rich.console import Group, JustifyMethod, RenderableType
from rich.padding import Padding
from rich.style import Style
from rich.table import Table
from rich.text import Text

from bankhalter.cli.view import PART_OF_GROUP, QUIET, WHOLE_GROUP, View, fitted
from bankhalter.editions.inks import GROUP_INKS
from bankhalter.play.phrases import level_phrase, lot_name
from bankhalter.rules.layout import DECKS, GROUP_SIZE, GROUPS
from bankhalter.rules.queries import is_mortgaged, owns_group
from bankhalter.words.messages import Argument, Money, listed, say

HEAD: tuple[JustifyMethod, ...] = ("left", "left", "right", "left")  # token, name, cash, place
COLUMNS = ("name", "cash", "place", "deeds")
PLACE = 20  # columns for the name of a square
ROOMY = 76  # columns from which deeds stand beside the names


def seats_table(view: View, width: int) -> RenderableType:
    """Return all seats; the deeds stand beside the names, or below them on a narrow console."""
    if view.plain:
        return Group(*(Text(line) for seat in range(view.state.seats) for line in seat_sentences(view, seat)))
    if width < ROOMY:
        return Group(*(part for seat in range(view.state.seats) for part in seat_lines(view, seat)))
    table = Table.grid(padding=(0, 1))
    for justify in HEAD:
        table.add_column(no_wrap=True, justify=justify)
    table.add_column(ratio=1)
    table.add_row("", *(Text(view.says(f"seats-{column}"), QUIET) for column in COLUMNS))
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
        out = Text(view.says("seat-out"), QUIET)
        return view.mark(seat), Text(view.game.seats[seat], "dim strike"), Text("-", QUIET), out
    return view.mark(seat), view.name(seat), Text(view.money(s.cash[seat]), "bold"), Text(place(view, seat))


def place(view: View, seat: int) -> str:
    """Return where a seat stands or sits."""
    s = view.state
    if s.jail[seat]:
        return view.says("seat-in-jail", attempt=s.jail[seat])
    if s.at[seat] == view.board.jail_square:
        return view.says("seat-visiting")
    name = view.square(s.at[seat])
    return name if view.plain else fitted(name, PLACE).rstrip()


def deeds(view: View, seat: int) -> Text:
    """Return the deeds by group, a filled sign for a whole group, and the jail cards."""
    parts = [group_text(view, seat, group) for group in range(GROUPS)]
    cards = view.state.holder.count(seat)
    parts += [Text(view.says("seat-jail-card"), "italic")] * cards
    return Text(" ").join(part for part in parts if part.plain)


def owned(view: View, seat: int, group: int) -> list[int]:
    """Return the lots of a group that the seat owns."""
    b, s = view.board, view.state
    return [lot for lot in b.group_lot[group * GROUP_SIZE :][: b.group_count[group]] if s.owner[lot] == seat]


def group_text(view: View, seat: int, group: int) -> Text:
    """Return the squares of a group that the seat owns, each with what stands there; empty if none."""
    own = owned(view, seat, group)
    if not own:
        return Text()
    whole = owns_group(view.state, seat, group)
    squares = ",".join(f"{view.table.square(lot)}{view.built(lot)}" for lot in own)
    ground, ink = GROUP_INKS[group]
    sign = WHOLE_GROUP if whole else PART_OF_GROUP
    return Text(f"{sign}{squares}", Style(color=ink, bgcolor=ground, bold=whole))


def seat_sentences(view: View, seat: int) -> Iterator[str]:
    """Yield what a seat has, in sentences."""
    s = view.state
    name = view.game.seats[seat]
    if s.bankrupt[seat]:
        yield f"{name}: {view.says('seat-out')}"
        return
    yield view.says("seat-line", name=name, cash=Money(s.cash[seat]), place=place(view, seat))
    things: list[Argument] = [said for group in range(GROUPS) for said in lot_phrases(view, seat, group)]
    things += [say("seat-jail-card")] * sum(s.holder[deck] == seat for deck in range(DECKS))
    yield "  " + (view.says("seat-owns", lots=listed(things)) if things else view.says("seat-owns-nothing"))


def lot_phrases(view: View, seat: int, group: int) -> Iterator[Argument]:
    """Yield the lots of a group that the seat owns, each with what is to be said of it."""
    for lot in owned(view, seat, group):
        states: list[Argument] = []
        if is_mortgaged(view.state, lot):
            states.append(say("seat-mortgaged"))
        elif view.state.level[lot]:
            states.append(level_phrase(view.state.level[lot]))
        elif owns_group(view.state, seat, group):
            states.append(say("seat-whole-group"))
        name = lot_name(view.table, lot)
        yield say("seat-lot", lot=name, state=listed(states)) if states else name
