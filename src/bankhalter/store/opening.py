"""A store from its address."""

import re
from pathlib import Path

from bankhalter.store.memory import MemoryStore
from bankhalter.store.protocol import Store

MEMORY = "memory:"
_POSTGRES = {"postgres", "postgresql", "postgresql+asyncpg"}
_SQLITE = {"sqlite"}
# Two letters or more: C: is a drive.
_SCHEME = re.compile(r"([a-z][a-z0-9+.-]+):", re.IGNORECASE)


def store_of(address: str) -> Store:
    """Return the store at an address: `memory:`, the path or URL of a file of SQLite, the URL of a PostgreSQL.

    Nothing is opened yet. An address that is none, or one that asks for what is not installed, is a ValueError whose
    text says so in one sentence and repeats no password.
    """
    if address == MEMORY:
        return MemoryStore()
    scheme = _SCHEME.match(address)
    if scheme is None or scheme[1].lower() in _SQLITE:
        return _of_file(address if scheme is None else address[scheme.end() :], is_url=scheme is not None)
    if scheme[1].lower() in _POSTGRES:
        return _of_postgres(address[scheme.end() :])
    raise ValueError(f"“{scheme[1]}:” is no kind of store: give memory:, a file, sqlite:///FILE or postgresql://….")


def _of_file(path: str, *, is_url: bool) -> Store:
    if is_url:
        if not path.startswith("///") or "?" in path:
            raise ValueError("The URL of a file reads sqlite:///FILE, with four slashes if FILE begins with one.")
        path = path.removeprefix("///")
    if not path.strip() or path == ":memory:" or "\0" in path:
        raise ValueError("A store needs an address: memory:, a file, sqlite:///FILE or postgresql://….")
    try:
        from bankhalter.store.database import DatabaseStore  # noqa: PLC0415  # an extra, and slow
        from bankhalter.store.sqlite_file import SqliteFile  # noqa: PLC0415

        return DatabaseStore(SqliteFile(Path(path).expanduser().absolute()))
    except ModuleNotFoundError as error:
        raise ValueError("Keeping tables in a file needs `pip install 'bankhalter[server]'`.") from error


def _of_postgres(rest: str) -> Store:
    try:
        from bankhalter.store.database import DatabaseStore  # noqa: PLC0415
        from bankhalter.store.postgres import Postgres, parse_url  # noqa: PLC0415

        return DatabaseStore(Postgres(parse_url("postgresql+asyncpg:" + rest)))
    except ModuleNotFoundError as error:
        raise ValueError("PostgreSQL needs `pip install 'bankhalter[server,postgres]'`.") from error
