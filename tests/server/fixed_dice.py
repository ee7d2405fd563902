"""The program `bankhalter`, but dice and cards fall the same at every table: `python -m tests.server.fixed_dice …`.

The browser's tests start it, so that what they see does not hang on luck.
"""

from bankhalter.cli import main
from bankhalter.server.hall import Hall
from bankhalter.server.header import KEY_BYTES, SEED_BYTES, Secret


def fixed_secret(self: Hall) -> Secret:  # noqa: ARG001  # it takes the place of a method
    """Return the one secret of all tables."""
    return Secret(b"7" * SEED_BYTES, b"7" * KEY_BYTES)


if __name__ == "__main__":
    Hall.new_secret = fixed_secret  # type: ignore[method-assign]
    main.run()
