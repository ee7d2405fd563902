"""A record that grows on disk with its game: every action is written before the next one is asked for."""

import os
import re
import sys
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from itertools import chain, count
from pathlib import Path
from typing import BinaryIO, NamedTuple, Self

from bankhalter.notation.positions.text import CHECKSUM_DIGITS
from bankhalter.play.game import Game
from bankhalter.play.records import Entry, Record, RecordError, entry_text, parse_record
from bankhalter.words.errors import placed, reason
from bankhalter.words.messages import say

WHOLE_LINE = re.compile(rb" ; [0-9a-f]{%d}\s*$" % CHECKSUM_DIGITS)


class Saved(NamedTuple):
    """A record as found on disk; bytes beyond `size` are a last line that was not written to its end."""

    record: Record
    size: int
    torn: bool


class PlayedElsewhereError(RecordError):
    """Another process plays the game of this file."""


class RecordFile:
    """The file of one game. Lines are only ever added, take-backs too; a new file appears whole or not at all."""

    def __init__(self, path: Path, written: int, size: int) -> None:
        """Go on after the first `size` bytes, which hold `written` entries.

        Raise RecordError if the file cannot be written or another process plays its game.
        """
        self.path = path
        self.written = written
        try:
            self._file = path.open("rb+")
        except OSError as error:
            raise RecordError(placed(str(path), say("error-not-written", reason=reason(error)))) from None
        with ExitStack() as on_failure:
            on_failure.callback(self._file.close)
            lock(self._file, path)
            self._file.truncate(size)
            end_last_line(self._file)
            on_failure.pop_all()

    @classmethod
    def create(cls, path: Path, game: Game) -> Self:
        """Write the record of `game` as it stands; raise RecordError as above."""
        text = game.record().encode()
        write_whole(path, text)
        return cls(path, len(game.log), len(text))

    @classmethod
    def go_on(cls, path: Path, saved: Saved) -> Self:
        """Go on with a record found on disk, without its torn last line."""
        return cls(path, len(saved.record.entries), saved.size)

    def keep(self, log: Sequence[Entry]) -> None:
        """Add what `log` has more than the file, so that it outlives this process; raise RecordError as above."""
        more = "".join(map(entry_text, log[self.written :]))
        if not more:
            return
        try:
            self._file.write(more.encode())
            self._file.flush()
        except OSError as error:
            raise RecordError(placed(str(self.path), say("error-not-written", reason=reason(error)))) from None
        self.written = len(log)

    def sync(self) -> None:
        """Make sure that what was written outlives a power failure too."""
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Write everything out and let others play the game."""
        self.sync()
        self._file.close()


def read_saved(path: Path) -> Saved:
    """Return the record in a file, leaving out a torn last line; raise RecordError if it cannot be read."""
    try:
        data = path.read_bytes()
        whole = whole_size(data)
        text = data[:whole].decode("utf-8-sig")
    except OSError as error:
        raise RecordError(placed(str(path), say("error-not-read", reason=reason(error)))) from None
    except UnicodeDecodeError:
        raise RecordError(placed(str(path), say("error-not-utf-8"))) from None
    return Saved(parse_record(text, str(path)), whole, whole < len(data))


def whole_size(data: bytes) -> int:
    """Return how many bytes of a record are whole lines."""
    begun = data.rfind(b"\n") + 1
    return len(data) if WHOLE_LINE.search(data[begun:]) else begun


def end_last_line(file: BinaryIO) -> None:
    """Go to the end of a file, and to a new line."""
    if file.seek(0, os.SEEK_END):
        file.seek(-1, os.SEEK_END)
        if file.read() != b"\n":
            file.write(b"\n")


def write_whole(path: Path, data: bytes) -> None:
    """Write a file whole or not at all; raise RecordError if that is not possible."""
    draft = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_bytes(data)
        draft.replace(path)
    except OSError as error:
        with suppress(OSError):
            draft.unlink()
        raise RecordError(placed(str(path), say("error-not-written", reason=reason(error)))) from None


def lock(file: BinaryIO, path: Path) -> None:
    """Keep others from playing the game of this file; raise PlayedElsewhereError if somebody does already."""
    if sys.platform != "win32":
        import fcntl  # noqa: PLC0415  # not on every system

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise PlayedElsewhereError(placed(str(path), say("error-played-elsewhere"))) from None


def set_aside(path: Path, name: str) -> Path:
    """Rename a record so that `path` is free, and return its new path: `name`, with a number where that is taken.

    Raise PlayedElsewhereError if it is being played, RecordError if it cannot be renamed.
    """
    try:
        with path.open("rb") as file:
            lock(file, path)
        aside = free_name(path, name)
        path.rename(aside)
    except OSError as error:
        raise RecordError(placed(str(path), say("error-not-renamed", reason=reason(error)))) from None
    return aside


def free_name(path: Path, name: str) -> Path:
    """Return a path beside `path` that is not taken: `name` with the ending of a record, or with a number before it."""
    numbers = chain([""], (f"-{n}" for n in count(2)))
    paths = (path.with_name(f"{name}{number}{path.suffix}") for number in numbers)
    return next(free for free in paths if not free.exists())
