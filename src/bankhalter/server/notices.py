"""What carries notices between processes: LISTEN and NOTIFY of PostgreSQL, which may be gone for a while."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable
from contextlib import suppress

import asyncpg
import structlog
from litestar.channels.backends.base import ChannelsBackend

GAP = b""  # heard in place of what may have been missed
PAUSE = 0.5  # seconds until a lost connection is tried again
ANSWER_TIME = 5.0
MOST_TOGETHER = 100  # notices told at once
MOST_WAITING = 10_000  # notices; more are forgotten, as others look by themselves every few seconds
LOST = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)
logger = structlog.get_logger()


Work = Callable[["asyncpg.Connection"], Awaitable[None]]


class PostgresNotices(ChannelsBackend):
    """One connection that listens and one that tells, both made again when they are lost.

    Whoever publishes does not wait: a notice says only that there is something to read.
    """

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self._channels: set[str] = set()
        self._heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._told: asyncio.Queue[tuple[str, str]] = asyncio.Queue(MOST_WAITING)
        self._changed = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._closed = False

    async def on_startup(self) -> None:
        """Connect, now and whenever the connection is lost."""
        self._closed = False
        self._tasks = [asyncio.create_task(self._keep(self._listen)), asyncio.create_task(self._keep(self._tell))]

    async def on_shutdown(self) -> None:
        """Hang up."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        # What is said to the database meanwhile may go wrong in ways of its own, about which nothing can be done.
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tell all processes, soon."""
        with suppress(asyncio.QueueFull):
            for channel in channels:
                self._told.put_nowait((channel, data.decode()))

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Listen on these channels, too."""
        self._channels |= set(channels)
        self._changed.set()

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Listen on these channels no more."""
        self._channels -= set(channels)
        self._changed.set()

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """Yield what is heard."""
        while True:
            channel, data = await self._heard.get()
            if channel in self._channels:
                yield channel, data

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """Return nothing: what happened is in the logs of the tables."""
        del channel, limit
        return []

    async def _keep(self, work: Work) -> None:
        while not self._closed:
            try:
                connection = await asyncpg.connect(self._dsn, timeout=ANSWER_TIME, command_timeout=ANSWER_TIME)
                try:
                    await work(connection)
                finally:
                    connection.terminate()
            except LOST as error:
                logger.warning("notices of other processes do not come", problem=str(error) or type(error).__name__)
            await asyncio.sleep(PAUSE)

    async def _listen(self, connection: "asyncpg.Connection") -> None:
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        listening: set[str] = set()
        while not lost.is_set():
            self._changed.clear()
            for channel in self._channels - listening:
                await connection.add_listener(channel, self._hear)
                self._heard.put_nowait((channel, GAP))
            for channel in listening - self._channels:
                await connection.remove_listener(channel, self._hear)
            listening = set(self._channels)
            waits = [asyncio.ensure_future(lost.wait()), asyncio.ensure_future(self._changed.wait())]
            try:
                await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for wait in waits:
                    wait.cancel()
        raise ConnectionError("The connection is lost.")

    def _hear(self, _connection: object, _pid: int, channel: str, payload: str) -> None:
        self._heard.put_nowait((channel, payload.encode()))

    async def _tell(self, connection: "asyncpg.Connection") -> None:
        while True:
            some = [await self._told.get()]
            while not self._told.empty() and len(some) < MOST_TOGETHER:
                some.append(self._told.get_nowait())
            await connection.executemany("SELECT pg_notify($1, $2)", some)
