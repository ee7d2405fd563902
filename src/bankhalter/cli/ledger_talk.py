"""A ledger at the terminal, a line for what is done with it: what a card reader and accounts alone have in common."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple, Protocol

from bankhalter.cli.language import chosen
from bankhalter.companion.checks import BookingError
from bankhalter.companion.entries import LONGEST_NAME
from bankhalter.companion.occasions import Kind
from bankhalter.reference.finding import folded
from bankhalter.server.errors import CommandError
from bankhalter.server.reader_commands import Agree, AnyReaderCommand, Claim, Explain, NameCard, Reverse
from bankhalter.server.reader_messages import LineView, MoneyState, QuestionView, ReaderState
from bankhalter.words.messages import Argument, say
from bankhalter.words.voice import plain

WORDS = {
    "neu": "new", "anlass": "for", "storno": "back", "verlauf": "list", "hilfe": "help", "?": "help", "ende": "quit",
    "ich": "me", "ja": "yes", "nein": "no",
}  # fmt: skip


class Keeper(Protocol):
    """What keeps a ledger. `state`: how it stands; `token`: the key of this device, empty if there are no others."""

    @property
    def state(self) -> ReaderState | MoneyState: ...

    @property
    def token(self) -> str: ...

    def do(self, command: AnyReaderCommand) -> None:
        """Carry out a command; raise CommandError if that cannot be."""

    def off_in(self) -> int:
        """Return the ms after which the device switches itself off, 0 if it is off."""

    def sheet(self) -> str:
        """Return the bookings of the game as a sheet."""


class Told(NamedTuple):
    """What has been shown: the game, what stands of its bookings, and the reversal that is asked for."""

    game: int
    lines: dict[int, tuple[str, str]]
    question: QuestionView | None


def told_of(state: ReaderState | MoneyState) -> Told:
    """Return what somebody knows who has been shown all of it."""
    return Told(state.game, {line.number: (line.standing, line.occasion) for line in state.lines}, state.question)


class LedgerTalk(ABC):
    """A ledger in use: `write` shows a line; `words`: English for German."""

    words: Mapping[str, str] = WORDS

    def __init__(self, keeper: Keeper, write: Callable[[str], None]) -> None:
        self.keeper = keeper
        self.write = write
        self.language = chosen()
        self.voice = plain(self.language)
        self.told = told_of(keeper.state)

    def says(self, name: str, **values: Argument) -> str:
        """Return a text of the catalogue."""
        return self.voice(say(name, **values))

    @abstractmethod
    def help(self) -> str:
        """Return what can be typed."""

    @abstractmethod
    def unread(self) -> str:
        """Return what is said of a line that cannot be read."""

    @abstractmethod
    def show(self) -> None:
        """Show how the device stands."""

    @abstractmethod
    def carry_out(self, word: str, rest: list[str]) -> bool:
        """Do one thing with the device; return whether it could be read."""

    def talk(self, lines: Iterator[str]) -> None:
        """Do what is typed, a line each, until there is no more."""
        self.begin()
        for line in lines:
            if not self.obey(line):
                return

    def begin(self) -> None:
        """Show what can be typed, and how the device stands."""
        self.tell_help()
        self.show()
        self._tell_question(None)

    def tell_help(self) -> None:
        """Show what can be typed."""
        self.write(self.help())
        if self.keeper.token:
            self.write(self.says("reader-terminal-help-shared"))

    def obey(self, line: str) -> bool:
        """Do what is typed; return whether there is to be more."""
        word, *rest = line.split() or [""]
        word = self.words.get(word.lower(), word.lower())
        if word == "quit":
            return False
        try:
            if word and not self.carry_out(word, rest) and not self.look_up(word, rest):
                self.write(self.unread())
        except (BookingError, CommandError) as error:
            self.write(self.voice.text(error.inner))
        before, self.told = self.told, told_of(self.keeper.state)
        self._tell_question(before.question)
        return True

    def tell_news(self) -> None:
        """Show what others have booked since the last time."""
        before, self.told = self.told, told_of(self.keeper.state)
        if before.game != self.told.game:
            self.write(self.says("reader-terminal-new-game"))
            before = before._replace(lines={})
        news = [
            line for line in self.keeper.state.lines if before.lines.get(line.number) != self.told.lines[line.number]
        ]
        for line in news:
            self.write(self.row(line))
        if news or before.game != self.told.game:
            self.show()
        self._tell_question(before.question)

    def _tell_question(self, before: QuestionView | None) -> None:
        question = self.told.question
        if question is None and before is not None and self.told.lines.get(before.booking, ("",))[0] == "stands":
            self.write(self.says("reader-terminal-stays", number=before.booking))
        if question is None or question == before:
            return
        number, names = question.booking, ", ".join(question.waits_for)
        if question.yours:
            self.write(self.says("reader-terminal-question", number=number, booking=question.text))
        else:
            self.write(self.says("reader-terminal-asked", number=number, booking=question.text, names=names))

    def look_up(self, word: str, rest: list[str]) -> bool:
        """Do what belongs to the ledger; return whether it could be read."""
        match word, rest:
            case "name", [card, *name] if card.isdecimal():
                self.keeper.do(NameCard(card=self.card(card), name=checked_name(name)))
            case "for", [number, *words] if number.isdecimal():
                line = self.line(int(number))
                occasion = self.occasion(Kind(line.kind), " ".join(words))
                self.keeper.do(Explain(booking=line.number, occasion=occasion))
            case "back", [number] if number.isdecimal():
                self.keeper.do(Reverse(booking=self.line(int(number)).number))
            case (("yes" | "no"), []) if self.keeper.token:
                self.keeper.do(Agree(agrees=word == "yes"))
            case "me", [card, *name] if self.keeper.token:
                self.keeper.do(Claim(card=self.card(card), token=self.keeper.token, name=checked_name(name)))
            case "list", []:
                pass
            case "csv", []:
                self.write(self.keeper.sheet().rstrip())
                return True
            case "help", []:
                self.tell_help()
                return True
            case _:
                return False
        self.list()
        return True

    def card(self, given: str) -> int:
        """Return which card or account is meant, by its number or name; raise BookingError if there is none."""
        names = [card.name.casefold().replace(" ", "") for card in self.keeper.state.cards]
        if given.casefold() in names:
            return names.index(given.casefold()) + 1
        if not given.isdecimal():
            raise BookingError("error-money-who", given=given)
        if not 0 < int(given) <= len(names):
            raise BookingError("error-reader-no-card", card=int(given), most=len(names))
        return int(given)

    def line(self, number: int) -> LineView:
        """Return a booking; raise BookingError if there is none with this number."""
        for line in self.keeper.state.lines:
            if line.number == number:
                return line
        raise BookingError("error-reader-no-booking", number=number)

    def occasion(self, kind: Kind, given: str) -> str:
        """Return the occasion that words mean, which may be cut short; raise BookingError if it is not one alone."""
        called = {occasion.id: occasion.text for occasion in self.keeper.state.occasions[kind]}
        wanted = folded(given)
        if not wanted or wanted in called:
            return wanted
        meant = [occasion for occasion, name in called.items() if f" {wanted}" in f" {folded(name)}"]
        if len(meant) != 1:
            raise BookingError("error-reader-occasion", given=given, possible=", ".join(called.values()))
        return meant[0]

    def list(self) -> None:
        """Show every booking, and what is on each card."""
        for line in self.keeper.state.lines:
            self.write(self.row(line))
        self.write(", ".join(f"{card.called} {card.balance}" for card in self.keeper.state.cards))

    def row(self, line: LineView) -> str:
        """Return a booking as it is listed."""
        notes = ", ".join(note for note in (line.occasion_text, line.standing_text) if note)
        return f"{line.number:>4}  {line.text}" + (f" ({notes})" if notes else "")


def checked_name(words: list[str]) -> str:
    """Return a name that was typed; raise BookingError if it is too long."""
    name = " ".join(words)
    if len(name) > LONGEST_NAME:
        raise BookingError("error-reader-name", most=LONGEST_NAME)
    return name
