"""Where the program keeps what must outlive it."""

import os
from pathlib import Path


def state_folder() -> Path:
    """Return the folder for games and tables of this user."""
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "bankhalter"
