"""The voice of an edition: its nouns as Fluent terms, its names, its money."""

from collections.abc import Callable, Iterator
from functools import lru_cache

from bankhalter.editions import english, german
from bankhalter.editions.schema import (
    Chance,
    Community,
    Edition,
    GoToJail,
    Parking,
    Square,
    Station,
    Street,
    Tax,
    Utility,
    Word,
    named,
)
from bankhalter.words.catalogue import Language
from bankhalter.words.voice import Setting, Voice

NOUNS = ("property", "street", "station", "utility", "house", "hotel", "tax", "auction", "currency")
CASES = ("accusative", "dative", "genitive", "nominative")  # the last of each is taken where none is named
NUMBERS = ("many", "one")
APART = (Chance, Community, GoToJail, Parking, Tax)
LOTS = (Street, Station, Utility)
ARTICLES = ("indefinite", "definite", "negative", "none")

Inflect = Callable[[Word, str, str, str], str]


def voice_of(edition: Edition, language: Language) -> Voice:
    """Return the voice that speaks `language` in the words of the edition."""
    vocabulary = edition.vocabulary
    words = vocabulary.de if language == "de" else vocabulary.en
    setting = Setting(
        tone=edition.name.replace("-", "_"),
        address=vocabulary.address.lower(),
        unit=edition.money.unit,
        symbol=vocabulary.symbol,
        squares=tuple(named(square, language) for square in edition.squares),
        quoted=frozenset(square.pos for square in edition.squares if is_quoted(edition, square, language)),
        decks=(words.chance, words.community),
        terms=terms(edition, language),
    )
    return _voice(language, setting)


def is_quoted(edition: Edition, square: Square, language: Language) -> bool:
    """Whether the name of a square stands apart in a sentence: a sentence of its own, no place to be at, a title.

    In German every lot does: without quotation marks its name would want an article, which none has on the board.
    """
    if isinstance(square, APART) or square.name.endswith(("!", "?")):
        return True
    return isinstance(square, LOTS) and (language == "de" or edition.vocabulary.titles)


@lru_cache(maxsize=32)
def _voice(language: Language, setting: Setting) -> Voice:
    return Voice(language, setting)


def terms(edition: Edition, language: Language) -> str:
    """Return the nouns of an edition as Fluent terms, with case, number and article."""
    words = edition.vocabulary.de if language == "de" else edition.vocabulary.en
    inflect = german.noun if language == "de" else english_noun
    cases = CASES if language == "de" else CASES[-1:]
    nouns = {name: getattr(words, name) for name in NOUNS}
    lines = [line for name, word in nouns.items() for line in term(name, word, inflect, cases)]
    return "\n".join([*lines, f"-jail-card = {words.jail_card}", ""])


def english_noun(word: Word, _: str, number: str, article: str) -> str:
    """Return an English noun, which has no cases."""
    return english.noun(word, number, article)


def term(name: str, word: Word, inflect: Inflect, cases: tuple[str, ...]) -> Iterator[str]:
    """Yield the lines of one term: a choice by number, within it by article, within it by case."""
    yield f"-{name} ="
    yield "    { $number ->"
    for number in NUMBERS:
        yield f"   {variant(number, NUMBERS)} {{ $article ->"
        for article in ARTICLES:
            forms = {case: inflect(word, case, number, article) for case in cases}
            if len(set(forms.values())) == 1:
                yield f"       {variant(article, ARTICLES)} {forms[cases[0]]}"
                continue
            yield f"       {variant(article, ARTICLES)} {{ $case ->"
            for case in cases:
                yield f"           {variant(case, cases)} {forms[case]}"
            yield "        }"
        yield "    }"
    yield "    }"
    if word.gender:
        yield f"    .gender = {word.gender}"


def variant(key: str, keys: tuple[str, ...]) -> str:
    """Return the key of a variant; the last one is what is taken else."""
    return f"*[{key}]" if key == keys[-1] else f" [{key}]"
