"""Positions that simulations begin from."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from bankhalter.editions.options import Options
from bankhalter.editions.schema import Edition
from bankhalter.notation.errors import NotationError
from bankhalter.notation.positions import read_position
from bankhalter.notation.table import Table, table_of
from bankhalter.notation.yaml_files import load_documents, read_documents
from bankhalter.play.game import is_undealt
from bankhalter.rules.codes import Phase
from bankhalter.rules.layout import State
from bankhalter.rules.start import open_deal
from bankhalter.words.errors import placed
from bankhalter.words.quoting import typed


def placed_at(
    edition: Edition, options: Options, position: Mapping[str, Any] | str | Path
) -> tuple[tuple[str, ...], State]:
    """Return the names of the seats and the state of a position: a document, its text, or the file it stands in.

    Raise a NotationError that names the file if the position is impossible or over.
    """
    if not isinstance(position, Path):
        return _read(edition, options, position)
    try:
        return _read(edition, options, _only(load_documents(position)))
    except NotationError as error:
        told = str(position) in str(error)
        raise NotationError(error.message if told else placed(str(position), error.message)) from None


def _read(edition: Edition, options: Options, position: Mapping[str, Any] | str) -> tuple[tuple[str, ...], State]:
    given = _only(read_documents(position, "position")) if isinstance(position, str) else position
    if not isinstance(given, Mapping) or not isinstance(given.get("seats"), list | tuple):
        raise NotationError("error-not-a-position", given=typed(given))
    table = table_of(edition, given["seats"], options)
    state = _state(table, given)
    if state.phase == Phase.OVER:
        raise NotationError("simulation-over")
    return table.seats, state


def _state(table: Table, given: Mapping[str, Any]) -> State:
    state = read_position(table, given)
    if is_undealt(table, given):
        open_deal(state)
    return state


def _only(documents: Sequence[Any]) -> Any:
    if len(documents) != 1:
        raise NotationError("error-number-of-positions", count=str(len(documents)))
    return documents[0].content
