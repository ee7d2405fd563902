"""What the server notes."""

import json
import logging
from collections.abc import Iterator

import pytest
import structlog

from bankhalter.server.app import say_hello
from bankhalter.server.logs import LogForm, set_up_logs
from bankhalter.server.settings import Settings
from bankhalter.store import StoreError
from tests.server.net.kit import new_token, serving, within


@pytest.fixture(autouse=True)
def _logs_as_before() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def test_start_and_end_and_what_goes_wrong_are_noted_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    key = new_token()

    async def fail() -> None:
        secret = key
        raise StoreError(f"no database for {len(secret)}")

    async def stumble() -> None:
        secret = key
        raise ZeroDivisionError(len(secret))

    async def work() -> None:
        set_up_logs("json")
        async with serving(database="memory:") as server:
            server.desk.hall.store.check = fail  # type: ignore[method-assign]
            answer = await server.http.get("/health", headers={"Accept-Language": "de"})
            assert (answer.status_code, answer.json()["reason"]) == (503, "store")
            server.desk.hall.store.check = stumble  # type: ignore[method-assign]
            answer = await server.http.get("/health")
            assert (answer.status_code, answer.json()["reason"]) == (500, "failed")
            assert "ZeroDivision" not in answer.text

    within(30, work())
    out, err = capsys.readouterr()
    assert not out
    notes = [json.loads(line) for line in err.splitlines()]
    assert all(note.keys() >= {"event", "level", "timestamp"} for note in notes)
    ours = [(note["level"], note["event"]) for note in notes]
    assert ours.count(("info", "server started")) == ours.count(("info", "server stopped")) == 1
    assert ("warning", "tables are kept in memory only, and lost when the server stops") in ours
    assert ("warning", "store does not answer") in ours
    (failed,) = [note for note in notes if note["event"] == "request failed"]
    assert "ZeroDivisionError" in failed["exception"]
    assert key not in err


def test_no_link_to_a_table_is_noted(capsys: pytest.CaptureFixture[str]) -> None:
    async def work() -> None:
        set_up_logs("json")
        async with serving() as server:
            table = await server.table()
            async with table.client(table.token):
                pass
            noted = capsys.readouterr().err
            assert not any(secret in noted for secret in (table.id, table.code, table.token))

    within(30, work())


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_database_is_named_without_its_password(form: LogForm, capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs(form)
    say_hello(Settings(database="postgresql+asyncpg://anna:geheim@db.example/tables"))
    err = capsys.readouterr().err
    assert "postgresql+asyncpg://db.example/tables" in err
    assert "geheim" not in err
    logging.getLogger("uvicorn.error").info("as others say it")
    assert "as others say it" in capsys.readouterr().err
