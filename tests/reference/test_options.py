"""Every option of every edition changes a rule that holds there, and nothing else is named."""

import pytest

from bankhalter.editions.catalogue import editions, load
from bankhalter.editions.options import CHOICES, choices
from bankhalter.reference.options import CHANGED, CHAPTERS, options_of
from bankhalter.reference.rulebook import rules


@pytest.mark.parametrize("edition", editions())
def test_every_option_of_an_edition_is_named_by_a_rule_that_holds_there(edition: str) -> None:
    for option in choices(load(edition), speed_die=load(edition).speed_die is not None):
        assert [each.id for each in rules() if option in options_of(each.id) and each.applies(edition)], option


def test_each_option_stands_once_and_every_rule_exists() -> None:
    assert sorted([*CHANGED, *CHAPTERS]) == sorted(CHOICES)
    known = {each.id for each in rules()}
    assert {name for names in CHANGED.values() for name in names} <= known


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("rent-lapses-unclaimed", ("rent",)),
        ("speeddie-utility-roll", ("rent_dice", "speed_die")),
        ("short-winner", ("short",)),
        ("timed-winner", ("minutes",)),
        ("jail-exit-pay", ()),
    ],
)
def test_the_options_that_change_a_rule(name: str, options: tuple[str, ...]) -> None:
    assert options_of(name) == options
