"""What goes wrong before a game: bots and seats that there are not."""

from bankhalter.words.errors import SpokenError


class SittingError(SpokenError):
    """A game that cannot be played on here; the message says what was expected."""
