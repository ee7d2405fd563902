"""What people are told at a table, wherever its game is, and what has to be known of where that is."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from rich.console import Console, RenderableType
from rich.text import Text

from bankhalter.cli.commands import Command as Carries
from bankhalter.cli.manner import Manner
from bankhalter.cli.unbroken import spoken
from bankhalter.cli.view import QUIET, View
from bankhalter.editions.titles import title
from bankhalter.notation.actions import Line
from bankhalter.play.game import Game
from bankhalter.play.narration import Sentence
from bankhalter.play.questions import Question
from bankhalter.play.story import Story
from bankhalter.rules.codes import Event
from bankhalter.words.messages import Argument

if TYPE_CHECKING:
    from bankhalter.words.errors import SpokenError

Read = Callable[[str], str]


def begins_turn(sentence: Sentence) -> bool:
    """Whether a sentence tells that a turn begins."""
    return sentence.happened is not None and sentence.happened.event == Event.TURN_STARTED


def lets_lapse(sentence: Sentence) -> bool:
    """Whether a sentence tells that rent was not demanded before the next throw."""
    return sentence.happened is not None and sentence.happened.event == Event.CLAIM_LAPSED


def sentence_line(view: View, sentence: Sentence) -> RenderableType:
    """Return a sentence as it is shown: a turn begins with a heading."""
    text = view.voice(sentence.message)
    if view.plain:
        return spoken(text)
    return spoken(f"\n{text}", "bold") if begins_turn(sentence) else spoken(f"  {text}")


class ToldTable(ABC):
    """A table of which somebody is told; what happens to what is said there is for others to say."""

    has_pace = True  # how fast the bots move can be chosen here
    further: Mapping[str, Carries] = {}  # commands that can be given at this table alone

    def __init__(self, game: Game, console: Console, manner: Manner, read: Read) -> None:
        self.game = game
        self.console = console
        self.view = View(game, manner.language, manner.plain, tuple(self.further))
        self.speed = manner.speed
        self.story = Story()
        self.latest: list[Sentence] = []  # what was told since somebody typed last
        self.refusal: SpokenError | None = None
        self._read = read
        self._left: dict[int, int] = {}  # by seat, how many sentences were told at the end of its turn
        self._cash_left: dict[int, int] = {}  # by seat, its cash then; unknown of turns before this sitting

    # where the game is

    @abstractmethod
    def carry_out(self, said: Line) -> None:
        """Carry out a line and tell what happened; raise SpokenError if it is refused."""

    @abstractmethod
    def is_bot(self, seat: int) -> bool:
        """Whether a bot plays the seat."""

    @abstractmethod
    def let_be(self, question: Question) -> None:
        """The person asked wants to do nothing about this."""

    @abstractmethod
    def settle(self) -> None:
        """Make sure that nothing is lost while somebody thinks."""

    @property
    @abstractmethod
    def pausing(self) -> bool | None:
        """Whether everybody is asked before every throw of another seat; None where that cannot be had."""

    @abstractmethod
    def pause(self, *, pausing: bool) -> None:
        """Ask everybody before every throw of another seat from now on, or no more."""

    @property
    @abstractmethod
    def minutes_left(self) -> int | None:
        """Minutes left of the time agreed on; None without any."""

    @property
    @abstractmethod
    def place(self) -> str:
        """Where the game is kept."""

    # telling

    def say_who_plays(self) -> None:
        """Say what is played, and who plays what."""
        table, bots = self.game.table, self.game.opening.bots
        kinds = {name: self.view.says("welcome-bot", name=name, kind=bots[name]) for name in bots}
        names = ", ".join(kinds.get(name, name) for name in table.seats)
        self.console.print(
            Text(self.view.says("welcome-seats", title=title(self.view.voice, table.edition), names=names), "bold")
        )

    def take_up(self, story: Story) -> None:
        """Go on with a story that was told up to here; nobody has missed any of it."""
        self.story = story
        for name in self.game.opening.people:
            self._left[self.game.seats.index(name)] = len(self.news)

    def mark(self, seat: int) -> None:
        """Note how far things have gone when the seat has acted in its turn."""
        self._left[seat] = len(self.news)
        self._cash_left[seat] = self.game.state.cash[seat]

    @property
    def news(self) -> list[Sentence]:
        """All that was told."""
        return self.story.told

    def since(self, seat: int) -> list[Sentence]:
        """Return what was told since the seat last acted in a turn of its own."""
        return [each for each in self.news[self._left.get(seat, 0) :] if not begins_turn(each)]

    def tell(self, sentences: Sequence[Sentence]) -> None:
        """Show what has happened."""
        self.latest += sentences
        for sentence in sentences:
            self.console.print(sentence_line(self.view, sentence))

    def hint(self, name: str, /, **args: Argument) -> None:
        """Say a message that changes nothing."""
        self.say(self.view.says(name, **args))

    def say(self, text: str) -> None:
        """Say something that changes nothing."""
        self.console.print(spoken(text if self.view.plain else f"  {text}", QUIET))
