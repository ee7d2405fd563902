"""A database that goes away, stands still or is locked: errors within seconds, and on it goes when it is back."""

import asyncio
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from sqlalchemy import URL, make_url
from sqlalchemy.ext.asyncio import create_async_engine

from bankhalter.store import ConflictError, Snapshot, Store, StoreError, store_of
from bankhalter.store.database import DatabaseStore
from bankhalter.store.postgres import Postgres
from bankhalter.store.sqlite_file import SqliteFile
from tests.store.samples import log, outcome, rows, table
from tests.store.servers import PostgresServer

pytestmark = pytest.mark.anyio


@pytest.fixture
def url(postgres: PostgresServer) -> str:
    return postgres.emptied_database()


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = store_of(url)
    await opened.open()
    await opened.create(table())
    yield opened
    await opened.close()


def with_driver(url: str) -> URL:
    return make_url(url).set(drivername="postgresql+asyncpg")


async def all_fail(store: Store, within: float) -> None:
    """Check that everything that needs the database says soon that it is gone."""
    work = (
        store.check(),
        store.create(table("u")),
        store.find("t"),
        store.append("t", rows(1, 1)),
        store.read("t"),
        store.listed(0, 1),
        store.keep_snapshot("t", Snapshot(0, b"")),
        store.delete("t"),
    )
    began = time.perf_counter()
    assert await asyncio.gather(*map(outcome, work)) == [StoreError] * 8
    assert time.perf_counter() - began < within


@pytest.mark.parametrize("end", [PostgresServer.stop, PostgresServer.crash])
async def test_a_store_goes_on_when_its_database_returns(
    postgres: PostgresServer, url: str, store: Store, end: Callable[[PostgresServer], None]
) -> None:
    await store.append("t", rows(1, 2))
    await asyncio.gather(*(store.read("t") for _ in range(8)))
    end(postgres)
    try:
        for _ in range(2):
            await all_fail(store, within=10)
        unopened = store_of(url)
        with pytest.raises(StoreError):
            await unopened.open()
    finally:
        postgres.start()
    assert await store.read("t") == rows(1, 2)
    await store.append("t", rows(3, 3))
    await store.check()
    await unopened.open()
    assert await unopened.read("t") == rows(1, 3)
    await unopened.close()


async def test_what_was_acknowledged_is_there_after_a_crash(postgres: PostgresServer, store: Store) -> None:
    names = [f"t{number}" for number in range(10)]
    told = dict.fromkeys(names, 0)
    for name in names:
        await store.create(table(name))

    async def grow(name: str) -> None:
        while True:
            await store.append(name, rows(told[name] + 1, told[name] + 2, name))
            told[name] += 2

    growing = [asyncio.create_task(outcome(grow(name))) for name in names]
    await asyncio.sleep(0.3)
    await asyncio.to_thread(postgres.crash)
    try:
        assert all(issubclass(raised, StoreError) for raised in await asyncio.gather(*growing))  # type: ignore[arg-type]
    finally:
        postgres.start()
    for name in names:
        kept = await log(store, name)
        # One more where the answer to the commit was lost.
        assert len(kept) - told[name] in {0, 2}
        assert told[name] > 0
        assert kept == [row.entry for row in rows(1, len(kept), name)]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot stop a process for a while")
async def test_a_database_that_stands_still_is_not_waited_for(postgres: PostgresServer, url: str, store: Store) -> None:
    hasty = DatabaseStore(Postgres(with_driver(url), patience=0.5, answer_time=0.5))
    await hasty.open()
    await hasty.append("t", rows(1, 2))
    postgres.freeze()
    try:
        await all_fail(hasty, within=20)
    finally:
        postgres.thaw()
    for _ in range(100):  # half a second is short on a machine that is busy
        if await outcome(hasty.check()) is not StoreError:
            break
    kept = len(await log(hasty))
    await hasty.append("t", rows(kept + 1, kept + 1))
    await hasty.close()
    assert await store.last("t") == kept + 1


async def test_a_lock_is_not_waited_for_long(url: str, store: Store) -> None:
    """Another process stands still in a transaction."""
    hasty = DatabaseStore(Postgres(with_driver(url), patience=0.3))
    await hasty.open()
    still = create_async_engine(with_driver(url))
    async with still.connect() as connection:
        await connection.exec_driver_sql("UPDATE listings SET last = 5")
        with pytest.raises(StoreError, match="lock"):
            await hasty.append("t", rows(1, 1))
        assert await hasty.last("t") == 0
        await connection.rollback()
    await still.dispose()
    await hasty.append("t", rows(1, 1))
    assert await store.last("t") == 1
    await hasty.close()


async def test_a_locked_file_is_read_and_not_waited_for_long(tmp_path: Path) -> None:
    store = DatabaseStore(SqliteFile(tmp_path / "tables.db", patience=0.3))
    await store.open()
    await store.create(table())
    other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    began = time.perf_counter()
    wanted = [store.append("t", rows(1, 1)), store.append("t", rows(2, 2)), store.delete("u")]
    assert await asyncio.gather(*map(outcome, wanted)) == [StoreError] * 3
    assert time.perf_counter() - began < 10
    assert await store.find("t") == table()
    await store.check()
    other.execute("ROLLBACK")
    other.close()
    await store.append("t", rows(1, 1))
    with pytest.raises(ConflictError):
        await store.append("t", rows(1, 1))
    await store.close()


async def test_a_file_that_cannot_be_made_is_an_error(tmp_path: Path) -> None:
    for address in (tmp_path / "no" / "such" / "folder.db", tmp_path):
        store = store_of(str(address))
        with pytest.raises(StoreError):
            await store.open()
        with pytest.raises(StoreError, match="not open"):
            await store.check()


async def test_a_file_that_is_no_database_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Sir or Madam, " * 100)
    store = store_of(str(tmp_path / "letter.txt"))
    with pytest.raises(StoreError, match="not a database"):
        await store.open()


def modes(folder: Path) -> set[int]:
    return {path.stat().st_mode & 0o777 for path in folder.iterdir()}


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no owners of this kind")
async def test_only_the_owner_reads_the_secrets_in_a_file(tmp_path: Path) -> None:
    store = store_of(str(tmp_path / "tables.db"))
    await store.open()
    await store.create(table())
    assert modes(tmp_path) == {0o600}
    await store.close()
