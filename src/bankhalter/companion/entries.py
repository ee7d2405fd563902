"""What the log of a card reader is made of, or of accounts alone. Times are ms since 1970; cards count from 1."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from bankhalter.companion.kit import EDITION, Kit

FORM = 1
LONGEST_NAME = 16
MOST_ACCOUNTS = 8
CardNumber = Annotated[int, Meta(ge=1, le=MOST_ACCOUNTS)]
Party = Annotated[int, Meta(ge=-1, le=MOST_ACCOUNTS, description="An account; 0: the bank; -1: everybody else.")]
Device = Literal["reader", "money"]
SideName = Literal["left", "right"]
KeyName = Literal["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", ".", "K", "M", "C", "GO"]
CardName = Annotated[str, Meta(max_length=LONGEST_NAME)]


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What never changes about a reader. `host`: the hash of the key of who has it, empty if nobody else can ask.

    `device`: the card reader, or `money` for accounts alone; `values`: the edition itself, if it is somebody's own.
    """

    kit: Kit
    created: int
    host: str = ""
    form: int = FORM
    device: Device = "reader"
    edition: str = EDITION
    values: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", omit_defaults=True):
    """One thing that happened, at a time; `command`: the id of the command behind it."""

    at: int
    command: str = ""


class Pressed(Entry, frozen=True, tag="pressed"):
    """A key was pressed."""

    key: KeyName


class Held(Entry, frozen=True, tag="held"):
    """C was held until the tone."""


class Inserted(Entry, frozen=True, tag="inserted"):
    """A card was put into a slot."""

    side: SideName
    card: CardNumber
    backwards: bool = False


class Removed(Entry, frozen=True, tag="removed"):
    """A card was taken out of a slot."""

    side: SideName


class Named(Entry, frozen=True, tag="named"):
    """A card has the name of its player; an empty one takes it away."""

    card: CardNumber
    name: CardName


class Claimed(Entry, frozen=True, tag="claimed"):
    """A player follows the reader with a device of their own; `token`: the hash of its key."""

    card: CardNumber
    token: str


class Released(Entry, frozen=True, tag="released"):
    """A card has no device of its own any more."""

    card: CardNumber


class Entered(Entry, frozen=True, tag="entered"):
    """Who has the reader uses another device too."""

    token: str


class Appointed(Entry, frozen=True, tag="appointed"):
    """The player of a card operates the reader from now on; 0: who has the reader does."""

    card: Annotated[int, Meta(ge=0, le=MOST_ACCOUNTS)]


class Explained(Entry, frozen=True, tag="explained"):
    """A booking has an occasion; an empty one takes it away."""

    booking: int
    occasion: str


class AskedBack(Entry, frozen=True, tag="asked_back"):
    """Somebody wants a booking reversed; `by`: their card, 0 for a banker without one."""

    booking: int
    by: int


class Voted(Entry, frozen=True, tag="voted"):
    """What somebody says to that. One who is against it is enough."""

    by: int
    agrees: bool


class Paid(Entry, frozen=True, tag="paid"):
    """Money was paid, `amount` units by or to each if one side is everybody else who still plays."""

    payer: Party
    payee: Party
    amount: int
    occasion: str = ""


class Retired(Entry, frozen=True, tag="retired"):
    """An account no longer takes part in what everybody pays or gets; not `out`: it does again."""

    card: CardNumber
    out: bool


class Renewed(Entry, frozen=True, tag="renewed"):
    """A new game has begun: the starting money is on every account again."""


AnyEntry = (
    Pressed
    | Held
    | Inserted
    | Removed
    | Named
    | Claimed
    | Released
    | Entered
    | Appointed
    | Explained
    | AskedBack
    | Voted
    | Paid
    | Retired
    | Renewed
)

_DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_HEADER = msgspec.json.Decoder(Header)


def entry_bytes(entry: AnyEntry) -> bytes:
    """Return an entry as it is kept."""
    return msgspec.json.encode(entry)


def read_entry(data: bytes) -> AnyEntry:
    """Return an entry that was kept; raise msgspec.DecodeError for anything else."""
    return _DECODER.decode(data)


def header_bytes(header: Header) -> bytes:
    """Return a header as it is kept."""
    return msgspec.json.encode(header)


def read_header(data: bytes) -> Header:
    """Return a header that was kept; raise msgspec.DecodeError for anything else."""
    return _HEADER.decode(data)
