"""What a position cannot be: the faults of the rules, and phases that need something."""

from bankhalter.notation.errors import NotationError
from bankhalter.notation.table import Table
from bankhalter.rules.building import refuse_place
from bankhalter.rules.codes import BANK, CardEffect, Fault, Moment, Phase, Refusal
from bankhalter.rules.faults import faults
from bankhalter.rules.layout import CARDS, State
from bankhalter.words.errors import placed
from bankhalter.words.messages import Message, say

# A given position need not be reachable: buildings may stand unevenly or on part of a group.
ALLOWED = frozenset({Fault.BUILT_WITHOUT_GROUP, Fault.UNEVEN})
REFUSED = tuple(fault for fault in Fault if fault not in ALLOWED)


def check_possible(table: Table, s: State) -> None:
    """Raise NotationError with one sentence if `s`, its moment settled, cannot be."""
    bits = faults(table.board, s)
    for fault in REFUSED:
        if bits >> fault & 1:
            raise NotationError(f"fault-{fault.name.lower().replace('_', '-')}")  # one for each of REFUSED
    if s.moment == Moment.WISH and not _builder_can_build(table, s):
        raise NotationError("error-builder")
    if lacking := _lacking(table, s):
        raise NotationError(placed(f"phase: {Phase(s.phase).name.lower()}", lacking))


def _builder_can_build(table: Table, s: State) -> bool:
    placeable = refuse_place(table.board, s, s.builder, s.builder_lot) == Refusal.NONE
    return placeable and s.cash[s.builder] >= table.board.house_cost[s.builder_lot]


def _lacking(table: Table, s: State) -> Message | None:
    """Return what the phase needs and `s` does not have."""
    match s.phase:
        case Phase.BUY if not _stands_on_free_lot(table, s):
            return say("error-phase-lot")
        case Phase.CHOICE if not _fine_or_chance_drawn(table, s):
            return say("error-phase-card")
        case Phase.BUS | Phase.JUMP | Phase.MOVE if not any(s.dice):
            return say("error-phase-dice")
        case Phase.LANDED | Phase.MOVE if s.moment == Moment.TURN:
            return say("error-phase-settled")
        case _:
            return None


def _stands_on_free_lot(table: Table, s: State) -> bool:
    lot = table.board.lot_of[s.at[s.turn]]
    return lot >= 0 and s.owner[lot] == BANK


def _fine_or_chance_drawn(table: Table, s: State) -> bool:
    count = s.known_count[s.drawing]
    start = s.drawing * CARDS
    effects = table.board.card_effect
    return count > 0 and effects[start + s.known[start + count - 1]] == CardEffect.FINE_OR_CHANCE
