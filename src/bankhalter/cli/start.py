"""Where the program begins: whoever interrupts it while it is being loaded is not shown how far it was."""

import sys

from bankhalter.cli.exits import INTERRUPTED


def run() -> None:
    """Load the command line and run it."""
    try:
        from bankhalter.cli.main import run as run_main  # noqa: PLC0415  # takes a while
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    run_main()
