"""Bring a database up to date."""

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection

from bankhalter.store.errors import StoreError
from bankhalter.store.kind import Kind


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Run the migrations up to `revision` in the transaction that is open; one made by a newer program is an error."""
    config = Config()
    config.set_main_option("script_location", "bankhalter.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


async def migrate(kind: Kind) -> None:
    """Bring the database up to date, all or nothing; of processes that start together one does it, the others wait."""
    engine = kind.migrating()
    try:
        async with engine.begin() as connection:
            await kind.lock(connection)
            await connection.run_sync(upgrade)
    except CommandError as error:
        raise StoreError(f"The database is not of this version of Bankhalter, nor of an older one: {error}") from error
    finally:
        await engine.dispose()
