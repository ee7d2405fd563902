"""Turns: who is next, and how a turn starts and ends (ledger: turn-order-clockwise, turn-doubles-count-resets)."""

from bankhalter.rules.codes import CHANCE, Event, Phase
from bankhalter.rules.layout import Board, State
from bankhalter.rules.moving import pay_salaries
from bankhalter.rules.notes import note
from bankhalter.rules.queries import next_living


def begin_turn(s: State, seat: int) -> None:
    """Await the throw of `seat` in a fresh turn."""
    s.turn = seat
    s.phase = Phase.THROW
    s.throws = 0
    s.doubles = 0
    s.again = 0
    s.mr_m = 0
    s.salary_due = 0
    s.drawing = CHANCE
    for i in range(3):
        s.dice[i] = 0
    note(s, Event.TURN_STARTED, seat)


def end_turn(b: Board, s: State) -> None:
    """End the running turn and start that of the next living seat."""
    if s.bankrupt[s.turn] == 0:
        pay_salaries(b, s)
    note(s, Event.TURN_ENDED, s.turn)
    begin_turn(s, next_living(s, s.turn))
