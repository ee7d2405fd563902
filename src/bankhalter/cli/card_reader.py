"""The command `bankhalter reader`: the card reader at the terminal, a line for what is done with it."""

from collections.abc import Callable, Iterator
from pathlib import Path

from bankhalter.cli.ledger_talk import WORDS, LedgerTalk
from bankhalter.cli.reader_file import ReaderFile
from bankhalter.cli.state import state_folder
from bankhalter.companion.bookings import Bookings
from bankhalter.companion.entries import Header, Held, Inserted, Pressed, Removed
from bankhalter.companion.face import frames
from bankhalter.companion.kit import usual_kit
from bankhalter.companion.reader import GO, KEYS, MINUTE, Side
from bankhalter.companion.spoken import ReaderSpeech

LAST = "last.reader"
ENDS = (".", "?")
AMOUNT = frozenset("0123456789.KM")


class CardReader(LedgerTalk):
    """A reader in use."""

    words = {**WORDS, "links": "left", "rechts": "right", "raus": "out", "los": "go"}  # noqa: RUF012

    @property
    def bookings(self) -> Bookings:
        """How the reader stands."""
        assert isinstance(self.file.ledger, Bookings)  # noqa: S101  # it was opened as one
        return self.file.ledger

    def help(self) -> str:
        """Return what can be typed."""
        return self.says("reader-terminal-help")

    def unread(self) -> str:
        """Return what is said of a line that cannot be read."""
        return self.says("reader-terminal-unread")

    def carry_out(self, word: str, rest: list[str]) -> bool:
        """Do one thing; return whether it could be read."""
        match word, rest:
            case ("left" | "right") as side, [card] if card in set("123456"):
                self.file.add(Inserted(at=self.now(), side=side, card=int(card)))
            case "out", []:
                for each in Side:
                    if self.bookings.reader.slot(each):
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
                return False
        self.show()
        return True

    def wake(self) -> None:
        """Switch the device on, which takes a key press of its own."""
        reader = self.bookings
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
        speech = ReaderSpeech(self.bookings, self.language)
        shown = " > ".join(frame.text for frame in frames(self.bookings.reader))
        sentence, hint = self.voice(speech.sentence()), speech.hint()
        if hint:
            sentence = f"{sentence if sentence.endswith(ENDS) else f'{sentence}.'} {self.voice(hint)}"
        self.write(f"[ {shown:>5} ]  {sentence}")


def use(path: Path | None, lines: Iterator[str], write: Callable[[str], None], now: Callable[[], int]) -> int:
    """Use the reader of a file, else the last one, and return the exit code."""
    place = path or state_folder() / LAST
    if not place.exists():
        ReaderFile.begin(place, Header(kit=usual_kit(), created=now()))
    CardReader(ReaderFile.open(place, "reader"), write, now).talk(lines)
    return 0
