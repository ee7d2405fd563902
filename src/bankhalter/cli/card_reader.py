"""The command `bankhalter reader`: the card reader at the terminal, a line for what is done with it."""

from collections.abc import Callable, Iterator
from pathlib import Path

from bankhalter.cli.language import chosen
from bankhalter.cli.reader_file import ReaderFile
from bankhalter.cli.state import state_folder
from bankhalter.companion.checks import BookingError, check_back, check_name, check_occasion
from bankhalter.companion.entries import AskedBack, Explained, Held, Inserted, Named, Pressed, Removed
from bankhalter.companion.face import frames
from bankhalter.companion.kit import EDITION
from bankhalter.companion.reader import GO, KEYS, MINUTE, Side
from bankhalter.companion.sheets import sheet
from bankhalter.companion.spoken import Speech, occasion_message
from bankhalter.editions.catalogue import load
from bankhalter.words.messages import say
from bankhalter.words.voice import plain

LAST = "last.reader"
AMOUNT = frozenset("0123456789.KM")
WORDS = {
    "links": "left", "rechts": "right", "raus": "out", "los": "go", "neu": "new", "anlass": "for", "storno": "back",
    "verlauf": "list", "hilfe": "help", "ende": "quit",
}  # fmt: skip


class CardReader:
    """A reader in use: `write` shows a line, `now` tells the time in ms since 1970."""

    def __init__(self, file: ReaderFile, write: Callable[[str], None], now: Callable[[], int]) -> None:
        self.file = file
        self.write = write
        self.now = now
        self.language = chosen()
        self.voice = plain(self.language)

    def says(self, name: str) -> str:
        """Return a text of the catalogue."""
        return self.voice(say(name))

    def talk(self, lines: Iterator[str]) -> None:
        """Do what is typed, a line each, until there is no more."""
        self.write(self.says("reader-terminal-help"))
        self.show()
        for line in lines:
            word, *rest = line.split() or [""]
            word = WORDS.get(word.lower(), word.lower())
            if word == "quit":
                return
            try:
                if word and not self.carry_out(word, rest):
                    self.write(self.says("reader-terminal-unread"))
            except BookingError as error:
                self.write(self.voice.text(error.inner))

    def carry_out(self, word: str, rest: list[str]) -> bool:
        """Do one thing; return whether it could be read."""
        match word, rest:
            case ("left" | "right") as side, [card] if card in set("123456"):
                self.file.add(Inserted(at=self.now(), side=side, card=int(card)))
            case "out", []:
                for each in Side:
                    if self.file.bookings.reader.slot(each):
                        self.file.add(Removed(at=self.now(), side=each.value))
            case "new", []:
                self.wake()
                self.file.add(Held(at=self.now()))
            case "go", []:
                self.press(GO)
            case _ if not rest and set(word.upper().replace(",", ".")) <= AMOUNT | {"C"}:
                for key in word.upper().replace(",", "."):
                    self.press(key)
            case _:
                return self.look_up(word, rest)
        self.show()
        return True

    def look_up(self, word: str, rest: list[str]) -> bool:
        """Do what belongs to the ledger; return whether it could be read."""
        bookings = self.file.bookings
        match word, rest:
            case "name", [card, *name] if card in set("123456"):
                known = check_name(bookings, int(card), " ".join(name))
                self.file.add(Named(at=self.now(), card=int(card), name=known))
            case "for", [number, *occasion] if number.isdecimal() and len(occasion) < 2:  # noqa: PLR2004  # one word
                check_occasion(bookings, int(number), "".join(occasion))
                self.file.add(Explained(at=self.now(), booking=int(number), occasion="".join(occasion)))
            case "back", [number] if number.isdecimal():
                check_back(bookings, int(number))
                self.file.add(AskedBack(at=self.now(), booking=int(number), by=0))
            case "list", []:
                pass
            case "csv", []:
                unit = load(EDITION).money.unit
                self.write(sheet(bookings, len(bookings.games) - 1, unit, self.language, self.voice).rstrip())
                return True
            case "help", []:
                self.write(self.says("reader-terminal-help"))
                return True
            case _:
                return False
        self.list()
        return True

    def wake(self) -> None:
        """Switch the device on, which takes a key press of its own."""
        reader = self.file.bookings
        idle = reader.reader.idle + max(0, self.now() - reader.now)
        if not reader.reader.on or idle >= MINUTE:
            self.file.add(Pressed(at=self.now(), key="C"))

    def press(self, key: str) -> None:
        """Press a key of a device that is on."""
        assert key in KEYS  # noqa: S101  # else it is no key of the device
        self.wake()
        self.file.add(Pressed(at=self.now(), key=key))  # type: ignore[arg-type]  # one of them

    def show(self) -> None:
        """Show the display and what is going on in words."""
        speech = Speech(self.file.bookings, self.language)
        shown = " > ".join(frame.text for frame in frames(self.file.bookings.reader))
        hint = speech.hint()
        self.write(f"[ {shown:>5} ]  {self.voice(speech.sentence())}" + (f" {self.voice(hint)}" if hint else ""))

    def list(self) -> None:
        """Show every booking, and what is on each card."""
        bookings = self.file.bookings
        speech = Speech(bookings, self.language)
        for line in bookings.game.lines:
            standing = speech.standing(line)
            notes = [self.voice(occasion_message(line.occasion))] if line.occasion else []
            notes += [self.voice(standing)] if standing else []
            self.write(
                f"{line.number:>4}  {self.voice(speech.line(line))}" + (f" ({', '.join(notes)})" if notes else "")
            )
        cards = range(1, bookings.reader.kit.cards + 1)
        called = (
            f"{self.voice.text(speech.card(card))} {speech.amount(bookings.reader.balance(card))}" for card in cards
        )
        self.write(", ".join(called))


def use(path: Path | None, lines: Iterator[str], write: Callable[[str], None], now: Callable[[], int]) -> int:
    """Use the reader of a file, else the last one, and return the exit code."""
    CardReader(ReaderFile.open(path or state_folder() / LAST, now()), write, now).talk(lines)
    return 0
