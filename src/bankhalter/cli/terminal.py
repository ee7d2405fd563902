"""A game at the terminal: asks people, lets the bots act, tells what happens, and saves every action."""

import sys
from collections.abc import Callable, Sequence
from contextlib import suppress

from rich.console import Console
from rich.text import Text

from bankhalter.cli.choices import Choice, choice_list, choices
from bankhalter.cli.clock import Clock
from bankhalter.cli.commands import COMMANDS, Leave
from bankhalter.cli.moment import awaited_text, concern_text
from bankhalter.cli.screen import board_picture, cash_line, end_picture
from bankhalter.cli.view import QUIET, View
from bankhalter.cli.words import full_stop
from bankhalter.notation.actions import TIME_IS_UP, Action, Line, parse_line
from bankhalter.notation.errors import NotationError
from bankhalter.play.errors import RefusedError, refused
from bankhalter.play.narration import Sentence
from bankhalter.play.record_file import RecordFile
from bankhalter.play.second_person import addressed
from bankhalter.play.sitting import Question, Sitting
from bankhalter.play.story import Story
from bankhalter.play.takeback import TakeBackError
from bankhalter.rules.codes import Act, Event, Phase, Refusal

NEWS = 16  # sentences shown in the middle of the board
NOTHING = ("0", "nothing")
HINT = "Say a number from the list or an action in words; ? helps, quit leaves."

Read = Callable[[str], str]


def read_line(prompt: str) -> str:
    """Ask for a line at the keyboard or from a file; raise EOFError at its end."""
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)  # noqa: T201  # so that what was fed in stands in the transcript
    return line


def sentence_line(sentence: Sentence) -> Text:
    """Return a sentence as it is shown: a turn begins with a heading."""
    heading = sentence.event == Event.TURN_STARTED
    return Text(f"\n{sentence.text}", "bold") if heading else Text(f"  {sentence.text}")


class Terminal:
    """One sitting at the terminal."""

    def __init__(
        self, sitting: Sitting, file: RecordFile, console: Console, clock: Clock, read: Read = read_line
    ) -> None:
        self.sitting = sitting
        self.game = sitting.game
        self.file = file
        self.console = console
        self.clock = clock
        self.view = View(sitting.game)
        self.story = Story()
        self.refusal: RefusedError | TakeBackError | None = None
        self._read = read
        self._shown: tuple[int, Question] | None = None
        self._to_repeat: Line | None = None  # done if it is said once more
        self._drawn: dict[int, int] = {}  # by seat, how many turns had begun when it was shown the board

    def welcome(self, sentence: str) -> None:
        """Say who plays what."""
        table, bots = self.game.table, self.game.opening.bots
        seats = ", ".join(name + (f" ({bots[name]} bot)" if name in bots else "") for name in table.seats)
        self.console.print(Text.assemble((table.edition.title, "bold"), f": {seats}."))
        self.hint(f"{sentence} The game is saved in {self.file.path}. ? helps.")

    @property
    def news(self) -> list[Sentence]:
        """All that was told."""
        return self.story.told

    def play(self) -> None:
        """Play until the game is over or somebody leaves; raise EOFError at the end of the input."""
        self.tell(self.story.follow(self.game))
        with suppress(Leave):
            while True:
                self._look_at_clock()
                due = self.sitting.next()
                if due is None:
                    self.console.print(end_picture(self.view, self.file.path))
                    return
                if isinstance(due, Action):
                    self.carry_out(due)
                else:
                    self.ask(due)

    def carry_out(self, said: Line) -> None:
        """Carry out a line, save it and tell what happened; raise RefusedError or TakeBackError if it is refused."""
        self.game.carry_out(said)
        self.file.keep(self.game.log)
        self.tell(self.story.follow(self.game))

    def tell(self, sentences: Sequence[Sentence]) -> None:
        """Show what has happened."""
        for sentence in sentences:
            self.console.print(sentence_line(sentence))

    def _look_at_clock(self) -> None:
        if self.clock.time_is_up and not self.game.state.time_up and not self.game.over:
            self.carry_out(parse_line(self.game.table, self.game.state, TIME_IS_UP))

    # asking

    def ask(self, question: Question) -> None:
        """Show the moment if it is a new one, read a line and do what it says."""
        if self._shown != (len(self.game.log), question):
            self._shown = (len(self.game.log), question)
            self.tell(self.story.catch_up())
            self.file.sync()
            self.clock.keep()
            self._show(question)
        name = self.game.seats[question.seat]
        self.obey(question, " ".join(self._read(f"{name}> ").split()))

    def _show(self, question: Question) -> None:
        turns = sum(event == Event.TURN_STARTED for event, _ in self.game.events)
        in_turn = not question.matters and self.game.state.phase != Phase.ORDER
        if in_turn and self._drawn.get(question.seat) != turns:
            self._drawn[question.seat] = turns
            self.draw()
            self.console.print()
        else:
            self.console.print(Text("\n").append_text(cash_line(self.view)))
        if self.clock.minutes:
            left = self.clock.minutes_left
            self.hint(f"{left} minute{'' if left == 1 else 's'} left.")
        self.show_choices(question)

    def draw(self) -> None:
        """Draw the board."""
        self.console.print()
        news = [text for event, text in self.news if event != Event.TURN_STARTED]
        self.console.print(board_picture(self.view, news[-NEWS:], self.console.width))

    def show_choices(self, question: Question) -> None:
        """Show what is awaited of the person asked, and what may be done."""
        seat = question.seat
        if self.game.asked_back:
            text = f"{self.story.teller.request} Do you agree?"
        else:
            text = concern_text(self.view, question) if question.matters else awaited_text(self.view, seat)
        self.console.print(Text.assemble((f"{self.game.seats[seat]}: ", "bold"), text))
        self.console.print(choice_list(choices(self.view, seat), self.console.width))
        if question.matters:
            self.console.print(Text.assemble(("  0  ", "bold"), "nothing now"))

    # answers

    def obey(self, question: Question, typed: str) -> None:
        """Do what was typed: a command, a choice, or an action in words."""
        word, _, rest = typed.partition(" ")
        if word in COMMANDS and word not in self.game.seats:
            COMMANDS[word](self, question, rest)
        elif not typed:
            self.hint(HINT)
        elif typed in NOTHING:
            self._let_be(question)
        elif word.isdecimal():
            self._choose(question, int(word), rest)
        else:
            self.say(question.seat, typed)

    def _let_be(self, question: Question) -> None:
        if question.matters:
            self.sitting.let_be(question)
        else:
            self.hint("Something must be done now. " + HINT)

    def _choose(self, question: Question, number: int, rest: str) -> None:
        found = choices(self.view, question.seat)
        if not 1 <= number <= len(found):
            self.hint(f"There is no choice {number} here. {HINT}")
        elif found[number - 1].open:
            self._choose_amount(question.seat, found[number - 1], rest)
        elif rest:
            self.hint(f"Choice {number} takes no amount. {HINT}")
        else:
            self.say(question.seat, found[number - 1].words)

    def _choose_amount(self, seat: int, choice: Choice, typed: str) -> None:
        verb, _, span = choice.words.partition(" ")
        amount = typed or self._read(f"How much? {span.replace('..', ' to ')}: ").strip()
        if not amount[:1].isdecimal():
            self.hint(f"That is no amount, nothing was done. {HINT}")
            return
        self.say(seat, f"{verb} {amount}")

    def say(self, seat: int, typed: str) -> None:
        """Carry out an action in words, of the person asked or of the one it names; say why if it cannot be."""
        try:
            said = self._understood(seat, typed)
            if said is not None and self._is_meant(said, typed):
                self.carry_out(said)
        except RefusedError as error:
            self.refusal = error
            self.hint(f"{error} (`why` names the rules)")
        except (NotationError, TakeBackError) as error:
            self.refusal = error if isinstance(error, TakeBackError) else None
            self.hint(full_stop(str(error)))

    def _is_meant(self, said: Line, typed: str) -> bool:
        """Whether a line is to be carried out: giving up must be said twice."""
        ends = isinstance(said, Action) and said.act == Act.GIVE_UP and self.game.judge(said) == Refusal.NONE
        if not ends or said == self._to_repeat:
            self._to_repeat = None
            return True
        self._to_repeat = said
        text = f"That takes {self.game.seats[said.seat]} out of the game for good."
        self.hint(f"{addressed(text)} Say `{typed}` once more if it is meant.")
        return False

    def _understood(self, seat: int, typed: str) -> Line | None:
        if typed == TIME_IS_UP:
            raise refused(self.game.table, Refusal.NATURE_ANSWERS)
        named = typed.partition(" ")[0] in self.game.seats
        said = parse_line(self.game.table, self.game.state, typed if named else f"{self.game.seats[seat]} {typed}")
        if self.sitting.is_bot(said.seat):
            self.hint(f"{self.game.seats[said.seat]} is played by a bot; say what {self.game.seats[seat]} does.")
            return None
        return said

    def hint(self, text: str) -> None:
        """Say something that changes nothing."""
        self.console.print(Text(f"  {text}", QUIET))
