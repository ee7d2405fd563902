"""Bring a database up to date."""

from importlib.util import find_spec

from sqlalchemy import Connection, column, inspect, select, table

from bankhalter.store.errors import StoreError

if find_spec("alembic") is None:  # it is loaded only where it has something to do
    raise ModuleNotFoundError("alembic")

NEWEST = "0001"  # the last of migrations/versions/
_VERSION = table("alembic_version", column("version_num"))


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Run the migrations up to `revision` in the transaction that is open.

    Raise StoreError if the database is of a newer program.
    """
    if revision == "head" and _is_newest(connection):
        return
    from alembic import command  # noqa: PLC0415  # slow, and seldom needed
    from alembic.config import Config  # noqa: PLC0415
    from alembic.util import CommandError  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", "bankhalter.store:migrations")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, revision)
    except CommandError as error:
        raise StoreError(f"The database is not of this version of Bankhalter, nor of an older one: {error}") from error


def _is_newest(connection: Connection) -> bool:
    known = inspect(connection).has_table(_VERSION.name)
    return known and connection.execute(select(_VERSION.c.version_num)).scalars().all() == [NEWEST]
