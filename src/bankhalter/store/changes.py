"""What can be written, and what many changes together come to."""

from collections.abc import Sequence
from typing import NamedTuple

from bankhalter.store.errors import ConflictError
from bankhalter.store.rows import Listing, Row, Snapshot, TableRow, refusal_of_rows, refusal_of_snapshot


class Create(NamedTuple):
    """A new table."""

    table: TableRow


class Append(NamedTuple):
    """Entries at the end of a log."""

    table_id: str
    rows: Sequence[Row]
    listing: Listing | None


class Keep(NamedTuple):
    """A snapshot."""

    table_id: str
    snapshot: Snapshot


class Delete(NamedTuple):
    """A table that is to be forgotten."""

    table_id: str


Change = Create | Append | Keep | Delete


class Plan:
    """What is to be written for many changes, given where the logs of their tables end now."""

    def __init__(self, lasts: dict[str, int]) -> None:
        self._lasts = lasts
        self.rows: list[tuple[str, Row]] = []
        self.ends: dict[str, int] = {}
        self.listings: dict[str, Listing] = {}
        self.snapshots: dict[str, Snapshot] = {}
        self.deleted: set[str] = set()

    def take(self, change: Append | Keep | Delete) -> ConflictError | None:
        """Add a change, unless what came before it stands against that: then return why."""
        match change:
            case Append():
                return self._append(change)
            case Keep():
                return self._keep(change)
            case Delete():
                self._lasts.pop(change.table_id, None)
                self.deleted.add(change.table_id)
                return None

    def _append(self, change: Append) -> ConflictError | None:
        table_id, rows, listing = change
        refusal = refusal_of_rows(table_id, self._lasts.get(table_id), rows[0].sequence)
        if refusal is None:
            self.rows += ((table_id, row) for row in rows)
            self._lasts[table_id] = self.ends[table_id] = rows[-1].sequence
            if listing:
                self.listings[table_id] = listing
        return refusal

    def _keep(self, change: Keep) -> ConflictError | None:
        table_id, snapshot = change
        refusal = refusal_of_snapshot(table_id, self._lasts.get(table_id), snapshot.sequence)
        if refusal is None:
            planned = self.snapshots.get(table_id)
            if planned is None or planned.sequence <= snapshot.sequence:
                self.snapshots[table_id] = snapshot
        return refusal
