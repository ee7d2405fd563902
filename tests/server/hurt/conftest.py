"""Servers for the tests, stopped whatever happens; a PostgreSQL where one is needed."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.hurt.processes import Server, Setup
from tests.store.servers import PostgresServer

Starts = Callable[[Setup], Server]


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    server = PostgresServer()
    yield server
    server.remove()


@pytest.fixture
def started(tmp_path: Path) -> Iterator[Starts]:
    """Return what starts a server; all of them are stopped at the end, and none may have stumbled."""
    servers: list[Server] = []

    def start(setup: Setup) -> Server:
        server = Server(setup, tmp_path / f"said{len(servers)}")
        servers.append(server)
        server.start()
        return server

    yield start
    for server in servers:
        server.stop()
    assert [server.said() for server in servers if "Traceback" in server.said()] == []
