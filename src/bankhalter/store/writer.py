"""The one task of a store that writes: what waits while a transaction runs is written together in the next one."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from bankhalter.store.changes import Change
from bankhalter.store.errors import StoreError, UnknownError

MOST_TOGETHER = 1000
"""Changes in one transaction."""
GATHERING = 0.008
"""Seconds between the beginnings of two transactions: under load one carries several changes for the cost of one."""

Write = Callable[[Sequence[Change]], Awaitable[Sequence[Exception | None]]]
"""Writes changes in one transaction and returns for each what stood against it, None if it was kept."""


class _Order(NamedTuple):
    change: Change
    answer: asyncio.Future[None]


class Writer:
    """Takes changes from any number of tasks, each of which waits until its own is kept or refused."""

    def __init__(self, write: Write) -> None:
        self._write = write
        self._waiting: deque[_Order] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self.task = asyncio.create_task(self._run(), name="store writer")

    async def put(self, change: Change) -> None:
        """Return when the change is kept; raise what stands against it. Once cancelled, it may be kept or not."""
        if self._closing:
            raise StoreError("The store is closed.")
        order = _Order(change, asyncio.get_running_loop().create_future())
        self._waiting.append(order)
        self._wake.set()
        await order.answer

    async def close(self) -> None:
        """Return when all that waits is written."""
        self._closing = True
        self._wake.set()
        await asyncio.wait({self.task})

    async def _run(self) -> None:
        try:
            while self._waiting or not self._closing:
                await self._wake.wait()
                self._wake.clear()
                while group := self._next_group():
                    begun = time.monotonic()
                    await self._settle(group)
                    await asyncio.sleep(0 if self._closing else max(0.0, begun + GATHERING - time.monotonic()))
        finally:
            self._closing = True
            for order in self._waiting:
                _answer(order, StoreError("The store was ended."))

    def _next_group(self) -> list[_Order]:
        group: list[_Order] = []
        while self._waiting and len(group) < MOST_TOGETHER:
            order = self._waiting.popleft()
            if not order.answer.done():
                group.append(order)
        return group

    async def _settle(self, group: list[_Order]) -> None:
        # A task of its own, so that whatever goes wrong in it ends neither this one nor the waiting.
        writing = asyncio.ensure_future(self._write([order.change for order in group]))
        try:
            await asyncio.wait({writing})
        except asyncio.CancelledError:
            writing.cancel()
            for order in group:
                _answer(order, UnknownError("The store was ended while it wrote."))
            raise
        error = writing.exception()
        outcomes = writing.result() if error is None else [error] * len(group)
        for order, outcome in zip(group, outcomes, strict=True):
            _answer(order, outcome)


def _answer(order: _Order, outcome: BaseException | None) -> None:
    if order.answer.done():
        return
    if outcome is None:
        order.answer.set_result(None)
    else:
        # Each caller raises its own, as raising one adds to its traceback.
        own = type(outcome)(*outcome.args)
        own.__cause__ = outcome.__cause__ or outcome
        order.answer.set_exception(own)
