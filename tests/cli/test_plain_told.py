"""What newcomers asked about: free choices, what is left out of a list, advice that fits, and who answers when."""

from collections.abc import Mapping

import pytest

from tests.cli.tables import ENGLISH, GERMAN, SetUp, Table

END: Mapping[str, object] = {"phase": "end", "throws": 1, "dice": [1, 3]}
TRIPLE: Mapping[str, object] = {
    "phase": "jump",
    "throws": 1,
    "dice": [2, 2, 2],
    "Anna": {"at": 7, "passed_go": True},
    "Ben": {"deeds": {5: 0, 16: 0}},
}
AUCTION: Mapping[str, object] = {"phase": "buy", "throws": 1, "dice": [1, 2], "Anna": {"at": 3}}


def lines(at: Table) -> list[str]:
    return [entry.line for entry in at.game.log]


def one_line(at: Table, *typed: str) -> str:
    return " ".join(at.type(*typed).split())


def debt_of(amount: str) -> Mapping[str, object]:
    return {"debtor": "Anna", "creditor": "Ben", "amount": amount, "cause": "rent", "status": "awaited"}


@pytest.mark.parametrize(
    ("manner", "typed", "told"),
    [
        (GERMAN, "nein", "Sie müssen nicht: Mit „nein“ ziehen Sie wie gewürfelt bis „Diamantenfieber“."),
        (GERMAN, "nicht springen", "13 „Diamantenfieber“ (wie gewürfelt; frei,"),
        (ENGLISH, "no", "You need not: with “no” you move as thrown, to “Diamantenfieber”."),
    ],
)
def test_three_of_a_kind_need_no_jump(table: SetUp, manner: object, typed: str, told: str) -> None:
    """From 7, three twos lead to 13."""
    at = table(TRIPLE, edition="bond-007", manner=manner)
    assert told in one_line(at, typed)
    assert lines(at) == ["Anna jumps to 13"]


def test_the_rent_that_building_brings_is_never_cut(table: SetUp) -> None:
    deeds = {11: 1, 13: 1, 14: 1, 16: 0, 18: 0, 19: 0, 21: 0, 23: 0, 24: 0}
    at = table({"Anna": {"cash": 5000, "deeds": deeds}}, edition="bond-007", manner=GERMAN)
    shown = one_line(at)
    assert "…" not in shown.partition("Anna:")[2]
    for square, rent in ((11, 150), (13, 150), (14, 180), (16, 70), (18, 70), (19, 80), (21, 90), (23, 90), (24, 100)):
        assert f"Miete dann M {rent}" in shown.partition(f"baut {square} ")[2].partition(" baut ")[0]


def test_sales_of_buildings_stand_in_the_list_beside_folded_mortgages(table: SetUp) -> None:
    deeds = {16: 1, 18: 1, 19: 1, 21: 0, 23: 0, 24: 0, 5: 0, 15: 0}
    shown = one_line(table({"Anna": {"deeds": deeds}}, manner=GERMAN))
    assert "verkauft Gebäude 16" in shown
    assert "beleiht FELD" in shown


@pytest.mark.parametrize(
    ("amount", "words"),
    [
        ("500K", "übergibt Ben Feld 1 gegen 500T Schuld"),
        ("1.5M", "übergibt Ben Feld 15 gegen 1,5M Schuld"),
        ("3M", "übergibt Ben Feld 37 gegen 3M Schuld"),
    ],
)
def test_the_lot_of_the_example_is_the_cheapest_that_covers_the_debt(table: SetUp, amount: str, words: str) -> None:
    """Prices 600K, 2M, 3.5M and 4M; 37 and 39 are a whole group, and 100K are at hand."""
    anna = {"cash": "100K", "deeds": {1: 0, 15: 0, 37: 0, 39: 0}}
    at = table({**END, "debts": [debt_of(amount)], "Anna": anna}, edition="banking", manner=GERMAN)
    assert words in one_line(at)


def test_a_whole_group_is_broken_only_where_nothing_else_covers_the_debt(table: SetUp) -> None:
    """A lot of 1M in a whole group is spared for one of 2M that stands alone."""
    anna = {"cash": "100K", "deeds": {6: 0, 8: 0, 9: 0, 15: 0}}
    at = table({**END, "debts": [debt_of("500K")], "Anna": anna}, edition="banking", manner=GERMAN)
    assert "übergibt Ben Feld 15 gegen 500T Schuld" in one_line(at)


def test_gaps_in_the_numbers_of_a_debt_are_explained_once(table: SetUp) -> None:
    anna = {"cash": "100K", "deeds": {1: 0, 3: 0, 5: 0, 15: 0}}
    at = table({**END, "debts": [debt_of("2M")], "Anna": anna}, edition="banking", manner=GERMAN)
    told = "Die Nummern bleiben, solange die Schuld dauert"
    assert told not in one_line(at)
    assert told in one_line(at, "1")
    assert told not in one_line(at, "2")


def test_an_own_offer_that_waits_for_an_answer_says_for_what(table: SetUp) -> None:
    given = {
        "turn": "Cleo",
        "Anna": {"deeds": {1: 0, 11: 0}},
        "Cleo": {"deeds": {3: 0, 8: 0}},
        "offers": [{"from": "Cleo", "to": "Anna", "give": "lot 3", "want": "lot 11"}],
    }
    at = table(given, {"Cleo": "standard"}, edition="banking", manner=GERMAN)
    told = "Ihr eigenes Angebot an Cleo ist noch offen; Cleo antwortet, wenn Sie das obige angenommen, abgelehnt oder"
    assert told not in one_line(at)
    assert told in one_line(at, "biete Cleo 500T für Feld 8")
    assert "Cleo lehnt das Angebot von Anna ab." in one_line(at, "0")


def test_why_after_a_trade_names_each_rule_once_and_none_of_bankruptcies(table: SetUp) -> None:
    given = {"Anna": {"deeds": {1: 0}}, "Ben": {"deeds": {8: 0, 13: "mortgaged"}}}
    at = table(given, edition="banking", manner=GERMAN)
    shown = one_line(at, "biete Ben 500T für Feld 8 und Feld 13", "ja", "warum")
    assert "bankrupt-" not in shown
    for rule in ("(trade-free-price)", "(trade-forms)", "(trade-unbuilt-lots)", "(trade-mortgaged-choice)"):
        assert shown.count(rule) == 1


JAILED = {"jail": 1, "at": 10}


@pytest.mark.parametrize(
    ("given", "typed", "rule", "others"),
    [
        ({"Anna": JAILED}, "zahle Strafe", "jail-exit-pay", ("jail-exit-card", "jail-exit-doubles", "jail-third")),
        (
            {"Anna": {**JAILED, "jail_cards": ["chance"]}},
            "nutze Karte",
            "jail-exit-card",
            ("jail-exit-pay", "jail-exit-doubles"),
        ),
    ],
)
def test_why_names_the_way_out_of_jail_that_was_gone(
    table: SetUp, given: Mapping[str, object], typed: str, rule: str, others: tuple[str, ...]
) -> None:
    shown = one_line(table(given, manner=GERMAN), typed, "warum")
    assert f"({rule})" in shown
    assert not [each for each in others if f"({each}" in shown]


def test_why_after_a_bankruptcy_names_its_rules(table: SetUp) -> None:
    given = {**END, "debts": [debt_of("9M")], "Anna": {"cash": "100K", "deeds": {1: 0}}}
    at = table(given, edition="banking", manner=GERMAN)
    shown = one_line(at, "ist bankrott", "ist bankrott", "warum")
    assert "(bankrupt-to-player-banking)" in shown
    assert "(trade-forms)" not in shown


def test_who_takes_back_a_bid_of_a_bot_is_told_how_far_that_goes(table: SetUp) -> None:
    at = table(AUCTION, {"Ben": "standard", "Cleo": "walker"}, edition="banking", manner=GERMAN)
    at.type("verzichte", "biete 100T")
    bids = lines(at)[lines(at).index("Anna bids 100K") :]
    assert bids[-1].split()[0] in {"Ben", "Cleo"}
    told = one_line(at, "nimm zurück 1")
    assert (
        "als Bot getan hat; das kann gleich wieder geschehen. „nimmt zurück“ ohne Zahl reicht bis zum eigenen" in told
    )
    at.type("nimm mein Gebot zurück")
    assert lines(at)[-1].startswith("Anna takes back ")
    assert at.game.state.auction_bid == 0


def test_who_has_done_nothing_is_told_only_that_bots_may_do_it_again(table: SetUp) -> None:
    given = {**AUCTION, "turn": "Ben", "Anna": {}, "Ben": {"at": 3, "cash": "100K"}}
    at = table(given, {"Ben": "standard", "Cleo": "standard"}, edition="banking", manner=GERMAN)
    at.type()
    assert "das kann gleich wieder geschehen." in (told := one_line(at, "nimm zurück 1"))
    assert "ohne Zahl" not in told
