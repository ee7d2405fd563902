"""Squares by their names, as people type them."""

import re
from functools import lru_cache

from bankhalter.cli.typed import MARK
from bankhalter.cli.view import View
from bankhalter.editions.schema import Edition, Station, Street, Utility, named
from bankhalter.reference.finding import folded
from bankhalter.words.catalogue import LANGUAGES

QUOTED = "[„“”\"'»«]?"


def with_marked_squares(view: View, typed: str) -> str:
    """Return what was typed with a marked number for the name of each lot; names of seats stay as they are."""
    taken = {folded(seat) for seat in view.game.seats}
    names = {name: square for name, square in lot_names(view.table.edition).items() if name not in taken}
    return _pattern(tuple(names)).sub(lambda found: f"{MARK}{names[straight(found[1])]}", typed)


def square_called(view: View, words: str) -> int | None:
    """Return the square that a name, or the beginning of only one, stands for; None if none or several."""
    names = lot_names(view.table.edition)
    wanted = straight(words)
    if wanted in names:
        return names[wanted]
    begun = {square for name, square in names.items() if name.startswith(wanted)}
    return begun.pop() if len(begun) == 1 else None


def lot_names(edition: Edition) -> dict[str, int]:
    """Return the lots by their folded names in every language, the longest first."""
    lots = [square for square in edition.squares if isinstance(square, Street | Station | Utility)]
    names = {straight(named(lot, language)): lot.pos for lot in lots for language in LANGUAGES}
    return dict(sorted(names.items(), key=lambda each: -len(each[0])))


@lru_cache(maxsize=8)
def _pattern(names: tuple[str, ...]) -> re.Pattern[str]:
    """Return what finds a name as typed, umlauts and all."""
    spelt = "|".join(_spellings(name) for name in names)
    return re.compile(rf"(?<!\w){QUOTED}({spelt}){QUOTED}(?!\w)", re.IGNORECASE)


def straight(name: str) -> str:
    """Return a name folded, with the apostrophe that keyboards have."""
    return folded(name).replace("’", "'")


def _spellings(name: str) -> str:
    """Return a pattern for a folded name that also finds it with umlauts and ß."""
    pattern = re.escape(name)
    for plain, umlaut in (("ae", "ä"), ("oe", "ö"), ("ue", "ü"), ("ss", "ß"), ("'", "’")):
        pattern = pattern.replace(plain, f"(?:{plain}|{umlaut})")
    return pattern
