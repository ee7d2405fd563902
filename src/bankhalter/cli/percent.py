"""Shares as people write them."""

from bankhalter.words.messages import say
from bankhalter.words.voice import Voice

PERCENT = 100


def percent(voice: Voice, value: float) -> str:
    """Return a share in percent, as the language writes it."""
    whole, tenths = f"{value * PERCENT:.1f}".split(".")
    return voice(say("tournament-percent", whole=whole, tenths=tenths))
