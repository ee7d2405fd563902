"""What a store keeps. Times are ms since 1970 and come from the caller."""

from collections.abc import Sequence
from typing import NamedTuple

from bankhalter.store.errors import ConflictError, MissingError

LONGEST_NAME = 200
"""Characters of an id or code at most."""
NUMBERS = range(2**63)
"""Stages, times and sequence numbers are among these."""


class TableRow(NamedTuple):
    """A table without its log. All but `listed`, `stage`, `summary` and `changed` stays as it was created."""

    id: str
    code: str
    header: bytes
    secret: bytes
    listed: bool
    stage: int
    summary: bytes
    created: int
    changed: int


class Listing(NamedTuple):
    """What changes about a table while its log grows."""

    listed: bool
    stage: int
    summary: bytes
    changed: int


class Row(NamedTuple):
    """An entry of a log; `sequence` counts from 1 without gaps. The checksum is text without NUL."""

    sequence: int
    entry: bytes
    checksum: str


class Snapshot(NamedTuple):
    """What a table's log comes to, up to and with entry `sequence`; 0 is before the first."""

    sequence: int
    state: bytes


def can_be_name(text: str) -> bool:
    """Whether an id or a code may read so: 1 to 200 characters, all of them storable."""
    return 0 < len(text) <= LONGEST_NAME and _can_be_kept(text)


def check_table(table: TableRow) -> None:
    """Raise ValueError if no store could keep this."""
    if not (can_be_name(table.id) and can_be_name(table.code)):
        raise ValueError("The id and the code of a table have 1 to 200 characters, without NUL.")
    _check_numbers(table.stage, table.created, table.changed)


def check_rows(rows: Sequence[Row], listing: Listing | None) -> None:
    """Raise ValueError if no store could keep this: no rows, a gap among them, text or numbers that are none."""
    if not rows:
        raise ValueError("At least one entry is appended.")
    first = rows[0].sequence
    if first < 1 or any(row.sequence != first + number for number, row in enumerate(rows)):
        raise ValueError("Entries are numbered from 1, without gaps.")
    if not all(_can_be_kept(row.checksum) for row in rows):
        raise ValueError("Checksums are text without NUL.")
    _check_numbers(rows[-1].sequence)
    if listing is not None:
        _check_numbers(listing.stage, listing.changed)


def check_snapshot(snapshot: Snapshot) -> None:
    """Raise ValueError if no store could keep this."""
    _check_numbers(snapshot.sequence)


def refusal_of_rows(table_id: str, last: int | None, first: int) -> ConflictError | None:
    """Return why entries from `first` on cannot follow `last`, None if they can; without a table there is no last."""
    if last is None:
        return MissingError(f"There is no table {table_id}.")
    if first != last + 1:
        return ConflictError(f"The log of table {table_id} goes on with {last + 1}, not with {first}.")
    return None


def refusal_of_snapshot(table_id: str, last: int | None, sequence: int) -> ConflictError | None:
    """Return why there can be no snapshot at `sequence`, None if there can; without a table there is no last."""
    if last is None:
        return MissingError(f"There is no table {table_id}.")
    if sequence > last:
        return ConflictError(f"The log of table {table_id} ends with {last}, before the snapshot's {sequence}.")
    return None


def _can_be_kept(text: str) -> bool:
    return "\0" not in text and (text.isascii() or not any("\ud800" <= character <= "\udfff" for character in text))


def _check_numbers(*numbers: int) -> None:
    if not all(number in NUMBERS for number in numbers):
        raise ValueError("Stages, times and sequence numbers are from 0 to 2 ** 63 - 1.")
