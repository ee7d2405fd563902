"""Games gone through once more, from their first line: how they stood after each, kept for who looks back."""

import asyncio
import zlib
from collections import OrderedDict
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from bankhalter.analysis import course
from bankhalter.notation.actions import Action
from bankhalter.notation.positions import position_text
from bankhalter.play.game import Game
from bankhalter.play.nature import Given
from bankhalter.play.places import Fall, fallen_after
from bankhalter.play.records import Entry
from bankhalter.play.rounds import Rounds
from bankhalter.rules.layout import State
from bankhalter.rules.queries import worth
from bankhalter.server.entries import AnyEntry, Played, Returned, Started, TakenOver, falls_of, read_entry
from bankhalter.server.entry_folds import opening_of
from bankhalter.server.errors import CommandError, GoneError, NotFoundError
from bankhalter.server.header import Header
from bankhalter.server.live_table import LiveTable
from bankhalter.server.sight_parts import Sight
from bankhalter.server.sights import sight_of
from bankhalter.server.table_fold import KEPT
from bankhalter.store import Store, StoreError

MOST = 16  # games kept

Figures = tuple[int | None, ...]
"""A figure for every seat; none for who has gone bankrupt."""


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """After which entry of the log a moment stands, in which round, and whose turn it is ("" before anybody begins).

    `turns`: how many have begun, this one among them.
    """

    sequence: int
    round: int
    turn: str
    turns: int


class Curves(msgspec.Struct, frozen=True, kw_only=True):
    """How a game went: a row for its beginning and one after each of its actions, in each a figure for every seat.

    Amounts are printed money, null for who has gone bankrupt. Row n stands for the position after n actions, nature's
    and take-backs among them.
    """

    seats: tuple[str, ...]
    cash: tuple[Figures, ...]
    worth: tuple[Figures, ...]
    steps: tuple[Step, ...]


class Moment(NamedTuple):
    """A moment of a game; `packed`: its position, compressed; `fallen`: who has gone bankrupt, the first one first."""

    packed: bytes
    cash: Figures
    worth: Figures
    step: Step
    fallen: tuple[Fall, ...]


class Standing(NamedTuple):
    """An action that stands, the number of the moment to which it led, and the bits of the standard bots' seats."""

    action: Action
    at: int
    bots: int


class Replay:
    """A game as far as its log has been read."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.lock = asyncio.Lock()
        self.moments: list[Moment] = []
        self.standing: list[Standing] = []
        self.sequence = 0
        self.broken = False  # what is in hand may be half of something
        self._game: Game | None = None
        self._bots = 0  # bits of the seats that standard bots play
        self._rounds = Rounds()
        self._fallen: tuple[Fall, ...] = ()

    @property
    def game(self) -> Game:
        """The game as it stands; raise CommandError if it has not begun."""
        if self._game is None:
            raise CommandError("error-server-not-begun", "not_begun")
        return self._game

    def read(self, entries: Sequence[AnyEntry]) -> None:
        """Go on with further entries of the log."""
        for entry in entries:
            self.sequence += 1
            match entry:
                case Started():
                    self._game = Game.opened(opening_of(self.header, entry), Given(typed=self.header.nature == "typed"))
                    self._rounds.begin(self._game.state)
                    self._keep(self._game)
                    for seat, kind in entry.bots.items():
                        self._seat(seat, kind)
                case Played():
                    self._follow(self.game, entry)
                case TakenOver():
                    self.game.people.discard(self.game.table.seat(entry.seat))
                    self._seat(entry.seat, entry.bot)
                case Returned():
                    self.game.people.add(self.game.table.seat(entry.seat))
                    self._seat(entry.seat, "")
                case _:
                    pass

    def _follow(self, game: Game, entry: Played) -> None:
        before = len(game.played)
        game.follow(Entry(entry.line, entry.checksum))
        self._fallen = fallen_after(self._fallen, game.state, falls_of(entry))
        undone = before - len(game.played)
        if undone < 0:
            self._rounds.follow(entry.starter)
            self.standing.append(Standing(game.played[-1].action, len(self.moments), self._bots))
        else:
            self._rounds.take_back(undone)
            del self.standing[len(self.standing) - undone :]
        self._keep(game)
        game.forget(KEPT)

    def _seat(self, name: str, kind: str) -> None:
        bit = 1 << self.game.table.seat(name)
        self._bots = self._bots | bit if kind == course.STANDARD else self._bots & ~bit

    def _keep(self, game: Game) -> None:
        s, table = game.state, game.table
        rounds = self._rounds
        turn = game.seats[s.turn] if rounds.turns else ""
        step = Step(sequence=self.sequence, round=rounds.number, turn=turn, turns=rounds.turns)
        self.moments.append(
            Moment(
                packed=zlib.compress(s.pack(), 1),
                cash=tuple(None if s.bankrupt[seat] else s.cash[seat] * table.unit for seat in range(s.seats)),
                worth=tuple(
                    None if s.bankrupt[seat] else worth(table.board, s, seat) * table.unit for seat in range(s.seats)
                ),
                step=step,
                fallen=self._fallen,
            )
        )

    def course(self) -> course.Course:
        """Return the actions that stand; `at` of a step is the number of the moment to which it led."""
        steps, before = [], 0
        for each in self.standing:
            steps.append(course.Step(self.packed(before), each.action, each.at, each.bots))
            before = each.at
        return course.Course(self.game.table.board, self.game.seats, tuple(steps), self.packed(len(self.moments) - 1))

    def packed(self, number: int) -> bytes:
        """Return the packed position after so many actions."""
        return zlib.decompress(self.moments[number].packed)

    def state(self, number: int) -> State:
        """Return the position after so many actions; raise NotFoundError if there are fewer."""
        if not 0 <= number < len(self.moments):
            raise NotFoundError("error-server-no-moment", "no_moment", count=len(self.moments) - 1)
        s = State()
        s.unpack(self.packed(number))
        return s

    def sight(self, number: int) -> Sight:
        """Return what there was to see after so many actions; raise CommandError if it has not begun or has fewer."""
        table, state, moment = self.game.table, self.state(number), self.moments[number]
        return sight_of(table, state, moment.step.round, moment.step.turns, moment.fallen)


class Replays:
    """The games of a store that somebody has looked back on lately."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[str, Replay] = OrderedDict()

    async def sight(self, live: LiveTable, number: int) -> Sight:
        """Return what there was to see after so many actions; raise NotFoundError if there are fewer."""
        replay = await self.replay(live)
        return replay.sight(number)

    async def position(self, table: LiveTable, number: int) -> str:
        """Return the position after so many actions; raise NotFoundError if there are fewer."""
        replay = await self.replay(table)
        return position_text(replay.game.table, replay.state(number))

    async def curves(self, table: LiveTable) -> Curves:
        """Return how the game has gone so far."""
        replay = await self.replay(table)
        moments = tuple(replay.moments)  # more may come meanwhile
        return Curves(
            seats=replay.game.seats,
            cash=tuple(moment.cash for moment in moments),
            worth=tuple(moment.worth for moment in moments),
            steps=tuple(moment.step for moment in moments),
        )

    async def replay(self, table: LiveTable) -> Replay:
        """Return the game as far as the store has it; raise CommandError if it has not begun."""
        replay = self._kept.get(table.id)
        if replay is None or replay.broken:
            replay = self._kept[table.id] = Replay(table.header)
        self._kept.move_to_end(table.id)
        while len(self._kept) > MOST:
            self._kept.popitem(last=False)
        async with replay.lock:
            if replay.broken:
                return await self.replay(table)
            await self._go_on(replay, table.id)
        return replay

    async def _go_on(self, replay: Replay, table_id: str) -> None:
        try:
            rows = await self._store.read(table_id, replay.sequence)
        except StoreError as error:
            raise GoneError("error-server-store", "store") from error
        replay.broken = True  # unless all of it gets in
        await asyncio.to_thread(replay.read, [read_entry(row.entry) for row in rows])
        replay.broken = False
