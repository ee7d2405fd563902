"""A card reader in a file: its header, then an entry a line, each on the disk before the display shows it."""

import os
from pathlib import Path
from typing import Self

import msgspec

from bankhalter.companion.bookings import Bookings
from bankhalter.companion.entries import AnyEntry, Header, entry_bytes, header_bytes, read_entry, read_header
from bankhalter.companion.kit import usual_kit
from bankhalter.words.errors import SpokenError, reason


class ReaderFileError(SpokenError):
    """A file that is no card reader, or cannot be read or written."""


class ReaderFile:
    """A reader that goes on where it was left; `bookings`: how it stands."""

    def __init__(self, path: Path, bookings: Bookings) -> None:
        self.path = path
        self.bookings = bookings

    @classmethod
    def open(cls, path: Path, now: int) -> Self:
        """Return the reader of a file, a new one if there is none; raise ReaderFileError for anything else."""
        try:
            if not path.exists():
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(header_bytes(Header(kit=usual_kit(), created=now)) + b"\n")
            data = path.read_bytes()
            whole = data[: data.rfind(b"\n") + 1]  # a power cut may have torn the last line
            if whole != data:
                os.truncate(path, len(whole))
            header, *entries = whole.splitlines()
            bookings = Bookings(read_header(header))
            bookings.fold(map(read_entry, entries))
        except OSError as error:
            raise ReaderFileError("error-reader-file", path=str(path), reason=reason(error)) from None
        except (msgspec.DecodeError, ValueError, IndexError):
            raise ReaderFileError("error-reader-no-file", path=str(path)) from None
        return cls(path, bookings)

    def add(self, entry: AnyEntry) -> None:
        """Keep an entry, then take it in."""
        try:
            with self.path.open("ab") as file:
                file.write(entry_bytes(entry) + b"\n")
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise ReaderFileError("error-reader-file", path=str(self.path), reason=reason(error)) from None
        self.bookings.take(entry)
