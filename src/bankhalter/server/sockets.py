"""The WebSocket of a client: hello, welcome, then commands one way and news the other."""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketException

from bankhalter.server.commands import AnyCommand, Enter, Sit
from bankhalter.server.errors import CommandError, GoneError, TooManyError, WrongError
from bankhalter.server.limits import Bucket
from bankhalter.server.live_table import Client, LiveTable
from bankhalter.server.messages import MOST_KEYS, Do, Farewell, FromClient, Hello, Message, Ping, Pong
from bankhalter.server.serving import Desk, language_of, refused, sentence, unreadable

if TYPE_CHECKING:
    from bankhalter.words.catalogue import Language

POLICY = 1008  # the close code for what is against the rules of the house
FAILED = 1011  # the close code for a mistake of ours
AGAIN = 1013  # the close code for: try again later

_DECODER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
Socket = WebSocket[Any, Any, Any]
logger = structlog.get_logger()


class LostError(Exception):
    """The client is gone, or does not read."""


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

    @staticmethod
    async def refuse(socket: Socket, error: CommandError) -> None:
        """Say why there is no conversation, and close."""
        language = language_of(socket.headers.get("accept-language"))
        with suppress(LostError):
            await _farewell(socket, error, language, AGAIN if error.wait else POLICY)

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
        client = self.client = Client(frozenset(hello.tokens), hello.lang)
        self.language = hello.lang or self.language
        try:
            await self._send_bytes(await self.table.join(client, hello.last, hello.history))
            await self._both(client)
        finally:
            await self.table.part(client)

    async def _both(self, client: Client) -> None:
        """Read and write until either ends; raise what has ended it."""
        tasks = [asyncio.create_task(self._read()), asyncio.create_task(self._write(client))]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception):
                raise end

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
        try:
            event: Any = await self.socket.receive()
        except (WebSocketException, RuntimeError) as error:
            raise LostError from error
        if event["type"] == "websocket.disconnect":
            raise LostError
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
        try:
            async with asyncio.timeout(self.limits.silence):
                return await self._receive()
        except TimeoutError:
            raise CommandError("error-server-silence", "silence") from None

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
            if isinstance(command, Sit | Enter):
                client.tokens = with_key(before, command.token)  # it opens its seat on this connection too
            ack = await self.desk.command(self.table, id_, command, client.tokens, self.address)
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

    async def _write(self, client: Client) -> None:
        while True:
            await self._send_bytes(await self.table.next(client))

    async def _send(self, message: Message) -> None:
        await self._send_bytes(msgspec.json.encode(message))

    async def _send_bytes(self, data: bytes) -> None:
        try:
            async with asyncio.timeout(self.limits.sending):
                await _out(self.socket, data)
        except TimeoutError:
            raise LostError from None

    async def _part(self, error: CommandError, code: int) -> None:
        with suppress(LostError, TimeoutError):
            async with asyncio.timeout(self.limits.sending):
                await _farewell(self.socket, error, self.language, code)


def with_key(keys: frozenset[str], key: str) -> frozenset[str]:
    """Return the keys of a client with one more; raise WrongError if it has too many."""
    if key not in keys and len(keys) >= MOST_KEYS:
        raise WrongError("error-server-keys", "keys", most=MOST_KEYS)
    return keys | {key}


async def _out(socket: Socket, data: bytes) -> None:
    try:
        await socket.send_text(data.decode())
    except (WebSocketException, RuntimeError, OSError) as error:  # what servers raise when a client has gone
        raise LostError from error


async def _farewell(socket: Socket, error: CommandError, language: "Language", code: int) -> None:
    await _out(socket, msgspec.json.encode(Farewell(reason=error.reason, sentence=sentence(error, language))))
    try:
        await socket.close(code=code, reason=error.reason)
    except (WebSocketException, RuntimeError, OSError) as gone:
        raise LostError from gone
