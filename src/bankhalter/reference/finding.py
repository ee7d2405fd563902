"""Finding words in texts: how they are compared, and how good a place is."""

import re
import unicodedata
from collections.abc import Iterable, Sequence

UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
WORD = re.compile(r"\w+")
WHOLE, NOWHERE = 0, 100  # found as a word of the first text; not found


def folded(text: str) -> str:
    """Return text as it is compared: small letters, umlauts as two letters, ß as ss."""
    return unicodedata.normalize("NFC", text).casefold().translate(UMLAUTS)


def distance(wanted: Iterable[str], texts: Sequence[str]) -> int:
    """Return how far from the first words of the first text the wanted words stand; NOWHERE if one is missing.

    Everything is folded.
    """
    return min(sum(place(word, texts) for word in wanted), NOWHERE)


def place(word: str, texts: Sequence[str]) -> int:
    """Return the number of the first text that has a word, from 1; WHOLE if it is a whole word of the first text."""
    if word in WORD.findall(texts[0]):
        return WHOLE
    return next((number for number, text in enumerate(texts, 1) if word in text), NOWHERE)
