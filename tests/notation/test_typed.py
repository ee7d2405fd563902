"""What people type: every form in both languages, cut short or in full, and back again."""

import pytest

from bankhalter.notation.forms import FORMS
from bankhalter.notation.typed import forms, in_own_words, message_id, readings
from bankhalter.words.catalogue import LANGUAGES, Language

PLACES = {
    "die": "3", "face": "bus", "lots": "5 12", "amount": "120", "square": "39", "card": "doctor", "count": "2",
    "claim": "5", "deck": "chance", "lot": "39", "seat": "Ben", "side": "lot 5, 100", "lot_list": "lot 5, lot 12",
}  # fmt: skip


def filled(words: str) -> str:
    for name, text in PLACES.items():
        words = words.replace(f"{{{name}}}", text)
    return words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", [form.words for form in FORMS])
def test_every_form_is_read_in_own_words_and_in_those_of_the_notation(language: Language, words: str) -> None:
    line = filled(words)
    own = in_own_words(language, line)
    for typed in (line, own, own[0].upper() + own[1:]):
        assert [reading.line for reading in readings(language, typed)] == [line]


def test_english_is_the_notation_itself() -> None:
    assert all(form.own == form.words for form in forms("en"))


def test_german_has_words_of_its_own_all_different() -> None:
    own = [form.own for form in forms("de")]
    assert len(set(own)) == len(own)
    assert not set(own) & {form.words for form in forms("de")}


@pytest.mark.parametrize(
    ("language", "typed", "lines"),
    [
        ("en", "th", {"throws"}),
        ("en", "t 3 4", {"throws 3 4"}),
        ("en", "ends", {"ends turn"}),
        ("en", "e t", {"ends turn"}),
        ("en", "pays", {"pays"}),
        ("en", "pay", {"pays"}),
        ("en", "pay f", {"pays fine"}),
        ("en", "pa", {"pays", "passes"}),
        ("en", "m 5", {"moves 5", "mortgages 5"}),
        ("en", "sells hotel 39", set()),
        ("de", "wü", {"throws"}),
        ("de", "wuerf", {"throws"}),
        ("de", "w", {"throws", "withdraws"}),
        ("de", "b 5", {"bids 5", "builds 5", "mortgages 5", "keeps mortgage 5", "is dealt 5"}),
        ("de", "b", set()),  # an own verb begins so, and `buys` does not
        ("de", "buys", {"buys"}),
        ("de", "bu 5", {"builds 5"}),
        ("de", "m 5", {"wants 5"}),
        ("de", "bietet 120", {"bids 120"}),
        ("de", "bietet Ben Feld 5 gegen nichts", {"offers Ben lot 5 for nothing"}),
        ("de", "lö 39 ab", {"redeems 39"}),
        ("de", "nimmt Ben an", {"accepts Ben"}),
        ("de", "nutzt Ereignis Karte", {"uses chance card"}),
        ("de", "g w", {"ends turn"}),
        ("de", "bietet 1,5 Mio.", {"bids 1.5M"}),
        ("de", "bietet 1.5M", {"bids 1.5M"}),
        ("de", "bietet 500 Tsd.", {"bids 500K"}),
        ("de", "bietet 500t", {"bids 500K"}),
        ("de", "bietet 1.000", {"bids 1000"}),
        ("de", "bietet 10.000 Tsd.", {"bids 10000K"}),
        ("de", "bietet 2.500.000", {"bids 2500000"}),
        ("de", "bietet Feld Feld 5 gegen 1.000", {"offers Feld lot 5 for 1000"}),
        ("de", "nimmt Karte an", {"accepts Karte"}),
        ("de", "bietet Ben Feld 5, 1,5 Mio. gegen Feld 39, 250T", {"offers Ben lot 5, 1.5M for lot 39, 250K"}),
        ("en", "bids 1,000", {"bids 1000"}),
        ("en", "bids 1.000", {"bids 1000"}),
        ("en", "bids 2,500,000", {"bids 2500000"}),
        ("en", "bids 1.5M", {"bids 1.5M"}),
        ("en", "offers Ben lot 5 for 1,000", {"offers Ben lot 5 for 1000"}),
        ("en", "offers Ben lot 5, 100 for lot 39", {"offers Ben lot 5, 100 for lot 39"}),
        ("en", "bids 1,5 Mio.", set()),
        ("de", "quatsch", set()),
    ],
)
def test_words_may_be_cut_short(language: Language, typed: str, lines: set[str]) -> None:
    assert {reading.line for reading in readings(language, typed)} == lines


def test_a_range_of_bids_is_said_too() -> None:
    assert in_own_words("de", "bids 10..140") == "bietet 10..140"
    assert in_own_words("en", "bids 10..140") == "bids 10..140"
    assert in_own_words("de", "bids 10K..1.5M") == "bietet 10T..1,5M"


def test_the_id_of_a_form_is_made_of_its_words() -> None:
    assert message_id("throws {die} {die}") == "typed-throws-die-die"
