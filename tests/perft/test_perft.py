"""How many ways there are to play so many lines: two players that know the rules from different sources agree.

Every pair of dice and every card that can be on top counts as a line, and so do the standing actions but trades and
giving up. Of bids only the lowest and the highest count. The numbers are those of the naive player.
"""

import os
from typing import NamedTuple

import pytest

from tests.perft.walk import Start, Walk

LONG = os.environ.get("BANKHALTER_LAWS") == "long"


class Tree(NamedTuple):
    """A start, and the number of ways after one, two and more lines."""

    start: Start
    ways: tuple[int, ...]
    long_ways: tuple[int, ...] = ()


def tree(edition: str, given: dict[str, object], *ways: int, long: tuple[int, ...] = (), **options: object) -> Tree:
    """Return a tree between A and B."""
    return Tree(Start(edition, options, {"seats": ["A", "B"], **given}), ways, long)


TREES = {
    "the start of a game": tree("classic-us", {}, 36, 228, 1674, 11664),
    "a third doubles throw leads to jail": tree("classic-us", {"A": {"at": 28}, "doubles": 2}, 36, 382, 2088),
    "rents paid at once, on all kinds of lots": tree(
        "classic-us",
        {"A": {"at": 3}, "B": {"deeds": {5: 0, 12: 0, 15: 0, 28: 0, 11: 0, 13: 0, 14: 0}}},
        *(46, 1101, 19494),
        rent="automatic",
    ),
    "in jail, the third attempt, with both cards and a little money": tree(
        "classic-us",
        {"A": {"jail": 3, "jail_cards": ["chance", "community"], "cash": 60}, "B": {"at": 39}},
        *(39, 241, 1119, 7420),
    ),
    "in jail, the fine can just be raised": tree(
        "classic-us", {"A": {"jail": 3, "cash": 20, "deeds": {1: 0}}, "B": {"at": 39}}, 37, 93, 419, 2149
    ),
    "in jail, the fine cannot be raised": tree(
        "classic-us", {"A": {"jail": 3, "cash": 19, "deeds": {1: 0}}, "B": {"at": 39}}, 37, 122, 324
    ),
    "in jail, the first attempt without the money for the fine": tree(
        "classic-us", {"A": {"jail": 1, "cash": 49}, "B": {"at": 39}}, 37, 86, 1351, 6675
    ),
    "in jail in banking, the third attempt": tree(
        "banking", {"A": {"jail": 3, "cash": 1_000_000}, "B": {"at": 20}}, 37, 52, 1229, 6647
    ),
    "in jail in banking, the second attempt, with a card": tree(
        "banking",
        {"A": {"jail": 2, "cash": 1_000_000, "jail_cards": ["community"]}, "B": {"at": 20}},
        *(39, 124, 1594, 9021),
    ),
    "the cards of banking": tree(
        "banking", {"A": {"at": 31}, "B": {"deeds": {12: 0, 28: 0}}}, 38, 294, 2672, rent="automatic"
    ),
    "auctions with hardly any money": tree(
        "classic-us",
        {"A": {"at": 36, "cash": 5, "deeds": {1: 0}}, "B": {"cash": 4, "deeds": {3: "mortgaged"}}},
        *(37, 283, 2528, 20136),
    ),
    "debts, and what may be sold for them": tree(
        "classic-us",
        {
            "A": {"at": 29, "cash": 40, "deeds": {5: 0, 6: 1, 8: 1, 9: 1, 12: "mortgaged"}},
            "B": {"deeds": {31: 0, 32: 0, 34: 0, 35: 0, 37: 1, 39: 1}},
        },
        *(51, 1342, 29306),
        long=(591043,),
        rent="automatic",
    ),
    "a throw with the speed die": tree(
        "bond-007",
        {"A": {"at": 33, "passed_go": True}, "B": {"deeds": {39: 0, 12: 0}}},
        *(182, 2482, 31835),
        speed_die=True,
    ),
    "the speed die, two doubles thrown, rents by three dice": tree(
        "bond-007",
        {
            "A": {"at": 26, "passed_go": True, "cash": 200},
            "B": {"deeds": {28: 0, 12: 0, 31: 0, 32: 0, 34: 0, 35: 0}},
            "doubles": 2,
        },
        *(189, 4639, 88033),
        speed_die=True,
        rent="automatic",
    ),
    "wishes for more houses than there are": tree(
        "classic-us",
        {
            "A": {"cash": 120, "deeds": {1: 0, 3: 0}},
            "B": {"cash": 90, "deeds": {6: 0, 8: 0, 9: 0}},
            "bank": {"houses": 2, "hotels": 0},
        },
        *(46, 766, 10697, 136651),
        long=(1746214,),
    ),
    "the auction of the last house": tree(
        "classic-us",
        {
            "A": {"cash": 52, "deeds": {1: 0, 3: 0}},
            "B": {"cash": 51, "deeds": {6: 0, 8: 0, 9: 0}},
            "bank": {"houses": 1, "hotels": 0},
        },
        *(46, 761, 10424),
        long=(130231, 1619577, 19794592),
    ),
    "the last hotel": tree(
        "classic-us",
        {
            "A": {"cash": 60, "deeds": {1: 4, 3: 4}},
            "B": {"cash": 55, "deeds": {6: "hotel", 8: 4, 9: "hotel"}},
            "bank": {"houses": 1, "hotels": 1},
        },
        *(43, 620, 7532, 86393),
    ),
    "hotels without houses to break them up into": tree(
        "classic-us",
        {
            "A": {"cash": 0, "deeds": {1: "hotel", 3: "hotel", 6: "hotel", 8: "hotel", 9: "hotel"}},
            "B": {"cash": 0},
            "bank": {"houses": 3, "hotels": 1},
        },
        *(41, 585, 7158, 86278),
    ),
}


@pytest.mark.parametrize("name", TREES)
def test_both_players_know_the_same_ways_to_play(name: str) -> None:
    start, ways, long_ways = TREES[name]
    expected = ways + long_ways * LONG
    walk = Walk(start)
    assert [walk.count(plies) for plies in range(1, len(expected) + 1)] == list(expected)


def test_players_who_differ_are_caught_with_the_way_there() -> None:
    walk = Walk(TREES["the start of a game"].start)
    walk.game["squares"][4]["amount"] = 199
    with pytest.raises(AssertionError, match=r"after \['A throws 1 3'\]: .*1300.*1301"):
        walk.count(3)
