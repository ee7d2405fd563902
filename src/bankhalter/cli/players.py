"""Who sits where: names of people, and bots as `bot:standard`."""

from collections.abc import Sequence
from typing import NamedTuple

from bankhalter.play.agents import bot

USUAL_BOT = "standard"
USUAL = ("You", *["bot:standard"] * 3)
BOT_NAMES = ("Bert", "Cleo", "Dora", "Emil", "Finn", "Greta", "Ida", "Jon", "Kira", "Leo", "Mona", "Nils")


class Players(NamedTuple):
    """All seats in turn order, which of them are people, and the bots of the others."""

    seats: tuple[str, ...]
    people: tuple[str, ...]
    bots: dict[str, str]


def read_players(words: Sequence[str]) -> Players:
    """Return who the words seat: names, or `bot:NAME`; raise SittingError for a bot that is unknown."""
    people = tuple(word for word in words if not is_bot(word))
    free = iter([name for name in BOT_NAMES if name not in people])
    seats: list[str] = []
    bots: dict[str, str] = {}
    for word in words:
        seats.append(next(free, word) if is_bot(word) else word)
        if is_bot(word):
            bots[seats[-1]] = known_bot(word)
    return Players(tuple(seats), people, bots)


def is_bot(word: str) -> bool:
    """Whether the word seats a bot."""
    return word == "bot" or word.startswith("bot:")


def known_bot(word: str) -> str:
    """Return the kind of bot that the word asks for; raise SittingError if there is none."""
    kind = word.partition(":")[2] or USUAL_BOT
    bot(kind)
    return kind
