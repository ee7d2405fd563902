"""The WebSocket of a client at a table: hello, welcome, then commands one way and news the other."""

import msgspec
import structlog

from bankhalter.server.commands import Bank, Enter, Sit
from bankhalter.server.conversations import Conversation, with_key
from bankhalter.server.errors import CommandError
from bankhalter.server.here import Client
from bankhalter.server.live_table import LiveTable
from bankhalter.server.messages import Do, FromClient, Hello, Message
from bankhalter.server.serving import Desk, refused
from bankhalter.server.sockets import LostError, Socket, Talk

logger = structlog.get_logger()


class TableConversation(Conversation):
    """One connection to one table."""

    decoder = msgspec.json.Decoder(FromClient)

    def __init__(self, desk: Desk, socket: Socket, table: LiveTable, address: str) -> None:
        super().__init__(desk, socket, address, table=table.id)
        self._table = table
        self.client: Client | None = None

    @property
    def table(self) -> LiveTable:
        """The table it is about."""
        return self._table

    async def talk(self, hello: Hello) -> None:
        """Welcome the client, then tell it news while it is read."""
        client = self.client = Client(frozenset(hello.tokens), hello.lang, hello.view)
        try:
            await self.send_bytes(await self.table.join(client, hello.last, hello.history))
            self.wait_for_it()
            await self.read()
        finally:
            client.line = None
            await self.table.part(client)

    async def done(self, message: Do) -> Message:
        """Carry out a command and return its answer, also that it is refused."""
        client, command = self.client, message.command
        if client is None:
            raise LostError
        before = client.tokens
        try:
            if isinstance(command, Sit | Enter | Bank):
                client.tokens = with_key(before, command.token)  # it opens its seat on this connection too
            ack = await self.desk.carry_out(self.table, message.id, command, client.tokens, self.address)
        except CommandError as error:
            client.tokens = before
            return refused(message.id, error, self.language, self.table)
        except Exception:
            client.tokens = before
            logger.exception("command failed", table=self.table.id, command=type(command).__name__)
            return refused(message.id, CommandError("error-server-failed", "failed"), self.language, self.table)
        if client.tokens != before:
            self.table.settle_seats()
        return ack

    def wait_for_it(self) -> None:
        """Tell the client what it lacks at its own pace; once it keeps up, the table tells it."""
        if self.client is not None and not self.table.lead(self.client, self):
            self.write_beside(self._write(self.client))

    async def _write(self, client: Client) -> None:
        while not self.table.lead(client, self):
            await self.send_bytes(await self.table.next(client))


def about_table(name: str) -> Talk:
    """Return what talks with a client about the table of this name."""

    async def talk(desk: Desk, socket: Socket, address: str) -> None:
        await TableConversation(desk, socket, await desk.hall.table(name), address).hold()

    return talk
