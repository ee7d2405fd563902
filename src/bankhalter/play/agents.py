"""The bots that can sit at a table, by name."""

from collections.abc import Callable

from bankhalter.bots.novice import choose_novice
from bankhalter.bots.random_bot import choose_random
from bankhalter.bots.standard import choose_standard
from bankhalter.bots.walker import choose_leaver, choose_stayer
from bankhalter.play.errors import SittingError
from bankhalter.rules.layout import Board, State
from bankhalter.words.quoting import typed

Choose = Callable[[Board, State, int, list[int], list[int], list[int], list[int]], bool]
"""One way to play: board, state, seat, memory, stream, listed, out.

It writes act and x0 to x4 into `out` and returns True, or returns False if the seat wants nothing, which it may only
where it is not awaited. `memory` (MEMORY ints, zero at first) is the seat's own, `stream` (four words) its chance,
`listed` (STRIDE * MAX_LEGAL ints) scratch room.
"""

BOTS: dict[str, Choose] = {
    "standard": choose_standard,
    "novice": choose_novice,
    "random": choose_random,
    "walker": choose_leaver,
    "walker-stays": choose_stayer,
}


def bot(name: str) -> Choose:
    """Return the bot of that name; raise SittingError listing the names if there is none."""
    if name not in BOTS:
        raise SittingError("error-no-such-bot", given=typed(name), bots=", ".join(BOTS))
    return BOTS[name]
