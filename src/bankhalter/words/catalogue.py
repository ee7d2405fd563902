"""The texts of each language, in Project Fluent's form: every `.ftl` file of `de/` and `en/` is one part of them.

A file whose name ends in `_` and an edition holds what that edition says in a tone of its own, over the part of the
same name.
"""

from __future__ import annotations

import re
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Literal, get_args

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

Language = Literal["de", "en"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
PARTS = (
    "cards",
    "choices",
    "commands",
    "compare",
    "editions",
    "errors",
    "events",
    "help",
    "luck",
    "moments",
    "money",
    "network",
    "options",
    "phrases",
    "pictures",
    "plots",
    "reader",
    "refusals",
    "rules",
    "server",
    "simulation",
    "tournament",
    "typed",
)
REMEMBERED = 2048  # texts of a voice that are not made anew when they are wanted again
TONES = ("cards",)  # parts that an edition may have in a tone of its own


ENTRY = re.compile(r"^(-?[a-z][\w-]*) *=.*(?:\n(?:[ }].*)?)*", re.MULTILINE)
"""A message or a term, with all its lines."""

SENTENCE = re.compile(r"[\w-]+ *= *([^\s{}][^\n{}]*)\s*")
"""What a message on one line says, into which nothing goes."""

MENTION = re.compile(r"\{\s*(-?[a-z][\w-]*)")
"""A message or a term that goes into another."""


@cache
def source(language: Language, name: str) -> str:
    """Return the text of one file of the catalogue; nothing if there is none."""
    file = files("bankhalter.words").joinpath(language, f"{name}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def entries(text: str) -> dict[str, str]:
    """Return the messages and terms of a text in Fluent's form, each as it is written, by name."""
    return {found[1]: found[0] for found in ENTRY.finditer(text)}


@cache
def written(language: Language, tone: str) -> dict[str, str]:
    """Return every message as it is written, in the tone of an edition if that has one."""
    known: dict[str, str] = {}
    for part in PARTS:
        known |= entries(source(language, part))
        if tone and part in TONES:
            known |= entries(source(language, f"{part}_{tone}"))
    return known


@cache
def parsed(text: str) -> Resource:
    """Return text in Fluent's form, parsed."""
    from fluent.runtime import FluentResource  # noqa: PLC0415  # takes a while, and not everybody speaks

    found: Resource = FluentResource(text)
    return found


def sentence(entry: str) -> str | None:
    """Return what a message says for which Fluent is not needed, as that takes long to begin; None for any other."""
    found = SENTENCE.fullmatch(entry)
    return found[1].rstrip() if found else None


class Texts:
    """All messages of a language, with the `terms` and in the `tone` of an edition; each is parsed when needed."""

    def __init__(self, language: Language, terms: str = "", tone: str = "") -> None:
        self._language = language
        self._terms = terms
        self._tone = tone
        self._read: set[str] = set()
        self._remembered = lru_cache(REMEMBERED)(self._fill)

    @cached_property
    def _entries(self) -> dict[str, str]:
        return written(self._language, self._tone) | entries(self._terms)

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle  # noqa: PLC0415

        return FluentBundle([self._language], use_isolating=False)

    def has(self, name: str) -> bool:
        """Whether there is a message called `name`."""
        return name in self._entries

    def filled(self, name: str, args: Mapping[str, str | int]) -> tuple[str, Sequence[Exception]]:
        """Return a message with its variables filled in, and what it lacks; raise KeyError if there is none."""
        return self._remembered(name, tuple(args.items()))

    def _fill(self, name: str, args: tuple[tuple[str, str | int], ...]) -> tuple[str, Sequence[Exception]]:
        if (said := sentence(self._entries[name])) is not None:
            return said, []
        self._need(name)
        pattern = self._bundle.get_message(name).value
        text, errors = self._bundle.format_pattern(pattern, dict(args)) if pattern is not None else ("", [])
        return str(text), errors

    def _need(self, name: str) -> None:
        """Parse an entry, and whatever goes into it."""
        if name in self._read or name not in self._entries:
            return
        self._read.add(name)
        self._bundle.add_resource(parsed(self._entries[name]))
        for mentioned in MENTION.findall(self._entries[name]):
            self._need(mentioned)
