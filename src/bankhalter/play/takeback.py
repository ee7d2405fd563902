"""Take-backs: at once for one's own standing actions, else by agreement, never across dice or cards that were drawn."""

from collections.abc import Sequence

from bankhalter.notation.actions import Action, TakeBack
from bankhalter.rules.codes import Act
from bankhalter.words.errors import SpokenError

DRAWN = frozenset({Act.THROW, Act.DEAL, Act.DRAW, Act.DRAW_OPEN})
OF_NATURE = DRAWN | {Act.TIME}
STANDING = frozenset(
    {
        Act.DEMAND,
        Act.BUILD,
        Act.SELL,
        Act.SELL_WHOLE,
        Act.MORTGAGE,
        Act.REDEEM,
        Act.OFFER,
        Act.COUNTER,
        Act.ACCEPT,
        Act.REJECT,
        Act.WITHDRAW,
    }
)


class TakeBackError(SpokenError):
    """A take-back that is not possible; nothing has changed."""


def _too_few(number: int) -> TakeBackError:
    if number == 0:
        return TakeBackError("error-nothing-to-take-back")
    return TakeBackError("error-too-few-to-take-back", count=number)


class Request:
    """An open request for a take-back, and the people who still have to agree."""

    def __init__(self, asked: TakeBack, taken: Sequence[Action], others: set[int], *, crosses_chance: bool) -> None:
        """Raise TakeBackError where `taken`, the actions asked for, are too few or cross dice or cards."""
        if asked.count > len(taken):
            raise _too_few(len(taken))
        if not crosses_chance and any(action.act in OF_NATURE for action in taken):
            raise TakeBackError("error-chance-not-taken-back")
        self.count = asked.count
        own = all(action.seat == asked.seat and action.act in STANDING for action in taken)
        self.undecided = set() if own else others - {asked.seat}

    def agree(self, seat: int) -> None:
        """Note that the seat agrees; raise TakeBackError if its answer is not awaited."""
        if seat not in self.undecided:
            raise TakeBackError("error-no-answer-due")
        self.undecided.discard(seat)

    @property
    def granted(self) -> bool:
        """Whether everybody who has a say has agreed."""
        return not self.undecided
