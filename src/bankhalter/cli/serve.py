"""The command `bankhalter serve`: tables for several people, over the network."""

from __future__ import annotations

import errno
from importlib.util import find_spec
from typing import TYPE_CHECKING, NamedTuple

import click

from bankhalter.cli.exits import INTERRUPTED
from bankhalter.cli.language import says
from bankhalter.cli.showing import home_address, show_home_network, show_in_browser
from bankhalter.cli.state import state_folder
from bankhalter.words.errors import SpokenError, reason

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bankhalter.server.settings import Settings

NEEDED = ("alembic", "httptools", "litestar", "prometheus_client", "sqlalchemy", "structlog", "uvicorn",
          "websockets")  # fmt: skip
DATABASE = "tables.db"
HERE = "127.0.0.1"
EVERYWHERE = "0.0.0.0"  # noqa: S104  # asked for with --lan
POSTGRES = ("postgres:", "postgresql:", "postgresql+asyncpg:")
LOGS = ("text", "json")
PORTS = range(65536)


class Wanted(NamedTuple):
    """What was asked for on the command line."""

    host: str
    port: int
    database: str | None
    browser: bool
    lan: bool
    processes: int
    log: str
    trusted_proxy: bool
    origins: Sequence[str]
    metrics: bool
    keep_days: int | None


def serve(wanted: Wanted) -> int:
    """Serve tables until told to stop; return the exit code."""
    check_wanted(wanted)
    check_extra(wanted)
    from bankhalter.server import running, wire  # noqa: PLC0415  # an extra, and slow
    from bankhalter.server.settings import Settings  # noqa: PLC0415

    settings = Settings(
        database=database_of(wanted),
        origins=tuple(wanted.origins),
        shared=is_postgres(wanted.database),  # others may serve it too, started on their own
        trusted_proxy=wanted.trusted_proxy,
        log="json" if wanted.log == "json" else "text",
        metrics=wanted.metrics,
        keep_days=wanted.keep_days,
    )
    host = EVERYWHERE if wanted.lan else wanted.host
    try:
        listening = wire.listening(host, wanted.port)
    except OSError as error:
        raise not_bound(host, wanted.port, error) from None
    with listening:
        check_database(settings, wanted)
        port = listening.getsockname()[1]
        settings = settings._replace(home=home_address(port) if wanted.lan else "")

        def ready() -> None:
            welcome(wanted, host, port, settings.home)

        if wanted.processes > 1:
            interrupted = running.serve_together(settings, listening, ready, wanted.processes)
        else:
            interrupted = running.serve(settings, listening, ready)
    click.echo(says("serve-stopped"))
    return INTERRUPTED if interrupted else 0


def check_wanted(wanted: Wanted) -> None:
    """Raise SpokenError for what cannot be."""
    if wanted.log not in LOGS:
        raise SpokenError("serve-log", given=wanted.log, logs=", ".join(LOGS))
    if wanted.port not in PORTS:
        raise SpokenError("serve-port", given=str(wanted.port))
    if wanted.keep_days is not None and wanted.keep_days < 1:
        raise SpokenError("serve-keep-days", given=str(wanted.keep_days))
    if wanted.processes < 1:
        raise SpokenError("serve-processes", given=str(wanted.processes))
    if wanted.processes > 1 and not is_postgres(wanted.database):
        raise SpokenError("serve-processes-database", count=wanted.processes)


def is_postgres(database: str | None) -> bool:
    """Whether tables are to be kept in PostgreSQL."""
    return database is not None and database.lower().startswith(POSTGRES)


def check_extra(wanted: Wanted) -> None:
    """Raise SpokenError that says what to install if something is lacking."""
    lacking = [name for name in NEEDED if find_spec(name) is None]
    if lacking:
        raise SpokenError("error-server-extra", lacking=", ".join(lacking), command="pip install 'bankhalter[server]'")
    if is_postgres(wanted.database) and find_spec("asyncpg") is None:
        raise SpokenError("serve-postgres-extra", command="pip install 'bankhalter[server,postgres]'")


def database_of(wanted: Wanted) -> str:
    """Return where tables are kept: by default in a file of the user's."""
    return wanted.database or str(state_folder() / DATABASE)


def check_database(settings: Settings, wanted: Wanted) -> None:
    """Raise SpokenError if tables cannot be kept there."""
    from bankhalter.server.running import check_database as check  # noqa: PLC0415
    from bankhalter.store import StoreError  # noqa: PLC0415

    shown = says("serve-database-of-url") if wanted.database and "://" in wanted.database else settings.database
    try:
        if not wanted.database:
            state_folder().mkdir(parents=True, exist_ok=True)
        check(settings)
    except OSError as error:
        raise SpokenError("serve-no-database", database=shown, reason=reason(error)) from None
    except StoreError as error:
        raise SpokenError("serve-no-database", database=shown, reason=str(error).rstrip(".")) from None
    except ValueError:
        raise SpokenError("serve-database", given=shown) from None


def not_bound(host: str, port: int, error: OSError) -> SpokenError:
    """Return the error for a socket that cannot be had."""
    if error.errno == errno.EADDRINUSE:
        return SpokenError("serve-port-taken", port=str(port), other=str(port + 1 if port + 1 in PORTS else 0))
    return SpokenError("serve-not-bound", host=host, port=str(port), reason=reason(error))


def welcome(wanted: Wanted, host: str, port: int, home: str) -> None:
    """Say where the tables are, and show them in a browser if that is wanted and there is one."""
    local = host in {HERE, EVERYWHERE, "::", "::1"}
    here = f"http://{'localhost' if local else f'[{host}]' if ':' in host else host}:{port}"
    click.echo(says("serve-ready", address=here))
    if wanted.lan:
        show_home_network(home)
    if wanted.browser:
        show_in_browser(here)
