"""The reference: every statement in two languages, found by id and by words, and behind every event and refusal."""

import tomllib
from pathlib import Path

import msgspec
import pytest

import bankhalter.reference
from bankhalter.editions import editions, load
from bankhalter.reference.events import RULES_OF_CAUSE, all_rules_of_event, rules_of_event
from bankhalter.reference.refusals import RULES_OF, RULES_OF_ACT, rules_of_refusal
from bankhalter.reference.rulebook import CASH, RULEBOOKS, Chapter, Rule, Text, near, rule, rule_from, rules, search
from bankhalter.rules.codes import BANK, BUS, HOTEL, MR_M, Act, Auction, Cause, Event, Refusal
from bankhalter.words.catalogue import LANGUAGES, Language

IDS = Path(__file__).parents[1] / "ledger" / "ids.txt"
FILES = sorted((Path(bankhalter.reference.__file__).parent / "rules").glob("*.toml"))
TEXTS = [(each, language) for each in rules() for language in LANGUAGES]


def ids() -> list[str]:
    return [line.partition(":")[0] for line in IDS.read_text(encoding="utf-8").splitlines()]


def sentences(text: Text) -> list[str]:
    return [text.title, text.rule, *text.differs.values(), text.open, text.reading]


def test_every_statement_stands_in_the_reference_once_and_in_order() -> None:
    assert [each.id for each in rules()] == [
        name for chapter in Chapter for name in ids() if name.split("-")[0] == chapter
    ]
    assert {file.stem for file in FILES} == set(Chapter)


def test_both_languages_say_as_much() -> None:
    for each in rules():
        assert each.de.differs.keys() == each.en.differs.keys(), each.id
        assert bool(each.de.open) == bool(each.en.open) == bool(each.de.reading) == bool(each.en.reading), each.id


def test_an_unknown_key_is_an_error() -> None:
    document = tomllib.loads(FILES[0].read_text(encoding="utf-8"))
    name, body = next(iter(document.items()))
    assert rule_from(name, body).id == name
    for broken in ({**body, "note": "x"}, {**body, "de": {**body["de"], "differs": {"monte-carlo": "x"}}}):
        with pytest.raises(msgspec.ValidationError):
            rule_from(name, broken)


def test_no_text_names_the_protected_word() -> None:
    assert [each.id for each, language in TEXTS if "monopoly" in " ".join(sentences(each.text(language))).lower()] == []
    assert [each.id for each in rules() if "monopoly" in " ".join(each.sections.values()).lower()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_keeps_its_signs(language: Language) -> None:
    wrong = {"de": ("“ ”", "”", '"', "10%", "'", " - "), "en": ("„", "‚", '"', "10 %", "'", " - ")}[language]
    found = [(each.id, sign) for each in rules() for sign in wrong for s in sentences(each.text(language)) if sign in s]
    assert found == []


def test_sentences_end() -> None:
    for each, language in TEXTS:
        for sentence in sentences(each.text(language))[1:]:
            assert not sentence or sentence.endswith((".", ".“", ".”", "?", "!", ".)")), (each.id, sentence)
            assert not sentence.endswith(".."), (each.id, sentence)
        assert not each.text(language).title.endswith("."), each.id


def test_a_rule_holds_where_its_rulebooks_say_and_in_the_classic_game_if_all_with_cash_agree() -> None:
    assert rule("jail-exit-pay").applies("dc")
    assert not rule("jail-exit-pay").applies("banking")
    assert rule("jail-exit-pay-banking").applies("banking")
    assert not rule("jail-exit-pay-banking").applies("classic-de")
    assert not rule("speeddie-bus").applies("classic-us")
    for each in rules():
        assert (
            each.applies("classic-de")
            == each.applies("classic-us")
            == each.applies("mine")
            == (set(each.editions) >= CASH)
        )


def test_special_games_are_told_of_where_they_can_be_played() -> None:
    for name in RULEBOOKS:
        edition = load(name)
        assert rule("short-variant").applies(name) == (edition.short is not None)
        assert rule("timed-agreed-duration").applies(name) == edition.rules.timed
        assert rule("speeddie-variant").applies(name) == (edition.speed_die is not None)


@pytest.mark.parametrize(
    ("words", "language", "first"),
    [
        ("jail-exit-card", "de", "jail-exit-card"),
        ("jail-exit", "en", "jail-exit-pay"),
        ("JAIL-EXIT-CARD", "en", "jail-exit-card"),
        ("gefaengnis pasch", "de", "turn-three-doubles-jail"),
        ("GEFÄNGNIS PASCH", "de", "turn-three-doubles-jail"),
        ("strassen", "de", "setup-deed-split"),
    ],
)
def test_rules_are_found(words: str, language: Language, first: str) -> None:
    found = [each.id for each in search(words, language)]
    assert found[:1] == [first]
    assert len(found) == len(set(found))


def test_all_words_must_match_and_titles_come_first() -> None:
    found = search("mortgage rent", "en")
    assert found
    texts = [" ".join(sentences(each.en)).lower() + each.id for each in found]
    assert all("mortgage" in text and "rent" in text for text in texts)
    assert "mortgage" in found[0].en.title.lower()
    assert search("mortgage xyzzy", "en") == ()
    assert search(" ", "en") == ()


def test_a_search_in_an_edition_finds_only_its_rules() -> None:
    assert search("speeddie-bus", "en", "banking") == ()
    assert all(each.applies("banking") for each in search("miete", "de", "banking"))


def test_near_words_are_offered() -> None:
    assert "Hypothek" in near("Hipothek", "de")
    assert near("qqqqqqqq", "en") == ()


def samples() -> list[tuple[Event, tuple[int, ...]]]:
    """Numbers of every event, such that each branch is taken."""
    many: dict[Event, list[tuple[int, ...]]] = {
        Event.PAID: [(0, BANK, 1, cause, -1) for cause in Cause],
        Event.DEBT_ARISEN: [(0, BANK, 1, cause) for cause in Cause],
        Event.DEBT_LAPSED: [(0, BANK, 1, cause) for cause in Cause],
        Event.THROWN: [(0, 3, 4, 0), (0, 3, 3, 0), (0, 3, 3, 3), (0, 3, 4, BUS), (0, 3, 4, MR_M), (0, 1, 2, 3)],
        Event.TITLE_PASSED: [(0, BANK, 1), (0, 1, BANK), (0, 1, 2)],
        Event.AUCTION_OPENED: [(kind, 0) for kind in (Auction.LOT, Auction.HOUSE, Auction.HOTEL)],
        Event.AUCTION_UNSOLD: [(kind, 0) for kind in (Auction.LOT, Auction.HOUSE, Auction.HOTEL)],
        Event.AUCTION_WON: [(0, 10, kind, 0) for kind in (Auction.LOT, Auction.HOUSE, Auction.HOTEL)],
        Event.CLAIM_OPENED: [(0, 1, 2, 10), (0, 1, 2, 0)],
        Event.ATTEMPT_FAILED: [(0, 1), (0, 3)],
        Event.BUILT: [(0, 1, 1), (0, 1, HOTEL)],
        Event.BANKRUPT: [(0, BANK), (0, 1)],
    }
    return [(event, numbers) for event in Event for numbers in many.get(event, [(0, 0, 0, 0, 0)])]


def test_every_event_rests_on_rules_there_are() -> None:
    known = {each.id for each in rules()}
    for event, numbers in samples():
        resting = all_rules_of_event(event, numbers)
        assert resting, event
        assert set(resting) <= known, event
        assert len(resting) == len(set(resting)), event
    assert set(RULES_OF_CAUSE) == set(Cause)


SPECIAL = {
    Event.JUMPED,
    Event.LED_ON,
    Event.SPEED_DIE_EARNED,
    Event.DEALT,
    Event.HANDED,
    Event.TIME_UP,
}  # happen in some editions only


@pytest.mark.parametrize("name", editions())
def test_an_event_names_a_few_rules_that_hold_in_its_edition(name: str) -> None:
    for event, numbers in samples():
        resting = rules_of_event(event, numbers, name)
        assert all(rule(each).applies(name) for each in resting)
        assert len(resting) <= 4, (event, numbers, resting)
        elsewhere = event in SPECIAL or (event == Event.PAID and numbers[3] == Cause.DEAL)
        elsewhere |= event == Event.THROWN and numbers[3] != 0
        assert resting or elsewhere, (event, numbers)


def test_the_fine_rests_on_the_rule_of_its_edition() -> None:
    fine = (0, BANK, 50, Cause.FINE, -1)
    assert rules_of_event(Event.PAID, fine, "banking")[0] == "jail-exit-pay-banking"
    assert rules_of_event(Event.PAID, fine, "dc")[0] == "jail-exit-pay"


@pytest.mark.parametrize("name", editions())
def test_a_refusal_names_rules_that_hold_in_its_edition(name: str) -> None:
    for refusal in Refusal:
        for act in Act:
            resting = rules_of_refusal(refusal, name, act)
            grounds = RULES_OF_ACT.get((refusal, act), RULES_OF[refusal])
            assert set(resting) <= set(grounds)
            assert bool(resting) == bool(grounds)
            if any(rule(each).applies(name) for each in grounds):
                assert all(rule(each).applies(name) for each in resting)


def test_of_several_grounds_a_refusal_names_the_one_that_the_action_meets() -> None:
    assert rules_of_refusal(Refusal.NOT_OWNER, "dc", Act.BUILD) == ("build-full-group",)
    assert rules_of_refusal(Refusal.NOT_OWNER, "dc", Act.REDEEM) == ("mortgage-owner-exclusive",)
    assert rules_of_refusal(Refusal.NOT_ENOUGH_CASH, "dc", Act.PAY_FINE)[0] == "jail-exit-pay"
    assert "jail-exit-pay-banking" in rules_of_refusal(Refusal.NOT_ENOUGH_CASH, "banking", Act.PAY_FINE)
    assert "buy-pay-get-deed" not in rules_of_refusal(Refusal.NOT_ENOUGH_CASH, "banking", Act.PAY_FINE)
    assert rules_of_refusal(Refusal.NO_HAND_OVER, "dc", Act.HAND) == ("debt-lots-to-creditor",)  # only banking has it
    assert rules_of_refusal(Refusal.GROUP_BUILT, "dc", Act.MORTGAGE) == ("mortgage-clear-buildings-first",)


def test_a_rule_is_a_struct_that_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        rule("go-salary").id = "go-pass"  # type: ignore[misc]
    assert isinstance(rule("go-salary"), Rule)
    with pytest.raises(KeyError):
        rule("go-nowhere")
