"""Which rule stands first behind an event, by hand from the rule ledger."""

import pytest

from bankhalter.reference.events import rules_of_event
from bankhalter.rules.codes import BANK, BUS, MR_M, Auction, Cause, Event


@pytest.mark.parametrize(
    ("event", "numbers", "edition", "first"),
    [
        (Event.ATTEMPT_FAILED, (0, 1), "dc", "jail-stay-three-turns"),
        (Event.ATTEMPT_FAILED, (0, 3), "dc", "jail-third-failure"),
        (Event.ATTEMPT_FAILED, (0, 3), "banking", "jail-third-failure-banking"),
        (Event.PAID, (0, 1, 25, Cause.RENT, 5), "dc", "rent-owed"),
        (Event.PAID, (BANK, 0, 200, Cause.SALARY, -1), "dc", "go-salary"),
        (Event.PAID, (0, BANK, 200, Cause.TAX, -1), "dc", "tax-pay-shown-amount"),
        (Event.PAID, (BANK, 0, 25, Cause.BUILDING_SALE, 1), "dc", "sell-half-price"),
        (Event.PAID, (BANK, 0, 30, Cause.MORTGAGE, 1), "dc", "mortgage-amount"),
        (Event.PAID, (0, BANK, 33, Cause.REDEMPTION, 1), "dc", "mortgage-redeem-cost"),
        (Event.BUILT, (0, 1, 2), "dc", "build-evenly"),
        (Event.BUILT, (0, 1, 5), "dc", "build-hotel"),
        (Event.CLAIM_OPENED, (0, 1, 5, 25), "dc", "rent-owed"),
        (Event.BANKRUPT, (0, BANK), "dc", "bankrupt-definition"),
        (Event.AUCTION_UNSOLD, (Auction.LOT, 5), "dc", "auction-no-bid"),
    ],
)
def test_the_first_rule_behind_an_event(event: Event, numbers: tuple[int, ...], edition: str, first: str) -> None:
    assert rules_of_event(event, numbers, edition)[0] == first


def test_a_rent_still_to_be_thrown_rests_on_the_dice_too() -> None:
    thrown = rules_of_event(Event.CLAIM_OPENED, (0, 1, 7, 0), "dc")
    fixed = rules_of_event(Event.CLAIM_OPENED, (0, 1, 5, 25), "dc")
    assert "utility-fresh-roll" in thrown
    assert "utility-fresh-roll" not in fixed
    assert "rent-any-development" in fixed


@pytest.mark.parametrize(("third", "rule"), [(BUS, "speeddie-bus"), (MR_M, "speeddie-mrm-first-move")])
@pytest.mark.parametrize("white", range(1, 7))
def test_doubles_rest_on_what_the_speed_die_shows_whatever_their_number(white: int, third: int, rule: str) -> None:
    rules = rules_of_event(Event.THROWN, (0, white, white, third), "bond-007")
    assert {rule, "turn-doubles-extra-roll"} <= set(rules)
    assert "speeddie-triple" not in rules
