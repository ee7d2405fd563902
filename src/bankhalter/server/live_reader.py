"""A card reader that somebody uses: one command after the other, durable before anybody hears of it, then told."""

import asyncio
import secrets
from collections.abc import Sequence
from typing import Protocol

from bankhalter.companion.devices import first_names, new_ledger
from bankhalter.companion.entries import (
    AnyEntry,
    Header,
    entry_bytes,
    header_bytes,
    read_entry,
    read_header,
)
from bankhalter.companion.ledger import AnyLedger
from bankhalter.companion.reader import Tone
from bankhalter.server.by_device import Views, judge_of, tone_of, views_of
from bankhalter.server.errors import CommandError, GoneError, NotFoundError
from bankhalter.server.header import Secret, hashed
from bankhalter.server.held_log import TRIES
from bankhalter.server.reader_commands import AnyReaderCommand
from bankhalter.server.reader_messages import MoneyState, ReaderAck, ReaderState, ReaderYou
from bankhalter.store import ConflictError, Listing, Row, Store, StoreError, TableRow
from bankhalter.words.catalogue import Language

UNUSED, USED = 3, 4  # stages beside those of tables
TOUCHED = 24 * 60 * 60 * 1000  # ms after which it is noted again that the reader is in use
BANKER = "banker"  # whose code it is


class Surroundings(Protocol):
    """What a reader needs from where it stands."""

    store: Store
    shared: bool  # other processes serve the store, too

    def now(self) -> int:
        """Return the time in ms since 1970."""

    async def tell_others(self, table_id: str, sequence: int) -> None:
        """Let other processes know that the log has grown."""


class Watcher:
    """A client. `sent`: the last entry it has been told of, in the game number `game`; -1 before the first word."""

    def __init__(self, tokens: frozenset[str], language: Language) -> None:
        self.tokens = tokens
        self.language = language
        self.sent = -1
        self.game = 0
        self.wake = asyncio.Event()

    @property
    def hashes(self) -> frozenset[str]:
        """The hashes of its keys."""
        return frozenset(map(hashed, self.tokens))


class LiveReader:
    """One reader in one process."""

    def __init__(self, row: TableRow, surroundings: Surroundings) -> None:
        self.id = row.id
        self.code = row.code
        self.header = read_header(row.header)
        self.secret = Secret.read(row.secret)
        self.watchers: set[Watcher] = set()
        self.used = surroundings.now()
        self._stage = row.stage
        self._listed_at = row.changed
        self._around = surroundings
        self._lock = asyncio.Lock()
        self._bookings: AnyLedger | None = None  # as far as its `sequence`; None while it must be read anew
        self._views: dict[Language, Views] = {}  # of these bookings

    async def bookings(self) -> AnyLedger:
        """Return the reader as all that is durable comes to; raise GoneError if the store does not answer."""
        async with self._lock:
            return await self._loaded()

    async def _loaded(self) -> AnyLedger:
        if self._bookings is None:
            fresh = new_ledger(self.header)
            await asyncio.to_thread(_fold, fresh, await self._rows(0))  # that of an evening takes milliseconds
            self._bookings, self._views = fresh, {}
            self._wake(fresh)
        return self._bookings

    async def _rows(self, after: int) -> list[Row]:
        try:
            return await self._around.store.read(self.id, after)
        except StoreError as error:
            raise GoneError("error-server-store", "store") from error

    async def _read_on(self, bookings: AnyLedger) -> bool:
        """Read what other processes have added, and tell it; return whether there was anything."""
        rows = await self._rows(bookings.sequence)
        _fold(bookings, rows)
        self._wake(bookings)
        return bool(rows)

    async def catch_up(self) -> None:
        """Read what other processes have added, and tell it."""
        async with self._lock:
            await self._read_on(await self._loaded())

    async def command(self, id_: str, command: AnyReaderCommand, tokens: frozenset[str]) -> ReaderAck:
        """Carry out a command, once however often it comes; durable when this returns.

        Raise CommandError if it is not allowed, GoneError if the store does not answer.
        """
        hashes = frozenset(map(hashed, tokens))
        async with self._lock:
            for _ in range(TRIES):
                bookings = await self._loaded()
                if id_ in bookings.commands:
                    return ReaderAck(id=id_, sequence=bookings.commands[id_], tone=Tone.NONE)
                judge = judge_of(bookings)(bookings, hashes, self._around.now(), id_, self.host_code())
                try:
                    entries = judge.entries(command)
                except CommandError:
                    if self._around.shared and await self._read_on(bookings):
                        continue  # perhaps it is allowed by now
                    raise
                try:
                    await self._append(bookings, entries)
                except ConflictError:
                    await self._read_on(bookings)
                    continue
                bookings.fold(entries)
                self._wake(bookings)
                await self._around.tell_others(self.id, bookings.sequence)
                return ReaderAck(id=id_, sequence=bookings.sequence, tone=tone_of(bookings, command))
        raise CommandError("error-server-busy", "busy", wait=1000)

    async def _append(self, bookings: AnyLedger, entries: Sequence[AnyEntry]) -> None:
        rows = [Row(bookings.sequence + n, entry_bytes(entry), "") for n, entry in enumerate(entries, 1)]
        now = self._around.now()
        stage = USED if bookings.game.lines or len(bookings.games) > 1 else UNUSED
        stale = stage != self._stage or now - self._listed_at >= TOUCHED
        listing = Listing(False, stage, b"", now) if stale else None  # noqa: FBT003  # as rows are
        try:
            await self._around.store.append(self.id, rows, listing)
        except ConflictError:
            raise
        except BaseException as error:  # it may have been kept all the same
            self._bookings = None
            if isinstance(error, StoreError):
                raise GoneError("error-server-store", "store") from error
            raise
        self.used = now
        if listing:
            self._stage, self._listed_at = stage, now

    def host_code(self) -> str:
        """Return the code with which who has the reader can come back."""
        return self.secret.seat_code(self.code, BANKER, 0)

    # showing

    def _wake(self, bookings: AnyLedger) -> None:
        for watcher in self.watchers:
            if -1 < watcher.sent < bookings.sequence:
                watcher.wake.set()

    async def state(self, watcher: Watcher, *, whole: bool = False) -> ReaderState | MoneyState:
        """Return the reader as a client sees it, with the bookings it does not know."""
        bookings = await self.bookings()
        hashes = watcher.hashes
        host = bookings.is_host(hashes)
        you = ReaderYou(
            host=host,
            banker=bookings.is_banker(hashes),
            card=bookings.card_of(hashes),
            code=self.host_code() if host else "",
        )
        game = len(bookings.games) - 1
        since = 0 if whole or game != watcher.game else watcher.sent
        watcher.sent, watcher.game = bookings.sequence, game
        if watcher.language not in self._views:
            self._views[watcher.language] = views_of(bookings, watcher.language)
        return self._views[watcher.language].state(self.code, you, hashes, since, self._around.now())


def _fold(ledger: AnyLedger, rows: Sequence[Row]) -> None:
    ledger.fold(read_entry(row.entry) for row in rows)


def new_row(header: Header, names: Sequence[str], id_: str, code: str) -> tuple[TableRow, list[Row]]:
    """Return a new device for the store, and the first entries of its log; raise BookingError for wrong names."""
    now = header.created
    row = TableRow(id_, code, header_bytes(header), secrets.token_bytes(64), False, UNUSED, b"", now, now)  # noqa: FBT003
    return row, [Row(number, entry_bytes(entry), "") for number, entry in enumerate(first_names(header, names), 1)]


def live_reader(row: TableRow | None, surroundings: Surroundings) -> LiveReader:
    """Return the reader of a row; raise NotFoundError if it is none."""
    if row is None or row.stage < UNUSED:
        raise NotFoundError("error-server-no-reader", "no_reader")
    return LiveReader(row, surroundings)
