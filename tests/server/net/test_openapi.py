"""The documentation of the HTTP interface, tried by requests drawn from it."""

import asyncio
from http import HTTPStatus
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, seed, settings
from litestar import Litestar
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from bankhalter.server.app import make_app
from bankhalter.server.documentation import DOCS
from bankhalter.server.settings import Settings
from bankhalter.store import Store
from bankhalter.store.memory import MemoryStore
from tests.server.net.kit import GENEROUS
from tests.server.rooms import Room

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    unsupported_method,
]


def quick(store: Store | None = None) -> Litestar:
    """Return an application whose streams end at once."""
    return make_app(Settings(limits=GENEROUS._replace(connections=0)), store)


async def played(store: Store) -> str:
    """Return the id of a table in a store where a game is under way."""
    room = Room(store)
    async with room:
        table = await room.begun("Anna", "bot", grace=0)
        await room.do(table, "Anna", "Anna throws")
        return table.id


STORE = MemoryStore()
TABLE = asyncio.run(played(STORE))
BOUNDED = settings(
    max_examples=25,
    deadline=None,
    derandomize=False,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
schema = schemathesis.openapi.from_asgi(f"{DOCS}/openapi.json", quick())
there = schemathesis.openapi.from_asgi(f"{DOCS}/openapi.json", quick(STORE)).include(path_regex=r"^/api/tables/\{")


@there.parametrize()
@seed(20260102)
@BOUNDED
def test_no_request_breaks_a_table_that_is_played(case: "schemathesis.Case[Any]") -> None:
    case.path_parameters["name"] = TABLE
    answer = case.call_and_validate(checks=CHECKS)
    assert answer.status_code != HTTPStatus.NOT_FOUND or answer.json()["reason"] != "no_table"


@schema.parametrize()
@seed(20260101)
@BOUNDED
def test_no_request_breaks_the_server_and_every_answer_is_documented(case: "schemathesis.Case[Any]") -> None:
    case.call_and_validate(checks=CHECKS)
