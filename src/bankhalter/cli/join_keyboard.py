"""Lines from the keyboard while a table goes on: a thread reads them, each only once somebody wants one."""

import os
import sys
import threading
from collections.abc import Callable

from bankhalter.client.visitor import Typed

CHUNK = 4096
INPUT = 0  # the file that the shell gives


class Keyboard:
    """Reads a line whenever one is wanted, and hands it to `inbox`.

    It reads bytes itself: a thread that waits inside of `sys.stdin` would keep the program from ending.
    """

    def __init__(self, inbox: Callable[[Typed], object]) -> None:
        self.inbox = inbox
        self.is_terminal = sys.stdin is not None and sys.stdin.isatty()
        self._encoding = getattr(sys.stdin, "encoding", None) or "utf-8"
        self._permits = threading.Semaphore(0)
        self._wanted = False
        self._read = b""
        threading.Thread(target=self._run, name="keyboard", daemon=True).start()

    def want(self) -> None:
        """Read the next line, if none is being read."""
        if not self._wanted:
            self._wanted = True
            self._permits.release()

    def got(self) -> None:
        """Note that the line has been taken."""
        self._wanted = False

    def _run(self) -> None:
        while True:
            self._permits.acquire()
            self.inbox(Typed(self._line()))

    def _line(self) -> str | None:
        """Return the next line, None at the end."""
        while b"\n" not in self._read:
            try:
                more = os.read(INPUT, CHUNK)
            except OSError:
                more = b""
            if not more:
                line, self._read = self._read, b""
                return self._text(line) if line else None
            self._read += more
        line, _, self._read = self._read.partition(b"\n")
        return self._text(line)

    def _text(self, line: bytes) -> str:
        return line.decode(self._encoding, "replace").rstrip("\r")
