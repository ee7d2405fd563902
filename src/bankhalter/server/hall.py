"""All tables of one process: making them, finding them, keeping those in hand that somebody watches."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
import structlog

from bankhalter.editions.catalogue import editions, load
from bankhalter.editions.voices import voice_of
from bankhalter.reference.events import rules_of_event
from bankhalter.rules.codes import Event
from bankhalter.server.errors import GoneError, NotFoundError
from bankhalter.server.header import CODE_LENGTH, KEY_BYTES, SEED_BYTES, Secret, new_code, plain_code
from bankhalter.server.keeping import Keeping
from bankhalter.server.live_reader import UNUSED
from bankhalter.server.live_table import LiveTable
from bankhalter.server.messages import Created, CreateTable, Listing
from bankhalter.server.metrics import Metrics
from bankhalter.server.new_tables import header_for, row_for
from bankhalter.server.readers import Readers
from bankhalter.store import Store, StoreError, TableRow, TakenError
from bankhalter.words.catalogue import LANGUAGES, PARTS, parsed, source

IDLE = 60_000  # ms after which a table that nobody watches is put away
SWEEP = 5.0  # seconds between two looks for such tables
PRESENCE = 10.0  # seconds between two words to other processes about who is here
FORGETTING = 3600.0  # seconds between two looks for tables that nobody has touched for long
TRIES = 20  # codes tried for a new table
logger = structlog.get_logger()


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """What processes tell each other: a log has grown, or who watches a table where."""

    process: str
    table: str
    sequence: int = 0
    seats: tuple[str, ...] | None = None
    host: bool = False


_LISTING = msgspec.json.Decoder(Listing)
_NOTICE = msgspec.json.Decoder(Notice)

Relay = Callable[[bytes], Awaitable[None]]


async def _alone(_: bytes) -> None:
    """There is no other process."""


class Hall:
    """The tables in hand."""

    def __init__(self, store: Store, keep_days: int | None = None) -> None:
        """`keep_days`: for how many days games are kept that nobody touches; None: for ever."""
        self.store = store
        self.keeping = Keeping(keep_days)
        self.metrics = Metrics()
        self.relay: Relay = _alone
        self.shared = False
        self.process = secrets.token_hex(8)
        self.tables: dict[str, LiveTable] = {}
        self.readers = Readers(self)
        self._loading: dict[str, asyncio.Lock] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._warming: asyncio.Task[None] | None = None

    def share(self, relay: Relay) -> None:
        """Serve the store together with other processes, to which `relay` carries notices."""
        self.relay, self.shared = relay, True

    def now(self) -> int:
        """Return the time in ms since 1970."""
        return time.time_ns() // 1_000_000

    def new_secret(self) -> Secret:
        """Draw what a table's dice, cards and codes come from."""
        return Secret(secrets.token_bytes(SEED_BYTES), secrets.token_bytes(KEY_BYTES))

    async def open(self) -> None:
        """Begin to serve; raise StoreError if the store cannot be opened."""
        await self.store.open()
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")
        self._warming = asyncio.create_task(asyncio.to_thread(warm_up), name="warming")

    async def close(self) -> None:
        """Put everything away."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._sweeper
        if self._warming is not None:
            await self._warming
        for table in list(self.tables.values()):
            await table.put_away(at_once=True)
        self.tables.clear()
        await self.store.close()

    # tables

    async def create(self, wanted: CreateTable) -> Created:
        """Make a table; raise WrongError for an edition, option, place or bot that there is not."""
        secret, now = self.new_secret(), self.now()
        header = header_for(wanted, secret, now)
        for _ in range(TRIES):
            created = Created(id=secrets.token_urlsafe(12), code=new_code())
            row = row_for(created, header, secret, now)
            try:
                await self.store.create(row)
            except TakenError:
                continue
            except StoreError as error:
                raise GoneError("error-server-store", "store") from error
            return created
        raise GoneError("error-server-store", "store")

    async def table(self, name: str) -> LiveTable:
        """Return the table with this id or code; raise NotFoundError if there is none."""
        if name in self.tables:
            table = self.tables[name]
            table.used = self.now()
            return table
        async with self._loading.setdefault(name, asyncio.Lock()):
            try:
                row = await self.find(name)
            finally:
                self._loading.pop(name, None)
            if row is None:
                raise NotFoundError("error-server-no-table", "no_table")
            if row.stage >= UNUSED:
                raise NotFoundError("error-server-is-reader", "no_table", code=row.code)
            if row.id not in self.tables:
                self.tables[row.id] = LiveTable(row, self)
            return self.tables[row.id]

    async def find(self, name: str) -> TableRow | None:
        """Return what the store has of a table or card reader; raise GoneError if it does not answer."""
        code = plain_code(name)
        try:
            row = await self.store.find(name) if name.isprintable() and name else None
            if row is None and len(code) == CODE_LENGTH:
                row = await self.store.find_code(code)
        except StoreError as error:
            raise GoneError("error-server-store", "store") from error
        return row

    async def listed(self, limit: int = 50) -> list[Listing]:
        """Return the listed tables that have not ended, those that changed last first."""
        try:
            rows = [row for stage in (0, 1) for row in await self.store.listed(stage, limit)]
        except StoreError as error:
            raise GoneError("error-server-store", "store") from error
        return [_LISTING.decode(row.summary) for row in rows]

    # other processes

    async def tell_others(self, table_id: str, sequence: int) -> None:
        """Let other processes know that the log has grown."""
        if self.shared:
            await self._send(Notice(process=self.process, table=table_id, sequence=sequence))

    async def tell_presence(self, table: LiveTable) -> None:
        """Let other processes know who is here."""
        if self.shared:
            host = any(client.host for client in table.clients)
            await self._send(
                Notice(process=self.process, table=table.id, seats=tuple(sorted(table.here.seats())), host=host)
            )

    async def _send(self, notice: Notice) -> None:
        try:
            await self.relay(msgspec.json.encode(notice))
        except Exception:
            logger.exception("other processes not told", table=notice.table)

    async def hear(self, data: bytes) -> None:
        """Take in what another process says; nothing, if what it said may have been missed."""
        if not data:
            for each in list(self.tables.values()):
                with suppress(GoneError):
                    await each.catch_up()
            await self.readers.catch_up()
            return
        notice = _NOTICE.decode(data)
        if notice.process != self.process:
            await self.readers.hear(notice.table)
        table = self.tables.get(notice.table)
        if notice.process == self.process or table is None:
            return
        if notice.seats is not None:
            table.hear_presence(notice.process, frozenset(notice.seats), host=notice.host)
        elif table.is_behind(notice.sequence):
            table.hear_of(notice.sequence)

    # putting away

    async def _sweep(self) -> None:
        told = forgot = time.monotonic()
        while True:
            await asyncio.sleep(SWEEP)
            due = time.monotonic() - told >= PRESENCE
            if time.monotonic() - forgot >= FORGETTING:
                with suppress(StoreError):
                    await self.forget_old()
                forgot = time.monotonic()
            for table in list(self.tables.values()):
                try:
                    await self._look_after(table, due=due)
                except GoneError:
                    continue  # the store is not there; clients are told so when they ask for something
                except Exception:
                    logger.exception("table not looked after", table=table.id)
            self.readers.put_away(self.now() - IDLE)
            told = time.monotonic() if due else told

    async def forget_old(self) -> None:
        """Forget tables that nobody has touched for long; those in hand are in use."""
        for row in await self.keeping.due(self.store, self.now()):
            if row.id not in self.tables and row.id not in self.readers.live:
                await self.store.delete(row.id)
                logger.info("table forgotten, as nobody has touched it for long", table=row.id, stage=row.stage)

    async def _look_after(self, table: LiveTable, *, due: bool) -> None:
        if table.clients:
            table.settle_presence()
            await table.keep_snapshot()
            if due and self.shared:
                await self.tell_presence(table)
                await table.catch_up()
        elif self.now() - table.used > IDLE:
            await table.put_away()
            if not table.clients and self.now() - table.used > IDLE:  # nobody has come meanwhile
                self.tables.pop(table.id, None)


def warm_up() -> None:
    """Read what the first events of games need, so that nobody waits for it: texts, the reference of the rules."""
    for language in LANGUAGES:
        for part in PARTS:
            parsed(source(language, part))
    for name in editions():
        rules_of_event(Event.TURN_STARTED, (0,), name)
        for language in LANGUAGES:
            voice_of(load(name), language).has("nothing")
