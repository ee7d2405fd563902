"""Names of squares on several short lines, long words broken between syllables."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TypeAlias

from bankhalter.words.catalogue import Language

Breaks: TypeAlias = Mapping[str, Sequence[str]]


def wrapped(name: str, width: int, lines: int, known: Breaks) -> list[str]:
    """Return a name on so many lines, broken between words, and within a word that is too long for a line."""
    parts = [""]
    for piece in (piece for word in name.split() for piece in pieces(word, width, known)):
        longer = f"{parts[-1]} {piece}".strip()
        if len(longer) <= width or not parts[-1]:
            parts[-1] = longer
        else:
            parts.append(piece)
    if len(parts) > lines:
        parts = [*parts[: lines - 1], " ".join(parts[lines - 1 :])]
    return parts + [""] * (lines - len(parts))


def pieces(word: str, width: int, known: Breaks) -> list[str]:
    """Return a word in pieces that fit a line, broken at its own hyphens, else between syllables, else anywhere."""
    if len(word) <= width:
        return [word]
    own = word.rfind("-", 1, width)
    if own > 0:
        return [word[: own + 1], *pieces(word[own + 1 :], width, known)]
    *heads, last = filled(known.get(word, (word,)), width)
    return [*(f"{head}-" for head in heads), last]


def filled(syllables: Sequence[str], width: int) -> list[str]:
    """Return a word in parts of as many syllables as fit a line with a hyphen."""
    joined = [""]
    for number, part in enumerate(syllables, 1):
        room = width - (number < len(syllables))
        if joined[-1] and len(joined[-1]) + len(part) > room:
            joined.append("")
        joined[-1] += part
    return [piece for part in joined for piece in chopped(part, width)]


def chopped(part: str, width: int) -> list[str]:
    """Return a part that is too long even so in pieces that fit."""
    if len(part) <= width:
        return [part]
    return [part[: width - 1], *chopped(part[width - 1 :], width)]


@cache
def breaks(language: Language) -> Breaks:
    """Return the long words on the boards of the editions, each in its syllables."""
    text = files("bankhalter.words").joinpath(language, "syllables.txt").read_text("utf-8")
    return {line.replace("|", ""): tuple(line.split("|")) for line in text.splitlines()}
