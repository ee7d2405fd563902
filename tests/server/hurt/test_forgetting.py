"""A game that forgets old positions plays on like one that does not: thousands of them are in memory at once."""

import random  # noqa: TID251  # what people do

from bankhalter.play.game import Game

KEPT = 4
ACTIONS = 250


def test_what_is_forgotten_could_not_be_taken_back() -> None:
    chance = random.Random(2)
    whole, short = (Game("banking", ("Anna", "Bert"), nature="x") for _ in range(2))
    taken = 0
    for number in range(ACTIONS):
        seat = whole.awaits[0]
        lines = [line for line in whole.legal(seat) if ".." not in line and "gives up" not in line]
        line = chance.choice(lines)
        for game in (whole, short):
            game.do(line)
        short.forget(KEPT)
        for asked in (f"{seat} takes back {count}" for count in (1, 2, 3)):
            assert (whole.refusal(asked) is None) == (short.refusal(asked) is None)
        if number % 3 == 0 and whole.refusal("Anna takes back 1") is None:
            taken += 1
            for game in (whole, short):
                game.do("Anna takes back 1")
                if game.asked_back:
                    game.do("Bert agrees")
        assert whole.log == short.log
    assert taken
    assert len(short.played) < 40 < len(whole.played)
