"""A game in stretches from one answer of nature to the next, and in each what seats did otherwise than bots would.

What a standard bot would do as well leaves the chances as they are, as these are the chances if standard bots play on.
So only where a seat departs from that is there a position to look at. Before a throw a seat departs, too, that lets be
what a bot in its place would have done.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from bankhalter.analysis.chances import SEED, Node
from bankhalter.analysis.course import Course, Step, unpacked
from bankhalter.batch.codes import Bot
from bankhalter.batch.game import begin_game, step_game
from bankhalter.play.bot_game import new_game
from bankhalter.rules.codes import NATURE, NOBODY, Act
from bankhalter.rules.layout import Board


class Departure(NamedTuple):
    """What a seat did otherwise than a bot would have, after so many lines of the log, and where that led."""

    seat: int
    at: int
    node: Node
    left: str = ""  # the Act of a bot that it let be before the throw that came next, in small letters


@dataclass
class Stretch:
    """What happened after an answer of nature (its `step`; None: at the beginning) up to the next one."""

    start: Node
    step: Step | None
    departures: list[Departure] = field(default_factory=list)

    @property
    def nodes(self) -> list[Node]:
        """The positions at which the chances are to be known."""
        return [self.start, *(each.node for each in self.departures)]


def stretches_of(course: Course) -> list[Stretch]:
    """Return the stretches of a game; the last node of the last one is its last position.

    A standard bot departs from itself only by what it remembers or draws. Where nothing but nature comes after that, it
    is left out: it would add noise and say nothing.
    """
    found = [Stretch(Node(course.start), None)]
    for number, step in enumerate(course.steps):
        stretch, after = found[-1], Node(course.after(number))
        throws = step.action.act == Act.THROW
        if not is_nature_due(step):
            stretch.departures += let_be(course.board, step) if throws else departed(course.board, step, after)
        if throws or is_nature_due(step):
            drop_bots(stretch, step.bots)
            found.append(Stretch(after, step))
    if course.steps and found[-1].nodes[-1].packed != course.end:
        last = course.steps[-1]
        found[-1].departures.append(Departure(last.action.seat, last.at, Node(course.end)))
    return found


def is_nature_due(step: Step) -> bool:
    """Whether nobody had a say in the step."""
    return unpacked(step.before).awaited >> NATURE & 1 == 1


def drop_bots(stretch: Stretch, bots: int) -> None:
    """Leave out the last departures of standard bots."""
    while stretch.departures and bots >> stretch.departures[-1].seat & 1:
        stretch.departures.pop()


def departed(board: Board, step: Step, after: Node) -> list[Departure]:
    """Return the departure of a seat whose action is not a bot's, if it is one; who else would act is passed over."""
    action = step.action
    for seat, answer in wanted(board, step.before):
        if seat == action.seat:
            if answer == [action.act, *action.numbers]:
                return []
            break
    return [Departure(action.seat, step.at, after)]


def let_be(board: Board, step: Step) -> list[Departure]:
    """Return what seats let be before a throw that bots would have done, each in its turn."""
    found, asked = [], 0
    for seat, answer in wanted(board, step.before):
        if seat == step.action.seat:
            if answer[0] != Act.THROW:
                found.append(Departure(seat, step.at - 1, Node(step.before, asked, throws=True), left_out(answer)))
            break
        asked |= 1 << seat
        found.append(Departure(seat, step.at - 1, Node(step.before, asked), left_out(answer)))
    return found


def left_out(answer: Sequence[int]) -> str:
    """Return what an answer is called that nobody gave."""
    return Act(answer[0]).name.lower()


def wanted(board: Board, packed: bytes) -> Iterator[tuple[int, list[int]]]:
    """Yield what standard bots would do in a position: who is asked first, then who is if that one does nothing."""
    asked = 0
    while True:
        s = unpacked(packed)
        game = new_game((Bot.STANDARD,) * s.seats)
        begin_game(s, game, SEED, 0)
        game.asked = asked
        step_game(board, s, game)
        if game.decisions == 0 or game.acting == NOBODY or asked >> game.acting & 1:
            return
        yield game.acting, list(game.answer)
        asked |= 1 << game.acting
