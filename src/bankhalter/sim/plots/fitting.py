"""Names of squares fitted into their squares: as large as possible, whole words rather than syllables."""

import re
from functools import cache
from typing import NamedTuple

from bankhalter.sim.plots.sheet import width_of
from bankhalter.words.catalogue import Language
from bankhalter.words.wrapping import breaks, wrapped

SIZES = (10.5, 10.0, 9.5, 9.0, 8.5, 8.0, 7.5, 7.0, 6.5, 6.0)
WHOLE_WORDS = 4  # of these sizes are tried before a word is broken
LINE = 1.14
MANY = 9  # more lines than fit anywhere


class Fitted(NamedTuple):
    """A name in lines, and the size in which they fit."""

    size: float
    lines: tuple[str, ...]


@cache
def fitted(name: str, width: float, height: float, language: Language) -> Fitted:
    """Return a name in the largest size in which its lines fit a box of so many points.

    What fits in no size is set in the smallest, without breaking a word but between syllables.
    """
    for size in SIZES[:WHOLE_WORDS]:
        lines = fitting(name, width, height, size, language)
        if lines and " ".join(lines) == name:
            return Fitted(size, lines)
    for size in SIZES:
        lines = fitting(name, width, height, size, language)
        if lines:
            return Fitted(size, lines)
    return Fitted(SIZES[-1], in_lines(name, longest_part(name, language), language))


def fitting(name: str, width: float, height: float, size: float, language: Language) -> tuple[str, ...]:
    """Return the name in lines that fit, the fewest possible, none if there are none."""
    most = int(height / (size * LINE))
    for letters in range(len(name), longest_part(name, language) - 1, -1):
        lines = in_lines(name, letters, language)
        if len(lines) <= most and all(width_of(line, size) <= width for line in lines):
            return lines
    return ()


def in_lines(name: str, letters: int, language: Language) -> tuple[str, ...]:
    """Return the name in lines of so many letters."""
    return tuple(line for line in wrapped(name, letters, MANY, breaks(language)) if line)


def longest_part(name: str, language: Language) -> int:
    """Return the letters of the longest part that is never broken, with its hyphen."""
    known = breaks(language)
    words = [part for word in name.split() for part in re.findall(r"[^-]+-?", word)]
    return max(max(len(part) + (len(known.get(word, ())) > 1) for part in known.get(word, (word,))) for word in words)
