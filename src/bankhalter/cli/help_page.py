"""All that can be typed, on a page."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bankhalter.cli.unbroken import spoken
from bankhalter.cli.view import QUIET, View
from bankhalter.notation.amounts import amount_text
from bankhalter.notation.typed import amounts_in_own_words, forms, usage
from bankhalter.play.typed.edition_forms import forms_here

HUNDRED = 100  # units of an amount as an example
ROWS = (
    "help", "list", "board", "seats", "deed", "log", "summary", "why", "pause", "speed", "plain", "position", "save",
    "quit",
)  # fmt: skip


def help_page(view: View) -> RenderableType:
    """Return the commands, the actions and how to say them."""
    amount = amounts_in_own_words(view.language, amount_text(view.table.unit, HUNDRED))
    rows = [(view.says("help-number"), view.says("help-choice", amount=amount)), ("0", view.says("help-nothing"))]
    rows += [(view.says(f"command-{name}"), view.says(f"help-{name}")) for name in (*ROWS, *view.further)]
    names = [name for name in view.game.seats if name != view.game.seats[view.state.turn]]
    return Group(
        Text(view.says("help-heading-commands"), "bold"),
        rows_of(view, rows),
        Text(""),
        Text(view.says("help-heading-actions"), "bold"),
        Text(" · ".join(usages(view))),
        spoken(view.says("help-actions", example=example(view))),
        spoken(view.says("help-places", amount=amount), QUIET),
        spoken(view.says("help-others", name=names[0]), QUIET),
    )


def rows_of(view: View, rows: list[tuple[str, str]]) -> RenderableType:
    """Return commands and what they do."""
    if view.plain:
        return Group(*(Text(f"{words}: {about}") for words, about in rows))
    table = Table.grid(padding=(0, 2))
    for words, about in rows:
        table.add_row(Text(words, "bold"), spoken(about))
    return table


def usages(view: View) -> list[str]:
    """Return every action that a person can say here."""
    return list(dict.fromkeys(usage(view.language, form) for form in forms_here(view)))


def example(view: View) -> str:
    """Return an action cut short."""
    verb = next(form.own for form in forms(view.language) if form.words == "builds {lot}").partition(" ")[0]
    return f"{verb[:2]} 11"
