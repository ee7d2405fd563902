"""The schema that migrations make is the one that the program has in mind, from wherever they begin."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from bankhalter import store as package
from bankhalter.store import StoreError, store_of
from bankhalter.store.migrating import NEWEST, upgrade
from bankhalter.store.schema import metadata
from tests.store.beside import run
from tests.store.samples import log, rows, table

pytestmark = pytest.mark.anyio

SCRIPTS = ScriptDirectory(str(Path(package.__file__).parent / "migrations"))
REVISIONS = [revision.revision for revision in SCRIPTS.walk_revisions()][::-1]


def differences(connection: Connection) -> list[Any]:
    """Return what the database has otherwise than the program."""
    found: list[Any] = compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata)
    return found


async def test_a_new_database_is_as_the_program_has_it(shared: str) -> None:
    store = store_of(shared)
    await store.open()
    await store.close()
    assert await run(shared, differences) == []
    assert await run(shared, lambda connection: inspect(connection).get_table_names()) != []


def test_the_newest_revision_is_known_without_looking_through_all() -> None:
    assert REVISIONS[-1] == NEWEST


@pytest.mark.parametrize("revision", REVISIONS)
async def test_every_older_database_is_brought_up_to_date(shared: str, revision: str) -> None:
    await run(shared, upgrade, revision)
    store = store_of(shared)
    await store.open()
    await store.create(table())
    await store.append("t", rows(1, 2))
    await store.close()
    assert await run(shared, differences) == []


async def test_a_difference_would_be_seen(shared: str) -> None:
    await run(shared, upgrade)
    await run(shared, lambda connection: connection.execute(text("DROP INDEX listings_by_change")))
    await run(shared, lambda connection: connection.execute(text("ALTER TABLE snapshots DROP COLUMN state")))
    assert len(await run(shared, differences)) == 2


async def test_opening_again_changes_nothing(shared: str) -> None:
    for number in range(1, 4):
        store = store_of(shared)
        await store.open()
        if number == 1:
            await store.create(table())
        await store.append("t", rows(number, number))
        await store.close()
    store = store_of(shared)
    await store.open()
    assert len(await log(store)) == 3
    await store.close()


async def test_a_database_of_a_newer_program_is_left_alone(shared: str) -> None:
    await run(shared, upgrade)
    await run(shared, lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    store = store_of(shared)
    with pytest.raises(StoreError, match="9999"):
        await store.open()
    with pytest.raises(StoreError, match="not open"):
        await store.check()
    assert await run(shared, differences) == []


async def test_a_migration_that_fails_leaves_nothing(shared: str) -> None:
    await run(shared, lambda connection: connection.execute(text("CREATE TABLE snapshots (mine INTEGER)")))
    store = store_of(shared)
    with pytest.raises(StoreError, match="exists"):
        await store.open()
    names = await run(shared, lambda connection: inspect(connection).get_table_names())
    assert names == ["snapshots"]
    await run(shared, lambda connection: connection.execute(text("DROP TABLE snapshots")))
    await store.open()
    await store.check()
    await store.close()


async def test_many_open_one_new_database_at_once(shared: str) -> None:
    stores = [store_of(shared) for _ in range(5)]
    await asyncio.gather(*(store.open() for store in stores))
    await stores[0].create(table())
    assert [await store.find("t") for store in stores] == [table()] * 5
    for store in stores:
        await store.close()
