"""Short answers that mean something only at their moment: yes and no, both dice, paying in jail."""

from collections.abc import Sequence

from bankhalter.cli.typed import replies
from bankhalter.cli.view import View
from bankhalter.notation.actions import print_legal
from bankhalter.reference.finding import folded
from bankhalter.rules.codes import Act
from bankhalter.rules.queries import due_debt

YES = (Act.BUY, Act.ACCEPT)
NO = (Act.DECLINE, Act.REJECT, Act.PASS)


def replied(view: View, seat: int, words: str) -> list[str]:
    """Return the lines of the notation, without a name, that a short answer of `seat` may mean; none if it is none."""
    said = folded(words)
    if said in replies(view.language, "typed-yes"):
        return ["agrees"] if _asked(view, seat) else legal_lines(view, seat, YES)
    if said in replies(view.language, "typed-no"):
        return ["disagrees"] if _asked(view, seat) else legal_lines(view, seat, NO)
    if said in replies(view.language, "typed-both"):
        ways = [each for each in view.game.legal_entries(seat) if each[0] == Act.MOVE]
        first, second, _ = view.state.dice
        return [f"moves {first + second}"] if ways else []
    if said in replies(view.language, "typed-payment") and due_debt(view.state, seat) < 0:
        return legal_lines(view, seat, (Act.PAY_FINE,))
    return []


def legal_lines(view: View, seat: int, acts: Sequence[Act]) -> list[str]:
    """Return the lines of some acts that `seat` may do now."""
    entries = [entry for entry in view.game.legal_entries(seat) if entry[0] in acts]
    return [print_legal(view.table, view.state, seat, entry).partition(" ")[2] for entry in entries]


def _asked(view: View, seat: int) -> bool:
    return view.game.seats[seat] in view.game.asked_back
