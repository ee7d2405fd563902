"""What `bankhalter editions` shows."""

import msgspec
import pytest
from rich.console import Console

from bankhalter.cli.differences import READINGS, differences
from bankhalter.cli.edition_page import show
from bankhalter.editions import EditionError, editions, load
from bankhalter.editions.schema import EFFECTS, Rules
from bankhalter.play.effects import TEMPLATES, effect_text


def shown(name: str | None, width: int) -> str:
    console = Console(width=width, record=True, file=None, force_terminal=False, color_system=None)
    with console.capture() as capture:
        show(console, name)
    return capture.get()


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("name", [None, *editions()])
def test_nothing_is_wider_than_the_console_and_nothing_is_cut_off(name: str | None, width: int) -> None:
    text = shown(name, width)
    assert max(map(len, text.splitlines())) <= width
    assert "…" not in text


def test_the_list_names_every_edition_and_what_it_alone_offers() -> None:
    lines = {line.split()[0]: line for line in shown(None, 120).splitlines()}
    assert set(editions()) <= set(lines)
    assert "short, minutes, jail_fine" in lines["banking"]
    assert "speed_die" in lines["bond-007"]
    assert "14 of 40" in lines["sonic-boom"]


def test_an_edition_shows_every_square_with_its_values() -> None:
    lines = shown("sonic-boom", 120).splitlines()
    line = next(line for line in lines if line.startswith(" 1 "))
    assert " ".join(line.split()) == "1 Greenvale Farms° ■ brown 60 2 10 30 90 160 250 50 30"
    for pos, square in enumerate(load("sonic-boom").squares):
        assert any(line.startswith(f"{pos:>2}  {square.name}") for line in lines)


def test_a_narrow_console_shows_the_rents_in_a_table_of_their_own() -> None:
    text = shown("banking", 80)
    assert "20K  100K 300K 900K   1.6M   2.5M" in text
    assert text.count("Schloss Charlottenburg°") == 2


def test_markup_in_a_name_is_shown_as_it_is() -> None:
    edition = load("dc")
    square = msgspec.structs.replace(edition.squares[39], name="[red]Superman")
    named = msgspec.structs.replace(edition, squares=(*edition.squares[:39], square))
    card = edition.decks.chance[0]
    assert effect_text(named, card) == "go forward to [red]Superman (39)"


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(EditionError, match="expected one of"):
        shown("monte-carlo", 80)


def test_banking_differs_from_all_others_in_its_ten_own_rules() -> None:
    found = {d.here for d in differences(load("banking"), map(load, editions()))}
    own = [on for name, (_, on) in READINGS.items() if name not in {"jail_one_turn", "timed"}]
    assert len(own) == 10
    assert set(own) <= found
    assert not any("Jail must be left" in text or "Jail may be left" in text for text in found)


def test_sister_editions_with_the_same_rules_do_not_differ() -> None:
    assert not list(differences(load("sonic-boom"), [load("dc")]))
    assert [d.here for d in differences(load("sonic"), [load("bond-007")])] == ["No speed die."]


def test_every_switch_has_its_two_readings() -> None:
    assert set(READINGS) == set(Rules.__struct_fields__) - {"houses_for_hotel"}
    assert all(off != on for off, on in READINGS.values())


def test_every_effect_has_its_words() -> None:
    assert set(TEMPLATES) == {effect.name.lower() for effect in EFFECTS}


def test_cards_are_told_in_the_edition_s_words_and_money() -> None:
    banking = {card.key: effect_text(load("banking"), card) for card in load("banking").decks.community}
    assert banking["fine_or_chance"] == "pay 100K or draw from Chance"
    assert banking["nearest_station"] == "go forward to the next transport centre; its owner gets 2 times the rent"
    assert banking["back_to_first_street"] == "go back to Plattenbau (1), no salary"
    dc = {card.key: effect_text(load("dc"), card) for card in load("dc").decks.community}
    assert dc["street_repairs"] == "pay 40 for each detective agency and 115 for each hideaway"


@pytest.mark.parametrize("name", [None, *editions()])
def test_the_protected_word_is_not_shown(name: str | None) -> None:
    assert "monopoly" not in shown(name, 120).lower()
