"""How much one client or address may ask for."""

import time
from collections import OrderedDict
from contextlib import suppress
from typing import NamedTuple

from bankhalter.server.errors import CommandError, TooManyError

MOST_ADDRESSES = 50_000  # whose buckets are kept; the longest unused is forgotten
SECOND = 1000
MISSES = frozenset({"no_table", "no_reader"})


class Rate(NamedTuple):
    """`burst` at once, and `per_second` on average."""

    burst: float
    per_second: float


class Limits(NamedTuple):
    """All limits of a server. Sizes are in bytes."""

    message: int = 4096  # of a client, over a socket
    body: int = 16 * 1024  # of a request
    commands: Rate = Rate(60, 20)  # of one connection
    spoken: Rate = Rate(1000, 200)  # messages of one address, over all its sockets
    requests: Rate = Rate(200, 50)  # of one address, sockets that it opens among them
    tables: Rate = Rate(20, 1 / 30)  # made by one address
    codes: Rate = Rate(10, 1 / 10)  # tried by one address
    misses: Rate = Rate(30, 1 / 10)  # tables and card readers asked for by one address that are none
    chat: Rate = Rate(5, 1 / 2)  # of one seat
    others: Rate = Rate(40, 1)  # at one table, from one address: all that neither plays nor chats
    connections: int = 200  # of one address
    hello: float = 10.0  # seconds in which a client must introduce itself
    silence: float = 90.0  # seconds after which a client that says nothing is let go
    sending: float = 20.0  # seconds for which a client may leave a message unread
    alive: float = 30.0  # seconds after which a quiet stream says that it still stands
    unread: int = 5  # messages that are none, until a connection is closed
    flood: Rate = Rate(200, 1)  # commands refused as too many, until a connection is closed


class Bucket:
    """Counts what somebody does: it fills with what is done and leaks with time."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.level = 0.0
        self.at = time.monotonic()

    def take(self) -> None:
        """Count one more; raise TooManyError if that is too much."""
        self.check()
        self.level += 1

    def check(self) -> None:
        """Raise TooManyError if one more would be too much."""
        now = time.monotonic()
        self.level = max(0.0, self.level - (now - self.at) * self.rate.per_second)
        self.at = now
        if self.level + 1 > self.rate.burst:
            wait = int((self.level + 1 - self.rate.burst) / self.rate.per_second * SECOND) + 1
            raise TooManyError("error-server-too-many", "too_many", wait=wait)


class Buckets:
    """A bucket for each of many, by name."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> None:
        """Count one more of `name`; raise TooManyError if that is too much."""
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = Bucket(self.rate)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(name)
        bucket.take()

    def check(self, name: str) -> None:
        """Raise TooManyError if one more of `name` would be too much."""
        if name in self._buckets:
            self._buckets[name].check()


class Guard:
    """All that is counted by address."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.spoken = Buckets(limits.spoken)
        self.requests = Buckets(limits.requests)
        self.tables = Buckets(limits.tables)
        self.codes = Buckets(limits.codes)
        self.misses = Buckets(limits.misses)
        self.chat = Buckets(limits.chat)
        self.others = Buckets(limits.others)
        self.connections: dict[str, int] = {}

    def missed(self, address: str, error: CommandError) -> None:
        """Count it if what was asked for is not there, or all short codes could be tried one after the other."""
        if error.reason in MISSES:
            with suppress(TooManyError):
                self.misses.take(address)

    def connect(self, address: str) -> None:
        """Count one more connection; raise TooManyError if there are too many."""
        self.check_room(address)
        self.connections[address] = self.connections.get(address, 0) + 1

    def check_room(self, address: str) -> None:
        """Raise TooManyError if an address can have no further connection."""
        if self.connections.get(address, 0) >= self.limits.connections:
            raise TooManyError("error-server-too-many", "too_many", wait=SECOND)

    def disconnect(self, address: str) -> None:
        """Count one connection less."""
        left = self.connections.get(address, 1) - 1
        if left > 0:
            self.connections[address] = left
        else:
            self.connections.pop(address, None)
