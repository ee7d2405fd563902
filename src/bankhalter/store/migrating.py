"""Bring a database up to date."""

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection

from bankhalter.store.errors import StoreError


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Run the migrations up to `revision` in the transaction that is open.

    Raise StoreError if the database is of a newer program.
    """
    config = Config()
    config.set_main_option("script_location", "bankhalter.store:migrations")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, revision)
    except CommandError as error:
        raise StoreError(f"The database is not of this version of Bankhalter, nor of an older one: {error}") from error
