"""Random games of every edition and option set, plain and compiled, compared after every action.

Usage: python bench/gate.py [GAMES=100000] [FIRST=0]. Stops at the first difference.
"""

import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

from bankhalter.compiled import loaded, why_plain
from bankhalter.editions import editions, load
from bankhalter.sim.twins import play_twins
from bankhalter.sim.variants import Chosen, option_sets

SAID_EACH = 10.0  # seconds


def tables() -> Iterator[tuple[str, Chosen]]:
    """Yield every edition with each of its option sets."""
    for name in editions():
        yield from ((name, chosen) for chosen in option_sets(load(name)))


def play(job: tuple[int, str, Chosen]) -> int:
    """Play one game and return its actions."""
    number, name, chosen = job
    return play_twins(name, chosen, number)


def main(games: int, first: int) -> None:
    """Play the games on all processors and say how far they are."""
    if loaded() is None:
        sys.exit(f"nothing to compare: the extension is not used ({why_plain()})")
    every = list(tables())
    jobs = ((number, *every[number % len(every)]) for number in range(first, first + games))
    clock = said = time.perf_counter()
    actions = 0
    with ProcessPoolExecutor() as pool:
        for played, count in enumerate(pool.map(play, jobs, chunksize=8), start=1):
            actions += count
            if played == games or time.perf_counter() > said + SAID_EACH:
                said = time.perf_counter()
                print(
                    f"{played:7} of {games} games, {actions} actions, no difference; {said - clock:.0f} s", flush=True
                )


if __name__ == "__main__":
    numbers = [int(argument) for argument in sys.argv[1:]]
    main(*(numbers + [100_000, 0][len(numbers) :]))
