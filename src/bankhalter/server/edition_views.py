"""What somebody who chooses an edition is told of it: what it is about, and the options of its rulebook."""

from functools import cache

import msgspec

from bankhalter.editions.board import make_board
from bankhalter.editions.catalogue import load
from bankhalter.editions.options import MOST_MINUTES, WITH_SPEED_DIE, Value, choices, parse_options, written
from bankhalter.editions.schema import Edition
from bankhalter.editions.titles import title
from bankhalter.editions.voices import voice_of
from bankhalter.server.sheets import MoneySheet, money_sheet
from bankhalter.words.catalogue import Language
from bankhalter.words.messages import listed, say

YES_NO = {True: "yes", False: "no"}
DECKS = "decks"  # how real cards are typed, which no table here has
# other games than the whole one, which a rulebook has or not
VARIANTS = {"short": "variant-short", "minutes": "variant-minutes", "speed_die": "variant-speed-die"}
SPEED_DIE = "speed_die"


class EditionView(msgspec.Struct, frozen=True, kw_only=True):
    """An edition, and the options that its rulebook has: values, the default first; none: a number of minutes.

    `said`: what each value means, in the same order, in the language of the request; without values, the option.
    `needs`: the option that must be on for another to count. `variants`: what the edition calls its other games, by
    option; `lacks`: a sentence about those that only other rulebooks have, or "". `money.start`: what everybody
    begins with, or `start_with` an option that is on. `lots` and `buildings`: what there is to own and to build.
    `untranslated`: a sentence about titles that stay as they are printed, or "". `seats`: how few and how many may
    play; `most_minutes`: how long a game on time may be agreed to last, 0 where there is none.
    """

    name: str
    title: str
    year: int | None
    money: MoneySheet
    start_with: dict[str, int]
    lots: str
    buildings: str
    options: dict[str, tuple[str, ...]]
    said: dict[str, tuple[str, ...]]
    needs: dict[str, str]
    variants: dict[str, str]
    lacks: str
    untranslated: str
    seats: tuple[int, int]
    most_minutes: int


@cache
def edition_view(name: str, language: Language) -> EditionView:
    """Return an edition with its options."""
    edition = load(name)
    voice = voice_of(edition, language)
    had = choices(edition, speed_die=edition.speed_die is not None)
    options = {option: choice.values for option, choice in had.items() if option != DECKS}
    lacking = [say(name) for option, name in VARIANTS.items() if option not in options]
    return EditionView(
        name=name,
        title=title(voice, edition),
        year=edition.year,
        money=money_sheet(edition, language),
        start_with={SPEED_DIE: start_with_speed_die(edition)} if SPEED_DIE in options else {},
        lots=voice(say("edition-kinds-of-lots")),
        buildings=voice(say("edition-kinds-of-buildings")),
        options={option: tuple(map(written, values)) for option, values in options.items()},
        said={
            option: tuple(voice(say(each)) for each in meanings(option, values)) for option, values in options.items()
        },
        needs={option: SPEED_DIE for option in WITH_SPEED_DIE if option in options},
        variants={option: voice(say(name)) for option, name in VARIANTS.items() if option in options},
        lacks=voice(say("edition-lacks", variants=listed(lacking))) if lacking else "",
        untranslated=voice(say("edition-untranslated")) if edition.vocabulary.titles and language != "de" else "",
        seats=edition.seats,
        most_minutes=MOST_MINUTES if "minutes" in options else 0,
    )


def start_with_speed_die(edition: Edition) -> int:
    """Return what everybody begins with where the speed die is thrown."""
    return make_board(edition, parse_options(edition, {SPEED_DIE: True})).start_cash * edition.money.unit


def meanings(option: str, values: tuple[Value, ...]) -> list[str]:
    """Return the ids of the texts that say what the values of an option mean."""
    words = [YES_NO[value] if isinstance(value, bool) else value for value in values]
    return [f"option-{option}-{word}" for word in words] or [f"option-{option}"]
