"""Shares as people write them."""

from bankhalter.words.messages import say
from bankhalter.words.voice import Voice

PERCENT = 100
MOST_DIGITS = 4


def digits_of(smallest: float) -> int:
    """Return how many decimals of a percentage show a share this small, such as half an interval: 1 to 4."""
    digits = 1
    while digits < MOST_DIGITS and 0 < smallest * PERCENT < 10.0**-digits:
        digits += 1
    return digits


def digits_given(value: float) -> int:
    """Return how many decimals of a percentage somebody has given: 1 to 6."""
    return max(1, len(f"{value * PERCENT:.6f}".rstrip("0").partition(".")[2]))


def percent(voice: Voice, value: float, digits: int = 1) -> str:
    """Return a share in percent, as the language writes it."""
    whole, _, rest = f"{value * PERCENT:.{digits}f}".partition(".")
    if not rest:
        return voice(say("plot-percent", number=whole))
    return voice(say("tournament-percent", whole=whole, tenths=rest))
