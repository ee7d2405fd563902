"""A cluster (Dask distributed) that plays the chunks of a simulation, the same ones as a machine alone."""

import hashlib
import logging
import re
from collections.abc import Mapping, Sequence
from concurrent.futures import CancelledError
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from bankhalter.compiled.files import digest
from bankhalter.sim.chunks import Beside, Span, play_spans
from bankhalter.sim.plan import Plan
from bankhalter.words.errors import SpokenError
from bankhalter.words.quoting import typed

ADDRESS = re.compile(r"(tcp|tls)://(\[[0-9a-fA-F:]+\]|[^\s:/\[\]]+):[0-9]{1,5}")
AHEAD = 3  # tasks a thread that are given out before they are wanted
TOGETHER = 16  # chunks of a task: giving one out takes about as long as playing one
RETRIES = 3  # of a task that fails; one whose worker is lost is repeated by itself
PATIENCE = 10  # seconds to wait for a scheduler, and for its first worker
ABANDONED = 60  # seconds to wait for another worker after the last one was lost
MOST_PATIENCE = 86_400
LOOKED_EACH = 1.0  # seconds: whether there are workers, while nothing comes
FAREWELL = 5  # seconds to wait for the end of the connection
LOGS = ("distributed", "distributed.client")  # where the library reports what is said here in a sentence


PLAYED_BY = ("chunks.py", "engine.py", "plan.py", "seating.py")
"""Files of this package that shape what a worker plays and counts."""


class Scheduler(NamedTuple):
    """Where a cluster is, and for how long it may be without any worker (seconds) before what is done has to do."""

    address: str
    patience: float = ABANDONED


class OtherRulesError(Exception):
    """A worker plays by other rules."""


class AbandonedError(SpokenError):
    """A cluster is lost, or has been without workers for too long."""


def rules_here() -> str:
    """Return a digest of all by which games are played and counted on this machine."""
    seen = hashlib.blake2b(digest().encode(), digest_size=16)
    for name in PLAYED_BY:
        seen.update(Path(__file__).with_name(name).read_bytes().replace(b"\r\n", b"\n"))
    return seen.hexdigest()


def play_checked(rules: str, plans: Sequence[Plan], spans: Sequence[Span]) -> list[Beside]:
    """Play spans on a worker, which may have come later than others; raise OtherRulesError if it has other rules."""
    if rules_here() != rules:
        raise OtherRulesError
    return play_spans(plans, spans)


class Cluster:
    """The connection to a scheduler whose workers play by our rules."""

    together = TOGETHER

    def __init__(self, scheduler: Scheduler) -> None:
        """Raise SpokenError if there is none at its address, it has no workers, or they have other rules."""
        address, self.patience = scheduler
        if not 0 <= self.patience <= MOST_PATIENCE:
            raise SpokenError("cluster-patience", most=str(MOST_PATIENCE))
        if not ADDRESS.fullmatch(address):
            raise SpokenError("cluster-address", given=typed(address))
        if find_spec("distributed") is None:
            raise SpokenError("cluster-extra")

        self.address = address
        self.alone_since: float | None = None
        self.rules = rules_here()
        client = _client()
        self.levels = {name: logging.getLogger(name).level for name in LOGS}
        self._listen(dict.fromkeys(LOGS, logging.CRITICAL))
        try:
            self.client = client(address, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError):
            self._listen(self.levels)
            raise SpokenError("cluster-unreachable", address=address) from None
        try:
            self._check_workers()
        except BaseException:
            self.close()
            raise
        self.ahead = AHEAD * sum(self.client.nthreads().values())

    def _check_workers(self) -> None:
        try:
            self.client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError:
            raise SpokenError("cluster-no-workers", address=self.address) from None
        for worker, rules in self.client.run(rules_here, on_error="return").items():
            if isinstance(rules, OSError):
                raise SpokenError("cluster-silent-worker", worker=worker)
            if rules != self.rules:
                raise SpokenError("cluster-other-rules", worker=worker)

    def submit(self, plans: Sequence[Plan], spans: Sequence[Span]) -> "Task":
        """Give spans out."""
        future = self.client.submit(play_checked, self.rules, plans, spans, pure=False, retries=RETRIES)
        return Task(future, self)

    def check_alive(self) -> None:
        """Raise AbandonedError if there have been no workers for too long, OSError if the scheduler is lost."""
        if self.client.nthreads():
            self.alone_since = None
            return
        now = perf_counter()
        if self.alone_since is None:
            self.alone_since = now
        if now - self.alone_since >= self.patience:
            raise AbandonedError("cluster-abandoned", address=self.address, seconds=round(self.patience))

    def close(self) -> None:
        """End the connection; what has not been wanted yet is dropped."""
        with suppress(OSError):
            self.client.close(timeout=FAREWELL)
        self._listen(self.levels)

    def _listen(self, levels: Mapping[str, int]) -> None:
        for name, level in levels.items():
            logging.getLogger(name).setLevel(level)


def _client() -> Any:
    """Return the class of connections, whose methods have no types."""
    from distributed import Client  # noqa: PLC0415  # an extra, and slow

    return Client


class Task:
    """Chunks that a worker plays."""

    def __init__(self, future: Any, cluster: Cluster) -> None:
        self.future = future
        self.cluster = cluster
        self.address = cluster.address

    def result(self) -> list[Beside]:
        """Wait for the chunks; raise SpokenError if they cannot be had, AbandonedError if nobody is left to play."""
        from distributed import KilledWorker  # noqa: PLC0415

        try:
            return self._waited_for()
        except OtherRulesError:
            raise SpokenError("cluster-other-rules", worker=self.address) from None
        except (OSError, CancelledError, KilledWorker):
            raise AbandonedError("cluster-lost", address=self.address) from None

    def _waited_for(self) -> list[Beside]:
        while True:
            try:
                played: list[Beside] = self.future.result(timeout=LOOKED_EACH)
            except TimeoutError:
                self.cluster.check_alive()
            else:
                return played
