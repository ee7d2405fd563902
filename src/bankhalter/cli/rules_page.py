"""The command `bankhalter rules`: the rules by chapter, those that words find, or one in full."""

from collections.abc import Iterator, Sequence

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bankhalter.cli.calling import called
from bankhalter.cli.exits import FAILED
from bankhalter.cli.option_words import options_here
from bankhalter.editions.catalogue import find, load
from bankhalter.editions.schema import Edition
from bankhalter.editions.titles import title
from bankhalter.reference.options import options_of
from bankhalter.reference.rulebook import (
    RULEBOOKS,
    Chapter,
    Rule,
    near,
    rules_of_chapter,
    search,
)
from bankhalter.reference.sections import section_of
from bankhalter.words.catalogue import Language
from bankhalter.words.messages import Message, listed, say
from bankhalter.words.voice import Voice, plain

WIDEST = 100
QUIET = "dim"


def show(
    console: Console, errors: Console, language: Language, words: Sequence[str], edition_name: str | None = None
) -> int:
    """Print what the words find, of the rules of an edition if one is named, or its file; return the exit code.

    Raise EditionError if there is no such edition.
    """
    edition = find(edition_name) if edition_name is not None else None
    voice = plain(language)
    wanted = " ".join(words)
    found = search(wanted, language, edition.name if edition else None)
    if wanted.strip() and not found:
        errors.print(voice(missing(voice, wanted, edition)), soft_wrap=True)
        return FAILED
    console.print(page(voice, wanted, found, edition), width=min(console.width, WIDEST))
    return 0


def page(voice: Voice, wanted: str, found: Sequence[Rule], edition: Edition | None) -> RenderableType:
    """Return the overview, the one rule that is found, or the list of several."""
    if not wanted.strip():
        return overview(voice, edition)
    if len(found) == 1:
        return in_full(voice, found[0], edition)
    return matches(voice, wanted, found)


def overview(voice: Voice, edition: Edition | None) -> RenderableType:
    """Return the chapters with the number of their rules, and how to look further."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column(justify="right")
    table.add_column()
    count = 0
    for chapter in Chapter:
        number = sum(edition is None or rule.applies(edition.name) for rule in rules_of_chapter(chapter))
        if number:
            table.add_row(Text(chapter, "bold"), str(number), voice(say(f"chapter-{chapter}")))
            count += number
    heading = voice(say("rules-heading", count=count, edition=edition_title(voice, edition)))
    return Group(
        Text(heading, "bold"),
        "",
        table,
        "",
        Text(voice(say("rules-further", command=called(voice.language, "rules"))), QUIET),
    )


def edition_title(voice: Voice, edition: Edition | None) -> str:
    """Return the title of an edition; none if none is named."""
    return title(voice, edition) if edition else "none"


def matches(voice: Voice, wanted: str, found: Sequence[Rule]) -> RenderableType:
    """Return the titles and ids of several rules."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(ratio=3)
    table.add_column(ratio=2, style=QUIET)
    for rule in found:
        table.add_row(Text(rule.text(voice.language).title), Text(rule.id))
    heading = voice(say("rules-found", count=len(found), words=wanted))
    further = say("rules-one-of-them", command=called(voice.language, "rules", found[0].id))
    return Group(Text(heading, "bold"), "", table, "", Text(voice(further), QUIET))


def in_full(voice: Voice, rule: Rule, edition: Edition | None) -> RenderableType:
    """Return one rule with all that is known of it."""
    text = rule.text(voice.language)
    parts: list[RenderableType] = [
        Text.assemble((text.title, "bold"), "  ", (rule.id, QUIET)),
        Text(voice(where_it_holds(rule)), QUIET),
        "",
        Text(text.rule),
    ]
    if edition and edition.name in text.differs:
        parts.append(
            part(voice, say("rule-in-edition", edition=edition_title(voice, edition)), text.differs[edition.name])
        )
    elif text.differs:
        parts.append(section(voice, "rule-differs", differing(rule, voice.language)))
    if text.open:
        parts.append(part(voice, say("rule-open"), text.open))
    if text.reading:
        parts.append(part(voice, say("rule-reading"), text.reading))
    options = options_of(rule.id) if edition is None else options_here(rule.id, edition)
    if options:
        parts.append(section(voice, "rule-options", ((name, voice(say(f"option-{name}"))) for name in options)))
    parts.append(section(voice, "rule-sections", sections(voice, rule)))
    return Group(*parts)


def where_it_holds(rule: Rule) -> Message:
    """Say in which editions a rule holds."""
    if rule.editions == RULEBOOKS:
        return say("rule-everywhere")
    holds = [load(name).title for name in rule.editions]
    return say("rule-holds-in", editions=listed(holds), count=len(holds))


def differing(rule: Rule, language: Language) -> Iterator[tuple[str, str]]:
    """Yield the editions that differ, and how; those that say the same stand together."""
    differs = rule.text(language).differs
    same: dict[str, list[str]] = {}
    for name in RULEBOOKS:
        if name in differs:
            same.setdefault(differs[name], []).append(load(name).title)
    return (("\n".join(titles), text) for text, titles in same.items())


def sections(voice: Voice, rule: Rule) -> Iterator[tuple[str, str]]:
    """Yield the rulebooks that print a rule, and under which heading."""
    for name in RULEBOOKS:
        if name in rule.sections:
            yield load(name).title, voice(section_of(rule, name))


def part(voice: Voice, heading: Message, sentence: str) -> RenderableType:
    """Return a heading and what stands under it."""
    return Group("", Text(voice(heading), "bold"), Padding(Text(sentence), (0, 0, 0, 2)))


def section(voice: Voice, heading: str, rows: Iterator[tuple[str, str]]) -> RenderableType:
    """Return a heading and a row for each edition under it."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    for label, text in rows:
        table.add_row(Text(label), Text(text))
    return Group("", Text(voice(say(heading)), "bold"), Padding(table, (0, 0, 0, 2)))


def missing(voice: Voice, wanted: str, edition: Edition | None) -> Message:
    """Say that no rule has the words, and which ones are written much alike."""
    elsewhere = search(wanted, voice.language)
    if edition and elsewhere:
        return say("rules-only-elsewhere", words=wanted, edition=edition_title(voice, edition), count=len(elsewhere))
    alike = near(wanted, voice.language)
    if alike:
        return say("rules-none-but-near", words=wanted, near=listed(alike))
    return say("rules-none", words=wanted, command=called(voice.language, "rules"))
