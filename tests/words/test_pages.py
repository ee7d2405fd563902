"""The texts of the web page are whole: the languages say the same, what the page says exists, what exists it says."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from bankhalter import words
from bankhalter.editions.catalogue import editions, load
from bankhalter.editions.voices import terms
from bankhalter.words.catalogue import LANGUAGES, Language
from tests.words.test_catalogue import FREE, GRAMMAR, Parts

ROOT = Path(words.__file__).parent
SOURCES = Path(__file__).parents[2] / "web" / "src"
SAYS = re.compile(r"\b(?:t|has)\(")
CHOSEN = re.compile(r"(?:^|(?<!\?)\?|:)\s*'([a-z][\w-]*)'")  # the id itself, or one of two: `t(mine ? 'this' : 'that')`
MADE = re.compile(r"`([a-z][\w-]*-)\$\{")  # an id that begins so and ends with what is known only then
TEMPLATE = re.compile(r"`[^`]*`")  # what is chosen in it is a part of an id
LITERAL = re.compile(r"['\"`]([a-z][\w-]*)['\"`]")


def files_of(language: Language) -> list[str]:
    return sorted(path.name for path in ROOT.joinpath(language, "pages").glob("*.ftl"))


@cache
def messages(language: Language, name: str) -> dict[str, Parts]:
    found = {}
    for entry in parse(ROOT.joinpath(language, "pages", name).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, entry.id.name
            found[entry.id.name] = Parts()
            found[entry.id.name].visit(entry)
    return found


def all_messages(language: Language) -> dict[str, Parts]:
    return {key: parts for name in files_of(language) for key, parts in messages(language, name).items()}


@cache
def sources() -> str:
    paths = sorted(path for kind in ("*.ts", "*.svelte") for path in SOURCES.rglob(kind))
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def first_argument(text: str, start: int) -> str:
    """Return what stands between the bracket that opens before `start` and its first comma or its end."""
    depth = 0
    for end in range(start, len(text)):
        if depth == 0 and text[end] in ",)":
            return text[start:end]
        depth += (text[end] in "([{") - (text[end] in ")]}")
    return text[start:]


def said() -> set[str]:
    """Return the ids that the page asks for by name, also where it chooses between them."""
    text = sources()
    arguments = (first_argument(text, call.end()) for call in SAYS.finditer(text))
    return {key for argument in arguments for key in CHOSEN.findall(TEMPLATE.sub("", argument))}


def test_the_languages_have_the_same_files() -> None:
    assert files_of("de") == files_of("en") != []


@pytest.mark.parametrize("name", files_of("de"))
def test_messages_are_made_of_the_same_parts_in_both_languages(name: str) -> None:
    german, english = messages("de", name), messages("en", name)
    assert german.keys() == english.keys()
    for key in german:
        assert german[key].shown - FREE == english[key].shown - FREE, key
        assert german[key].chosen_by - GRAMMAR == english[key].chosen_by - GRAMMAR, key


def test_no_message_stands_in_two_files() -> None:
    keys = [key for name in files_of("en") for key in messages("en", name)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_edition_has_the_nouns_that_the_page_uses(language: Language) -> None:
    used = {term for parts in all_messages(language).values() for term in parts.terms}
    for edition in editions():
        known = {entry.id.name for entry in parse(terms(load(edition), language)).body if isinstance(entry, ftl.Term)}
        assert used - known == set(), edition


def test_what_the_page_says_exists() -> None:
    inside = {name for parts in all_messages("en").values() for name in parts.messages}
    assert (said() | inside) - all_messages("en").keys() == set()


def test_what_exists_the_page_says() -> None:
    inside = {name for parts in all_messages("en").values() for name in parts.messages}
    begun = tuple(set(MADE.findall(sources())))
    left = all_messages("en").keys() - set(LITERAL.findall(sources())) - inside
    assert {key for key in left if not key.startswith(begun)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_set_as_people_set_them(language: Language) -> None:
    foreign = "”‚‘" if language == "de" else "„"
    for key, parts in all_messages(language).items():
        for text in parts.texts:
            assert "monopoly" not in text.lower(), key
            assert not set("\"'") & set(text), key
            assert "..." not in text, key
            assert not set(foreign) & set(text), key
