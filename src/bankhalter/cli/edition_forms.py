"""The forms of what an edition has."""

from bankhalter.cli.typed import Form, forms
from bankhalter.cli.view import View
from bankhalter.rules.codes import CardEffect


def forms_here(view: View) -> list[Form]:
    """Return the forms of all that can be said in the edition at the table."""
    board = view.board
    lacking = set()
    if not board.whole_hotel_sale:
        lacking.add("sells hotel {lot} whole")
    if not board.hand_over:
        lacking.add("hands {seat} {lot_list} for {amount} of debt")
    if CardEffect.FINE_OR_CHANCE not in board.card_effect:
        lacking |= {"takes fine", "takes chance"}
    if not board.speed_die:
        lacking |= {"moves {count}", "jumps to {square}"}
    return [form for form in forms(view.language) if form.words not in lacking]
