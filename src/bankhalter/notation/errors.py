"""What goes wrong when text is read."""

from bankhalter.words.errors import SpokenError


class NotationError(SpokenError, ValueError):
    """A text that cannot be read; the message is one sentence that says what was expected."""


class ImpossibleError(NotationError):
    """A well-formed text that names what this table cannot have: a fraction of the unit, an unknown card.

    A scenario counts it as a refusal.
    """
