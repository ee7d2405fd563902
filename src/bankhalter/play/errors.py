"""What goes wrong in a game: refusals."""

from functools import partial

from bankhalter.editions.voices import voice_of
from bankhalter.notation.actions import Action
from bankhalter.notation.refusals import why
from bankhalter.notation.table import Table
from bankhalter.reference.refusals import rules_of_refusal
from bankhalter.rules.codes import Refusal
from bankhalter.rules.costs import cash_needed
from bankhalter.rules.layout import State
from bankhalter.words.errors import SpokenError
from bankhalter.words.messages import Argument, Voiced


class RefusedError(SpokenError):
    """An action that the rules refuse; nothing has changed.

    `reason` is the Refusal, `ledger` the ids of the rules it rests on; `message` says what would be needed.
    """

    def __init__(self, reason: Refusal, table: Table, state: State, action: Action) -> None:
        needed = cash_of(table, state, action) if reason == Refusal.NOT_ENOUGH_CASH else 0
        super().__init__(why(table, state, action.seat, reason, needed))
        self.reason = reason
        self.ledger = rules_of_refusal(reason, table.edition.name, action.act)
        self._table = table

    def __str__(self) -> str:
        """Return in English what would be needed."""
        return voice_of(self._table.edition, "en")(self.message)

    @property
    def inner(self) -> Argument:
        """The sentence in the words of its edition, as it goes into that of another error."""
        return Voiced(self.message, partial(voice_of, self._table.edition))


def cash_of(table: Table, state: State, action: Action) -> int:
    """Return the cash that an action takes from its seat, in units."""
    x0, _, x2, *_ = action.numbers
    return cash_needed(table.board, state, action.seat, action.act, x0, x2)


class SittingError(SpokenError):
    """A game that cannot be played on here; the message says what was expected."""
