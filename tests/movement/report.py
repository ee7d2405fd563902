"""Walk as many throws as one likes and print the shares: `scripts/movement 2000000`."""

import sys
from time import perf_counter

from tests.movement.walking import IN_JAIL, deviations, walk

SEED = 1935


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


if __name__ == "__main__":
    results = [report(int(sys.argv[1]), leave=leave) for leave in (True, False)]
    sys.exit(0 if all(results) else 1)
