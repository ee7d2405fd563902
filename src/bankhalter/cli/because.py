"""Why something happened or was refused: the rules behind it, in the words of the reference."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from bankhalter.cli.option_words import options_behind
from bankhalter.cli.view import QUIET, View
from bankhalter.play.game import Happening
from bankhalter.play.narration import Sentence
from bankhalter.reference.events import rules_of_event
from bankhalter.reference.rulebook import Rule, rule

FEW = 3  # rules that are shown in full


def behind(view: View, happened: Sequence[Happening]) -> list[str]:
    """Return the ids of the rules that some events rest on, each once."""
    edition = view.table.edition.name
    ids = [each for event, numbers in happened for each in rules_of_event(event, numbers, edition)]
    return list(dict.fromkeys(ids))


def because_of(view: View, sentences: Sequence[Sentence]) -> RenderableType:
    """Return what happened, each sentence with the titles of its rules."""
    lines: list[RenderableType] = []
    for happened, message in sentences:
        lines.append(Text(view.voice(message)))
        if happened is not None:
            lines += [Padding(line, (0, 0, 0, 4)) for line in titles(view, behind(view, [happened]))]
    return Group(*lines)


def titles(view: View, ids: Sequence[str]) -> Iterator[Text]:
    """Yield a line for each rule: its title and its id."""
    for each in ids:
        title = rule(each).text(view.language).title
        yield Text(view.says("because-rule", title=title, id=each), QUIET)


def rules_in_words(view: View, ids: Sequence[str]) -> RenderableType:
    """Return some rules, each with its title, what it says, and how the edition at the table has it."""
    return Group(*(Padding(rule_in_words(view, rule(each)), (0, 0, 0, 2)) for each in ids))


def rule_in_words(view: View, found: Rule) -> RenderableType:
    """Return a rule in short: title and id, what it says, also in this edition, what is open, and its options."""
    text = found.text(view.language)
    lines = [Text(view.says("because-rule", title=text.title, id=found.id), "bold"), Text(text.rule)]
    here = text.differs.get(view.table.edition.name)
    if here:
        lines.append(Text(view.says("rule-here", text=here)))
    if text.open:
        lines.append(Text(view.says("rule-open-here", text=text.open)))
    if text.reading:
        lines.append(Text(view.says("rule-reading-here", text=text.reading)))
    lines += [Text(view.voice(message)) for message in options_behind(view, found.id)]
    return Group(*lines)
