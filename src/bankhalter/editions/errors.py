"""What is raised when an edition or its options cannot be used: one sentence that names what was expected."""


class EditionError(ValueError):
    """An edition, deck or names file that cannot be read or is not in order."""


class OptionError(ValueError):
    """An option, or a value of one, that the edition does not have."""
