"""A client and a table talk: hello, welcome, commands, news."""

import asyncio

import pytest

from tests.server.net.kit import new_token, seated, serving, within


def test_hello_is_answered_by_everything_and_a_seat_taken_is_told_with_its_code() -> None:
    async def work() -> None:
        async with serving() as server:
            table = await server.table()
            async with table.client(table.token) as client:
                welcome = client.welcomes[0]
                assert welcome["table"]["id"] == table.id
                assert welcome["table"]["seed"] is None
                assert welcome["you"] == {"seats": [], "host": True, "codes": {}, "arranges": True, "rushes": True}
                assert welcome["sequence"] == 0
                assert await client.sit(0, "Anna Lena", table.token) == "Anna"
                assert client.you["seats"] == ["Anna"]
                code = client.you["codes"]["Anna"]
                assert code.startswith(table.code)
                other = new_token()
                async with table.client() as second:
                    assert second.you["seats"] == []
                    answer = await second.do("enter", code=code.lower().replace("-", " "), token=other)
                    await second.reach(answer["sequence"])
                    assert second.you["seats"] == ["Anna"]

    within(30, work())


def test_a_client_resumes_with_the_last_entry_that_it_has_seen() -> None:
    async def work() -> None:
        async with serving() as server:
            table = await server.table()
            async with table.client(table.token) as client:
                await seated(table, client, "Anna", "Ben")
                seen = client.sequence
                for text in ("one", "two", "three"):
                    await client.do("say", seat="Anna", text=text)
                await client.reach(seen + 3)
                async with table.client(table.token, last=seen + 1) as again:
                    assert again.welcomes[0]["first"] == seen + 1
                    assert [entry["text"] for entry in again.log.values()] == ["two", "three"]
                    assert again.log.items() <= client.log.items()
                async with table.client(table.token, last=seen + 3) as again:
                    assert again.log == {}
                    assert again.sequence == seen + 3
                async with table.client(table.token, last=10**6, history=2) as stranger:
                    assert stranger.welcomes[0]["first"] == seen + 1
                async with table.client(history=0) as stranger:
                    assert stranger.log == {}

    within(30, work())


def test_two_tabs_on_one_seat_get_the_same_news_and_each_command_counts_once() -> None:
    async def work() -> None:
        async with serving() as server:
            table = await server.table()
            async with table.client(table.token) as one, table.client(table.token) as two:
                await seated(table, one, "Anna", "Ben")
                await two.reach(one.sequence)
                assert two.you == one.you
                assert two.may == one.may
                assert one.may["Anna"] == ["Anna throws"]
                first, second = await asyncio.gather(
                    one.repeat("same", "play", line="Anna throws"), two.repeat("same", "play", line="Anna throws")
                )
                assert first == second
                await one.reach(first["sequence"])
                await two.reach(one.sequence)
                assert one.log == two.log
                lines = [entry["line"] for entry in one.log.values() if entry["kind"] == "played"]
                assert sum(line.startswith("Anna throws ") for line in lines) == 1

    within(30, work())


def test_a_page_sees_the_table_and_is_told_what_is_asked_of_its_own_seats() -> None:
    async def work() -> None:
        async with serving() as server:
            table = await server.table(edition="sonic-boom", options={"first": "seat"})
            async with (
                table.client(table.token, view="sight", lang="de") as page,
                table.client(table.token) as program,
                table.client(view="sight", lang="en") as watcher,
            ):
                assert "sight" not in page.moment
                await seated(table, page, "Anna", "Ben")
                for client in (program, watcher):
                    await client.reach(page.sequence)
                sight = page.moment["sight"]
                assert "position" not in page.moment
                assert [seat["cash"] for seat in sight["seats"]] == [1500, 1500]
                assert [lot["square"] for lot in sight["lots"]] == sorted({lot["square"] for lot in sight["lots"]})
                assert (len(sight["lots"]), sight["round"], sight["turn"]) == (28, 1, "Anna")
                asked = page.news[-1]["asked"]
                assert asked["Anna"]["text"] == "Du bist am Zug. Würfle!"
                assert len(asked["Anna"]["about"]) == len(page.may["Anna"])
                assert "Anna" in asked["Ben"]["text"]
                assert watcher.news[-1].get("asked", {}) == {}
                assert watcher.moment["sight"] == sight
                assert "sight" not in program.moment
                assert "asked" not in program.news[-1]
                assert program.moment["position"]["Anna"]["cash"] == 1500

    within(30, work())


def test_who_watches_sees_all_but_may_do_nothing() -> None:
    async def work() -> None:
        async with serving() as server:
            table = await server.table()
            async with table.client(table.token) as anna, table.client() as watcher:
                await seated(table, anna, "Anna", "Ben")
                await watcher.reach(anna.sequence)
                assert watcher.log == anna.log
                assert watcher.may == {}
                assert watcher.moment["watchers"] == 1
                before = watcher.sequence
                refused = await watcher.do("play", line="Anna throws")
                assert (refused["type"], refused["reason"]) == ("refused", "forbidden")
                assert anna.sequence == before

    within(30, work())


def test_a_refusal_names_its_reason_its_rules_and_a_sentence_in_the_language_of_the_client() -> None:
    async def work() -> None:
        async with serving() as server:
            table = await server.table()
            async with table.client(table.token) as english, table.client(table.token, lang="de") as german:
                await seated(table, english, "Anna", "Ben")
                line = "Anna ends turn"
                in_english = await english.do("play", line=line)
                in_german = await german.do("play", line=line)
                assert in_english["type"] == in_german["type"] == "refused"
                assert in_english["reason"] == in_german["reason"]
                assert in_english["rules"] == in_german["rules"] != []
                assert in_english["message"] == in_german["message"]
                assert in_english["sentence"] != in_german["sentence"]
                unread = await german.do("play", line="Anna tanzt")
                assert (unread["reason"], unread["rules"]) == ("unread", [])

    within(30, work())


@pytest.mark.parametrize("lang", ["de", "en"])
def test_with_a_language_entries_come_with_their_sentences(lang: str) -> None:
    async def work() -> None:
        async with serving() as server:
            table = await server.table()
            async with table.client(table.token, lang=lang) as client, table.client(table.token) as mute:
                await seated(table, client, "Anna", "Ben")
                answer = await client.do("play", line="Anna throws")
                await client.reach(answer["sequence"])
                await mute.reach(client.sequence)
                assert mute.said == {}
                told = [sentence for number in sorted(client.said) for sentence in client.said[number]]
                assert any("Anna" in sentence for sentence in told)
                assert any("würfelt" in sentence for sentence in told) == (lang == "de")
                async with table.client(lang=lang, history=5000) as late:
                    assert late.said == {number: client.said[number] for number in late.log}

    within(30, work())


def test_pings_are_answered_and_a_second_hello_is_refused() -> None:
    async def work() -> None:
        async with serving() as server:
            table = await server.table()
            async with table.client() as client:
                await client.send({"type": "ping"})
                assert await client.until("pong") == {"type": "pong"}
                await client.send({"type": "hello"})
                assert (await client.until("refused"))["reason"] == "hello"

    within(30, work())


def test_a_table_that_is_not_there_is_said_before_the_connection_closes() -> None:
    async def work() -> None:
        async with serving() as server:
            table = await server.table()
            table.id = "nowhere"
            async with table.raw(additional_headers={"Accept-Language": "de"}) as wire:
                assert "Diesen Tisch gibt es nicht." in str(await wire.recv())
                await wire.wait_closed()
                assert (wire.close_code, wire.close_reason) == (1008, "no_table")

    within(30, work())
