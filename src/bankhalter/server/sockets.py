"""The WebSocket of a client: hello, welcome, then commands one way and news the other."""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from bankhalter.server.errors import CommandError, TooManyError, WrongError
from bankhalter.server.limits import Bucket
from bankhalter.server.live_table import Client, LiveTable
from bankhalter.server.messages import Do, Farewell, FromClient, Hello, Message, Ping, Pong
from bankhalter.server.serving import Desk, language_of, refused, sentence, unreadable

if TYPE_CHECKING:
    from bankhalter.words.catalogue import Language

POLICY = 1008  # the close code for what is against the rules of the house
TOO_BIG = 1009
AGAIN = 1013  # the close code for: try again later
ENOUGH = 5  # unreadable messages until a connection is closed
FLOOD_PAUSE = 0.02  # seconds for which nothing more is read then, so that a flood costs others little
FLOOD = 200  # commands in a row beyond the allowed rate until a connection is closed

_DECODER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
Socket = WebSocket[Any, Any, Any]


class Conversation:
    """One connection to one table."""

    def __init__(self, desk: Desk, socket: Socket, table: LiveTable, address: str) -> None:
        self.desk = desk
        self.socket = socket
        self.table = table
        self.address = address
        self.bucket = Bucket(desk.guard.limits.commands)
        self.language: Language = language_of(socket.headers.get("accept-language"))
        self.client: Client | None = None

    @staticmethod
    async def refuse(socket: Socket, error: CommandError) -> None:
        """Say why there is no conversation, and close."""
        language = language_of(socket.headers.get("accept-language"))
        with suppress(WebSocketDisconnect, WebSocketException, RuntimeError):
            await socket.send_text(
                msgspec.json.encode(Farewell(reason=error.reason, sentence=sentence(error, language))).decode()
            )
            await socket.close(code=AGAIN if error.wait else POLICY, reason=error.reason)

    async def hold(self) -> None:
        """Talk until one side leaves."""
        try:
            hello = await self._hello()
        except CommandError as error:
            await self._part(error, POLICY)
            return
        if hello is None:
            return
        client = self.client = Client(frozenset(hello.tokens), hello.lang)
        self.language = hello.lang or self.language
        try:
            await self._send_bytes(await self.table.join(client, hello.last, hello.history))
            await self._both(client)
        except CommandError as error:
            await self._part(error, AGAIN)
        except (WebSocketDisconnect, WebSocketException, RuntimeError):
            pass
        finally:
            await self.table.part(client)

    async def _both(self, client: Client) -> None:
        writing = asyncio.create_task(self._write(client))
        reading = asyncio.create_task(self._read())
        done, others = await asyncio.wait({writing, reading}, return_when=asyncio.FIRST_COMPLETED)
        for task in others:
            task.cancel()
            with suppress(asyncio.CancelledError, WebSocketDisconnect, WebSocketException, RuntimeError, CommandError):
                await task
        for error in [task.exception() for task in done]:  # of both, if both have ended
            if error is not None:
                raise error

    async def _hello(self) -> Hello | None:
        try:
            async with asyncio.timeout(self.desk.guard.limits.hello):
                message = self._decoded(await self._receive())
        except (TimeoutError, WebSocketDisconnect):
            message = None
        if isinstance(message, Hello):
            return message
        raise WrongError("error-server-hello", "hello")

    async def _receive(self) -> str:
        data = await self.socket.receive_data(mode="text")
        if len(data) > self.desk.guard.limits.message:
            raise WrongError("error-server-too-long", "too_long", most=self.desk.guard.limits.message)
        return data

    def _decoded(self, data: str) -> FromClient:
        try:
            return _DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeEncodeError) as error:
            raise unreadable(error) from None

    async def _read(self) -> None:
        wrong = flood = 0
        while True:
            message = None
            try:
                async with asyncio.timeout(self.desk.guard.limits.silence):
                    data = await self._receive()
                message = self._decoded(data)
                self.bucket.take()
                flood = 0
            except TimeoutError:
                return
            except (TooManyError, WrongError) as error:
                flood += error.reason == "too_many"
                wrong += error.reason != "too_many"
                if error.reason == "too_long" or wrong >= ENOUGH or flood >= FLOOD:
                    await self._part(error, POLICY)
                    return
                id_ = message.id if isinstance(message, Do) else ""
                await self._send(refused(id_, error, self.language, self.table))
                await asyncio.sleep(FLOOD_PAUSE if flood else 0)
                continue
            await self._answer(message)

    async def _answer(self, message: FromClient) -> None:
        match message:
            case Ping():
                await self._send(Pong())
            case Hello():
                error = WrongError("error-server-hello", "hello")
                await self._send(refused("", error, self.language, self.table))
            case Do(id=id_, command=command):
                tokens = self.client.tokens if self.client else frozenset()
                try:
                    answer: Message = await self.desk.command(self.table, id_, command, tokens, self.address)
                    self._learn(command)
                except CommandError as error:
                    answer = refused(id_, error, self.language, self.table)
                await self._send(answer)

    def _learn(self, command: Any) -> None:  # any command; two of them carry a new key
        """A key that a command has brought opens its seat on this connection too."""
        token = getattr(command, "token", None)
        if token is not None and self.client is not None:
            self.client.tokens |= {token}
            self.table.settle_seats()

    async def _write(self, client: Client) -> None:
        while True:
            await self._send_bytes(await self.table.next(client))

    async def _send(self, message: Message) -> None:
        await self._send_bytes(msgspec.json.encode(message))

    async def _send_bytes(self, data: bytes) -> None:
        await self.socket.send_text(data.decode())

    async def _part(self, error: CommandError, code: int) -> None:
        with suppress(WebSocketDisconnect, WebSocketException, RuntimeError):
            await self._send(Farewell(reason=error.reason, sentence=sentence(error, self.language)))
            await self.socket.close(code=code, reason=error.reason)
