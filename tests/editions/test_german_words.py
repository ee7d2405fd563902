"""The nouns of the editions in their cases, German and English, as people write them."""

import pytest

from bankhalter.editions import editions, english, german, load
from bankhalter.editions.checks import NOUNS
from bankhalter.editions.schema import Word

# Of one: all four cases with the indefinite article. Of many: nominative and dative with the definite one.
FORMS = {
    "Abgabefeld": "ein Abgabefeld, ein Abgabefeld, einem Abgabefeld, eines Abgabefeldes;"
    " die Abgabefelder, den Abgabefeldern",
    "Apartment": "ein Apartment, ein Apartment, einem Apartment, eines Apartments; die Apartments, den Apartments",
    "Auktion": "eine Auktion, eine Auktion, einer Auktion, einer Auktion; die Auktionen, den Auktionen",
    "Bahnhof": "ein Bahnhof, einen Bahnhof, einem Bahnhof, eines Bahnhofs; die Bahnhöfe, den Bahnhöfen",
    "Besitztum": "ein Besitztum, ein Besitztum, einem Besitztum, eines Besitztums; die Besitztümer, den Besitztümern",
    "Bond-Auto": "ein Bond-Auto, ein Bond-Auto, einem Bond-Auto, eines Bond-Autos; die Bond-Autos, den Bond-Autos",
    "Charakter": "ein Charakter, einen Charakter, einem Charakter, eines Charakters; die Charaktere, den Charakteren",
    "Detektei": "eine Detektei, eine Detektei, einer Detektei, einer Detektei; die Detekteien, den Detekteien",
    "Dollar": "ein Dollar, einen Dollar, einem Dollar, eines Dollars; die Dollar, den Dollar",
    "Euro": "ein Euro, einen Euro, einem Euro, eines Euros; die Euro, den Euro",
    "Extra": "ein Extra, ein Extra, einem Extra, eines Extras; die Extras, den Extras",
    "Fahrzeug": "ein Fahrzeug, ein Fahrzeug, einem Fahrzeug, eines Fahrzeugs; die Fahrzeuge, den Fahrzeugen",
    "Feld": "ein Feld, ein Feld, einem Feld, eines Feldes; die Felder, den Feldern",
    "Film": "ein Film, einen Film, einem Film, eines Films; die Filme, den Filmen",
    "Geheimquartier": "ein Geheimquartier, ein Geheimquartier, einem Geheimquartier, eines Geheimquartiers;"
    " die Geheimquartiere, den Geheimquartieren",
    "Gerät": "ein Gerät, ein Gerät, einem Gerät, eines Geräts; die Geräte, den Geräten",
    "Grundstück": "ein Grundstück, ein Grundstück, einem Grundstück, eines Grundstücks;"
    " die Grundstücke, den Grundstücken",
    "Hauptquartier": "ein Hauptquartier, ein Hauptquartier, einem Hauptquartier, eines Hauptquartiers;"
    " die Hauptquartiere, den Hauptquartieren",
    "Haus": "ein Haus, ein Haus, einem Haus, eines Hauses; die Häuser, den Häusern",
    "Hightech-Anlage": "eine Hightech-Anlage, eine Hightech-Anlage, einer Hightech-Anlage, einer Hightech-Anlage;"
    " die Hightech-Anlagen, den Hightech-Anlagen",
    "Hotel": "ein Hotel, ein Hotel, einem Hotel, eines Hotels; die Hotels, den Hotels",
    "Labor": "ein Labor, ein Labor, einem Labor, eines Labors; die Labore, den Laboren",
    "Medienzentrum": "ein Medienzentrum, ein Medienzentrum, einem Medienzentrum, eines Medienzentrums;"
    " die Medienzentren, den Medienzentren",
    "Ort": "ein Ort, einen Ort, einem Ort, eines Ortes; die Orte, den Orten",
    "Planet": "ein Planet, einen Planeten, einem Planeten, eines Planeten; die Planeten, den Planeten",
    "Sonic-Ring": "ein Sonic-Ring, einen Sonic-Ring, einem Sonic-Ring, eines Sonic-Rings;"
    " die Sonic-Ringe, den Sonic-Ringen",
    "Steuer": "eine Steuer, eine Steuer, einer Steuer, einer Steuer; die Steuern, den Steuern",
    "Steuerfeld": "ein Steuerfeld, ein Steuerfeld, einem Steuerfeld, eines Steuerfeldes;"
    " die Steuerfelder, den Steuerfeldern",
    "Straße": "eine Straße, eine Straße, einer Straße, einer Straße; die Straßen, den Straßen",
    "Unternehmen": "ein Unternehmen, ein Unternehmen, einem Unternehmen, eines Unternehmens;"
    " die Unternehmen, den Unternehmen",
    "Unterschlupf": "ein Unterschlupf, einen Unterschlupf, einem Unterschlupf, eines Unterschlupfs;"
    " die Unterschlüpfe, den Unterschlüpfen",
    "Verkehrszentrum": "ein Verkehrszentrum, ein Verkehrszentrum, einem Verkehrszentrum, eines Verkehrszentrums;"
    " die Verkehrszentren, den Verkehrszentren",
    "Versorgungswerk": "ein Versorgungswerk, ein Versorgungswerk, einem Versorgungswerk, eines Versorgungswerks;"
    " die Versorgungswerke, den Versorgungswerken",
    "Versteck": "ein Versteck, ein Versteck, einem Versteck, eines Verstecks; die Verstecke, den Verstecken",
    "Versteigerung": "eine Versteigerung, eine Versteigerung, einer Versteigerung, einer Versteigerung;"
    " die Versteigerungen, den Versteigerungen",
}
DEFINITE = {
    "m": ("der Ort", "den Ort", "dem Ort", "des Ortes"),
    "f": ("die Straße", "die Straße", "der Straße", "der Straße"),
    "n": ("das Haus", "das Haus", "dem Haus", "des Hauses"),
}
NEGATIVE = {
    "m": ("kein Ort", "keinen Ort", "keinem Ort", "keines Ortes"),
    "f": ("keine Straße", "keine Straße", "keiner Straße", "keiner Straße"),
    "n": ("kein Haus", "kein Haus", "keinem Haus", "keines Hauses"),
}
SAMPLES = {
    "m": Word(one="Ort", many="Orte", gender="m", genitive="Ortes"),
    "f": Word(one="Straße", many="Straßen", gender="f"),
    "n": Word(one="Haus", many="Häuser", gender="n"),
}
GENDERS = ("m", "f", "n")


def words(language: str) -> dict[str, Word]:
    """Return every noun of every edition by its form of one."""
    vocabularies = (load(name).vocabulary for name in editions())
    spoken = [vocabulary.de if language == "de" else vocabulary.en for vocabulary in vocabularies]
    return {word.one: word for said in spoken for word in (getattr(said, key) for key in NOUNS)}


def test_the_table_names_every_german_noun() -> None:
    assert sorted(words("de")) == sorted(FORMS)


@pytest.mark.parametrize("one", FORMS)
def test_a_german_noun_has_the_forms_that_people_use(one: str) -> None:
    word = words("de")[one]
    of_one = [german.noun(word, case, "one", "indefinite") for case in german.CASES]
    of_many = [german.noun(word, case, "many", "definite") for case in ("nominative", "dative")]
    assert f"{', '.join(of_one)}; {', '.join(of_many)}" == FORMS[one]


@pytest.mark.parametrize("gender", GENDERS)
def test_german_articles_follow_gender_and_case(gender: str) -> None:
    word = SAMPLES[gender]
    assert tuple(german.noun(word, case, "one", "definite") for case in german.CASES) == DEFINITE[gender]
    assert tuple(german.noun(word, case, "one", "negative") for case in german.CASES) == NEGATIVE[gender]
    assert german.noun(word, "nominative", "one", "none") == word.one


def test_german_articles_of_many_are_the_same_for_every_gender() -> None:
    word = SAMPLES["n"]
    said = {
        article: [german.noun(word, case, "many", article) for case in german.CASES]
        for article in ("definite", "negative")
    }
    assert said["definite"] == ["die Häuser", "die Häuser", "den Häusern", "der Häuser"]
    assert said["negative"] == ["keine Häuser", "keine Häuser", "keinen Häusern", "keiner Häuser"]
    assert german.noun(word, "dative", "many", "indefinite") == german.noun(word, "dative", "many", "none") == "Häusern"


def test_an_unprinted_genitive_is_derived_from_the_ending() -> None:
    planet = Word(one="Planet", many="Planeten", gender="m", oblique="Planeten")
    said = [
        german.noun(word, "genitive", "one", "definite") for word in (planet, Word(one="Gut", many="Güter", gender="n"))
    ]
    assert said == ["des Planeten", "des Guts"]
    assert german.noun(Word(one="Platz", many="Plätze", gender="m"), "genitive", "one", "none") == "Platzes"


def test_english_articles_follow_the_sound() -> None:
    known = words("en")
    said = {one: english.noun(word, "one", "indefinite").partition(" ")[0] for one, word in known.items()}
    assert {one for one, article in said.items() if article == "an"} == {"apartment", "auction"}
    assert {said[one] for one in ("euro", "utility", "hotel", "house", "headquarters")} == {"a"}
    assert english.noun(Word(one="hour", many="hours"), "one", "indefinite") == "an hour"


def test_english_nouns_in_many_take_no_indefinite_article() -> None:
    house = Word(one="house", many="houses")
    assert [english.noun(house, "many", article) for article in ("indefinite", "definite", "negative", "none")] == [
        "houses",
        "the houses",
        "no houses",
        "houses",
    ]
    assert [english.noun(house, "one", article) for article in ("indefinite", "definite", "negative", "none")] == [
        "a house",
        "the house",
        "no house",
        "house",
    ]
