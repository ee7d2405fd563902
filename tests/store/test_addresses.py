"""Addresses of stores."""

import subprocess
import sys
from pathlib import Path

import pytest

from bankhalter.store import MemoryStore, store_of
from bankhalter.store.database import DatabaseStore
from bankhalter.store.postgres import parse_url
from tests.store.samples import rows, table


def test_memory_is_an_address() -> None:
    assert isinstance(store_of("memory:"), MemoryStore)


@pytest.mark.anyio
@pytest.mark.parametrize("form", ["{}", "sqlite:///{}", "SQLite:///{}"])
async def test_a_file_is_named_by_path_or_by_url(tmp_path: Path, form: str) -> None:
    path = tmp_path / "Tische & ü ? 100 %.db" if form == "{}" else tmp_path / "Tische.db"
    store = store_of(form.format(path))
    await store.open()
    await store.create(table())
    await store.append("t", rows(1, 1))
    await store.close()
    assert path.exists()


@pytest.mark.anyio
async def test_a_path_may_be_relative(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for address in ("one.db", "sqlite:///two.db", "./three"):
        store = store_of(address)
        await store.open()
        await store.close()
    assert all((tmp_path / name).exists() for name in ("one.db", "two.db", "three"))


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://anna:secret@localhost:5432/tables",
        "postgres://localhost/tables",
        "postgresql+asyncpg:///tables?host=/run/postgresql",
    ],
)
def test_a_postgresql_is_named_by_its_url(address: str) -> None:
    assert isinstance(store_of(address), DatabaseStore)


def test_what_other_programs_call_sslmode_is_understood() -> None:
    assert parse_url("postgresql+asyncpg://host/tables?sslmode=require").query == {"ssl": "require"}


@pytest.mark.parametrize(
    "address",
    [
        "",
        " ",
        ":memory:",
        "nul\0",
        "sqlite:",
        "sqlite://",
        "sqlite:///",
        "sqlite:///:memory:",
        "sqlite://tables.db",
        "sqlite:///tables.db?mode=ro",
        "mysql://anna:secret@localhost/tables",
        "postgresql+psycopg://anna:secret@localhost/tables",
        "postgresql:tables:secret",
        "postgresql://anna:secret@localhost:port/tables",
        "postgresql://anna:secret@localhost/tables?password=secret&fast=yes",
    ],
)
def test_what_is_no_address_is_said_in_one_sentence(address: str) -> None:
    with pytest.raises(ValueError, match=r"^[^\n]+[.…]$") as raised:
        store_of(address)
    assert "secret" not in str(raised.value)


@pytest.mark.parametrize("missing", ["asyncpg", "sqlalchemy", "alembic"])
def test_what_is_not_installed_is_said(missing: str) -> None:
    address = "postgresql://localhost/tables" if missing == "asyncpg" else "tables.db"
    program = f"import sys; sys.modules[{missing!r}] = None\nfrom bankhalter.store import store_of\n"
    done = subprocess.run(
        [sys.executable, "-c", f"{program}store_of('memory:')\nstore_of({address!r})"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr.splitlines()[-1].startswith("ValueError: ")
    assert "pip install 'bankhalter[server" in done.stderr.splitlines()[-1]


def test_a_store_in_memory_loads_no_database() -> None:
    program = "import sys; from bankhalter.store import store_of; store_of('memory:'); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert "bankhalter.store" in done.stdout.split()
    assert not {"sqlalchemy", "alembic", "sqlite3", "asyncpg"} & set(done.stdout.split())
