"""How long games of four standard bots last in every edition, and how far the bots differ in strength.

Usage: python bench/lengths.py [GAMES=1000] [TOURNAMENT_GAMES=200] [PROCESSES=all].
"""

import os
import sys
import time

from bankhalter.editions import editions, load, make_board, parse_options
from bankhalter.rules.layout import Board
from bankhalter.sim.shares import Share
from bankhalter.sim.tournament import Tournament, play_tournament

SEED = 2026
BOTS = ("standard", "novice", "random")
TOURNAMENTS: dict[str, dict[str, object]] = {"sonic-boom": {}, "banking": {}, "bond-007": {"speed_die": True}}


def board(name: str, options: dict[str, object]) -> Board:
    """Return the board of an edition with these options."""
    edition = load(name)
    return make_board(edition, parse_options(edition, options))


def lengths(result: Tournament) -> str:
    """Return how many games were over and how long they took."""
    over = result.games - result.broken_off
    return (
        f"{over} of {result.games} over; rounds: mean {result.mean_rounds():.1f}, median {result.rounds_within(0.5)}, "
        f"90 % {result.rounds_within(0.9)}, most {result.rounds_within(1)}"
    )


def said(seen: Share) -> str:
    """Return a share with its interval."""
    return f"{seen.times:3} of {seen.total:3}, {100 * seen.low:5.1f} to {100 * seen.high:5.1f} %"


def compare(name: str, options: dict[str, object], games: int, processes: int) -> None:
    """Print a tournament of the bots."""
    result = play_tournament(board(name, options), BOTS, games, SEED, processes=processes)
    print(f"{name:11} {lengths(result)}")
    for k, entrant in enumerate(BOTS):
        print(f"            {entrant:8} wins {said(result.wins(k))}")
        for other in range(k + 1, len(BOTS)):
            print(f"            {entrant:8} before {BOTS[other]:8} {said(result.ahead(k, other))}")


def main(games: int, tournament_games: int, processes: int) -> None:
    """Print a line for every edition, then the tournaments."""
    for n, name in enumerate(editions()):
        clock = time.perf_counter()
        result = play_tournament(board(name, {}), ["standard"] * 4, games, SEED + n, processes=processes)
        print(f"{name:11} {lengths(result)}; {time.perf_counter() - clock:.0f} s", flush=True)
    for name, options in TOURNAMENTS.items():
        compare(name, options, tournament_games, processes)


if __name__ == "__main__":
    numbers = [int(argument) for argument in sys.argv[1:]]
    main(*(numbers + [1000, 200, os.cpu_count() or 1][len(numbers) :]))
