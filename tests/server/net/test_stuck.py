"""Clients that do not go on: what they hold is let go, however little they do."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import suppress

import pytest

from bankhalter.server import stuck
from bankhalter.server.wire import VANISHED, listening
from tests.server.net.kit import GENEROUS, HOST, Server, eventually, serving, within
from tests.server.net.test_unfriendly import SMALL, frame, handshake, narrow_line

HEAD = b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(stuck, "LOOK", 0.3)
    monkeypatch.setattr(stuck, "ASKING", 60.0)
    return iter([None])


def connections(server: Server) -> int:
    """Return how many connections the server below holds, those that it is closing among them."""
    return len(server.running.server_state.connections)


@pytest.mark.parametrize(
    "said",
    [b"", b"GET /hea", HEAD, HEAD + b"Content-Length: 1000\r\n\r\n{", b"GET /health HTTP/1.1\r\n\r\n\r\n\r\nGET /"],
)
def test_a_request_that_does_not_end_is_not_waited_for(said: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stuck, "ASKING", 0.4)

    async def work() -> None:
        async with serving() as server:
            line = await asyncio.to_thread(narrow_line, server.port)
            with suppress(ConnectionError):
                await asyncio.to_thread(line.sendall, said)
                while await asyncio.to_thread(line.recv, SMALL):
                    pass
            line.close()
            await eventually(lambda: connections(server) == 0)

    within(60, work())


def test_a_slow_request_is_answered() -> None:
    async def work() -> None:
        async with serving() as server:
            reader, writer = await asyncio.open_connection(HOST, server.port)
            for part in (b"GET /he", b"alth HTTP/1.1\r\nHo", b"st: here\r\nConnection: close\r\n", b"\r\n"):
                writer.write(part)
                await asyncio.sleep(0.4)  # longer than between two looks
            assert (await reader.read()).startswith(b"HTTP/1.1 200 ")
            writer.close()

    within(30, work())


@pytest.mark.parametrize("head", [b"GET /health HTTP/1.1\r\n", b"GET /"])
def test_a_request_without_end_is_cut(head: bytes) -> None:
    async def work() -> None:
        async with serving() as server:
            reader, writer = await asyncio.open_connection(HOST, server.port)
            writer.write(head)
            sent = 0
            with suppress(ConnectionError):
                while sent < 50 * stuck.MOST_ASKED:
                    more = b"X-More: more\r\n" * 1000 if b"HTTP" in head else b"x" * 14_000
                    writer.write(more)
                    sent += len(more)
                    await writer.drain()
                    await asyncio.sleep(0.001)
                await reader.read()
            assert sent < 50 * stuck.MOST_ASKED
            await eventually(lambda: connections(server) == 0)
            assert (await server.http.get("/health")).status_code == 200

    within(30, work())


def test_who_does_not_read_an_answer_or_a_stream_or_a_socket_is_cut_and_nothing_is_held_for_it() -> None:
    async def work() -> None:
        async with serving(GENEROUS._replace(sending=0.5), buffer=SMALL) as server:
            table = await server.table()
            async with table.client(table.token) as anna:
                await anna.sit(0, "Anna", table.token)
                for _ in range(250):
                    await anna.do("say", seat="Anna", text="x" * 300)
                live = await server.desk.hall.table(table.id)
                deaf = [await asyncio.to_thread(handshake, server.port, table.path("/socket"))]
                await asyncio.to_thread(deaf[0].sendall, frame('{"type": "hello"}'))
                for path in (table.path("/stream"), table.path("/entries?limit=5000")):
                    deaf.append(await asyncio.to_thread(narrow_line, server.port))
                    await asyncio.to_thread(deaf[-1].sendall, f"GET {path} HTTP/1.1\r\nHost: here\r\n\r\n".encode())
                await eventually(lambda: len(live.clients) == 3)
                for _ in range(150):
                    await anna.do("say", seat="Anna", text="x" * 300)
                await eventually(lambda: len(live.clients) == 1)
                await server.http.aclose()
                await eventually(lambda: connections(server) == 1)
                assert server.desk.guard.connections == {HOST: 1}
                for line in deaf:
                    line.close()

    within(90, work())


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="only Linux knows it")
def test_who_vanishes_without_a_word_is_noticed_within_a_minute() -> None:
    with listening(HOST, 0) as line, socket.create_connection(line.getsockname()) as client:
        accepted, _ = line.accept()
        assert client
        assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == VANISHED
        accepted.close()
