"""A way to the database beside the store."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import create_engine, make_url
from sqlalchemy.ext.asyncio import create_async_engine


async def run(address: str, work: Callable[..., Any], *arguments: str) -> Any:
    """Return what `work` returns when it is given a connection to the database, in a transaction."""
    if "://" not in address:
        file = create_engine(f"sqlite:///{address}")
        with file.begin() as connection:
            result = work(connection, *arguments)
        file.dispose()
        return result
    engine = create_async_engine(make_url(address).set(drivername="postgresql+asyncpg"))
    async with engine.begin() as asynchronous:
        result = await asynchronous.run_sync(work, *arguments)
    await engine.dispose()
    return result
