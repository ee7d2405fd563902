"""Names come from a source, or are marked as filled in; words are those of the rulebooks."""

import pytest

from bankhalter.editions import editions, load

FILMS = [  # by year of release
    "James Bond jagt Dr. No",
    "Liebesgrüße aus Moskau",
    "Goldfinger",
    "Feuerball",
    "Man lebt nur zweimal",
    "Im Geheimdienst Ihrer Majestät",
    "Diamantenfieber",
    "Leben und sterben lassen",
    "Der Mann mit dem goldenen Colt",
    "Der Spion, der mich liebte",
    "Moonraker",
    "In tödlicher Mission",
    "Octopussy",
    "Im Angesicht des Todes",
    "Der Hauch des Todes",
    "Lizenz zum Töten",
    "GoldenEye",
    "Der Morgen stirbt nie",
    "Die Welt ist nicht genug",
    "Stirb an einem anderen Tag",
    "Casino Royale",
    "Ein Quantum Trost",
]
KNOWN = {
    "sonic-boom": {4: "Botangriff", 12: "U.T.", 28: "Tails Flugzeug", 38: "Dr. Eggman", 7: "Let's Do This!"},
    "banking": {12: "Sony-Center", 28: "Fernsehturm", 7: "Ereignisfeld", 2: "Gemeinschaftsfeld"},
    "sonic": {4: "Zeit vorbei!", 12: "Eggman-Feder", 28: "1-UP", 38: "Verlorene Ringe!", 2: "Muss schnell los!"},
    "bond-007": {4: "Qs Erfindung zerstört", 38: "Casino Steuer", 7: "Bond Girls", 2: "Bond Schurken"},
    "dc": {5: "Planet Mars", 15: "Planet Krypton", 25: "Planet Erde", 35: "Reich von Atlantis", 12: "LexCorp"},
    "classic-de": {1: "Badstraße", 39: "Schlossallee", 5: "Südbahnhof", 24: "Opernplatz", 11: "Seestraße"},
    "classic-us": {1: "Mediterranean Avenue", 39: "Boardwalk", 0: "GO", 35: "Short Line", 28: "Water Works"},
}


@pytest.mark.parametrize("name", KNOWN)
def test_a_name_that_a_source_gives_is_used_and_not_marked(name: str) -> None:
    squares = load(name).squares
    assert {pos: squares[pos].name for pos in KNOWN[name]} == KNOWN[name]
    assert not any(squares[pos].stand_in for pos in KNOWN[name])


@pytest.mark.parametrize(
    ("name", "filled_in"),
    [
        ("sonic-boom", 26),
        ("banking", 28),
        ("sonic", 26),
        ("bond-007", 28),
        ("dc", 22),
        ("classic-de", 0),
        ("classic-us", 0),
    ],
)
def test_every_name_without_a_source_is_marked(name: str, filled_in: int) -> None:
    assert sum(square.stand_in for square in load(name).squares) == filled_in


@pytest.mark.parametrize("name", editions())
def test_no_two_lots_of_an_edition_share_a_name(name: str) -> None:
    names = [lot.name for lot in load(name).lots()]
    assert len(set(names)) == 28


def test_the_streets_of_bond_007_are_the_22_films_in_order_of_release() -> None:
    lots = [lot for lot in load("bond-007").lots() if lot.pos not in {5, 12, 15, 25, 28, 35}]
    assert [lot.name for lot in lots] == FILMS


def test_places_fixed_by_the_berlin_cash_edition_are_kept_in_banking() -> None:
    squares = load("banking").squares
    placed = {pos: squares[pos].name for pos in (1, 9, 34, 37, 39)}
    assert placed == {
        1: "Plattenbau",
        9: "Paris Bar",
        34: "Potsdamer Platz",
        37: "Hotel Adlon",
        39: "Schloss Charlottenburg",
    }


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("sonic-boom", ["Feld", "Ort", "Charakter", "Gerät", "Haus", "Hotel"]),
        ("banking", ["Besitztum", "Grundstück", "Verkehrszentrum", "Medienzentrum", "Apartment", "Hotel"]),
        ("sonic", ["Grundstück", "Charakter", "Fahrzeug", "Eggman-Feder/1-UP", "Labor", "Hightech-Anlage"]),
        ("bond-007", ["Grundstück", "Film", "Bond-Auto", "Geheimquartier", "Versteck", "Hauptquartier"]),
        ("dc", ["Feld", "Charakter", "Planet", "Unternehmen", "Detektei", "Unterschlupf"]),
    ],
)
def test_german_words_are_those_of_the_rulebook(name: str, words: list[str]) -> None:
    german = load(name).vocabulary.de
    kinds = (german.property, german.street, german.station, german.utility, german.house, german.hotel)
    assert [word.one for word in kinds] == words


def test_two_editions_say_du_and_three_say_sie() -> None:
    address = {name: load(name).vocabulary.address for name in editions()[:5]}
    assert address == {"sonic-boom": "du", "banking": "Sie", "sonic": "du", "bond-007": "Sie", "dc": "Sie"}


def test_only_dc_says_sie_on_the_jail_card() -> None:
    said = {name: load(name).vocabulary.de.jail_card[:3] for name in editions()[:5]}
    assert said == {"sonic-boom": "Du ", "banking": "Du ", "sonic": "Du ", "bond-007": "Du ", "dc": "Sie"}


def test_money_is_called_dollar_ring_or_euro() -> None:
    currency = {name: load(name).vocabulary.de.currency.one for name in editions()[:5]}
    assert currency == {
        "sonic-boom": "Dollar",
        "banking": "Euro",
        "sonic": "Sonic-Ring",
        "bond-007": "Dollar",
        "dc": "Dollar",
    }
