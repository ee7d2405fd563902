"""Tables over plain HTTP: the same commands, and a stream of lines of JSON, for bots and scripts."""

from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.datastructures import State
from litestar.params import Parameter
from litestar.response import Stream

from bankhalter.editions.catalogue import editions, load
from bankhalter.editions.options import choices, written
from bankhalter.server.entries import entry_bytes, public, read_entry
from bankhalter.server.errors import GoneError
from bankhalter.server.live_table import Client, LiveTable
from bankhalter.server.messages import MOST_HISTORY, Ack, Created, CreateTable, Do, Listing
from bankhalter.server.records import position_after, record_of
from bankhalter.server.serving import Desk, keys_in
from bankhalter.store import StoreError
from bankhalter.words.catalogue import Language

DECKS = "decks"  # how real cards are typed, which no table here has
LINES = "application/x-ndjson"
TEXT = "text/plain; charset=utf-8"
Name = Annotated[str, Parameter(max_length=32, description="The id of a table, or its short code.")]
Asking = Request[Any, Any, State]


class EditionView(msgspec.Struct, frozen=True, kw_only=True):
    """An edition, and the options that its rulebook has: values, the default first; none: a number of minutes."""

    name: str
    title: str
    options: dict[str, tuple[str, ...]]


class TableApi(Controller):
    """Everything about tables."""

    path = "/api"
    tags = ("tables",)

    @get("/editions", summary="The editions and their options")
    async def editions(self) -> list[EditionView]:
        """Return every edition with its options, those that need the speed die among them."""
        return [edition_view(name) for name in editions()]

    @post("/tables", summary="Make a table")
    async def create(self, request: Asking, desk: Desk, data: CreateTable) -> Created:
        """Make a table; whoever makes it arranges it, until they are gone."""
        desk.guard.tables.take(address_of(request))
        return await desk.hall.create(data)

    @get("/tables", summary="Listed tables")
    async def listed(self, desk: Desk) -> list[Listing]:
        """Return the listed tables that have not ended, those that changed last first."""
        return await desk.hall.listed()

    @get("/tables/{name:str}", summary="A table as it stands")
    async def show(self, request: Asking, desk: Desk, name: Name, lang: Language | None = None) -> Response[bytes]:
        """Return a welcome, as a client gets it, without entries."""
        table = await desk.hall.table(name)
        client = Client(keys_in(request.headers.get("authorization")), lang)
        return Response(await table.look(client, 0), media_type="application/json")

    @post("/tables/{name:str}/commands", summary="Give a command", status_code=200)
    async def command(self, request: Asking, desk: Desk, name: Name, data: Do) -> Ack:
        """Carry out a command; sent again with the same id it is answered again and carried out once."""
        table = await desk.hall.table(name)
        request.state.table = table
        tokens = keys_in(request.headers.get("authorization"))
        return await desk.command(table, data.id, data.command, tokens, address_of(request))

    @get("/tables/{name:str}/entries", summary="Entries of the log")
    async def entries(
        self,
        desk: Desk,
        name: Name,
        after: Annotated[int, Parameter(ge=0, le=10**9)] = 0,
        limit: Annotated[int, Parameter(ge=1, le=MOST_HISTORY)] = 500,
    ) -> Response[bytes]:
        """Return entries after a number, in order, as the socket sends them."""
        table = await desk.hall.table(name)
        try:
            rows = await desk.hall.store.read(table.id, after, limit)
        except StoreError as error:
            raise GoneError("error-server-store", "store") from error
        shown = [msgspec.Raw(entry_bytes(public(read_entry(row.entry)))) for row in rows]
        return Response(msgspec.json.encode(shown), media_type="application/json")

    @get("/tables/{name:str}/stream", summary="The whole game, then what happens", media_type=LINES)
    async def stream(self, request: Asking, desk: Desk, name: Name, lang: Language | None = None) -> Stream:
        """Return lines of JSON: first a welcome with the whole game, then news as they come."""
        table = await desk.hall.table(name)
        client = Client(keys_in(request.headers.get("authorization")), lang)
        first = await table.join(client, 0, 0)
        return Stream(lines(table, client, first), media_type=LINES, headers={"Cache-Control": "no-store"})

    @get("/tables/{name:str}/record", summary="The game as a record file", media_type=TEXT)
    async def record(self, desk: Desk, name: Name) -> Response[str]:
        """Return the record of the game; while it runs, without the seed of its dice."""
        table = await desk.hall.table(name)
        text = await record_of(table)
        return Response(
            text, media_type=TEXT, headers={"Content-Disposition": f'attachment; filename="{table.code}.record"'}
        )

    @get("/tables/{name:str}/positions/{number:int}", summary="The position after an action", media_type=TEXT)
    async def position(self, desk: Desk, name: Name, number: int) -> Response[str]:
        """Return the position after so many actions of the game, nature's and take-backs among them."""
        table = await desk.hall.table(name)
        return Response(await position_after(table, number), media_type=TEXT)


async def lines(table: LiveTable, client: Client, first: bytes) -> AsyncIterator[bytes]:
    """Yield a client's messages, a line each."""
    try:
        yield first + b"\n"
        while True:
            yield await table.next(client) + b"\n"
    finally:
        await table.part(client)


def edition_view(name: str) -> EditionView:
    """Return an edition with its options."""
    edition = load(name)
    options = {
        option: tuple(map(written, choice.values))
        for option, choice in choices(edition, speed_die=edition.speed_die is not None).items()
        if option != DECKS
    }
    return EditionView(name=name, title=edition.title, options=options)


def address_of(request: Any) -> str:  # a request or a socket
    """Return where a client is."""
    if request.app.state.settings.trusted_proxy:
        forwarded = request.headers.get("x-forwarded-for", "")
        if forwarded:
            return str(forwarded.rpartition(",")[2].strip())
    return str(request.client.host if request.client else "unknown")
