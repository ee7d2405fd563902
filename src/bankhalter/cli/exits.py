"""Exit codes of every command."""

FAILED = 1  # a scenario or a record does not hold
UNUSABLE = 2  # something cannot be read or used
INTERRUPTED = 130
