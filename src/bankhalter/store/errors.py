"""What a store says when it does not do what it is asked."""


class StoreError(Exception):
    """The store cannot: database gone, disk full, locked, closed. Nothing was kept; later it may be."""


class UnknownError(StoreError):
    """The answer to a commit was lost: all of it was kept or nothing. Read again to know."""


class TakenError(Exception):
    """Another table has this id or this code. Nothing was kept."""


class ConflictError(Exception):
    """What was to be added does not follow the last entry, as somebody else was first. Nothing was kept: read again."""


class MissingError(ConflictError):
    """There is no such table, or none any more."""
