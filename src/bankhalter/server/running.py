"""A server as a process, or several: they listen on one socket until they are told to stop."""

import asyncio
import logging
import os
import signal
import socket
import threading
from collections.abc import Callable
from contextlib import closing, suppress
from http.client import HTTPConnection, HTTPException
from importlib.util import find_spec
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar
from uvicorn.supervisors import Multiprocess

from bankhalter.server.app import make_app
from bankhalter.server.logs import set_up_logs
from bankhalter.server.settings import Settings
from bankhalter.server.wire import wire_options
from bankhalter.store import store_of

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

HANDED_ON = "BANKHALTER_SERVER"  # the settings of a process among several, for itself alone
STOPPING = 1  # seconds that a connection may take to end
MOST_FILES = 65_536  # and connections that a process may have open
LOOK = 0.1  # seconds between two looks whether a process answers
_SETTINGS = msgspec.json.Decoder(Settings)
NOWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104  # who listens everywhere answers here

Ready = Callable[[], object]


def check_database(settings: Settings) -> None:
    """Make the database ready; raise StoreError if it does not answer, ValueError for an address that is none."""
    store = store_of(settings.database)

    async def look() -> None:
        try:
            await store.open()
            await store.check()
        finally:
            await store.close()

    asyncio.run(look())


def make_room() -> None:
    """Let the process have as many connections as the system lets it: by default it is often a thousand."""
    if resource is not None:
        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
        if now != resource.RLIM_INFINITY and now < wanted:
            with suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def serve(settings: Settings, listening: socket.socket, ready: Ready) -> bool:
    """Serve until told to stop, and call `ready` once clients are answered; return whether it was interrupted."""
    set_up_log(settings)
    make_room()
    server = _Server(configured(make_app(settings, alone=True)), ready)
    before = signal.signal(signal.SIGTERM, lambda *_: None)  # what comes after the last connection has been let go
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        return True
    finally:
        signal.signal(signal.SIGTERM, before)
        listening.close()
    if not server.started:
        raise RuntimeError("the server did not start")
    return False


def serve_together(settings: Settings, listening: socket.socket, ready: Ready, processes: int) -> bool:
    """Serve with several processes as `serve` does with one."""
    set_up_log(settings)
    make_room()
    os.environ[HANDED_ON] = msgspec.json.encode(settings).decode()
    try:
        config = configured(f"{__name__}:app_handed_on", workers=processes, factory=True)
        together = _Together(config, [listening], ready)
        together.run()
    finally:
        del os.environ[HANDED_ON]
        listening.close()
    return together.interrupted


def app_handed_on() -> Litestar:
    """Return the application of a process among several."""
    settings = _SETTINGS.decode(os.environ[HANDED_ON])
    set_up_log(settings)
    return make_app(settings, alone=True)


def configured(app: Any, **how: Any) -> uvicorn.Config:
    """Return how the application is served."""
    return uvicorn.Config(
        app,
        loop="uvloop" if find_spec("uvloop") else "asyncio",
        timeout_graceful_shutdown=STOPPING,
        **wire_options(),
        **how,
    )


def set_up_log(settings: Settings) -> None:
    """Write to the error output: lines of JSON with all that happens, or what is wrong for people to read."""
    set_up_logs(settings.log)
    if settings.log == "text":
        logging.getLogger().setLevel(logging.WARNING)
        logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)  # connections that a stop cuts off are no fault


class _Server(uvicorn.Server):
    """One process."""

    def __init__(self, config: uvicorn.Config, ready: Ready) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve."""
        await super().startup(sockets)
        if self.started:
            self.ready()


class _Together(Multiprocess):
    """Several processes, and the one that looks after them."""

    def __init__(self, config: uvicorn.Config, sockets: list[socket.socket], ready: Ready) -> None:
        super().__init__(config, sockets)
        self.ready = ready
        self.interrupted = False

    def init_processes(self) -> None:
        """Start all, and say so when the first one answers."""
        super().init_processes()
        threading.Thread(target=self._await_first, daemon=True).start()

    def _await_first(self) -> None:
        host, port = self.sockets[0].getsockname()[:2]
        while not self.should_exit.wait(LOOK):
            try:
                with closing(HTTPConnection(NOWHERE.get(host, host), port, timeout=STOPPING)) as connection:
                    connection.request("GET", "/health")
                    connection.getresponse()
            except (OSError, HTTPException):
                continue
            self.ready()
            return

    def handle_int(self) -> None:
        """Stop, as somebody has interrupted."""
        self.interrupted = True
        super().handle_int()
