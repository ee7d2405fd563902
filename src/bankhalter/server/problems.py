"""What is answered to a request that is not carried out: always a sentence, in the language of who asks."""

from collections.abc import Callable
from http import HTTPStatus
from typing import Any

import msgspec
import structlog
from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from bankhalter.server.errors import CommandError, ForbiddenError, NotFoundError, WrongError
from bankhalter.server.messages import Problem
from bankhalter.server.page_files import page_bytes
from bankhalter.server.rest import address_in
from bankhalter.server.serving import API, Desk, language_of, problem, unreadable
from bankhalter.server.sockets import from_here
from bankhalter.store import StoreError

NAMED = (f"{API}/tables/", f"{API}/readers/")  # how addresses begin that name what is looked for
HTTP = {
    404: NotFoundError("error-server-no-page", "no_page"),
    405: CommandError("error-server-method", "method"),
    413: WrongError("error-server-body", "too_long"),
    415: WrongError("error-server-kind", "unread"),
}
logger = structlog.get_logger()


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
    known = HTTP.get(error.status_code) or unreadable(details_of(error))
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


Answering = Callable[[Request[Any, Any, Any], Any], Response[Any]]

ANSWERS: dict[int | type[Exception], Answering] = {
    CommandError: answer_command_error,
    HTTPException: answer_http_error,
    StoreError: answer_store_error,
    Exception: answer_failure,
}
