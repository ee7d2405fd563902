"""One game played twice, by the plain functions and by the compiled ones, and compared after every action."""

from array import array
from collections.abc import Mapping, Sequence
from types import ModuleType, SimpleNamespace
from typing import Any

from bankhalter.bots.answers import ANSWER
from bankhalter.bots.memory import MEMORY
from bankhalter.bots.novice import choose_novice
from bankhalter.bots.random_bot import choose_random
from bankhalter.bots.standard import choose_standard
from bankhalter.bots.walker import choose_leaver, choose_stayer
from bankhalter.compiled import loaded, why_plain
from bankhalter.editions import make_board, parse_options
from bankhalter.editions.catalogue import find
from bankhalter.play.nature import Answer, answer_due
from bankhalter.rules.apply import apply
from bankhalter.rules.asking import asked_after, asked_nothing, whom_to_ask
from bankhalter.rules.codes import NATURE, NOBODY, Act, Phase
from bankhalter.rules.faults import faults
from bankhalter.rules.layout import LEAST_SEATS, MAX_LEGAL, SEATS, STRIDE, Board, State
from bankhalter.rules.legal import legal
from bankhalter.rules.queries import worth
from bankhalter.rules.start import start
from bankhalter.rules.stream import draw_below, seed_stream

MINDS = (choose_standard, choose_random, choose_novice, choose_standard, choose_stayer, choose_leaver)
SEED = 2026
MOST_ACTIONS = 1500  # of a game
TIME_AT = 300  # action after which the time of a timed game is up


class TwinError(Exception):
    """The plain and the compiled functions differ."""


class Mind:
    """What a bot thinks with, as the plain functions take it and as the compiled ones do."""

    def __init__(self, seed: int, game: int, seat: int) -> None:
        self.memory, self.stream = [0] * MEMORY, [0] * 4
        seed_stream(self.stream, seed, game, 1 + seat)
        self.listed, self.answer = [0] * (STRIDE * MAX_LEGAL), [0] * ANSWER
        self.compiled_memory, self.compiled_stream = array("i", self.memory), array("q", self.stream)
        self.compiled_listed, self.compiled_answer = array("i", self.listed), array("i", self.answer)


class Lane:
    """Chance of nature from its own lane of the seed."""

    def __init__(self, seed: int, game: int) -> None:
        self.stream = [0] * 4
        seed_stream(self.stream, seed, game, 0)

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1."""
        return draw_below(self.stream, n)


class Twins:
    """A game of bots on one board, kept in a plain state and in a compiled one.

    After every action the refusal, the events, the packed states and what every seat may do are compared; in a
    `thorough` game faults and worth too, and every bot thinks both ways. Otherwise it thinks compiled alone, as the
    game then takes a third of the time.
    """

    def __init__(  # what a game is made of
        self,
        compiled: ModuleType | SimpleNamespace,
        board: Board,
        seats: int,
        seed: int,
        game: int,
        *,
        thorough: bool = True,
    ) -> None:
        self.compiled: Any = compiled
        self.board, self.state = board, State()
        self.thorough = thorough
        self.twin_board, self.twin = self.compiled.Board(), self.compiled.State()
        self.twin_board.unpack(board.pack())
        start(board, self.state, seats)
        self.compiled.start(self.twin_board, self.twin, seats)
        self.nature = Lane(seed, game)
        self.bots = [MINDS[(game + k) % len(MINDS)] for k in range(seats)]
        self.minds = [Mind(seed, game, k) for k in range(seats)]
        self.listed, self.twin_listed = [0] * (STRIDE * MAX_LEGAL), array("i", [0] * (STRIDE * MAX_LEGAL))
        self.asked = self.actions = 0
        self.last: tuple[int, Act, Sequence[int]] | None = None  # seat, act and numbers of the last action
        self.compare()

    def play(self, actions: int) -> int:
        """Play until the game is over or `actions` are done; return how many. Raise TwinError if the twins differ."""
        while self.state.phase != Phase.OVER and self.actions < actions:
            self.step()
            if (
                self.board.timed
                and self.actions > TIME_AT
                and self.state.time_up == 0
                and self.state.phase < Phase.OVER
            ):
                self.act(0, Act.TIME, (0,) * 5)
        return self.actions

    def step(self) -> None:
        """Ask whoever is to be asked next, both ways, and carry out the answer."""
        s = self.state
        seat = whom_to_ask(s, self.asked)
        self.same("whom_to_ask", seat, self.compiled.whom_to_ask(self.twin, self.asked))
        if seat == NOBODY:
            raise TwinError(f"nobody is asked after {self.told()}")
        if seat == NATURE:
            self.act(*self.nature_answer())
            return
        answer = self.think(seat) if self.thorough else self.think_compiled(seat)
        if answer is None:
            self.asked = asked_nothing(self.asked, seat)
        elif answer[0] == Act.THROW:
            self.act(*self.nature_answer())
        else:
            self.act(seat, Act(answer[0]), answer[1:])

    def nature_answer(self) -> Answer:
        """Return what nature answers."""
        return answer_due(self.board, self.state, self.nature)

    def think(self, seat: int) -> list[int] | None:
        """Return what the bot at `seat` answers, if anything: its answer, memory and chance are the same both ways."""
        m, choose = self.minds[seat], self.bots[seat]
        spoke = choose(self.board, self.state, seat, m.memory, m.stream, m.listed, m.answer)
        twin_choose = getattr(self.compiled, choose.__name__)
        lent = (m.compiled_memory, m.compiled_stream, m.compiled_listed, m.compiled_answer)
        self.same("whether it answers", spoke, twin_choose(self.twin_board, self.twin, seat, *lent))
        self.same("the answer", m.answer, m.compiled_answer.tolist())
        self.same("the memory", m.memory, m.compiled_memory.tolist())
        self.same("the stream", m.stream, m.compiled_stream.tolist())
        self.same("the list", m.listed, m.compiled_listed.tolist())
        return m.answer if spoke else None

    def think_compiled(self, seat: int) -> list[int] | None:
        """Return what the bot at `seat` answers, if anything, as the compiled functions have it."""
        m, choose = self.minds[seat], getattr(self.compiled, self.bots[seat].__name__)
        lent = (m.compiled_memory, m.compiled_stream, m.compiled_listed, m.compiled_answer)
        return m.compiled_answer.tolist() if choose(self.twin_board, self.twin, seat, *lent) else None

    def act(self, seat: int, act: Act, numbers: Sequence[int]) -> None:
        """Carry out an action both ways and compare all that can be asked."""
        self.last = (seat, act, numbers)
        self.state.notes, self.twin.notes = [], []
        refusal = apply(self.board, self.state, seat, act, *numbers)
        self.same("refusal", refusal, self.compiled.apply(self.twin_board, self.twin, seat, act, *numbers))
        if refusal:
            raise TwinError(f"{self.told()} was refused: {refusal.name}")
        self.same("events", self.state.notes, self.twin.notes)
        self.asked = asked_after(self.asked, act, numbers[0])
        self.actions += 1
        self.compare()

    def compare(self) -> None:
        """Compare states and, for every seat, what it may do; in a thorough game faults and worth, too."""
        b, s = self.board, self.state
        self.same("state", s.pack(), self.twin.pack())
        if self.thorough:
            self.same("faults", faults(b, s), self.compiled.faults(self.twin_board, self.twin))
        for seat in range(s.seats):
            count = legal(b, s, seat, self.listed)
            self.same("legal", count, self.compiled.legal(self.twin_board, self.twin, seat, self.twin_listed))
            used = STRIDE * count
            self.same("legal", self.listed[:used], self.twin_listed[:used].tolist())
            if self.thorough:
                self.same("worth", worth(b, s, seat), self.compiled.worth(self.twin_board, self.twin, seat))

    def same(self, what: str, plain: object, compiled: object) -> None:
        """Raise TwinError if the two are not equal."""
        if plain != compiled:
            raise TwinError(f"{what} after {self.told()}: plain {plain!r}, compiled {compiled!r}")

    def told(self) -> str:
        """Return the last action as text."""
        if self.last is None:
            return "the start"
        seat, act, numbers = self.last
        return f"{self.actions}: {act.name} {list(numbers)} of seat {seat}"


def play_twins(edition: str, options: Mapping[str, object], game: int, *, thorough: bool = True) -> int:
    """Play game number `game` of an edition with these options, `thorough` as Twins has it; return its actions.

    Seats and bots follow from the number. Raise TwinError if the twins differ, or if nothing is compiled.
    """
    compiled = loaded()
    if compiled is None:
        raise TwinError(f"the extension is not used: {why_plain()}")
    known = find(edition)
    board = make_board(known, parse_options(known, options))
    seats = LEAST_SEATS + game % (SEATS - LEAST_SEATS + 1)
    return Twins(compiled, board, seats, SEED, game, thorough=thorough).play(MOST_ACTIONS)
