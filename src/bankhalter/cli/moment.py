"""What is awaited of a person at the terminal: with what can be typed against a debt."""

from bankhalter.cli.raising import handing_example, ways_out
from bankhalter.cli.view import View
from bankhalter.play import moments
from bankhalter.play.moments import is_hopeless, sources
from bankhalter.play.phrases import seat_name
from bankhalter.rules.codes import Moment
from bankhalter.rules.queries import due_debt
from bankhalter.words.messages import Joined, Message, say


def awaited(view: View, seat: int) -> Message:
    """Return what `seat` must do now, and why."""
    return debt(view, seat, again=False) if view.state.moment == Moment.DEBT else moments.awaited(view, seat)


def debt(view: View, seat: int, *, again: bool) -> Message:
    """Return what `seat` owes, and how the money can be raised unless that was told before."""
    s = view.state
    due = due_debt(s, seat)
    told = [moments.debt(view, seat, again=again)]
    if s.debt_amount[due] <= s.cash[seat]:
        return told[0]
    if is_hopeless(view, seat):
        told += [] if sources(view, seat) == "nothing" else [ways_out(view, seat)]
    elif not again and (words := handing_example(view, seat)):
        told.append(say("debt-handing", whom=seat_name(view.table, s.creditor[due]), words=words))
    return say("own-text", text=Joined(tuple(told)))
