"""What goes wrong in a game: refusals."""

from functools import partial

from bankhalter.editions.schema import Edition
from bankhalter.editions.voices import voice_of
from bankhalter.notation.actions import Action
from bankhalter.notation.refusals import why
from bankhalter.notation.table import Table
from bankhalter.play.unplayable import SittingError
from bankhalter.reference.refusals import rules_of_refusal
from bankhalter.rules.building import next_building
from bankhalter.rules.codes import HOTEL, Building, Refusal
from bankhalter.rules.costs import cash_needed
from bankhalter.rules.layout import State
from bankhalter.words.errors import SpokenError
from bankhalter.words.messages import Argument, Message, Voiced

LEVELS_OF_HOUSES = HOTEL - 1
BEFORE_A_HOTEL = ("build-hotel-all-lots-four", "short-hotel-three-houses")
"""What must stand before a hotel: in a whole game, in a short one."""

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
    return RefusedError(reason, message, _resting(table, state, action, reason), table.edition)


def _resting(table: Table, state: State, action: Action, reason: Refusal) -> tuple[str, ...]:
    """Return the rules that a refusal rests on: about hotels only where a hotel was to be built."""
    ids = rules_of_refusal(reason, table.edition.name, action.act)
    if reason != Refusal.UNEVEN_BUILDING:
        return ids
    board = table.board
    if next_building(board, state, action.numbers[0]) == Building.HOUSE:
        return tuple(each for each in ids if each not in BEFORE_A_HOTEL)
    other = BEFORE_A_HOTEL[board.houses_for_hotel == LEVELS_OF_HOUSES]
    return tuple(each for each in ids if each != other)


def cash_of(table: Table, state: State, action: Action) -> int:
    """Return the cash that an action takes from its seat, in units."""
    x0, _, x2, *_ = action.numbers
    return cash_needed(table.board, state, action.seat, action.act, x0, x2)
