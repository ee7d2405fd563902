"""Who types at a table of a server is understood as at the terminal; a refusal says in their language what would do."""

from typing import Any

import pytest

from bankhalter.editions.voices import voice_of
from bankhalter.notation import typed as typed_words
from bankhalter.notation.typed import Reading
from bankhalter.play.typed import meaning
from bankhalter.server import commands as c
from bankhalter.server.entries import Played
from bankhalter.words.catalogue import Language
from tests.server.party import HOST, Party, thrown, token

BUYING = "seats: [Anna, Bert]\nturn: Anna\nphase: buy\nthrows: 1\ndice: [1, 2]\nAnna: {cash: 500, at: 3}\n"
BUILDING = "seats: [Anna, Bert]\nturn: Anna\nAnna: {cash: 500, at: 0, deeds: {11: 0, 13: 0, 14: 0}}\n"


def at(position: str = BUYING) -> Party:
    return Party(("Anna", "Bert"), edition="bond-007", position=position)


def typed(words: str, lang: Language = "de", **more: bool) -> c.Type:
    return c.Type("Anna", words, lang, **more)


def line(party: Party, who: str | list[str], command: c.Type) -> str:
    entry = party.do(who, command)[-1]
    assert isinstance(entry, Played)
    party.check()
    return entry.line


def said(party: Party, who: str, command: c.Type) -> str:
    """Return what whoever types is told."""
    assert party.game.table.edition.name == "bond-007"
    return voice_of(party.game.table.edition, command.lang)(party.refused(who, command).message)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("de", "kaufen"),
        ("de", "Kauft"),
        ("de", "/kaufe bitte"),
        ("de", "ich kaufe"),
        ("de", "Anna kauft"),
        ("de", "ja!"),
        ("de", "kauft."),
        ("de", "„kauft“"),
        ("de", "Anna: kauft …"),
        ("de", "ka"),
        ("de", "buys"),
        ("de", "Anna buys"),
        ("en", "buys"),
        ("en", "buy"),
        ("en", "yes"),
        ("en", "anna buys"),
    ],
)
def test_a_purchase_is_typed_in_the_words_of_a_language_or_of_the_notation(lang: Language, words: str) -> None:
    assert line(at(), "Anna", typed(words, lang)) == "Anna buys"


@pytest.mark.parametrize(
    ("lang", "words"), [("de", "biete 200"), ("de", "M 200"), ("en", "bid 200"), ("en", "bids 200")]
)
def test_a_bid_is_typed_with_its_amount(lang: Language, words: str) -> None:
    party = at()
    party("Anna declines")
    assert line(party, "Anna", typed(words, lang)) == "Anna bids 200"


@pytest.mark.parametrize(("lang", "words"), [("de", "baue 11"), ("de", "baut auf Feld 11"), ("en", "build 11")])
def test_a_building_is_typed_with_its_square(lang: Language, words: str) -> None:
    assert line(at(BUILDING), "Anna", typed(words, lang)) == "Anna builds 11"


@pytest.mark.parametrize(("lang", "words"), [("en", "offer Bert lot 11 for {}"), ("de", "biete Bert Feld 11 gegen {}")])
@pytest.mark.parametrize(
    ("amount", "means"),
    [("1000", 1000), ("1,000", {"en": 1000}), ("1.000", 1000), ("2,500", {"en": 2500}), ("0,5", {}), ("1,00,0", {})],
)
def test_nothing_is_offered_for_a_part_of_the_amount_typed(
    lang: Language, words: str, amount: str, means: int | dict[str, int]
) -> None:
    party = at(BUILDING.replace("}\n", "}\nBert: {cash: 9000, at: 0}\n"))
    meant = means if isinstance(means, int) else means.get(lang)
    if meant is None:
        assert party.refused("Anna", typed(words.format(amount), lang)).reason == "unread"
    else:
        assert line(party, "Anna", typed(words.format(amount), lang)) == f"Anna offers Bert lot 11 for {meant}"


def test_what_is_typed_for_another_seat_needs_its_key() -> None:
    party = at()
    party("Anna declines")
    assert party.refused("Anna", typed("Bert passt")).reason == "forbidden"
    assert party.refused("Bert", typed("passt")).reason == "forbidden"
    assert line(party, ["Anna", "Bert"], typed("bert passt")) == "Bert passes"


def test_what_is_typed_too_late_is_refused_as_what_is_pressed() -> None:
    party = Party(dice=thrown(1, 2))
    shown = party.log.sequence
    party("Anna throws")
    assert party.refused("Anna", c.Type("Anna", "kaufen", "de", seen=shown)).reason == "stale"


@pytest.mark.parametrize(
    ("lang", "words", "expected"),
    [
        ("de", "kaufft", "„kaufft“ ist hier nicht bekannt; ist „kauft“ gemeint?"),
        ("en", "bujs", "“bujs” is not known here; is “buys” meant?"),
        ("de", "/", "Möglich ist zum Beispiel `kauft`, `verzichtet`"),
        ("en", "?", "Possible is `buys`, `declines` or `gives up`, for example."),
        (
            "de",
            "b 11",
            "„b 11“ kann mehreres heißen: bietet BETRAG, baut FELD, beleiht FELD oder behält Hypothek FELD.",
        ),
        ("de", "b", "„b“ ist so nicht vollständig: `baut FELD`, `beleiht FELD`,"),
        ("de", "ba 11", "„Im Geheimdienst Ihrer Majestät“ gehört noch niemandem"),
        ("de", "bau", "„bau“ ist so nicht vollständig: `baut FELD`."),
        (
            "de",
            "xyzzy",
            "„xyzzy“ ist hier nicht bekannt; möglich ist zum Beispiel `kauft`, `verzichtet`",
        ),
        ("en", "xyzzy", "“xyzzy” is not known here; possible is `buys`, `declines` or `gives up`, for example."),
        ("de", "baut Entenhausen", "„Entenhausen“: Kein Feld heißt so."),
        ("en", "builds Duckburg", "“Duckburg”: no square is called that."),
        ("de", "würfelt", "Erst ist eine Entscheidung fällig: Anna muss"),
    ],
)
def test_a_refusal_says_in_the_language_of_who_typed_what_would_do(lang: Language, words: str, expected: str) -> None:
    assert said(at(), "Anna", typed(words, lang)).startswith(expected)


def test_a_bid_without_an_amount_is_told_one_that_would_count() -> None:
    party = at()
    party("Anna declines")
    assert said(party, "Anna", typed("biete")) == "„biete“ ist so nicht vollständig: `bietet 1`."


def test_of_several_things_at_once_none_is_done() -> None:
    sentence = said(at(BUILDING), "Anna", typed("baut 11 und 13"))
    assert sentence == "Es geht immer nur eins auf einmal; zuerst „baut 11“."


def test_who_gives_up_types_it_twice() -> None:
    party = at()
    error = party.refused("Anna", typed("gibt auf"))
    assert (error.reason, error.message.id) == ("final", "hint-give-up")
    assert party.refused("Anna", typed("gibt a")).reason == "unread"
    assert line(party, "Anna", typed("gibt auf", again=True)) == "Anna gives up"


def test_squares_are_called_as_the_table_calls_them() -> None:
    party = Party(("Anna", "Bert"), edition="bond-007", position=BUILDING, nature="typed")
    party.do(HOST, c.Name(11, "Hafenstraße"))
    assert line(party, "Anna", typed("baue Hafenstraße")) == "Anna builds 11"


def test_seats_called_as_what_is_typed_are_told_from_it() -> None:
    position = "seats: [Build, Ich]\nturn: Build\nBuild: {deeds: {11: 0, 13: 0, 14: 0}}\n"
    party = Party(("Build", "Ich"), edition="bond-007", position=position)
    for words in ("build 11", "Build builds 13", "ich baue 14"):
        assert line(party, "Build", c.Type("Build", words, "de")).startswith("Build builds 1")
    assert party.refused("Build", c.Type("Build", "Ich gibt weiter", "de")).reason == "forbidden"
    assert said(party, "Ich", c.Type("Ich", "build", "en")).startswith("“build” is not complete")


def test_nobody_sits_down_called_as_another_but_for_the_case() -> None:
    party = Party(begun=False)
    party.do("Anna", c.Sit(0, "Anna", token("Anna")))
    party.do("Ben", c.Sit(1, "anna", token("Ben")))
    assert [chair.seat for chair in party.log.chairs[:2]] == ["Anna", "anna2"]


def test_a_long_line_is_not_read_over_and_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """It once held up the server for a tenth of a second, read as many times as it has words."""
    read: list[str] = []

    def readings(language: Language, typed: str, *more: Any) -> list[Reading]:
        read.append(typed)
        return typed_words.readings(language, typed, *more)

    monkeypatch.setattr(meaning, "readings", readings)
    words = "xyzzy " * (c.LONGEST_LINE // 6)
    assert "nicht bekannt" in said(at(), "Anna", typed(words))
    assert len(read) <= meaning.MOST_WORDS + 1


def test_before_the_game_nothing_can_be_typed() -> None:
    party = Party(begun=False)
    party.do("Anna", c.Sit(0, "Anna", token("Anna")))
    assert party.refused("Anna", typed("kaufen")).reason == "not_begun"
