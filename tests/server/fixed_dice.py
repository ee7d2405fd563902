"""The program `bankhalter`, but dice and cards fall the same at every table: `python -m tests.server.fixed_dice …`.

The browser's tests start it, so that what they see does not hang on luck. How it treats them is said by the
environment: `TABLES_AT_ONCE` (tables that one address may make in a row, many if missing), `ABSENCE` and `PATIENCE`
(ms after which it may be asked whether somebody is still there, and be voted on it; as in the program if missing).
"""

import os
from types import MappingProxyType

from bankhalter.cli import main
from bankhalter.server import app, table_state
from bankhalter.server.clocks import LIMITS
from bankhalter.server.hall import Hall
from bankhalter.server.header import KEY_BYTES, SEED_BYTES, Secret
from bankhalter.server.limits import Guard, Limits, Rate

MANY = 10_000


def fixed_secret(self: Hall) -> Secret:  # noqa: ARG001  # it takes the place of a method
    """Return the one secret of all tables."""
    return Secret(b"7" * SEED_BYTES, b"7" * KEY_BYTES)


def guard(limits: Limits) -> Guard:
    """Return a guard that lets one address make as many tables as the tests of one run need."""
    at_once = int(os.environ.get("TABLES_AT_ONCE", MANY))
    return Guard(limits._replace(tables=Rate(at_once, limits.tables.per_second)))


if __name__ == "__main__":
    Hall.new_secret = fixed_secret  # type: ignore[method-assign]
    app.Guard = guard  # type: ignore[assignment,attr-defined]
    waits = {field: int(os.environ[field.upper()]) for field in ("absence", "patience") if field.upper() in os.environ}
    limits = {name: each._replace(**waits) for name, each in LIMITS.items()}
    table_state.LIMITS = MappingProxyType(limits)  # type: ignore[attr-defined]
    main.run()
