"""How the server below the application must be set up, so that its limits hold."""

import socket
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

WIRE = 16 * 1024  # the longest message in bytes that is taken in at all; longer than what a conversation allows

STRAIGHT = "bankhalter.straight"  # under which a connection hands itself over, beside what ASGI has
TEXT = 0x81  # the first byte of a text in one frame
SHORT, LONG = 126, 127  # sizes that say that another one follows, of two bytes or of eight
TWO_BYTES = 1 << 16
BACKLOG = 2048  # connections that may wait to be taken


class Wire(WebSocketsSansIOProtocol):
    """A WebSocket that can also be written to at once, without a task that waits for it."""

    def handle_connect(self, event: Request) -> None:
        """Begin the conversation, unless the request is none."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][STRAIGHT] = {"wire": self}

    def ready(self) -> bool:
        """Whether what is written goes out: the client is there, and reads."""
        return (
            self.writable.is_set()
            and self.handshake_complete
            and not self.close_sent
            and not self.transport.is_closing()
        )

    def give(self, data: bytes) -> None:
        """Write a text. Call it only while ready."""
        self.transport.write(frame(data))


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
        "http": "httptools",
        "ws": Wire,
        "ws_max_size": WIRE,
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
    line.set_inheritable(True)  # several processes may share it
    return line
