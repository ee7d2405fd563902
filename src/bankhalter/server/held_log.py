"""The log of a table as one process holds it: read from the store, followed, and grown, durable before all else."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import NamedTuple, Protocol, TypeVar

import msgspec
import structlog

from bankhalter.notation.errors import NotationError
from bankhalter.server.asker import Around
from bankhalter.server.entries import AnyEntry, Played, Said, entry_bytes, public, read_entry
from bankhalter.server.errors import CommandError, GoneError
from bankhalter.server.header import Secret, edition_of, read_header
from bankhalter.server.messages import Listing
from bankhalter.server.metrics import Metrics
from bankhalter.server.snapshots import restored, snapshot_bytes
from bankhalter.server.table_log import TableLog
from bankhalter.server.table_state import Stage
from bankhalter.store import ConflictError, Row, Snapshot, Store, StoreError, TableRow
from bankhalter.store import Listing as StoredListing
from bankhalter.words.catalogue import Language

RECENT = 128  # entries kept ready for clients
TRIES = 64  # how often a command is judged anew after another process was first, about every second time of two
SNAPSHOT_EVERY = 64  # entries
TOUCHED = 24 * 60 * 60 * 1000  # ms after which it is noted again that the table is in use
LAG = 300  # ms for which bots and clocks are left to the process that added the last entries
RETRY = 1000  # ms until the table tries again what the store would not take
T = TypeVar("T")
Judge = Callable[[TableLog, Around], list[AnyEntry]]
logger = structlog.get_logger()


class Recent(NamedTuple):
    """An entry as it travels, the seat that chats with it, and its sentences by language once they were asked for."""

    raw: msgspec.Raw
    chats: str
    said: dict[Language, tuple[str, ...]]


class Surroundings(Protocol):
    """What a table needs from where it stands."""

    store: Store
    metrics: Metrics
    shared: bool  # other processes serve the store, too

    def now(self) -> int:
        """Return the time in ms since 1970."""

    async def tell_others(self, table_id: str, sequence: int) -> None:
        """Let other processes know that the log has grown."""


class Owner(Protocol):
    """Whose log it is."""

    def around(self) -> Around:
        """Return what the log does not say."""

    def log_changed(self, *, seats: bool) -> None:
        """The log in hand has changed, durably; `seats`: who sits where, too."""

    def log_forgotten(self) -> None:
        """The log must be read anew, soon."""


class HeldLog:
    """The log of one table. `log`: its fold; None while it must be read anew from the store."""

    def __init__(self, row: TableRow, surroundings: Surroundings, owner: Owner) -> None:
        self.id = row.id
        self.code = row.code
        self.header = read_header(row.header)
        self.secret = Secret.read(row.secret)
        self.surroundings = surroundings
        self.lock = asyncio.Lock()  # who holds it may find more in the log than is durable, others may not
        self.log: TableLog | None = None
        self.most_recent = RECENT
        self.recent: deque[Recent] = deque(maxlen=RECENT)
        self.used = surroundings.now()
        self.lag = 0
        self._owner = owner
        self._snapshot_at = 0
        self._listed_at = row.changed
        self._told_of = 0  # the last entry that another process has spoken of
        self._catching: asyncio.Task[None] | None = None

    # reading

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
            await self._apart(log, lambda: log.fold(entries), much=bool(entries))
            self._snapshot_at = kept.sequence if kept else 0
            self.recent.clear()
            self._keep_recent(entries)
            self.log = log
            self._owner.log_changed(seats=True)
        return self.log

    def _from_snapshot(self, kept: Snapshot | None) -> TableLog:
        if kept is not None:
            try:
                return restored(self.code, self.header, self.secret, kept.state)
            except (msgspec.ValidationError, NotationError):
                logger.warning("snapshot unreadable, folding all", table=self.id, sequence=kept.sequence)
        return TableLog(self.code, self.header, self.secret)

    def is_behind(self, sequence: int, *, watched: bool) -> bool:
        """Whether what is in hand does not have the entry of this number; what nobody watches is read when needed."""
        return sequence > self.log.sequence if self.log else watched

    def hear_of(self, sequence: int) -> None:
        """Another process says that the log has grown."""
        self._told_of = max(self._told_of, sequence)
        if self._catching is None or self._catching.done():
            self._catching = asyncio.create_task(self._catch_up_with_others(), name=f"catching up {self.id}")

    async def _catch_up_with_others(self) -> None:
        before = -1
        try:
            while self.is_behind(self._told_of, watched=True) and before < (self.log.sequence if self.log else 0):
                before = self.log.sequence if self.log else 0
                await self.catch_up()
        except GoneError:
            self.forget()
        except Exception:
            logger.exception("table does not follow", table=self.id)
            self.forget()

    async def catch_up(self) -> None:
        """Read what other processes have added."""
        async with self.lock:
            if self.log is None:
                await self.loaded()
                return
            await self.read_on(self.log)

    async def read_on(self, log: TableLog) -> None:
        """Read what other processes have added. Call it with the lock held."""
        try:
            rows = await self.surroundings.store.read(self.id, log.sequence)
        except StoreError:
            self.forget()
            return
        if rows:
            self.lag = LAG
            entries = [read_entry(row.entry) for row in rows]
            try:
                await self._apart(log, lambda: log.fold(entries))
            except BaseException:
                self.forget()  # half of them may be in it
                raise
            self._keep_recent(entries)
            self._owner.log_changed(seats=True)

    def forget(self) -> None:
        """Read the log anew, soon: what is in hand may be more or less than what the store has kept."""
        self.log = None
        self._owner.log_forgotten()

    async def _apart(self, log: TableLog, work: Callable[[], T], *, much: bool = False) -> T:
        """Do what may take long beside the event loop: bots think, or there is `much` to take in."""
        if much or (log.sitting is not None and log.sitting.minds):
            return await asyncio.to_thread(work)
        return work()

    def _keep_recent(self, entries: Sequence[AnyEntry]) -> None:
        self.recent.extend(map(recent, entries))

    # growing

    async def append(self, judge: Judge, id_: str = "") -> TableLog:
        """Add the entries of a judgement to the log, unless it has those of the command `id_`; raise what it raises.

        What another process has added meanwhile is read, and all is judged anew, before anything is refused. The log
        in hand has the entries before the store has, so it is forgotten whenever that may not come to pass. Call it
        with the lock held.
        """
        for _ in range(TRIES):
            log = await self.loaded()
            if id_ and id_ in log.commands:
                return log
            before = log.sequence
            around = self._owner.around()
            try:
                entries = await self._apart(log, partial(judge, log, around))
                if not entries:
                    return log
                await self._keep(log, before, entries)
            except CommandError:
                if log.sequence != before:
                    self.forget()
                elif self.surroundings.shared and await self._has_grown(log):
                    continue
                raise
            except ConflictError:
                self.forget()
                self.lag = LAG
                continue
            except StoreError as error:
                self.forget()
                raise GoneError("error-server-store", "store") from error
            except BaseException:  # cancelled, perhaps while a bot goes on thinking
                self.forget()
                raise
            return log
        raise CommandError("error-server-busy", "busy", wait=RETRY)

    async def _has_grown(self, log: TableLog) -> bool:
        """Whether another process has added what was not known here."""
        before = log.sequence
        await self.read_on(log)
        return log.sequence > before

    async def _keep(self, log: TableLog, before: int, entries: Sequence[AnyEntry]) -> None:
        rows = [
            Row(before + number, entry_bytes(entry), entry.checksum if isinstance(entry, Played) else "")
            for number, entry in enumerate(entries, 1)
        ]
        changed = any(not isinstance(entry, Played | Said) for entry in entries) or log.stage == Stage.OVER
        with self.surroundings.metrics.append_seconds.time():
            await self.surroundings.store.append(
                self.id, rows, self._listing(log) if changed or self._is_old() else None
            )
        self.used = self.surroundings.now()
        self.lag = 0
        self._keep_recent(entries)
        self._owner.log_changed(seats=changed)
        await self.surroundings.tell_others(self.id, log.sequence)

    def _is_old(self) -> bool:
        """Whether it was noted long ago that the table is in use."""
        return self.surroundings.now() - self._listed_at >= TOUCHED

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
        self._listed_at = summary.changed
        return StoredListing(self.header.listed, int(log.stage), msgspec.json.encode(summary), summary.changed)

    # putting away

    async def keep_snapshot(self, every: int = SNAPSHOT_EVERY) -> None:
        """Keep the table as it stands, if it has grown by so many entries since the last time.

        Call it with the lock held.
        """
        log = self.log
        if log is None or log.sequence - self._snapshot_at < every or (log.game is not None and log.game.asked_back):
            return
        if log.typed:  # everything can be taken back there, so everything is folded
            return
        with suppress(StoreError, ConflictError):
            await self.surroundings.store.keep_snapshot(self.id, Snapshot(log.sequence, snapshot_bytes(log)))
            self._snapshot_at = log.sequence


def recent(entry: AnyEntry) -> Recent:
    """Return an entry as it travels."""
    return Recent(msgspec.Raw(entry_bytes(public(entry))), entry.seat if isinstance(entry, Said) else "", {})
