"""Stores for the tests: in memory, in a file, in a PostgreSQL that is started for them."""

from collections.abc import AsyncIterator, Iterator

import pytest

from bankhalter.store import Store, store_of
from bankhalter.store.opening import MEMORY
from tests.store.servers import PostgresServer


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    server = PostgresServer()
    yield server
    server.remove()


def new_address(kind: str, request: pytest.FixtureRequest) -> str:
    if kind == "memory":
        return MEMORY
    if kind == "sqlite":
        return f"{request.getfixturevalue('tmp_path')}/tables.db"
    server: PostgresServer = request.getfixturevalue("postgres")
    return server.emptied_database()


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def address(request: pytest.FixtureRequest) -> str:
    """Return where a new store is to be found, of each kind."""
    return new_address(request.param, request)


@pytest.fixture(params=["sqlite", "postgres"])
def shared(request: pytest.FixtureRequest) -> str:
    """Return where a new store is to be found, of each kind that several may open."""
    return new_address(request.param, request)


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    opened = store_of(address)
    await opened.open()
    yield opened
    await opened.close()


Pair = tuple[Store, Store]


@pytest.fixture
async def pair(shared: str) -> AsyncIterator[Pair]:
    """Open one database twice, as two processes do."""
    one, two = store_of(shared), store_of(shared)
    await one.open()
    await two.open()
    yield one, two
    await one.close()
    await two.close()
