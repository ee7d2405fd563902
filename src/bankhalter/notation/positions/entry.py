"""A mapping of a position document, read key by key with sentences for what is wrong."""

from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

from bankhalter.notation.amounts import read_amount
from bankhalter.notation.errors import NotationError
from bankhalter.notation.sides import mask_of, read_square
from bankhalter.notation.table import Table
from bankhalter.rules.codes import BANK
from bankhalter.words.errors import placed
from bankhalter.words.messages import Message, either, say
from bankhalter.words.quoting import typed

T = TypeVar("T")

BANK_NAME = "bank"


class UnknownKeyError(NotationError):
    """A key that a position document does not have."""


class Entry:
    """The mapping `given` at `place` of a document; every error names the place."""

    def __init__(self, table: Table, place: str, given: object) -> None:
        if not isinstance(given, Mapping):
            wrong = say("error-not-keys", given=typed(given))
            raise NotationError(placed(place or say("error-position"), wrong))
        self.table = table
        self.place = place
        self.given: Mapping[object, object] = given

    def __contains__(self, key: str) -> bool:
        return key in self.given

    def allow(self, *keys: str) -> None:
        """Refuse any key that is not one of `keys`."""
        for key in self.given:
            if key not in keys:
                raise UnknownKeyError(placed(self._at(key), say("error-no-such-key", keys=", ".join(keys))))

    def wrong(self, key: object, what: Message) -> NotationError:
        """Return the error about `key` of this entry."""
        return NotationError(placed(self._at(key), what))

    def _at(self, key: object) -> str:
        return f"{self.place}.{typed(key)}" if self.place else typed(key)

    def _read(self, key: str, default: T, read: Callable[[object], T]) -> T:
        if key not in self.given:
            return default
        try:
            return read(self.given[key])
        except NotationError as error:
            raise self.wrong(key, error.message) from None

    def number(self, key: str, default: int, least: int, most: int) -> int:
        """Return a whole number from `least` to `most`."""
        return self._read(key, default, lambda value: whole(value, least, most))

    def flag(self, key: str) -> int:
        """Return 1 for true, 0 for false or without the key."""
        return self._read(key, 0, _flag)

    def amount(self, key: str, default: int) -> int:
        """Return an amount in money units."""
        return self._read(key, default, lambda value: read_amount(self.table.unit, value))

    def seat(self, key: str, default: int) -> int:
        """Return the number of the seat named."""
        return self._read(key, default, self.table.seat)

    def payee(self, key: str, default: int) -> int:
        """Return the number of the seat named, or BANK for `bank`."""
        return self._read(key, default, lambda value: BANK if value == BANK_NAME else self.table.seat(value))

    def seats(self, key: str, default: int) -> int:
        """Return the bits of the seats listed."""
        return self._read(key, default, lambda value: _bits(self.table.seat(name) for name in listed(value)))

    def square(self, key: str, default: int) -> int:
        """Return a square."""
        return self._read(key, default, read_square)

    def lot(self, key: str, default: int) -> int:
        """Return the lot index of a square."""
        return self._read(key, default, lambda value: self.table.lot(read_square(value)))

    def lots(self, key: str) -> int:
        """Return the mask of the lots listed by their squares."""
        return self._read(key, 0, lambda value: mask_of(self.table, [read_square(square) for square in listed(value)]))

    def word(self, key: str, default: int, words: Mapping[str, int]) -> int:
        """Return the number behind one of `words`."""
        return self._read(key, default, lambda value: _word(value, words))

    def items(self, key: str) -> list[object]:
        """Return a list; empty without the key."""
        return self._read(key, [], listed)

    def entry(self, key: str) -> "Entry":
        """Return the mapping behind `key`; empty without the key."""
        return Entry(self.table, self._at(key), self.given.get(key, {}))

    def entries(self, key: str, most: int) -> Iterator["Entry"]:
        """Yield up to `most` mappings listed behind `key`."""
        items = self.items(key)
        if len(items) > most:
            raise self.wrong(key, say("error-list-too-long", most=most, count=str(len(items))))
        for n, item in enumerate(items, 1):
            yield Entry(self.table, f"{self._at(key)} {n}", item)


def whole(value: object, least: int, most: int) -> int:
    """Return `value` if it is a whole number from `least` to `most`; raise NotationError otherwise."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise NotationError("error-not-in-range", least=str(least), most=str(most), given=typed(value))
    return value


def listed(value: object) -> list[object]:
    """Return `value` if it is a list; raise NotationError otherwise."""
    if not isinstance(value, list | tuple):
        raise NotationError("error-not-a-list", given=typed(value))
    return list(value)


def _flag(value: object) -> int:
    if not isinstance(value, bool):
        raise NotationError("error-not-true-or-false", given=typed(value))
    return int(value)


def _word(value: object, words: Mapping[str, int]) -> int:
    if not isinstance(value, str) or value not in words:
        raise NotationError("error-not-a-word", words=either(words), given=typed(value))
    return words[value]


def _bits(numbers: Iterator[int]) -> int:
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits
