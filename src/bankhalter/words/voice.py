"""A voice speaks one language in the words of one edition: it turns messages into text."""

import re
import warnings
from dataclasses import dataclass
from functools import cache, cached_property

from bankhalter.words.catalogue import Language, Texts
from bankhalter.words.messages import (
    Argument,
    DeckName,
    Either,
    Joined,
    Listed,
    Message,
    Money,
    Printed,
    SquareName,
    Voiced,
    say,
)
from bankhalter.words.money import bare_money, printed_money

QUOTES: dict[Language, tuple[str, str]] = {"de": ("„", "“"), "en": ("“", "”")}

_ENDED = "\ue001"  # stands behind what was filled in and ends like a sentence
_TWO_ENDS = re.compile(rf"{_ENDED}\.?")
_LONGEST = 1000  # Fluent gives up on longer parts: a token stands for them


class CatalogueWarning(UserWarning):
    """A message that is missing, or lacks something that goes into it; it is said as well as can be."""


@dataclass(frozen=True)
class Setting:
    """What an edition brings to a voice: its names, its money, its nouns as Fluent terms, how it speaks to people."""

    tone: str
    address: str  # du or sie
    unit: int  # printed money of one unit
    symbol: str
    squares: tuple[str, ...]
    quoted: frozenset[int]  # squares whose names stand in quotation marks in a sentence
    decks: tuple[str, ...]
    terms: str


class Voice:
    """Speaks `language` in the words of an edition; without one it knows neither money nor squares."""

    def __init__(self, language: Language, setting: Setting | None = None) -> None:
        self.language = language
        self.setting = setting

    @cached_property
    def _texts(self) -> Texts:
        setting = self.setting
        return Texts(self.language, setting.terms, setting.tone) if setting else Texts(self.language)

    def __call__(self, message: Message) -> str:
        """Return the message as text."""
        if not self.has(message.id):
            warnings.warn(f"there is no message {message.id} in {self.language}", CatalogueWarning, stacklevel=2)
            return message.id
        address = self.setting.address if self.setting else "sie"
        args: dict[str, str | int] = {"address": address}
        args.update((name, self._going_in(value)) for name, value in message.args.items())
        long = {f"\ue000{name}\ue000": value for name, value in args.items() if len(str(value)) > _LONGEST}
        args.update((token.strip("\ue000"), token) for token in long)
        said, errors = self._texts.filled(message.id, args)
        for error in errors:
            warnings.warn(f"message {message.id} in {self.language}: {error}", CatalogueWarning, stacklevel=2)
        for token, value in long.items():
            said = said.replace(token, str(value))
        return _TWO_ENDS.sub("", said)

    def has(self, name: str) -> bool:
        """Whether there is a message called `name`."""
        return self._texts.has(name)

    def text(self, said: Argument) -> str:
        """Return anything that can go into a message as text."""
        return str(self._filled(said))

    def money(self, units: int) -> str:
        """Return an amount of the edition's units as people say it."""
        return self.printed(units * self._set.unit)

    def printed(self, amount: int) -> str:
        """Return an amount of printed money as people say it."""
        return printed_money(self.language, self._set.unit, self._set.symbol, amount)

    def bare(self, amount: int) -> str:
        """Return printed money without the sign of the currency, for narrow places."""
        return bare_money(self.language, self._set.unit, amount)

    def square(self, square: int) -> str:
        """Return the name of a square."""
        return self._set.squares[square]

    def _named(self, square: int) -> str:
        name = self.square(square)
        before, after = QUOTES[self.language]
        return f"{before}{name}{after}" if square in self._set.quoted else name

    @property
    def _set(self) -> Setting:
        if self.setting is None:
            raise ValueError(
                "a voice without an edition was asked for its money or names; expected one with an edition"
            )
        return self.setting

    def _going_in(self, value: Argument) -> str | int:
        """Return what goes into a message; behind what ends like a sentence no full stop will follow."""
        filled = self._filled(value)
        ends = not isinstance(value, str | int) and isinstance(filled, str) and filled.endswith((".", "!", "?"))
        return f"{filled}{_ENDED}" if ends else filled

    def _filled(self, value: Argument) -> str | int:
        match value:
            case str() | int():
                return value
            case Message():
                return self(value)
            case Voiced(message, voice):
                return voice(self.language)(message)
            case Listed() | Either() | Joined():
                return self._row(value)
            case _:
                return self._of_edition(value)

    def _of_edition(self, value: Money | Printed | SquareName | DeckName) -> str:
        match value:
            case Money(units):
                return self.money(units)
            case Printed(amount):
                return self.printed(amount)
            case SquareName(square):
                return self._named(square)
            case DeckName(deck):
                return self._set.decks[deck]

    def _row(self, row: Listed | Either | Joined) -> str:
        match row:
            case Listed(items):
                return self._listed("listed", [self.text(item) for item in items])
            case Either(items):
                return self._listed("either", [self.text(item) for item in items])
            case Joined(sentences):
                return " ".join(self.text(sentence) for sentence in sentences)

    def _listed(self, name: str, items: list[str]) -> str:
        if not items:
            return self(say("nothing"))
        *most, last = items
        return self(say(name, most=", ".join(most), last=last)) if most else last


@cache
def plain(language: Language) -> Voice:
    """Return the voice that speaks without an edition."""
    return Voice(language)
