"""What a table is from its first moment on: the edition and options by value, its places, its pace."""

import hashlib
import hmac
import secrets
from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from typing import Any, Literal, NamedTuple

import msgspec

from bankhalter.editions.documents import edition_document, edition_from
from bankhalter.editions.options import Options, options_document, parse_options
from bankhalter.editions.schema import Edition
from bankhalter.notation.errors import NotationError
from bankhalter.notation.names import check_names
from bankhalter.notation.positions import read_position, write_position
from bankhalter.notation.table import Table, table_of
from bankhalter.play.game import read_given
from bankhalter.rules.layout import SEATS
from bankhalter.words.quoting import typed

SEED_BYTES = 32
KEY_BYTES = 32
CODE_SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that is taken for another
CODE_LENGTH = 5
SEAT_CODE_LENGTH = 12

Profile = Literal["none", "relaxed", "fast"]
Pace = Literal["instant", "normal", "slow"]
Nature = Literal["thrown", "typed"]  # the server throws, or people type what their real dice and cards show


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place at a new table: open, closed, or a bot's."""

    holder: Literal["open", "closed", "bot"]
    bot: str = ""


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What never changes at a table. `host`: the hash of the token of who made it; `grace`: seconds for rent.

    Where dice and cards are real there is nothing to commit to: `commitment` is empty.
    """

    edition: dict[str, Any]
    options: dict[str, Any]
    places: tuple[Place, ...]
    profile: Profile
    pace: Pace
    grace: int
    listed: bool
    host: str
    created: int
    commitment: str
    form: int = 1
    position: str = ""  # where the game begins, if not at its beginning
    nature: Nature = "thrown"


class Secret(NamedTuple):
    """What only the server knows: the seed of the dice, and the key of codes."""

    seed: bytes
    key: bytes

    @classmethod
    def read(cls, data: bytes) -> "Secret":
        """Return the secret that the store has kept."""
        return cls(data[:SEED_BYTES], data[SEED_BYTES:])

    @property
    def commitment(self) -> str:
        """The hash of the seed, which everybody sees before the first throw."""
        return hashlib.sha256(self.seed).hexdigest()

    def seat_code(self, table_code: str, seat: str, sat: int) -> str:
        """Return the code that lets in again who sat down on `seat` (empty: at the bank) with entry `sat`."""
        digest = hmac.digest(self.key, f"seat {seat} {sat}".encode(), "sha256")
        number = int.from_bytes(digest, "big")
        signs = []
        for _ in range(SEAT_CODE_LENGTH):
            number, sign = divmod(number, len(CODE_SIGNS))
            signs.append(CODE_SIGNS[sign])
        third = SEAT_CODE_LENGTH // 3
        parts = ["".join(signs[at : at + third]) for at in range(0, SEAT_CODE_LENGTH, third)]
        return "-".join([table_code, *parts])


@lru_cache(maxsize=8192)
def hashed(token: str) -> str:
    """Return the hash of a token, all that is kept of it."""
    return hashlib.sha256(token.encode()).hexdigest()


def plain_code(code: str) -> str:
    """Return a code as it was meant: without spaces and dashes, in capitals."""
    return "".join(sign for sign in code.upper() if sign.isalnum())


def new_code() -> str:
    """Return a short code for people."""
    return "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))


class Manner(NamedTuple):
    """How a table is played: clocks, the bots' pace, seconds of grace, whether the lobby lists it, whose dice fall."""

    profile: Profile = "none"
    pace: Pace = "normal"
    grace: int = 5
    listed: bool = False
    nature: Nature = "thrown"


def make_header(
    edition: Edition, options: Options, places: tuple[Place, ...], secret: Secret, manner: Manner, made: tuple[str, int]
) -> Header:
    """Return the header of a new table; missing places are closed. `made`: the hash of the host's token, and when."""
    host, created = made
    closed = (Place("closed"),) * (SEATS - len(places))
    return Header(
        edition=edition_document(edition),
        options=options_document(edition, options),
        places=places + closed,
        **manner._asdict(),
        host=host,
        created=created,
        commitment=secret.commitment if manner.nature == "thrown" else "",
    )


def begins_at(header: Header, seats: tuple[str, ...]) -> dict[str, Any] | None:
    """Return the position that a game of these seats begins with, in their names; None for the usual beginning.

    Raise NotationError for a position that cannot be.
    """
    return begins_with(header.position, partial(table_in, header), seats)


def begins_with(
    position: str, table_with: Callable[[tuple[str, ...]], Table], seats: tuple[str, ...]
) -> dict[str, Any] | None:
    """Return a position in the names of those who sit, None for an empty text; `table_with` has the table of names.

    Raise NotationError for a position that cannot be.
    """
    if not position:
        return None
    given = read_given(position)
    if not isinstance(given, Mapping) or not isinstance(given.get("seats"), list):
        raise NotationError("error-not-a-position", given=typed(given))
    table = table_with(check_names(given["seats"]))
    return write_position(table_with(seats or table.seats), read_position(table, given))


_HEADER = msgspec.json.Decoder(Header)


def header_bytes(header: Header) -> bytes:
    """Return a header as the store keeps it."""
    return msgspec.json.encode(header)


def read_header(data: bytes) -> Header:
    """Return a header that the store has kept; raise msgspec.ValidationError for anything else."""
    return _HEADER.decode(data)


def edition_of(header: Header) -> Edition:
    """Return the edition of a header; equal ones are one and the same."""
    return _edition(msgspec.json.encode(header.edition))


@lru_cache(maxsize=64)
def _edition(data: bytes) -> Edition:
    return edition_from(msgspec.json.decode(data), "values")


def table_in(header: Header, seats: tuple[str, ...]) -> Table:
    """Return the table of a game with these seats; equal ones share their board."""
    first = _table(msgspec.json.encode((header.edition, header.options)), len(seats))
    return Table(first.edition, first.options, first.board, seats, first.unit, first.keys, first.phrases)


@lru_cache(maxsize=256)
def _table(data: bytes, seats: int) -> Table:
    edition, options = msgspec.json.decode(data)
    known = _edition(msgspec.json.encode(edition))
    names = tuple(f"Seat{n}" for n in range(seats))
    return table_of(known, names, parse_options(known, options))
