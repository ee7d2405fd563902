"""Names come from a source, or are marked as filled in; words are those of the rulebooks."""

import pytest

from bankhalter.editions import editions, load
from bankhalter.editions.schema import Chance, Community, Tax, named

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


@pytest.mark.ledger(
    "setup-vocab-property",
    "setup-vocab-streets",
    "setup-vocab-stations",
    "setup-vocab-utilities",
    "setup-vocab-houses",
    "setup-vocab-hotels",
)
@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("sonic-boom", ["Feld", "Ort", "Charakter", "Gerät", "Haus", "Hotel"]),
        ("banking", ["Besitztum", "Grundstück", "Verkehrszentrum", "Medienzentrum", "Apartment", "Hotel"]),
        ("sonic", ["Grundstück", "Charakter", "Fahrzeug", "Extra", "Labor", "Hightech-Anlage"]),
        ("bond-007", ["Grundstück", "Film", "Bond-Auto", "Geheimquartier", "Versteck", "Hauptquartier"]),
        ("dc", ["Feld", "Charakter", "Planet", "Unternehmen", "Detektei", "Unterschlupf"]),
    ],
)
def test_german_words_are_those_of_the_rulebook(name: str, words: list[str]) -> None:
    german = load(name).vocabulary.de
    kinds = (german.property, german.street, german.station, german.utility, german.house, german.hotel)
    assert [word.one for word in kinds] == words


@pytest.mark.ledger("setup-vocab-utilities")
def test_utilities_with_a_printed_name_bear_it() -> None:
    printed = {
        name: [load(name).squares[pos].name for pos in (12, 28)] for name in ("sonic-boom", "banking", "sonic", "dc")
    }
    assert printed == {
        "sonic-boom": ["U.T.", "Tails Flugzeug"],
        "banking": ["Sony-Center", "Fernsehturm"],
        "sonic": ["Eggman-Feder", "1-UP"],
        "dc": ["LexCorp", "Wayne Enterprises"],
    }


@pytest.mark.ledger("setup-vocab-decks")
def test_each_edition_has_two_decks_with_the_printed_names() -> None:
    german = {name: load(name).vocabulary.de for name in editions()[:5]}
    assert {name: {words.chance, words.community} for name, words in german.items()} == {
        "sonic-boom": {"Let's Do This!", "Village Chest"},
        "banking": {"Ereigniskarten", "Gemeinschaftskarten"},
        "sonic": {"Muss schnell los!", "Schnappen wir sie!"},
        "bond-007": {"Bond Schurken", "Bond Girls"},
        "dc": {"Daily Planet", "Rogues Gallery"},
    }


@pytest.mark.parametrize("name", ["sonic-boom", "sonic", "bond-007", "dc"])
@pytest.mark.parametrize("language", ["de", "en"])
def test_decks_are_called_like_their_squares(name: str, language: str) -> None:
    edition = load(name)
    words = edition.vocabulary.de if language == "de" else edition.vocabulary.en
    assert {named(square, language) for square in edition.squares if isinstance(square, Chance)} == {words.chance}
    assert {named(square, language) for square in edition.squares if isinstance(square, Community)} == {words.community}


@pytest.mark.ledger("setup-vocab-taxes")
def test_each_edition_with_money_of_paper_has_two_taxes_with_the_printed_names() -> None:
    taxes = {
        name: [s.name for s in load(name).squares if isinstance(s, Tax)]
        for name in ("sonic-boom", "sonic", "bond-007", "dc")
    }
    assert taxes == {
        "sonic-boom": ["Botangriff", "Dr. Eggman"],
        "sonic": ["Zeit vorbei!", "Verlorene Ringe!"],
        "bond-007": ["Qs Erfindung zerstört", "Casino Steuer"],
        "dc": ["Lösegeld", "Kryptonit"],
    }
    assert [load(name).vocabulary.de.tax.one for name in ("sonic", "dc")] == ["Steuerfeld", "Abgabefeld"]


@pytest.mark.ledger("setup-vocab-fixed")
@pytest.mark.parametrize("name", editions())
def test_the_corners_keep_their_names_in_german_and_have_english_ones(name: str) -> None:
    corners = [load(name).squares[pos] for pos in (0, 10, 20, 30)]
    go, jail, parking, go_to_jail = (named(square, "de") for square in corners)
    assert (go, jail, parking) == ("LOS", "Gefängnis / Nur zu Besuch", "Frei Parken")
    says = "Gehe" if load(name).vocabulary.address == "du" else "Gehen Sie"
    assert go_to_jail == f"{says} in das Gefängnis"
    english = [named(square, "en").lower() for square in corners]
    assert english == ["go", "jail / just visiting", "free parking", "go to jail"]


@pytest.mark.ledger("setup-vocab-fixed")
def test_auctions_are_called_as_in_the_rulebook() -> None:
    said = {name: load(name).vocabulary.de.auction.one for name in editions()[:5]}
    assert said.pop("sonic") == said.pop("banking") == "Auktion"
    assert set(said.values()) == {"Versteigerung"}


def test_lots_keep_their_printed_name_in_every_language() -> None:
    lots = [lot for name in editions() for lot in load(name).lots()]
    assert all(named(lot, language) == lot.name for lot in lots for language in ("de", "en"))


def test_squares_of_a_german_board_have_english_names_and_the_other_way_round() -> None:
    german, american = load("classic-de").squares, load("classic-us").squares
    assert [named(german[pos], "en") for pos in (2, 4, 7, 38)] == [
        "Community Chest",
        "Income Tax",
        "Chance",
        "Super Tax",
    ]
    assert [named(american[pos], "de") for pos in (2, 4, 7, 38)] == [
        "Gemeinschaftsfeld",
        "Einkommensteuer",
        "Ereignisfeld",
        "Luxussteuer",
    ]


def test_only_the_streets_of_bond_007_are_titles() -> None:
    assert [name for name in editions() if load(name).vocabulary.titles] == ["bond-007"]


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
