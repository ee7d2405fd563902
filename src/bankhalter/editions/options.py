"""What the seats agree on before a game: options, which edition has which, and reading them from words."""

import re
from collections.abc import Mapping
from typing import Literal, NamedTuple

import msgspec

from bankhalter.editions.errors import OptionError
from bankhalter.editions.schema import Edition, Record
from bankhalter.words.messages import either
from bankhalter.words.quoting import typed

First = Literal["thrown", "seat"]
Value = str | bool
MOST_MINUTES = 10_000
MINUTES = f"1..{MOST_MINUTES}"
DIGITS = re.compile("[0-9]{1,6}")


class Options(Record, frozen=True):
    """The options of a game, defaults first; `minutes`: 0 without a time limit."""

    rent: Literal["demanded", "automatic"] = "demanded"
    short: bool = False
    minutes: int = 0
    speed_die: bool = False
    first: First = "thrown"
    jail_doubles: Literal["once", "again"] = "once"
    jail_fine: Literal["next_turn", "same_turn"] = "next_turn"
    salary: Literal["passing", "after_landing"] = "passing"
    rent_dice: Literal["utilities", "cars"] = "utilities"
    triple: Literal["again", "once"] = "again"
    decks: Literal["strict", "open"] = "strict"
    mrm: Literal["next_lot", "next_rent"] = "next_lot"


msgspec.json.Decoder(Options)  # lays it out while no other thread needs it: two at once would end the process


class Choice(NamedTuple):
    """An option: its values, default first; none: a number. Messages say what it is about, and each value."""

    values: tuple[Value, ...]


CHOICES: dict[str, Choice] = {
    "rent": Choice(("demanded", "automatic")),
    "short": Choice((False, True)),
    "minutes": Choice(()),
    "speed_die": Choice((False, True)),
    "first": Choice(("thrown", "seat")),
    "jail_doubles": Choice(("once", "again")),
    "jail_fine": Choice(("next_turn", "same_turn")),
    "salary": Choice(("passing", "after_landing")),
    "rent_dice": Choice(("utilities", "cars")),
    "triple": Choice(("again", "once")),
    "decks": Choice(("strict", "open")),
    "mrm": Choice(("next_lot", "next_rent")),
}
WITH_SPEED_DIE = ("rent_dice", "triple", "mrm")


def choices(edition: Edition, *, speed_die: bool) -> dict[str, Choice]:
    """Return the options that `edition` has, with or without its speed die, by name."""
    lacking = {
        "short": edition.short is None,
        "minutes": not edition.rules.timed,
        "speed_die": edition.speed_die is None,
        "jail_fine": not edition.rules.fine_ends_turn,
    }
    return {
        name: choice
        for name, choice in CHOICES.items()
        if not lacking.get(name, False) and (speed_die or name not in WITH_SPEED_DIE)
    }


def parse_options(edition: Edition, given: Mapping[str, object], first: First = "thrown") -> Options:
    """Read options; `first` is the default of the option of that name.

    Raise OptionError for an option or value that the edition does not have, with the list of what it has.
    """
    open_choices = choices(edition, speed_die=has_speed_die(edition, given))
    values: dict[str, object] = {"first": first}
    for name, value in given.items():
        if name not in open_choices:
            raise unknown_option(edition, name, open_choices)
        values[name] = parse_value(edition, name, value)
    if values.get("short") and values.get("minutes"):
        raise OptionError("error-short-and-minutes", edition=edition.name)
    return msgspec.convert(values, Options)


def has_speed_die(edition: Edition, given: Mapping[str, object]) -> bool:
    """Whether the options ask for the speed die and the edition has one."""
    if edition.speed_die is None:
        return False
    return bool(parse_value(edition, "speed_die", given.get("speed_die", False)))


def parse_value(edition: Edition, name: str, value: object) -> Value | int:
    """Read one value, from a document or from the command line; raise OptionError listing the values."""
    if name == "minutes":
        return parse_minutes(edition, value)
    values = CHOICES[name].values
    if isinstance(value, bool | str):
        for known in values:
            if written(known) == written(value):
                return known
    wanted = either(map(written, values))
    raise OptionError("error-option-value", edition=edition.name, option=name, values=wanted, given=typed(value))


def parse_minutes(edition: Edition, value: object) -> int:
    """Read a number of minutes; raise OptionError if it is none."""
    minutes = int(value) if isinstance(value, str) and DIGITS.fullmatch(value) else value
    if isinstance(minutes, bool) or not isinstance(minutes, int) or not 1 <= minutes <= MOST_MINUTES:
        raise OptionError("error-option-minutes", edition=edition.name, most=str(MOST_MINUTES), given=typed(value))
    return minutes


def unknown_option(edition: Edition, name: str, open_choices: Mapping[str, Choice]) -> OptionError:
    """Return the error that says that the edition has no such option, and which it has."""
    if edition.speed_die and name in WITH_SPEED_DIE:
        return OptionError("error-needs-speed-die", edition=edition.name, option=name)
    listed = "; ".join(f"{known}: {values_text(choice)}" for known, choice in open_choices.items())
    return OptionError("error-no-such-option", edition=edition.name, given=typed(name), options=listed)


def values_text(choice: Choice) -> str:
    """Return the values of an option, default first."""
    return " | ".join(map(written, choice.values)) or MINUTES


def written(value: Value) -> str:
    """Return a value as it is written."""
    return str(value).lower() if isinstance(value, bool) else value


def changed(options: Mapping[str, Value | int]) -> list[str]:
    """Return the options of a document that are not the usual ones, as they are written: `rent=automatic`."""
    usual = Options()
    return [f"{name}={str(value).lower()}" for name, value in options.items() if value != getattr(usual, name, None)]


def options_document(edition: Edition, options: Options) -> dict[str, Value | int]:
    """Return every option that the edition has, defaults too, so that a record outlives a change of defaults.

    `minutes` is left out of a game without a time limit. `parse_options` reads the document back.
    """
    document: dict[str, Value | int] = {
        name: getattr(options, name) for name in choices(edition, speed_die=options.speed_die)
    }
    if not options.minutes:
        document.pop("minutes", None)
    return document
