"""What plays: the compiled rules where they are, by threads; here the plain ones stand in for them."""

import warnings
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest

import bankhalter
from bankhalter.compiled import WhyPlain
from bankhalter.sim import engine as engines
from bankhalter.sim import running, speed
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


@pytest.mark.parametrize("play", [bankhalter.simulate, partial(bankhalter.compare, "usual", "usual")])
def test_who_plays_uncompiled_from_python_is_warned_what_it_costs(
    play: Callable[..., object], monkeypatch: pytest.MonkeyPatch
) -> None:
    small: dict[str, object] = {"seats": "novice,novice", "games": 1, "max_rounds": 1, "workers": 1}
    monkeypatch.setattr(speed, "why_plain", lambda: WhyPlain.NOT_BUILT)
    said = "about 220 times slower than compiled: the compiled ones are not built"
    with pytest.warns(RuntimeWarning, match=said) as warned:
        play(**small)
    assert [Path(each.filename).name for each in warned] == [Path(__file__).name]
    monkeypatch.setattr(speed, "why_plain", lambda: WhyPlain.FORCED)
    with warnings.catch_warnings(action="error"):
        play(**small)
