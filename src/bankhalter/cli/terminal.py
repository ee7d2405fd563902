"""A game at the terminal: asks people, lets the bots act, tells what happens, and saves every action."""

import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress

from rich.console import Console

from bankhalter.cli.asking import whole_command
from bankhalter.cli.at_table import AtTable
from bankhalter.cli.clock import Clock
from bankhalter.cli.commands import Leave
from bankhalter.cli.ending import end_picture
from bankhalter.cli.manner import SPEEDS, Manner
from bankhalter.cli.told_table import Read
from bankhalter.notation.actions import TIME_IS_UP, Action, Line, parse_line
from bankhalter.play.narration import Sentence
from bankhalter.play.questions import Question
from bankhalter.play.record_file import RecordFile
from bankhalter.play.sitting import Sitting
from bankhalter.words.messages import Message, say


def read_line(prompt: str) -> str:
    """Ask for a line at the keyboard or from a file; raise EOFError at its end, or if there is none."""
    if sys.stdin is None:  # it was closed before the program began
        raise EOFError
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)  # noqa: T201  # so that what was fed in stands in the transcript
    return line


class Terminal(AtTable):
    """One sitting at the terminal, with all its seats."""

    def __init__(  # noqa: PLR0913, PLR0917  # what comes from outside: game, file, screen, clock, manner, keyboard
        self,
        sitting: Sitting,
        file: RecordFile,
        console: Console,
        clock: Clock,
        manner: Manner,
        read: Read = read_line,
        wait: Callable[[float], None] = time.sleep,
    ) -> None:
        super().__init__(sitting.game, console, manner, read)
        self.sitting = sitting
        self.file = file
        self.clock = clock
        self._wait = wait
        self._bots_alone = False

    def welcome(self, *lines: Message) -> None:
        """Say who plays what, and more."""
        self.say_who_plays()
        for line in (*lines, say("welcome-saved", path=self.place)):
            self.say(self.view.voice(line))

    def play(self) -> None:
        """Play until the game is over or somebody leaves; raise EOFError at the end of the input."""
        self.tell(self.story.follow(self.game))
        with suppress(Leave):
            while True:
                self._look_at_clock()
                due = self.sitting.next()
                if due is None:
                    self.console.print(end_picture(self.view, self.file.path, self.console))
                    return
                if isinstance(due, Action):
                    self._let_bots_play_alone()
                    self.carry_out(due)
                else:
                    self.ask(due)

    def carry_out(self, said: Line) -> None:
        """Carry out a line, save it and tell what happened; raise RefusedError or TakeBackError if it is refused."""
        turn = self.game.state.turn
        self.game.carry_out(said)
        self.file.keep(self.game.log)
        told = self.story.follow(self.game)
        self.tell(told)
        if said.seat < 0:
            return
        if self.is_bot(said.seat):
            self._pause(told)
        elif said.seat == turn:
            self.mark(said.seat)

    def is_bot(self, seat: int) -> bool:
        """Whether a bot plays the seat."""
        return self.sitting.is_bot(seat)

    def let_be(self, question: Question) -> None:
        """The person asked wants to do nothing about this."""
        self.sitting.let_be(question)

    def settle(self) -> None:
        """Make sure that nothing is lost while somebody thinks."""
        self.file.sync()
        self.clock.keep()

    @property
    def pausing(self) -> bool | None:
        """Whether everybody is asked before every throw of another seat."""
        return self.sitting.pausing

    def pause(self, *, pausing: bool) -> None:
        """Ask everybody before every throw of another seat from now on, or no more."""
        self.sitting.pausing = pausing

    @property
    def minutes_left(self) -> int | None:
        """Minutes left of the time agreed on; None without any."""
        return self.clock.minutes_left if self.clock.minutes else None

    @property
    def place(self) -> str:
        """Where the game is kept."""
        return str(self.file.path)

    def _pause(self, told: Sequence[Sentence]) -> None:
        if told and SPEEDS[self.speed]:
            self._wait(SPEEDS[self.speed])

    def _look_at_clock(self) -> None:
        if self.clock.time_is_up and not self.game.state.time_up and not self.game.over:
            self.carry_out(parse_line(self.game.table, self.game.state, TIME_IS_UP))

    def _let_bots_play_alone(self) -> None:
        """Stop once when the last person is out; raise Leave if nobody wants to see the end."""
        people = [self.game.seats.index(name) for name in self.game.opening.people]
        if self._bots_alone or not people or not all(self.game.state.bankrupt[seat] for seat in people):
            return
        self._bots_alone, self.speed = True, "instant"
        self.hint("hint-bots-alone")
        if whole_command(self.view, self._read("> ").strip()) == "quit":
            raise Leave
