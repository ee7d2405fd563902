"""A card reader over the network: used with one device, followed on others, and as it was after a restart."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.server.net.kit import HOST, Data, Server, new_token, serving, within

ME, BEN = new_token(), new_token()


class Phone:
    """A client of a reader; `state`: how it stands, `lines`: its bookings by number."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.state: Data = {}
        self.lines: dict[int, Data] = {}
        self.count = 0

    async def hear(self) -> Data:
        message: Data = json.loads(await self.wire.recv())
        if message["type"] in {"reader", "money"}:
            if self.state and message["game"] != self.state["game"]:
                self.lines.clear()
            self.lines |= {line["number"]: line for line in message["lines"]}
            self.state = message
        return message

    async def say(self, **message: Any) -> None:
        await self.wire.send(json.dumps(message))

    async def do(self, do: str, **what: Any) -> Data:
        """Give a command, and return its answer once the reader has been seen after it."""
        self.count += 1
        id_ = f"{id(self)} {self.count}"
        await self.say(type="do", id=id_, command={"do": do, **what})
        while True:
            answer = await self.hear()
            if answer.get("id") == id_:
                break
        while answer["type"] == "ack" and self.state["sequence"] < answer["sequence"]:
            await self.hear()
        return answer

    async def keys(self, keys: str) -> Data:
        answer: Data = {}
        for key in keys:
            answer = await self.do("press", key=key)
        return answer

    async def until(self, sequence: int) -> None:
        while self.state["sequence"] < sequence:
            await self.hear()

    def balances(self) -> list[str]:
        return [card["balance"] for card in self.state["cards"]]


async def made(server: Server, **wanted: Any) -> str:
    answer = await server.http.post("/api/readers", json={"token": ME, **wanted})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


@asynccontextmanager
async def phone(server: Server, code: str, *tokens: str, lang: str = "en") -> AsyncIterator[Phone]:
    url = f"ws://{HOST}:{server.port}/api/readers/{code}/socket"
    async with connect(url, max_size=None, compression=None, proxy=None) as wire:
        each = Phone(wire)
        await each.say(type="hello", tokens=tokens, lang=lang)
        assert (await each.hear())["type"] in {"reader", "money"}
        yield each


def test_a_booking_is_seen_on_every_phone() -> None:
    async def work() -> None:
        async with serving() as server:
            code = await made(server, names=["Anna", "Ben"])
            async with phone(server, code, ME) as mine, phone(server, code, lang="de") as other:
                assert mine.state["you"]["banker"] is True
                await mine.do("insert", side="right", card=1)
                await mine.do("insert", side="left", card=2)
                assert (await mine.keys("1.5M"))["tone"] == "booked"
                assert mine.balances()[:2] == ["13.5M", "16.5M"]
                await other.until(mine.state["sequence"])
                assert other.lines[1]["text"] == "Anna zahlt Ben 1,5M"
                assert other.state["you"] == {"host": False, "banker": False, "card": 0, "code": ""}
                assert (await other.do("press", key="C"))["reason"] == "not_banker"

    within(30, work())


def test_what_the_device_refuses_is_said_with_a_tone_and_a_sentence() -> None:
    async def work() -> None:
        async with serving() as server:
            code = await made(server)
            async with phone(server, code, ME) as mine:
                await mine.do("insert", side="left", card=3)
                assert (await mine.keys("9K"))["tone"] == "refused"
                assert mine.state["sentence"] == "Amounts from 10K to 20M are possible."
                assert mine.state["refused"] is True
                assert mine.lines == {}

    within(30, work())


def test_a_player_claims_a_card_and_must_agree_to_a_reversal() -> None:
    async def work() -> None:
        async with serving() as server:
            code = await made(server)
            async with phone(server, code, ME) as mine, phone(server, code) as ben:
                await ben.do("claim", card=2, token=BEN, name="Ben")
                assert ben.state["you"]["card"] == 2
                assert (await mine.do("claim", card=2, token=ME))["reason"] == "held"
                await mine.do("insert", side="left", card=2)
                await mine.do("press", key="GO")
                assert (await mine.do("reverse", booking=1))["reason"] == "reader"  # its card is still in
                await mine.do("remove", side="left")
                ack = await mine.do("reverse", booking=1)
                await ben.until(ack["sequence"])
                assert (ben.state["question"]["yours"], mine.state["question"]["yours"]) == (True, False)
                await ben.do("agree", agrees=True)
                assert ben.balances()[1] == "15M"
                assert [ben.lines[n]["standing"] for n in (1, 2)] == ["reversed", "stands"]

    within(30, work())


def test_the_reader_is_handed_to_a_player_and_entered_with_the_code_on_another_phone() -> None:
    async def work() -> None:
        async with serving() as server:
            code = await made(server)
            async with phone(server, code, ME) as mine, phone(server, code) as ben:
                await ben.do("claim", card=2, token=BEN)
                await mine.do("appoint", card=2)
                assert (await mine.do("press", key="1"))["reason"] == "not_banker"
                assert (await ben.do("press", key="1"))["type"] == "ack"
                await mine.do("appoint", card=0)
                assert (await mine.do("press", key="1"))["type"] == "ack"
            async with phone(server, code) as new:
                assert (await new.do("enter", code="WRONG", token=new_token()))["reason"] == "code"
                await new.do("enter", code=mine.state["you"]["code"].lower(), token=new_token())
                assert new.state["you"]["banker"] is True

    within(30, work())


def test_a_command_that_comes_twice_is_carried_out_once() -> None:
    async def work() -> None:
        async with serving() as server:
            code = await made(server)
            headers = {"Authorization": f"Bearer {ME}"}
            path = f"/api/readers/{code}"
            for command in ({"do": "insert", "side": "left", "card": 1}, {"do": "press", "key": "GO"}):
                body = {"type": "do", "id": command["do"], "command": command}
                answers = [await server.http.post(f"{path}/commands", json=body, headers=headers) for _ in range(2)]
                assert [answer.json()["sequence"] for answer in answers] == [answers[0].json()["sequence"]] * 2
            shown = (await server.http.get(path)).json()
            assert shown["cards"][0]["balance"] == "17M"
            forged = {"type": "do", "id": "x", "command": {"do": "press", "key": "GO"}}
            assert (await server.http.post(f"{path}/commands", json=forged)).status_code == 403

    within(30, work())


def test_the_bookings_of_every_game_are_had_as_a_sheet() -> None:
    async def work() -> None:
        async with serving() as server:
            code = await made(server, names=["Anna"])
            async with phone(server, code, ME) as mine:
                await mine.do("insert", side="right", card=1)
                await mine.keys("500K")
                await mine.do("hold_c")
                await mine.do("hold_c")
                assert (mine.state["game"], mine.lines) == (1, {})
            first = await server.http.get(f"/api/readers/{code}/games/0?lang=en")
            assert first.headers["content-type"].startswith("text/csv")
            assert first.text.splitlines()[1].split(",", 2)[2] == "Anna,Bank,500000,,14500000,,stands,"
            assert len((await server.http.get(f"/api/readers/{code}/games/1")).text.splitlines()) == 1
            assert (await server.http.get(f"/api/readers/{code}/games/2")).status_code == 404

    within(30, work())


def test_after_a_restart_it_is_as_before_down_to_the_amount_half_typed(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")

    async def work() -> None:
        async with serving(database=database) as server:
            code = await made(server)
            async with phone(server, code, ME) as mine:
                await mine.do("insert", side="left", card=4)
                await mine.keys("2M")
                await mine.do("remove", side="left")
                await mine.do("insert", side="right", card=4)
                await mine.keys("2.5")
                before = mine.state
        async with serving(database=database) as server, phone(server, code, ME) as again:
            passing = {"idle", "off_in", "lines"}
            assert {k: v for k, v in again.state.items() if k not in passing} == {
                k: v for k, v in before.items() if k not in passing
            }
            assert again.state["frames"] == [{"text": "2.5", "shows": "amount", "ms": 0}]
            await again.keys("M")
            assert again.balances()[3] == "14.5M"
            assert [again.lines[n]["text"] for n in (1, 2)] == ["Card 4 receives 2M", "Card 4 pays 2.5M"]

    within(40, work())


def test_a_reader_is_no_table_and_a_table_no_reader() -> None:
    async def work() -> None:
        async with serving() as server:
            code = await made(server)
            table = await server.table()
            assert (await server.http.get(f"/api/tables/{code}")).status_code == 404
            assert (await server.http.get(f"/api/readers/{table.code}")).status_code == 404
            assert (await server.http.get("/api/tables")).json() == []

    within(30, work())
