"""A cluster (Dask distributed) that plays the chunks of a simulation, the same ones as a machine alone."""

import logging
import re
from collections.abc import Mapping, Sequence
from concurrent.futures import CancelledError
from contextlib import suppress
from importlib.util import find_spec
from typing import Any

from bankhalter.compiled.files import digest
from bankhalter.sim.chunks import Beside, Span, play_spans
from bankhalter.sim.plan import Plan
from bankhalter.words.errors import SpokenError

ADDRESS = re.compile(r"(tcp|tls)://(\[[0-9a-fA-F:]+\]|[^\s:/\[\]]+):[0-9]{1,5}")
AHEAD = 3  # tasks a thread that are given out before they are wanted
TOGETHER = 16  # chunks of a task: giving one out takes about as long as playing one
RETRIES = 3  # of a task that fails; one whose worker is lost is repeated by itself
PATIENCE = 10  # seconds to wait for a scheduler, and for its first worker
FAREWELL = 5  # seconds to wait for the end of the connection
LOGS = ("distributed", "distributed.client")  # where the library reports what is said here in a sentence


class OtherRulesError(Exception):
    """A worker plays by other rules."""


def rules_here() -> str:
    """Return a digest of the rules, the bots and the batches on this machine."""
    return digest()


def play_checked(rules: str, plans: Sequence[Plan], spans: Sequence[Span]) -> list[Beside]:
    """Play spans on a worker, which may have come later than others; raise OtherRulesError if it has other rules."""
    if rules_here() != rules:
        raise OtherRulesError
    return play_spans(plans, spans)


class Cluster:
    """The connection to a scheduler whose workers play by our rules."""

    together = TOGETHER

    def __init__(self, address: str) -> None:
        """Raise SpokenError if there is none at `address`, it has no workers, or they have other rules."""
        if not ADDRESS.fullmatch(address):
            raise SpokenError("cluster-address", given=address)
        if find_spec("distributed") is None:
            raise SpokenError("cluster-extra")

        self.address = address
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
        return Task(future, self.address)

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

    def __init__(self, future: Any, address: str) -> None:
        self.future = future
        self.address = address

    def result(self) -> list[Beside]:
        """Wait for the chunks; raise SpokenError if they cannot be had."""
        from distributed import KilledWorker  # noqa: PLC0415

        try:
            played: list[Beside] = self.future.result()
        except OtherRulesError:
            raise SpokenError("cluster-other-rules", worker=self.address) from None
        except (OSError, CancelledError, KilledWorker):
            raise SpokenError("cluster-lost", address=self.address) from None
        return played
