"""Games of every edition and option set, plain and compiled, compared on several processes."""

from collections import deque
from collections.abc import Generator, Iterator
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from bankhalter.editions.catalogue import editions, load
from bankhalter.sim.processes import Processes
from bankhalter.sim.twins import TwinError, play_twins
from bankhalter.sim.variants import Chosen, option_sets

if TYPE_CHECKING:
    from concurrent.futures import Future

SPAN = 8  # games that a worker plays before it reports
AHEAD = 4  # spans a worker that are given out before they are wanted


class Compared(NamedTuple):
    """Games and their actions without a difference, and what differs in the next one; nothing if all are equal."""

    games: int
    actions: int
    difference: str


@cache
def tables() -> list[tuple[str, Chosen]]:
    """Return every edition with each of its option sets."""
    return [(name, chosen) for name in editions() for chosen in option_sets(load(name))]


def is_thorough(number: int, thorough: int) -> bool:
    """Whether a game is a thorough one (sim/twins.py): of the games of each table, every `thorough`th."""
    turn, table = divmod(number, len(tables()))
    return (turn + table) % thorough == 0


def compare_games(first: int, games: int, thorough: int) -> Compared:
    """Play some games one after the other, up to the first that differs."""
    actions = 0
    for number in range(first, first + games):
        name, chosen = tables()[number % len(tables())]
        try:
            actions += play_twins(name, chosen, number, thorough=is_thorough(number, thorough))
        except TwinError as error:
            return Compared(number - first, actions, f"game {number} ({name} {chosen}): {error}")
    return Compared(games, actions, "")


def gate(first: int, games: int, *, workers: int, thorough: int) -> Generator[Compared, None, None]:
    """Yield what some games after others show, in their order, whoever plays them; closing it drops the rest."""
    if workers == 1:
        yield from (compare_games(*span, thorough) for span in spans(first, games))
        return
    pool = Processes(workers)
    waiting: deque[Future[Compared]] = deque()
    try:
        for span in spans(first, games):
            waiting.append(pool.submit(compare_games, *span, thorough))
            if len(waiting) > AHEAD * workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def spans(first: int, games: int) -> Iterator[tuple[int, int]]:
    """Yield first game and number of games of each span."""
    for start in range(first, first + games, SPAN):
        yield start, min(SPAN, first + games - start)
