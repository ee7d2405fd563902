"""Talking at a table: plain text, signs, and not having to read somebody."""

import asyncio

import msgspec
import pytest

from bankhalter.server import commands as c
from bankhalter.server.entries import Said
from bankhalter.server.errors import CommandError, TooManyError
from bankhalter.server.limits import Guard, Limits, Rate
from bankhalter.server.serving import Desk
from tests.server.party import Party
from tests.server.rooms import Room, token


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("hello", "hello"),
        ("  hello \n you  ", "hello \n you"),
        ("<b>5 & 6</b>", "<b>5 & 6</b>"),
        ("10\u00a0€", "10 €"),
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
        ("a\u202eb\x00c\x1b[31m", "abc[31m"),
        ("line\u2028line", "line line"),
    ],
)
def test_chat_is_plain_text(text: str, kept: str) -> None:
    party = Party()
    (said,) = party.do("Anna", c.Say("Anna", text))
    assert isinstance(said, Said)
    assert said.text == kept
    party.check()


@pytest.mark.parametrize("text", [" ", "\n\n", "\u200b", "\u200d", "\x00", "\u00a0"])
def test_nothing_is_not_said(text: str) -> None:
    assert Party().refused("Anna", c.Say("Anna", text)).reason == "unread"


@pytest.mark.parametrize("begun", [False, True])
def test_people_talk_before_the_game_and_during_it(begun: bool) -> None:
    party = Party(("Anna", "Bert"), begun=begun)
    if not begun:
        party.do("Anna", c.Sit(0, "Anna", token("Anna")))
    party.do("Anna", c.Say("Anna", "hello"))
    party.do("Anna", c.React("Anna", "wow"))
    party.check()


@pytest.mark.parametrize(
    "command", [{"do": "say", "seat": "A", "text": "x" * 301}, {"do": "react", "seat": "A", "sign": "bomb"}]
)
def test_long_texts_and_other_signs_are_no_commands(command: dict[str, str]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(command, c.AnyCommand)


def test_only_another_seat_at_the_table_can_be_muted() -> None:
    party = Party(("Anna", "Bert", "bot"))
    for other in ("Anna", "Nobody", ""):
        assert party.refused("Anna", c.Mute("Anna", other)).reason == "unread"
    party.do("Anna", c.Mute("Anna", "Bert"))
    assert party.log.chairs[0].muted == {"Bert"}
    party.check()
    party.do("Anna", c.Mute("Anna", "Bert", muted=False))
    assert party.log.chairs[0].muted == set()


def test_who_has_muted_another_does_not_get_its_words() -> None:
    async def play() -> None:
        async with Room() as room:
            table = await room.begun("Anna", "Bert", "Cara")
            anna, cara, both, watcher = [
                await room.joined(table, *keys) for keys in (("Anna",), ("Cara",), ("Anna", "Cara"), ())
            ]
            await room.do(table, "Anna", c.Mute("Anna", "Bert"))
            for client in (anna, cara, both, watcher):
                await room.news(table, client)
            await room.do(table, "Bert", c.Say("Bert", "rascals"))
            assert [b"rascals" in await room.news(table, each) for each in (anna, cara, both, watcher)] == [
                False,
                True,
                True,
                True,
            ]
            assert b"rascals" not in await table.telling.welcome(anna, 0)
            await room.do(table, "Anna", c.Mute("Anna", "Bert", muted=False))
            assert b"rascals" in await table.telling.welcome(anna, 0)

    asyncio.run(play())


def test_only_the_seat_itself_learns_whom_it_has_muted() -> None:
    async def play() -> None:
        async with Room() as room:
            table = await room.begun("Anna", "Bert")
            anna, bert = [await room.joined(table, who) for who in ("Anna", "Bert")]
            await room.do(table, "Anna", c.Mute("Anna", "Bert"))
            told = {who: msgspec.json.decode(await room.news(table, who)) for who in (anna, bert)}
            assert told[anna]["you"]["muted"] == ["Bert"]
            assert "you" not in told[bert]
            for news in told.values():
                (entry,) = news["entries"]
                assert (entry["kind"], entry["seat"], entry["other"]) == ("muted", "Anna", "")
            assert msgspec.json.decode(await table.telling.welcome(anna, 0))["you"]["muted"] == ["Bert"]
            await room.do(table, "Anna", c.Mute("Anna", "Bert", muted=False))
            assert "muted" not in msgspec.json.decode(await room.news(table, anna))["you"]

    asyncio.run(play())


def test_a_seat_may_not_talk_without_end_and_no_stranger_uses_up_its_words() -> None:
    async def play() -> None:
        async with Room() as room:
            table = await room.begun("Anna", "Bert")
            desk = Desk(room.hall, Guard(Limits(chat=Rate(3, 0.001))))
            keys = {who: frozenset({token(who)}) for who in ("Anna", "Bert", "Stranger")}

            async def say(who: str, command: c.AnyCommand, number: int) -> str:
                try:
                    await desk.command(table, f"{who} {number}", command, keys[who], "address")
                except TooManyError as error:
                    return "too many" if error.wait > 0 else "too many for ever"
                except CommandError as error:
                    return error.reason
                return "done"

            strange = [await say("Stranger", c.Say("Anna", "x"), n) for n in range(9)]
            assert strange == ["forbidden"] * 9
            said = [await say("Anna", c.Say("Anna", f"x{n}"), n) for n in range(2)]
            said.append(await say("Anna", c.React("Anna", "wow"), 2))
            said += [await say("Anna", c.Say("Anna", "x"), 3), await say("Anna", c.React("Anna", "wow"), 4)]
            assert said == ["done", "done", "done", "too many", "too many"]
            assert await say("Bert", c.Say("Bert", "x"), 0) == "done"
            assert await say("Anna", c.Play("Anna throws"), 9) == "done"

    asyncio.run(play())
