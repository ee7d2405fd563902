"""What goes wrong in a game: refusals."""

from functools import partial

from bankhalter.editions.voices import voice_of
from bankhalter.notation.refusals import why
from bankhalter.notation.table import Table
from bankhalter.reference.refusals import RULES_OF
from bankhalter.rules.codes import Refusal
from bankhalter.rules.layout import State
from bankhalter.words.errors import SpokenError
from bankhalter.words.messages import Argument, Voiced


class RefusedError(SpokenError):
    """An action that the rules refuse; nothing has changed.

    `reason` is the Refusal, `ledger` the ids of the rules it rests on; `message` says what would be needed.
    """

    def __init__(self, reason: Refusal, table: Table, state: State, seat: int) -> None:
        super().__init__(why(table, state, seat, reason))
        self.reason = reason
        self.ledger = RULES_OF[reason]
        self._table = table

    def __str__(self) -> str:
        """Return in English what would be needed."""
        return voice_of(self._table.edition, "en")(self.message)

    @property
    def inner(self) -> Argument:
        """The sentence in the words of its edition, as it goes into that of another error."""
        return Voiced(self.message, partial(voice_of, self._table.edition))


class SittingError(SpokenError):
    """A game that cannot be played on here; the message says what was expected."""
