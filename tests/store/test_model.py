"""Whatever is done to a store in a database comes out as it does in memory."""

import asyncio
from collections.abc import Awaitable, Callable

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, rule, run_state_machine_as_test

from bankhalter.store import Listing, MemoryStore, Row, Snapshot, Store, TableRow, store_of
from tests.store.samples import outcome

Work = Callable[[Store], Awaitable[object]]
"""One call of a store."""

NAMES = ("a", "B", "ä")
names = st.sampled_from(NAMES)
codes = st.sampled_from(("1", "２", "three"))
stages = st.integers(0, 1)
times = st.integers(0, 3) | st.just(2**63 - 1)
payloads = st.binary(max_size=20)
sums = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=5)
bodies = st.lists(st.tuples(payloads, sums), min_size=1, max_size=3)
limits = st.integers(0, 4)
listings = st.builds(Listing, st.booleans(), stages, payloads, times)
tables = st.builds(TableRow, names, codes, payloads, payloads, st.booleans(), stages, payloads, times, times)


class Twins(RuleBasedStateMachine):
    """A store in memory and one in a database, to which the same is done."""

    runner: asyncio.Runner
    database: Store

    def __init__(self) -> None:
        super().__init__()
        self.model = MemoryStore()
        self.runner.run(self.model.open())

    def teardown(self) -> None:
        for name in NAMES:
            self.both(*self._questions(name))
        self.both(lambda store: store.listed(None, 99, hidden=True), lambda store: store.find_code("２"))
        for name in NAMES:
            self.runner.run(self.database.delete(name))

    def both(self, *works: Work) -> None:
        """Do the same to both, in memory one after the other, in the database together."""
        self.runner.run(self._both(works))

    async def _both(self, works: tuple[Work, ...]) -> None:
        expected = [await outcome(work(self.model)) for work in works]
        assert await asyncio.gather(*(outcome(work(self.database)) for work in works)) == expected

    def an_append(self, data: st.DataObject) -> Work:
        """Draw rows for the end of a log, or for near it."""
        name, drawn, listing = data.draw(names), data.draw(bodies), data.draw(st.none() | listings)
        end = self.runner.run(self.model.last(name))
        first = max(1, end + data.draw(st.sampled_from((1, 1, 1, 1, 2, 4, 0, -2))))
        rows = [Row(first + number, *body) for number, body in enumerate(drawn)]
        return lambda store: store.append(name, rows, listing)

    def a_snapshot(self, data: st.DataObject) -> Work:
        """Draw a snapshot near the end of a log."""
        name, state, step = data.draw(names), data.draw(payloads), data.draw(st.integers(-3, 3))
        snapshot = Snapshot(max(0, self.runner.run(self.model.last(name)) + step), state)
        return lambda store: store.keep_snapshot(name, snapshot)

    @rule(table=tables)
    def create(self, table: TableRow) -> None:
        self.both(lambda store: store.create(table))

    @rule(data=st.data())
    def append(self, data: st.DataObject) -> None:
        self.both(self.an_append(data))

    @rule(data=st.data())
    def keep_snapshot(self, data: st.DataObject) -> None:
        self.both(self.a_snapshot(data))

    @rule(name=names)
    def delete(self, name: str) -> None:
        self.both(lambda store: store.delete(name))

    @rule(data=st.data(), kinds=st.lists(st.sampled_from("aaaasd"), min_size=2, max_size=6))
    def much_at_once(self, data: st.DataObject, kinds: list[str]) -> None:
        works: list[Work] = []
        for kind in kinds:
            if kind == "a":
                works.append(self.an_append(data))
            elif kind == "s":
                works.append(self.a_snapshot(data))
            else:
                works.append(self._a_deletion(data.draw(names)))
        self.both(*works)

    @staticmethod
    def _a_deletion(name: str) -> Work:
        return lambda store: store.delete(name)

    @rule(name=names, after=st.integers(-1, 9), limit=st.none() | limits)
    def read(self, name: str, after: int, limit: int | None) -> None:
        self.both(lambda store: store.read(name, after, limit))

    @rule(stage=st.none() | stages, limit=limits, before=st.none() | tables, hidden=st.booleans(), time=times)
    def look_around(self, stage: int | None, limit: int, before: TableRow | None, time: int, *, hidden: bool) -> None:
        self.both(
            lambda store: store.listed(stage, limit, before, hidden=hidden), lambda store: store.stale(time, limit)
        )

    @staticmethod
    def _questions(name: str) -> tuple[Work, ...]:
        return (
            lambda store: store.find(name),
            lambda store: store.last(name),
            lambda store: store.read(name),
            lambda store: store.snapshot(name),
        )


def test_a_database_does_what_memory_does(shared: str) -> None:
    with asyncio.Runner() as runner:
        Twins.runner, Twins.database = runner, store_of(shared)
        runner.run(Twins.database.open())
        try:
            run_state_machine_as_test(Twins, settings=settings(max_examples=20, stateful_step_count=15, deadline=None))
        finally:
            runner.run(Twins.database.close())
