"""Copying a position; compiled, this has a form of its own."""

from bankhalter.rules.layout import State


def copy_state(s: State, source: State) -> None:
    """Let `s` be the position that `source` is; who listens to `s` goes on listening."""
    s.unpack(source.pack())
