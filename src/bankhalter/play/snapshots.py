"""A game put away in the middle and taken out again, with all that goes on from there: take-backs, bots' memories."""

from typing import Any

import msgspec

from bankhalter.bots.memory import MEMORY
from bankhalter.notation.actions import Action, filled, parse_action, print_action
from bankhalter.notation.positions import read_position, write_position
from bankhalter.play.game import Game, Played
from bankhalter.play.nature import Seeded
from bankhalter.play.records import Entry, Opening
from bankhalter.play.sitting import Sitting
from bankhalter.play.story import Teller
from bankhalter.play.takeback import OF_NATURE
from bankhalter.rules.codes import Act
from bankhalter.rules.layout import State
from bankhalter.words.messages import Message
from bankhalter.words.plain_data import message_data, read_message


class Standing(msgspec.Struct, array_like=True, frozen=True):
    """An action that may still be taken back: the position before it, its line, and how it was told."""

    before: dict[str, Any]
    line: str
    told: dict[str, Any] | None


class Mind(msgspec.Struct, array_like=True, frozen=True):
    """A bot at its seat, and what it remembers."""

    seat: int
    kind: str
    memory: list[int]


class Snapshot(msgspec.Struct, frozen=True):
    """A game and those who play it, after the last line of `log`."""

    log: list[tuple[str, str]]
    drawn: int
    position: dict[str, Any]
    standing: list[Standing]
    minds: list[Mind]
    asked: int
    heard: int
    thought_at: int = -1
    thought: tuple[int, int, tuple[int, ...]] | None = None


def take(sitting: Sitting, seeded: Seeded, teller: Teller) -> Snapshot:
    """Return the game as it stands; an open request for a take-back is none of it, as it is none of a position."""
    game = sitting.game
    played = since_chance(game)
    told = teller.standing[len(teller.standing) - len(played) :]
    return Snapshot(
        log=[(entry.line, entry.checksum) for entry in game.log],
        drawn=seeded.drawn,
        position=write_position(game.table, game.state),
        standing=[_standing(game, each, message) for each, message in zip(played, told, strict=True)],
        minds=[Mind(seat, mind.kind, mind.memory[:MEMORY]) for seat, mind in sorted(sitting.minds.items())],
        asked=sitting.asked,
        heard=sitting.heard,
        thought_at=sitting.thought[0],
        thought=_numbers(sitting.thought[1]),
    )


def _numbers(action: Action | None) -> tuple[int, int, tuple[int, ...]] | None:
    return None if action is None else (action.seat, int(action.act), tuple(action.numbers))


def since_chance(game: Game) -> list[Played]:
    """Return the actions after the last throw or card: only these can be taken back."""
    count = 0
    while count < len(game.played) and game.played[-count - 1].action.act not in OF_NATURE:
        count += 1
    return game.played[len(game.played) - count :]


def _standing(game: Game, played: Played, told: Message | None) -> Standing:
    before = _unpacked(played.before)
    line = print_action(game.table, before, played.action)
    return Standing(write_position(game.table, before), line, None if told is None else message_data(told))


def _unpacked(packed: bytes) -> State:
    state = State()
    state.unpack(packed)
    return state


def restore(opening: Opening, seeded: Seeded, snapshot: Snapshot) -> tuple[Sitting, Teller]:
    """Return the sitting and the teller as they stood; the nature of the game is `seeded`.

    Raise NotationError for a position that cannot be.
    """
    table = opening.table
    game = Game.opened(opening._replace(given=snapshot.position, dealing=False))
    game.opening = opening
    seeded.drawn = snapshot.drawn
    game.log = [Entry(line, checksum) for line, checksum in snapshot.log]
    for each in snapshot.standing:
        before = read_position(table, each.before)
        game.played.append(Played(parse_action(table, before, each.line), before.pack(), 0))
    sitting = Sitting(game, seeded.seed)
    for seat in list(sitting.minds):
        sitting.unseat_bot(seat)
    for mind in snapshot.minds:
        sitting.seat_bot(mind.seat, mind.kind)
        sitting.minds[mind.seat].memory[: len(mind.memory)] = mind.memory
    sitting.asked, sitting.heard = snapshot.asked, snapshot.heard
    thought = snapshot.thought
    sitting.recall((snapshot.thought_at, Action(thought[0], Act(thought[1]), filled(thought[2])) if thought else None))
    teller = Teller()
    told = [None if each.told is None else read_message(each.told) for each in snapshot.standing]
    teller.go_on(game, told)
    game.set_nature(seeded)
    return sitting, teller
