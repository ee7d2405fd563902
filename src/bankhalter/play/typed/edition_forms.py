"""The forms of what people can say in an edition, with the options of the game."""

from bankhalter.notation.forms import FORMS
from bankhalter.notation.typed import Form, forms
from bankhalter.play.spoken import Spoken
from bankhalter.play.takeback import DRAWN
from bankhalter.rules.codes import CardEffect

REQUEST = "throws"  # all that is said of dice and cards, which come from the program
OF_NATURE = frozenset(form.words for form in FORMS if form.act in DRAWN and form.words != REQUEST)


def forms_here(view: Spoken) -> list[Form]:
    """Return the forms of all that people can say at this table."""
    board = view.board
    lacking = set(OF_NATURE)
    if not board.whole_hotel_sale:
        lacking.add("sells hotel {lot} whole")
    if not board.hand_over:
        lacking.add("hands {seat} {lot_list} for {amount} of debt")
    if CardEffect.FINE_OR_CHANCE not in board.card_effect:
        lacking |= {"takes fine", "takes chance"}
    if not board.speed_die:
        lacking |= {"moves {count}", "jumps to {square}"}
    if board.rent_automatic:
        lacking |= {"demands rent", "demands rent on {claim}"}
    return [form for form in forms(view.language) if form.words not in lacking]
