"""The documentation of the HTTP interface, tried by requests drawn from it."""

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

from bankhalter.server.app import DOCS, make_app
from bankhalter.server.settings import Settings
from tests.server.net.kit import GENEROUS

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    unsupported_method,
]


def quick() -> Litestar:
    """Return an application whose streams end at once."""
    return make_app(Settings(limits=GENEROUS._replace(connections=0)))


schema = schemathesis.openapi.from_asgi(f"{DOCS}/openapi.json", quick())


@schema.parametrize()
@seed(20260101)
@settings(
    max_examples=25,
    deadline=None,
    derandomize=False,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_no_request_breaks_the_server_and_every_answer_is_documented(case: "schemathesis.Case[Any]") -> None:
    case.call_and_validate(checks=CHECKS)
