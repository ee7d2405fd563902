"""The rulebooks as we read them: every statement with its editions, its differences and its open points.

The texts stand in `rules/*.toml`, a chapter a file. What all four editions with cash agree on holds in a classic
edition and in an edition of somebody's own too; what only some of them print, or only the banking edition, does not.
"""

import tomllib
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from bankhalter.reference.finding import NOWHERE, WORD, distance, folded
from bankhalter.words.catalogue import LANGUAGES, Language

Rulebook = Literal["sonic-boom", "banking", "sonic", "bond-007", "dc"]
RULEBOOKS: tuple[Rulebook, ...] = get_args(Rulebook)
CASH = frozenset(RULEBOOKS) - {"banking"}
ALL = "all"
MOST_WORDS = 12  # of a search; the rest is not looked at

SHORTEST_HINT = 4  # letters; shorter words are no help as near matches

Key = Annotated[str, Meta(pattern=f"^({'|'.join(RULEBOOKS)})$")]
Sentence = Annotated[str, Meta(min_length=1)]


class Chapter(StrEnum):
    """The chapters, in their order; a rule's id begins with the name of its chapter."""

    SETUP = "setup"
    BANK = "bank"
    TURN = "turn"
    GO = "go"
    BUY = "buy"
    AUCTION = "auction"
    RENT = "rent"
    STREET = "street"
    STATION = "station"
    UTILITY = "utility"
    TAX = "tax"
    PARKING = "parking"
    CARD = "card"
    JAIL = "jail"
    BUILD = "build"
    SELL = "sell"
    SHORTAGE = "shortage"
    MORTGAGE = "mortgage"
    TRADE = "trade"
    DEBT = "debt"
    BANKRUPT = "bankrupt"
    SPEEDDIE = "speeddie"
    SHORT = "short"
    TIMED = "timed"
    HOUSERULES = "houserules"
    READER = "reader"


class Text(Struct, frozen=True, forbid_unknown_fields=True):
    """A rule in one language; `differs`: what an edition does otherwise, `reading`: how an open point is played."""

    title: Sentence
    rule: Sentence
    differs: dict[Key, Sentence] = {}
    open: str = ""
    reading: str = ""


class Rule(Struct, frozen=True, forbid_unknown_fields=True):
    """A statement of the rulebooks; `sections`: where each rulebook prints it, `pages`: the pages in banking's."""

    id: Sentence
    editions: tuple[Rulebook, ...]
    sections: dict[Key, Sentence]
    de: Text
    en: Text
    pages: str = ""

    @property
    def chapter(self) -> Chapter:
        """The chapter it stands in."""
        return chapter_of(self.id)

    def text(self, language: Language) -> Text:
        """Return the rule in a language."""
        return self.de if language == "de" else self.en

    def is_begun_by(self, words: Sequence[str]) -> bool:
        """Whether the one word there is begins the id."""
        return len(words) == 1 and f"{self.id}-".startswith(f"{words[0].rstrip('-')}-")

    def applies(self, edition_name: str) -> bool:
        """Whether the rule holds in an edition."""
        if edition_name in RULEBOOKS:
            return edition_name in self.editions
        return set(self.editions) >= CASH


msgspec.json.Decoder(Rule)  # lays it out while no other thread needs it: two at once would end the process


def chapter_of(name: str) -> Chapter:
    """Return the chapter that the id of a rule names."""
    return Chapter(name.partition("-")[0])


@cache
def rules() -> tuple[Rule, ...]:
    """Return every rule, chapter by chapter."""
    return tuple(rule for chapter in Chapter for rule in rules_of_chapter(chapter))


@cache
def rules_of_chapter(chapter: Chapter) -> tuple[Rule, ...]:
    """Return the rules of a chapter."""
    file = files("bankhalter.reference").joinpath("rules", f"{chapter}.toml")
    documents = tomllib.loads(file.read_text(encoding="utf-8"))
    return tuple(rule_from(name, document) for name, document in documents.items())


def rule_from(name: str, document: dict[str, Any]) -> Rule:
    """Return the rule that stands in a table of a file."""
    editions = RULEBOOKS if document.get("editions") == [ALL] else document.get("editions")
    return msgspec.convert({**document, "id": name, "editions": editions}, Rule)


@cache
def _by_id() -> dict[str, Rule]:
    return {rule.id: rule for rule in rules()}


def rule(name: str) -> Rule:
    """Return the rule with an id; raise KeyError if there is none."""
    return _by_id()[name]


def applying(names: Iterable[str], edition_name: str) -> tuple[str, ...]:
    """Return those of some ids whose rules hold in an edition."""
    return tuple(name for name in names if rule(name).applies(edition_name))


def search(words: str, language: Language, edition_name: str | None = None) -> tuple[Rule, ...]:
    """Return the rules that match, best first: by id, by how the id begins, by what is said.

    All words must be found, in titles first; umlauts may be typed as two letters. What no text in `language` says is
    looked for in the other one.
    """
    others = (other for other in LANGUAGES if other != language)
    return next(filter(None, (_found(words, each, edition_name) for each in (language, *others))), ())


def _found(words: str, language: Language, edition_name: str | None) -> tuple[Rule, ...]:
    wanted = tuple(folded(words).split()[:MOST_WORDS])
    known = [each for each in rules() if edition_name is None or each.applies(edition_name)]
    exact = tuple(each for each in known if wanted == (each.id,))
    if exact or not wanted:
        return exact
    texts = _folded_texts(language)
    found = [(each.is_begun_by(wanted), distance(wanted, texts[each.id]), each) for each in known]
    ordered = sorted(found, key=lambda at: (not at[0], at[1]))
    return tuple(each for begun, far, each in ordered if begun or far < NOWHERE)


def near(words: str, language: Language) -> tuple[str, ...]:
    """Return words and ids of the reference that are written much like those that it does not have."""
    known = _vocabulary(language)
    missing = [word for word in folded(words).split()[:MOST_WORDS] if word not in known]
    close = [known[name] for word in missing for name in get_close_matches(word, known, n=3, cutoff=0.7)]
    return tuple(dict.fromkeys(close))


@cache
def _folded_texts(language: Language) -> dict[str, tuple[str, ...]]:
    """What is searched: title and id, the rule, all else that is said of it."""
    return {each.id: tuple(map(folded, _texts(each, each.text(language)))) for each in rules()}


def _texts(each: Rule, text: Text) -> tuple[str, str, str]:
    rest = " ".join([*text.differs.values(), text.open, text.reading])
    return f"{text.title} {each.id}", text.rule, rest


@cache
def _vocabulary(language: Language) -> dict[str, str]:
    """Ids, and words of titles and rules, by what they are folded to."""
    texts = (each.text(language) for each in rules())
    words = (word for text in texts for word in WORD.findall(f"{text.title} {text.rule}") if len(word) >= SHORTEST_HINT)
    return {folded(word): word for word in (*words, *(each.id for each in rules()))}
