"""Numbers on the pictures, as each language writes them."""

from collections.abc import Sequence
from math import floor, log10

from bankhalter.words.catalogue import Language
from bankhalter.words.messages import say
from bankhalter.words.money import MARKS, grouped
from bankhalter.words.voice import Voice

PERCENT = 100
THREE_DIGITS = 1000
STEPS = (1.0, 2.0, 2.5, 5.0, 10.0)


def decimal(language: Language, value: float, digits: int) -> str:
    """Return a number with so many digits behind the decimal mark, its thousands set apart."""
    whole, _, rest = f"{abs(value):.{digits}f}".partition(".")
    sign = "−" if value < 0 and float(f"{value:.{digits}f}") else ""
    return f"{sign}{grouped(language, int(whole))}{MARKS[language][1] + rest if rest else ''}"


def percent(voice: Voice, share: float, digits: int = 1) -> str:
    """Return a share in percent, as the language writes it."""
    return voice(say("plot-percent", number=decimal(voice.language, share * PERCENT, digits)))


def digits_of(step: float) -> int:
    """Return how many digits behind the decimal mark a step of a scale needs."""
    digits = 0
    while digits < len("0.001") and abs(round(step, digits) - step) > step / 1000:
        digits += 1
    return digits


def nice_step(least: float) -> float:
    """Return the smallest of 1, 2, 2.5, 5 times a power of ten that is at least `least`."""
    scale = 10.0 ** floor(log10(least))
    return next(scale * step for step in STEPS if scale * step >= least * (1 - 1e-9))


def whole_step(least: float) -> int:
    """Return the smallest of 1, 2, 2.5, 5 times a power of ten that is whole and at least `least`."""
    step = nice_step(max(least, 1))
    return int(step) if step == int(step) else whole_step(step * 1.1)


def rough(amount: float) -> int:
    """Return an amount to three digits, a whole number."""
    if abs(amount) < THREE_DIGITS:
        return round(amount)
    return int(round(amount, 2 - floor(log10(abs(amount)))))


def counted_within(rows: Sequence[tuple[float, int]], part: float) -> float:
    """Return the value within which at least this part of what was counted lies; rows: value and count, by value."""
    total = sum(count for _, count in rows)
    seen = 0
    for value, count in rows:
        seen += count
        if seen >= part * total:
            return value
    return rows[-1][0] if rows else 0.0
