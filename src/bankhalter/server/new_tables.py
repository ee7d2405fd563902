"""What a new table is made of, if it can be."""

import msgspec

from bankhalter.editions.catalogue import load
from bankhalter.editions.errors import EditionError, OptionError
from bankhalter.editions.options import parse_options
from bankhalter.notation.errors import NotationError
from bankhalter.server.errors import WrongError
from bankhalter.server.header import (
    Header,
    Manner,
    Place,
    Secret,
    begins_at,
    edition_of,
    hashed,
    header_bytes,
    make_header,
)
from bankhalter.server.messages import Created, CreateTable, Listing
from bankhalter.server.seating_judge import checked_bot
from bankhalter.store import TableRow

BOT = "bot:"


def header_for(wanted: CreateTable, secret: Secret, now: int) -> Header:
    """Return what never changes about a new table; raise WrongError for what there is not."""
    if wanted.nature != "typed" and wanted.options.get("decks", "strict") != "strict":
        raise WrongError("error-server-decks", "unread")
    try:
        edition = load(wanted.edition)
        options = parse_options(edition, dict(wanted.options), "thrown")
    except (EditionError, OptionError) as error:
        raise WrongError(error.message, "unread") from None
    manner = Manner(wanted.profile, wanted.pace, wanted.grace, wanted.listed, wanted.nature)
    places = tuple(read_place(word) for word in wanted.places)
    header = make_header(edition, options, places, secret, manner, (hashed(wanted.token), now))
    header = msgspec.structs.replace(header, position=wanted.position)
    check_position(header)
    return header


def row_for(created: Created, header: Header, secret: Secret, now: int) -> TableRow:
    """Return a new table as the store keeps it."""
    summary = Listing(
        id=created.id,
        code=created.code,
        edition=edition_of(header).name,
        stage="open",
        seats=(),
        open_places=sum(place.holder == "open" for place in header.places),
        changed=now,
    )
    return TableRow(
        created.id,
        created.code,
        header_bytes(header),
        secret.seed + secret.key,
        header.listed,
        0,
        msgspec.json.encode(summary),
        now,
        now,
    )


def check_position(header: Header) -> None:
    """Raise WrongError for a position that no game at this table can begin with."""
    try:
        position = begins_at(header, ())
    except NotationError as error:
        raise WrongError(error.message, "unread") from None
    if position is not None and position.get("phase") == "over":
        raise WrongError("error-server-position-over", "unread")
    room = sum(place.holder != "closed" for place in header.places)
    if position is not None and len(position["seats"]) > room:
        raise WrongError("error-server-position-places", "unread", count=len(position["seats"]), places=room)


def read_place(word: str) -> Place:
    """Return a place from `open`, `closed`, `bot` or `bot:NAME`; raise WrongError for anything else."""
    if word == "open":
        return Place("open")
    if word == "closed":
        return Place("closed")
    if word == "bot" or word.startswith(BOT):
        return Place("bot", checked_bot(word.removeprefix(BOT) if ":" in word else ""))
    raise WrongError("error-server-place", "unread", given=word)
