"""The bots that can sit at a table, by name."""

from collections.abc import Callable

from bankhalter.batch.codes import Bot
from bankhalter.batch.seats import choose
from bankhalter.play.bot_names import code, name_of
from bankhalter.rules.layout import Board, State

Choose = Callable[[Board, State, int, list[int], list[int], list[int], list[int]], bool]
"""One way to play: board, state, seat, memory, stream, listed, out.

It writes act and x0 to x4 into `out` and returns True, or returns False if the seat wants nothing, which it may only
where it is not awaited. `memory` (MEMORY ints, zero at first) is the seat's own, `stream` (four words) its chance,
`listed` (STRIDE * MAX_LEGAL ints) scratch room.
"""


def _playing(code: Bot) -> Choose:
    def choose_as(b: Board, s: State, seat: int, *lists: list[int]) -> bool:
        return choose(b, s, code, seat, *lists)

    return choose_as


BOTS: dict[str, Choose] = {name_of(code): _playing(code) for code in Bot}


def bot(name: str) -> Choose:
    """Return the bot of that name; raise SittingError listing the names if there is none."""
    return BOTS[name_of(code(name))]
