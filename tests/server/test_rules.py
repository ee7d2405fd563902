"""The reference as pages get it: what stands in its list."""

import pytest

from bankhalter.editions.catalogue import editions
from bankhalter.reference.rulebook import rule
from bankhalter.server.page_api import RuleHead, rule_heads, rule_view


def heads(edition: str = "") -> dict[str, RuleHead]:
    return {head.id: head for head in rule_heads("en", edition)}


def test_the_list_of_an_edition_has_only_rules_that_hold_in_it() -> None:
    assert "speeddie-mrm-advance" in heads("bond-007")
    assert "speeddie-mrm-advance" not in heads("sonic")
    assert heads("sonic").items() <= heads().items()


def test_the_list_says_how_editions_depart_from_a_rule() -> None:
    # only the booklet of the banking edition gives the limit in other words
    assert set(heads("sonic")["rent-must-be-demanded"].differs) == {"banking"}
    assert heads()["setup-token-on-go"].differs == {}


@pytest.mark.parametrize("edition", editions())
def test_every_edition_has_rules_and_each_of_them_names_it(edition: str) -> None:
    held = heads(edition)
    assert {"rent-must-be-demanded", "auction-raise"} <= held.keys()
    assert held.keys() == {name for name, head in heads().items() if edition in head.editions}


def test_a_classic_board_has_what_all_editions_with_cash_agree_on() -> None:
    assert heads("classic-de") == heads("classic-us")
    assert "speeddie-mrm-advance" not in heads("classic-de")  # of one rulebook
    assert rule_view(rule("auction-raise"), "en").editions[-2:] == ("classic-de", "classic-us")
