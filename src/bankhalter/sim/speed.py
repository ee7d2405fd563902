"""What people who want speed are told if it is not to be had."""

import warnings

from bankhalter.compiled import SLOWER, WhyPlain, why_plain
from bankhalter.words.messages import Message, say

CALLER = 3  # whoever calls what warns


def plain_notice() -> Message | None:
    """Return a sentence on why many games will take long, or None if the compiled rules are at work."""
    why = why_plain()
    return say("tournament-plain", slower=SLOWER, reason=why.value) if why else None


def warn_if_plain() -> None:
    """Warn the caller of the caller, in English, if games will take long although nobody has asked for that."""
    notice = plain_notice()
    if notice is None or why_plain() is WhyPlain.FORCED:
        return
    from bankhalter.words.voice import plain  # noqa: PLC0415  # seldom needed

    warnings.warn(plain("en")(notice), RuntimeWarning, stacklevel=CALLER)
