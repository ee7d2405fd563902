"""A deed as a card: rents, prices, owner."""

from collections.abc import Iterator

from rich import box
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bankhalter.cli.view import View
from bankhalter.play.phrases import level_text, seat_text
from bankhalter.rules.codes import BANK, HOTEL, Square
from bankhalter.rules.layout import LEVELS
from bankhalter.rules.mortgage import redemption_price

WIDTH = 44


def deed_card(view: View, lot: int) -> Panel:
    """Return the deed of a lot."""
    square = view.table.square(lot)
    rows = Table.grid(padding=(0, 2), expand=True)
    rows.add_column()
    rows.add_column(justify="right")
    for label, value in deed_rows(view, lot):
        rows.add_row(label, value)
    title = Text(f" {square} {view.square(square)} ", view.group_style(square) or "")
    return Panel(rows, title=title, width=WIDTH, box=box.ROUNDED)


def deed_rows(view: View, lot: int) -> Iterator[tuple[str, str]]:
    """Yield what stands on a deed, and who owns it."""
    b, s = view.board, view.state
    yield from rent_rows(view, lot)
    if b.house_cost[lot]:
        yield f"each {view.table.edition.vocabulary.en.house.one}", view.money(b.house_cost[lot])
    yield "price", view.money(b.price[lot])
    yield "mortgage", view.money(b.mortgage[lot])
    yield "to redeem", view.money(redemption_price(b, lot))
    owner = "free" if s.owner[lot] == BANK else seat_text(view.table, s.owner[lot])
    state = "mortgaged" if s.mortgaged[lot] else level_text(view.table, s.level[lot])
    yield "owner", owner + (f" ({state})" if state != "nothing" else "")


def rent_rows(view: View, lot: int) -> Iterator[tuple[str, str]]:
    """Yield the rents: by what is built, by the number owned, or by the dice."""
    b = view.board
    rents = b.rent[lot * LEVELS : (lot + 1) * LEVELS]
    kind = b.kind[view.table.square(lot)]
    if kind == Square.STREET:
        yield "rent, unbuilt (twice with the whole group)", view.money(rents[0])
        built = [*range(1, b.houses_for_hotel + 1), HOTEL]
        yield from ((f"with {level_text(view.table, level)}", view.money(rents[level])) for level in built)
    elif kind == Square.STATION:
        yield from ((f"rent with {n + 1} owned", view.money(rents[n])) for n in range(b.group_count[b.group[lot]]))
    else:
        yield from ((f"rent with {n + 1} owned", f"dice × {view.money(rents[n])}") for n in range(2))
