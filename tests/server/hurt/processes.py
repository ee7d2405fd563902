"""Servers in processes of their own, on loopback, which tests may kill and start again."""

import multiprocessing
import os
import resource
import signal
import socket
import sys
import time
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from urllib.error import HTTPError, URLError

from bankhalter.server import clocks

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

HOST = "127.0.0.1"
START_TIME = 60.0  # seconds, on a machine that is busy
STOP_TIME = 15.0

# A server is forked from a process that has everything imported, so that it starts at once.
_CONTEXT = multiprocessing.get_context("forkserver")
_CONTEXT.set_forkserver_preload(
    [
        "uvicorn.protocols.http.httptools_impl",
        "uvicorn.protocols.websockets.websockets_impl",
        "uvicorn.lifespan.on",
        "uvloop",
        "bankhalter.server.app",
        "bankhalter.store.sqlite_file",
        "bankhalter.store.postgres",
        "bankhalter.store.database",
        "litestar.channels.backends.asyncpg",
        "alembic.command",
        "aiosqlite",
    ]
)


class Setup(NamedTuple):
    """What a server is started with. `deaf`: it hears no notices of other processes; `limits`: of all its clocks."""

    database: str
    shared: bool = False
    deaf: bool = False
    connections: int = 1000
    limits: clocks.Limits | None = None


def serve(setup: Setup, port: int, output: str) -> None:
    """Serve until the process ends; what it says goes into the file `output`."""
    import uvicorn  # noqa: PLC0415  # the parent has no use for these

    from bankhalter.server import hall, table_log  # noqa: PLC0415
    from bankhalter.server.app import make_app  # noqa: PLC0415
    from bankhalter.server.limits import Limits, Rate  # noqa: PLC0415
    from bankhalter.server.settings import Settings  # noqa: PLC0415
    from bankhalter.server.wire import wire_options  # noqa: PLC0415

    said = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(said, sys.stdout.fileno())
    os.dup2(said, sys.stderr.fileno())
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)  # a file that may not grow is an error like any other
    if setup.deaf:
        from bankhalter.server.notices import PostgresNotices  # noqa: PLC0415

        PostgresNotices._hear = lambda *_: None  # type: ignore[method-assign]
    if setup.limits is not None:
        setattr(table_log, "LIMITS", dict.fromkeys(clocks.LIMITS, setup.limits))  # noqa: B010  # no part of its interface
    hall.SWEEP, hall.PRESENCE = 0.5, 2.0
    often = Rate(1000, 1000)
    limits = Limits(
        connections=setup.connections,
        spoken=Rate(10_000, 10_000),
        tables=often,
        requests=Rate(10_000, 10_000),
        chat=often,
        others=often,
    )
    settings = Settings(database=setup.database, shared=setup.shared, limits=limits)
    uvicorn.run(make_app(settings), host=HOST, port=port, timeout_graceful_shutdown=3, **wire_options())


class Server:
    """One server, always on the same port."""

    def __init__(self, setup: Setup, output: Path) -> None:
        self.setup = setup
        self.output = output
        self.port = free_port()
        self._process: BaseProcess | None = None

    @property
    def url(self) -> str:
        """Where it is found."""
        return f"http://{HOST}:{self.port}"

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self._process = _CONTEXT.Process(target=serve, args=(self.setup, self.port, str(self.output)), daemon=True)
        self._process.start()
        until = time.monotonic() + START_TIME
        while not self.answers():
            assert self._process.is_alive(), self.output.read_text()
            assert time.monotonic() < until, self.output.read_text()
            time.sleep(0.02)

    def answers(self) -> bool:
        """Whether it takes requests, be its store there or not."""
        try:
            with urllib.request.urlopen(f"{self.url}/health", timeout=5):
                return True
        except HTTPError as error:
            error.close()
            return True
        except (URLError, OSError):
            return False

    def kill(self) -> None:
        """End it at once, as `kill -9` does."""
        assert self._process is not None
        self._process.kill()
        self._process.join(STOP_TIME)

    def stop(self) -> None:
        """End it orderly, if it runs."""
        if self._process is None or not self._process.is_alive():
            return
        self._process.terminate()
        self._process.join(STOP_TIME)
        if self._process.is_alive():
            self.kill()

    def fill_disk(self, room: int) -> None:
        """Let none of its files grow beyond so many bytes."""
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))

    def clear_disk(self) -> None:
        """Let its files grow again."""
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    def memory(self) -> int:
        """Return the bytes of memory it holds."""
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        return 0

    def said(self) -> str:
        """Return what it has said."""
        with suppress(FileNotFoundError):
            return self.output.read_text()
        return ""


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])
