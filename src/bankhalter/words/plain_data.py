"""Messages as plain data and back, so that a log can keep them and a page can say them itself."""

from collections.abc import Callable, Mapping
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
    match value:
        case Message():
            return message_data(value)
        case Money(units):
            return {"money": units}
        case Printed(amount):
            return {"printed": amount}
        case SquareName(square):
            return {"square": square}
        case DeckName(deck):
            return {"deck": deck}
        case Listed(items):
            return {"all": [argument_data(item) for item in items]}
        case Either(items):
            return {"any": [argument_data(item) for item in items]}
        case Joined(sentences):
            return {"then": [argument_data(sentence) for sentence in sentences]}
        case Voiced(message):
            return message_data(message)
        case _:
            return value


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
