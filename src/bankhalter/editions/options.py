"""What the seats agree on before a game: options, which edition has which, and reading them from words."""

import re
from collections.abc import Mapping
from typing import Literal, NamedTuple

import msgspec

from bankhalter.editions.errors import OptionError
from bankhalter.editions.schema import Edition, Record

First = Literal["thrown", "seat"]
Value = str | bool
MOST_MINUTES = 10_000
MINUTES = "a whole number of minutes"
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


class Choice(NamedTuple):
    """An option: its values, default first (none: a number), and what it is about."""

    values: tuple[Value, ...]
    about: str


CHOICES: dict[str, Choice] = {
    "rent": Choice(("demanded", "automatic"), "whether an owner must demand the rent"),
    "short": Choice((False, True), "the short game of the edition"),
    "minutes": Choice((), "a timed game that ends after so many minutes"),
    "speed_die": Choice((False, True), "the game with the speed die"),
    "first": Choice(("thrown", "seat"), "who begins: the highest throw, or the first seat"),
    "jail_doubles": Choice(("once", "again"), "whether doubles that free from jail give another throw"),
    "jail_fine": Choice(("next_turn", "same_turn"), "when a player who paid the fine throws"),
    "salary": Choice(("passing", "after_landing"), "when GO pays"),
    "rent_dice": Choice(("utilities", "cars"), "where the rent is thrown with three dice"),
    "triple": Choice(("again", "once"), "whether three of a kind give another throw"),
    "decks": Choice(("strict", "open"), "whether a typed card must be one that the deck can turn up"),
    "mrm": Choice(("next_lot", "next_rent"), "where the face mrm leads when every lot is owned"),
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
            raise OptionError(unknown_option(edition, name, open_choices))
        values[name] = parse_value(edition, name, value)
    if values.get("short") and values.get("minutes"):
        raise OptionError(f"{edition.name}: the options short and minutes exclude each other, expected one.")
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
    expected = " or ".join(map(written, values))
    raise OptionError(f'{edition.name}: the option {name} is {expected}, not "{value}".')


def parse_minutes(edition: Edition, value: object) -> int:
    """Read a number of minutes; raise OptionError if it is none."""
    minutes = int(value) if isinstance(value, str) and DIGITS.fullmatch(value) else value
    if isinstance(minutes, bool) or not isinstance(minutes, int) or not 1 <= minutes <= MOST_MINUTES:
        expected = f"a whole number from 1 to {MOST_MINUTES}"
        raise OptionError(f'{edition.name}: the option minutes is {expected}, not "{value}".')
    return minutes


def unknown_option(edition: Edition, name: str, open_choices: Mapping[str, Choice]) -> str:
    """Say that the edition has no such option, and which it has."""
    if edition.speed_die and name in WITH_SPEED_DIE:
        return f"{edition.name}: the option {name} belongs to the speed die, expected speed_die: true beside it."
    listed = "; ".join(f"{known}: {values_text(choice)}" for known, choice in open_choices.items())
    return f'{edition.name} has no option "{name}"; it has {listed}.'


def values_text(choice: Choice) -> str:
    """Return the values of an option, default first."""
    return " | ".join(map(written, choice.values)) or MINUTES


def written(value: Value) -> str:
    """Return a value as it is written."""
    return str(value).lower() if isinstance(value, bool) else value


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
