"""Random games of every edition and option set, plain and compiled, compared after every action.

Usage: python bench/gate.py [GAMES] [--from N] [--workers N] [--thorough N]

Every action of every game is compared by refusal, events, packed state and the legal list of every seat; of every
`--thorough`th game (8) faults, worth and the thoughts of the bots too. It stops at the first difference (exit code 1).
An interrupt from the keyboard ends it with the number to go on with (exit code 130).
"""

import signal

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # until games are played, an interrupt ends it without a word

import argparse
import os
import sys
import time
from contextlib import closing

from bankhalter.compiled import loaded, why_plain
from bankhalter.sim.gate import gate

SAID_EACH = 10.0  # seconds
HOUR = 3600  # seconds


class Count:
    """How far the games are."""

    def __init__(self, first: int, games: int) -> None:
        self.first, self.games = first, games
        self.played = self.actions = 0
        self.began = self.said = time.perf_counter()

    def add(self, games: int, actions: int) -> None:
        """Count games without a difference, and say so now and then."""
        self.played += games
        self.actions += actions
        if time.perf_counter() > self.said + SAID_EACH:
            self.tell()

    def tell(self) -> None:
        """Say how far they are."""
        self.said = time.perf_counter()
        seconds = self.said - self.began
        print(
            f"{self.played:7} of {self.games} games from {self.first} on, {self.actions} actions, no difference; "
            f"{seconds:.0f} s, {self.played / seconds * HOUR:.0f} games an hour",
            flush=True,
        )


def compare(count: Count, workers: int, thorough: int) -> int:
    """Play the games, say how far they are, and return the exit code."""
    interrupts: list[int] = []
    signal.signal(signal.SIGINT, lambda number, _: interrupts.append(number))
    with closing(gate(count.first, count.games, workers=workers, thorough=thorough)) as compared:
        for games, actions, difference in compared:
            count.add(games, actions)
            if difference or interrupts:
                break
        else:
            difference = ""
    count.tell()
    if difference:
        print(difference)
        return 1
    if count.played < count.games:
        print(f"Interrupted; it goes on with --from {count.first + count.played}.")
        return 130
    return 0


def main() -> int:
    """Read the command line and play."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("games", type=int, nargs="?", default=100_000)
    reader.add_argument("--from", type=int, default=0, dest="first", metavar="N")
    reader.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="N")
    reader.add_argument("--thorough", type=int, default=8, metavar="N")
    wanted = reader.parse_args()
    if min(wanted.games, wanted.workers, wanted.thorough) < 1 or wanted.first < 0:
        reader.error("expected at least one game and one worker, and no number below 0")
    if loaded() is None:
        sys.exit(f"nothing to compare: the extension is not used ({why_plain()})")
    return compare(Count(wanted.first, wanted.games), wanted.workers, wanted.thorough)


if __name__ == "__main__":
    sys.exit(main())
