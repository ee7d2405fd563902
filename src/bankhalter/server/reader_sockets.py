"""The WebSocket of a card reader: hello, then how it stands after every change, and commands the other way."""

import asyncio
from contextlib import suppress

import msgspec

from bankhalter.server.conversations import Conversation, with_key
from bankhalter.server.errors import CommandError, GoneError
from bankhalter.server.live_reader import LiveReader, Watcher
from bankhalter.server.messages import Hello, Message, Ping
from bankhalter.server.reader_commands import Claim, EnterReader
from bankhalter.server.reader_messages import DoReader
from bankhalter.server.serving import Desk, refused
from bankhalter.server.sockets import Socket, Talk


class ReaderConversation(Conversation):
    """One connection to one reader."""

    decoder = msgspec.json.Decoder(Hello | DoReader | Ping)

    def __init__(self, desk: Desk, socket: Socket, reader: LiveReader, address: str) -> None:
        super().__init__(desk, socket, address, reader=reader.id)
        self.reader = reader
        self.watcher = Watcher(frozenset(), self.language)

    async def talk(self, hello: Hello) -> None:
        """Show how the reader stands, now and after every change, while the client is read."""
        self.watcher = Watcher(frozenset(hello.tokens), self.language)
        self.reader.watchers.add(self.watcher)
        try:
            self.write_beside(self._write())
            await self.read()
        finally:
            self.reader.watchers.discard(self.watcher)

    async def done(self, message: DoReader) -> Message:
        """Carry out a command and return its answer, also that it is refused."""
        command, before = message.command, self.watcher.tokens
        try:
            if isinstance(command, Claim | EnterReader):
                self.watcher.tokens = with_key(before, command.token)
            if isinstance(command, EnterReader):
                self.desk.guard.codes.take(self.address)
            return await asyncio.shield(self.reader.command(message.id, command, self.watcher.tokens))
        except CommandError as error:
            self.watcher.tokens = before
            return refused(message.id, error, self.language)

    async def _write(self) -> None:
        await self._send(await self.reader.state(self.watcher, whole=True))
        while True:
            await self.watcher.wake.wait()
            self.watcher.wake.clear()
            with suppress(GoneError):  # it is told when the store answers
                await self._send(await self.reader.state(self.watcher))


def about_reader(name: str) -> Talk:
    """Return what talks with a client about the card reader of this name."""

    async def talk(desk: Desk, socket: Socket, address: str) -> None:
        await ReaderConversation(desk, socket, await desk.hall.readers.reader(name), address).hold()

    return talk
