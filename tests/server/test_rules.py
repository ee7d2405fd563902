"""The reference as pages get it: what stands in its list."""

from bankhalter.server.page_api import RuleHead, rule_heads


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
