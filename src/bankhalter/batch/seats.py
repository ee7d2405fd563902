"""The bots by their codes."""

from bankhalter.batch.codes import Bot
from bankhalter.bots.novice import choose_novice
from bankhalter.bots.random_bot import choose_random
from bankhalter.bots.standard import choose_standard
from bankhalter.bots.walker import choose_leaver, choose_stayer
from bankhalter.rules.layout import Board, State, Word


def choose(
    b: Board, s: State, bot: int, seat: int, memory: list[int], stream: list[Word], listed: list[int], out: list[int]
) -> bool:
    """Let `bot` answer for `seat`: it writes act and x0 to x4 into `out`; False if the seat wants nothing."""
    match bot:
        case Bot.STANDARD:
            return choose_standard(b, s, seat, memory, stream, listed, out)
        case Bot.NOVICE:
            return choose_novice(b, s, seat, memory, stream, listed, out)
        case Bot.RANDOM:
            return choose_random(b, s, seat, memory, stream, listed, out)
        case Bot.WALKER:
            return choose_leaver(b, s, seat, memory, stream, listed, out)
        case _:
            return choose_stayer(b, s, seat, memory, stream, listed, out)
