"""How the server below the application must be set up, so that its limits hold."""

import logging
import socket
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from bankhalter.server.stuck import Http, Watched

WIRE = 16 * 1024  # the longest message in bytes that is taken in at all; longer than what a conversation allows

STRAIGHT = "bankhalter.straight"  # under which a connection hands itself over, beside what ASGI has
TEXT = 0x81  # the first byte of a text in one frame
SHORT, LONG = 126, 127  # sizes that say that another one follows, of two bytes or of eight
TWO_BYTES = 1 << 16
MOST_GIVEN = 1 << 16  # bytes that wait for the end of a round; then a client is told at its own pace
PINGS = 40.0  # seconds between two looks whether a quiet client is still there
BACKLOG = 2048  # connections that may wait to be taken
VANISHED = 60_000  # ms after which who does not even confirm that something has come is gone


class Wire(Watched, WebSocketsSansIOProtocol):
    """A WebSocket that can also be written to at once, without a task that waits for it.

    What is given to it in one round of the event loop goes out in one piece.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.logger = logging.getLogger(__name__)  # it notes where clients connect: links to private tables
        self._given: list[bytes] = []
        self._size = 0

    def handle_connect(self, event: Request) -> None:
        """Begin the conversation, unless the request is none."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][STRAIGHT] = {"wire": self}

    def ready(self) -> bool:
        """Whether what is given goes out: the client is there, and reads."""
        return (
            self.writable.is_set()
            and self._size < MOST_GIVEN
            and self.handshake_complete
            and not self.close_sent
            and not self.transport.is_closing()
        )

    def give(self, data: bytes) -> None:
        """Send a text, soon. Call it only while ready."""
        if not self._given:
            self.loop.call_soon(self._flush)
        self._given.append(frame(data))
        self._size += len(data)

    def _flush(self) -> None:
        if self._given:
            data = b"".join(self._given)
            self._given.clear()
            self._size = 0
            if not self.close_sent and not self.transport.is_closing():
                self.transport.write(data)

    async def send(self, message: Any) -> None:  # as ASGI has it
        """Send what may have to wait, after what was given."""
        self._flush()
        await super().send(message)


def frame(data: bytes) -> bytes:
    """Return a text as a server sends it: in one frame."""
    size = len(data)
    if size < SHORT:
        return bytes((TEXT, size)) + data
    if size < TWO_BYTES:
        return bytes((TEXT, SHORT)) + size.to_bytes(2) + data
    return bytes((TEXT, LONG)) + size.to_bytes(8) + data


def wire_options() -> dict[str, Any]:
    """Return options for uvicorn.

    The address of a client is read by us, as told; nothing of what is asked for is logged; a message is refused before
    it has come whole, if it is much too long.
    """
    return {
        "http": Http,
        "ws": Wire,
        "ws_max_size": WIRE,
        "ws_ping_interval": PINGS,
        "ws_per_message_deflate": False,
        "proxy_headers": False,
        "server_header": False,
        "access_log": False,
        "log_config": None,
        "lifespan": "on",
        "backlog": BACKLOG,
    }


def listening(host: str, port: int) -> socket.socket:
    """Return a socket on which a server listens; raise OSError if it cannot.

    What is written goes out at once: without that a client waits 40 ms for the second of two short messages.
    """
    six = ":" in host
    line = socket.create_server(
        (host, port),
        family=socket.AF_INET6 if six else socket.AF_INET,
        backlog=BACKLOG,
        dualstack_ipv6=six and socket.has_dualstack_ipv6(),
    )
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # what is accepted inherits it
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # only Linux
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, VANISHED)  # or it takes a quarter of an hour
    line.set_inheritable(True)  # several processes may share it
    return line
