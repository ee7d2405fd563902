"""Tables over plain HTTP: the same commands, and a stream of lines of JSON, for bots and scripts."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import suppress
from ipaddress import ip_address
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from bankhalter.editions.catalogue import editions
from bankhalter.server.edition_views import EditionView, edition_view
from bankhalter.server.entries import AnyEntry, entry_bytes, public, read_entry
from bankhalter.server.errors import CommandError, GoneError
from bankhalter.server.here import Client
from bankhalter.server.live_table import LiveTable
from bankhalter.server.messages import (
    MOST_HISTORY,
    Ack,
    Alive,
    Created,
    CreateTable,
    Do,
    Farewell,
    Listing,
    Problem,
    Welcome,
)
from bankhalter.server.records import record_of
from bankhalter.server.serving import Desk, address_of, keys_in, language_of, sentence
from bankhalter.store import StoreError
from bankhalter.words.catalogue import Language

LINES = "application/x-ndjson"
TEXT = "text/plain"
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip")  # what proxies add
Name = Annotated[str, PathParameter(max_length=32, description="The id of a table, or its short code.")]
Lang = Annotated[Language | None, QueryParameter(description="Sentences in this language, too.")]
Asking = Request[Any, Any, State]
SQUEEZED = DefineMiddleware(CompressionMiddleware, config=CompressionConfig(backend="gzip"))
"""For what everybody may read: where secrets are told, what is sent must not say by its length what is in it."""


def answers(*statuses: int, **good: Any) -> Mapping[int, ResponseSpec]:
    """Return the documentation of what a path answers: `ok` its type, and a problem for what can go wrong."""
    problems = {
        status: ResponseSpec(Problem, generate_examples=False, description=PROBLEMS[status])
        for status in {*statuses, *USUAL}
    }
    if "ok" in good:
        kind = good.get("media_type", "application/json")
        problems[200] = ResponseSpec(
            good["ok"], generate_examples=False, description="What was asked for", media_type=kind
        )
    return problems


PROBLEMS = {
    400: "It cannot be read, or asks for what there is not",
    403: "It is in the name of somebody else, or comes from a strange page",
    404: "There is no such table or moment",
    405: "There is no such method",
    409: "It is not allowed as the table stands; nothing has changed",
    413: "It is too large",
    429: "That was too much at once",
    500: "A mistake of the server",
    503: "The store does not answer; nothing has changed",
}
USUAL = (400, 429, 500, 503)


class TableApi(Controller):
    """Everything about tables."""

    path = "/api"
    tags = ("tables",)

    @get("/editions", summary="The editions and their options", responses=answers(), middleware=[SQUEEZED])
    async def editions(self, request: Asking, lang: Lang = None) -> list[EditionView]:
        """Return every edition with its options, those that need the speed die among them."""
        language = lang or language_of(request.headers.get("accept-language"))
        return [edition_view(name, language) for name in editions()]

    @post("/tables", summary="Make a table", responses=answers(403, 413))
    async def create(self, request: Asking, desk: NamedDependency[Desk], data: JSONBody[CreateTable]) -> Created:
        """Make a table; whoever makes it arranges it, until they are gone."""
        desk.guard.tables.take(address_in(request))
        return await desk.hall.create(data)

    @get("/tables", summary="Listed tables", responses=answers())
    async def listed(self, desk: NamedDependency[Desk]) -> list[Listing]:
        """Return the listed tables that have not ended, those that changed last first."""
        return await desk.hall.listed()

    @get("/tables/{name:str}", summary="A table as it stands", responses=answers(404, ok=Welcome))
    async def show(
        self, request: Asking, desk: NamedDependency[Desk], name: Name, lang: Lang = None
    ) -> Response[bytes]:
        """Return a welcome, as a client gets it, without entries."""
        table = await desk.hall.table(name)
        client = Client(keys_in(request.headers.get("authorization")), lang)
        table.asked_for()
        return Response(await table.look(client, 0), media_type="application/json")

    @post(
        "/tables/{name:str}/commands",
        summary="Give a command",
        status_code=200,
        responses=answers(403, 404, 409, 413),
    )
    async def command(self, request: Asking, desk: NamedDependency[Desk], name: Name, data: JSONBody[Do]) -> Ack:
        """Carry out a command; sent again with the same id it is answered again and carried out once."""
        table = await desk.hall.table(name)
        request.state.table = table
        tokens = keys_in(request.headers.get("authorization"))
        table.asked_for()
        return await desk.command(table, data.id, data.command, tokens, address_in(request))

    @get("/tables/{name:str}/entries", summary="Entries of the log", responses=answers(404, ok=list[AnyEntry]))
    async def entries(
        self,
        desk: NamedDependency[Desk],
        name: Name,
        after: Annotated[int, QueryParameter(ge=0, le=10**9)] = 0,
        limit: Annotated[int, QueryParameter(ge=1, le=MOST_HISTORY)] = 500,
    ) -> Response[bytes]:
        """Return entries after a number, in order, as the socket sends them."""
        table = await desk.hall.table(name)
        try:
            rows = await desk.hall.store.read(table.id, after, limit)
        except StoreError as error:
            raise GoneError("error-server-store", "store") from error
        table.asked_for()
        shown = [msgspec.Raw(entry_bytes(public(read_entry(row.entry)))) for row in rows]
        return Response(msgspec.json.encode(shown), media_type="application/json")

    @get(
        "/tables/{name:str}/stream",
        summary="The whole game, then what happens",
        media_type=LINES,
        responses=answers(404, ok=str, media_type=LINES),
    )
    async def stream(self, request: Asking, desk: NamedDependency[Desk], name: Name, lang: Lang = None) -> Stream:
        """Return lines of JSON: first a welcome with the whole game, then news as they come."""
        table = await desk.hall.table(name)
        client = Client(keys_in(request.headers.get("authorization")), lang)
        address = address_in(request)
        desk.guard.check_room(address)
        language = lang or language_of(request.headers.get("accept-language"))
        return Stream(lines(desk, table, client, address, language), media_type=LINES)

    @get(
        "/tables/{name:str}/record",
        summary="The game as a record file",
        media_type=TEXT,
        responses=answers(404, 409, ok=str, media_type=TEXT),
    )
    async def record(self, desk: NamedDependency[Desk], name: Name) -> Response[str]:
        """Return the record of the game; while it runs, without the seed of its dice."""
        table = await desk.hall.table(name)
        text = await record_of(table)
        return Response(
            text, media_type=TEXT, headers={"Content-Disposition": f'attachment; filename="{table.code}.record"'}
        )

    @get(
        "/tables/{name:str}/positions/{number:int}",
        summary="The position after an action",
        media_type=TEXT,
        responses=answers(404, 409, ok=str, media_type=TEXT),
    )
    async def position(self, desk: NamedDependency[Desk], name: Name, number: FromPath[int]) -> Response[str]:
        """Return the position after so many actions of the game, nature's and take-backs among them."""
        table = await desk.hall.table(name)
        return Response(await desk.replays.position(table, number), media_type=TEXT)


async def lines(desk: Desk, table: LiveTable, client: Client, address: str, language: Language) -> AsyncIterator[bytes]:
    """Yield a client's messages, a line each, until it goes."""
    try:
        desk.guard.connect(address)
    except CommandError as error:
        yield farewell(error, language)
        return
    try:
        yield await table.join(client, 0, 0) + b"\n"
        while True:
            message = msgspec.json.encode(Alive())
            with suppress(TimeoutError):
                async with asyncio.timeout(desk.guard.limits.alive):
                    message = await table.next(client)
            yield message + b"\n"
    except CommandError as error:
        yield farewell(error, language)
    finally:
        desk.guard.disconnect(address)
        await asyncio.shield(table.part(client))


def farewell(error: CommandError, language: Language) -> bytes:
    """Return the last line of a stream."""
    return (
        msgspec.json.encode(Farewell(reason=error.reason, sentence=sentence(error, language), details=error.details))
        + b"\n"
    )


def address_in(request: Asking) -> str:
    """Return where the client of a request is."""
    host = request.client.host if request.client else None
    return address_of(request.headers, host, request.app.state.settings)


def is_from_this_machine(request: Asking) -> bool:
    """Whether a request comes from a program on this machine, and not through a proxy on it."""
    forwarded = any(name in request.headers for name in FORWARDED)
    return not forwarded and request.client is not None and ip_address(request.client.host).is_loopback
