"""Why nothing of a kind can be done now: of all lots, the reason of the one that comes nearest to it."""

from typing import NamedTuple

from bankhalter.notation.actions import Action
from bankhalter.play.game import Game
from bankhalter.reference.refusals import rules_of_refusal
from bankhalter.rules.codes import Act, Refusal
from bankhalter.rules.layout import LOTS
from bankhalter.rules.queries import count_owned
from bankhalter.words.messages import Message, say

FARTHEST_FIRST = (
    Refusal.NOT_A_STREET,
    Refusal.HOTEL_STANDS,
    Refusal.GROUP_INCOMPLETE,
    Refusal.NO_BUILDING,
    Refusal.ALREADY_MORTGAGED,
    Refusal.NOT_MORTGAGED,
    Refusal.GROUP_MORTGAGED,
    Refusal.GROUP_BUILT,
    Refusal.UNEVEN_BUILDING,
    Refusal.UNEVEN_SELLING,
    Refusal.NO_HOUSE_LEFT,
    Refusal.NO_HOTEL_LEFT,
    Refusal.NOT_ENOUGH_CASH,
)
"""Reasons that one lot has and another has not; any other holds for all of them."""

NOTHING = {
    Refusal.NOT_OWNER: {
        Act.BUILD: "reason-no-street",
        Act.SELL: "reason-no-building",
        Act.MORTGAGE: "reason-no-lot",
        Act.REDEEM: "reason-no-lot",
    },
    Refusal.NOT_A_STREET: {Act.BUILD: "reason-no-street"},
    Refusal.NO_BUILDING: {Act.SELL: "reason-no-building"},
}
"""What is said where no lot comes near: the sentence of a lot would be about one that nobody has asked for."""

OF_LOTS = (Act.BUILD, Act.SELL, Act.MORTGAGE, Act.REDEEM)
OTHERS = (Act.PAY_FINE, Act.USE_CARD, Act.END_TURN)


class Reason(NamedTuple):
    """Why not, and the rules that say so."""

    message: Message
    rules: tuple[str, ...]


def reasons(game: Game, seat: int) -> dict[Act, Reason]:
    """Return why a seat cannot do what it is asked for most, by what it cannot do."""
    legal = {act for act, _, _ in game.legal_entries(seat)}
    found = {act: _of_lots(game, seat, act) for act in OF_LOTS if act not in legal}
    for act in OTHERS:
        action = Action(seat, act)
        if act not in legal and (refusal := game.judge(action)) != Refusal.NONE:
            error = game.refused(action, refusal)
            found[act] = Reason(error.message, error.ledger)
    return found


def _of_lots(game: Game, seat: int, act: Act) -> Reason:
    own = [lot for lot in range(LOTS) if game.state.owner[lot] == seat]
    tried = [(game.judge(action), action) for action in (Action(seat, act, (lot, 0, 0, 0, 0)) for lot in own)]
    refusal, action = max(tried, key=lambda each: _nearness(game, *each), default=(Refusal.NOT_OWNER, None))
    nothing = NOTHING.get(refusal, {}).get(act)
    if action is None or nothing:
        rules = rules_of_refusal(refusal, game.table.edition.name, act)
        return Reason(say(nothing or "reason-no-lot", who=game.seats[seat]), rules)
    error = game.refused(action, refusal)
    return Reason(error.message, error.ledger)


def _nearness(game: Game, refusal: Refusal, action: Action) -> tuple[int, int, int]:
    """How near a lot comes: by its reason, then by what its group lacks and what a building there costs."""
    b, lot = game.table.board, action.numbers[0]
    if refusal not in FARTHEST_FIRST:
        return len(FARTHEST_FIRST), 0, -lot
    lacking = b.group_count[b.group[lot]] - count_owned(b, game.state, action.seat, b.group[lot])
    return FARTHEST_FIRST.index(refusal), -lacking, -b.house_cost[lot]
