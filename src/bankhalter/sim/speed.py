"""What people who want speed are told if it is not to be had."""

from bankhalter.compiled import SLOWER, why_plain
from bankhalter.words.messages import Message, say


def plain_notice() -> Message | None:
    """Return a sentence on why many games will take long, or None if the compiled rules are at work."""
    why = why_plain()
    return say("tournament-plain", slower=SLOWER, reason=why.value) if why else None
