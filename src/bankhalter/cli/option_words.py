"""Options of a game and their values, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bankhalter.editions.options import CHOICES, Choice, Value, choices, written
from bankhalter.reference.options import options_of
from bankhalter.words.messages import Message, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bankhalter.cli.view import View
    from bankhalter.editions.schema import Edition

YES_NO = {True: "yes", False: "no"}


def values(name: str, choice: Choice) -> Iterator[tuple[str, str]]:
    """Yield the values of an option as they are written, and the messages that say what they do."""
    for value in choice.values:
        yield written(value), f"option-{name}-{key(value)}"


def key(value: Value) -> str:
    """Return how messages name a value."""
    return YES_NO[value] if isinstance(value, bool) else value


def options_here(rule_id: str, edition: Edition) -> list[str]:
    """Return the options of an edition that change a rule."""
    has = choices(edition, speed_die=edition.speed_die is not None)
    return [option for option in options_of(rule_id) if option in has]


def options_behind(view: View, rule_id: str) -> Iterator[Message]:
    """Yield which options of the table change a rule: what was agreed on for this game, and what else can be."""
    for option in options_here(rule_id, view.table.edition):
        chosen, usual = getattr(view.table.options, option), CHOICES[option].values[:1]
        if not usual:
            about = say(f"option-{option}")
            yield say("rule-option-set" if chosen else "rule-option", option=option, about=about)
        for value, text in values(option, CHOICES[option]):
            named = f"{option}={value}"
            if value != written(chosen):
                yield say("rule-option", option=named, about=say(text))
            elif chosen not in usual:
                yield say("rule-option-set", option=named, about=say(text))
