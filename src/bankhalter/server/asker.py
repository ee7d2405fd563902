"""Who gives a command at a table, what its log does not say, and what all who judge commands have in common."""

from collections.abc import Callable, Mapping
from hmac import compare_digest
from typing import Any, NamedTuple

from bankhalter.server import entries as e
from bankhalter.server.errors import CommandError
from bankhalter.server.header import hashed
from bankhalter.server.table_log import TableLog
from bankhalter.server.table_state import Stage


class Asker(NamedTuple):
    """Who gives a command: the seats it has keys to, whether it has made the table, and whether it keeps its bank."""

    seats: frozenset[str]
    host: bool = False
    banker: bool = False


class Around(NamedTuple):
    """What the log does not say: the time (ms), who is there, and since when others are not (unknown: since now)."""

    now: int
    present: frozenset[str] = frozenset()
    host_present: bool = False
    away_since: Mapping[str, int] = {}  # never changed


Entries = list[e.AnyEntry]

Judges = Mapping[type, Callable[[TableLog, Any, str, Asker, Around], Entries]]
"""By the kind of a command: what checks and carries it out, and returns its entries."""


def asker_of(log: TableLog, tokens: frozenset[str]) -> Asker:
    """Return who has these tokens."""
    hashes = frozenset(hashed(token) for token in tokens)
    host = any(compare_digest(log.header.host, each) for each in hashes)
    return Asker(log.seats_of(hashes), host, log.banker is not None and log.banker.opens_to(hashes))


def arranges(asker: Asker, around: Around) -> bool:
    """Whether a client arranges the table: the host does, or anyone who sits there if the host is gone."""
    return asker.host or (not around.host_present and bool(asker.seats))


def rushes(asker: Asker) -> bool:
    """Whether a client may let bots play to the end: whoever only watches has no say."""
    return asker.host or bool(asker.seats)


def taken_in(log: TableLog, *entries: e.AnyEntry) -> Entries:
    """Let `log` take in entries, and return them."""
    for entry in entries:
        log.take_in(entry)
    return list(entries)


def check_running(log: TableLog) -> None:
    """Raise CommandError unless the game goes on."""
    if log.stage == Stage.OPEN:
        raise CommandError("error-server-not-begun", "not_begun")
    if log.stage == Stage.OVER:
        raise CommandError("error-server-over", "over")
