"""A connection of a client: who may come in, how it is spoken to, and how it ends."""

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from bankhalter.server.errors import CommandError, ForbiddenError
from bankhalter.server.messages import Farewell
from bankhalter.server.serving import Desk, address_of, language_of, sentence
from bankhalter.server.settings import Settings
from bankhalter.server.wire import STRAIGHT, Wire

if TYPE_CHECKING:
    from bankhalter.words.catalogue import Language

POLICY = 1008  # the close code for what is against the rules of the house
AGAIN = 1013  # the close code for: try again later


Talk = Callable[[Desk, "Socket", str], Awaitable[None]]
"""Talks with a client until one side leaves; the text is its address."""


class LostError(Exception):
    """The client is gone, or does not read."""


class Socket:
    """A connection as the server below hands it over, and how it is spoken to."""

    def __init__(self, scope: Any, receive: Any, send: Any) -> None:  # as ASGI has them
        self.headers: Mapping[str, str] = {
            name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]
        }
        self.host: str | None = scope["client"][0] if scope.get("client") else None
        self.wire: Wire | None = scope.get("extensions", {}).get(STRAIGHT, {}).get("wire")
        self._receive = receive
        self._send = send

    async def accept(self) -> None:
        """Let the client in; raise LostError if it has gone."""
        await self._receive()
        await self._out({"type": "websocket.accept"})

    async def receive(self) -> dict[str, Any]:
        """Return the next event; raise LostError if the client is gone."""
        event: dict[str, Any] = await self._receive()
        if event["type"] == "websocket.disconnect":
            raise LostError
        return event

    async def send(self, data: bytes) -> None:
        """Send a text, as soon as the client has read enough; raise LostError if it is gone."""
        if self.wire is not None and self.wire.ready():
            self.wire.give(data)
        else:
            await self._out({"type": "websocket.send", "text": data.decode()})

    async def close(self, code: int, reason: str) -> None:
        """End the conversation; raise LostError if the client is gone."""
        await self._out({"type": "websocket.close", "code": code, "reason": reason})

    async def _out(self, message: dict[str, Any]) -> None:
        try:
            await self._send(message)
        except (RuntimeError, OSError) as error:  # what servers raise when a client has gone
            raise LostError from error


async def refuse(socket: Socket, error: CommandError) -> None:
    """Say why there is no conversation, and close."""
    language = language_of(socket.headers.get("accept-language"))
    with suppress(LostError):
        await farewell(socket, error, language, AGAIN if error.wait else POLICY)


async def farewell(socket: Socket, error: CommandError, language: "Language", code: int) -> None:
    """End a conversation, and say why."""
    await socket.send(
        msgspec.json.encode(Farewell(reason=error.reason, sentence=sentence(error, language), details=error.details))
    )
    await socket.close(code, error.reason)


async def converse(desk: Desk, settings: Settings, socket: Socket, talk: Talk) -> None:
    """Let a client in that may come, and talk with it."""
    with suppress(LostError):
        await socket.accept()
        address = address_of(socket.headers, socket.host, settings)
        try:
            if not from_here(socket.headers, settings):
                raise ForbiddenError("error-server-origin", "origin")
            desk.guard.requests.take(address)
            desk.guard.misses.check(address)
            desk.guard.connect(address)
        except CommandError as error:
            await refuse(socket, error)
            return
        try:
            await talk(desk, socket, address)
        except CommandError as error:
            desk.guard.missed(address, error)
            await refuse(socket, error)
        finally:
            desk.guard.disconnect(address)


def from_here(headers: Mapping[str, str], settings: Settings) -> bool:
    """Whether a connection comes from one of our pages, or from a program, which names no page."""
    origin = headers.get("origin")
    if origin is None:
        return True
    return origin.partition("://")[2].lower() == headers.get("host", "").lower() or origin in settings.origins
