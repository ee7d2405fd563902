"""What every conversation over a WebSocket is: a hello, then commands one way and what happens the other."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec
import structlog

from bankhalter.server.commands import Id
from bankhalter.server.errors import CommandError, GoneError, TooManyError, WrongError
from bankhalter.server.limits import Bucket
from bankhalter.server.messages import MOST_KEYS, Hello, Message, Ping, Pong
from bankhalter.server.serving import Desk, language_of, refused, unreadable
from bankhalter.server.sockets import AGAIN, POLICY, LostError, Socket, farewell

if TYPE_CHECKING:
    from bankhalter.server.live_table import LiveTable
    from bankhalter.words.catalogue import Language

FAILED = 1011  # the close code for a mistake of ours

logger = structlog.get_logger()


class Named(msgspec.Struct):
    """What has an id, whatever else it is."""

    id: Id


named = msgspec.json.Decoder(Named)


class Conversation(ABC):
    """One connection to one thing that the server keeps.

    `decoder` reads what its clients send: a hello, a ping, or commands, which have an `id`.
    """

    decoder: ClassVar["msgspec.json.Decoder[Any]"]

    def __init__(self, desk: Desk, socket: Socket, address: str, **about: str) -> None:
        """`about`: what it is about, for what is noted when it fails."""
        self.desk = desk
        self.limits = desk.guard.limits
        self.socket = socket
        self.address = address
        self.about = about
        self.commands = Bucket(self.limits.commands)
        self.floods = Bucket(self.limits.flood)
        self.unread = 0
        self.language: Language = language_of(socket.headers.get("accept-language"))
        self._loop = asyncio.get_running_loop()
        self._task = asyncio.current_task()
        self._listening = False
        self._end: Exception | None = None
        self._heard_at = self._loop.time()
        self._writer: asyncio.Task[None] | None = None

    @abstractmethod
    async def talk(self, hello: Hello) -> None:
        """Begin, then read; whoever is told what happens by then is told no more."""

    @abstractmethod
    async def done(self, message: Any) -> Message:
        """Carry out a command and return its answer, also that it is refused."""

    @property
    def table(self) -> "LiveTable | None":
        """The table it is about, in whose words refusals are said."""
        return None

    async def hold(self) -> None:
        """Talk until one side leaves."""
        try:
            hello = await self._hello()
            self.language = hello.lang or self.language
            self._looking = self._loop.call_later(self.limits.silence, self._look)
            try:
                await self.talk(hello)
            finally:
                self._looking.cancel()
                if self._writer is not None:
                    self._writer.cancel()
        except LostError:
            pass
        except CommandError as error:
            await self._part(error, AGAIN if error.wait or isinstance(error, GoneError) else POLICY)
        except Exception:
            logger.exception("conversation failed", **self.about)
            await self._part(CommandError("error-server-failed", "failed"), FAILED)

    # hearing

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

    def _decoded(self, data: str) -> Any:
        try:
            return self.decoder.decode(data)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
            raise unreadable(str(error)) from None

    async def read(self) -> None:
        """Answer what the client says, until one side leaves."""
        while True:
            data = ""
            try:
                data = await self._heard()
                message = self._decoded(data)
                self.commands.take()
                self.desk.guard.spoken.take(self.address)
            except (TooManyError, WrongError) as error:
                self._bear(error)
                await self._send(refused(id_in(data), error, self.language, self.table))
                continue
            await self._send(await self._answer(message))

    async def _answer(self, message: Any) -> Message:
        match message:
            case Ping():
                return Pong()
            case Hello():
                error = WrongError("error-server-hello-again", "hello")
                return refused("", error, self.language, self.table)
            case _:
                return await self.done(message)

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

    # telling

    def ready(self) -> bool:
        """Whether the client keeps up with what it is told."""
        return self.socket.wire is not None and self.socket.wire.ready()

    def give(self, data: bytes) -> None:
        """Send a message, without waiting."""
        if self.socket.wire is not None:
            self.socket.wire.give(data)

    def write_beside(self, writing: Coroutine[Any, Any, None]) -> None:
        """Let something be written while the client is read; what goes wrong with it ends the conversation."""
        self._writer = asyncio.create_task(writing)
        self._writer.add_done_callback(self._written)

    def _written(self, writer: asyncio.Task[None]) -> None:
        error = None if writer.cancelled() else writer.exception()
        if isinstance(error, Exception):
            self._stop(error)

    async def _send(self, message: Message) -> None:
        await self.send_bytes(msgspec.json.encode(message))

    async def send_bytes(self, data: bytes) -> None:
        """Send a message as soon as the client has read enough; raise LostError if it does not."""
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


def id_in(data: str) -> str:
    """Return the id of a message, also of one that cannot be understood otherwise; "" if it has none."""
    try:
        return named.decode(data).id
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return ""


def with_key(keys: frozenset[str], key: str) -> frozenset[str]:
    """Return the keys of a client with one more; raise WrongError if it has too many."""
    if key not in keys and len(keys) >= MOST_KEYS:
        raise WrongError("error-server-keys", "keys", most=MOST_KEYS)
    return keys | {key}
