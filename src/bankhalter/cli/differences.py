"""In what the editions differ, read off their switches: a sentence for each reading of a rule."""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from bankhalter.editions.schema import Edition
from bankhalter.notation.amounts import printed_text

# What a switch means: off, on.
READINGS: dict[str, tuple[str, str]] = {
    "doubling_despite_mortgage": (
        "A mortgage in a group cancels its double rent.",
        "A whole group doubles its rent even while another of its lots is mortgaged.",
    ),
    "rent_by_moving_throw": (
        "Dice rent takes a throw of its own.",
        "Dice rent counts the throw that moved the token.",
    ),
    "fine_ends_turn": (
        "Who pays the jail fine throws in the same turn.",
        "Who pays the jail fine plays on in the next turn.",
    ),
    "third_failure_stays": (
        "After the third failure in jail the fine is paid and the throw is moved.",
        "After the third failure in jail the fine is paid and the token is just visiting.",
    ),
    "jail_one_turn": (
        "Jail may be left in three turns.",
        "Jail must be left on the next turn.",
    ),
    "further_throw_optional": (
        "Doubles demand another throw.",
        "Doubles allow another throw.",
    ),
    "building_between_turns": (
        "Anybody may build and sell buildings at any time.",
        "Out of turn, buildings are bought and sold only between turns.",
    ),
    "whole_hotel_sale": (
        "A hotel is sold back step by step.",
        "A hotel may also be sold together with its houses.",
    ),
    "hand_over": (
        "A debtor parts with lots only by trade.",
        "A debtor may hand lots to the creditor against the debt.",
    ),
    "estate_as_is": (
        "A bankrupt's lots are mortgaged first, and the heir pays 10 % on each.",
        "A bankrupt's deeds pass as they are, and the heir pays no interest.",
    ),
    "building_floor_printed": (
        "An auction of buildings starts at the smallest amount.",
        "An auction of buildings starts at the lowest printed price.",
    ),
    "timed": (
        "No timed game.",
        "A game may end at an agreed time.",
    ),
}


class Difference(NamedTuple):
    """A rule that is not the same everywhere: its reading here; each other reading, and who has it."""

    here: str
    elsewhere: tuple[tuple[str, tuple[str, ...]], ...]


def switch_text(name: str) -> Callable[[Edition], str]:
    """Return what says the reading of one switch."""
    return lambda edition: READINGS[name][getattr(edition.rules, name)]


def hotel_text(edition: Edition) -> str:
    """Say what a hotel needs."""
    return f"A hotel follows on {edition.rules.houses_for_hotel} houses."


def short_text(edition: Edition) -> str:
    """Say what the short game is."""
    short = edition.short
    if short is None:
        return "No short game."
    paid = "paid for" if short.deal_paid else "free"
    jail = ", jail left on the next turn" if short.jail_one_turn else ""
    ends = "bankruptcy" if short.end_at == 1 else f"{short.end_at} bankruptcies"
    return (
        f"Short game: {short.deal} deeds dealt, {paid}; hotels after {short.houses_for_hotel} houses{jail}; "
        f"it ends after {ends if short.end_at > 1 else 'the first ' + ends}."
    )


def speed_die_text(edition: Edition) -> str:
    """Say whether there is a speed die."""
    if edition.speed_die is None:
        return "No speed die."
    return f"Speed die, with {printed_text(edition.money.unit, edition.speed_die.extra_cash)} more at the start."


def money_text(edition: Edition) -> str:
    """Say how money is counted."""
    money = edition.money
    start, salary, fine = (printed_text(edition.money.unit, n) for n in (money.start_cash, money.salary, money.fine))
    steps = printed_text(edition.money.unit, money.unit)
    return f"Money: {start} at the start, salary {salary}, jail fine {fine}, steps of {steps}."


FEATURES: tuple[Callable[[Edition], str], ...] = (
    money_text,
    *(switch_text(name) for name in READINGS),
    hotel_text,
    short_text,
    speed_die_text,
)


def differences(edition: Edition, others: Iterable[Edition]) -> Iterator[Difference]:
    """Yield the rules that are not the same in `edition` and all `others`."""
    rest = tuple(other for other in others if other.name != edition.name)
    for feature in FEATURES:
        here = feature(edition)
        elsewhere: dict[str, tuple[str, ...]] = {}
        for other in rest:
            if (text := feature(other)) != here:
                elsewhere[text] = (*elsewhere.get(text, ()), other.name)
        if elsewhere:
            yield Difference(here, tuple(elsewhere.items()))
