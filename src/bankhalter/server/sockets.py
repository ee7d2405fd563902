"""The WebSocket of a client: hello, welcome, then commands one way and news the other."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from bankhalter.server.commands import AnyCommand, Bank, Enter, Sit
from bankhalter.server.errors import CommandError, ForbiddenError, GoneError, TooManyError, WrongError
from bankhalter.server.here import Client
from bankhalter.server.limits import Bucket
from bankhalter.server.live_table import LiveTable
from bankhalter.server.messages import MOST_KEYS, Do, Farewell, FromClient, Hello, Message, Ping, Pong
from bankhalter.server.serving import Desk, address_of, language_of, refused, sentence, unreadable
from bankhalter.server.settings import Settings
from bankhalter.server.wire import STRAIGHT, Wire

if TYPE_CHECKING:
    from bankhalter.words.catalogue import Language

POLICY = 1008  # the close code for what is against the rules of the house
FAILED = 1011  # the close code for a mistake of ours
AGAIN = 1013  # the close code for: try again later

_DECODER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
logger = structlog.get_logger()


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


class Conversation:
    """One connection to one table."""

    def __init__(self, desk: Desk, socket: Socket, table: LiveTable, address: str) -> None:
        self.desk = desk
        self.limits = desk.guard.limits
        self.socket = socket
        self.table = table
        self.address = address
        self.commands = Bucket(self.limits.commands)
        self.floods = Bucket(self.limits.flood)
        self.unread = 0
        self.language: Language = language_of(socket.headers.get("accept-language"))
        self.client: Client | None = None
        self._loop = asyncio.get_running_loop()
        self._task = asyncio.current_task()
        self._listening = False
        self._end: Exception | None = None
        self._heard_at = self._loop.time()
        self._writer: asyncio.Task[None] | None = None

    async def hold(self) -> None:
        """Talk until one side leaves."""
        try:
            await self._talk(await self._hello())
        except LostError:
            pass
        except CommandError as error:
            await self._part(error, AGAIN if error.wait or isinstance(error, GoneError) else POLICY)
        except Exception:
            logger.exception("conversation failed", table=self.table.id)
            await self._part(CommandError("error-server-failed", "failed"), FAILED)

    async def _talk(self, hello: Hello) -> None:
        client = self.client = Client(frozenset(hello.tokens), hello.lang, hello.view)
        self.language = hello.lang or self.language
        self._looking = self._loop.call_later(self.limits.silence, self._look)
        try:
            await self._send_bytes(await self.table.join(client, hello.last, hello.history))
            self.wait_for_it()
            await self._read()
        finally:
            self._looking.cancel()
            client.line = None
            if self._writer is not None:
                self._writer.cancel()
            await self.table.part(client)

    async def _hello(self) -> Hello:
        try:
            async with asyncio.timeout(self.limits.hello):
                message = self._decoded(await self._receive())
        except TimeoutError:
            message = None
        if isinstance(message, Hello):
            return message
        raise WrongError("error-server-hello", "hello")

    async def _receive(self) -> str:
        event = await self.socket.receive()
        data = event.get("text")
        if data is None:
            raise WrongError("error-server-binary", "unread")
        if len(data) > self.limits.message or len(data.encode(errors="replace")) > self.limits.message:
            raise WrongError("error-server-too-long", "too_long", most=self.limits.message)
        return str(data)

    def _decoded(self, data: str) -> FromClient:
        try:
            return _DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
            raise unreadable(error) from None

    async def _read(self) -> None:
        while True:
            message: FromClient | None = None
            try:
                message = self._decoded(await self._heard())
                self.commands.take()
            except (TooManyError, WrongError) as error:
                self._bear(error)
                await self._send(
                    refused(message.id if isinstance(message, Do) else "", error, self.language, self.table)
                )
                continue
            await self._answer(message)

    async def _heard(self) -> str:
        """Return what the client says next; raise what has ended the conversation meanwhile."""
        self._go_on()
        self._listening = True
        try:
            return await self._receive()
        except asyncio.CancelledError:
            if self._task is None or self._task.uncancel():
                raise
            self._go_on()
            raise
        finally:
            self._listening = False
            self._heard_at = self._loop.time()

    def _go_on(self) -> None:
        if self._end is not None:
            raise self._end

    def _stop(self, error: Exception) -> None:
        """End the conversation; a command is carried out first."""
        if self._end is None:
            self._end = error
            if self._listening and self._task is not None:
                self._task.cancel()

    def _look(self) -> None:
        """Let a client go that has said nothing for too long."""
        left = self._heard_at + self.limits.silence - self._loop.time() if self._listening else self.limits.silence
        if left > 0:
            self._looking = self._loop.call_later(left, self._look)
        else:
            self._stop(CommandError("error-server-silence", "silence"))

    def _bear(self, error: TooManyError | WrongError) -> None:
        """Count what a client should not do; raise the error if it is enough."""
        if isinstance(error, TooManyError):
            self.floods.take()
            return
        self.unread += 1
        if error.reason == "too_long" or self.unread >= self.limits.unread:
            raise error

    async def _answer(self, message: FromClient) -> None:
        match message:
            case Ping():
                await self._send(Pong())
            case Hello():
                error = WrongError("error-server-hello-again", "hello")
                await self._send(refused("", error, self.language, self.table))
            case Do(id=id_, command=command):
                await self._send(await self._done(id_, command))

    async def _done(self, id_: str, command: AnyCommand) -> Message:
        client = self.client
        if client is None:
            raise LostError
        before = client.tokens
        try:
            if isinstance(command, Sit | Enter | Bank):
                client.tokens = with_key(before, command.token)  # it opens its seat on this connection too
            ack = await self.desk.carry_out(self.table, id_, command, client.tokens, self.address)
        except CommandError as error:
            client.tokens = before
            return refused(id_, error, self.language, self.table)
        except Exception:
            client.tokens = before
            logger.exception("command failed", table=self.table.id, command=type(command).__name__)
            return refused(id_, CommandError("error-server-failed", "failed"), self.language, self.table)
        if client.tokens != before:
            self.table.settle_seats()
        return ack

    # telling

    def ready(self) -> bool:
        """Whether the client keeps up with what it is told."""
        return self.socket.wire is not None and self.socket.wire.ready()

    def give(self, data: bytes) -> None:
        """Send a message, without waiting."""
        if self.socket.wire is not None:
            self.socket.wire.give(data)

    def wait_for_it(self) -> None:
        """Tell the client what it lacks at its own pace; once it keeps up, the table tells it."""
        if self.client is not None and not self.table.lead(self.client, self):
            self._writer = asyncio.create_task(self._write(self.client))
            self._writer.add_done_callback(self._written)

    async def _write(self, client: Client) -> None:
        while not self.table.lead(client, self):
            await self._send_bytes(await self.table.next(client))

    def _written(self, writer: asyncio.Task[None]) -> None:
        error = None if writer.cancelled() else writer.exception()
        if isinstance(error, Exception):
            self._stop(error)

    async def _send(self, message: Message) -> None:
        await self._send_bytes(msgspec.json.encode(message))

    async def _send_bytes(self, data: bytes) -> None:
        if self.ready():
            self.give(data)
            return
        try:
            async with asyncio.timeout(self.limits.sending):
                await self.socket.send(data)
        except TimeoutError:
            raise LostError from None

    async def _part(self, error: CommandError, code: int) -> None:
        with suppress(LostError, TimeoutError):
            async with asyncio.timeout(self.limits.sending):
                await farewell(self.socket, error, self.language, code)


def with_key(keys: frozenset[str], key: str) -> frozenset[str]:
    """Return the keys of a client with one more; raise WrongError if it has too many."""
    if key not in keys and len(keys) >= MOST_KEYS:
        raise WrongError("error-server-keys", "keys", most=MOST_KEYS)
    return keys | {key}


async def refuse(socket: Socket, error: CommandError) -> None:
    """Say why there is no conversation, and close."""
    language = language_of(socket.headers.get("accept-language"))
    with suppress(LostError):
        await farewell(socket, error, language, AGAIN if error.wait else POLICY)


async def farewell(socket: Socket, error: CommandError, language: "Language", code: int) -> None:
    """End a conversation, and say why."""
    await socket.send(msgspec.json.encode(Farewell(reason=error.reason, sentence=sentence(error, language))))
    await socket.close(code, error.reason)


async def converse(desk: Desk, settings: Settings, socket: Socket, talk: Talk) -> None:
    """Let a client in that may come, and talk with it."""
    with suppress(LostError):
        await socket.accept()
        address = address_of(socket.headers, socket.host, settings)
        try:
            if not from_here(socket.headers, settings):
                raise ForbiddenError("error-server-origin", "origin")
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


def about_table(name: str) -> Talk:
    """Return what talks with a client about the table of this name."""

    async def talk(desk: Desk, socket: Socket, address: str) -> None:
        await Conversation(desk, socket, await desk.hall.table(name), address).hold()

    return talk


def from_here(headers: Mapping[str, str], settings: Settings) -> bool:
    """Whether a connection comes from one of our pages, or from a program, which names no page."""
    origin = headers.get("origin")
    if origin is None:
        return True
    return origin.partition("://")[2].lower() == headers.get("host", "").lower() or origin in settings.origins
