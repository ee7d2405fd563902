"""What a refusal says of the cash that an action takes, and which rules it names."""

import copy
import pickle

import pytest

from bankhalter.editions.voices import voice_of
from bankhalter.play.errors import RefusedError
from bankhalter.play.game import Game

SEATS = ["Anna", "Ben"]
BUY = {"phase": "buy", "throws": 1, "dice": [1, 2], "Anna": {"at": 3, "cash": 59}}
DEBT = {"phase": "end", "throws": 1, "dice": [1, 3],
        "debts": [{"debtor": "Anna", "creditor": "bank", "amount": 200, "cause": "tax", "status": "awaited"}],
        "Anna": {"cash": 10, "at": 4, "deeds": {39: 0}}}  # fmt: skip


@pytest.mark.parametrize(
    ("given", "line", "needed", "cash"),
    [
        (BUY, "Anna buys", "M 60", "M 59"),  # Coral Bay costs 60
        (DEBT, "Anna pays", "M 200", "M 10"),
        ({"Anna": {"jail": 1, "at": 10, "cash": 49}}, "Anna pays fine", "M 50", "M 49"),
        (
            {"Anna": {"cash": 199, "deeds": {37: 0, 39: 0}}},
            "Anna builds 39",
            "M 200",
            "M 199",
        ),  # dark blue: 200 a house
        ({"Anna": {"cash": 219, "deeds": {39: "mortgaged"}}}, "Anna redeems 39", "M 220", "M 219"),  # 200 and a tenth
        ({"Anna": {"cash": 99}, "Ben": {"deeds": {5: 0}}}, "Anna offers Ben 100 for lot 5", "M 100", "M 99"),
    ],
)
def test_too_little_cash_is_refused_with_what_it_takes(
    given: dict[str, object], line: str, needed: str, cash: str
) -> None:
    game = Game.at("sonic-boom", {"seats": SEATS, **given})
    with pytest.raises(RefusedError) as refused:
        game.do(line)
    assert str(refused.value) == f"This takes {needed} in cash, and {cash} is at hand; more must be raised first."
    german = voice_of(game.table.edition, "de")(refused.value.message)
    assert needed in german
    assert cash in german


def test_a_refusal_carries_the_rules_that_its_action_meets() -> None:
    game = Game.at("sonic-boom", {"seats": SEATS, "Anna": {"deeds": {37: 1, 39: 1}}})
    with pytest.raises(RefusedError) as refused:
        game.do("Anna mortgages 39")
    assert refused.value.ledger == ("mortgage-clear-buildings-first",)


def test_a_refusal_can_be_copied_and_sent_to_another_process() -> None:
    game = Game("sonic-boom", SEATS, {"first": "seat"})
    with pytest.raises(RefusedError) as refused:
        game.do("Anna builds 3")
    for again in (copy.deepcopy(refused.value), pickle.loads(pickle.dumps(refused.value))):  # noqa: S301  # our own
        assert str(again) == str(refused.value)
        assert (again.reason, again.ledger) == (refused.value.reason, refused.value.ledger)
