"""What the server notes for whoever runs it: readable, or a line of JSON each. Never a value of a variable."""

import logging
import sys
from typing import Any, Literal

import structlog

LogForm = Literal["text", "json"]
QUIET = (
    "aiosqlite",
    "asyncio",
    "sqlalchemy",
    "websockets",
    "uvicorn.access",
    "bankhalter.server.wire",
)  # only what goes wrong there


def set_up_logs(form: LogForm = "text") -> None:
    """Write everything, other packages' words too, to standard error in one form."""
    common: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*common, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=common, processors=_last(form)))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)


def _last(form: LogForm) -> list[Any]:
    # A traceback as text names lines, not the values of variables, among which there are keys.
    clean = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    if form == "json":
        return [clean, structlog.processors.format_exc_info, structlog.processors.JSONRenderer(ensure_ascii=False)]
    renderer = structlog.dev.ConsoleRenderer(
        colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
    )
    return [clean, renderer]
