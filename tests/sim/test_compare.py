"""Comparisons: paired differences worked out by hand on made-up games, and sides read from words."""

import os
import signal
from array import array
from math import sqrt
from typing import Any

import pytest

import bankhalter
from bankhalter.batch.codes import Column, Status
from bankhalter.batch.layout import ROW
from bankhalter.editions.catalogue import load
from bankhalter.editions.errors import OptionError
from bankhalter.play.errors import SittingError
from bankhalter.sim.chunks import Chunk
from bankhalter.sim.compare import compare
from bankhalter.sim.paired import LEAST_PAIRS, MEASURES, Difference, Pairs
from bankhalter.sim.plan import Limits, make_plan
from bankhalter.sim.running import run_beside
from bankhalter.sim.shares import Z_95
from bankhalter.sim.sides import read_side, read_words, switches
from bankhalter.sim.simulate import simulate
from bankhalter.words.errors import SpokenError

BOTS = ("standard", "novice", "random")
TIMED: dict[str, Any] = {"edition": "banking", "seats": BOTS, "games": 40, "options": {"minutes": 3}, "seed": 5}


def chunk(*games: dict[int, int]) -> Chunk:
    """Return made-up games: numbers by column."""
    rows = array("i", bytes(4 * ROW * len(games)))
    for n, game in enumerate(games):
        rows[n * ROW + Column.STATUS] = Status.OVER
        for column, number in game.items():
            rows[n * ROW + column] = number
    return Chunk(0, len(games), rows, array("q"))


def found(pairs: Pairs, measure: str, seat: int | None = None) -> Difference:
    return next(each for each in pairs.measures() if (each.measure, each.seat) == (measure, seat))


def made_up() -> Pairs:
    """Rounds 10 and 20 on side A, 11 and 23 on side B: they differ by 1 and by 3."""
    pairs = Pairs(seats=2, unit=10, seconds_a_turn=30)
    first: dict[int, int] = {
        Column.ROUNDS: 10,
        Column.TURNS: 20,
        Column.WINNERS: 0b01,
        Column.RENT_PAID: 30,
        Column.RENT_PAID + 1: 10,
        Column.WORTH: 100,
        Column.WORTH + 1: 50,
        Column.OUT_DECISION + 1: 7,
    }
    second: dict[int, int] = {Column.ROUNDS: 20, Column.TURNS: 40, Column.WINNERS: 0b11}
    third: dict[int, int] = {Column.ROUNDS: 11, Column.TURNS: 20, Column.WINNERS: 0b10, Column.RENT_PAID: 10}
    fourth: dict[int, int] = {Column.ROUNDS: 23, Column.TURNS: 44, Column.STATUS: Status.BROKEN_OFF}
    pairs.add((chunk(first, second), chunk(third, fourth)))
    return pairs


def test_a_difference_is_the_mean_of_pairs_with_the_error_of_that_mean() -> None:
    """Differences of 1 and 3: mean 2, standard deviation √2, standard error 1."""
    rounds = found(made_up(), "rounds")
    assert rounds[:5] == ("rounds", None, 15.0, 17.0, 2.0)
    assert [rounds.low, rounds.high] == pytest.approx([2 - Z_95, 2 + Z_95])


def test_what_is_measured_of_a_game() -> None:
    pairs = made_up()
    expected = {
        ("wins", 0): (1.0, 0.0),
        ("wins", 1): (0.5, 0.5),
        ("turns", None): (30.0, 32.0),
        ("minutes", None): (15.0, 16.0),
        ("ended", None): (1.0, 0.5),
        ("bankruptcies", None): (0.5, 0.0),
        ("rent", None): (10.0, 2.5),  # 400 in 20 turns and 0 in 40; 100 in 20 and 0 in 44
        ("worth", None): (375.0, 0.0),  # 1500 shared by two seats, and 0
    }
    for (measure, seat), values in expected.items():
        seen = found(pairs, measure, seat)
        assert (seen.a, seen.b) == values, measure
        assert seen.difference == pytest.approx(seen.b - seen.a)
    assert (pairs.games, pairs.turns) == (2, 124)


def test_chunks_add_up() -> None:
    """Differences of 1 a hundred times and of 0 as often: mean 0.5, spread 50 / 199."""
    pairs = Pairs(seats=2, unit=1, seconds_a_turn=0)
    for _ in range(100):
        pairs.add((chunk({Column.ROUNDS: 5}, {}), chunk({Column.ROUNDS: 6}, {})))
    rounds = found(pairs, "rounds")
    half = Z_95 * sqrt(50 / 199 / 200)
    assert (rounds.a, rounds.b, rounds.difference, rounds.certain) == (2.5, 3.0, 0.5, True)
    assert rounds.low == pytest.approx(0.5 - half)
    assert rounds.high == pytest.approx(0.5 + half)
    assert "minutes" not in {each.measure for each in pairs.measures()}


def test_an_interval_with_0_is_open_and_few_pairs_are_too() -> None:
    pairs = Pairs(seats=2, unit=1, seconds_a_turn=30)
    assert [*pairs.measures()] == []
    pairs.add((chunk({}), chunk({Column.ROUNDS: 1})))
    assert found(pairs, "rounds")[4:] == (1.0, None, None, False)
    for _ in range(LEAST_PAIRS - 2):
        pairs.add((chunk({}), chunk({Column.ROUNDS: 1})))
    assert not found(pairs, "rounds").certain
    pairs.add((chunk({}), chunk({Column.ROUNDS: 1})))
    assert found(pairs, "rounds")[4:] == (1.0, 1.0, 1.0, True)
    assert found(pairs, "turns")[4:] == (0.0, 0.0, 0.0, False)


def test_a_side_against_itself_does_not_differ_at_all() -> None:
    same = compare("usual", {}, **TIMED, workers=1)
    assert {each[4:] for each in same.differences()} == {(0.0, 0.0, 0.0, False)}
    assert [(each.measure, each.seat) for each in same.differences()] == [
        *(("wins", seat) for seat in range(3)),
        *((measure, None) for measure in MEASURES),
    ]


def test_each_side_plays_the_games_of_a_simulation() -> None:
    compared = bankhalter.compare("usual", "rent=automatic", "dc", BOTS, 24, seed=9, max_rounds=40, workers=1)
    for at, rent in enumerate(("demanded", "automatic")):
        alone = simulate("dc", BOTS, 24, seed=9, options={"rent": rent}, max_rounds=40, workers=1)
        rows = alone.table("seats").to_pylist()
        seen = [compared.difference("wins", seat)[2 + at] for seat in range(3)]
        assert seen == [row["wins"] / 24 for row in rows]
        assert compared.difference("turns")[2 + at] == alone.turns / 24
        assert compared.difference("worth")[2 + at] == pytest.approx(sum(row["worth_mean"] for row in rows) / 3)
    assert compared.turns == 24 * sum(compared.difference("turns")[2:4])


def test_bots_are_compared_and_the_better_one_is_certain() -> None:
    compared = compare("usual", "seats=random,standard", "sonic-boom", ("standard", "standard"), 60, workers=1)
    first, second = (compared.difference("wins", seat) for seat in (0, 1))
    assert (first.certain, first.difference < 0) == (True, True)
    assert (second.certain, second.difference > 0) == (True, True)


def test_the_number_of_workers_changes_nothing() -> None:
    alone, together = (compare("usual", "rent=automatic", **TIMED, workers=workers) for workers in (1, 2))
    assert alone.differences() == together.differences()
    assert alone.table().equals(together.table())


def test_progress_is_told_and_everything_is_said() -> None:
    told: list[tuple[int, int]] = []
    compared = compare("usual", "first=seat", **TIMED, workers=1, progress=lambda *numbers: told.append(numbers))
    assert told == [(32, 40), (40, 40)]
    summary = compared.summary()
    assert (summary["games"], summary["planned"], summary["seed"], summary["edition"]) == (40, 40, 5, "banking")
    assert (summary["a"]["options"]["first"], summary["b"]["options"]["first"]) == ("thrown", "seat")
    assert summary["measures"][0]["measure"] == "wins"
    assert not compared.interrupted
    with pytest.raises(KeyError, match="expected wins with a seat, or one of rounds, turns"):
        compared.difference("luck")


def test_an_interrupt_gives_the_pairs_so_far() -> None:
    def interrupt(_done: int, _planned: int) -> None:
        os.kill(os.getpid(), signal.SIGINT)

    compared = compare("usual", "first=seat", **{**TIMED, "games": 4000}, workers=2, progress=interrupt)
    assert (compared.games, compared.interrupted) == (32, True)
    assert compared.differences() == compare("usual", "first=seat", **{**TIMED, "games": 32}).differences()


# ---------------------------------------------------------------- sides


def test_words_of_a_side() -> None:
    assert read_words("usual") == {}
    assert read_words(" rent=automatic  jail_fine=same_turn ") == {"rent": "automatic", "jail_fine": "same_turn"}
    assert read_side("rent=automatic seats=novice,random", {"short": True}, BOTS) == (
        {"short": True, "rent": "automatic"},
        ("novice", "random"),
    )
    assert read_side({"short": False, "seats": ["novice", "random"]}, {"short": True}, BOTS) == (
        {"short": False},
        ("novice", "random"),
    )
    assert read_side("usual", {}, BOTS) == ({}, BOTS)


@pytest.mark.parametrize("text", ["", "short", "usual short=true", "short=", "=true", "rent=automatic rent=demanded"])
def test_words_that_are_no_side_are_refused(text: str) -> None:
    with pytest.raises(SpokenError, match="A side is “usual” or says"):
        read_words(text)


def test_sides_that_cannot_be_are_refused() -> None:
    with pytest.raises(SpokenError, match="A has 4, B has 2"):
        compare("usual", "seats=standard,novice")
    with pytest.raises(SpokenError, match="seats=3"):
        compare("usual", {"seats": 3})
    with pytest.raises(SittingError, match="no bot “clever”"):
        compare("usual", "seats=standard,clever")
    with pytest.raises(OptionError, match="sonic has no option “short”"):
        compare("usual", "short=true", "sonic")
    with pytest.raises(SpokenError, match="At least one worker"):
        compare("usual", "usual", workers=0)
    with pytest.raises(SpokenError, match="whole number from 1"):
        compare("usual", "usual", games=0)


def test_plans_beside_one_another_have_chunks_of_one_size() -> None:
    plans = [make_plan("dc", BOTS, limits=Limits(chunk=chunk)) for chunk in (8, 16)]
    with pytest.raises(ValueError, match="expected one size"):
        run_beside(plans, 8)


def test_every_switch_of_an_edition_is_compared_with_each_value_but_the_usual_one() -> None:
    assert [(each.name, each.value) for each in switches(load("banking"), {})] == [
        ("rent", "automatic"),
        ("short", True),
        ("minutes", 60),
        ("first", "seat"),
        ("jail_doubles", "again"),
        ("jail_fine", "same_turn"),
        ("salary", "after_landing"),
        ("decks", "open"),
    ]


def test_what_the_speed_die_brings_has_it_on_both_sides() -> None:
    die = {each.name: each.base for each in switches(load("bond-007"), {})}
    assert die["rent_dice"] == die["triple"] == die["mrm"] == {"speed_die": True}
    assert die["speed_die"] == die["rent"] == {}


def test_settled_switches_are_left_out() -> None:
    timed = {each.name for each in switches(load("banking"), {"minutes": "30", "rent": "automatic"})}
    assert timed.isdisjoint({"minutes", "short", "rent"})
    assert "minutes" in {each.name for each in switches(load("banking"), {"short": "false"})}
    with_die = {each.name: each.base for each in switches(load("bond-007"), {"speed_die": True})}
    assert with_die["mrm"] == {}
    assert "mrm" not in {each.name for each in switches(load("bond-007"), {"speed_die": "false"})}
