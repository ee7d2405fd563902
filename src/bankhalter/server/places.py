"""The places at a table before the game, and the people who sit there."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from hmac import compare_digest
from typing import Literal

from bankhalter.notation.errors import NotationError
from bankhalter.notation.names import LONGEST, check_name
from bankhalter.play.bot_names import BOT_NAMES
from bankhalter.reference.finding import folded
from bankhalter.server.header import Header, Place

GUEST = "Guest"


@dataclass
class Chair:
    """A place and who holds it. `tokens`: hashes of the keys of its person; `sat`: the entry with which it sat down."""

    holder: Literal["open", "closed", "bot", "person"]
    seat: str = ""
    shown: str = ""
    bot: str = ""
    sat: int = 0
    tokens: list[str] = field(default_factory=list)
    muted: set[str] = field(default_factory=set)

    def opens_to(self, hashes: frozenset[str]) -> bool:
        """Whether one of the hashes is that of a key to it, in a time that does not tell how nearly."""
        found = False
        for own in self.tokens:
            for given in hashes:
                found |= compare_digest(own, given)
        return found


def chairs_of(header: Header) -> list[Chair]:
    """Return the places of a new table, its bots with names."""
    chairs: list[Chair] = []
    for place in header.places:
        chairs.append(chair_for(place, [chair.seat for chair in chairs]))
    return chairs


def chair_for(place: Place, taken: list[str]) -> Chair:
    """Return a chair that no person holds."""
    if place.holder != "bot":
        return Chair(place.holder)
    name = bot_name(taken)
    return Chair("bot", name, name, place.bot)


def bot_name(taken: Iterable[str]) -> str:
    """Return the first name for a bot that begins as no other does: tokens show the first letter."""
    letters = {name[:1].casefold() for name in taken}
    return next(name for name in BOT_NAMES if name[0].casefold() not in letters)


def make_way(chairs: list[Chair], person: Chair) -> None:
    """Call bots otherwise that begin as a person who has sat down."""
    for chair in chairs:
        if chair.holder == "bot" and chair.seat[0].casefold() == person.seat[0].casefold():
            chair.seat = chair.shown = bot_name(each.seat for each in chairs)


def seat_name(shown: str, taken: list[str]) -> str:
    """Return the one word by which a person is called in lines of the game, made of what it calls itself.

    Nobody is called as another one but for the case: people type names in any.
    """
    words = ["".join(sign for sign in word if sign.isalpha() or sign in "0123456789") for word in shown.split()]
    base = next((word for word in words if word and word[0].isalpha()), GUEST)[:LONGEST]
    if not is_name(base):
        base = f"{base[: LONGEST - 1]}1"
    if not is_name(base):
        base = GUEST
    alike = {folded(each) for each in taken}
    number, name = 1, base
    while folded(name) in alike or not is_name(name):
        number += 1
        name = f"{base[: LONGEST - len(str(number))]}{number}"
    return name


def is_name(word: str) -> bool:
    """Whether a seat may be called so."""
    try:
        check_name(word)
    except NotationError:
        return False
    return True
