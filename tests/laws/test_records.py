"""A game that is written down and read again is the same game."""

from contextlib import suppress

import pytest
from hypothesis import Phase as Stage
from hypothesis import given, settings
from hypothesis import strategies as st

from bankhalter.notation.actions import Action
from bankhalter.play.errors import RefusedError
from bankhalter.play.game import Game
from bankhalter.play.records import Opening, RecordError, parse_record
from bankhalter.rules.codes import Act
from tests.laws.chance import Luck
from tests.laws.driver import next_action
from tests.laws.openings import opening
from tests.laws.tables import KINDS, Kind
from tests.laws.test_laws import LONG

GAMES = 50 if LONG else 1
ACTIONS = 300 if LONG else 60


def begun(kind: Kind, luck: Luck, *, seeded: bool) -> Game:
    """Return a game from its start or from a position, with a seed or with nature's answers in the lines."""
    table = kind.table(2 + luck.below(5))
    nature = f"seed {luck.below(1000)}" if seeded else None
    given = opening(table, luck) if luck.percent(60) and not table.board.first_thrown else None
    return Game.opened(Opening(table, table.seats, given, dealing=False), nature)


def play(game: Game, luck: Luck) -> None:
    """Play so many actions, refused ones among them, or to the end."""
    for _ in range(ACTIONS):
        if game.over:
            break
        action = next_action(game.table, game.state, luck)
        if game.nature.answers and action.act == Act.THROW:
            action = Action(action.seat, Act.THROW)
        with suppress(RefusedError):
            game.carry_out(action)


@pytest.mark.parametrize("seeded", [False, True], ids=["given", "seeded"])
@pytest.mark.parametrize("kind", KINDS, ids=str)
@settings(max_examples=GAMES, deadline=None, derandomize=not LONG, database=None, phases=[Stage.generate])
@given(seed=st.integers(0, 2**32 - 1))
def test_a_record_plays_as_the_game_did(kind: Kind, seeded: bool, seed: int) -> None:
    luck = Luck(seed + (7 if seeded else 0), sticky=20)
    game = begun(kind, luck, seeded=seeded)
    play(game, luck)
    text = game.record()
    again = Game.of(parse_record(text, "record"))
    assert again.state.pack() == game.state.pack()
    assert again.log == game.log
    assert again.position() == game.position()
    if seeded:
        assert again.record() == text


def test_a_record_goes_on_as_the_game_does() -> None:
    luck = Luck(1)
    game = begun(KINDS[0], luck, seeded=True)
    play(game, luck)
    again = Game.of(parse_record(game.record(), "record"))
    for other in (game, again):
        play(other, Luck(2))
    assert again.log == game.log


@pytest.mark.parametrize("seeded", [False, True])
def test_a_record_that_was_changed_does_not_play(seeded: bool) -> None:
    luck = Luck(3)
    game = Game("sonic-boom", ["Anna", "Bert"], {"first": "seat"}, "a seed" if seeded else None)
    play(game, luck)
    lines = game.record().splitlines()
    number = next(n for n, line in enumerate(lines) if " throws " in line)
    words = lines[number].split()
    die = "1" if words[2] != "1" else "2"
    lines[number] = " ".join([*words[:2], die, *words[3:]])
    with pytest.raises(RecordError, match=f"line {number + 1}"):
        Game.of(parse_record("\n".join(lines) + "\n", "record"))
