"""The texts of each language, in Project Fluent's form: every `.ftl` file of `de/` and `en/` is one part of them.

A file whose name ends in `_` and an edition holds what that edition says in a tone of its own, over the part of the
same name.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Literal, get_args

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

Language = Literal["de", "en"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
PARTS = (
    "cards",
    "choices",
    "commands",
    "editions",
    "errors",
    "events",
    "help",
    "moments",
    "options",
    "phrases",
    "pictures",
    "refusals",
    "rules",
    "tournament",
    "typed",
)
TONES = ("cards",)  # parts that an edition may have in a tone of its own


@cache
def part(language: Language, name: str) -> Resource | None:
    """Return one file of the catalogue, parsed; None if there is none."""
    file = files("bankhalter.words").joinpath(language, f"{name}.ftl")
    return parsed(file.read_text(encoding="utf-8")) if file.is_file() else None


def parsed(text: str) -> Resource:
    """Return text in Fluent's form, parsed."""
    # The parser is deep in recursion, and quick: the usual limit is enough. Imported late, as it takes a while.
    from fluent.runtime import FluentResource  # noqa: PLC0415

    resource: Resource = FluentResource(text)
    return resource


def bundle(language: Language, terms: str = "", tone: str = "") -> FluentBundle:
    """Return all messages of a language, with the `terms` and in the `tone` of an edition."""
    from fluent.runtime import FluentBundle  # noqa: PLC0415

    texts = FluentBundle([sys.intern(language)], use_isolating=False)
    for name in PARTS:
        resource = part(language, name)
        if resource is not None:
            texts.add_resource(resource)
    for name in TONES if tone else ():
        resource = part(language, f"{name}_{tone}")
        if resource is not None:
            texts.add_resource(resource, allow_overrides=True)
    if terms:
        texts.add_resource(parsed(terms))
    return texts
