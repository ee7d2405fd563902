"""A card reader or accounts alone in a file: a header, then an entry a line, each on the disk before it is shown."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Self

import msgspec

from bankhalter.companion.devices import new_ledger
from bankhalter.companion.entries import AnyEntry, Device, Header, entry_bytes, header_bytes, read_entry, read_header
from bankhalter.companion.ledger import AnyLedger
from bankhalter.words.errors import SpokenError, reason


class ReaderFileError(SpokenError):
    """A file that is no card reader, or cannot be read or written."""


class ReaderFile:
    """A reader that goes on where it was left; `ledger`: how it stands."""

    def __init__(self, path: Path, ledger: AnyLedger) -> None:
        self.path = path
        self.ledger = ledger

    @classmethod
    def begin(cls, path: Path, header: Header, entries: Sequence[AnyEntry] = ()) -> None:
        """Begin a file that there is not yet; raise ReaderFileError if it cannot be written."""
        kept = (header_bytes(header), *map(entry_bytes, entries))
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(b"".join(each + b"\n" for each in kept))
        except OSError as error:
            raise ReaderFileError("error-reader-file", path=str(path), reason=reason(error)) from None

    @classmethod
    def open(cls, path: Path, device: Device) -> Self:
        """Return the device of a file; raise ReaderFileError if there is none in it."""
        try:
            data = path.read_bytes()
            whole = data[: data.rfind(b"\n") + 1]  # a power cut may have torn the last line
            if whole != data:
                os.truncate(path, len(whole))
            header, *entries = whole.splitlines()
            ledger = new_ledger(read_header(header))
            ledger.fold(map(read_entry, entries))
        except OSError as error:
            raise ReaderFileError("error-reader-file", path=str(path), reason=reason(error)) from None
        except (msgspec.DecodeError, ValueError, IndexError):
            raise ReaderFileError("error-reader-no-file", path=str(path)) from None
        if ledger.header.device != device:
            raise ReaderFileError("error-reader-no-file", path=str(path))
        return cls(path, ledger)

    def add(self, entry: AnyEntry) -> None:
        """Keep an entry, then take it in."""
        try:
            with self.path.open("ab") as file:
                file.write(entry_bytes(entry) + b"\n")
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise ReaderFileError("error-reader-file", path=str(self.path), reason=reason(error)) from None
        self.ledger.take(entry)
