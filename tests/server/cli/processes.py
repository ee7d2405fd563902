"""A server and its clients as people start them: processes of their own, some of them at a keyboard."""

import os
import pty
import re
import select
import signal
import subprocess
import time
from pathlib import Path
from typing import Self

from tests.cli.commands import PROGRAM, surroundings

PATIENCE = 180.0  # seconds until something counts as hanging, on a machine that is very busy
CHUNK = 65536
SEQUENCE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Process:
    """A command that runs; what it says on both outputs is kept in files."""

    def __init__(self, home: Path, *words: str, here: Path | None = None) -> None:
        self.home = home
        self.out, self.err = home / f"{time.monotonic_ns()}.out", home / f"{time.monotonic_ns()}.err"
        with self.out.open("w") as out, self.err.open("w") as err:
            self.process = subprocess.Popen(
                [*PROGRAM, *words],
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=err,
                env=surroundings(home, 200),
                cwd=here,
            )

    def says(self, pattern: str) -> re.Match[str]:
        """Wait until its output has what is looked for, and return that."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = re.search(pattern, self.out.read_text(encoding="utf-8"))
            if found is not None:
                return found
            assert self.process.poll() is None, self.told()
            time.sleep(0.02)
        raise AssertionError(f"nothing like {pattern} in {self.told()}")

    def waits_for(self, path: Path) -> None:
        """Wait until there is a file."""
        end = time.monotonic() + PATIENCE
        while not path.exists():
            assert time.monotonic() < end, self.told()
            time.sleep(0.02)

    def told(self) -> str:
        """All that it has said."""
        return self.out.read_text(encoding="utf-8") + self.err.read_text(encoding="utf-8")

    def ended(self) -> int:
        """Wait for its end and return its exit code."""
        code = self.process.wait(PATIENCE)
        assert "Traceback" not in self.told(), self.told()
        return code

    def interrupt(self) -> int:
        """Press Ctrl-C and return the exit code."""
        self.process.send_signal(signal.SIGINT)
        return self.ended()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()


def server(home: Path, *words: str) -> tuple[Process, str]:
    """Start a server on a free port and return it with its address."""
    home.mkdir(exist_ok=True)
    process = Process(home, "serve", "--port", "0", *words)
    return process, process.says(r"http://localhost:\d+")[0]


class Person:
    """Somebody at a keyboard: what is shown is read as it comes, lines are typed."""

    def __init__(self, home: Path, *words: str, width: int = 100) -> None:
        self.keyboard, screen = pty.openpty()
        self.process = subprocess.Popen(
            [*PROGRAM, *words],
            stdin=screen,
            stdout=screen,
            stderr=screen,
            env=surroundings(home, width),
            close_fds=True,
        )
        os.close(screen)
        self.shown = ""
        self._seen = 0

    def sees(self, pattern: str) -> re.Match[str]:
        """Wait until what is looked for is shown, after what was seen before."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = re.compile(pattern).search(self.shown, self._seen)
            if found is not None:
                self._seen = found.end()
                return found
            self._read(0.1)
        raise AssertionError(f"nothing like {pattern} in {self.shown[self._seen :]}")

    def types(self, line: str) -> None:
        """Type a line."""
        os.write(self.keyboard, f"{line}\n".encode())

    def _read(self, seconds: float) -> None:
        if select.select([self.keyboard], [], [], seconds)[0]:
            try:
                data = os.read(self.keyboard, CHUNK)
            except OSError:  # the other side is closed
                time.sleep(seconds)
                return
            self.shown += SEQUENCE.sub("", data.decode(errors="replace")).replace("\r", "")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.keyboard)
