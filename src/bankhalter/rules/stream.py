"""A stream of chance for simulation.

Sfc32 on four 32-bit words kept by the caller (docs: three words of state and a counter).
"""

from bankhalter.rules.layout import Word

MASK = 0xFFFFFFFF
WARM_UP = 15


def next_word(stream: list[Word]) -> Word:
    """Advance the stream (four words) and return its next 32-bit number."""
    c = stream[2]
    result = (stream[0] + stream[1] + stream[3]) & MASK
    stream[3] = (stream[3] + 1) & MASK
    stream[0] = stream[1] ^ (stream[1] >> 9)
    stream[1] = (c + ((c << 3) & MASK)) & MASK
    stream[2] = (((c << 21) & MASK | c >> 11) + result) & MASK
    return result


def seed_stream(stream: list[Word], seed: Word, low: Word, high: Word) -> None:
    """Seed the stream from three 32-bit numbers: seed, and the low and high word of a game's number."""
    stream[0] = seed & MASK
    stream[1] = low & MASK
    stream[2] = high & MASK
    stream[3] = 1
    for _ in range(WARM_UP):
        next_word(stream)


def draw_below(stream: list[Word], n: int) -> int:
    """A number from 0 to n - 1."""
    return (next_word(stream) * n) >> 32
