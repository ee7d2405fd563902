"""The texts of each language, in Project Fluent's form: every `.ftl` file of `de/` and `en/` is one part of them.

A file whose name ends in `_` and an edition holds what that edition says in a tone of its own, over the part of the
same name.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Literal, get_args

if TYPE_CHECKING:
    from collections.abc import Mapping

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
    "server",
    "simulation",
    "tournament",
    "typed",
)
TONES = ("cards",)  # parts that an edition may have in a tone of its own


MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)


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


class Texts:
    """All messages of a language, with the `terms` and in the `tone` of an edition; files are read when needed."""

    def __init__(self, language: Language, terms: str = "", tone: str = "") -> None:
        from fluent.runtime import FluentBundle  # noqa: PLC0415

        self._language = language
        self._tone = tone
        self._bundle = FluentBundle([language], use_isolating=False)
        if terms:
            self._bundle.add_resource(resource(terms))
        self._read: set[str] = set()

    def has(self, name: str) -> bool:
        """Whether there is a message called `name`."""
        return name in homes(self._language)

    def filled(self, name: str, args: Mapping[str, str | int]) -> tuple[str, list[Exception]]:
        """Return a message with its variables filled in, and what it lacks; raise KeyError if there is none."""
        self._need(homes(self._language)[name])
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
