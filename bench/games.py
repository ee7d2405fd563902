"""Whole games of four standard bots in every edition and option set: do they all end, and without a fault?

Usage: python bench/games.py [GAMES=200] [ROUNDS=1000]. Every state after every action is checked for faults.
"""

import sys
import time
from concurrent.futures import ProcessPoolExecutor
from statistics import mean, quantiles

from bankhalter.batch.codes import Bot
from bankhalter.editions import editions, load, make_board, parse_options
from bankhalter.play.bot_game import play_bots
from bankhalter.rules.codes import Fault, Phase
from bankhalter.rules.faults import faults
from bankhalter.rules.layout import State
from bankhalter.sim.variants import Chosen, option_sets

SEATS = 4
SEED = 2026


def play(edition: str, options: Chosen, games: int, rounds: int) -> str:
    """Play the games of one option set and return a line about them; raise RuntimeError at the first fault."""
    board = make_board(load(edition), parse_options(load(edition), options))

    def watch(state: State) -> None:
        if found := faults(board, state):
            raise RuntimeError(f"{edition} {options}: {[fault.name for fault in Fault if found >> fault & 1]}")

    clock = time.process_time()
    finished = [
        play_bots(board, [Bot.STANDARD] * SEATS, SEED, game, rounds=rounds, watch=watch) for game in range(games)
    ]
    over = sum(game.state.phase == Phase.OVER for game in finished)
    lengths = [game.rounds for game in finished]
    late = quantiles(lengths, n=20)[-1] if games > 1 else lengths[0]
    said = " ".join(f"{key}={value}" for key, value in options.items()) or "as printed"
    return (
        f"{edition:11} {said:48} {over:4} of {games} over; rounds: mean {mean(lengths):4.0f}, "
        f"95 % {late:4.0f}, most {max(lengths):4}; {time.process_time() - clock:5.0f} s"
    )


def main(games: int, rounds: int) -> None:
    """Play all option sets on all processors."""
    with ProcessPoolExecutor() as pool:
        jobs = [
            pool.submit(play, name, chosen, games, rounds) for name in editions() for chosen in option_sets(load(name))
        ]
        for job in jobs:
            print(job.result(), flush=True)


if __name__ == "__main__":
    numbers = [int(argument) for argument in sys.argv[1:]]
    main(*(numbers + [200, 1000][len(numbers) :]))
