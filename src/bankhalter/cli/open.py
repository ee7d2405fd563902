"""The command `bankhalter open`: a new table on a server, from the terminal."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, NamedTuple

import click

from bankhalter.cli.given_options import read_options
from bankhalter.cli.join import PLACES
from bankhalter.cli.language import chosen, says
from bankhalter.client.address import server_of
from bankhalter.client.asking import create_table
from bankhalter.client.guest import Guest
from bankhalter.client.visitor import KEY_BYTES
from bankhalter.server.commands import Start
from bankhalter.server.messages import CreateTable
from bankhalter.words.errors import SpokenError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bankhalter.client.address import Address

USUAL_PLACES = ("open", "open", "bot:standard", "bot:standard")
REAL_PLACES = ("open",) * 4  # bots throw no real dice


class WantedTable(NamedTuple):
    """What was asked for on the command line of `open`."""

    url: str
    edition: str
    options: Sequence[str]
    places: Sequence[str]
    profile: str
    pace: str
    real: bool
    listed: bool
    start: bool


PROFILES, PACES = ("none", "relaxed", "fast"), ("instant", "normal", "slow")


def open_table(wanted: WantedTable) -> int:
    """Make a table and say where it is; wait for all to sit and begin if that is wanted. Return the exit code."""
    server = server_of(wanted.url)
    if not 2 <= len(wanted.places) <= len(PLACES):  # noqa: PLR2004
        raise SpokenError("open-places", count=len(wanted.places))
    if wanted.profile not in PROFILES:
        raise SpokenError("open-profile", given=wanted.profile, profiles=", ".join(PROFILES))
    if wanted.pace not in PACES:
        raise SpokenError("open-pace", given=wanted.pace, paces=", ".join(PACES))
    token = secrets.token_urlsafe(KEY_BYTES)
    table = CreateTable(
        edition=wanted.edition,
        token=token,
        options=dict(read_options(wanted.options)),
        places=tuple(wanted.places),
        profile=wanted.profile,  # type: ignore[arg-type]  # one of these, as checked
        pace=wanted.pace,  # type: ignore[arg-type]
        listed=wanted.listed,
        nature="typed" if wanted.real else "thrown",
    )
    address = create_table(server, table, chosen())
    click.echo(says("open-made", link=address.link, code=address.name))
    click.echo(says("open-join", command=f"bankhalter join {address.server} {address.name}"))
    if wanted.start:
        start_when_full(address, token)
    return 0


def start_when_full(address: Address, token: str) -> None:
    """Wait until every open place is taken, then begin the game."""
    guest = Guest(address, chosen(), token)
    guest.open()
    try:
        shown = -1
        while guest.moment.stage == "open":
            free = sum(chair.holder == "open" for chair in guest.moment.chairs)
            if not free:
                guest.ask(Start())
                break
            if free != shown:
                shown = free
                click.echo(says("open-waits", count=free))
            guest.next()
    finally:
        guest.close()
    click.echo(says("open-begun"))
