"""What a command has loaded when it ends."""

import os
import subprocess
import sys
from pathlib import Path

RUN_AND_PRINT = """
import sys
from bankhalter.cli.main import outcome
code = outcome(sys.argv[1:])
print(code, *sorted(sys.modules), file=sys.stderr)
"""


def modules_after(home: Path, *words: str) -> set[str]:
    """Return the modules of a process of its own that has run a command; games are saved under `home`."""
    surroundings = {**os.environ, "XDG_STATE_HOME": str(home), "LC_ALL": "C.UTF-8"}
    program = [sys.executable, "-c", RUN_AND_PRINT, *words]
    done = subprocess.run(program, input="", env=surroundings, capture_output=True, text=True, check=True)
    code, *modules = done.stderr.splitlines()[-1].split()
    assert code == "0", done.stderr
    return set(modules)
