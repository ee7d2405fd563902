"""What is asked of the database, for both kinds alike."""

from typing import Any

from sqlalchemy import Select, Text, bindparam, literal, select, tuple_

from bankhalter.store.rows import TableRow
from bankhalter.store.schema import entries, listings, snapshots, tables

NOTHING = select(literal(1))

_TABLES = select(
    tables.c.id,
    tables.c.code,
    tables.c.header,
    tables.c.secret,
    listings.c.listed,
    listings.c.stage,
    listings.c.summary,
    tables.c.created,
    listings.c.changed,
).join(listings)

TABLE = _TABLES.where(tables.c.id == bindparam("table_id"))
TABLE_OF_CODE = _TABLES.where(tables.c.code == bindparam("code"))
LAST = select(listings.c.last).where(listings.c.table_id == bindparam("table_id"))
SNAPSHOT = select(snapshots.c.sequence, snapshots.c.state).where(snapshots.c.table_id == bindparam("table_id"))
LOG = (
    select(entries.c.sequence, entries.c.entry, entries.c.checksum)
    .where(entries.c.table_id == bindparam("table_id"), entries.c.sequence > bindparam("after"))
    .order_by(entries.c.sequence)
)
START_OF_LOG = LOG.limit(bindparam("most"))


def stale(stage: int | None) -> Select[Any]:
    """Return the question for `most` tables that last changed before `changed_before`, the oldest first."""
    found = _TABLES.where(listings.c.changed < bindparam("changed_before"))
    if stage is not None:
        found = found.where(listings.c.stage == bindparam("stage", stage))
    return found.order_by(listings.c.changed, listings.c.table_id).limit(bindparam("most"))


def listed(stage: int | None, before: TableRow | None, *, hidden: bool) -> Select[Any]:
    """Return the question for `most` listed tables (or all of them), those changed last first."""
    found = _TABLES
    if not hidden:
        found = found.where(listings.c.listed)
    if stage is not None:
        found = found.where(listings.c.stage == bindparam("stage", stage))
    if before is not None:
        place = tuple_(bindparam("changed", before.changed), bindparam("before_id", before.id, Text()))
        found = found.where(tuple_(listings.c.changed, listings.c.table_id) < place)
    return found.order_by(listings.c.changed.desc(), listings.c.table_id.desc()).limit(bindparam("most"))
