"""Options: what each edition has, and what it refuses."""

import pytest

from bankhalter.editions import OptionError, Options, editions, load, options_document, parse_options

EVERYWHERE = {"rent", "first", "jail_doubles", "salary", "decks"}
OWN = {
    "sonic-boom": {"short"},
    "banking": {"short", "minutes", "jail_fine"},
    "sonic": set(),
    "bond-007": {"speed_die"},
    "dc": {"short"},
    "classic-de": set(),
    "classic-us": set(),
}
VALUES: dict[str, object] = {
    "rent": "automatic",
    "first": "seat",
    "jail_doubles": "again",
    "salary": "after_landing",
    "decks": "open",
    "short": True,
    "minutes": 60,
    "speed_die": True,
    "jail_fine": "same_turn",
    "rent_dice": "cars",
    "triple": "once",
    "mrm": "next_rent",
}


@pytest.mark.parametrize("name", editions())
@pytest.mark.parametrize("option", VALUES)
def test_an_edition_takes_its_own_options_and_refuses_all_others(name: str, option: str) -> None:
    if option in EVERYWHERE | OWN[name]:
        assert getattr(parse_options(load(name), {option: VALUES[option]}), option) == VALUES[option]
    else:
        with pytest.raises(OptionError, match=option):
            parse_options(load(name), {option: VALUES[option]})


@pytest.mark.parametrize("name", editions())
def test_without_options_a_game_has_the_defaults(name: str) -> None:
    options = parse_options(load(name), {})
    assert options == Options()
    assert (options.rent, options.short, options.minutes, options.speed_die) == ("demanded", False, 0, False)
    assert (options.first, options.jail_doubles, options.jail_fine) == ("thrown", "once", "next_turn")
    assert (options.salary, options.rent_dice, options.triple) == ("passing", "utilities", "again")
    assert (options.decks, options.mrm) == ("strict", "next_lot")


def test_the_caller_decides_the_default_of_who_begins() -> None:
    assert parse_options(load("dc"), {}, first="seat").first == "seat"
    assert parse_options(load("dc"), {"first": "thrown"}, first="seat").first == "thrown"


def test_a_refused_option_is_answered_with_all_that_the_edition_has() -> None:
    with pytest.raises(OptionError) as error:
        parse_options(load("sonic"), {"short": True})
    assert str(error.value) == (
        "sonic has no option “short”; it has rent: demanded | automatic; first: thrown | seat; "
        "jail_doubles: once | again; salary: passing | after_landing; decks: strict | open."
    )


def test_a_refused_value_is_answered_with_the_values() -> None:
    with pytest.raises(OptionError) as error:
        parse_options(load("dc"), {"rent": "never"})
    assert str(error.value) == "dc: the option rent is demanded or automatic, not “never”."


@pytest.mark.parametrize("value", ["yes", 1, 0, None, [], "TRUE"])
def test_a_yes_or_no_is_true_or_false_and_nothing_else(value: object) -> None:
    with pytest.raises(OptionError, match="false or true"):
        parse_options(load("dc"), {"short": value})


def test_words_of_the_command_line_are_read_like_those_of_a_document() -> None:
    assert parse_options(load("dc"), {"short": "true"}).short is True
    assert parse_options(load("dc"), {"short": "false"}).short is False
    assert parse_options(load("banking"), {"minutes": "90"}).minutes == 90


@pytest.mark.parametrize("value", [0, -5, 1.5, True, "", "0", "ninety", "9" * 5000, "-5", "²", None, 10_001])
def test_minutes_are_a_positive_whole_number(value: object) -> None:
    with pytest.raises(OptionError, match="a whole number from 1 to 10000"):
        parse_options(load("banking"), {"minutes": value})


def test_a_short_game_is_not_played_against_time() -> None:
    with pytest.raises(OptionError, match="exclude each other"):
        parse_options(load("banking"), {"short": True, "minutes": 60})
    assert parse_options(load("banking"), {"short": False, "minutes": 60}).minutes == 60


@pytest.mark.parametrize("option", ["rent_dice", "triple", "mrm"])
def test_options_of_the_speed_die_need_the_speed_die(option: str) -> None:
    with pytest.raises(OptionError, match="speed_die: true"):
        parse_options(load("bond-007"), {option: VALUES[option]})
    both = {option: VALUES[option], "speed_die": True}
    assert getattr(parse_options(load("bond-007"), both), option) == VALUES[option]


def test_a_name_that_is_no_text_is_refused_like_any_other() -> None:
    with pytest.raises(OptionError, match="no option “true”"):
        parse_options(load("dc"), {True: "x"})  # type: ignore[dict-item]


def test_a_document_names_every_option_that_the_edition_has() -> None:
    edition = load("banking")
    document = options_document(edition, parse_options(edition, {"minutes": 60}))
    assert document == {
        "rent": "demanded",
        "short": False,
        "minutes": 60,
        "first": "thrown",
        "jail_doubles": "once",
        "jail_fine": "next_turn",
        "salary": "passing",
        "decks": "strict",
    }
    assert "minutes" not in options_document(edition, Options())


@pytest.mark.parametrize("name", editions())
@pytest.mark.parametrize("first", ["thrown", "seat"])
def test_a_document_is_read_back_as_the_same_options(name: str, first: str) -> None:
    edition = load(name)
    for option in (EVERYWHERE | OWN[name]) - {"first"}:
        options = parse_options(edition, {"first": first, option: VALUES[option]})
        assert parse_options(edition, options_document(edition, options), first="seat") == options


def test_options_of_the_speed_die_are_read_back_too() -> None:
    edition = load("bond-007")
    names = ("speed_die", "rent_dice", "triple", "mrm")
    options = parse_options(edition, {name: VALUES[name] for name in names})
    assert parse_options(edition, options_document(edition, options)) == options
