"""How the server below the application must be set up, so that its limits hold."""

import socket
from typing import Any

WIRE = 16 * 1024  # the longest message in bytes that is taken in at all; longer than what a conversation allows

BACKLOG = 2048  # connections that may wait to be taken


def wire_options() -> dict[str, Any]:
    """Return options for uvicorn.

    The address of a client is read by us, as told; nothing of what is asked for is logged; a message is refused before
    it has come whole, if it is much too long.
    """
    return {
        "http": "httptools",
        "ws": "websockets-sansio",
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
