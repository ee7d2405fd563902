"""Why something happened or was refused: the rules behind it, in the words of the reference."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from bankhalter.cli.option_words import options_behind
from bankhalter.cli.unbroken import spoken
from bankhalter.cli.view import QUIET, View
from bankhalter.play.narration import Sentence
from bankhalter.reference.events import THIRD_FAILURE, rules_of_event
from bankhalter.reference.rulebook import Rule, rule
from bankhalter.rules.codes import Cause, Event
from bankhalter.words.messages import Message

FEW = 3  # rules that are shown in full
LEAVING = frozenset({Event.BANKRUPT, Event.GAVE_UP})
DEALING = frozenset({Event.ACCEPTED, Event.TURN_STARTED})
PASSING = frozenset({Event.TITLE_PASSED, Event.CARD_PASSED})
OF_ESTATES = {"bankrupt-to-player-transfer", "bankrupt-to-player-interest", "bankrupt-to-player-banking"}
OF_DEALS = {"trade-unbuilt-lots", "trade-forms", "card-jail-free-sell", "jail-buy-card"}
WAYS_OUT = {
    Event.PAID: ("jail-exit-pay", "jail-exit-pay-banking"),
    Event.CARD_RETURNED: ("jail-exit-card",),
    Event.THROWN: ("jail-exit-doubles",),
    Event.ATTEMPT_FAILED: THIRD_FAILURE,
}  # by what was told before, the rules that free from jail


def behind(view: View, sentences: Sequence[Sentence]) -> list[list[str]]:
    """Return for each sentence the ids of the rules that it rests on, each where it comes up first."""
    told: set[str] = set()
    found: list[list[str]] = []
    leaving, before = False, Event.TURN_ENDED
    for happened, message in sentences:
        if happened is None:
            found.append([])
            continue
        event, numbers = happened
        leaving = event in LEAVING or (leaving and event not in DEALING)
        passes = event in PASSING or (event == Event.PAID and numbers[3] == Cause.INTEREST)
        wrong = _other_ways(event, before, message) | ((OF_DEALS if leaving else OF_ESTATES) if passes else set())
        ids = [each for each in rules_of_event(event, numbers, view.table.edition.name) if each not in wrong]
        found.append([each for each in dict.fromkeys(ids) if each not in told])
        told |= set(ids)
        before = event
    return found


def _other_ways(event: Event, before: Event, message: Message) -> set[str]:
    """Return the rules of the ways into jail and out of it that were not gone, as far as is told."""
    if event == Event.JAILED:
        way = "doubles" if message.id == "jailed-doubles" else "card" if before == Event.CARD_DRAWN else "square"
        return {f"jail-enter-{each}" for each in ("doubles", "card", "square")} - {f"jail-enter-{way}"}
    if event == Event.FREED:
        ways = WAYS_OUT.get(before, ())
        return {each for others in WAYS_OUT.values() for each in others if ways and each not in ways}
    failed = before in {Event.ATTEMPT_FAILED, Event.FREED}
    return set() if failed or event != Event.PAID else set(THIRD_FAILURE)


def because_of(view: View, sentences: Sequence[Sentence]) -> tuple[RenderableType, str | None]:
    """Return what happened, each sentence with the titles of its rules, and the id of the first rule."""
    lines: list[RenderableType] = []
    rules = behind(view, sentences)
    for (_, message), ids in zip(sentences, rules, strict=True):
        lines.append(spoken(view.voice(message)))
        lines += [Padding(line, (0, 0, 0, 4)) for line in titles(view, ids)]
    return Group(*lines), next((ids[0] for ids in rules if ids), None)


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
