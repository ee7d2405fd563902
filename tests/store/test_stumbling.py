"""What a transaction that fails means for each of the changes in it."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import event

from bankhalter.store import StoreError, UnknownError
from bankhalter.store.database import DatabaseStore
from bankhalter.store.kind import Result, Work
from bankhalter.store.sqlite_file import SqliteFile
from tests.store.samples import log, outcome, rows, table

pytestmark = pytest.mark.anyio

NAMES = tuple("abcdef")


def error(code: int) -> sqlite3.OperationalError:
    """Return an error as the driver raises it."""
    made = sqlite3.OperationalError(f"error {code}")
    made.sqlite_errorcode = code
    return made


class StumblingFile(SqliteFile):
    """A file that stumbles at the next transactions, over what is said."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.stumbles: list[int | None] = []
        self.tried = 0

    async def write(self, work: Work[Result]) -> Result:
        self.tried += 1
        code = self.stumbles.pop(0) if self.stumbles else None
        if code is not None:
            raise error(code)
        return await super().write(work)


async def opened(path: Path) -> tuple[StumblingFile, DatabaseStore]:
    file = StumblingFile(path / "tables.db")
    store = DatabaseStore(file)
    await store.open()
    await asyncio.gather(*(store.create(table(name)) for name in NAMES))
    file.tried = 0
    return file, store


async def append_all(store: DatabaseStore) -> list[object]:
    return await asyncio.gather(*(outcome(store.append(name, rows(1, 1))) for name in NAMES))


async def test_where_one_may_be_to_blame_each_is_tried_alone(tmp_path: Path) -> None:
    file, store = await opened(tmp_path)
    file.stumbles = [sqlite3.SQLITE_FULL, None, sqlite3.SQLITE_FULL]
    assert await append_all(store) == [None, StoreError, None, None, None, None]
    assert file.tried == 7
    assert [len(await log(store, name)) for name in NAMES] == [1, 0, 1, 1, 1, 1]
    await store.close()


async def test_where_the_database_is_to_blame_nobody_tries_again(tmp_path: Path) -> None:
    file, store = await opened(tmp_path)
    file.stumbles = [sqlite3.SQLITE_BUSY]
    assert await append_all(store) == [StoreError] * 6
    assert file.tried == 1
    file.stumbles = [sqlite3.SQLITE_FULL, None, sqlite3.SQLITE_CANTOPEN]
    assert await append_all(store) == [None] + [StoreError] * 5
    assert file.tried == 4
    await store.close()


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        (sqlite3.SQLITE_BUSY, StoreError),
        (sqlite3.SQLITE_FULL, StoreError),
        (sqlite3.SQLITE_IOERR_WRITE, StoreError),
        (sqlite3.SQLITE_IOERR_FSYNC, UnknownError),
        (sqlite3.SQLITE_INTERRUPT, UnknownError),
    ],
)
async def test_a_commit_that_fails_says_whether_it_is_known(tmp_path: Path, code: int, expected: type) -> None:
    file, store = await opened(tmp_path)

    def fail(_: object) -> None:
        raise error(code)

    event.listen(file.writing, "commit", fail)
    assert await outcome(store.append("a", rows(1, 1))) is expected
    event.remove(file.writing, "commit", fail)
    assert await log(store, "a") == []
    await store.append("a", rows(1, 1))
    await store.close()


async def test_a_connection_that_breaks_after_the_commit_changes_nothing(tmp_path: Path) -> None:
    file, store = await opened(tmp_path)

    def break_down(*_: object) -> None:
        raise error(sqlite3.SQLITE_IOERR)

    event.listen(file.writing.pool, "checkin", break_down)
    assert await outcome(store.append("a", rows(1, 1))) is None
    event.remove(file.writing.pool, "checkin", break_down)
    assert await log(store, "a") == [b"entry 1"]
    await store.close()


async def test_an_error_says_nothing_of_what_was_to_be_kept(tmp_path: Path) -> None:
    store = DatabaseStore(SqliteFile(tmp_path / "tables.db", patience=0.1))
    await store.open()
    other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    other.execute("DROP TABLE tables")
    with pytest.raises(StoreError) as raised:
        await store.create(table(secret=b"very secret", header=b"very secret"))
    seen: BaseException | None = raised.value
    assert "\n" not in str(seen)
    while seen:
        assert "very secret" not in str(seen)
        seen = seen.__cause__
    other.close()
    await store.close()
