"""The command line as people use it: a process of its own, lines on its input, text on its outputs."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

PROGRAM = (sys.executable, "-X", "utf8", "-c", "from bankhalter.cli.main import run; run()")


class Result(NamedTuple):
    """How a command went."""

    code: int
    out: str
    err: str


def surroundings(home: Path, width: int = 100) -> dict[str, str]:
    """Return the environment of a command whose games are saved under `home`."""
    kept = {name: value for name, value in os.environ.items() if name not in {"NO_COLOR", "FORCE_COLOR"}}
    return {**kept, "XDG_STATE_HOME": str(home), "COLUMNS": str(width), "LC_ALL": "C.UTF-8"}


def bankhalter(home: Path, *words: str, typed: str = "", width: int = 100) -> Result:
    """Run a command; nobody ever sees a traceback."""
    done = subprocess.run(
        [*PROGRAM, *words], input=typed, env=surroundings(home, width), capture_output=True, text=True, check=False
    )
    assert "Traceback" not in done.stderr + done.stdout, done.stderr
    return Result(done.returncode, done.stdout, done.stderr)


def last(home: Path) -> Path:
    """Return where a game is saved if nothing else is said."""
    return home / "bankhalter" / "last.record"
