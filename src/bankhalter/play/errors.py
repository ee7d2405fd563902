"""What goes wrong in a game: refusals."""

from functools import partial

from bankhalter.editions.schema import Edition
from bankhalter.editions.voices import voice_of
from bankhalter.notation.actions import Action
from bankhalter.notation.refusals import why
from bankhalter.notation.table import Table
from bankhalter.play.unplayable import SittingError
from bankhalter.reference.refusals import rules_of_refusal
from bankhalter.rules.codes import Refusal
from bankhalter.rules.costs import cash_needed
from bankhalter.rules.layout import State
from bankhalter.words.errors import SpokenError
from bankhalter.words.messages import Argument, Message, Voiced

__all__ = ["RefusedError", "SittingError", "cash_of", "refused"]


class RefusedError(SpokenError):
    """An action that the rules refuse; nothing has changed.

    `reason` is the Refusal, `ledger` the ids of the rules it rests on; `message` says what would be needed.
    """

    def __init__(self, reason: Refusal, message: Message, ledger: tuple[str, ...], edition: Edition) -> None:
        super().__init__(message)
        self.reason = reason
        self.ledger = ledger
        self._edition = edition
        self.args = (reason, message, ledger, edition)  # what a copy is made of

    def __str__(self) -> str:
        """Return in English what would be needed."""
        return voice_of(self._edition, "en")(self.message)

    @property
    def inner(self) -> Argument:
        """The sentence in the words of its edition, as it goes into that of another error."""
        return Voiced(self.message, partial(voice_of, self._edition))


def refused(table: Table, state: State, action: Action, reason: Refusal) -> RefusedError:
    """Return the error for an action that is refused in `state`."""
    needed = cash_of(table, state, action) if reason == Refusal.NOT_ENOUGH_CASH else 0
    message = why(table, state, action, reason, needed)
    return RefusedError(reason, message, rules_of_refusal(reason, table.edition.name, action.act), table.edition)


def cash_of(table: Table, state: State, action: Action) -> int:
    """Return the cash that an action takes from its seat, in units."""
    x0, _, x2, *_ = action.numbers
    return cash_needed(table.board, state, action.seat, action.act, x0, x2)
