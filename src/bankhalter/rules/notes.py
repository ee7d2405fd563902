"""Where the rules say what happened, and where whoever listens reads it; compiled, both have a form of their own."""

from bankhalter.rules.codes import Event
from bankhalter.rules.layout import State


def note(s: State, event: Event, *numbers: int) -> None:
    """Report `event` with its numbers to whoever listens to `s`."""
    if s.notes is not None:
        s.notes.append((event, *numbers))


def note_count(s: State) -> int:
    """How many events have been reported and not been forgotten; 0 if nobody listens."""
    return 0 if s.notes is None else len(s.notes)


def note_number(s: State, i: int, k: int) -> int:
    """Number `k` of the `i`-th event: 0 is the Event itself, then come its numbers; 0 beyond its end."""
    if s.notes is None:
        return 0
    numbers = s.notes[i]
    return numbers[k] if k < len(numbers) else 0


def forget_notes(s: State) -> None:
    """Drop all events reported so far and go on listening."""
    if s.notes is not None:
        s.notes.clear()
