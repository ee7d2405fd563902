"""The ASGI application."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from http import HTTPStatus
from importlib.resources import files
from typing import Any, cast

import msgspec
import structlog
from litestar import Litestar, MediaType, Request, Response, get
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.config.cors import CORSConfig
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import SwaggerRenderPlugin
from litestar.params import FromPath
from litestar.types import HTTPScope, LifeSpanReceive, LifeSpanScope, LifeSpanSend, Message, Receive, Scope, Send

from bankhalter import __version__
from bankhalter.server.errors import CommandError, ForbiddenError, NotFoundError, WrongError
from bankhalter.server.hall import Hall
from bankhalter.server.limits import Guard
from bankhalter.server.messages import Problem
from bankhalter.server.page_api import PageApi
from bankhalter.server.page_files import FIXED, PLACES, file_of, page_bytes, page_headers
from bankhalter.server.pauses import short_pauses
from bankhalter.server.reader_api import ReaderApi
from bankhalter.server.reader_sockets import about_reader
from bankhalter.server.rest import TableApi, address_in, is_from_this_machine
from bankhalter.server.serving import Desk, language_of, problem
from bankhalter.server.settings import Settings
from bankhalter.server.sockets import Socket, converse, from_here
from bankhalter.server.table_sockets import about_table
from bankhalter.store import Store, StoreError, store_of

CHANNEL = "tables"
CLOSE = 1008
KEEP = b"cache-control"
CLEAN = {
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
}
POLICY = (
    b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    b"connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
API = "/api"
NAMED = (f"{API}/tables/", f"{API}/readers/")  # how addresses begin that name what is looked for
DOCS = "/api/docs"
SOCKET = re.compile(rf"{API}/(tables|readers)/([^/]+)/socket")
TALKS = {"tables": about_table, "readers": about_reader}
DOCS_FILES = {  # what the pages of the documentation are made of, from a package: nothing comes from elsewhere
    "swagger-ui-bundle.js": "text/javascript",
    "swagger-ui-standalone-preset.js": "text/javascript",
    "swagger-ui.css": "text/css",
}
DOCS_POLICY = (
    b"default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    b"connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HTTP = {
    404: NotFoundError("error-server-no-page", "no_page"),
    405: CommandError("error-server-method", "method"),
    413: WrongError("error-server-body", "too_long"),
    415: WrongError("error-server-kind", "unread"),
}
logger = structlog.get_logger()


class Application(Litestar):
    """The application, whose every answer, refusals of the framework too, has the headers that keep it from misuse."""

    async def __call__(
        self,
        scope: Scope | LifeSpanScope,
        receive: Receive | LifeSpanReceive,
        send: Send | LifeSpanSend,
    ) -> None:
        """Answer a request; HEAD as GET, without the body."""
        if str(scope["type"]) == "websocket" and (found := SOCKET.fullmatch(cast("Any", scope)["path"])):
            talk = TALKS[found[1]](found[2])
            await converse(self.state.desk, self.state.settings, Socket(scope, receive, send), talk)
            return
        if str(scope["type"]) != "http":
            await super().__call__(scope, receive, send)
            return
        http = cast("HTTPScope", scope)
        answer = Answer(cast("Receive", receive), cast("Send", send), http["path"], head=http["method"] == "HEAD")
        asked = cast("Scope", {**http, "method": "GET"} if answer.head else http)
        await super().__call__(asked, answer.receive, answer.send)


class Answer:
    """An answer on its way out."""

    def __init__(self, receive: Receive, send: Send, path: str, *, head: bool) -> None:
        self._receive = receive
        self._send = send
        self.path = path
        self.head = head
        self.begun = False

    async def receive(self) -> Any:  # whatever the server says of the client
        """Return what comes from the client; who asked for the head only has gone after it."""
        return {"type": "http.disconnect"} if self.head and self.begun else await self._receive()

    async def send(self, message: Message) -> None:
        """Send a part of the answer."""
        if message["type"] == "http.response.start":
            self.begun = True
            headers = [*message["headers"], *CLEAN.items()]
            headers.append((b"content-security-policy", DOCS_POLICY if self.path.startswith(DOCS) else POLICY))
            if self.path.startswith(API) and all(name.lower() != KEEP for name, _ in headers):
                headers.append((KEEP, b"no-store"))
            message["headers"] = headers
            await self._send(message)
            if self.head:
                await self._send({"type": "http.response.body", "body": b"", "more_body": False})
        elif not self.head:
            await self._send(message)


def make_app(settings: Settings, store: Store | None = None, *, alone: bool = False) -> Litestar:
    """Return the application; `store` instead of the one that the settings name.

    `alone`: nothing else is in the process, and its garbage collector is set up for it.
    """
    kept = store or store_of(settings.database)
    channels = ChannelsPlugin(backend=backend_of(settings), channels=[CHANNEL]) if settings.shared else None
    hall = Hall(kept, settings.keep_days)
    desk = Desk(hall, Guard(settings.limits))

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        listening = None
        if channels is not None:
            hall.share(lambda data: channels.wait_published(data, CHANNEL))
            listening = asyncio.create_task(listen(channels, hall), name="listening")
        app.state.desk, app.state.settings = desk, settings
        await hall.open()
        say_hello(settings)
        try:
            yield
        finally:
            if listening is not None:
                listening.cancel()
                with suppress(asyncio.CancelledError):
                    await listening
            await hall.close()
            logger.info("server stopped")

    async def provide_desk() -> Desk:  # the framework awaits it
        return desk

    return Application(
        route_handlers=[TableApi, ReaderApi, PageApi, page, asset, docs_file, health, metrics],
        dependencies={"desk": Provide(provide_desk)},
        lifespan=[life, lambda _: short_pauses()] if alone else [life],
        plugins=[channels] if channels is not None else [],
        exception_handlers={
            CommandError: answer_command_error,
            HTTPException: answer_http_error,
            StoreError: answer_store_error,
            Exception: answer_failure,
        },
        before_request=count_request,
        cors_config=CORSConfig(allow_origins=list(settings.origins)) if settings.origins else None,
        request_max_body_size=settings.limits.body,
        openapi_config=OpenAPIConfig(
            title="Bankhalter",
            version=__version__,
            path=DOCS,
            render_plugins=[
                SwaggerRenderPlugin(
                    js_url=f"{API}/docs-files/swagger-ui-bundle.js",
                    css_url=f"{API}/docs-files/swagger-ui.css",
                    standalone_preset_js_url=f"{API}/docs-files/swagger-ui-standalone-preset.js",
                    favicon="",
                )
            ],
            use_handler_docstrings=True,
        ),
        logging_config=None,
        state=State({"settings": settings}),
    )


def backend_of(settings: Settings) -> ChannelsBackend:
    """Return what carries notices between the processes of a PostgreSQL database."""
    from bankhalter.server.notices import PostgresNotices  # noqa: PLC0415  # an extra

    return PostgresNotices(settings.database.replace("postgresql+asyncpg://", "postgresql://"))


def say_hello(settings: Settings) -> None:
    """Note that the server runs, and what whoever runs it must know."""
    database = re.sub(r"//[^@/]*@", "//", settings.database)  # without name and password
    logger.info("server started", version=__version__, database=database, shared=settings.shared)
    if settings.database.startswith("memory:"):
        logger.warning("tables are kept in memory only, and lost when the server stops")


async def listen(channels: ChannelsPlugin, hall: Hall) -> None:
    """Take in what other processes say."""
    async with channels.start_subscription([CHANNEL]) as subscriber:
        async for data in subscriber.iter_events():
            try:
                await hall.hear(data)
            except Exception:
                logger.exception("notice not understood")


# pages


@get(PLACES, media_type=MediaType.HTML, include_in_schema=False)
async def page(request: Request[Any, Any, State]) -> Response[bytes]:
    """Return the page, which looks at its address for what to show."""
    return Response(page_bytes(), media_type=MediaType.HTML, headers=page_headers(request.url.path))


@get(["/assets/{name:str}", *FIXED], include_in_schema=False)
async def asset(request: Request[Any, Any, State]) -> Response[bytes]:
    """Return a file of the page."""
    found = file_of(request.url.path, request.headers.get("accept-encoding", ""))
    if found is None:
        raise NotFoundError("error-server-no-page", "no_page")
    return Response(found.data, media_type=found.kind, headers=found.headers)


@get(f"{API}/docs-files/{{name:str}}", include_in_schema=False, sync_to_thread=True)
def docs_file(name: FromPath[str]) -> Response[bytes]:
    """Return a file of the documentation's pages."""
    if name not in DOCS_FILES:
        raise NotFoundError("error-server-no-page", "no_page")
    return Response(files("swagger_ui").joinpath("static", name).read_bytes(), media_type=DOCS_FILES[name])


@get("/health", tags=["server"], summary="Whether the server and its store answer")
async def health(desk: NamedDependency[Desk]) -> dict[str, str]:
    """Return that all is well, or 503."""
    await desk.hall.store.check()
    return {"status": "ok", "version": __version__}


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Request[Any, Any, State], desk: NamedDependency[Desk]) -> Response[bytes]:
    """Return the figures of this process in the text form of Prometheus; unless set up so, to this machine only."""
    if not (request.app.state.settings.metrics or is_from_this_machine(request)):
        raise NotFoundError("error-server-no-page", "no_page")
    desk.metrics.tables.set(len(desk.hall.tables))
    desk.metrics.clients.set(sum(len(table.clients) for table in desk.hall.tables.values()))
    return Response(desk.metrics.text(), media_type="text/plain; version=0.0.4")


# answers


def count_request(request: Request[Any, Any, State]) -> Response[Problem] | None:
    """Refuse a request of a strange page that would change something, or one too many of an address.

    A browser sends what a strange page posts as text, be it only that its answer cannot be read there.
    """
    desk: Desk = request.app.state.desk
    try:
        if request.method == "POST" and not from_here(request.headers, request.app.state.settings):
            raise ForbiddenError("error-server-origin", "origin")
        desk.guard.requests.take(address_in(request))
        if request.url.path.startswith(NAMED):
            desk.guard.misses.check(address_in(request))
    except CommandError as error:
        return answer_command_error(request, error)
    return None


def answer_command_error(request: Request[Any, Any, State], error: CommandError) -> Response[Problem]:
    """Say why a request is not carried out."""
    desk: Desk = request.app.state.desk
    desk.guard.missed(address_in(request), error)
    table = getattr(request.state, "table", None)
    shown = problem(error, language_of(request.headers.get("accept-language")), table)
    headers = {"Retry-After": str(-(-error.wait // 1000))} if error.wait else {}
    return Response(shown, status_code=error.status, headers=headers, media_type=MediaType.JSON)


def answer_http_error(request: Request[Any, Any, State], error: HTTPException) -> Response[Problem] | Response[bytes]:
    """Say what the framework refuses, in the same form; a person who came to an address that is none gets the page."""
    asks_for_page = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith(API)
    if error.status_code == HTTPStatus.NOT_FOUND and asks_for_page:
        return Response(page_bytes(), status_code=error.status_code, media_type=MediaType.HTML)
    known = HTTP.get(error.status_code) or WrongError("error-server-message", "unread", problem=details_of(error))
    shown = problem(known, language_of(request.headers.get("accept-language")))
    shown = msgspec.structs.replace(shown, status=error.status_code)
    return Response(shown, status_code=error.status_code, headers=error.headers or {}, media_type=MediaType.JSON)


def details_of(error: HTTPException) -> str:
    """Return what the framework says about a request that it could not read."""
    extra = error.extra if isinstance(error.extra, list) else []
    each = [str(one.get("message", one)) if isinstance(one, dict) else str(one) for one in extra]
    return "; ".join([*each] or [error.detail])


def answer_store_error(request: Request[Any, Any, State], error: StoreError) -> Response[Problem]:
    """Say that the store does not answer."""
    logger.warning("store does not answer", error=str(error))
    shown = problem(CommandError("error-server-store", "store"), language_of(request.headers.get("accept-language")))
    return Response(msgspec.structs.replace(shown, status=503), status_code=503, media_type=MediaType.JSON)


def answer_failure(request: Request[Any, Any, State], error: Exception) -> Response[Problem]:
    """Say that something went wrong, and keep the details to ourselves."""
    logger.error("request failed", path=request.url.path, exc_info=error)
    shown = problem(CommandError("error-server-failed", "failed"), language_of(request.headers.get("accept-language")))
    return Response(msgspec.structs.replace(shown, status=500), status_code=500, media_type=MediaType.JSON)
