"""A ledger at the terminal, a line for what is done with it: what a card reader and accounts alone have in common."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping

from bankhalter.cli.language import chosen
from bankhalter.cli.reader_file import ReaderFile
from bankhalter.companion.checks import BookingError, check_back, check_line, check_name
from bankhalter.companion.devices import speech_of
from bankhalter.companion.entries import AskedBack, Explained, Named
from bankhalter.companion.occasions import OCCASIONS, Kind, kind_of
from bankhalter.companion.sheets import sheet
from bankhalter.reference.finding import folded
from bankhalter.words.messages import say
from bankhalter.words.voice import plain

WORDS = {
    "neu": "new", "anlass": "for", "storno": "back", "verlauf": "list", "hilfe": "help", "?": "help", "ende": "quit",
}  # fmt: skip


class LedgerTalk(ABC):
    """A ledger in use: `write` shows a line, `now` tells the time in ms since 1970; `words`: English for German."""

    words: Mapping[str, str] = WORDS

    def __init__(self, file: ReaderFile, write: Callable[[str], None], now: Callable[[], int]) -> None:
        self.file = file
        self.write = write
        self.now = now
        self.language = chosen()
        self.voice = plain(self.language)

    def says(self, name: str) -> str:
        """Return a text of the catalogue."""
        return self.voice(say(name))

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
        self.write(self.help())
        self.show()
        for line in lines:
            word, *rest = line.split() or [""]
            word = self.words.get(word.lower(), word.lower())
            if word == "quit":
                return
            try:
                if word and not self.carry_out(word, rest) and not self.look_up(word, rest):
                    self.write(self.unread())
            except BookingError as error:
                self.write(self.voice.text(error.inner))

    def look_up(self, word: str, rest: list[str]) -> bool:
        """Do what belongs to the ledger; return whether it could be read."""
        bookings = self.file.ledger
        match word, rest:
            case "name", [card, *name] if card.isdecimal():
                known = check_name(bookings, int(card), " ".join(name))
                self.file.add(Named(at=self.now(), card=int(card), name=known))
            case "for", [number, *words] if number.isdecimal():
                kind = kind_of(check_line(bookings, int(number)).booking)
                occasion = self.occasion(kind, " ".join(words))
                self.file.add(Explained(at=self.now(), booking=int(number), occasion=occasion))
            case "back", [number] if number.isdecimal():
                check_back(bookings, int(number))
                self.file.add(AskedBack(at=self.now(), booking=int(number), by=0))
            case "list", []:
                pass
            case "csv", []:
                self.write(sheet(bookings, len(bookings.games) - 1, self.language).rstrip())
                return True
            case "help", []:
                self.write(self.help())
                return True
            case _:
                return False
        self.list()
        return True

    def occasion(self, kind: Kind, given: str) -> str:
        """Return the occasion that words mean, which may be cut short; raise BookingError if it is not one alone."""
        speech, voice = speech_of(self.file.ledger, self.language)
        called = {occasion: voice(speech.occasion(occasion)) for occasion in OCCASIONS[kind]}
        wanted = folded(given)
        if not wanted or wanted in called:
            return wanted
        meant = [occasion for occasion, name in called.items() if f" {wanted}" in f" {folded(name)}"]
        if len(meant) != 1:
            raise BookingError("error-reader-occasion", given=given, possible=", ".join(called.values()))
        return meant[0]

    def list(self) -> None:
        """Show every booking, and what is on each card."""
        bookings = self.file.ledger
        speech, voice = speech_of(bookings, self.language)
        for line in bookings.game.lines:
            standing = speech.standing(line)
            notes = [voice(speech.occasion(line.occasion))] if line.occasion else []
            notes += [voice(standing)] if standing else []
            self.write(f"{line.number:>4}  {voice(speech.line(line))}" + (f" ({', '.join(notes)})" if notes else ""))
        cards = range(1, bookings.header.kit.cards + 1)
        called = (
            f"{voice.text(speech.card(card))} {voice.text(speech.amount(bookings.accounts.balance(card)))}"
            for card in cards
        )
        self.write(", ".join(called))
