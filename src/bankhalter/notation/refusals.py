"""Refusals as messages: one sentence each that says what would be needed."""

from bankhalter.notation.table import Table
from bankhalter.rules.auction import least_bid
from bankhalter.rules.codes import NATURE, Refusal
from bankhalter.rules.layout import State
from bankhalter.rules.queries import available
from bankhalter.words.messages import Argument, Message, Money, listed, say


def why(table: Table, state: State, seat: int, refusal: Refusal, needed: int = 0) -> Message:
    """Return why `seat` is refused in `state`, and what would be needed: the cash that it takes, in units, among it."""
    board = table.board
    seated = 0 <= seat < state.seats
    return say(
        f"refusal-{refusal.name.lower().replace('_', '-')}",
        seats=listed(table.seats),
        awaited=listed(awaited(table, state)),
        turn=table.seats[state.turn],
        who=table.seats[seat] if seated else str(seat),
        cash=Money(available(state, seat) if seated else 0),
        needed=Money(needed),
        least=Money(least_bid(board, state)),
        deal=board.deal,
        fine=Money(board.fine),
        unit=Money(1),
    )


def awaited(table: Table, state: State) -> list[Argument]:
    """Return who must act now: names, and the dice or cards."""
    names: list[Argument] = [name for seat, name in enumerate(table.seats) if state.awaited >> seat & 1]
    return [*names, say("nature")] if state.awaited >> NATURE & 1 else names
