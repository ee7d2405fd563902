"""What is written in one transaction, for both kinds of database alike."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import (
    ARRAY,
    ClauseElement,
    Connection,
    Dialect,
    Insert,
    Result,
    Select,
    Text,
    any_,
    bindparam,
    column,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from bankhalter.store.changes import Change, Create, Plan
from bankhalter.store.errors import ConflictError, TakenError
from bankhalter.store.rows import TableRow
from bankhalter.store.schema import entries, listings, snapshots, tables

Outcome = TakenError | ConflictError | None
"""Why a change was refused; None if it was not."""


def _new_table(of_kind: postgresql.Insert | sqlite.Insert) -> Insert:
    return of_kind.on_conflict_do_nothing()


def _newer_snapshot(of_kind: postgresql.Insert | sqlite.Insert) -> Insert:
    new = of_kind.excluded
    return of_kind.on_conflict_do_update(
        index_elements=[snapshots.c.table_id],
        set_={"sequence": new.sequence, "state": new.state},
        where=snapshots.c.sequence <= new.sequence,
    )


# In one order, so that two processes never wait for each other. SQLite has locked the whole database by then.
_LOCK = select(listings.c.table_id, listings.c.last).order_by(listings.c.table_id).with_for_update()

_NEW_TABLES = {
    "postgresql": _new_table(postgresql.insert(tables)),
    "sqlite": _new_table(sqlite.insert(tables)),
}
_NEWER_SNAPSHOTS = {
    "postgresql": _newer_snapshot(postgresql.insert(snapshots)),
    "sqlite": _newer_snapshot(sqlite.insert(snapshots)),
}
_LOCKS: Mapping[str, Select[tuple[str, int]]] = {
    # All in one value: the statement reads the same, and is prepared once, for any number of tables.
    "postgresql": _LOCK.where(listings.c.table_id == any_(bindparam("ids", type_=ARRAY(Text())))),
    "sqlite": _LOCK.where(
        listings.c.table_id.in_(select(column("value")).select_from(func.json_each(bindparam("ids", type_=Text()))))
    ),
}
_NEW_ROWS = insert(entries)
_NEW_LISTING = insert(listings)
_NEW_END = update(listings).where(listings.c.table_id == bindparam("of")).values(last=bindparam("end"))
_CHANGED_LISTING = _NEW_END.values(
    listed=bindparam("is_listed"),
    stage=bindparam("to_stage"),
    summary=bindparam("to_summary"),
    changed=bindparam("at"),
)
_FORGET = delete(tables).where(tables.c.id == bindparam("of"))


def carry_out(connection: Connection, changes: Sequence[Change]) -> list[Outcome]:
    """Write all changes that are possible, in the open transaction, and return what became of each.

    New tables come first. Then the tables concerned are locked: nobody else can add to their logs until the commit.
    """
    outcomes: list[Outcome] = [None] * len(changes)
    for number, change in enumerate(changes):
        if isinstance(change, Create):
            outcomes[number] = _create(connection, change.table)
    plan = Plan(_lock(connection, changes))
    for number, change in enumerate(changes):
        if not isinstance(change, Create):
            outcomes[number] = plan.take(change)
    _carry_out_plan(connection, plan)
    return outcomes


def _create(connection: Connection, table: TableRow) -> TakenError | None:
    made = connection.execute(
        _NEW_TABLES[connection.dialect.name],
        {
            "id": table.id,
            "code": table.code,
            "header": table.header,
            "secret": table.secret,
            "created": table.created,
        },
    )
    if not made.rowcount:
        return TakenError(f"There is a table {table.id} or one with its code.")
    connection.execute(
        _NEW_LISTING,
        {
            "table_id": table.id,
            "last": 0,
            "listed": table.listed,
            "stage": table.stage,
            "changed": table.changed,
            "summary": table.summary,
        },
    )
    return None


def _lock(connection: Connection, changes: Sequence[Change]) -> dict[str, int]:
    ids = sorted({change.table_id for change in changes if not isinstance(change, Create)})
    if not ids:
        return {}
    kind = connection.dialect.name
    found = _execute(connection, _LOCKS[kind], [{"ids": json.dumps(ids) if kind == "sqlite" else ids}])
    return {row.table_id: row.last for row in found}


def _carry_out_plan(connection: Connection, plan: Plan) -> None:
    new_rows: list[dict[str, Any]] = [
        {"table_id": table_id, "sequence": row.sequence, "entry": row.entry, "checksum": row.checksum}
        for table_id, row in plan.rows
    ]
    new_ends: list[dict[str, Any]] = [
        {"of": table_id, "end": end} for table_id, end in plan.ends.items() if table_id not in plan.listings
    ]
    changed: list[dict[str, Any]] = [
        {
            "of": table_id,
            "end": plan.ends[table_id],
            "is_listed": listing.listed,
            "to_stage": listing.stage,
            "to_summary": listing.summary,
            "at": listing.changed,
        }
        for table_id, listing in plan.listings.items()
    ]
    kept: list[dict[str, Any]] = [
        {"table_id": table_id, "sequence": snapshot.sequence, "state": snapshot.state}
        for table_id, snapshot in plan.snapshots.items()
    ]
    forgotten: list[dict[str, Any]] = [{"of": table_id} for table_id in sorted(plan.deleted)]
    for statement, parameters in (
        (_NEW_ROWS, new_rows),
        (_NEW_END, new_ends),
        (_CHANGED_LISTING, changed),
        (_NEWER_SNAPSHOTS[connection.dialect.name], kept),
        (_FORGET, forgotten),
    ):
        if parameters:
            _execute(connection, statement, parameters)


class _Spoken(NamedTuple):
    """A statement as a driver takes it, and the names of its values in their order."""

    text: str
    names: Sequence[str]


@cache
def _spoken(statement: ClauseElement, dialect: Dialect) -> _Spoken:
    compiled: Any = statement.compile(dialect=dialect)
    return _Spoken(str(compiled), tuple(compiled.positiontup))


def _execute(connection: Connection, statement: ClauseElement, parameters: Sequence[Mapping[str, Any]]) -> Result[Any]:
    """Execute a statement once for each of `parameters`; what it costs anew each time is left to the driver."""
    text, names = _spoken(statement, connection.dialect)
    values = [tuple(each[name] for name in names) for each in parameters]
    return connection.exec_driver_sql(text, values if len(values) > 1 else values[0])
