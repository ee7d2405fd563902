"""A deed as a card: rents, prices, owner."""

from collections.abc import Iterator

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bankhalter.cli.view import View
from bankhalter.play.phrases import level_phrase
from bankhalter.rules.codes import BANK, HOTEL, Square
from bankhalter.rules.layout import LEVELS
from bankhalter.rules.mortgage import redemption_price
from bankhalter.rules.queries import is_mortgaged
from bankhalter.words.messages import Argument, Money, say

WIDTH = 50


def deed_card(view: View, lot: int) -> RenderableType:
    """Return the deed of a lot."""
    square = view.table.square(lot)
    if view.plain:
        lines = [f"{square} {view.square(square)}", *(f"{label}: {value}" for label, value in deed_rows(view, lot))]
        return Group(*map(Text, lines))
    rows = Table.grid(padding=(0, 2), expand=True)
    rows.add_column()
    rows.add_column(justify="right")
    for label, value in deed_rows(view, lot):
        rows.add_row(label, value)
    title = Text(f" {square} {view.square(square)} ", view.group_style(square) or "")
    return Panel(rows, title=title, width=WIDTH, box=box.ROUNDED)


def deed_rows(view: View, lot: int) -> Iterator[tuple[str, str]]:
    """Yield what stands on a deed, and who owns it."""
    b = view.board
    yield from rent_rows(view, lot)
    if b.house_cost[lot]:
        yield view.says("deed-building"), view.money(b.house_cost[lot])
    yield view.says("deed-price"), view.money(b.price[lot])
    yield view.says("deed-mortgage"), view.money(b.mortgage[lot])
    yield view.says("deed-redeem"), view.money(redemption_price(b, lot))
    yield view.says("deed-owner"), owner_text(view, lot)


def owner_text(view: View, lot: int) -> str:
    """Return who owns a lot, and how it stands."""
    s = view.state
    if s.owner[lot] == BANK:
        return view.says("deed-free")
    who = view.game.seats[s.owner[lot]]
    state: Argument = say("seat-mortgaged") if is_mortgaged(s, lot) else level_phrase(s.level[lot])
    plain = not is_mortgaged(s, lot) and not s.level[lot]
    return who if plain else view.says("deed-owner-state", who=who, state=state)


def rent_rows(view: View, lot: int) -> Iterator[tuple[str, str]]:
    """Yield the rents: by what is built, by the number owned, or by the dice."""
    b = view.board
    rents = b.rent[lot * LEVELS : (lot + 1) * LEVELS]
    kind = b.kind[view.table.square(lot)]
    if kind == Square.STREET:
        yield view.says("deed-rent-bare"), view.money(rents[0])
        for level in (*range(1, b.houses_for_hotel + 1), HOTEL):
            yield view.says("deed-rent-level", level=level), view.money(rents[level])
    elif kind == Square.STATION:
        for owned in range(1, b.group_count[b.group[lot]] + 1):
            yield view.says("deed-rent-stations", owned=owned), view.money(rents[owned - 1])
    else:
        for owned in (1, 2):
            amount = say("deed-dice", amount=Money(rents[owned - 1]))
            yield view.says("deed-rent-utilities", owned=owned), view.voice(amount)
