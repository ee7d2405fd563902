"""What plays: the compiled rules where they are, by threads; here the plain ones stand in for them."""

from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace

import pytest

from bankhalter.sim import engine as engines
from bankhalter.sim import running
from bankhalter.sim.engine import plain
from bankhalter.sim.plan import Limits, make_plan
from bankhalter.sim.running import run

BOTS = ("standard", "novice", "random")


def loading(monkeypatch: pytest.MonkeyPatch, extension: object) -> engines.Engine:
    monkeypatch.setattr(engines, "loaded", lambda: extension)
    return engines.engine.__wrapped__()


def test_the_compiled_engine_is_taken_if_it_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    batch = object()
    fast = SimpleNamespace(Board=1, State=2, Game=3, Tally=4, start=5, play_batch=batch)
    assert tuple(loading(monkeypatch, fast)) == (1, 2, 3, 4, 5, batch, True)


def test_else_the_plain_one_is(monkeypatch: pytest.MonkeyPatch) -> None:
    assert loading(monkeypatch, None) == plain()


def test_threads_play_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = make_plan("banking", BOTS, options={"minutes": 2}, limits=Limits(chunk=4))
    alone = [*run(plan, 20, workers=1)]
    monkeypatch.setattr(running, "engine", lambda: plain()._replace(compiled=True))
    pool = running._Local(1)
    assert isinstance(pool.executor, ThreadPoolExecutor)
    pool.close()
    assert [*run(plan, 20, workers=3)] == alone
