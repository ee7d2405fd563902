"""Shares as people write them."""

from bankhalter.words.messages import say
from bankhalter.words.voice import Voice

PERCENT = 100


def percent(voice: Voice, value: float, digits: int = 1) -> str:
    """Return a share in percent, as the language writes it."""
    whole, _, rest = f"{value * PERCENT:.{digits}f}".partition(".")
    if not rest:
        return voice(say("plot-percent", number=whole))
    return voice(say("tournament-percent", whole=whole, tenths=rest))
