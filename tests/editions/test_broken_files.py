"""A broken edition file is refused with one sentence that names the file, the key and what was expected."""

from importlib.resources import files
from pathlib import Path

import pytest

from bankhalter.editions import EditionError, edition_document, edition_from, load, load_file, make_board, parse_options

PACKAGE = files("bankhalter.editions")
SONIC_BOOM = PACKAGE.joinpath("sonic_boom.toml").read_text(encoding="utf-8")
BANKING = PACKAGE.joinpath("banking.toml").read_text(encoding="utf-8")
LAST_SQUARE = SONIC_BOOM[SONIC_BOOM.index("  {pos = 39") : SONIC_BOOM.index("]\n\n[money]")]


def refusal(path: Path, text: str) -> str:
    path.write_text(text, encoding="utf-8")
    with pytest.raises(EditionError) as error:
        load_file(path)
    return str(error.value)


def changed(text: str, old: str, new: str) -> str:
    assert text.count(old) >= 1
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "key", "expected"),
    [
        (LAST_SQUARE, "", "squares", "40 squares, not 39"),
        ("pos = 3,", "pos = 4,", "squares[3].pos", "3, as the squares stand in order, not 4"),
        (
            '"Frei Parken", en = "Free Parking", kind = "parking"',
            '"Frei Parken", en = "Free Parking", kind = "jail"',
            "squares[20].kind",
            "the corner “parking”",
        ),
        (
            '"Village Chest", kind = "community"',
            '"Village Chest", kind = "chance"',
            "squares",
            "3 of the kind “chance”, not 4",
        ),
        ('kind = "go_to_jail"', 'kind = "police"', "squares[30].kind", "one of go, street, station"),
        ('group = "brown"', 'group = "violet"', "squares[1].group", "one of brown, light_blue"),
        ('group = "brown"', 'group = "pink"', "squares", "two or three streets of the group “brown”, not 1"),
        ("[2, 10, 30, 90, 160, 250]", "[2, 10, 30, 30, 160, 250]", "squares[1].rents", "numbers that rise"),
        ("[2, 10, 30, 90, 160, 250]", "[2, 10, 30, 90, 160]", "squares[1].rents", "expected a list of 6, not of 5"),
        ("rents = [25, 50, 100, 200]", "rents = [50, 25, 100, 200]", "squares[5].rents", "numbers that rise"),
        ("factors = [4, 10]", "factors = [10, 4]", "squares[12].factors", "numbers that rise, not 10, 4"),
        ("mortgage = 30", "mortgage = 31", "squares[1].mortgage", "30, half the price, not 31"),
        ("house_cost = 50", "house_cost = 51", "squares[1].house_cost", "a multiple of 2, as half of it is paid back"),
        ("price = 60", "price = 60.0", "squares[1].price", "expected a whole number, not a decimal number"),
        ("price = 60", 'price = "60"', "squares[1].price", "expected a whole number, not a text"),
        ("price = 60", "price = true", "squares[1].price", "expected a whole number, not true or false"),
        ("price = 60", "price = 0", "squares[1].price", "expected a whole number of at least 1"),
        ("price = 60, ", "", "squares[1].price", "expected, but missing"),
        ("price = 60", "prise = 60", "squares[1].pri", "expected"),
        ("start_cash = 1500", "start_cash = 900000", "money.start_cash", "at most 100000, not 900000"),
        ("fine = 50", "fine = 50\nrent = 3", "money.rent", "expected no such key here"),
        ("[[500, 2]", "[[500, 1]", "money.notes", "notes worth 1500, the start money, not 1000"),
        ("hand_over = false", "hand_over = 0", "rules.hand_over", "expected true or false, not a whole number"),
        ("hand_over = false\n", "", "rules.hand_over", "expected, but missing"),
        ("houses_for_hotel = 4", "houses_for_hotel = 5", "rules.houses_for_hotel", "3 or 4"),
        ("deal = 3", "deal = 5", "short.deal", "expected a whole number of at most 4"),
        ("end_at = 1", "end_at = 0", "short.end_at", "expected a whole number of at least 1"),
        ('address = "du"', 'address = "Ihr"', "vocabulary.address", "du or Sie"),
        (', gender = "m", genitive = "Ortes"}', ', gender = "x"}', "vocabulary.de.street.gender", "m, f or n"),
        (', gender = "m", genitive = "Ortes"}', "}", "vocabulary.de.street.gender", "m, f or n"),
        ('many = "Orte"', 'many = "{ Orte }"', "vocabulary.de.street.many", "a word without line breaks and braces"),
        (
            '"Village Chest"\ntax',
            '"Village\\nChest"\ntax',
            "vocabulary.de.community",
            "a word without line breaks and braces",
        ),
        ('en = "Bot Attack"', 'en = "Bot\\nAttack"', "squares[4].en", "a text without line breaks"),
        ("seats = [2, 6]", "seats = [2, 7]", "seats", "the least and the most, from 2 to 6, not 2 and 7"),
        ("tokens = 6", "tokens = 5", "pieces.tokens", "at least 6, one a seat, not 5"),
        ('"Koko Beach"', '""', "squares[6].name", "expected a text that is not empty"),
        ('"Koko Beach"', '"Koko\\nBeach"', "squares[6].name", "a text without line breaks"),
        ('name = "sonic-boom"', 'name = "Sonic Boom"', "name", "a name of small letters, digits and hyphens"),
        ('decks = "winning_moves_2015"', 'decks = "1935"', "decks", "one of winning_moves_2015, de_euro_2002"),
    ],
)
def test_one_wrong_thing_is_named(tmp_path: Path, old: str, new: str, key: str, expected: str) -> None:
    message = refusal(tmp_path / "mine.toml", changed(SONIC_BOOM, old, new))
    assert message.startswith(f"mine.toml: {key}")
    assert expected in message
    assert message.endswith(".")
    assert "\n" not in message


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("price = 600_000", "price = 605_000", "squares[1].price"),
        ("rents = [20_000,", "rents = [25_000,", "squares[1].rents[0]"),
        ("amount = 2_000_000", "amount = 2_000_001", "squares[4].amount"),
        ("start_cash = 15_000_000", "start_cash = 15_000_500", "money.start_cash"),
        ("deck_scale = 10_000", "deck_scale = 100", "decks.chance[0].amount"),
    ],
)
def test_banking_counts_in_full_ten_thousands(tmp_path: Path, old: str, new: str, key: str) -> None:
    message = refusal(tmp_path / "mine.toml", changed(BANKING, old, new))
    assert message.startswith(f"mine.toml: {key}: expected a multiple of 10000, not ")


def with_card(index: int, **card: object) -> dict[str, object]:
    document = edition_document(load("sonic-boom"))
    document["decks"]["chance"][index] = {"key": "mine", **card}
    return document


@pytest.mark.parametrize(
    ("document", "key", "expected"),
    [
        (with_card(0, effect="dance"), "decks.chance[0].effect", "one of receive, pay, move_to"),
        (with_card(0, effect="receive"), "decks.chance[0].amount", "amount, as the effect is “receive”"),
        (with_card(0, effect="receive", amount=1, square=3), "decks.chance[0].square", "as the effect is “receive”"),
        (with_card(0, effect="go_to_jail", steps=3), "decks.chance[0].steps", "no number"),
        (with_card(0, effect="pay_per_building", house=5), "decks.chance[0].hotel", "house and hotel"),
        (with_card(0, effect="move_to", square=40), "decks.chance[0].square", "expected a whole number of at most 39"),
        (with_card(0, effect="keep"), "decks.chance", "exactly one jail card"),
        (with_card(7, effect="go_to_jail"), "decks.chance", "exactly one jail card"),
        (with_card(15, effect="receive", amount=5, key="building_loan"), "decks.chance[15].key", "a key of its own"),
        (with_card(0, effect="go_to_jail", key="A card"), "decks.chance[0].key", "a word of small letters"),
    ],
)
def test_a_card_is_a_known_effect_with_its_numbers(document: dict[str, object], key: str, expected: str) -> None:
    with pytest.raises(EditionError) as error:
        edition_from(document, "table")
    assert str(error.value).startswith(f"table: {key}: expected ")
    assert expected in str(error.value)


def test_a_deck_has_sixteen_cards() -> None:
    document = edition_document(load("dc"))
    del document["decks"]["community"][0]
    with pytest.raises(EditionError, match=r"^table: decks\.community: expected 16 cards, not 15\.$"):
        edition_from(document, "table")


def test_a_changed_price_is_what_the_board_charges(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(changed(SONIC_BOOM, "price = 60,", "price = 61,"), encoding="utf-8")
    edition = load_file(path)
    assert make_board(edition, parse_options(edition, {})).price[0] == 61


@pytest.mark.parametrize("text", ["name = \n", "name = 1\nname = 2\n", "[[squares]\n"])
def test_a_file_that_is_no_toml_is_refused_with_its_line(tmp_path: Path, text: str) -> None:
    message = refusal(tmp_path / "mine.toml", text)
    assert message.startswith("mine.toml: expected TOML: ")
    assert "line" in message


def test_a_file_that_is_no_text_or_not_there_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    with pytest.raises(EditionError, match=r"mine\.toml: cannot be read: No such file or directory\.$"):
        load_file(path)
    with pytest.raises(EditionError, match=r"cannot be read: Is a directory\.$"):
        load_file(tmp_path)
    path.write_bytes(b"name = '\xff'")
    with pytest.raises(EditionError, match=r"^mine\.toml: expected text in UTF-8\.$"):
        load_file(path)


def test_an_empty_file_lacks_its_first_key(tmp_path: Path) -> None:
    assert refusal(tmp_path / "mine.toml", "") == "mine.toml: name: expected, but missing."


@pytest.mark.parametrize("name", ["monte-carlo", "", "sonic_boom", "../sonic", "sonic_boom.toml"])
def test_an_unknown_edition_is_answered_with_the_list(name: str) -> None:
    with pytest.raises(EditionError) as error:
        load(name)
    assert str(error.value) == (
        f"There is no edition “{name}”; "
        "expected one of sonic-boom, banking, sonic, bond-007, dc, classic-de, classic-us."
    )
