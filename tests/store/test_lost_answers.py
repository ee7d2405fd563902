"""The connection breaks while a commit is under way: the caller is told that nobody knows, and reads again."""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import make_url

from bankhalter.store import Store, StoreError, UnknownError, store_of
from tests.store.samples import log, outcome, rows, table
from tests.store.servers import PostgresServer

pytestmark = pytest.mark.anyio

SOCKET = ".s.PGSQL.5432"


class Wire:
    """A wire to a PostgreSQL that breaks, if told so, before or after it carries a certain word."""

    def __init__(self, server: Path) -> None:
        self._server = server / SOCKET
        self.breaks_at = b""
        self.carries_it = False

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry bytes both ways until one end is closed, or the wire breaks."""
        server_reader, server_writer = await asyncio.open_unix_connection(self._server)
        back = asyncio.create_task(self._carry_back(server_reader, writer))
        while data := await reader.read(65536):
            breaks = bool(self.breaks_at) and self.breaks_at in data
            if not breaks or self.carries_it:
                if breaks:
                    back.cancel()
                server_writer.write(data)
                await server_writer.drain()
            if breaks:
                self.breaks_at = b""
                # The server answers when it is done, to nobody.
                await asyncio.wait_for(server_reader.read(1), 5) if self.carries_it else None
                break
        back.cancel()
        for end in (writer, server_writer):
            end.close()

    @staticmethod
    async def _carry_back(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
        writer.close()


@pytest.fixture
def url(postgres: PostgresServer) -> str:
    return postgres.emptied_database()


@pytest.fixture
async def wire(url: str) -> AsyncIterator[tuple[Wire, Store]]:
    address = make_url(url)
    wire = Wire(Path(str(address.query["host"])))
    with tempfile.TemporaryDirectory() as folder:
        async with await asyncio.start_unix_server(wire.serve, Path(folder, SOCKET)):
            store = store_of(address.set(query={"host": folder}).render_as_string(hide_password=False))
            await store.open()
            await store.create(table())
            yield wire, store
            await store.close()


async def test_a_lost_answer_is_no_refusal(wire: tuple[Wire, Store]) -> None:
    line, store = wire
    line.breaks_at, line.carries_it = b"COMMIT", True
    assert await outcome(store.append("t", rows(1, 1))) is UnknownError
    assert await log(store) == [b"entry 1"]
    await store.append("t", rows(2, 2))


async def test_a_lost_commit_is_not_known_either(wire: tuple[Wire, Store]) -> None:
    line, store = wire
    line.breaks_at, line.carries_it = b"COMMIT", False
    assert await outcome(store.append("t", rows(1, 1))) is UnknownError
    assert await log(store) == []
    await store.append("t", rows(1, 1))


@pytest.mark.parametrize("word", [b"FOR UPDATE", b"INSERT INTO entries", b"UPDATE listings"])
async def test_what_is_lost_before_the_commit_is_not_kept(wire: tuple[Wire, Store], word: bytes) -> None:
    line, store = wire
    line.breaks_at, line.carries_it = word, True
    assert await outcome(store.append("t", rows(1, 1))) is StoreError
    assert await log(store) == []
    await store.append("t", rows(1, 1))


@pytest.mark.parametrize("carries_it", [True, False])
async def test_what_only_reads_is_asked_once_more(wire: tuple[Wire, Store], *, carries_it: bool) -> None:
    line, store = wire
    await store.append("t", rows(1, 1))
    line.breaks_at, line.carries_it = b"FROM entries", carries_it
    assert await log(store) == [b"entry 1"]
    assert line.breaks_at == b""
