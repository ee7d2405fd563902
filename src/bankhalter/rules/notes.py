"""Where the rules say what happened; compiled, these calls are dropped."""

from bankhalter.rules.codes import Event
from bankhalter.rules.layout import State


def note(s: State, event: Event, *numbers: int) -> None:
    """Report `event` with its numbers to whoever listens to `s`."""
    if s.notes is not None:
        s.notes.append((event, *numbers))
