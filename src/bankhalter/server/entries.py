"""What stands in the log of a table: everything that happens there, in order, with the server's time."""

from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

MESSAGE = Meta(extra={"holds": "MessageData"}, extra_json_schema={"$ref": "#/$defs/MessageData"})
MessageData = Annotated[dict[str, Any], MESSAGE]
Told = tuple[str, MessageData, tuple[str, ...]]
"""A sentence: the event that it tells (empty: a take-back), the message as plain data, the rules behind it."""


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind"):
    """An entry. `at`: milliseconds since 1970; `command`: the id of the command that brought it about, if one did."""

    at: int
    command: str = ""


class Sat(Entry, frozen=True, tag="sat"):
    """A person sat down: `seat` is its name in the game, `shown` what it calls itself, `token` a hash."""

    place: int
    seat: str
    shown: str
    token: str


class Entered(Entry, frozen=True, tag="entered"):
    """A person came back with the code of its seat, on any device; `seat` empty: of the bank; `token` is a hash."""

    seat: str
    token: str


class Left(Entry, frozen=True, tag="left"):
    """A person got up before the game began."""

    seat: str


class Held(Entry, frozen=True, tag="held"):
    """A place is now held open, closed, or taken by a bot."""

    place: int
    holder: Literal["open", "closed", "bot"]
    bot: str = ""


class Banked(Entry, frozen=True, tag="banked"):
    """A person who does not play keeps the bank from now on; `token` is a hash."""

    shown: str
    token: str


class Unbanked(Entry, frozen=True, tag="unbanked"):
    """The person who kept the bank without playing does so no longer."""


class Appointed(Entry, frozen=True, tag="appointed"):
    """A player keeps the bank; `seat` empty: nobody in particular does."""

    seat: str


class Named(Entry, frozen=True, tag="named"):
    """A square is called otherwise than in the edition; `name` empty: as there again."""

    square: int
    name: str


class Started(Entry, frozen=True, tag="started"):
    """The game has begun: its seats in turn order, and the bots among them."""

    seats: tuple[str, ...]
    bots: dict[str, str]


class Played(Entry, frozen=True, tag="played"):
    """A line of the game, the checksum of the position after it, its events with their numbers, and how it is told.

    A command's sentences stand with the last of its lines. `by`: what those call themselves who have typed what real
    dice or cards show, several if they share a device. `undone`: how many lines about the game right before,
    not counting those that were undone earlier, are taken back by this one.
    """

    line: str
    checksum: str
    by: tuple[str, ...] = ()
    events: tuple[tuple[str, tuple[int, ...]], ...] = ()
    told: tuple[Told, ...] = ()
    undone: int = 0

    @property
    def starter(self) -> int | None:
        """Whose turn has begun with it; None if nobody's has."""
        return next((numbers[0] for event, numbers in self.events if event == "turn_started"), None)


class Waived(Entry, frozen=True, tag="waived"):
    """An owner lets rent be: nobody need wait for it to be demanded."""

    seat: str


class Said(Entry, frozen=True, tag="said"):
    """Chat: plain text."""

    seat: str
    text: str


class Reacted(Entry, frozen=True, tag="reacted"):
    """A sign from a fixed set."""

    seat: str
    sign: str


class Muted(Entry, frozen=True, tag="muted"):
    """A seat does not want to read what another says, or does again; only the seat itself is told (`You`) of whom."""

    seat: str
    other: str
    muted: bool


class Asked(Entry, frozen=True, tag="asked"):
    """Somebody asks a seat that keeps the table waiting whether it is still there."""

    seat: str
    about: str


class Answered(Entry, frozen=True, tag="answered"):
    """The seat is still there."""

    seat: str


class Voted(Entry, frozen=True, tag="voted"):
    """A seat's vote that a bot plays for another; `bot` empty: against it."""

    seat: str
    about: str
    bot: str


class Extended(Entry, frozen=True, tag="extended"):
    """A seat takes more time."""

    seat: str


class TakenOver(Entry, frozen=True, tag="taken_over"):
    """A bot plays for a seat until it comes back."""

    seat: str
    bot: str


class Returned(Entry, frozen=True, tag="returned"):
    """A person plays its seat itself again."""

    seat: str


class Rushed(Entry, frozen=True, tag="rushed"):
    """Bots play to the end without waiting from now on, or do no longer; `seat` empty: the host wants it so."""

    seat: str
    on: bool


AnyEntry = (
    Sat
    | Entered
    | Left
    | Held
    | Banked
    | Unbanked
    | Appointed
    | Named
    | Started
    | Played
    | Waived
    | Said
    | Reacted
    | Muted
    | Asked
    | Answered
    | Voted
    | Extended
    | TakenOver
    | Returned
    | Rushed
)

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def entry_bytes(entry: AnyEntry) -> bytes:
    """Return an entry as the store keeps it."""
    return _ENCODER.encode(entry)


def read_entry(data: bytes) -> AnyEntry:
    """Return an entry that the store has kept; raise msgspec.ValidationError for anything else."""
    return _DECODER.decode(data)


def falls_of(entry: Played) -> Iterator[tuple[int, int]]:
    """Yield who has gone bankrupt by a line, with who got what it left: a seat or -1, the bank."""
    for event, numbers in entry.events:
        if event == "bankrupt":
            yield numbers[0], numbers[1]


def public(entry: AnyEntry) -> AnyEntry:
    """Return an entry as everybody may see it: without the hash of a token, whom it mutes, its command's id."""
    if isinstance(entry, Sat | Entered | Banked):
        return msgspec.structs.replace(entry, token="", command="")
    if isinstance(entry, Muted):
        return msgspec.structs.replace(entry, other="", command="")
    return msgspec.structs.replace(entry, command="") if entry.command else entry
