"""The ASGI application: what it is put together from, and the ways in that are few."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import structlog
from litestar import Litestar, MediaType, Request, Response, get
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.config.cors import CORSConfig
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide

from bankhalter import __version__
from bankhalter.server.application import Application
from bankhalter.server.documentation import docs_file, documented
from bankhalter.server.errors import NotFoundError
from bankhalter.server.hall import Hall
from bankhalter.server.limits import Guard
from bankhalter.server.page_api import PageApi
from bankhalter.server.page_files import FIXED, PLACES, file_of, page_bytes, page_headers
from bankhalter.server.pauses import short_pauses
from bankhalter.server.problems import ANSWERS, count_request
from bankhalter.server.reader_api import ReaderApi
from bankhalter.server.rest import TableApi, is_from_this_machine
from bankhalter.server.serving import Desk, language_of
from bankhalter.server.settings import Settings
from bankhalter.store import Store, store_of

CHANNEL = "tables"
logger = structlog.get_logger()


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
        exception_handlers=ANSWERS,
        before_request=count_request,
        cors_config=CORSConfig(allow_origins=list(settings.origins)) if settings.origins else None,
        request_max_body_size=settings.limits.body,
        openapi_config=documented(),
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
    language = language_of(request.headers.get("accept-language"))
    return Response(page_bytes(), media_type=MediaType.HTML, headers=page_headers(request.url.path, language))


@get(["/assets/{name:str}", *FIXED], include_in_schema=False)
async def asset(request: Request[Any, Any, State]) -> Response[bytes]:
    """Return a file of the page."""
    found = file_of(request.url.path, request.headers.get("accept-encoding", ""))
    if found is None:
        raise NotFoundError("error-server-no-page", "no_page")
    return Response(found.data, media_type=found.kind, headers=found.headers)


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
