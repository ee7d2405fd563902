"""Names of seats: one word of up to 16 letters and digits."""

from collections.abc import Sequence

from bankhalter.notation.errors import NotationError
from bankhalter.rules.layout import LEAST_SEATS, SEATS
from bankhalter.words.quoting import typed

LONGEST = 16

YAML_WORDS = frozenset({"yes", "no", "on", "off", "true", "false", "null", "y", "n"})
ACTION_WORDS = frozenset({"bank", "nature", "time", "lot", "nothing", "card", "chance", "community", "for"})

TURN_KEYS = ("turn", "phase", "throws", "doubles", "again", "dice", "mr_m", "salary_due", "order")
END_KEYS = ("time_up", "winners")
DUE_KEYS = ("claims", "rent_throw", "debts", "offers")
SALE_KEYS = ("auction", "estate", "shortage", "placing", "asked")
DECK_KEYS = ("decks", "drawing")
GIVEN_KEYS = ("seats", *TURN_KEYS, *END_KEYS, "bank", *DECK_KEYS, *DUE_KEYS, *SALE_KEYS)
THEN_KEYS = ("bank", "awaits", "may", "may_not", "over", "winners", "worth", "debt")

RESERVED = ACTION_WORDS.union(GIVEN_KEYS, THEN_KEYS)


def check_name(name: object) -> str:
    """Return `name` if a seat may bear it; raise NotationError otherwise."""
    if not isinstance(name, str) or not _is_word(name):
        raise NotationError("error-not-a-name", given=typed(name), most=LONGEST - 1)
    if name.lower() in YAML_WORDS or name in RESERVED:
        raise NotationError("error-word-as-name", given=name)
    return name


def _is_word(name: str) -> bool:
    signs = all(sign.isalpha() or sign in "0123456789" for sign in name)
    return 0 < len(name) <= LONGEST and name[0].isalpha() and signs


def check_names(names: Sequence[object]) -> tuple[str, ...]:
    """Return the names of 2 to 6 seats, all different; raise NotationError otherwise."""
    if not LEAST_SEATS <= len(names) <= SEATS:
        raise NotationError("error-number-of-seats", count=len(names), least=LEAST_SEATS, most=SEATS)
    checked = tuple(check_name(name) for name in names)
    for n, name in enumerate(checked):
        if name in checked[:n]:
            raise NotationError("error-name-twice", given=name)
    return checked
