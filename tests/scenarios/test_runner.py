"""The scenario runner reports what does not hold, and refuses what cannot be read, with file and line."""

from pathlib import Path

import pytest

from bankhalter.notation.errors import NotationError
from bankhalter.play.scenarios import Outcome, check_file
from bankhalter.words.voice import plain

OPENING = """\
title: A test
edition: sonic-boom
given:
  seats: [A, B]
  A: {cash: 1500}
  B: {deeds: {1: 0, 39: 0}}
"""


def outcomes(tmp_path: Path, text: str) -> list[Outcome]:
    """Return what comes of the scenarios in `text`."""
    path = tmp_path / "some.yaml"
    path.write_text(text, encoding="utf-8")
    return list(check_file(path))


def told(outcome: Outcome) -> list[str]:
    """Return the failures of a scenario in English."""
    return [plain("en")(failure) for failure in outcome.failures]


def failures(tmp_path: Path, rest: str) -> list[str]:
    """Return the failures of the scenario that goes on from the opening with `rest`."""
    (outcome,) = outcomes(tmp_path, OPENING + rest)
    return told(outcome)


def test_a_true_scenario_holds(tmp_path: Path) -> None:
    then = """\
when:
  - A throws 4 6
  - A ends turn
then:
  A: {cash: 1500, at: 10, deeds: {}, jail: 0, jail_cards: [], bankrupt: false, passed_go: false}
  B: {cash: 1500, deeds: {1: 0, 39: 0}}
  bank: {houses: 32, hotels: 12}
  awaits: [B]
  may: {B: [throws, mortgages 1]}
  may_not: {B: [builds 1, ends turn], A: [throws]}
  over: false
  worth: {A: 1500}
  debt: {A: 0}
"""
    assert failures(tmp_path, then) == []


@pytest.mark.parametrize(
    ("then", "told"),
    [
        ("A: {cash: 1499}", "A cash: expected 1499, got 1500"),
        ("A: {at: 11}", "A at: expected 11, got 10"),
        ("A: {jail: 1}", "A jail: expected 1, got 0"),
        ("A: {jail_cards: [chance]}", "A jail_cards: expected [chance], got []"),
        ("A: {bankrupt: true}", "A bankrupt: expected true, got false"),
        ("A: {passed_go: true}", "A passed_go: expected true, got false"),
        ("B: {deeds: {1: 0}}", "B deeds: expected {1: 0}, got {1: 0, 39: 0}"),
        ("B: {deeds: {1: 0, 39: mortgaged}}", "B deeds: expected {1: 0, 39: mortgaged}, got {1: 0, 39: 0}"),
        ("bank: {houses: 31}", "bank houses: expected 31, got 32"),
        ("bank: {hotels: 11}", "bank hotels: expected 11, got 12"),
        ("awaits: [B]", "awaits: expected [B], got [A]"),
        ("awaits: [A, nature]", "awaits: expected [A, nature], got [A]"),
        ("may: {A: [throws]}", "may `A throws`: expected to be legal, but refused: "),
        ("may_not: {A: [ends turn]}", "may_not `A ends turn`: expected to be refused, but it is legal."),
        ("over: true", "over: expected true, got false"),
        ("winners: [A]", "over: expected true, got false"),
        ("worth: {A: 1501}", "worth A: expected 1501, got 1500"),
        ("debt: {A: 5}", "debt A: expected 5, got 0"),
    ],
)
def test_a_wrong_expectation_is_reported(tmp_path: Path, then: str, told: str) -> None:
    found = failures(tmp_path, f"when: [A throws 4 6]\nthen:\n  {then}\n")
    assert found, "nothing was reported"
    assert found[0].startswith(told)


def test_every_wrong_expectation_is_reported(tmp_path: Path) -> None:
    assert len(failures(tmp_path, "then:\n  A: {cash: 1, at: 1}\n  awaits: [B]\n")) == 3


def test_a_refused_line_is_reported_with_its_reason(tmp_path: Path) -> None:
    (found,) = failures(tmp_path, "when: [A ends turn]\n")
    assert found.startswith("`A ends turn`: expected to be accepted, but refused: ")


def test_nothing_is_played_after_a_refused_line(tmp_path: Path) -> None:
    assert len(failures(tmp_path, "when: [A ends turn, A pays]\nthen: {over: true}\n")) == 1


def test_a_try_that_is_legal_is_reported(tmp_path: Path) -> None:
    (found,) = failures(tmp_path, "when: [{try: A throws, refused: true}]\n")
    assert found == "`A throws`: expected to be refused, but it is legal."


def test_a_try_that_is_refused_holds(tmp_path: Path) -> None:
    assert failures(tmp_path, "when: [{try: A buys, refused: true}]\n") == []


def test_a_set_up_that_should_be_refused_and_is_not_is_reported(tmp_path: Path) -> None:
    assert failures(tmp_path, "refused: true\n") == ["Expected the set-up to be refused, but it is accepted."]


@pytest.mark.parametrize(
    "given",
    [
        "edition: sonic-boom\ngiven: {seats: [A, B, C, D, E, F, G]}",
        "edition: sonic-boom\noptions: {minutes: 60}\ngiven: {seats: [A, B]}",
        "edition: sonic-boom\ngiven: {seats: [A, B], A: {deeds: {5: 1}}}",
    ],
)
def test_a_set_up_that_cannot_be_is_refused(tmp_path: Path, given: str) -> None:
    (outcome,) = outcomes(tmp_path, f"title: Refused\n{given}\nrefused: true\n")
    assert told(outcome) == []


def test_an_option_that_the_edition_lacks_is_reported(tmp_path: Path) -> None:
    (outcome,) = outcomes(tmp_path, OPENING + "options: {minutes: 60}\n")
    assert told(outcome)[0].startswith("Expected the set-up to be accepted, but refused: ")


@pytest.mark.parametrize(
    ("text", "line", "expected"),
    [
        (OPENING + "than: {}\n", 1, "“than” is no key of a scenario"),
        (OPENING + "then: {C: {cash: 1}}\n", 1, "“C” is no key of then"),
        (OPENING + "then: {A: {money: 1}}\n", 1, "“money” is no key of A"),
        (OPENING + "then: {bank: {hauses: 1}}\n", 1, "“hauses” is no key of bank"),
        (OPENING.replace("cash: 1500", "money: 1500"), 1, "A.money"),
        (OPENING + "when: [A flies]\n", 1, "“flies” is no action"),
        (OPENING + "when: [C throws 1 2]\n", 1, "“C” is no seat"),
        (OPENING + "when: [{try: A throws}]\n", 1, "a try says `refused: true`"),
        (OPENING + "when: [{try: A throws, refused: false}]\n", 1, "a try says `refused: true`"),
        (
            OPENING + "when: [{try: B offers A lot 1, lot 39 for 5, refused: true}]\n",
            1,
            "a line with commas needs quotes",
        ),
        (OPENING + "when: [B offers A lot 1, lot 39 for 5]\n", 1, "expected"),
        (OPENING + "when: {A: throws}\n", 1, "when must be a list"),
        (OPENING + "when: [1]\n", 1, "expected a line"),
        (OPENING + "when: [A throws 1 2]\nrefused: true\n", 1, "neither `when` nor `then`"),
        (OPENING.replace("sonic-boom", "sonic-bang"), 1, "sonic-bang"),
        (OPENING.replace("edition: sonic-boom\n", ""), 1, "expected the key edition"),
        (OPENING + "rules: {go-salary: 1}\n", 1, "rules must be a list"),
        (OPENING + "then: {A: {at: true}}\n", 1, "is not a square"),
        (OPENING + "then: {A: {jail: true}}\n", 1, "must be a whole number"),
        (OPENING + "then: {A: {bankrupt: 0}}\n", 1, "must be true or false"),
        (OPENING + "then: {over: 0}\n", 1, "must be true or false"),
        (OPENING + "then: {bank: {houses: true}}\n", 1, "must be a whole number"),
        (OPENING + "then: {winners: [1, B]}\n", 1, "is no seat"),
        (OPENING + "then: {A: {jail_cards: [1, chance]}}\n", 1, "not “1”"),
        (OPENING + "then: {A: {deeds: {1: [0]}}}\n", 1, "must be a whole number"),
        (OPENING + "then: {A: {deeds: {4: 0}}}\n", 1, "4 is no lot: expected"),
        (OPENING + "when: [{try: A draws advence_go, refused: true}]\n", 1, "advence_go"),
        (OPENING + "then: {}\n---\n" + OPENING + "then: 5\n", 9, "expected then as keys"),
        (OPENING + "title: Twice\n", 7, "the key “title” stands twice"),
        (OPENING + "when: [A throws 1 2\n", 8, "not YAML"),
    ],
)
def test_what_cannot_be_read_names_file_line_and_reason(tmp_path: Path, text: str, line: int, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        outcomes(tmp_path, text)
    sentence = str(caught.value)
    assert sentence.startswith(f"{tmp_path / 'some.yaml'}, line {line}: ")
    assert expected in sentence


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(NotationError, match=r"gone\.yaml: cannot be read"):
        list(check_file(tmp_path / "gone.yaml"))


def test_one_document_a_list_and_several_documents_are_read(tmp_path: Path) -> None:
    one = OPENING + "then: {}\n"
    listed = "- " + OPENING.replace("\n", "\n  ").rstrip() + "\n"
    assert [len(outcomes(tmp_path, text)) for text in (one, listed + listed, f"{one}---\n{one}---\n{one}")] == [1, 2, 3]


def test_an_outcome_names_title_place_and_rules(tmp_path: Path) -> None:
    text = OPENING + "rules: [go-salary]\n"
    (_, second) = outcomes(tmp_path, f"{text}---\n{text}")
    assert (second.title, second.rules) == ("A test", ("go-salary",))
    assert plain("en")(second.place) == f"{tmp_path / 'some.yaml'}, line 9"


def test_an_empty_file_is_no_scenario(tmp_path: Path) -> None:
    with pytest.raises(NotationError, match="expected a scenario, found none"):
        outcomes(tmp_path, "# nothing\n")


@pytest.mark.parametrize(
    "rest",
    [
        "when: A throws 4 6\nthen: {awaits: A, may: {A: ends turn}, B: {deeds: {'39': 0, 1: 0}}}\nrules: setup-goal\n",
        "when:\nthen:\nrules:\n",
        "then: {A: , B: {jail_cards: }}\nrefused: false\n",
        "when: [{try: A offers B building 11 for 100, refused: true}]\n",
        "when: [{try: B offers A lot 1 for free landings, refused: true}]\n",
    ],
)
def test_other_ways_to_write_the_same_are_read(tmp_path: Path, rest: str) -> None:
    assert failures(tmp_path, rest) == []


@pytest.mark.parametrize(
    "text",
    [
        "{edition: sonic, options: {short: true}, refused: true}",
        "{edition: sonic, options: {short: true}, given: {}, when: [], then: {}, refused: true}",
    ],
)
def test_a_refused_option_needs_no_seats(tmp_path: Path, text: str) -> None:
    (outcome,) = outcomes(tmp_path, text)
    assert told(outcome) == []


def test_anchors_and_merged_keys_are_read(tmp_path: Path) -> None:
    text = """\
title: First
edition: dc
given: &start {seats: [A, B], A: &rich {cash: 2000}}
then: {A: *rich}
---
title: Merged
edition: dc
given: {seats: [A, B], A: {<<: {cash: 2000, at: 3}, at: 5}}
then: {A: {cash: 2000, at: 5}}
"""
    assert [told(outcome) for outcome in outcomes(tmp_path, text)] == [[], []]


TAKE_BACK = """\
title: Two deeds mortgaged
edition: dc
given: {seats: [A, B], A: {deeds: {5: 0}}, B: {deeds: {25: 0}}}
"""


def test_take_backs_are_judged_like_any_line(tmp_path: Path) -> None:
    played = "when: [A mortgages 5, B mortgages 25, A takes back 2]\n"
    (outcome,) = outcomes(
        tmp_path, TAKE_BACK + played + "then: {may: {B: [agrees, disagrees]}, may_not: {A: [agrees]}}\n"
    )
    assert told(outcome) == []
    (outcome,) = outcomes(tmp_path, TAKE_BACK + played + "then: {may_not: {B: [agrees]}}\n")
    assert told(outcome) == ["may_not `B agrees`: expected to be refused, but it is legal."]


@pytest.mark.parametrize("line", ["A takes back 2", "A takes back 1"])
def test_a_try_of_a_take_back_that_is_accepted_is_reported(tmp_path: Path, line: str) -> None:
    tried = f"when: [A mortgages 5, {{try: {line}, refused: true}}]\n"
    (outcome,) = outcomes(tmp_path, TAKE_BACK + tried)
    expected = [f"`{line}`: expected to be refused, but it is legal."] if line.endswith("1") else []
    assert told(outcome) == expected


def test_a_take_back_undoes_by_agreement_and_lapses_with_the_next_action(tmp_path: Path) -> None:
    text = """\
title: All agree
edition: dc
given: {seats: [A, B, C, D], A: {deeds: {5: 0}}, B: {deeds: {25: 0}}, D: {bankrupt: true}}
when: [A mortgages 5, B mortgages 25, A takes back 2, B agrees, C agrees]
then: {A: {cash: 1500, deeds: {5: 0}}, B: {cash: 1500, deeds: {25: 0}}}
---
title: One disagrees, another request lapses
edition: dc
given: {seats: [A, B], A: {deeds: {5: 0, 15: 0}}, B: {deeds: {25: 0}}}
when:
  - A mortgages 5
  - B mortgages 25
  - A takes back 2
  - B disagrees
  - A takes back 2
  - A mortgages 15
  - {try: B agrees, refused: true}
then: {A: {cash: 1700}, B: {cash: 1600}}
"""
    assert [told(outcome) for outcome in outcomes(tmp_path, text)] == [[], []]
