"""A card reader or accounts alone in a file, used as those of a server are: commands, and how it stands after them."""

from collections.abc import Callable

from bankhalter.cli.reader_file import ReaderFile
from bankhalter.companion.sheets import sheet
from bankhalter.server.by_device import judge_of, views_of
from bankhalter.server.reader_commands import AnyReaderCommand
from bankhalter.server.reader_messages import MoneyState, ReaderState, ReaderYou
from bankhalter.words.catalogue import Language

OWNER = frozenset({""})  # who has the file has everything in it
YOU = ReaderYou(host=True, banker=True, card=0, code="")


class FiledLedger:
    """What a file keeps. `state`: how it stands; `now` tells the time in ms since 1970."""

    token = ""  # nobody else can ask

    def __init__(self, file: ReaderFile, now: Callable[[], int], language: Language) -> None:
        self.file = file
        self.now = now
        self.language = language
        self._views = views_of(file.ledger, language)
        self.state = self._stands()

    def _stands(self) -> ReaderState | MoneyState:
        return self._views.state("", YOU, OWNER, 0, self.now())

    def do(self, command: AnyReaderCommand) -> None:
        """Carry out a command; raise CommandError if that cannot be, ReaderFileError if it cannot be written."""
        judge = judge_of(self.file.ledger)(self.file.ledger, OWNER, self.now(), "", "")
        for entry in judge.entries(command):
            self.file.add(entry)
        self.state = self._stands()

    def off_in(self) -> int:
        """Return the ms after which the device switches itself off, 0 if it is off."""
        self.state = self._stands()
        assert isinstance(self.state, ReaderState)  # noqa: S101  # nothing else switches itself off
        return self.state.off_in

    def sheet(self) -> str:
        """Return the bookings of the game as a sheet."""
        return sheet(self.file.ledger, self.state.game, self.language)
