"""A table that somebody watches: one command after the other, durable before anybody hears of it, then told to all."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from hashlib import sha256
from math import isinf
from typing import Protocol

import msgspec
import structlog

from bankhalter.server import held_log
from bankhalter.server.absence_judge import late_from, late_seats
from bankhalter.server.asker import Around, asker_of
from bankhalter.server.commands import AnyCommand
from bankhalter.server.due import do_due, due_after, is_due
from bankhalter.server.entries import AnyEntry
from bankhalter.server.errors import CommandError
from bankhalter.server.held_log import RETRY, HeldLog
from bankhalter.server.here import Client, Here, Line, settle
from bankhalter.server.judge import carry_out
from bankhalter.server.messages import Ack
from bankhalter.server.own_names import NO_NAMES
from bankhalter.server.table_log import TableLog
from bankhalter.server.telling import Telling
from bankhalter.store import TableRow

ASKED_FOR = 60_000  # ms for which bots and clocks go on after a request of somebody who is not connected
COMINGS = 0.2  # seconds in which all who come and go are told of together
logger = structlog.get_logger()


class Surroundings(held_log.Surroundings, Protocol):
    """What a table needs from where it stands."""

    async def tell_presence(self, table: "LiveTable") -> None:
        """Let other processes know who is here."""


class LiveTable:
    """One table in one process: its log, who is here, and what they are told."""

    def __init__(self, row: TableRow, surroundings: Surroundings) -> None:
        self.id = row.id
        self.code = row.code
        self.surroundings = surroundings
        self.held = HeldLog(row, surroundings, self)
        self.here = Here(surroundings.now)
        self.telling = Telling(self.held, self.here, self.around)
        self.header = self.held.header
        self.secret = self.held.secret
        self.lock = self.held.lock
        self.poked = asyncio.Event()
        self._shown_late: tuple[str, ...] = ()
        self._showing: asyncio.TimerHandle | None = None
        self._runner: asyncio.Task[None] | None = None
        self._runs_until = 0  # even if nobody is connected

    @property
    def log(self) -> TableLog | None:
        """The log in hand; it may have what is not durable yet while somebody holds the lock."""
        return self.held.log

    @property
    def names(self) -> Mapping[int, str]:
        """What squares are called here otherwise than in the edition, as far as the log is in hand."""
        return self.log.names if self.log else NO_NAMES

    @property
    def clients(self) -> set[Client]:
        """Those who are here."""
        return self.here.clients

    @property
    def used(self) -> int:
        """When the table was asked for last, in ms since 1970."""
        return self.held.used

    @used.setter
    def used(self, now: int) -> None:
        self.held.used = now

    async def loaded(self) -> TableLog:
        """Return the log, read from the store if need be; raise GoneError if that does not answer. Hold the lock."""
        return await self.held.loaded()

    async def catch_up(self) -> None:
        """Read what other processes have added, and tell it."""
        await self.held.catch_up()

    def is_behind(self, sequence: int) -> bool:
        """Whether what is in hand does not have the entry of this number; what nobody watches is read when needed."""
        return self.held.is_behind(sequence, watched=bool(self.clients))

    def hear_of(self, sequence: int) -> None:
        """Another process says that the log has grown."""
        self.held.hear_of(sequence)

    # who is here

    def around(self) -> Around:
        """Return what the log does not say."""
        here = self.here
        return Around(self.surroundings.now(), here.present(), here.host_present(), here.away_since())

    async def join(self, client: Client, last: int | None, history: int) -> bytes:
        """Let a client watch and return its welcome, with the entries after `last`, else the last `history` ones."""
        async with self.lock:
            log = await self.loaded()
            if last is not None and last > log.sequence:  # another process has told it what is not known here
                await self.held.read_on(log)
                log = await self.loaded()
            self.here.add(client, log)
            self._show_soon()
            self._go_on()
        try:
            await self.surroundings.tell_presence(self)
            first = max(0, log.sequence - history) if last is None or last > log.sequence else last
            return await self.telling.welcome(client, first)
        except BaseException:
            await self.part(client)
            raise

    async def part(self, client: Client) -> None:
        """A client is gone."""
        if client not in self.clients:
            return
        self.here.drop(client)
        self.used = self.surroundings.now()
        self._show_soon()
        await self.surroundings.tell_presence(self)

    def hear_presence(self, process: str, seats: frozenset[str], *, host: bool) -> None:
        """Another process says who is connected to it."""
        self.here.hear(process, seats, host=host)
        self.settle_presence()

    def settle_presence(self) -> None:
        """Show it if others are here than was shown last, be it that another process is no longer heard of."""
        if self.here.has_changed():
            self._show_soon()

    def settle_seats(self) -> None:
        """Find out anew what the keys of each client open."""
        if self.log is None:
            return
        if self.here.settle(self.log):
            self.show_anew()
        self.settle_presence()

    def opens(self, seat: str, tokens: frozenset[str]) -> bool:
        """Whether one of the keys opens the seat, as far as is known without reading the log."""
        return self.log is not None and seat in asker_of(self.log, tokens).seats

    # showing

    def _show_soon(self) -> None:
        """Tell who is here, but not everybody of everybody when many come or go at once."""
        self.telling.forget_moment()
        if self._showing is None:
            self._showing = asyncio.get_running_loop().call_later(COMINGS, self.show_anew)

    def show_anew(self) -> None:
        """Tell all clients how the table stands now, once that is certainly durable."""
        self._has_changed()
        self.telling.tell_when_durable()
        self.poked.set()

    def _has_changed(self) -> None:
        if self._showing is not None:
            self._showing.cancel()
            self._showing = None
        self.here.show()
        self.telling.seen_anew()

    def log_changed(self, *, seats: bool) -> None:
        """The log in hand has changed, durably; `seats`: who sits where, too."""
        if seats and self.log is not None:
            self.here.settle(self.log)
        self._has_changed()
        self.telling.tell()
        if self.log is None or self._shown_late or self._something_comes(self.log):
            self.poked.set()

    def log_forgotten(self) -> None:
        """The log must be read anew, soon."""
        self.poked.set()

    async def look(self, client: Client, history: int) -> bytes:
        """Return a welcome, with the last `history` entries, for a client that does not stay."""
        async with self.lock:
            log = await self.loaded()
            settle(client, log)
            first = max(0, log.sequence - history)
        return await self.telling.welcome(client, first)

    async def next(self, client: Client) -> bytes:
        """Wait until there is something new for a client, and return it."""
        return await self.telling.next(client)

    def lead(self, client: Client, line: Line) -> bool:
        """Tell a client from now on through its line, if it has been told everything and is ready for more."""
        if client.seen != self.telling.version or not line.ready():
            return False
        client.line = line
        return True

    # commands

    async def command(self, id_: str, command: AnyCommand, tokens: frozenset[str]) -> Ack:
        """Carry out a command, once however often it comes; durable when this returns.

        Raise CommandError if it is not allowed, GoneError if the store does not answer.
        """
        own = own_id(id_, command)

        def judge(log: TableLog, around: Around) -> list[AnyEntry]:
            return carry_out(log, command, own, asker_of(log, tokens), around)

        async with self.lock:
            log = await self.held.append(judge, own)
            return Ack(id=id_, sequence=log.commands.get(own, log.sequence))

    # what happens by itself

    def asked_for(self) -> None:
        """Somebody plays or watches by requests alone: bots and clocks go on for a while."""
        self._runs_until = self.surroundings.now() + ASKED_FOR
        self._go_on()

    def _go_on(self) -> None:
        if self._runner is None or self._runner.done():
            self._runner = asyncio.create_task(self._run(), name=f"table {self.id}")

    async def _run(self) -> None:
        """Let bots act and clocks run out while somebody watches."""
        while self.clients or self.surroundings.now() < self._runs_until:
            self.poked.clear()
            try:
                delay = await self.do_what_is_due(self.held.lag)
            except CommandError as error:
                delay = error.wait or RETRY
                self.poked.clear()  # a store that takes nothing is not asked all the time
            except Exception:
                logger.exception("table stumbled", table=self.id)
                self.held.log, delay = None, RETRY
                self.poked.clear()
            if delay is None:
                await self.poked.wait()
                continue
            with suppress(TimeoutError):
                async with asyncio.timeout(max(delay, 1) / 1000):
                    await self.poked.wait()

    async def do_what_is_due(self, lag: int = 0) -> int | None:
        """Do what time or bots have brought about, and return in how many ms there may be more; None: not by time.

        What has been due for less than `lag` ms is left to another process.
        """
        async with self.lock:
            log = await self.loaded()
            around = self.around()
            if is_due(log, around.now - lag):
                before = log.sequence
                log = await self.held.append(lambda log, around: do_due(log, around.now))
                if log.sequence != before:
                    return 0
            self._show_late(log, around)
            return _next_due(log, around, lag)

    def _something_comes(self, log: TableLog) -> bool:
        around = self.around()
        return is_due(log, around.now) or _next_due(log, around, self.held.lag) is not None

    def _show_late(self, log: TableLog, around: Around) -> None:
        """Show who keeps the table waiting when that has changed."""
        late = late_seats(log, around)
        if late != self._shown_late:
            self._shown_late = late
            self._has_changed()
            self.telling.tell()

    # putting away

    async def keep_snapshot(self) -> None:
        """Keep the table as it stands, if it has grown much since the last time."""
        async with self.lock:
            await self.held.keep_snapshot()

    async def put_away(self, *, at_once: bool = False) -> None:
        """Keep the table as it stands, before it is forgotten here; with `at_once` even if somebody watches."""
        async with self.lock:
            if self.clients and not at_once:
                return
            if self._runner is not None:
                self._runner.cancel()
            await self.held.keep_snapshot(every=1)


def _next_due(log: TableLog, around: Around, lag: int) -> int | None:
    """Return in how many ms there may be something to do that was not due yet; None: not by time.

    `around`: what it was when it was looked what is due, or what has fallen due since would wait for ever.
    """
    now = around.now - lag
    late = late_from(log, around)
    waits = [at - now for at in (due_after(log, now), None if isinf(late) else int(late)) if at is not None]
    return max(0, min(waits)) if waits else None


def own_id(id_: str, command: AnyCommand) -> str:
    """Return the id of a command by which it is remembered: two clients that both count from 1 must not collide."""
    return f"{id_} {sha256(msgspec.json.encode(command)).hexdigest()[:16]}"
