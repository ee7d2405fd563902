"""In what the editions differ, read off their switches: a sentence for each reading of a rule."""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from bankhalter.editions.schema import Edition
from bankhalter.editions.voices import voice_of
from bankhalter.words.catalogue import Language
from bankhalter.words.messages import Message, Printed, say
from bankhalter.words.voice import plain

# What a switch means: off, on.
READINGS: dict[str, tuple[str, str]] = {
    "doubling_despite_mortgage": ("reading-mortgage-cancels-doubling", "reading-doubling-despite-mortgage"),
    "rent_by_moving_throw": ("reading-rent-throw", "reading-rent-by-moving-throw"),
    "fine_ends_turn": ("reading-fine-then-throw", "reading-fine-ends-turn"),
    "third_failure_stays": ("reading-third-failure-moves", "reading-third-failure-stays"),
    "jail_one_turn": ("reading-jail-three-turns", "reading-jail-one-turn"),
    "further_throw_optional": ("reading-further-throw", "reading-further-throw-optional"),
    "building_between_turns": ("reading-building-anytime", "reading-building-between-turns"),
    "whole_hotel_sale": ("reading-hotel-step-by-step", "reading-whole-hotel-sale"),
    "hand_over": ("reading-no-hand-over", "reading-hand-over"),
    "estate_as_is": ("reading-estate-mortgaged", "reading-estate-as-is"),
    "building_floor_printed": ("reading-building-floor-smallest", "reading-building-floor-printed"),
    "timed": ("reading-not-timed", "reading-timed"),
}


class Difference(NamedTuple):
    """A rule that is not the same everywhere: its reading here; each other reading, and who has it."""

    here: str
    elsewhere: tuple[tuple[str, tuple[str, ...]], ...]


Feature = Callable[[Edition, Language], Message]


def switch(name: str) -> Feature:
    """Return what says the reading of one switch."""
    return lambda edition, _: say(READINGS[name][getattr(edition.rules, name)])


def hotel(edition: Edition, _: Language) -> Message:
    """Say what a hotel needs."""
    return say("reading-hotel", houses=edition.rules.houses_for_hotel)


def short(edition: Edition, _: Language) -> Message:
    """Say what the short game is."""
    game = edition.short
    if game is None:
        return say("reading-no-short")
    return say(
        "reading-short",
        deal=game.deal,
        paid="yes" if game.deal_paid else "no",
        houses=game.houses_for_hotel,
        jail=say("reading-short-jail") if game.jail_one_turn else "",
        end=game.end_at,
    )


def speed_die(edition: Edition, language: Language) -> Message:
    """Say whether there is a speed die."""
    if edition.speed_die is None:
        return say("reading-no-speed-die")
    return say("reading-speed-die", amount=amount(edition, language, edition.speed_die.extra_cash))


def money(edition: Edition, language: Language) -> Message:
    """Say how money is counted."""
    of = edition.money
    return say(
        "reading-money",
        start=amount(edition, language, of.start_cash),
        salary=amount(edition, language, of.salary),
        fine=amount(edition, language, of.fine),
        steps=amount(edition, language, of.unit),
    )


def amount(edition: Edition, language: Language, printed: int) -> str:
    """Return an amount as the edition writes it."""
    return voice_of(edition, language).text(Printed(printed))


FEATURES: tuple[Feature, ...] = (money, *map(switch, READINGS), hotel, short, speed_die)


def differences(edition: Edition, others: Iterable[Edition], language: Language) -> Iterator[Difference]:
    """Yield the rules that are not the same in `edition` and all `others`."""
    voice = plain(language)
    rest = tuple(other for other in others if other.name != edition.name)
    for feature in FEATURES:
        here = voice(feature(edition, language))
        elsewhere: dict[str, tuple[str, ...]] = {}
        for other in rest:
            if (text := voice(feature(other, language))) != here:
                elsewhere[text] = (*elsewhere.get(text, ()), other.name)
        if elsewhere:
            yield Difference(here, tuple(elsewhere.items()))
