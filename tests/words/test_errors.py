"""Errors say one thing in two languages, whatever goes into them."""

from pathlib import Path

import pytest

from bankhalter.notation import NotationError, load_documents
from bankhalter.play.game import Game
from bankhalter.play.records import RecordError, parse_record
from bankhalter.words.errors import SpokenError, placed
from bankhalter.words.messages import either, say
from bankhalter.words.quoting import LONGEST, typed
from bankhalter.words.voice import plain


def both(error: SpokenError) -> tuple[str, str]:
    """Return what an error says in English and German."""
    return str(error), plain("de")(error.message)


def test_an_error_names_the_place_and_what_was_expected() -> None:
    error = NotationError(placed(say("error-line", file="x.yaml", line="7"), say("error-not-a-number", given="ten")))
    assert both(error) == (
        "x.yaml, line 7: “ten” is not a number: expected a whole one.",
        "x.yaml, Zeile 7: „ten“ ist keine Zahl; erwartet wird eine ganze.",
    )


@pytest.mark.parametrize(
    ("seats", "english", "german"),
    [
        (("A",), "expected A.", "erwartet wird A."),
        (("A", "B"), "expected A or B.", "erwartet wird A oder B."),
        (("A", "B", "C"), "expected A, B or C.", "erwartet wird A, B oder C."),
    ],
)
def test_several_things_of_which_one_is_expected(seats: tuple[str, ...], english: str, german: str) -> None:
    told = both(NotationError("error-not-a-seat", given="D", seats=either(seats)))
    assert told[0].endswith(english)
    assert told[1].endswith(german)


def test_a_refusal_inside_another_error_keeps_the_words_of_its_edition() -> None:
    text = Game("banking", ["Anna", "Ben"], {"first": "seat"}).record()
    with pytest.raises(RecordError) as caught:
        Game.of(parse_record(f"{text}Anna bids 10K\n", "x.record"))
    assert both(caught.value) == (
        "x.record, line 9: Anna bids 10K: Bidding and passing are possible only during an auction.",
        "x.record, Zeile 9: Anna bids 10K: Bieten und passen kann man nur, während eine Auktion läuft.",
    )


def test_why_a_file_cannot_be_read_is_said_in_both_languages(tmp_path: Path) -> None:
    path = tmp_path / "gone.yaml"
    with pytest.raises(NotationError) as caught:
        load_documents(path)
    assert both(caught.value) == (
        f"{path}: cannot be read: No such file or directory.",
        f"{path}: Das lässt sich nicht lesen: Datei oder Verzeichnis nicht gefunden.",
    )


def test_nothing_is_too_long_to_be_said() -> None:
    line = "A wants " + "9" * 5000
    error = NotationError(placed(f"`{line}`", say("error-not-a-number", given="9")))
    assert str(error) == f"`{line}`: “9” is not a number: expected a whole one."


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("two words", "two words"),
        (1.5, "1.5"),
        (True, "true"),
        (None, "null"),
        ([3, "bus", False], "[3, bus, false]"),
        ({"A": {"cash": 5}}, "{A: {cash: 5}}"),
        ("a\nb\x1b[1m", "a\\nb\\x1b[1m"),
    ],
)
def test_values_are_quoted_as_they_are_typed(value: object, text: str) -> None:
    assert typed(value) == text


def test_a_long_value_is_cut() -> None:
    assert typed("x" * 5000) == "x" * (LONGEST - 1) + "…"
    assert typed("x" * LONGEST) == "x" * LONGEST
