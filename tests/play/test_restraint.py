"""Bots leave people in peace: how often they come with offers."""

from collections.abc import Sequence

import pytest

from bankhalter.play.restraint import PEACE, may_offer
from tests.play.sittings import NAMES, lines, play_until, sit_down

ROUND = ["Anna throws 1 2", "Ben throws 1 3", "Cleo throws 2 3", "Dora throws 1 4"]
OFFER = "Ben offers Anna 100 for lot 1"


def may(said: Sequence[str], bot: str = "Ben") -> bool:
    """Whether a bot may come to Anna with an offer after all this."""
    return may_offer(reversed(said), bot, "Anna", NAMES[1:])


def test_an_offer_that_was_not_taken_is_followed_by_some_rounds_of_peace() -> None:
    for answer in ("Anna rejects Ben", "Ben withdraws from Anna"):
        for rounds in range(PEACE):
            assert not may([OFFER, answer, *ROUND * rounds])
        assert may([OFFER, answer, *ROUND * PEACE])


def test_an_offer_that_was_taken_is_followed_by_others() -> None:
    assert may([OFFER, "Anna accepts Ben", *ROUND])


def test_a_person_hears_one_offer_of_all_bots_in_a_round() -> None:
    assert not may([OFFER, "Anna rejects Ben", *ROUND[1:]], "Cleo")
    assert not may([OFFER, "Anna accepts Ben", *ROUND[1:]], "Cleo")
    assert may([OFFER, "Anna rejects Ben", *ROUND], "Cleo")


def test_offers_to_others_and_of_people_hold_nobody_back() -> None:
    assert may(["Ben offers Cleo 100 for lot 1", "Cleo rejects Ben"])
    assert may_offer(["Dora offers Anna 100 for lot 1"], "Ben", "Anna", ["Ben", "Cleo"])
    assert may([])


@pytest.mark.parametrize("edition", ["sonic-boom", "bond-007", "classic-us"])
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_whoever_takes_no_offer_hears_few(edition: str, seed: str) -> None:
    sitting = sit_down("person", "standard", "standard", "standard", edition=edition, seed=seed)
    play_until(sitting, 700)
    said = lines(sitting)
    for at, line in enumerate(said):
        name, verb, *rest = line.split()
        if verb == "offers" and rest[0] == "Anna":
            assert may_offer(reversed(said[:at]), name, "Anna", NAMES[1:]), line
