"""A game on a server, at the terminal: the same screen as for one at home, with the others elsewhere."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import TYPE_CHECKING

from rich.text import Text

from bankhalter.cli.at_table import AtTable
from bankhalter.cli.commands import Leave
from bankhalter.cli.join_real import RealNature
from bankhalter.cli.join_talk import FURTHER, absence_of, pace_of, talk_of, typed_by
from bankhalter.cli.view import QUIET
from bankhalter.client.link import Heard
from bankhalter.client.visitor import NotDoneError, Typed
from bankhalter.client.wire import Back, Lost
from bankhalter.notation.actions import print_line
from bankhalter.play.moments import waiting
from bankhalter.play.questions import Question, Questions
from bankhalter.server.commands import Here, Play, Return, Waive
from bankhalter.server.entries import Played
from bankhalter.words.errors import SpokenError
from bankhalter.words.messages import Message, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rich.console import Console

    from bankhalter.cli.join_keyboard import Keyboard
    from bankhalter.cli.manner import Manner
    from bankhalter.client.guest import Guest
    from bankhalter.notation.actions import Line
    from bankhalter.play.game import Game
    from bankhalter.play.narration import Sentence
    from bankhalter.play.story import Story
    from bankhalter.server.commands import AnyCommand
    from bankhalter.server.entries import AnyEntry

TRIES = 5  # how often a line is said again that the server asks to wait with
MINUTE = 60_000


class _NewsError(Exception):
    """Something has happened that changes what is asked."""


class JoinedTable(AtTable):
    """One's own seats at a table of a server: one, or several that people play in turn at one keyboard."""

    has_pace = False
    further = FURTHER

    def __init__(  # what comes from outside: table, game, screen, manner, keyboard, talk
        self,
        guest: Guest,
        game: Game,
        console: Console,
        manner: Manner,
        keyboard: Keyboard,
        talk: list[Message],
    ) -> None:
        super().__init__(game, console, manner, self._read_amount)
        self.guest = guest
        self.keyboard = keyboard
        self.talk = talk  # what people have said to each other
        self.seats = [game.table.seat(name) for name in guest.seats]
        self.questions = Questions(game)
        self.real = RealNature(self)
        self._turn = game.state.turn
        self._begun = time.monotonic()
        self._waiting_at = -1  # the length of the log when it was said whose turn it is
        self._at_prompt = False  # the line on the screen ends with a prompt
        self._late: set[str] = set()  # who is known to keep the table waiting
        guest.on_entry = self.hear

    # the table

    def begin(self, story: Story, *, told: bool) -> None:
        """Go on with a story; tell all of it, unless that was `told` at an earlier sitting."""
        self.take_up(story)
        self.say_who_plays()
        if told:
            self.hint("join-goes-on", count=len(self.game.log))
            if self.talk:
                self.hint("joined-talk-before", count=len(self.talk))
        else:
            self.tell(self.news)

    def play(self) -> None:
        """Play until the game is over or somebody leaves; raise EOFError at the end of the input."""
        with suppress(Leave):
            while not self.game.over:
                with suppress(_NewsError):
                    self._next()
            self.tell(self.story.catch_up(self.game))

    def _next(self) -> None:
        while self.guest.next(0) is not None:
            pass
        if self.game.over:
            return
        question = self.asked()
        if question is not None:
            self.ask(question)
        elif self.real.is_ours():
            self.real.show()
            self.obey(Question(self.seats[0], frozenset()), self.read(self.real.prompt()))
        else:
            self._wait()

    def asked(self) -> Question | None:
        """Return what one of the seats is asked now; None if none is concerned."""
        if self.game.asked_back:
            return self._asked_of(self.game.seats[seat] in self.game.asked_back for seat in self.seats)
        concerned = self.questions.concerned(self.seats)
        if concerned is not None:
            return concerned
        return self._asked_of(bool(self.game.state.awaited >> seat & 1) for seat in self.seats)

    def _asked_of(self, asked: Iterable[bool]) -> Question | None:
        found = [seat for seat, is_asked in zip(self.seats, asked, strict=True) if is_asked]
        return Question(found[0], frozenset()) if found else None

    def _wait(self) -> None:
        """Wait for the others; at a keyboard something can be said all the same."""
        if self._waiting_at < 0:
            self.say(self.view.voice(waiting(self.view)))
        self._waiting_at = len(self.game.log)
        self.real.show()
        if self.keyboard.is_terminal:
            self.obey(Question(self.seats[0], frozenset()), self._typed(""))
        else:
            self._await_news()

    def _await_news(self) -> None:
        length = len(self.game.log)
        while len(self.game.log) == length:
            self._notice(self.guest.next())

    def read(self, prompt: str) -> str:
        """Read a line; raise _NewsError if something happens meanwhile, EOFError at the end of the input."""
        self._waiting_at = -1
        return self._typed(prompt)

    def _typed(self, prompt: str) -> str:
        length = len(self.game.log)
        self._prompt(prompt)
        while True:
            event = self.guest.next(typed=True)
            if isinstance(event, Typed):
                return self._line_of(event)
            self._notice(event)
            if len(self.game.log) != length:
                self._begin_line()
                raise _NewsError
            self._prompt_again(prompt)

    def _read_amount(self, prompt: str) -> str:
        """Read what belongs to a line already begun, whatever happens meanwhile."""
        self._prompt(prompt)
        while True:
            event = self.guest.next(typed=True)
            if isinstance(event, Typed):
                return self._line_of(event)
            self._notice(event)
            self._prompt_again(prompt)

    def _prompt(self, prompt: str) -> None:
        self.keyboard.want()
        self.console.out(prompt, end="", highlight=False)
        self.console.file.flush()
        self._at_prompt = bool(prompt)

    def _prompt_again(self, prompt: str) -> None:
        """Show the prompt again that something was told below."""
        if prompt and not self._at_prompt:
            self._prompt(prompt)

    def _begin_line(self) -> None:
        """Leave a line that ends with a prompt."""
        if self._at_prompt:
            self.console.print()
            self._at_prompt = False

    def _line_of(self, typed: Typed) -> str:
        self.keyboard.got()
        self._at_prompt = False
        if typed.line is None:
            raise EOFError
        if not self.keyboard.is_terminal:
            self.console.out(typed.line, highlight=False)
        return " ".join(typed.line.split())

    # asking

    def ask(self, question: Question) -> None:
        """Show the moment if it is a new one, read a line and do what it says."""
        self.show_if_new(question)
        if not question.matters:
            self.real.show()
        self.obey(question, self.read(f"{self.game.seats[question.seat]}> "))

    def obey(self, question: Question, typed: str) -> None:
        """Do what was typed; whoever types is still there, and plays itself."""
        doubted, away = self.guest.doubted, self.guest.taken_over
        for name in doubted:
            self.give(Here(seat=name))
        for name in away:
            self.give(Return(seat=name))
        if not away and (typed or not doubted) and not self.real.takes(typed):
            super().obey(question, typed)

    def give(self, command: AnyCommand) -> bool:
        """Give a command that is no line of the game; say why if it is not carried out, and return whether it is."""
        try:
            self.guest.ask(command)
        except NotDoneError as error:
            self.say(self.view.voice(error.message))
            return False
        return True

    def carry_out(self, said: Line) -> None:
        """Send a line; raise SpokenError if it is refused. What it brings about is told as it comes."""
        if self.real.lacks_dice(said):
            self.real.takes(self._read_amount(self.real.prompt()))
            return
        play = Play(line=print_line(self.game.table, self.game.state, said), seen=self.guest.sequence)
        for _ in range(TRIES):
            try:
                self.guest.ask(play)
            except NotDoneError as error:
                if not error.wait:
                    raise
                self.say(self.view.voice(error.message))
                self.guest.pass_time(error.wait)
            else:
                return
        self.guest.ask(play)

    def try_out(self, said: Line) -> None:
        """Send a line; say why if it is refused."""
        try:
            self.carry_out(said)
        except SpokenError as error:
            self.say(self.view.voice(error.message))

    def let_be(self, question: Question) -> None:
        """Let it be, and let others know where they wait for that."""
        self.questions.let_be(question)
        if any(kind == "claim" for kind, _, _ in question.matters):
            self.give(Waive(seat=self.game.seats[question.seat]))

    # news

    def hear(self, entry: AnyEntry) -> None:
        """Tell what an entry says."""
        match entry:
            case Played(line=line):
                if (typed := typed_by(entry)) is not None:
                    self.note(typed)
                turn, self._turn = self._turn, self.game.state.turn
                self.tell(self.story.follow(self.game))
                if turn in self.seats and line.partition(" ")[0] == self.game.seats[turn]:
                    self.mark(turn)
            case _ if (said := talk_of(entry)) is not None:
                self.talk.append(said)
                self.note(said)
            case _ if (told := absence_of(entry, self.guest.seats)) is not None:
                self.note(told)
            case _ if (told := pace_of(entry)) is not None:
                self.note(told)
            case _:
                pass

    def tell(self, sentences: Sequence[Sentence]) -> None:
        """Show what has happened."""
        if sentences:
            self._begin_line()
        super().tell(sentences)

    def note(self, message: Message) -> None:
        """Say something that is no part of the game."""
        self._begin_line()
        self.console.print(Text(self.view.voice(message), QUIET))

    def _notice(self, event: object) -> None:
        if isinstance(event, Lost):
            self.note(say("joined-lost"))
        elif isinstance(event, Back):
            self.note(say("joined-back"))
        elif isinstance(event, Heard):
            self._tell_of_the_late()

    def _tell_of_the_late(self) -> None:
        """Say once who keeps the table waiting and can be asked about it."""
        late = set(self.guest.moment.may_be_asked) - set(self.guest.seats)
        for name in sorted(late - self._late):
            self.note(say("joined-late", who=name))
        self._late = late

    # what is not here

    def is_bot(self, seat: int) -> bool:
        """Whether a bot of the server plays the seat."""
        name = self.game.seats[seat]
        return any(chair.seat == name and chair.bot for chair in self.guest.moment.chairs) and seat not in self.seats

    @property
    def others(self) -> list[str]:
        """The seats that are not one's own."""
        return [name for name in self.game.seats if name not in self.guest.seats]

    def settle(self) -> None:
        """The server loses nothing."""

    @property
    def pausing(self) -> bool | None:
        """Nobody can hold up the others."""
        return None

    def pause(self, *, pausing: bool) -> None:
        """Nobody can hold up the others."""

    @property
    def minutes_left(self) -> int | None:
        """Minutes left of the time agreed on, as the server last said; None without any."""
        clock = self.guest.moment.clock
        if clock is None or clock.ends is None:
            return None
        return max(0, -(-(clock.ends - clock.now) // MINUTE))

    @property
    def place(self) -> str:
        """Where the game is kept."""
        return self.guest.address.link
