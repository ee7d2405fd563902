"""Clients that mean no good, or do not know better."""

import asyncio
import json
import socket
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from bankhalter.server import held_log
from bankhalter.server.held_log import RECENT
from bankhalter.server.limits import Rate
from bankhalter.server.wire import WIRE
from tests.server.net.kit import (
    GENEROUS,
    HOST,
    SOON,
    Client,
    MadeTable,
    eventually,
    new_token,
    seated,
    serving,
    within,
)

NEVER = Rate(1, 1e-6)
UNREADABLE: list[str | bytes] = [  # "a" is an id that can be read
    "",
    "{",
    "null",
    "[]",
    '"hello"',
    "{}",
    '{"type": "throw"}',
    '{"type": "hello", "more": 1}',
    '{"type": "do", "id": "a"}',
    '{"type": "do", "id": "", "command": {"do": "start"}}',
    '{"type": "do", "id": "%s", "command": {"do": "start"}}' % ("i" * 65),
    '{"type": "do", "id": 7, "command": {"do": "start"}}',
    '{"type": "do", "id": "a", "command": {"do": "cheat"}}',
    '{"type": "do", "id": "a", "command": {"do": "sit", "place": 6, "shown": "A", "token": "t"}}',
    '{"type": "do", "id": "a", "command": {"do": "play", "line": ""}}',
    '{"type": "do", "id": "a", "command": {"do": "play", "line": "%s"}}' % ("x" * 401),
    '{"type": "do", "id": "\\ud800", "command": {"do": "start"}}',
    "[" * 2000,
    b"\x00\x01",
    b'{"type": "ping"}',
]


@pytest.mark.parametrize("batch", range(4))
def test_what_is_no_message_is_refused_and_the_connection_stands_until_it_is_too_much(batch: int) -> None:
    async def work() -> None:
        async with serving() as server:
            table = await server.table()
            for one in UNREADABLE[batch::4]:
                async with table.client(table.token) as client:
                    for number in range(GENEROUS.unread - 1):
                        mine = f"a{number}"
                        again = one.replace('"a"', f'"{mine}"') if isinstance(one, str) else one
                        await client.wire.send(again)
                        refused = await client.until("refused")
                        assert refused["reason"] == "unread", one
                        assert refused["id"] == (mine if again != one else ""), one
                    await client.send({"type": "ping"})
                    await client.until("pong")
                    await client.wire.send(one)
                    assert await client.closed() == 1008
                    assert client.farewell is not None
                    assert client.farewell["reason"] == "unread"
                    assert client.sequence == 0

    within(60, work())


@pytest.mark.parametrize("size", [GENEROUS.message + 1, WIRE + 1])
def test_a_huge_message_ends_the_conversation(size: int) -> None:
    async def work() -> None:
        async with serving() as server:
            table = await server.table()
            async with table.client() as client:
                await client.wire.send("ä" * (size // 2 + 1))
                code = await client.closed()
                if size > WIRE:
                    assert code == 1009
                else:
                    assert (code, client.farewell and client.farewell["reason"]) == (1008, "too_long")
            await eventually(lambda: not server.desk.guard.connections)

    within(30, work())


@pytest.mark.parametrize("first", [None, '{"type": "ping"}', "nonsense", b"\x00"])
def test_who_does_not_say_hello_is_let_go(first: Any) -> None:
    async def work() -> None:
        async with serving(GENEROUS._replace(hello=0.1)) as server:
            table = await server.table()
            async with table.raw() as wire:
                if first is not None:
                    await wire.send(first)
                client = Client(wire)
                assert await client.closed() == 1008
                assert client.farewell is not None
                assert client.farewell["reason"] in {"hello", "unread"}
            live = await server.desk.hall.table(table.id)
            assert not live.clients

    within(30, work())


def test_who_says_nothing_for_long_is_let_go_and_who_pings_is_not() -> None:
    async def work() -> None:
        async with serving(GENEROUS._replace(silence=0.5)) as server:
            table = await server.table()
            async with table.client() as silent, table.client() as alive:
                for _ in range(8):
                    await asyncio.sleep(0.1)
                    await alive.send({"type": "ping"})
                    await alive.until("pong")
                assert await silent.closed() == 1008
                assert silent.farewell is not None
                assert silent.farewell["reason"] == "silence"

    within(30, work())


def test_too_many_commands_are_refused_and_a_flood_ends_the_conversation() -> None:
    async def work() -> None:
        limits = GENEROUS._replace(commands=Rate(3, 0.001), flood=Rate(5, 0.001))
        async with serving(limits) as server:
            table = await server.table()
            async with table.client(table.token) as client:
                for _ in range(20):
                    await client.send({"type": "do", "id": f"{_}", "command": {"do": "start"}})
                assert await client.closed() == 1013
                reasons = [answer["reason"] for answer in client.answers.values()]
                assert reasons == ["too_few"] * 3 + ["too_many"] * 5
                assert all(answer["wait"] > 0 for answer in client.answers.values() if answer["reason"] == "too_many")

    within(30, work())


def test_an_address_says_no_more_for_having_many_connections() -> None:
    async def work() -> None:
        async with serving(GENEROUS._replace(spoken=Rate(7, 1e-6))) as server:
            table = await server.table()
            answers = []
            for _ in range(5):
                async with table.client() as client:
                    for _ in range(2):
                        await client.send({"type": "ping"})
                        answers.append((await client.until("pong", "refused")).get("reason", "pong"))
            assert answers == ["pong"] * 7 + ["too_many"] * 3

    within(30, work())


def test_to_open_a_connection_is_a_request() -> None:
    async def work() -> None:
        async with serving(GENEROUS._replace(requests=Rate(4, 1e-6))) as server:
            table = await server.table()  # the first
            for _ in range(3):
                async with table.client():
                    pass
            async with table.raw() as wire:
                client = Client(wire)
                assert await client.closed() == 1013
                assert client.farewell is not None
                assert client.farewell["reason"] == "too_many"

    within(30, work())


def test_an_address_has_so_many_connections_and_streams_and_no_more() -> None:
    async def work() -> None:
        async with serving(GENEROUS._replace(connections=2)) as server:
            table = await server.table()
            async with table.client():
                async with server.http.stream("GET", table.path("/stream")) as stream:
                    lines = aiter(stream.aiter_lines())
                    await anext(lines)
                    async with table.raw() as wire:
                        third = Client(wire)
                        assert await third.closed() == 1013
                        assert third.farewell is not None
                        assert third.farewell["reason"] == "too_many"
                    answer = await server.http.get(table.path("/stream"))
                    assert (answer.status_code, answer.headers["retry-after"]) == (429, "1")
                await eventually(lambda: server.desk.guard.connections == {HOST: 1})
                async with table.client():
                    pass
            await eventually(lambda: not server.desk.guard.connections)

    within(30, work())


def test_tables_codes_chat_and_requests_have_their_rates() -> None:
    async def work() -> None:
        limits = GENEROUS._replace(tables=Rate(2, 1e-6), codes=NEVER, chat=NEVER, others=Rate(5, 1e-6))
        async with serving(limits) as server:
            table = await server.table()
            await server.table()
            answer = await server.http.post("/api/tables", json={"edition": "banking", "token": new_token()})
            assert (answer.status_code, answer.json()["reason"]) == (429, "too_many")
            async with table.client(table.token) as client, table.client(new_token()) as stranger:
                await seated(table, client, "Anna", "Ben")  # three commands
                for _ in range(3):
                    assert (await stranger.do("say", seat="Anna", text="it is me"))["reason"] in {
                        "forbidden",
                        "too_many",
                    }
                assert (await client.do("say", seat="Anna", text="hello"))["type"] == "ack"
                assert (await client.do("say", seat="Anna", text="hello"))["reason"] == "too_many"
                assert (await client.do("say", seat="Ben", text="hello"))["type"] == "ack"
                assert (await stranger.do("enter", code="AAAAA", token=new_token()))["reason"] == "code"
                assert (await stranger.do("enter", code="AAAAA", token=new_token()))["reason"] == "too_many"
                assert (await client.do("play", line="Anna throws"))["type"] == "ack"

        async with serving(GENEROUS._replace(requests=Rate(3, 1e-6))) as server:
            statuses = [(await server.http.get("/health")).status_code for _ in range(5)]
            assert statuses == [200, 200, 200, 429, 429]

    within(60, work())


def test_codes_of_tables_cannot_be_tried_one_after_the_other() -> None:
    async def work() -> None:
        async with serving(GENEROUS._replace(misses=Rate(3, 1e-6))) as server:
            table = await server.table()
            for path in ("/api/tables/AAAAA", "/api/readers/AAAAA"):
                assert (await server.http.get(path)).status_code == 404
            assert (await server.http.get(table.path())).status_code == 200
            async with MadeTable(server, "AAAAB", "AAAAB", "").raw() as wire:
                client = Client(wire)
                assert await client.closed() == 1008
            assert [(await server.http.get(path)).status_code for path in ("/api/tables/AAAAC", table.path())] == [
                429,
                429,
            ]
            async with table.raw() as wire:
                client = Client(wire)
                assert await client.closed() == 1013
                assert client.farewell is not None
                assert client.farewell["reason"] == "too_many"
            assert (await server.http.get("/api/tables")).status_code == 200

    within(30, work())


def test_a_key_more_than_anybody_needs_is_refused() -> None:
    async def work() -> None:
        async with serving() as server:
            table = await server.table()
            async with table.client(*(new_token() for _ in range(12))) as client:
                assert (await client.do("sit", place=0, shown="A", token=new_token()))["reason"] == "keys"
                assert (await client.do("enter", code="A", token=new_token()))["reason"] == "keys"

    within(30, work())


def test_only_our_own_pages_and_programs_may_connect() -> None:
    async def work() -> None:
        async with serving(origins=("https://games.example",)) as server:
            table = await server.table()
            own = f"http://{HOST}:{server.port}"
            for origin, allowed in (
                (None, True),
                (own, True),
                ("https://games.example", True),
                ("http://games.example", False),
                ("https://evil.example", False),
                (f"{own}.evil.example", False),
                ("null", False),
            ):
                async with table.raw(origin=origin) as wire:
                    client = Client(wire)
                    if allowed:
                        await client.hello()
                    else:
                        assert await client.closed() == 1008
                        assert client.farewell is not None
                        assert client.farewell["reason"] == "origin"

    within(30, work())


def test_a_strange_page_makes_no_tables_and_gives_no_commands() -> None:
    async def work() -> None:
        async with serving(origins=("https://games.example",)) as server:
            table = await server.table()
            body = json.dumps({"edition": "banking", "token": new_token()})
            for path in ("/api/tables", table.path("/commands"), "/api/readers"):
                for strange in ("https://evil.example", "null", f"http://{HOST}:{server.port}.evil.example"):
                    headers = {"Origin": strange, "Content-Type": "text/plain"}
                    answer = await server.http.post(path, content=body, headers=headers)
                    assert (answer.status_code, answer.json()["reason"]) == (403, "origin"), path
            for origin in (f"http://{HOST}:{server.port}", "https://games.example"):
                answer = await server.http.post("/api/tables", content=body, headers={"Origin": origin})
                assert answer.status_code == 201
            strange_reader = await server.http.get("/api/tables", headers={"Origin": "https://evil.example"})
            assert "access-control-allow-origin" not in strange_reader.headers

    within(30, work())


@pytest.mark.parametrize("trusted", [True, False])
def test_the_address_that_a_proxy_names_counts_only_where_the_proxy_is_trusted(trusted: bool) -> None:
    async def work() -> None:
        async with serving(GENEROUS._replace(requests=NEVER), trusted_proxy=trusted) as server:
            statuses = []
            for forwarded in ("10.0.0.1", "10.0.0.2", "10.0.0.1, 10.0.0.3", "2001:db8::1", "2001:db8::2", "10.0.0.3"):
                answer = await server.http.get("/health", headers={"X-Forwarded-For": forwarded})
                statuses.append(answer.status_code)
            assert statuses == ([200, 200, 200, 200, 429, 429] if trusted else [200, 429, 429, 429, 429, 429])

    within(30, work())


SMALL = 4096
MOST_UNSENT = 128 * 1024  # asyncio asks to wait beyond 64 KiB; a message may then still be written


def narrow_line(port: int) -> socket.socket:
    """Return a connection with room for very little."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    line.settimeout(SOON)
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    line.connect((HOST, port))
    return line


def test_who_reads_slowly_gets_much_at_once_and_who_is_too_far_behind_everything_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ready = 4 * RECENT  # more than what is on the way takes up
    monkeypatch.setattr(held_log, "RECENT", ready)

    async def work() -> None:
        async with serving(buffer=SMALL) as server:
            table = await server.table()
            line = narrow_line(server.port)
            async with table.client(table.token) as anna, table.raw(max_queue=1, sock=line) as wire:
                await anna.sit(0, "Anna", table.token)
                live = await server.desk.hall.table(table.id)
                slow = Client(wire)
                await slow.hello()
                (kept,) = (client for client in live.clients if not client.seats)
                text = "x" * 300
                for _ in range(ready - 100):
                    await anna.do("say", seat="Anna", text=text)
                assert kept.sent < anna.sequence - 50
                await slow.reach(anna.sequence)
                assert max(len(news["entries"]) for news in slow.news) > 50
                assert len(slow.welcomes) == 1
                assert (slow.log, slow.moment) == (anna.log, anna.moment)
                for _ in range(ready + 400):
                    await anna.do("say", seat="Anna", text=text)
                assert kept.sent < anna.sequence - ready
                await slow.reach(anna.sequence)
                assert len(slow.welcomes) == 2
                assert len(slow.welcomes[1]["entries"]) <= ready
                assert slow.log.items() <= anna.log.items()
                assert slow.moment == anna.moment

    within(120, work())


def handshake(port: int, path: str) -> socket.socket:
    """Return a bare connection that has begun to speak as a WebSocket."""
    line = narrow_line(port)
    line.sendall(
        f"GET {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += line.recv(1)
    return line


def frame(text: str) -> bytes:
    """Return a short text as a client sends it, masked with zeros."""
    data = text.encode()
    assert len(data) < 126
    return bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data


def test_a_client_that_does_not_read_is_let_go_and_its_backlog_is_one_message() -> None:
    async def work() -> None:
        async with serving(GENEROUS._replace(sending=0.5), buffer=SMALL) as server:
            table = await server.table()
            async with table.client(table.token) as anna:
                await anna.sit(0, "Anna", table.token)
                live = await server.desk.hall.table(table.id)
                line = await asyncio.to_thread(handshake, server.port, table.path("/socket"))
                await asyncio.to_thread(line.sendall, frame('{"type": "hello"}'))
                await eventually(lambda: len(live.clients) == 2)
                (deaf,) = (client for client in live.clients if not client.seats)
                told = held = 0
                while deaf in live.clients:
                    held = max(held, server.unsent())
                    answer = await anna.do("say", seat="Anna", text="x" * 300)
                    assert answer["type"] == "ack"
                    told += 1
                    assert told < 5000
                assert deaf.sent < anna.sequence
                assert 0 < held <= MOST_UNSENT
                assert server.desk.guard.connections == {HOST: 1}
                line.close()

    within(90, work())


def test_a_line_that_breaks_without_a_word_is_forgotten() -> None:
    async def work() -> None:
        async with serving() as server:
            table = await server.table()
            line = await asyncio.to_thread(handshake, server.port, table.path("/socket"))
            await asyncio.to_thread(line.sendall, frame('{"type": "hello"}'))
            live = await server.desk.hall.table(table.id)
            await eventually(lambda: len(live.clients) == 1)
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\x00\x00\x00\x00\x00\x00\x00")
            line.close()  # reset, not closed
            await eventually(lambda: not live.clients and not server.desk.guard.connections)

    within(30, work())


def test_a_command_whose_client_goes_at_once_is_carried_out_once() -> None:
    async def work() -> None:
        async with serving() as server:
            table = await server.table(places=["open", "bot:standard", "bot:standard"])
            async with table.client(table.token) as anna:
                await anna.sit(0, "Anna", table.token)
                assert (await anna.do("start"))["type"] == "ack"
            for _ in range(20):
                async with table.raw() as wire:
                    await wire.send(json.dumps({"type": "hello", "tokens": [table.token]}))
                    command = {"do": "play", "line": "Anna throws"}
                    await wire.send(json.dumps({"type": "do", "id": "throw", "command": command}))
                    wire.transport.abort()
            async with table.client(table.token, history=5000) as anna:
                again = await anna.repeat("throw", "play", line="Anna throws")
                assert again["type"] == "ack"
                await anna.reach(again["sequence"])
                assert anna.log[again["sequence"]]["line"].startswith("Anna throws ")
                whole = (await server.http.get(table.path("/entries"), params={"limit": 5000})).json()
                assert len(whole) >= anna.sequence
                assert [whole[number - 1] for number in sorted(anna.log)] == [anna.log[n] for n in sorted(anna.log)]

    within(60, work())


def test_keys_are_in_no_answer_and_no_log(capfd: pytest.CaptureFixture[str]) -> None:
    async def work() -> None:
        async with serving() as server:
            key = new_token()
            table = await server.table(token=key)
            seen: list[str] = []
            async with table.client(key) as anna, table.client() as watcher:
                await seated(table, anna, "Anna", "Ben")
                await watcher.reach(anna.sequence)
                await anna.do("enter", code=anna.you["codes"]["Anna"], token=key)
                seen += [json.dumps(message) for client in (anna, watcher) for message in client.news + client.welcomes]
                code = anna.you["codes"]["Anna"]
                assert code not in json.dumps(watcher.news + watcher.welcomes)
            await table.command(key, "x", do="play", line="Anna dances")
            await table.command(key[:-1], "x", do="play", line="Anna dances")
            seen.append((await server.http.get(table.path("/entries"))).text)
            live = await server.desk.hall.table(table.id)
            secrets = [key, live.secret.seed.hex(), live.secret.key.hex(), live.header.host]
            out, err = capfd.readouterr()
            for text in (*seen, out, err, (await server.http.get("/metrics")).text):
                assert not any(secret in text for secret in secrets)

    within(30, work())


def test_a_connection_that_is_closed_is_closed() -> None:
    async def work() -> None:
        async with serving() as server:
            table = await server.table()
            async with table.client() as client:
                await client.wire.send("[]")
                for _ in range(4):
                    await client.wire.send("[]")
                await client.closed()
                with pytest.raises(ConnectionClosed):
                    await client.send({"type": "ping"})

    within(30, work())
