"""All card readers of one process: making them, finding them, keeping those in hand that somebody uses."""

import secrets
from contextlib import suppress
from typing import Protocol

from bankhalter.companion.checks import BookingError
from bankhalter.companion.entries import Header
from bankhalter.companion.kit import usual_kit
from bankhalter.companion.paying import money_header
from bankhalter.editions.catalogue import load
from bankhalter.editions.errors import EditionError
from bankhalter.server import live_reader
from bankhalter.server.errors import GoneError, WrongError
from bankhalter.server.header import hashed, new_code
from bankhalter.server.live_reader import LiveReader, new_row
from bankhalter.server.messages import Created
from bankhalter.server.reader_messages import CreateMoney, CreateReader
from bankhalter.store import StoreError, TableRow, TakenError

TRIES = 20  # codes tried for a new reader


class Surroundings(live_reader.Surroundings, Protocol):
    """Where they stand."""

    async def find(self, name: str) -> TableRow | None:
        """Return what the store has of a table or card reader; raise GoneError if it does not answer."""


def header_for(wanted: CreateReader | CreateMoney, now: int) -> Header:
    """Return what never changes about a new device; raise EditionError or BookingError for what cannot be."""
    host = hashed(wanted.token)
    if isinstance(wanted, CreateReader):
        return Header(kit=usual_kit(), created=now, host=host)
    return money_header(load(wanted.edition), wanted.names, wanted.start, now, host)


class Readers:
    """The readers in hand: `live`, by id."""

    def __init__(self, surroundings: Surroundings) -> None:
        self.live: dict[str, LiveReader] = {}
        self._around = surroundings

    async def create(self, wanted: CreateReader | CreateMoney) -> Created:
        """Make a card reader, or accounts alone; raise WrongError for names or money that cannot be."""
        for _ in range(TRIES):
            created = Created(id=secrets.token_urlsafe(12), code=new_code())
            try:
                row, entries = new_row(header_for(wanted, self._around.now()), wanted.names, created.id, created.code)
                await self._around.store.create(row)
                if entries:
                    await self._around.store.append(created.id, entries)
            except (BookingError, EditionError) as error:
                raise WrongError(error.message, "unread") from None
            except TakenError:
                continue
            except StoreError as error:
                raise GoneError("error-server-store", "store") from error
            return created
        raise GoneError("error-server-store", "store")

    async def reader(self, name: str) -> LiveReader:
        """Return the reader with this id or code; raise NotFoundError if there is none."""
        reader = self.live.get(name)
        if reader is None:
            found = live_reader.live_reader(await self._around.find(name), self._around)
            reader = self.live.setdefault(found.id, found)
        reader.used = self._around.now()
        return reader

    async def hear(self, id_: str) -> None:
        """Another process says that a log has grown."""
        reader = self.live.get(id_)
        if reader is not None:
            with suppress(GoneError):
                await reader.catch_up()

    async def catch_up(self) -> None:
        """Read what other processes have added to any."""
        for id_ in list(self.live):
            await self.hear(id_)

    def put_away(self, before: int) -> None:
        """Let go of those that nobody watches and nobody has asked for since a time."""
        for reader in list(self.live.values()):
            if not reader.watchers and reader.used < before:
                del self.live[reader.id]
