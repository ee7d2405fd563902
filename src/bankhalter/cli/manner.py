"""How the terminal speaks and moves: language, plain text for screen readers, and the pace of the bots."""

from typing import NamedTuple

from bankhalter.words.catalogue import Language

SPEEDS = {"slow": 2.0, "normal": 0.7, "fast": 0.2, "instant": 0.0}  # seconds after what a bot does


class Manner(NamedTuple):
    """How a game is shown; `plain`: sentences only, no pictures, no columns."""

    language: Language
    plain: bool = False
    speed: str = "normal"
