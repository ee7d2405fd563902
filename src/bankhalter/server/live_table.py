"""A table that somebody watches: one command after the other, durable before anybody hears of it, then told to all."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from hashlib import sha256
from math import isinf
from typing import NamedTuple, Protocol, TypeVar

import msgspec
import structlog

from bankhalter.editions.voices import voice_of
from bankhalter.notation.errors import NotationError
from bankhalter.server import views
from bankhalter.server.commands import AnyCommand
from bankhalter.server.due import do_due, due_after, is_due
from bankhalter.server.entries import AnyEntry, Played, Said, entry_bytes, public, read_entry
from bankhalter.server.errors import CommandError, GoneError
from bankhalter.server.header import Secret, edition_of, read_header
from bankhalter.server.judge import Around, asker_of, carry_out, late_from, may_be_asked
from bankhalter.server.messages import Ack, Listing, News, Welcome
from bankhalter.server.metrics import Metrics
from bankhalter.server.snapshots import restored, snapshot_bytes
from bankhalter.server.table_log import Stage, TableLog
from bankhalter.store import ConflictError, Row, Snapshot, Store, StoreError, TableRow
from bankhalter.store import Listing as StoredListing
from bankhalter.words.catalogue import Language
from bankhalter.words.plain_data import read_message
from bankhalter.words.voice import Voice

RECENT = 128  # entries kept ready for clients
TRIES = 8  # how often a command is judged anew after another process was first
SNAPSHOT_EVERY = 64  # entries
HEARD_FOR = 30_000  # ms for which what another process has said of who is there holds
COMINGS = 0.2  # seconds in which all who come and go are told of together
LAG = 300  # ms for which bots and clocks are left to the process that added the last entries
RETRY = 1000  # ms until the table tries again what the store would not take
T = TypeVar("T")
Judge = Callable[[TableLog, Around], list[AnyEntry]]
logger = structlog.get_logger()


class Surroundings(Protocol):
    """What a table needs from where it stands."""

    store: Store
    metrics: Metrics

    def now(self) -> int:
        """Return the time in ms since 1970."""

    async def tell_others(self, table_id: str, sequence: int) -> None:
        """Let other processes know that the log has grown."""

    async def tell_presence(self, table: "LiveTable") -> None:
        """Let other processes know who is here."""


class Recent(NamedTuple):
    """An entry as it travels, and its sentences by language, rendered when first asked for."""

    entry: AnyEntry
    raw: msgspec.Raw
    said: dict[Language, tuple[str, ...]]


class Client:
    """Somebody who watches a table, with keys to seats or without. `sent`: the last entry it has been given."""

    def __init__(self, tokens: frozenset[str], lang: Language | None) -> None:
        self.tokens = tokens
        self.lang = lang
        self.sent = 0
        self.seen = -1  # the version of the moment
        self.wake = asyncio.Event()
        self.seats: frozenset[str] = frozenset()
        self.host = False
        self.opened: frozenset[tuple[str, int]] = frozenset()  # the seats that it knows its keys open, and since when


class LiveTable:
    """One table in one process. `log` is None while it must be read anew from the store."""

    def __init__(self, row: TableRow, surroundings: Surroundings) -> None:
        self.id = row.id
        self.code = row.code
        self.header = read_header(row.header)
        self.secret = Secret.read(row.secret)
        self.surroundings = surroundings
        self.lock = asyncio.Lock()
        self.log: TableLog | None = None
        self.recent: deque[Recent] = deque(maxlen=RECENT)
        self.clients: set[Client] = set()
        self.elsewhere: dict[str, tuple[int, frozenset[str], bool]] = {}  # process: when heard of, seats, host
        self.begun = surroundings.now()  # who was here before is not known
        self.last_seen: dict[str, int] = {}  # when seats were here last that have been here
        self._shown_here: tuple[frozenset[str], bool] = (frozenset(), False)
        self.version = 0  # counts all that can be seen: entries and who is here
        self.poked = asyncio.Event()
        self.used = surroundings.now()
        self._moment: tuple[int, msgspec.Raw] = (-1, msgspec.Raw(b"null"))
        self._may: dict[frozenset[str], dict[str, tuple[str, ...]]] = {}
        self._news: dict[object, bytes] = {}
        self._snapshot_at = 0
        self._telling: asyncio.TimerHandle | None = None
        self._lag = 0
        self._told_of = 0  # the last entry that another process has spoken of
        self._catching: asyncio.Task[None] | None = None
        self._shown_late: tuple[str, ...] = ()
        self._runner: asyncio.Task[None] | None = None
        self._voices: dict[Language, Voice] = {}

    # who is here

    def present(self) -> frozenset[str]:
        """Return the seats whose persons are connected, to whichever process."""
        here = {seat for client in self.clients for seat in client.seats}
        for seats, _host in self._heard_of():
            here |= seats
        return frozenset(here)

    def host_present(self) -> bool:
        """Whether who made the table is connected, to whichever process."""
        here = any(client.host for client in self.clients)
        return here or any(host for _seats, host in self._heard_of())

    def _heard_of(self) -> list[tuple[frozenset[str], bool]]:
        horizon = self.surroundings.now() - HEARD_FOR
        return [(seats, host) for heard, seats, host in self.elsewhere.values() if heard >= horizon]

    def around(self) -> Around:
        """Return what the log does not say."""
        away_since = {chair.seat: self.begun for chair in self.log.chairs} if self.log else {}
        return Around(self.surroundings.now(), self.present(), self.host_present(), away_since | self.last_seen)

    async def join(self, client: Client, last: int | None, history: int) -> bytes:
        """Let a client watch and return its welcome, with the entries after `last`, else the last `history` ones."""
        async with self.lock:
            log = await self.loaded()
            if last is not None and last > log.sequence:  # another process has told it what is not known here
                await self._read_on(log)
                log = await self.loaded()
            self.clients.add(client)
            client.seats, client.host = asker_of(log, client.tokens)
            self._seen_soon()
            if self._runner is None or self._runner.done():
                self._runner = asyncio.create_task(self._run(), name=f"table {self.id}")
        try:
            await self.surroundings.tell_presence(self)
            first = max(0, log.sequence - history) if last is None or last > log.sequence else last
            return await self.welcome(client, first)
        except BaseException:
            await self.part(client)
            raise

    async def part(self, client: Client) -> None:
        """A client is gone."""
        if client not in self.clients:
            return
        self.clients.discard(client)
        self.used = now = self.surroundings.now()
        self.last_seen |= dict.fromkeys(client.seats, now)
        self._seen_soon()
        await self.surroundings.tell_presence(self)

    def hear_presence(self, process: str, seats: frozenset[str], *, host: bool) -> None:
        """Another process says who is connected to it."""
        now = self.surroundings.now()
        heard, before, _ = self.elsewhere.get(process, (0, frozenset(), False))
        left = before - seats if heard >= now - HEARD_FOR else frozenset()
        self.last_seen |= dict.fromkeys(seats | left, now)
        self.elsewhere[process] = (now, seats, host)
        self.settle_presence()

    def settle_presence(self) -> None:
        """Show it if others are here than was shown last, be it that another process is no longer heard of."""
        if (self.present(), self.host_present()) != self._shown_here:
            self._seen_soon()

    def settle_seats(self) -> None:
        """Find out anew what the keys of each client open."""
        if self.log is None:
            return
        changed = False
        for client in self.clients:
            seats, client.host = asker_of(self.log, client.tokens)
            changed |= seats != client.seats
            client.seats = seats
        if changed:
            self._seen_anew()
        self.settle_presence()

    def _seen_soon(self) -> None:
        """Tell who is here, but not everybody of everybody when many come or go at once."""
        self._moment = (-1, msgspec.Raw(b"null"))
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(COMINGS, self._seen_anew)

    def _seen_anew(self) -> None:
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None
        self.version += 1
        self._shown_here = (self.present(), self.host_present())
        self._may.clear()
        self._news.clear()
        for client in self.clients:
            client.wake.set()
        self.poked.set()

    # reading the log

    async def loaded(self) -> TableLog:
        """Return the fold of the log, read from the store if need be. Call it with the lock held.

        Raise GoneError if the store does not answer.
        """
        if self.log is None:
            try:
                kept = await self.surroundings.store.snapshot(self.id)
                log = self._from_snapshot(kept)
                rows = await self.surroundings.store.read(self.id, log.sequence)
            except StoreError as error:
                raise GoneError("error-server-store", "store") from error
            entries = [read_entry(row.entry) for row in rows]
            await self._apart(log, lambda: log.fold(entries))
            self._snapshot_at = kept.sequence if kept else 0
            self.recent.clear()
            self._keep_recent(entries)
            self.log = log
            self.settle_seats()
            self._seen_anew()
        return self.log

    def _from_snapshot(self, kept: Snapshot | None) -> TableLog:
        if kept is not None:
            try:
                return restored(self.code, self.header, self.secret, kept.state)
            except (msgspec.ValidationError, NotationError):
                logger.warning("snapshot unreadable, folding all", table=self.id, sequence=kept.sequence)
        return TableLog(self.code, self.header, self.secret)

    def is_behind(self, sequence: int) -> bool:
        """Whether what is in hand does not have the entry of this number; what nobody watches is read when needed."""
        return sequence > self.log.sequence if self.log else bool(self.clients)

    def opens(self, seat: str, tokens: frozenset[str]) -> bool:
        """Whether one of the keys opens the seat, as far as is known without reading the log."""
        return self.log is not None and seat in asker_of(self.log, tokens).seats

    def hear_of(self, sequence: int) -> None:
        """Another process says that the log has grown."""
        self._told_of = max(self._told_of, sequence)
        if self._catching is None or self._catching.done():
            self._catching = asyncio.create_task(self._catch_up_with_others(), name=f"catching up {self.id}")

    async def _catch_up_with_others(self) -> None:
        before = -1
        try:
            while self.is_behind(self._told_of) and before < (self.log.sequence if self.log else 0):
                before = self.log.sequence if self.log else 0
                await self.catch_up()
        except GoneError:
            self._forget()
        except Exception:
            logger.exception("table does not follow", table=self.id)
            self._forget()

    async def catch_up(self) -> None:
        """Read what other processes have added, and tell it."""
        async with self.lock:
            if self.log is None:
                await self.loaded()
                return
            await self._read_on(self.log)

    async def _read_on(self, log: TableLog) -> None:
        try:
            rows = await self.surroundings.store.read(self.id, log.sequence)
        except StoreError:
            self._forget()
            return
        if rows:
            self._lag = LAG
            entries = [read_entry(row.entry) for row in rows]
            try:
                await self._apart(log, lambda: log.fold(entries))
            except BaseException:
                self._forget()  # half of them may be in it
                raise
            self._keep_recent(entries)
            self.settle_seats()
            self._seen_anew()

    def _forget(self) -> None:
        """Read the log anew, soon: what is in hand may be more or less than what the store has kept."""
        self.log = None
        self.poked.set()

    async def _apart(self, log: TableLog, work: Callable[[], T]) -> T:
        """Do what may take long beside the event loop: bots think."""
        if log.sitting is not None and log.sitting.minds:
            return await asyncio.to_thread(work)
        return work()

    def _keep_recent(self, entries: Sequence[AnyEntry]) -> None:
        for entry in entries:
            self.recent.append(Recent(entry, msgspec.Raw(entry_bytes(public(entry))), {}))

    # commands

    async def command(self, id_: str, command: AnyCommand, tokens: frozenset[str]) -> Ack:
        """Carry out a command, once however often it comes; durable when this returns.

        Raise CommandError if it is not allowed, GoneError if the store does not answer.
        """
        own = own_id(id_, command)

        def judge(log: TableLog, around: Around) -> list[AnyEntry]:
            return carry_out(log, command, own, asker_of(log, tokens), around)

        async with self.lock:
            log = await self.loaded()
            if own not in log.commands:
                log = await self._append(judge, own)
            sequence = log.commands.get(own, log.sequence)
        return Ack(id=id_, sequence=sequence)

    async def _append(self, judge: Judge, id_: str = "") -> TableLog:
        """Add the entries of a judgement to the log; raise what it raises.

        The log in hand has them before the store has, so it is forgotten whenever that may not come to pass.
        """
        for _ in range(TRIES):
            log = await self.loaded()
            if id_ and id_ in log.commands:
                return log
            before = log.sequence
            around = self.around()
            try:
                entries = await self._apart(log, partial(judge, log, around))
                if not entries:
                    return log
                await self._keep(log, before, entries)
            except CommandError:
                if log.sequence != before:
                    self._forget()
                raise
            except ConflictError:
                self._forget()
                self._lag = LAG
                continue
            except StoreError as error:
                self._forget()
                raise GoneError("error-server-store", "store") from error
            except BaseException:  # cancelled, perhaps while a bot goes on thinking
                self._forget()
                raise
            return log
        raise CommandError("error-server-busy", "busy", wait=RETRY)

    async def _keep(self, log: TableLog, before: int, entries: Sequence[AnyEntry]) -> None:
        rows = [
            Row(before + number, entry_bytes(entry), entry.checksum if isinstance(entry, Played) else "")
            for number, entry in enumerate(entries, 1)
        ]
        changed = any(not isinstance(entry, Played | Said) for entry in entries) or log.stage == Stage.OVER
        with self.surroundings.metrics.append_seconds.time():
            await self.surroundings.store.append(self.id, rows, self._listing(log) if changed else None)
        self.used = self.surroundings.now()
        self._lag = 0
        self._keep_recent(entries)
        if changed:
            self.settle_seats()
        self._seen_anew()
        await self.surroundings.tell_others(self.id, log.sequence)

    def _listing(self, log: TableLog) -> StoredListing:
        chairs = log.chairs
        summary = Listing(
            id=self.id,
            code=self.code,
            edition=edition_of(self.header).name,
            stage=Stage(log.stage).name.lower(),  # type: ignore[arg-type]  # one of these three
            seats=tuple(chair.shown for chair in chairs if chair.seat),
            open_places=sum(chair.holder == "open" for chair in chairs),
            changed=self.surroundings.now(),
        )
        return StoredListing(self.header.listed, int(log.stage), msgspec.json.encode(summary), summary.changed)

    # what clients get

    async def look(self, client: Client, history: int) -> bytes:
        """Return a welcome, with the last `history` entries, for a client that does not stay."""
        async with self.lock:
            log = await self.loaded()
            client.seats = asker_of(log, client.tokens).seats
            first = max(0, log.sequence - history)
        return await self.welcome(client, first)

    async def welcome(self, client: Client, first: int) -> bytes:
        """Return everything a client needs to begin, with the entries after `first`."""
        async with self.lock:
            log = await self.loaded()
            raws, said = await self._entries(first, log.sequence, client)
            message = Welcome(
                table=views.table_view(log, self.id),
                you=views.you(log, asker_of(log, client.tokens)),
                sequence=log.sequence,
                first=first,
                entries=raws,
                moment=self._moment_raw(log),
                may=self._may_of(log, client.seats),
                said=said,
            )
            client.sent, client.seen, client.opened = log.sequence, self.version, opened(log, client.seats)
        return msgspec.json.encode(message)

    async def next(self, client: Client) -> bytes:
        """Wait until there is something new for a client, and return it."""
        while True:
            client.wake.clear()
            if client.seen != self.version:
                async with self.lock:  # or the log may have what is not durable yet
                    log = self.log
                    behind = log.sequence - client.sent if log else 0
                    if log and 0 <= behind <= len(self.recent):
                        return self._news_for(log, client)
                if log:
                    with suppress(GoneError):  # it is told when the store answers
                        return await self.welcome(client, max(0, log.sequence - RECENT))
            await client.wake.wait()

    def _news_for(self, log: TableLog, client: Client) -> bytes:
        muted = self._muted(log, client)
        now_opened = opened(log, client.seats)
        you = None if now_opened == client.opened else views.you(log, asker_of(log, client.tokens))
        key = (client.sent, client.seats, client.lang, muted)
        data = self._news.get(key) if you is None else None
        if data is None:
            raws, said = self._recent_after(log, client.sent, client.lang, muted)
            data = msgspec.json.encode(
                News(
                    sequence=log.sequence,
                    first=client.sent,
                    entries=raws,
                    moment=self._moment_raw(log),
                    may=self._may_of(log, client.seats),
                    you=you,
                    said=said,
                )
            )
            if you is None:
                self._news[key] = data
        client.sent, client.seen, client.opened = log.sequence, self.version, now_opened
        return data

    def _muted(self, log: TableLog, client: Client) -> frozenset[str]:
        chairs = [chair for chair in log.chairs if chair.seat and chair.seat in client.seats]
        return frozenset.intersection(*(frozenset(chair.muted) for chair in chairs)) if chairs else frozenset()

    def _recent_after(
        self, log: TableLog, first: int, lang: Language | None, muted: frozenset[str]
    ) -> tuple[tuple[msgspec.Raw, ...], tuple[tuple[str, ...], ...] | None]:
        count = log.sequence - first
        ready = list(self.recent)[len(self.recent) - count :] if count else []
        raws = tuple(_hushed(each.entry, each.raw, muted) for each in ready)
        if lang is None:
            return raws, None
        return raws, tuple(self._sentences(each, lang) for each in ready)

    def _sentences(self, each: Recent, lang: Language) -> tuple[str, ...]:
        if lang not in each.said:
            each.said[lang] = said_in(each.entry, self._voice(lang))
        return each.said[lang]

    def _voice(self, lang: Language) -> Voice:
        if lang not in self._voices:
            self._voices[lang] = voice_of(edition_of(self.header), lang)
        return self._voices[lang]

    async def _entries(
        self, first: int, last: int, client: Client
    ) -> tuple[tuple[msgspec.Raw, ...], tuple[tuple[str, ...], ...] | None]:
        """Return entries from the store where they are no longer at hand."""
        log = self.log
        if log is None:
            raise GoneError("error-server-store", "store")
        muted = self._muted(log, client)
        if last - first <= len(self.recent):
            return self._recent_after(log, first, client.lang, muted)
        try:
            rows = await self.surroundings.store.read(self.id, first, last - first)
        except StoreError as error:
            raise GoneError("error-server-store", "store") from error
        entries = [read_entry(row.entry) for row in rows]
        raws = tuple(_hushed(entry, msgspec.Raw(entry_bytes(public(entry))), muted) for entry in entries)
        if client.lang is None:
            return raws, None
        voice = self._voice(client.lang)
        return raws, await asyncio.to_thread(lambda: tuple(said_in(entry, voice) for entry in entries))

    def _moment_raw(self, log: TableLog) -> msgspec.Raw:
        if self._moment[0] != self.version:
            view = views.moment(log, self.around(), self.watchers())
            self._moment = (self.version, msgspec.Raw(views.moment_bytes(view)))
        return self._moment[1]

    def watchers(self) -> int:
        """Return how many watch here without a seat."""
        return sum(not client.seats for client in self.clients)

    def _may_of(self, log: TableLog, seats: frozenset[str]) -> dict[str, tuple[str, ...]]:
        if seats not in self._may:
            self._may[seats] = views.may_of(log, seats)
        return self._may[seats]

    # what happens by itself

    async def _run(self) -> None:
        """Let bots act and clocks run out while somebody watches."""
        while self.clients:
            self.poked.clear()
            try:
                delay = await self.do_what_is_due(self._lag)
            except CommandError as error:
                delay = error.wait or RETRY
                self.poked.clear()  # a store that takes nothing is not asked all the time
            except Exception:
                logger.exception("table stumbled", table=self.id)
                self.log, delay = None, RETRY
                self.poked.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(None if delay is None else max(delay, 1) / 1000):
                    await self.poked.wait()

    async def do_what_is_due(self, lag: int = 0) -> int | None:
        """Do what time or bots have brought about, and return in how many ms there may be more; None: not by time.

        What has been due for less than `lag` ms is left to another process.
        """
        async with self.lock:
            log = await self.loaded()
            if is_due(log, self.surroundings.now() - lag):
                before = log.sequence
                log = await self._append(lambda log, around: do_due(log, around.now))
                if log.sequence != before:
                    return 0
            now = self.surroundings.now() - lag
            waits = [at - now for at in (due_after(log, now), self._late(log)) if at is not None]
            return max(0, min(waits)) if waits else None

    def _late(self, log: TableLog) -> int | None:
        """Return when the next person will be late; show it when one has become so."""
        around = self.around()
        late = tuple(seat for seat in log.people() if may_be_asked(log, seat, around))
        if late != self._shown_late:
            self._shown_late = late
            self._seen_anew()
        at = late_from(log, around)
        return None if isinf(at) else int(at)

    # putting away

    async def keep_snapshot(self) -> None:
        """Keep the table as it stands, if it has grown much since the last time."""
        async with self.lock:
            log = self.log
            if log is None or log.sequence - self._snapshot_at < SNAPSHOT_EVERY or _in_request(log):
                return
            await self._put_away(log)

    async def put_away(self, *, at_once: bool = False) -> None:
        """Keep the table as it stands, before it is forgotten here; with `at_once` even if somebody watches."""
        async with self.lock:
            if self.clients and not at_once:
                return
            if self._runner is not None:
                self._runner.cancel()
            if self.log is not None and self.log.sequence > self._snapshot_at and not _in_request(self.log):
                await self._put_away(self.log)

    async def _put_away(self, log: TableLog) -> None:
        with suppress(StoreError, ConflictError):
            await self.surroundings.store.keep_snapshot(self.id, Snapshot(log.sequence, snapshot_bytes(log)))
            self._snapshot_at = log.sequence


def own_id(id_: str, command: AnyCommand) -> str:
    """Return the id of a command by which it is remembered: two clients that both count from 1 must not collide."""
    return f"{id_} {sha256(msgspec.json.encode(command)).hexdigest()[:16]}"


def _in_request(log: TableLog) -> bool:
    return log.game is not None and bool(log.game.asked_back)


def opened(log: TableLog, seats: frozenset[str]) -> frozenset[tuple[str, int]]:
    """Return seats with the entries by which their persons sat down, on which their codes depend."""
    return frozenset((chair.seat, chair.sat) for chair in log.chairs if chair.seat in seats)


def said_in(entry: AnyEntry, voice: Voice) -> tuple[str, ...]:
    """Return the sentences of an entry in a language; none where a page says more than words."""
    if not isinstance(entry, Played):
        return ()
    return tuple(voice(read_message(message)) for _, message, _rules in entry.told)


def _hushed(entry: AnyEntry, raw: msgspec.Raw, muted: frozenset[str]) -> msgspec.Raw:
    if isinstance(entry, Said) and entry.seat in muted:
        return msgspec.Raw(entry_bytes(msgspec.structs.replace(entry, text="", command="")))
    return raw
