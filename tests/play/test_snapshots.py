"""A game that is put away and taken out again goes on as if nothing had been."""

import msgspec
import pytest

from bankhalter.notation.table import make_table
from bankhalter.play.game import Game
from bankhalter.play.nature import Seeded
from bankhalter.play.records import Opening
from bankhalter.play.sitting import Sitting
from bankhalter.play.snapshots import Snapshot, restore, take
from bankhalter.play.story import Teller

SEED = b"a seed that has 32 bytes in all.."[:32]


def opening(edition: str, bots: dict[str, str], *people: str) -> Opening:
    table = make_table(edition, [*people, *bots], {"short": "true"} if edition == "dc" else None)
    return Opening(table, people, None, dealing=False, bots=bots)


def carried(sitting: Sitting, teller: Teller, actions: int) -> None:
    for _ in range(actions):
        action = sitting.bot_action()
        if action is None:
            return
        sitting.game.carry_out(action)
        teller.news(sitting.game)


def put_away(sitting: Sitting, seeded: Seeded, teller: Teller) -> bytes:
    return msgspec.json.encode(take(sitting, seeded, teller))


@pytest.mark.parametrize("edition", ["sonic-boom", "banking", "bond-007", "dc"])
@pytest.mark.parametrize("after", [0, 7, 60, 150])
def test_bots_play_on_alike_after_a_snapshot(edition: str, after: int) -> None:
    start = opening(edition, {"Bert": "standard", "Cleo": "novice", "Dora": "standard"})
    seeded = Seeded(SEED)
    whole = Sitting(Game.opened(start, seeded), SEED)
    teller = Teller()
    carried(whole, teller, after)
    again = Seeded(SEED)
    kept = msgspec.json.decode(put_away(whole, seeded, teller), type=Snapshot)
    restored, told = restore(start, again, kept)
    carried(whole, teller, 120)
    carried(restored, told, 120)
    assert [entry.line for entry in restored.game.log] == [entry.line for entry in whole.game.log]
    assert restored.game.position() == whole.game.position()
    assert len(whole.game.log) >= after


def test_what_could_be_taken_back_before_a_snapshot_can_be_after_it() -> None:
    start = opening("sonic-boom", {}, "Anna", "Bert")
    seeded = Seeded(SEED)
    sitting, teller = Sitting(Game.opened(start, seeded), SEED), Teller()
    game = sitting.game
    while not any(line.startswith("Anna mortgages") for line in game.legal("Anna")):
        line = next(
            line
            for name in game.awaits
            for line in game.legal(name)
            if not line.endswith(("declines", "gives up", "passes")) and "mortgages" not in line
        )
        game.do(line.partition("..")[0])
        teller.news(game)
    before = game.position()
    game.do(next(line for line in game.legal("Anna") if line.startswith("Anna mortgages")))
    teller.news(game)
    restored, told = restore(start, Seeded(SEED), msgspec.json.decode(put_away(sitting, seeded, teller), type=Snapshot))
    restored.game.do("Anna takes back 1")
    assert restored.game.position() == before
    sentences = told.news(restored.game)
    assert len(sentences) == 1
    assert sentences[0].message.args["who"] == "Anna"


def test_a_bot_that_took_over_plays_on_after_a_snapshot() -> None:
    start = opening("sonic-boom", {"Bert": "standard"}, "Anna")
    seeded = Seeded(SEED)
    sitting, teller = Sitting(Game.opened(start, seeded), SEED), Teller()
    sitting.seat_bot(0, "novice")
    carried(sitting, teller, 30)
    restored, _ = restore(start, Seeded(SEED), take(sitting, seeded, teller))
    assert restored.is_bot(0)
    assert restored.game.people == set()
    assert restored.minds[0].memory == sitting.minds[0].memory
