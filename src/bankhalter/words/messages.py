"""What is to be said, in no language yet: the id of a message of the catalogue, and what goes into it."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

BANK = "bank"  # the name of the bank as an argument; no seat may be called so


@dataclass(frozen=True)
class Message:
    """A message of the catalogue; `args` fill its variables."""

    id: str
    args: Mapping[str, "Argument"] = field(default_factory=dict)


@dataclass(frozen=True)
class Money:
    """An amount, in units of the edition."""

    units: int


@dataclass(frozen=True)
class Printed:
    """An amount of printed money."""

    amount: int


@dataclass(frozen=True)
class SquareName:
    """The name of a square."""

    square: int


@dataclass(frozen=True)
class DeckName:
    """The name of a deck."""

    deck: int


@dataclass(frozen=True)
class Listed:
    """Several things in a row, the last one joined with `and`; `nothing` if there are none."""

    items: tuple["Argument", ...]


@dataclass(frozen=True)
class Either:
    """Several things of which one is meant: the last one joined with `or`."""

    items: tuple["Argument", ...]


@dataclass(frozen=True)
class Joined:
    """Whole sentences, one after the other."""

    sentences: tuple["Argument", ...]


@dataclass(frozen=True)
class Voiced:
    """A message in the words of an edition, whichever voice says what it goes into; `voice` speaks each language."""

    message: Message
    voice: Callable[[Literal["de", "en"]], Callable[[Message], str]]


Argument: TypeAlias = str | int | Message | Money | Printed | SquareName | DeckName | Listed | Either | Joined | Voiced


def say(name: str, /, **args: Argument) -> Message:
    """Return the message called `name`, with what goes into it."""
    return Message(name, args)


def listed(items: Iterable[Argument]) -> Listed:
    """Return things as one list."""
    return Listed(tuple(items))


def either(items: Iterable[Argument]) -> Either:
    """Return things of which one is meant."""
    return Either(tuple(items))
