"""Where a rulebook prints a rule."""

from bankhalter.reference.rulebook import Rule
from bankhalter.words.messages import Message, say


def section_of(rule: Rule, name: str) -> Message:
    """Say under which heading a rulebook prints a rule, and on which pages if it has page numbers."""
    heading = rule.sections[name]
    if name != "banking" or not rule.pages:
        return say("rule-section", heading=heading)
    several = "no" if rule.pages.isdecimal() else "yes"
    return say("rule-section-on-page", heading=heading, pages=rule.pages, several=several)
