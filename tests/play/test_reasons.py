"""Why nothing of a kind can be done: the reason of what comes nearest, never of a square that nobody asked about."""

from typing import Any

import pytest

from bankhalter.editions.voices import voice_of
from bankhalter.play.game import Game
from bankhalter.play.reasons import reasons
from bankhalter.rules.codes import Act

SEATS = ["Anna", "Ben"]
ORANGE = {16: 3, 18: 3, 19: 3}


def why(act: Act, **anna: Any) -> str:
    """Return in English why Anna cannot; "" if she can."""
    game = Game.at("sonic-boom", {"seats": SEATS, "Anna": anna})
    found = reasons(game, 0).get(act)
    return "" if found is None else voice_of(game.table.edition, "en")(found.message)


def test_whoever_lacks_only_money_is_told_of_the_money() -> None:
    assert why(Act.BUILD, cash=20, deeds={**ORANGE, 1: 0}).startswith("This takes M 100 in cash, and M 20 is at hand")


def test_of_several_prices_the_lowest_is_named() -> None:
    assert "M 50 " in why(Act.BUILD, cash=20, deeds={**ORANGE, 1: 0, 3: 0})


def test_of_unfinished_groups_the_one_that_lacks_least_is_named() -> None:
    assert "what is missing: Tails' Werkstatt" in why(Act.BUILD, deeds={6: 0, 16: 0, 18: 0})


def test_a_group_full_of_hotels_is_no_reason_where_another_could_be_finished() -> None:
    assert "what is missing: Coral Bay" in why(Act.BUILD, deeds={37: "hotel", 39: "hotel", 1: 0})
    assert why(Act.BUILD, deeds={37: "hotel", 39: "hotel"}).endswith("nothing more can be built there.")


@pytest.mark.parametrize(
    ("act", "deeds", "said"),
    [
        (Act.BUILD, {}, "Only lots of a whole colour group are built on; Anna owns no lot of a colour group yet."),
        (
            Act.BUILD,
            {5: 0, 12: 0},
            "Only lots of a whole colour group are built on; Anna owns no lot of a colour group yet.",
        ),
        (Act.SELL, {}, "Only buildings that stand can be sold; Anna has built nothing yet."),
        (Act.SELL, {1: 0, 3: 0}, "Only buildings that stand can be sold; Anna has built nothing yet."),
        (Act.MORTGAGE, {}, "Only lots that belong to Anna will do; Anna owns none yet."),
    ],
)
def test_whoever_has_nothing_for_it_is_told_of_no_single_square(act: Act, deeds: dict[int, int], said: str) -> None:
    assert why(act, deeds=deeds) == said


def test_what_can_be_done_has_no_reason() -> None:
    assert why(Act.BUILD, cash=500, deeds=ORANGE) == ""


def test_without_a_jail_card_it_is_said_what_it_takes() -> None:
    assert "jail" in why(Act.USE_CARD, jail=1, at=10).lower()
    assert why(Act.PAY_FINE, jail=1, at=10) == ""
    assert why(Act.PAY_FINE, jail=1, at=10, cash=49).startswith("This takes M 50 in cash")
