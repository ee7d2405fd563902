"""The card that has led to a decision: whoever decides reads it beside what is asked."""

from bankhalter.play.narration import TOLD
from bankhalter.play.outlook import Outlook
from bankhalter.play.scene import Scene
from bankhalter.rules.codes import Cause, Event, Moment, Phase
from bankhalter.rules.queries import due_debt
from bankhalter.words.messages import Message

CARDS = {Event.CARD_DRAWN, Event.OPEN_CARD_DRAWN}
BEGINNINGS = {Event.THROWN, Event.TURN_STARTED, Event.LED_ON}  # what follows these no earlier card has led to
MOVES = {Event.MOVED, Event.JUMPED}


def card_behind(view: Outlook, seat: int) -> Message | None:
    """Return what is told of the card that has led to what `seat` must decide, if one has."""
    said, moved = _asked_by_card(view, seat), _asked_where_it_stands(view, seat)
    events = view.game.events
    at = len(events) if said or moved else 0
    while at > 0 and events[at - 1].event not in BEGINNINGS:
        at -= 1
        if events[at].event in CARDS:
            led = said or any(later.event in MOVES for later in events[at:])
            return TOLD[events[at].event](Scene(view.table, view.state, events[at:], 0)) if led else None
    return None


def _asked_by_card(view: Outlook, seat: int) -> bool:
    """Whether the seat owes what a card says, or chooses what one leaves open."""
    s = view.state
    debt = due_debt(s, seat)
    if debt >= 0:
        return s.debt_cause[debt] == Cause.CARD
    return s.moment == Moment.TURN and s.phase == Phase.CHOICE and seat == s.turn


def _asked_where_it_stands(view: Outlook, seat: int) -> bool:
    """Whether the seat on turn owes something, or may buy, where a card can have moved it."""
    s = view.state
    return seat == s.turn and (due_debt(s, seat) >= 0 or (s.moment == Moment.TURN and s.phase == Phase.BUY))
