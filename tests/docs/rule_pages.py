"""The documents with all the rules, made from the texts in the program: docs/rules.md and docs/regeln.md."""

from collections.abc import Iterator
from pathlib import Path

from bankhalter.cli.rules_page import differing, where_it_holds
from bankhalter.editions import load
from bankhalter.reference.rulebook import RULEBOOKS, Chapter, Rule, rules_of_chapter
from bankhalter.reference.sections import section_of
from bankhalter.words.catalogue import LANGUAGES, Language
from bankhalter.words.messages import listed, say
from bankhalter.words.voice import Voice, plain

DOCS = Path(__file__).parents[2] / "docs"
PAGES: dict[Language, str] = {"de": "regeln.md", "en": "rules.md"}


def page(language: Language) -> str:
    """Return the document in a language."""
    voice = plain(language)
    return "\n".join(
        [*introduction(voice), *contents(voice), *(line for each in Chapter for line in chapter(voice, each))]
    )


def introduction(voice: Voice) -> Iterator[str]:
    """Yield what stands before the rules."""
    titles = listed(load(name).title for name in RULEBOOKS)
    yield f"# {voice(say('document-title'))}\n"
    yield voice(say("document-intro", editions=titles)) + "\n"
    yield voice(say("document-made", other=say("document-other"))) + "\n"


def contents(voice: Voice) -> Iterator[str]:
    """Yield the table of contents."""
    yield f"## {voice(say('document-contents'))}\n"
    for each in Chapter:
        count = voice(say("document-contents-line", count=len(rules_of_chapter(each))))
        yield f"- [{heading(voice, each)}](#{each}) ({count})"
    yield ""


def heading(voice: Voice, each: Chapter) -> str:
    """Return the heading of a chapter."""
    return voice(say(f"chapter-{each}"))


def chapter(voice: Voice, each: Chapter) -> Iterator[str]:
    """Yield the lines of a chapter."""
    yield f'<a id="{each}"></a>\n'
    yield f"## {heading(voice, each)}\n"
    for rule in rules_of_chapter(each):
        yield from lines(voice, rule)


def lines(voice: Voice, rule: Rule) -> Iterator[str]:
    """Yield the lines of a rule."""
    text = rule.text(voice.language)
    yield f'<a id="{rule.id}"></a>\n'
    yield f"### {text.title}\n"
    yield f"`{rule.id}` · *{voice(where_it_holds(rule))}*\n"
    yield f"{text.rule}\n"
    differences = [f"- **{titles.replace(chr(10), ', ')}:** {how}" for titles, how in differing(rule, voice.language)]
    if differences:
        yield "\n".join(differences) + "\n"
    if text.open:
        yield f"**{voice(say('document-open'))}** {text.open}\n"
        yield f"**{voice(say('document-reading'))}** {text.reading}\n"
    yield f"<sub>{voice(say('document-sections'))} {sections(voice, rule)}</sub>\n"


def sections(voice: Voice, rule: Rule) -> str:
    """Return where the rulebooks print a rule; those with the same heading stand together."""
    same: dict[str, list[str]] = {}
    for name in RULEBOOKS:
        if name in rule.sections:
            same.setdefault(voice(section_of(rule, name)), []).append(load(name).title)
    return "; ".join(f"{', '.join(titles)}: {where}" for where, titles in same.items())


def write() -> None:
    """Write both documents."""
    for language in LANGUAGES:
        (DOCS / PAGES[language]).write_text(page(language), encoding="utf-8")


if __name__ == "__main__":
    write()
