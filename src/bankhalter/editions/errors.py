"""What is raised when an edition or its options cannot be used: one sentence that names what was expected."""

from bankhalter.words.errors import SpokenError


class EditionError(SpokenError, ValueError):
    """An edition, deck or names file that cannot be read or is not in order."""


class OptionError(SpokenError, ValueError):
    """An option, or a value of one, that the edition does not have."""
