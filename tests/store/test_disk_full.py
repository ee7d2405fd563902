"""A disk that is full: nothing half, and on it goes when there is room."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import event, text

from bankhalter.store import Row, StoreError
from bankhalter.store.database import DatabaseStore
from bankhalter.store.sqlite_file import SqliteFile
from tests.store.samples import log, outcome, rows, table

PAGES = 60


class SmallFile(SqliteFile):
    """A file that cannot grow beyond some pages of 4 KB."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        event.listen(self.writing, "connect", _limit)

    async def give_room(self) -> None:
        """Let the file grow."""
        await self.write(lambda connection: connection.execute(text("PRAGMA max_page_count=1000000")))


def big(number: int) -> list[Row]:
    return [Row(number, b"x" * 9000, "")]


def _limit(connection: object, _: object) -> None:
    cursor = connection.cursor()  # type: ignore[attr-defined]
    cursor.execute(f"PRAGMA max_page_count={PAGES}")
    cursor.close()


@pytest.mark.anyio
async def test_a_full_disk_keeps_nothing_half(tmp_path: Path) -> None:
    file = SmallFile(tmp_path / "tables.db")
    store = DatabaseStore(file)
    await store.open()
    await store.create(table())
    kept = 0
    while (result := await outcome(store.append("t", big(kept + 1) + big(kept + 2)))) is None:
        kept += 2
    assert result is StoreError
    assert kept > 2
    assert len(await log(store)) == kept
    with pytest.raises(StoreError, match="full"):
        await store.append("t", [Row(kept + 1, b"x" * 90_000, "")])
    await file.give_room()
    await store.append("t", [Row(kept + 1, b"x" * 90_000, "")])
    assert len(await log(store)) == kept + 1
    await store.close()


@pytest.mark.anyio
async def test_what_still_fits_is_kept(tmp_path: Path) -> None:
    store = DatabaseStore(SmallFile(tmp_path / "tables.db"))
    await store.open()
    for name in "abc":
        await store.create(table(name))
    wanted = [
        store.append("a", rows(1, 1)),
        store.append("b", [Row(1, b"x" * 900_000, "")]),
        store.append("c", rows(1, 1)),
        store.append("b", rows(1, 1)),
    ]
    assert await asyncio.gather(*map(outcome, wanted)) == [None, StoreError, None, None]
    assert [await log(store, name) for name in "abc"] == [[b"entry 1"]] * 3
    await store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit on how far a file grows")
def test_a_file_that_may_not_grow_is_no_end(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.store.program", "fill", str(tmp_path / "tables.db")],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines() == ["disk I/O error", "goes on"]
