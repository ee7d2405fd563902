"""What `bankhalter editions` shows, in both languages."""

import re
from functools import cache

import msgspec
import pytest
from rich.console import Console

from bankhalter.cli.differences import READINGS, differences
from bankhalter.cli.edition_board import Shown
from bankhalter.cli.edition_page import deck_note, inferred, show
from bankhalter.editions import EditionError, editions, load
from bankhalter.editions.schema import Rules, named
from bankhalter.words.catalogue import LANGUAGES, Language
from bankhalter.words.messages import say
from bankhalter.words.voice import plain

# Words of either language that stand on every page, and are no names, keys or values.
FOREIGN = {
    "de": re.compile(r"\b(the|which|with|players?|rulebook|owner|whether)\b"),
    "en": re.compile(r"\b(der|das|mit|und|Spieler|Regelheft|Strafe|Gehalt|Würfel|Besitzer)\b"),
}


@cache
def shown(name: str | None, width: int, language: Language = "en") -> str:
    console = Console(width=width, record=True, file=None, force_terminal=False, color_system=None)
    with console.capture() as capture:
        show(console, language, name)
    return capture.get()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80])
@pytest.mark.parametrize("name", [None, *editions()])
def test_nothing_is_wider_than_the_console_and_nothing_is_cut_off(
    name: str | None, width: int, language: Language
) -> None:
    text = shown(name, width, language)
    assert max(map(len, text.splitlines())) <= width
    assert "…" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_names_every_edition_and_what_it_alone_offers(language: Language) -> None:
    lines = {line.split()[0]: line for line in shown(None, 120, language).splitlines()}
    assert set(editions()) <= set(lines)
    assert "short, minutes, jail_fine" in lines["banking"]
    assert "speed_die" in lines["bond-007"]
    assert {"de": "14 von 40", "en": "14 of 40"}[language] in lines["sonic-boom"]


def test_an_edition_shows_every_square_with_its_values() -> None:
    lines = shown("sonic-boom", 120).splitlines()
    line = next(line for line in lines if line.startswith(" 1 "))
    assert " ".join(line.split()) == "1 Greenvale Farms° ■ brown 60 2 10 30 90 160 250 50 30"
    assert "■ hellblau" in shown("sonic-boom", 120, "de")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["sonic-boom", "banking", "classic-us"])
def test_every_square_stands_on_a_line_with_its_number_and_name(name: str, language: Language) -> None:
    lines = shown(name, 120, language).splitlines()
    for square in load(name).squares:
        start = f"{square.pos:>2}  {named(square, language)}"
        assert any(line.startswith(start) for line in lines), start


def test_a_narrow_console_shows_the_rents_in_a_table_of_their_own() -> None:
    text = shown("banking", 80)
    assert "20K  100K 300K 900K   1.6M   2.5M" in text
    assert text.count("Schloss Charlottenburg°") == 2


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(EditionError, match="expected one of"):
        shown("monte-carlo", 80)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", editions())
def test_each_language_keeps_to_itself(name: str, language: Language) -> None:
    text = shown(name, 200, language)
    for square in load(name).squares:  # names are in whatever language they are printed
        text = text.replace(square.name, "")
    assert FOREIGN[language].findall(text) == []
    assert FOREIGN["de" if language == "en" else "en"].search(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_banking_differs_from_all_others_in_its_ten_own_rules(language: Language) -> None:
    found = {d.here for d in differences(load("banking"), map(load, editions()), language)}
    own = [on for name, (_, on) in READINGS.items() if name not in {"jail_one_turn", "timed"}]
    assert len(own) == 10
    assert {plain(language)(say(name)) for name in own} <= found
    assert not {plain(language)(say(name)) for name in READINGS["jail_one_turn"]} & found


def test_sister_editions_with_the_same_rules_do_not_differ() -> None:
    assert not list(differences(load("sonic-boom"), [load("dc")], "en"))
    found = [d.here for d in differences(load("sonic"), [load("bond-007")], "en")]
    assert found[-1] == "No speed die."
    assert all(text.startswith("Money:") for text in found[:-1])


def test_every_switch_has_its_two_readings() -> None:
    assert set(READINGS) == set(Rules.__struct_fields__) - {"houses_for_hotel"}
    assert all(off != on for off, on in READINGS.values())


@pytest.mark.parametrize("name", editions())
def test_decks_are_told_by_a_title_in_each_language_and_ones_own_by_theirs(name: str) -> None:
    edition = load(name)
    german, english = (deck_note(Shown(edition, language)).plain for language in ("de", "en"))
    assert "Karten" in german
    assert edition.decks.title not in german
    assert edition.decks.title.replace("'", "’").removeprefix("The ") in english
    own = msgspec.structs.replace(edition, decks=msgspec.structs.replace(edition.decks, title="Meine Stapel"))
    assert "Meine Stapel" in deck_note(Shown(own, "en")).plain


@pytest.mark.parametrize("name", editions())
def test_what_no_source_prints_is_told_in_as_many_sentences(name: str) -> None:
    for language in LANGUAGES:
        assert len(list(inferred(Shown(load(name), language)))) == len(load(name).inferred)


def test_an_edition_of_ones_own_is_told_in_its_own_words() -> None:
    own = msgspec.structs.replace(load("dc"), name="mine", title="Mein Spiel", inferred=("Alles erfunden.",))
    assert list(inferred(Shown(own, "en"))) == ["Alles erfunden."]


@pytest.mark.ledger("setup-age")
def test_the_age_stands_where_the_rulebook_gives_one() -> None:
    assert "ages 8 and over" in shown("bond-007", 120)
    assert "ab 8 Jahren" in shown("bond-007", 120, "de")
    players = [line for name in editions() for line in shown(name, 120).splitlines() if line.startswith("players")]
    assert len(players) == len(editions())
    assert sum("ages" in line for line in players) == 1


@pytest.mark.ledger("setup-building-colours")
def test_the_colours_of_the_buildings_are_told() -> None:
    assert "32 houses (yellow), 12 hotels (blue)" in shown("sonic-boom", 120)
    assert "32 Detekteien (grün), 12 Unterschlüpfe (rot)" in shown("dc", 120, "de")


@pytest.mark.ledger("setup-edition-identity")
def test_the_years_are_told() -> None:
    lines = {line.split()[0]: line for line in shown(None, 120).splitlines()}
    years = {"sonic-boom": ["2016"], "banking": ["2005"], "bond-007": ["2010"], "sonic": [], "dc": []}
    assert {name: re.findall(r"\b2\d{3}\b", lines[name]) for name in years} == years


@pytest.mark.ledger("setup-start-money-notes")
@pytest.mark.parametrize("name", ["sonic-boom", "sonic", "bond-007", "dc"])
def test_the_notes_at_the_start_are_told(name: str) -> None:
    assert "2×500 4×100 1×50 1×20 2×10 1×5 5×1" in shown(name, 120)
    assert sum(value * number for value, number in load(name).money.notes) == load(name).money.start_cash


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [None, *editions()])
def test_the_protected_word_is_not_shown(name: str | None, language: Language) -> None:
    assert "monopoly" not in shown(name, 120, language).lower()
