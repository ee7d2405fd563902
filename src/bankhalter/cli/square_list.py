"""The board as a list of squares: in columns for narrow consoles, or a sentence a square."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bankhalter.cli.view import QUIET, View, fitted
from bankhalter.play.phrases import level_phrase
from bankhalter.rules.codes import BANK
from bankhalter.rules.layout import SQUARES
from bankhalter.rules.queries import is_mortgaged
from bankhalter.words.messages import Money, listed

COLUMNS = 2
GAP = 2


def square_list(view: View, width: int) -> RenderableType:
    """Return the squares in two columns, or in sentences."""
    if view.plain:
        return Group(*(Text(square_sentence(view, square)) for square in range(SQUARES)))
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


def square_sentence(view: View, square: int) -> str:
    """Return number, name, price or owner, buildings, and who stands there."""
    facts = "; ".join(square_facts(view, square))
    name = f"{square} {view.square(square)}"
    return view.says("square-line", square=name, about=facts) if facts else name


def square_facts(view: View, square: int) -> Iterator[str]:
    """Yield what there is to say of a square."""
    lot, owner = view.board.lot_of[square], view.owner_of(square)
    if lot < 0 and view.board.tax[square]:
        yield view.says("square-tax", amount=Money(view.board.tax[square]))
    elif lot >= 0 and owner == BANK:
        yield view.says("square-free", amount=Money(view.board.price[lot]))
    elif lot >= 0:
        yield owned_text(view, lot, view.game.seats[owner])
    if names := [view.game.seats[seat] for seat in view.tokens(square)]:
        yield view.says("square-tokens", names=listed(names))


def owned_text(view: View, lot: int, who: str) -> str:
    """Return whose a lot is, and what stands on it."""
    if is_mortgaged(view.state, lot):
        return view.says("square-owned-mortgaged", who=who)
    if view.state.level[lot]:
        return view.says("square-owned-built", who=who, level=level_phrase(view.state.level[lot]))
    return view.says("square-owned", who=who)
