"""What people say in words of their own, in the words of a form: a sale is an offer, a house on a street is built."""

import re

from bankhalter.cli.typed import own_words
from bankhalter.cli.view import View
from bankhalter.reference.finding import folded

OFFER = "offers {seat} {side} for {side}"
BUILDS = ("builds {lot}", "sells building {lot}", "places building {lot}")
WHOLE = "sells hotel {lot} whole"


def reworded(view: View, words: str) -> str:
    """Return a line whose first word is that of a form, in the words of the form that it means."""
    for rewording in (_sale, _building):
        said = rewording(view, words)
        if said is not None:
            return said
    return words


def _sale(view: View, words: str) -> str | None:
    """Return a sale or a purchase with its price and the name of the other one as an offer; None if it is none."""
    for name, give, want in (("typed-sales", "goods", "price"), ("typed-purchases", "price", "goods")):
        for pattern in view.says(name, seat="{seat}", goods="{goods}", price="{price}").split(" | "):
            found = _pattern(view, pattern).fullmatch(words)
            if found is not None:
                seat = next(each for each in view.game.seats if folded(each) == folded(found["seat"]))
                sides = (seat, found[give], found[want])
                return own_words(view.voice, OFFER).format(seat="{}", side="{}").format(*sides)
    return None


def _pattern(view: View, words: str) -> re.Pattern[str]:
    """Return the pattern of a spelling with the places of a sale."""
    seats = "|".join(re.escape(seat) for seat in view.game.seats)
    places = {"{seat}": f"(?P<seat>{seats})", "{goods}": "(?P<goods>.+?)", "{price}": "(?P<price>.+)"}
    return re.compile(" ".join(places.get(word, re.escape(word)) for word in words.split()), re.IGNORECASE)


def _building(view: View, words: str) -> str | None:
    """Return the building of `ein Haus auf Feld` and the like with the square alone; None if it is none."""
    verb, *rest = words.split(" ")
    verbs = {own_words(view.voice, form).partition(" ")[0] for form in BUILDS}
    last = own_words(view.voice, WHOLE).rpartition(" ")[2]
    if verb not in verbs or not rest or folded(rest[-1]) == last:
        return None
    for name in ("typed-articles", "typed-building-words", "typed-on"):
        rest = _without(rest, view.says(name).split(" | "))
    return f"{verb} {' '.join(rest)}" if rest else None


def _without(words: list[str], some: list[str]) -> list[str]:
    """Return words without the first one if it is one of some."""
    return words[1:] if words and folded(words[0]) in map(folded, some) else words
