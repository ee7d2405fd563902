"""Connections that do not go on: requests that do not end, answers that are not read. They are cut.

The server below the application waits for both without end, and keeps the connection and what is unread.
"""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LOOK = 10.0  # seconds between two looks; who has read nothing at all in between is cut
ASKING = 20.0  # seconds that a request may take to come
MOST_ASKED = 64 * 1024  # bytes of a request, its head too, beyond which no more of it is taken in


class Watched(asyncio.Protocol):
    """A connection that is cut when its client does not read what waits for it."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _looking: asyncio.TimerHandle
    _paused = False
    _unread = 0  # bytes, at the last look, that can only become fewer since

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to look."""
        super().connection_made(transport)
        self._looking = self.loop.call_later(LOOK, self._look)

    def connection_lost(self, exc: Exception | None) -> None:
        """Look no more."""
        self._looking.cancel()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Much waits to be read."""
        self._paused = True
        super().pause_writing()

    def resume_writing(self) -> None:
        """Most of it has been read."""
        self._paused, self._unread = False, 0
        super().resume_writing()

    def is_late(self) -> bool:
        """Whether the client has not said in time what it has begun to say."""
        return False

    def _look(self) -> None:
        waits = self._paused or self.transport.is_closing()
        unread = self.transport.get_write_buffer_size() if waits else 0
        if self.is_late() or (self._unread and unread >= self._unread):
            self.transport.abort()
            return
        self._unread = unread
        self._looking = self.loop.call_later(LOOK, self._look)


class Http(Watched, HttpToolsProtocol):
    """HTTP, whose requests must come within some time and not be without end."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._begun: float | None = None  # when what is coming has begun to come
        self._taken = 0  # bytes of it

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Wait for the first request."""
        super().connection_made(transport)
        self._begun = self.loop.time()

    def data_received(self, data: bytes) -> None:
        """Take in a part of a request, unless it is too long by now."""
        if self._taken > MOST_ASKED:
            self.transport.abort()
            return
        self._begun = self._begun or self.loop.time()
        self._taken += len(data)
        super().data_received(data)

    def on_message_begin(self) -> None:
        """A request comes, perhaps right behind another."""
        super().on_message_begin()
        self._begun = self.loop.time()

    def on_message_complete(self) -> None:
        """It has come."""
        super().on_message_complete()
        self._begun, self._taken = None, 0

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over."""
        self._looking.cancel()
        super().handle_websocket_upgrade()

    def is_late(self) -> bool:
        """Whether a request has not come in time."""
        return self._begun is not None and self.loop.time() - self._begun > ASKING
