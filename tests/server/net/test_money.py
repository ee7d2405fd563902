"""Accounts alone over the network: two phones, who may pay what, and as they were after a restart."""

from pathlib import Path

from tests.server.net.kit import Server, new_token, serving, within
from tests.server.net.test_reader import Phone, phone

ME, BEN = new_token(), new_token()


async def opened(server: Server, edition: str = "sonic", **wanted: object) -> str:
    body = {"token": ME, "edition": edition, "names": ["Anna", "Ben", "Cem"], **wanted}
    answer = await server.http.post("/api/readers/money", json=body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


async def pay(phone: Phone, payer: int, payee: int, amount: str, occasion: str = "") -> str:
    """Pay, and return what the server says to it."""
    answer = await phone.do("pay", payer=payer, payee=payee, amount=amount, occasion=occasion)
    return str(answer.get("sentence", answer.get("tone")))


def test_two_phones_pay_each_from_their_own_account_and_the_banker_from_all() -> None:
    async def work() -> None:
        async with serving() as server:
            code = await opened(server)
            async with phone(server, code, ME) as mine, phone(server, code, lang="de") as ben:
                assert (mine.state["type"], mine.state["start"], mine.state["salary"]) == (
                    "money",
                    "1500 rings",
                    "200 rings",
                )
                assert [card["yours"] for card in ben.state["cards"]] == [False] * 3
                assert await pay(ben, 2, 1, "5") == "Von fremden Konten und von der Bank bucht nur der Bankhalter."
                await ben.do("claim", card=2, token=BEN)
                assert [card["yours"] for card in ben.state["cards"]] == [False, True, False]
                assert await pay(ben, 2, 1, "150", "rent") == "booked"
                await mine.until(ben.state["sequence"])
                assert mine.balances() == ["1650 rings", "1350 rings", "1500 rings"]
                assert mine.lines[1]["text"] == "Ben pays Anna 150 rings"
                assert ben.lines[1]["after"] == "Ben 1350 Ringe, Anna 1650 Ringe"
                for payer in (0, -1, 1):
                    assert (await ben.do("pay", payer=payer, payee=2, amount="5"))["reason"] == "not_yours"
                assert (await ben.do("salary", card=2))["tone"] == "booked"
                for card, text in (
                    (1, "Das gehört jemand anderem."),
                    (8, "Nummer 8 gibt es hier nicht; sie gehen von 1 bis 3."),
                ):
                    assert (await ben.do("name", card=card, name="Bea"))["sentence"] == text
                for command in (
                    {"do": "salary", "card": 1},
                    {"do": "new_game"},
                    {"do": "retire", "card": 1, "out": True},
                ):
                    assert (await ben.do(**command))["type"] == "refused"
                assert await pay(mine, 0, 3, "50") == "booked"
                assert await pay(mine, 3, 1, "1551") == "Cem has only 1550 rings; that is 1 ring short."
                assert mine.balances() == ["1650 rings", "1550 rings", "1550 rings"]

    within(30, work())


def test_who_follows_must_agree_to_a_reversal() -> None:
    async def work() -> None:
        async with serving() as server:
            code = await opened(server, "banking")
            async with phone(server, code, ME) as mine, phone(server, code) as ben:
                await ben.do("claim", card=2, token=BEN)
                assert await pay(mine, -1, 2, "100K", "card") == "booked"
                assert mine.balances() == ["14.9M", "15.2M", "14.9M"]
                ack = await mine.do("reverse", booking=1)
                await ben.until(ack["sequence"])
                assert ben.state["question"]["yours"] is True
                await ben.do("agree", agrees=True)
                assert ben.balances() == ["15M", "15M", "15M"]
                assert [ben.lines[n]["standing"] for n in (1, 2)] == ["reversed", "stands"]

    within(30, work())


def test_after_a_restart_they_are_as_before(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")

    async def work() -> None:
        async with serving(database=database) as server:
            code = await opened(server, start="2000")
            async with phone(server, code, ME) as mine:
                await pay(mine, 1, 2, "150", "rent")
                await mine.do("retire", card=3, out=True)
                before = mine.state
        async with serving(database=database) as server, phone(server, code, ME) as again:
            assert {**again.state, "lines": []} == {**before, "lines": []}
            assert again.lines[1]["occasion_text"] == "Rent"
            text = (await server.http.get(f"/api/readers/{code}/games/0?lang=en")).text
            assert text.splitlines()[1].split(",", 2)[2] == "Anna,Ben,150,Rent,1850,2150,stands,"

    within(40, work())


def test_what_cannot_be_opened_or_done_is_refused_in_a_sentence() -> None:
    async def work() -> None:
        async with serving() as server:
            refused: list[tuple[dict[str, object], str]] = [
                ({"names": ["Anna"]}, "2 to 8 can take part, with different names."),
                ({"names": ["Anna", "anna"]}, "Somebody is called anna already."),
                ({"start": "much"}, "An amount is made of digits alone here, such as 150."),
            ]
            for wrong, sentence in refused:
                body = {"token": ME, "edition": "dc", "names": ["Anna", "Ben"], **wrong}
                answer = await server.http.post("/api/readers/money?lang=en", json=body)
                assert (answer.status_code, answer.json()["sentence"]) == (400, sentence)
            own = {"token": ME, "edition": "mine.toml", "names": ["Anna", "Ben"]}  # no file of the server's
            answer = await server.http.post("/api/readers/money?lang=en", json=own)
            assert (answer.status_code, "sonic-boom" in answer.json()["sentence"]) == (400, True)  # what there is
            code = await opened(server)
            async with phone(server, code, ME) as mine:
                assert (await mine.do("press", key="GO"))["sentence"] == "Only another device can do that."
                assert (await mine.do("claim", card=4, token=ME))["reason"] == "reader"
            reader = (await server.http.post("/api/readers", json={"token": ME})).json()["code"]
            async with phone(server, reader, ME) as mine:
                assert await pay(mine, 1, 2, "1M") == "Only another device can do that."
                assert (await mine.do("insert", side="left", card=7))["reason"] == "reader"

    within(30, work())
