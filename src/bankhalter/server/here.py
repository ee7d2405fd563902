"""Who is at a table: clients of this process, and the seats of which other processes say that they are there."""

import asyncio
from collections.abc import Callable, Mapping
from typing import Protocol

from bankhalter.server.asker import asker_of
from bankhalter.server.messages import ViewKind
from bankhalter.server.table_log import TableLog
from bankhalter.words.catalogue import Language

HEARD_FOR = 30_000  # ms for which what another process has said of who is there holds

Opened = tuple[frozenset[tuple[str, int]], frozenset[str]]
"""Seats, each with the entry by which its person sat down, on which its code depends; and those that they mute."""
NOTHING: Opened = (frozenset(), frozenset())


class Line(Protocol):
    """What leads straight to a client."""

    def ready(self) -> bool:
        """Whether the client keeps up with what it is told."""

    def give(self, data: bytes) -> None:
        """Send a message, without waiting."""

    def wait_for_it(self) -> None:
        """Do not use this line any more until the client has asked for what it lacks, and has got it."""


class Client:
    """Somebody who watches a table, with keys to seats or without. `sent`: the last entry it has been given.

    Who has a `line` is told by the table; others ask with `LiveTable.next`, and are woken when there is something.
    """

    def __init__(self, tokens: frozenset[str], lang: Language | None, view: ViewKind = "position") -> None:
        self.tokens = tokens
        self.lang = lang
        self.view = view
        self.sent = 0
        self.seen = -1  # the version of the table
        self.wake = asyncio.Event()
        self.line: Line | None = None
        self.seats: frozenset[str] = frozenset()
        self.host = False
        self.banker = False
        self.opens = NOTHING  # what its keys open
        self.opened = NOTHING  # what it knows that they open
        self.arranges = False  # whether it knows that it arranges the table


class Here:
    """Those who are at one table."""

    def __init__(self, now: Callable[[], int]) -> None:
        self.clients: set[Client] = set()
        self.begun = now()  # who was here before is not known
        self.last_seen: dict[str, int] = {}  # when seats were here last that have been here
        self._now = now
        self._elsewhere: dict[str, tuple[int, frozenset[str], bool]] = {}  # process: when heard of, seats, host
        self._shown: tuple[frozenset[str], bool] = (frozenset(), False)
        self._away: dict[str, int] = {}
        self._seats: frozenset[str] = frozenset()
        self._host = False

    def present(self) -> frozenset[str]:
        """Return the seats whose persons are connected, to whichever process."""
        heard = self._heard_of()
        return self._seats.union(*(seats for seats, _ in heard)) if heard else self._seats

    def host_present(self) -> bool:
        """Whether who made the table is connected, to whichever process."""
        return self._host or any(host for _, host in self._heard_of())

    def _heard_of(self) -> list[tuple[frozenset[str], bool]]:
        if not self._elsewhere:
            return []
        horizon = self._now() - HEARD_FOR
        return [(seats, host) for heard, seats, host in self._elsewhere.values() if heard >= horizon]

    def seats(self) -> frozenset[str]:
        """Return the seats whose persons are connected to this process."""
        return self._seats

    def away_since(self) -> Mapping[str, int]:
        """Return since when seats count as away if they are not here."""
        return self._away

    def watchers(self) -> int:
        """Return how many watch here without a seat."""
        return sum(not client.seats and not client.banker for client in self.clients)

    def add(self, client: Client, log: TableLog) -> None:
        """A client has come."""
        self.clients.add(client)
        settle(client, log)
        self._seats |= client.seats
        self._host |= client.host

    def drop(self, client: Client) -> None:
        """A client has gone."""
        self.clients.discard(client)
        self._count()
        self._saw(client.seats)

    def hear(self, process: str, seats: frozenset[str], *, host: bool) -> None:
        """Another process says who is connected to it."""
        now = self._now()
        heard, before, _ = self._elsewhere.get(process, (0, frozenset(), False))
        left = before - seats if heard >= now - HEARD_FOR else frozenset()
        self._saw(seats | left)
        self._elsewhere[process] = (now, seats, host)

    def settle(self, log: TableLog) -> bool:
        """Find out anew what the keys of each client open; return whether that has changed for one."""
        before = [(client.seats, client.banker) for client in self.clients]
        for client in self.clients:
            settle(client, log)
        self._count()
        self._away = dict.fromkeys((chair.seat for chair in log.chairs), self.begun) | self.last_seen
        return before != [(client.seats, client.banker) for client in self.clients]

    def _count(self) -> None:
        """Note who is connected to this process: that is asked for each client when all are told something."""
        self._seats = frozenset().union(*(client.seats for client in self.clients))
        self._host = any(client.host for client in self.clients)

    def _saw(self, seats: frozenset[str]) -> None:
        seen = dict.fromkeys(seats, self._now())
        self.last_seen |= seen
        self._away |= seen

    def has_changed(self) -> bool:
        """Whether others are here than was shown last, be it that another process is no longer heard of."""
        return (self.present(), self.host_present()) != self._shown

    def show(self) -> None:
        """Who is here is shown now."""
        self._shown = (self.present(), self.host_present())


def settle(client: Client, log: TableLog) -> None:
    """Find out what the keys of a client open."""
    client.seats, client.host, client.banker = asker_of(log, client.tokens)
    opened = {(chair.seat, chair.sat) for chair in log.chairs if chair.seat in client.seats}
    if client.banker and log.banker is not None:
        opened.add((log.banker.seat, log.banker.sat))
    client.opens = frozenset(opened), log.muted_by(client.seats)
