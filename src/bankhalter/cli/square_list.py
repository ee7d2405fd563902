"""The board as a list of squares in columns, for narrow consoles."""

from rich.table import Table
from rich.text import Text

from bankhalter.cli.view import QUIET, View, fitted
from bankhalter.rules.codes import BANK
from bankhalter.rules.layout import SQUARES

COLUMNS = 2
GAP = 2


def square_list(view: View, width: int) -> Table:
    """Return the squares in two columns."""
    table = Table.grid(padding=(0, GAP, 0, 0))
    each = (width - GAP) // COLUMNS
    rows = SQUARES // COLUMNS
    for row in range(rows):
        table.add_row(*(square_line(view, row + column * rows, each) for column in range(COLUMNS)))
    return table


def square_line(view: View, square: int, width: int) -> Text:
    """Return number, group, name, tokens, and the buildings and owner or the price."""
    style, owner = view.group_style(square), view.owner_of(square)
    if owner == BANK:
        end = Text(view.price(square), QUIET)
    else:
        end = Text(view.built(view.board.lot_of[square])).append_text(view.mark(owner))
    tokens = Text().join(view.mark(seat) for seat in view.tokens(square))
    room = width - len("39  ") - len(tokens) - len(end) - 2
    line = Text(f"{square:>2}", style or QUIET).append(" ").append(fitted(view.square(square), room))
    return line.append(" ").append_text(tokens).append(" ").append_text(end)
