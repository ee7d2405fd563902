"""What goes wrong in a game: refusals."""

from bankhalter.notation.refusals import why
from bankhalter.notation.table import Table
from bankhalter.reference.refusals import RULES_OF
from bankhalter.rules.codes import Refusal


class RefusedError(Exception):
    """An action that the rules refuse; nothing has changed.

    `reason` is the Refusal, `ledger` the ids of the rules it rests on; the message says what would be needed.
    """

    def __init__(self, reason: Refusal, sentence: str) -> None:
        super().__init__(sentence)
        self.reason = reason
        self.ledger = RULES_OF[reason]


def refused(table: Table, reason: Refusal) -> RefusedError:
    """Return the error for `reason` at `table`."""
    return RefusedError(reason, why(table, reason))


class SittingError(Exception):
    """A game that cannot be played on here; the message says what was expected."""
