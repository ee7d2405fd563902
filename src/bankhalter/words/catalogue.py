"""The texts of each language, in Project Fluent's form: every `.ftl` file of `de/` and `en/` is one part of them.

A file whose name ends in `_` and an edition holds what that edition says in a tone of its own, over the part of the
same name.
"""

from __future__ import annotations

import re
from functools import cache, cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Literal, get_args

if TYPE_CHECKING:
    from collections.abc import Mapping

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
    "moments",
    "options",
    "phrases",
    "pictures",
    "plots",
    "refusals",
    "rules",
    "simulation",
    "tournament",
    "typed",
)
TONES = ("cards",)  # parts that an edition may have in a tone of its own


MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
SENTENCE = re.compile(r"^([a-z][\w-]*) *= *([^\s{}][^\n{}]*)$(?!(?:\n *)*\n +\S)", re.MULTILINE)
"""A message on one line into which nothing goes."""


@cache
def source(language: Language, name: str) -> str:
    """Return the text of one file of the catalogue; nothing if there is none."""
    file = files("bankhalter.words").joinpath(language, f"{name}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@cache
def parsed(language: Language, name: str) -> Resource:
    """Return one file of the catalogue, parsed."""
    return resource(source(language, name))


def resource(text: str) -> Resource:
    """Return text in Fluent's form, parsed."""
    from fluent.runtime import FluentResource  # noqa: PLC0415  # takes a while, and not everybody speaks

    found: Resource = FluentResource(text)
    return found


@cache
def homes(language: Language) -> dict[str, str]:
    """Return in which file each message stands."""
    return {found[1]: name for name in PARTS for found in MESSAGE.finditer(source(language, name))}


@cache
def sentences(language: Language) -> dict[str, str]:
    """Return the messages that can be said without Fluent, which takes longer to begin than many a command to end."""
    return {found[1]: found[2].rstrip() for name in PARTS for found in SENTENCE.finditer(source(language, name))}


class Texts:
    """All messages of a language, with the `terms` and in the `tone` of an edition; files are read when needed."""

    def __init__(self, language: Language, terms: str = "", tone: str = "") -> None:
        self._language = language
        self._terms = terms
        self._tone = tone
        self._read: set[str] = set()

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle  # noqa: PLC0415

        bundle = FluentBundle([self._language], use_isolating=False)
        if self._terms:
            bundle.add_resource(resource(self._terms))
        return bundle

    def has(self, name: str) -> bool:
        """Whether there is a message called `name`."""
        return name in homes(self._language)

    def filled(self, name: str, args: Mapping[str, str | int]) -> tuple[str, list[Exception]]:
        """Return a message with its variables filled in, and what it lacks; raise KeyError if there is none."""
        part = homes(self._language)[name]
        if name in sentences(self._language) and not (self._tone and part in TONES):
            return sentences(self._language)[name], []
        self._need(part)
        pattern = self._bundle.get_message(name).value
        text, errors = self._bundle.format_pattern(pattern, dict(args)) if pattern is not None else ("", [])
        return str(text), errors

    def _need(self, part: str) -> None:
        if part in self._read:
            return
        self._read.add(part)
        self._bundle.add_resource(parsed(self._language, part))
        if self._tone and part in TONES:
            self._bundle.add_resource(parsed(self._language, f"{part}_{self._tone}"), allow_overrides=True)
