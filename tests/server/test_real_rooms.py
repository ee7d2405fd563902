"""Tables with real dice as several processes hold them: records, replays, and squares by names of one's own."""

import msgspec
import pytest

from bankhalter.play.game import Game
from bankhalter.play.records import parse_record
from bankhalter.server import commands as c
from bankhalter.server.errors import CommandError, WrongError
from bankhalter.server.here import Client
from bankhalter.server.messages import Welcome
from bankhalter.server.records import record_of
from bankhalter.server.replays import Replays
from bankhalter.server.serving import sentence
from bankhalter.server.sheets import edition_sheet
from tests.server.rooms import HOST, Room, keys, token
from tests.server.test_live import lively

MISTYPED = ("Anna throws 1 2", "Anna buys", "Ben takes back 2", "Anna agrees", "Anna throws 2 4")


def test_another_process_has_all_of_it_in_hand_and_can_take_back_as_much() -> None:
    async def play() -> None:
        async with Room() as room:
            table = await room.begun("Anna", "Ben", nature="typed")
            for line in MISTYPED:
                await room.do(table, line.split()[0], line)
            await table.put_away(at_once=True)
            again = await room.add_hall().table(table.id)
            log = await again.loaded()
            assert log.game is not None
            assert log.game.state.at[0] == 6
            await room.do(again, "Ben", "Ben takes back 1")
            await room.do(again, "Anna", "Anna agrees")
            assert log.game.state.at[0] == 0
            assert log.game.legal("Anna")[:1] == ["Anna throws"]

    lively(play)


def test_its_record_loads_and_can_be_looked_back_on() -> None:
    async def play() -> None:
        async with Room() as room:
            table = await room.begun("Anna", "Ben", nature="typed")
            for line in MISTYPED:
                await room.do(table, line.split()[0], line)
            text = await record_of(table)
            assert "nature: typed\n" in text
            assert "seed" not in text.split("values:")[0]
            game = Game.of(parse_record(text, "record"))
            assert game.position() == (await table.loaded()).game.position()  # type: ignore[union-attr]
            replays = Replays(room.store)
            places = [(await replays.sight(table, number)).seats[0].at for number in range(6)]
            assert places == [0, 3, 3, 3, 0, 6]

    lively(play)


def test_cards_of_ones_own_are_for_real_tables_only() -> None:
    async def play() -> None:
        async with Room() as room:
            table = await room.created(nature="typed", options={"decks": "open"})
            assert (await table.loaded()).nature.typed
            with pytest.raises(WrongError):
                await room.created(options={"decks": "open"})

    lively(play)


def test_names_of_ones_own_are_spoken_in_the_log_and_in_refusals() -> None:
    async def play() -> None:
        async with Room() as room:
            table = await room.begun("Anna", "Ben", nature="typed")
            await room.do(table, HOST, c.Name(3, "Turmstraße"))
            for line in ("Anna throws 1 2", "Anna buys"):
                await room.do(table, "Anna", line)
            welcome = msgspec.json.decode(await table.look(Client(keys("Anna"), "de", "sight"), 200), type=Welcome)
            assert welcome.said is not None
            assert any("Turmstraße" in sentence for sentences in welcome.said for sentence in sentences)
            await room.do(table, HOST, c.Name(3, "Badstraße"))
            again = msgspec.json.decode(await table.look(Client(keys("Anna"), "de", "sight"), 200), type=Welcome)
            assert again.said is not None
            assert not any("Turmstraße" in sentence for sentences in again.said for sentence in sentences)
            with pytest.raises(CommandError) as caught:
                await room.do(table, "Anna", "Anna builds 3")
            assert "Badstraße" in sentence(caught.value, "de", table)

    lively(play)


def test_a_banker_who_does_not_play_is_known_by_a_key() -> None:
    async def play() -> None:
        async with Room() as room:
            table = await room.created(["open"] * 5, nature="typed")
            for place, seat in enumerate(("Anna", "Ben", "Cleo", "Dana", "Emil")):
                await room.do(table, seat, c.Sit(place, seat, token(seat)))
            client = await room.joined(table, "Bank")
            await room.do(table, "Bank", c.Bank("Tante Ute", token("Bank")))
            assert client.banker
            await room.do(table, HOST, c.Start())
            news = msgspec.json.decode(await room.news(table, client))
            code = news["you"].pop("bank_code")
            assert news["you"] == {"seats": [], "host": False, "codes": {}, "banker": True}
            phone = await room.joined(table, "Phone")
            await room.do(table, "Phone", c.Enter(code, token("Phone")))
            assert phone.banker
            assert news["moment"]["banker"] == {"shown": "Tante Ute"}
            assert news["moment"]["due"] == {"what": "dice", "seat": "Anna"}
            assert not news["moment"].get("watchers")
            assert all(entry["token"] == "" for entry in news["entries"] if entry["kind"] == "banked")
            await room.do(table, "Bank", "Anna throws 1 2")

    lively(play)


@pytest.mark.parametrize("edition", ["sonic-boom", "banking", "sonic", "bond-007", "dc", "classic-de", "classic-us"])
def test_the_cards_to_pick_from_stand_in_the_sheet_with_what_they_say(edition: str) -> None:
    for language in ("de", "en"):
        sheet = edition_sheet(edition, language)
        for deck in (sheet.cards.chance, sheet.cards.community):
            keys_of_deck = [card.key for card in deck]
            assert 13 <= len(deck) <= 16
            assert len(set(keys_of_deck)) == len(deck)
            assert "jail_card" in keys_of_deck
            assert all(len(card.text) > 5 for card in deck)
