"""The long words on the boards, in syllables: `python -m tests.words.syllables` writes them anew."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from pyphen import Pyphen

import bankhalter.words
from bankhalter.editions import editions, load
from bankhalter.editions.schema import named
from bankhalter.words.catalogue import LANGUAGES, Language

PATTERNS: dict[Language, str] = {"de": "de_DE", "en": "en_GB"}
ENGLISH = {"classic-us", "dc", "sonic", "sonic-boom"}  # editions whose names are English where none is translated
MENDED = {"Luxussteuer": "Luxus|steuer", "GoldenEye": "Golden|Eye"}  # what the patterns break in wrong places
ENDINGS = re.compile(  # words that others are put before
    r"(?<=\w{3})(?:allee|amt|angriff|bahnhof|ball|bau|damm|fieber|finger|grüße|hafen|museum|palast|platz|säule|stadion"
    r"|steuer|straße|turm|werk)$"
)
SHORT = 6  # letters that stand before an ending unbroken
LONG = 7  # letters that do not fit the narrowest cell
LEAST = 3  # letters before and after a break


def path(language: Language) -> Path:
    """Return where the words of a language stand."""
    return Path(bankhalter.words.__file__).with_name(language) / "syllables.txt"


def text(language: Language) -> str:
    """Return the words, a line each, a stroke between syllables."""
    words = {word: own for name, own in names(language) for word in re.split(r"[\s-]+", name) if len(word) > LONG}
    return "".join(f"{MENDED.get(word) or broken(word, own)}\n" for word, own in sorted(words.items()))


def names(language: Language) -> Iterator[tuple[str, Language]]:
    """Yield the names of all squares as they are said in a language, each with the language that it is of."""
    for edition in editions():
        native: Language = "en" if edition in ENGLISH else "de"
        for square in load(edition).squares:
            yield named(square, language), language if square.de or square.en else native


def broken(word: str, language: Language) -> str:
    """Return the word by the patterns of its language; one that ends in a word is broken before that, not within it."""
    ending = ENDINGS.search(word) if language == "de" else None
    front = word[: ending.start()] if ending else word
    own = front if ending and len(front) <= SHORT else whole(patterns(language).inserted(front, "|"))
    return f"{own}|{ending.group()}" if ending else own


@cache
def patterns(language: Language) -> Pyphen:
    """Return where words of a language may be broken."""
    return Pyphen(lang=PATTERNS[language], left=LEAST, right=LEAST)


def whole(word: str) -> str:
    """Return the word without syllables of one letter: where either side of a letter may be broken, one side is."""
    return re.sub(r"\|(\w)(?=\|)", r"\1", re.sub(r"\|s\|t", "|st", word))


if __name__ == "__main__":
    for each in LANGUAGES:
        path(each).write_text(text(each), encoding="utf-8")
