"""Walk as many throws as one likes and print the shares: `scripts/movement 2000000`.

Of these, 2 million at most are walked throw by throw; whole games of walkers make as many as are asked for.
"""

import sys
from time import perf_counter

from bankhalter.rules.codes import Event
from tests.movement.batches import compared, walked
from tests.movement.walking import IN_JAIL, deviations, walk

SEED = 1935
WALKED = 2_000_000


def report(throws: int, *, leave: bool) -> bool:
    """Write the comparison; return whether all squares are within what is allowed."""
    begun = perf_counter()
    found = list(deviations(walk(throws, SEED, leave=leave), leave=leave))
    within = all(abs(share - counted) <= most for _, share, counted, most in found)
    lines = [
        f"{'pay at once' if leave else 'stay'}: {throws} throws in {perf_counter() - begun:.0f} s",
        "square   exact  counted  difference  allowed",
        *(line(*numbers) for numbers in found),
        "all within what is allowed" if within else "NOT within what is allowed",
    ]
    sys.stdout.write("\n".join(lines) + "\n")
    return within


def line(square: int, share: float, counted: float, most: float) -> str:
    """Return the line of a square, or of jail."""
    name = "jail" if square == IN_JAIL else str(square)
    return f"{name:>6} {share:7.4f} {counted:8.4f} {counted - share:+11.4f} {most:8.4f}"


def report_games(throws: int) -> bool:
    """Write the comparison for whole games of walkers; return whether all squares are within what is allowed."""
    begun = perf_counter()
    totals = walked(throws, SEED)
    found = list(compared(totals))
    within = all(abs(share - counted) <= most for _, share, counted, most in found)
    lines = [
        f"games of walkers: {int(totals.tally('events')[Event.THROWN])} throws in {perf_counter() - begun:.0f} s",
        "   squares   exact  counted  difference  allowed",
        *(
            f"{name:>10} {share:7.4f} {counted:8.4f} {counted - share:+11.4f} {most:8.4f}"
            for name, share, counted, most in found
        ),
        "all within what is allowed" if within else "NOT within what is allowed",
    ]
    sys.stdout.write("\n".join(lines) + "\n")
    return within


if __name__ == "__main__":
    asked = int(sys.argv[1])
    results = [report_games(asked), *(report(min(asked, WALKED), leave=leave) for leave in (True, False))]
    sys.exit(0 if all(results) else 1)
