"""Amounts: printed money as text and YAML value, money units inside."""

import re
from fractions import Fraction
from math import isfinite

from bankhalter.notation.errors import ImpossibleError, NotationError
from bankhalter.words.quoting import typed

LARGEST = 100_000_000  # units; sums of several amounts still fit 32 bits
SCALES = {"": 1, "K": 1_000, "M": 1_000_000}

_WRITTEN = re.compile(r"(-?\d{1,40}(?:\.\d{1,40})?)([KM]?)", re.ASCII)
_WHOLE = re.compile(r"-?\d{1,9}", re.ASCII)


def read_amount(unit: int, given: object) -> int:
    """Return the money units of `60`, `1.5M`, `500K`, 15000000 or 60.0.

    Raises NotationError for anything else, ImpossibleError for a fraction of `unit` and beyond 0 to LARGEST.
    """
    printed = _printed(given, unit)
    units = printed / unit
    if units.denominator != 1:
        raise ImpossibleError("error-fraction-of-note", given=typed(given), unit=amount_text(unit, 1))
    if not 0 <= units <= LARGEST:
        raise ImpossibleError("error-beyond-amounts", given=typed(given), most=amount_text(unit, LARGEST))
    return int(units)


def _printed(given: object, unit: int) -> Fraction:
    if isinstance(given, str) and (written := _WRITTEN.fullmatch(given)):
        return Fraction(written[1]) * SCALES[written[2]]
    if isinstance(given, int) and not isinstance(given, bool):
        return Fraction(given)
    if isinstance(given, float) and isfinite(given):
        return Fraction(str(given))
    scaled = "yes" if unit % SCALES["K"] == 0 else "no"
    raise NotationError("error-not-an-amount", given=typed(given), scaled=scaled)


def amount_text(unit: int, units: int) -> str:
    """Return `units` as printed money: plain digits, or 600K and 1.5M where the unit is thousands."""
    return printed_text(unit, units * unit)


def printed_text(unit: int, printed: int) -> str:
    """Return an amount of printed money as `amount_text` does."""
    if unit % SCALES["K"] or printed == 0:
        return str(printed)
    sign = "K" if abs(printed) < SCALES["M"] else "M"
    whole, rest = divmod(abs(printed), SCALES[sign])
    decimals = f"{rest:06d}".rstrip("0") if rest else ""
    return f"{'-' if printed < 0 else ''}{whole}{'.' if decimals else ''}{decimals}{sign}"


def amount_value(unit: int, units: int) -> int | str:
    """Return `units` as a document holds them: a whole number, or text such as 1.5M."""
    text = amount_text(unit, units)
    return text if text[-1] in SCALES else int(text)


def read_whole(text: str) -> int:
    """Return the whole number that `text` says in up to nine digits; raise NotationError if it says none."""
    if not _WHOLE.fullmatch(text):
        raise NotationError("error-not-a-number", given=typed(text))
    return int(text)
