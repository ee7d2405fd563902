"""Who sits where: names of people, and bots as `bot:standard`."""

import sys
from collections.abc import Sequence
from typing import NamedTuple

from bankhalter.notation.errors import NotationError
from bankhalter.notation.names import check_name
from bankhalter.play.agents import bot
from bankhalter.play.bot_names import BOT_NAMES
from bankhalter.words.messages import say
from bankhalter.words.voice import Voice

USUAL_BOT = "standard"
USUAL_BOTS = ("bot:standard",) * 3


class Players(NamedTuple):
    """All seats in turn order, which of them are people, and the bots of the others."""

    seats: tuple[str, ...]
    people: tuple[str, ...]
    bots: dict[str, str]


def ask_seats(voice: Voice) -> tuple[str, ...]:
    """Return the usual seats: a person, whose name is asked for at a keyboard, and three bots."""
    usual = voice(say("usual-name"))
    if sys.stdin is None or not sys.stdin.isatty():
        return (usual, *USUAL_BOTS)
    while True:
        name = input(voice(say("ask-name", usual=usual)) + " ").strip() or usual
        try:
            return (check_name(name), *USUAL_BOTS)
        except NotationError as error:
            print(voice(error.message))  # noqa: T201  # before there is a table


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
