"""Why something happened or was refused: the rules behind it, in the words of the reference."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from bankhalter.cli.option_words import options_behind
from bankhalter.cli.unbroken import spoken
from bankhalter.cli.view import QUIET, View
from bankhalter.play.game import Happening
from bankhalter.play.narration import Sentence
from bankhalter.reference.events import rules_of_event
from bankhalter.reference.rulebook import Rule, rule
from bankhalter.rules.codes import Cause, Event

FEW = 3  # rules that are shown in full
PASSING = frozenset({Event.TITLE_PASSED, Event.CARD_PASSED})
LEAVING = frozenset({Event.BANKRUPT, Event.GAVE_UP})
DEALING = frozenset({Event.ACCEPTED, Event.TURN_STARTED})
OF_ESTATES = ("bankrupt-",)  # beginnings of the ids of rules that only hold for what a bankrupt leaves
OF_DEALS = ("trade-unbuilt", "trade-forms", "card-jail-free-sell", "jail-buy-card")  # and only for what is traded


def behind(view: View, happened: Sequence[Happening]) -> list[list[str]]:
    """Return for each event the ids of the rules that it rests on, each where it comes up first.

    What passes on in a trade rests on the rules of trades, what a bankrupt leaves on those of bankruptcies.
    """
    told: set[str] = set()
    found, leaving = [], False
    for event, numbers in happened:
        leaving = event in LEAVING or (leaving and event not in DEALING)
        others = OF_DEALS if leaving else OF_ESTATES
        ids = rules_of_event(event, numbers, view.table.edition.name)
        if event in PASSING or (event == Event.PAID and numbers[3] == Cause.INTEREST):
            ids = tuple(each for each in ids if not each.startswith(others))
        found.append([each for each in dict.fromkeys(ids) if each not in told])
        told |= set(ids)
    return found


def because_of(view: View, sentences: Sequence[Sentence]) -> tuple[RenderableType, str | None]:
    """Return what happened, each sentence with the titles of its rules, and the id of the first rule."""
    lines: list[RenderableType] = []
    rules = iter(behind(view, [happened for happened, _ in sentences if happened is not None]))
    first = None
    for happened, message in sentences:
        lines.append(spoken(view.voice(message)))
        ids = next(rules) if happened is not None else []
        lines += [Padding(line, (0, 0, 0, 4)) for line in titles(view, ids)]
        first = first or next(iter(ids), None)
    return Group(*lines), first


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
