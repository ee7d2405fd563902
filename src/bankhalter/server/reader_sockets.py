"""The WebSocket of a card reader: hello, then how it stands after every change, and commands the other way."""

import asyncio
from contextlib import suppress

import msgspec
import structlog

from bankhalter.server.errors import CommandError, GoneError, TooManyError, WrongError
from bankhalter.server.limits import Bucket
from bankhalter.server.live_reader import LiveReader, Watcher
from bankhalter.server.messages import Hello, Message, Ping, Pong
from bankhalter.server.reader_commands import Claim, EnterReader
from bankhalter.server.reader_messages import DoReader
from bankhalter.server.serving import Desk, language_of, refused, unreadable
from bankhalter.server.sockets import AGAIN, FAILED, POLICY, LostError, Socket, Talk, farewell, with_key

FromClient = Hello | DoReader | Ping
_DECODER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
logger = structlog.get_logger()


class ReaderConversation:
    """One connection to one reader."""

    def __init__(self, desk: Desk, socket: Socket, reader: LiveReader, address: str) -> None:
        self.desk = desk
        self.limits = desk.guard.limits
        self.socket = socket
        self.reader = reader
        self.address = address
        self.commands = Bucket(self.limits.commands)
        self.floods = Bucket(self.limits.flood)
        self.unread = 0
        self.watcher = Watcher(frozenset(), language_of(socket.headers.get("accept-language")))

    async def hold(self) -> None:
        """Talk until one side leaves."""
        try:
            await self._hello()
            await self._talk()
        except LostError:
            pass
        except CommandError as error:
            await self._part(error, AGAIN if error.wait or isinstance(error, GoneError) else POLICY)
        except Exception:
            logger.exception("conversation failed", reader=self.reader.id)
            await self._part(CommandError("error-server-failed", "failed"), FAILED)

    async def _hello(self) -> None:
        try:
            async with asyncio.timeout(self.limits.hello):
                message = self._decoded(await self._receive())
        except TimeoutError:
            message = None
        if not isinstance(message, Hello):
            raise WrongError("error-server-hello", "hello")
        self.watcher = Watcher(frozenset(message.tokens), message.lang or self.watcher.language)

    async def _talk(self) -> None:
        """Read and write at the same time, until either ends."""
        self.reader.watchers.add(self.watcher)
        both = [asyncio.create_task(self._read()), asyncio.create_task(self._write())]
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.reader.watchers.discard(self.watcher)
            for task in both:
                task.cancel()
            ends = await asyncio.gather(*both, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception):
                raise end

    async def _write(self) -> None:
        await self._send(await self.reader.state(self.watcher, whole=True))
        while True:
            await self.watcher.wake.wait()
            self.watcher.wake.clear()
            with suppress(GoneError):  # it is told when the store answers
                await self._send(await self.reader.state(self.watcher))

    async def _read(self) -> None:
        while True:
            try:
                async with asyncio.timeout(self.limits.silence):
                    data = await self._receive()
            except TimeoutError:
                raise CommandError("error-server-silence", "silence") from None
            try:
                message = self._decoded(data)
                self.commands.take()
            except (TooManyError, WrongError) as error:
                self._bear(error)
                await self._send(refused("", error, self.watcher.language))
                continue
            await self._answer(message)

    def _bear(self, error: TooManyError | WrongError) -> None:
        """Count what a client should not do; raise the error if it is enough."""
        if isinstance(error, TooManyError):
            self.floods.take()
            return
        self.unread += 1
        if self.unread >= self.limits.unread:
            raise error

    async def _answer(self, message: FromClient) -> None:
        match message:
            case Ping():
                await self._send(Pong())
            case Hello():
                error = WrongError("error-server-hello-again", "hello")
                await self._send(refused("", error, self.watcher.language))
            case DoReader():
                await self._send(await self._done(message))

    async def _done(self, message: DoReader) -> Message:
        command, before = message.command, self.watcher.tokens
        try:
            if isinstance(command, Claim | EnterReader):
                self.watcher.tokens = with_key(before, command.token)
            if isinstance(command, EnterReader):
                self.desk.guard.codes.take(self.address)
            return await asyncio.shield(self.reader.command(message.id, command, self.watcher.tokens))
        except CommandError as error:
            self.watcher.tokens = before
            return refused(message.id, error, self.watcher.language)

    async def _receive(self) -> str:
        event = await self.socket.receive()
        data = event.get("text")
        if data is None:
            raise WrongError("error-server-binary", "unread")
        if len(data.encode(errors="replace")) > self.limits.message:
            raise WrongError("error-server-too-long", "too_long", most=self.limits.message)
        return str(data)

    def _decoded(self, data: str) -> FromClient:
        try:
            return _DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
            raise unreadable(error) from None

    async def _send(self, message: Message) -> None:
        try:
            async with asyncio.timeout(self.limits.sending):
                await self.socket.send(msgspec.json.encode(message))
        except TimeoutError:
            raise LostError from None

    async def _part(self, error: CommandError, code: int) -> None:
        with suppress(LostError, TimeoutError):
            async with asyncio.timeout(self.limits.sending):
                await farewell(self.socket, error, self.watcher.language, code)


def about_reader(name: str) -> Talk:
    """Return what talks with a client about the card reader of this name."""

    async def talk(desk: Desk, socket: Socket, address: str) -> None:
        await ReaderConversation(desk, socket, await desk.hall.readers.reader(name), address).hold()

    return talk
