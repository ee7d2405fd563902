"""What cards say: the amounts of the edition, its nouns, and somebody's own texts."""

import msgspec
import pytest

from bankhalter.editions import load
from bankhalter.editions.schema import Edition
from bankhalter.editions.voices import voice_of
from bankhalter.play.effects import card_text
from bankhalter.words.catalogue import Language


def said(edition: Edition, key: str, language: Language) -> str:
    card = next(card for card in (*edition.decks.chance, *edition.decks.community) if card.key == key)
    return voice_of(edition, language)(card_text(edition, card))


@pytest.mark.parametrize(
    ("name", "key", "language", "parts"),
    [
        ("banking", "fine_or_chance", "de", ("100 Tsd.", "Ereigniskarten")),  # 10, times 10,000
        ("banking", "fine_or_chance", "en", ("100K", "Chance")),
        ("banking", "nearest_station", "de", ("nächsten Verkehrszentrum", "doppelte Miete")),
        ("banking", "back_to_first_street", "de", ("Plattenbau",)),
        ("dc", "street_repairs", "de", ("M 40 je Detektei", "M 115 je Unterschlupf")),
        ("dc", "street_repairs", "en", ("M 40", "detective agency", "M 115", "hideaway")),
        ("sonic", "doctor", "de", ("50 Ringe",)),
        ("bond-007", "advance_go", "en", ("GO", "M 200")),
        ("classic-us", "back_3", "en", ("3",)),
    ],
)
def test_a_card_says_what_it_does_in_the_money_and_words_of_the_edition(
    name: str, key: str, language: Language, parts: tuple[str, ...]
) -> None:
    text = said(load(name), key, language)
    assert all(part in text for part in parts), text


def test_somebody_s_own_text_and_names_are_said_as_they_are() -> None:
    edition = load("dc")
    square = msgspec.structs.replace(edition.squares[39], name="[red]{X}")
    card = msgspec.structs.replace(edition.decks.chance[0], text="Own [bold]{text}...")
    chance = (card, *edition.decks.chance[1:])
    own = msgspec.structs.replace(
        edition, squares=(*edition.squares[:39], square), decks=msgspec.structs.replace(edition.decks, chance=chance)
    )
    assert voice_of(own, "de")(card_text(own, card)) == "Own [bold]{text}..."
    assert "[red]{X}" in voice_of(own, "de")(card_text(own, edition.decks.chance[0]))


def test_a_card_that_no_text_knows_says_what_it_does() -> None:
    edition = load("classic-de")
    card = msgspec.structs.replace(edition.decks.chance[7], key="unheard_of")
    assert (card.effect, card.amount) == ("receive", 50)
    assert "M 50" in voice_of(edition, "de")(card_text(edition, card))
    assert "M 50" in voice_of(edition, "en")(card_text(edition, card))
