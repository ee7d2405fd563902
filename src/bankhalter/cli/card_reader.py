"""The command `bankhalter reader`: the card reader at the terminal, a line for what is done with it."""

from collections.abc import Callable, Iterator
from pathlib import Path

from bankhalter.cli.filed_ledger import FiledLedger
from bankhalter.cli.language import chosen
from bankhalter.cli.ledger_talk import WORDS, LedgerTalk
from bankhalter.cli.reader_file import ReaderFile
from bankhalter.cli.state import state_folder
from bankhalter.companion.entries import Header
from bankhalter.companion.kit import usual_kit
from bankhalter.companion.reader import GO, KEYS, Side
from bankhalter.server.reader_commands import HoldC, Insert, Press, Remove
from bankhalter.server.reader_messages import ReaderState

LAST = "last.reader"
ENDS = (".", "?")
AMOUNT = frozenset("0123456789.KM")


class CardReader(LedgerTalk):
    """A reader in use."""

    words = {**WORDS, "links": "left", "rechts": "right", "raus": "out", "los": "go"}  # noqa: RUF012

    @property
    def reader(self) -> ReaderState:
        """How the reader stands."""
        assert isinstance(self.keeper.state, ReaderState)  # noqa: S101  # it is one
        return self.keeper.state

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
                self.keeper.do(Insert(side=side, card=int(card)))
            case "out", []:
                slots = {Side.LEFT: self.reader.left, Side.RIGHT: self.reader.right}
                for slot in (each for each, card in slots.items() if card):
                    self.keeper.do(Remove(side=slot.value))
            case "new", []:
                self.wake()
                self.keeper.do(HoldC())
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
        if not self.keeper.off_in():
            self.keeper.do(Press(key="C"))

    def press(self, key: str) -> None:
        """Press a key of a device that is on."""
        assert key in KEYS  # noqa: S101  # else it is no key of the device
        self.wake()
        self.keeper.do(Press(key=key))  # type: ignore[arg-type]  # one of them

    def show(self) -> None:
        """Show the display and what is going on in words."""
        reader = self.reader
        shown = " > ".join(frame.text for frame in reader.frames)
        sentence = reader.sentence
        if reader.hint:
            sentence = f"{sentence if sentence.endswith(ENDS) else f'{sentence}.'} {reader.hint}"
        self.write(f"[ {shown:>5} ]  {sentence}")


def use(path: Path | None, lines: Iterator[str], write: Callable[[str], None], now: Callable[[], int]) -> int:
    """Use the reader of a file, else the last one, and return the exit code."""
    place = path or state_folder() / LAST
    if not place.exists():
        ReaderFile.begin(place, Header(kit=usual_kit(), created=now()))
    CardReader(FiledLedger(ReaderFile.open(place, "reader"), now, chosen()), write).talk(lines)
    return 0
