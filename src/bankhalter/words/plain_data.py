"""Messages as plain data and back, so that a log can keep them and a page can say them itself."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

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
)

Data = str | int | dict[str, Any]
"""A word, a number, or an object whose first key tells its kind: `say` (with `with`), `money`, `printed`, `square`,
`deck`, `all`, `any`, `then`."""


def message_data(message: Message) -> dict[str, Any]:
    """Return a message as plain data."""
    if not message.args:
        return {"say": message.id}
    return {"say": message.id, "with": {name: argument_data(value) for name, value in message.args.items()}}


def argument_data(value: Argument) -> Data:
    """Return what goes into a message as plain data; what has a voice of its own becomes what it says."""
    if isinstance(value, str | int):
        return value
    return WRITERS[type(value)](value)


def _rows(items: Iterable[Argument]) -> list[Data]:
    return [argument_data(item) for item in items]


WRITERS: Mapping[type, Callable[[Any], Data]] = {
    Message: message_data,
    Money: lambda value: {"money": value.units},
    Printed: lambda value: {"printed": value.amount},
    SquareName: lambda value: {"square": value.square},
    DeckName: lambda value: {"deck": value.deck},
    Listed: lambda value: {"all": _rows(value.items)},
    Either: lambda value: {"any": _rows(value.items)},
    Joined: lambda value: {"then": _rows(value.sentences)},
    Voiced: lambda value: message_data(value.message),
}


def read_message(data: Mapping[str, Any]) -> Message:
    """Return the message that `message_data` has written; raise KeyError for anything else."""
    return Message(data["say"], {name: read_argument(value) for name, value in data.get("with", {}).items()})


def read_argument(data: Data) -> Argument:
    """Return what goes into a message, as `argument_data` has written it; raise KeyError for anything else."""
    if not isinstance(data, dict):
        return data
    kind = next(iter(data))
    return READERS[kind](data)


def _row(data: Mapping[str, Any], kind: str) -> tuple[Argument, ...]:
    return tuple(read_argument(item) for item in data[kind])


READERS: Mapping[str, Callable[[Mapping[str, Any]], Argument]] = {
    "say": read_message,
    "money": lambda data: Money(data["money"]),
    "printed": lambda data: Printed(data["printed"]),
    "square": lambda data: SquareName(data["square"]),
    "deck": lambda data: DeckName(data["deck"]),
    "all": lambda data: Listed(_row(data, "all")),
    "any": lambda data: Either(_row(data, "any")),
    "then": lambda data: Joined(_row(data, "then")),
}
