"""What the terminal says of a position is true, and all that one wants to know."""

import re
from collections.abc import Mapping

import pytest

from bankhalter.cli.choices import choices
from bankhalter.rules.codes import Act
from tests.cli.tables import ENGLISH, GERMAN, SetUp, Table, flat

END: Mapping[str, object] = {"phase": "end", "throws": 1, "dice": [1, 3]}
TAX = {"debtor": "Anna", "creditor": "bank", "amount": 200, "cause": "tax", "status": "awaited"}


def about(at: Table, act: Act, line: str = "") -> str:
    return next(each.about for each in choices(at.terminal.view, 0) if each.act == act and line in each.line)


def one_line(at: Table, *typed: str) -> str:
    return " ".join(at.type(*typed).split())


def test_who_owes_is_told_what_everything_would_bring(table: SetUp) -> None:
    """Two houses at half of 200 and mortgages of 175, 200 and 100: 200 + 475."""
    given = {**END, "debts": [TAX], "Anna": {"cash": 10, "deeds": {37: 1, 39: 1, 5: 0}}}
    assert "Gebäude und Hypotheken brächten zusammen M 675." in flat(table(given, manner=GERMAN))
    assert "buildings and mortgages would bring M 675 in all." in flat(table(given))


def test_who_cannot_raise_a_debt_alone_is_shown_what_it_can_do_all_the_same(table: SetUp) -> None:
    """A mortgage of 100 and 10 in cash against 200."""
    at = table({**END, "debts": [TAX], "Anna": {"cash": 10, "deeds": {5: 0}}}, manner=GERMAN)
    assert [each.line for each in choices(at.terminal.view, 0)] == ["mortgages 5", "is bankrupt"]
    assert "Hypotheken brächten zusammen nur M 100; dann fehlen immer noch M 90." in flat(at)
    at.type("beleiht 5")
    assert [entry.line for entry in at.game.log] == ["Anna mortgages 5"]


def test_cash_is_compared_with_the_end_of_ones_last_turn(table: SetUp) -> None:
    """Anna hands on the dice with 1500, buys in an auction of Ben's turn for 20, and is told so in her next turn."""
    at = table({"phase": "buy", "throws": 1, "dice": [1, 2], "Anna": {"at": 3}}, {"Cleo": "walker"}, manner=GERMAN)
    at.type("kauft", "gibt weiter")
    left = at.game.state.cash[0]
    assert left == 1500 - 60
    at.game.state.cash[0] -= 20
    at.terminal._show_turn(0)
    assert "Seit dem letzten Zug von Anna: M 20 weniger Geld." in at.out.getvalue()


def test_a_game_taken_up_again_compares_with_no_turn_that_it_has_not_seen(table: SetUp) -> None:
    at = table()
    at.terminal.take_up(at.terminal.story)
    at.game.state.cash[0] -= 20
    assert "in cash" not in flat(at)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        (
            "bietet Ben Entenhausen gegen 5",
            "möglich sind ein Feld nach Nummer oder Namen, ein Betrag, „Gefängniskarte“",
        ),
        ("nutzt Foo Karte", "erwartet wird Ereignis oder Gemeinschaft"),
        ("bietet Ben Feld 5, Feld 5 gegen 1", "„Feld 5“ steht zweimal in „Feld 5, Feld 5“"),
        ("offers Ben lot 5, lot 5 for 1", "„Feld 5“ steht zweimal in „Feld 5, Feld 5“"),
    ],
)
def test_mistakes_in_a_german_game_are_told_in_german(table: SetUp, typed: str, expected: str) -> None:
    assert expected in one_line(table(manner=GERMAN), typed)


@pytest.mark.parametrize(
    ("give", "want", "expected"),
    [
        ("lot 1", "50", "this gives Anna all places of the brown group"),
        ("lot 5", "50", "this gives Anna all characters"),
        ("50", "lot 12", "this gives Ben all devices"),
        ("lot 1, lot 5", "lot 12",
         ("this gives Anna all places of the brown group, this gives Anna all characters"
          " and this gives Ben all devices")),
        ("lot 6", "50", ""),
    ],
)  # fmt: skip
def test_an_offer_says_which_groups_it_completes(table: SetUp, give: str, want: str, expected: str) -> None:
    """Anna has 3, three stations and 12; Ben has 1, 5, 6 and 28."""
    given = {
        "offers": [{"from": "Ben", "to": "Anna", "give": give, "want": want}],
        "Anna": {"deeds": {3: 0, 15: 0, 25: 0, 35: 0, 12: 0}},
        "Ben": {"deeds": {1: 0, 5: 0, 6: 0, 28: 0}},
    }
    said = about(table(given), Act.ACCEPT)
    assert said.partition("; ")[2] == expected


def test_how_to_counter_stands_among_the_answers(table: SetUp) -> None:
    given = {"offers": [{"from": "Ben", "to": "Anna", "give": "lot 5", "want": "100"}], "Ben": {"deeds": {5: 0}}}
    assert "kontert Ben SACHEN gegen SACHEN ein Gegenangebot" in flat(table(given, manner=GERMAN))
    assert "counters Ben GOODS for GOODS a counter-offer" in flat(table(given))
    assert "counters" not in flat(table())


def test_why_shows_what_is_open_and_how_it_is_played(table: SetUp) -> None:
    shown = one_line(table(edition="bond-007", manner=GERMAN), "warum speeddie-utility-roll")
    assert "Offen: Das Regelheft verlangt den Wurf auf den Bond-Autos" in shown
    assert "Gespielt wird so: Der Mietwurf mit drei Würfeln gilt für die Geheimquartiere" in shown


def test_to_sit_still_in_jail_counts_as_an_attempt(table: SetUp) -> None:
    at = table({"Anna": {"jail": 2, "at": 10}}, manner=GERMAN)
    assert about(at, Act.END_TURN) == "sitzen bleiben, ohne zu würfeln; zählt als Versuch 2 von 3"


@pytest.mark.parametrize(
    ("edition", "expected"),
    [
        ("sonic-boom", "Misslingt der Wurf, kostet das M 50, und du ziehst so weit, wie die Würfel zeigen."),
        ("banking", "Misslingt der Wurf, kostet das 500 Tsd., und Sie stehen nur zu Besuch."),
    ],
)
def test_the_last_attempt_says_what_it_costs_to_fail(table: SetUp, edition: str, expected: str) -> None:
    assert expected in flat(table({"Anna": {"jail": 3, "at": 10}}, edition=edition, manner=GERMAN))


def test_how_to_trade_is_told_three_turns_long_and_to_whom_it_helps(table: SetUp) -> None:
    """The lot of the example costs 200."""
    others = {"Ben": {"deeds": {5: 0}}}
    assert "To trade" in flat(table(others))
    assert "To trade" not in flat(table({**others, "Anna": {"cash": 199}}))
    assert "To trade" not in flat(table({**others, **END, "debts": [TAX], "Anna": {"cash": 200, "deeds": {39: 0}}}))


def test_the_squares_of_a_jump_tell_what_they_bring(table: SetUp) -> None:
    given = {"phase": "jump", "throws": 1, "dice": [2, 2, 2], "Anna": {"deeds": {1: 0, 3: "mortgaged"}}}
    at = table(given, edition="bond-007", manner=GERMAN)
    assert [each.number for each in choices(at.terminal.view, 0)] == list(range(40))
    assert re.search(r"^ +0  LOS \(Gehalt M 200\) +20 +„Frei Parken“ *$", at.type(), re.MULTILINE)
    assert about(at, Act.JUMP, "to 0") == "LOS (Gehalt M 200)"
    assert about(at, Act.JUMP, "to 1").endswith("(der eigene Besitz)")
    assert about(at, Act.JUMP, "to 3").endswith("(der eigene Besitz, Hypothek)")


def test_what_can_be_built_names_the_rent_it_will_bring(table: SetUp) -> None:
    """Sky Citadel: with one house 200, with two 600."""
    at = table({"Anna": {"deeds": {37: 1, 39: 1}}}, manner=GERMAN)
    assert about(at, Act.BUILD, "39") == "M 200: 2. Haus auf „Sky Citadel“, Miete dann M 600"
    assert about(table({"Anna": {"deeds": {37: 4, 39: 4}}}), Act.BUILD, "39").endswith("then rent M 2000")


def test_redemptions_stand_before_the_folded_mortgages_with_ascending_numbers(table: SetUp) -> None:
    deeds = {5: 0, 15: 0, 25: 0, 35: 0, 12: 0, 28: "mortgaged"}
    shown = flat(table({"Anna": {"deeds": deeds}}))
    assert shown.index(" 2 redeems 28 ") < shown.index(" 3–7 mortgages SQUARE ")


@pytest.mark.parametrize(("manner", "told"), [(ENGLISH, "has not demanded"), (GERMAN, "verfällt")])
def test_rent_that_the_heir_of_the_guest_lets_lapse_is_not_told(table: SetUp, manner: object, told: str) -> None:
    """Anna owes Ben 200 and has landed on his lot; he inherits all she has."""
    debt = {**TAX, "creditor": "Ben", "cause": "rent"}
    claim = {"guest": "Anna", "owner": "Ben", "lot": 5, "amount": 25}
    given = {**END, "debts": [debt], "claims": [claim], "Anna": {"cash": 10, "at": 5}, "Ben": {"deeds": {5: 0}}}
    at = table(given, manner=manner)
    at.type("0", "is bankrupt", "is bankrupt")
    assert at.game.state.bankrupt[0]
    assert told not in at.out.getvalue()


@pytest.mark.parametrize(
    ("edition", "rule", "expected"),
    [
        ("classic-de", "rent-must-be-demanded",
         "Vor dem Spiel lässt sich anderes vereinbaren, mit der Option „rent=automatic“: Miete wird von selbst"),
        ("classic-de", "setup-first-player", "Für dieses Spiel ist die Option „first=seat“ vereinbart: Der erste"),
        ("classic-de", "setup-first-player", "mit der Option „first=thrown“: Die Würfel entscheiden"),
        ("bond-007", "speeddie-utility-roll", "mit der Option „rent_dice=cars“: Die Miete eines Bond-Autos"),
        ("bond-007", "speeddie-utility-roll", "mit der Option „speed_die=true“: Wer einmal über LOS"),
        ("banking", "timed-winner", "Für dieses Spiel ist die Option „minutes“ vereinbart: ein Spiel auf Zeit"),
        ("banking", "jail-exit-pay-banking", "mit der Option „jail_fine=same_turn“: Ist die Strafe gezahlt"),
    ],
)  # fmt: skip
def test_why_names_the_option_that_changes_a_rule(table: SetUp, edition: str, rule: str, expected: str) -> None:
    """At these tables the first seat begins, and a banking game takes 30 minutes."""
    assert expected in one_line(table(edition=edition, manner=GERMAN), f"warum {rule}")


def test_why_names_no_option_where_none_changes_a_rule(table: SetUp) -> None:
    assert "Option" not in one_line(table(manner=GERMAN), "warum go-salary", "warum jail-fine-amount")
