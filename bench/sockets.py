"""A WebSocket client that costs little, for thousands of connections from one process; only for loopback."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

FIN_TEXT = 0x81
PING, PONG, CLOSE = 9, 0x8A, 8
MASKED = 0x80
NO_MASK = b"\0\0\0\0"  # a mask is due; this one changes nothing
SHORT = 126  # the size that says that another, longer one follows
HEAD = 2


class Wire(asyncio.Protocol):
    """One connection. `heard` gets every message; `open` is done when messages may be sent."""

    def __init__(self, path: str, heard: Callable[[bytes], None]) -> None:
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False
        self._path = path
        self._heard = heard
        self._rest = b""
        self._shaken = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        self._transport = cast("asyncio.Transport", transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, error: Exception | None) -> None:
        """Remember it."""
        self.lost = True
        if not self.open.done():
            self.open.set_exception(error or ConnectionError("not opened"))

    def data_received(self, data: bytes) -> None:
        """Take messages out of what has come."""
        rest = self._rest + data if self._rest else data
        if not self._shaken:
            head, found, rest = rest.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.open.set_exception(ConnectionError(head.decode(errors="replace")))
                return
            self._shaken = True
            self.open.set_result(None)
        self._rest = self._frames(rest)

    def _frames(self, data: bytes) -> bytes:
        at, end = 0, len(data)
        while end - at >= HEAD:
            size, begin = data[at + 1], at + 2
            if size >= SHORT:
                begin += 2 if size == SHORT else 8
                if end < begin:
                    break
                size = int.from_bytes(data[at + 2 : begin])
            if end < begin + size:
                break
            payload = data[begin : begin + size]
            if data[at] & 15 == PING:
                self._transport.write(bytes((PONG, MASKED | size)) + NO_MASK + payload)
            elif data[at] & 15 == CLOSE:
                self._transport.close()
            else:
                self._heard(payload)
            at = begin + size
        return data[at:]

    def send(self, message: bytes) -> None:
        """Send a message of less than 64 KiB."""
        size = len(message)
        head = (
            bytes((FIN_TEXT, MASKED | size))
            if size < SHORT
            else bytes((FIN_TEXT, MASKED | SHORT, size >> 8, size & 255))
        )
        self._transport.write(head + NO_MASK + message)

    def close(self) -> None:
        """Hang up."""
        self._transport.abort()
