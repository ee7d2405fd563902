"""Numbers as they stand on a command line."""

import re
from decimal import Decimal, InvalidOperation

from bankhalter.sim.plan import MOST_GAMES
from bankhalter.words.errors import SpokenError
from bankhalter.words.quoting import typed

PERCENT = 100
LONGEST = 20  # digits of a number
EXPONENT = re.compile("[eE]")


def read_games(text: str) -> int:
    """Return a number of games, as in 20000 or 1e6; raise SpokenError for anything else."""
    number = decimal(text)
    grouped = "." in text and not EXPONENT.search(text)  # 1.000 is a thousand to some, and one to others
    if grouped or number is None or number != number.to_integral_value() or not 1 <= number <= MOST_GAMES:
        raise SpokenError("simulation-games", most=str(MOST_GAMES), given=typed(text))
    return int(number)


def read_precision(text: str) -> float:
    """Return a precision, as in 0.5% or 0.005; raise SpokenError for anything else."""
    number = decimal(text.removesuffix("%").strip().replace(",", "."))
    share = number / PERCENT if number is not None and text.endswith("%") else number
    if share is None or not 0 < share < 1:
        raise SpokenError("simulation-precision", given=typed(text))
    return float(share)


def decimal(text: str) -> Decimal | None:
    """Return a finite number, or None if the text is none."""
    try:
        number = Decimal(text) if len(text) <= LONGEST else Decimal("nan")
    except InvalidOperation:
        return None
    return number if number.is_finite() else None
