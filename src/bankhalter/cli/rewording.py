"""What people say in words of their own, in the words of a form: a sale is an offer, a house on a street is built."""

import re

from bankhalter.cli.facts import lot_on_offer
from bankhalter.cli.squares import squares_called
from bankhalter.cli.typed import amounts_in_notation, own_words
from bankhalter.cli.view import View
from bankhalter.notation.amounts import read_amount
from bankhalter.notation.errors import NotationError
from bankhalter.reference.finding import folded
from bankhalter.rules.codes import Moment, Phase

BUYS = "buys"
BIDS = "bids {amount}"
OFFER = "offers {seat} {side} for {side}"
BUILDS = ("builds {lot}", "sells building {lot}", "places building {lot}")
WHOLE = "sells hotel {lot} whole"


def reworded(view: View, words: str) -> str:
    """Return a line whose first word is that of a form, in the words of the form that it means."""
    for rewording in (_sale, _purchase, _building):
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


def price_and_square(view: View, words: str) -> tuple[str, int] | None:
    """Return the amount in the notation and the lot of an offer or a bid that names nobody; None if it is none."""
    verbs = "|".join(re.escape(own_words(view.voice, form).partition(" ")[0]) for form in (OFFER, BIDS))
    between = "|".join(re.escape(word) for word in view.says("typed-price-words").split(" | "))
    said = re.fullmatch(rf"(?:{verbs}) (.+?) (?:{between}) (.+)", words, re.IGNORECASE)
    if said is None:
        return None
    for price, goods in (said.groups(), reversed(said.groups())):
        amount, square = amount_said(view, price), lot_said(view, goods)
        if amount is not None and square is not None:
            return amount, square
    return None


def amount_said(view: View, text: str) -> str | None:
    """Return an amount as the notation has it; None if the words are none."""
    amount = amounts_in_notation(view.language, text).removeprefix(view.table.edition.vocabulary.symbol).strip()
    try:
        read_amount(view.table.unit, amount)
    except NotationError:
        return None
    return amount


def lot_said(view: View, text: str) -> int | None:
    """Return the square of a lot by its name or its number, with or without an article; None if it is not clear."""
    lots = [square for square, lot in enumerate(view.board.lot_of) if lot >= 0]
    words = _without(text.split(" "), view.says("typed-articles").split(" | "))
    words = _without(words, [view.says("typed-word-lot"), "lot"])
    name = " ".join(words)
    if name.isdecimal():
        return next((square for square in lots if str(square) == name), None)
    found = squares_called(view, name, lots)
    return found[0] if len(found) == 1 else None


def _purchase(view: View, words: str) -> str | None:
    """Return the purchase of the lot under the token without its name and price; None if it is none, or another."""
    verb, _, rest = words.partition(" ")
    s, lot = view.state, lot_on_offer(view)
    if verb != own_words(view.voice, BUYS) or not rest or lot < 0 or (s.moment, s.phase) != (Moment.TURN, Phase.BUY):
        return None
    between = "|".join(re.escape(f" {word} ") for word in view.says("typed-price-words").split(" | "))
    goods, *price = re.split(between, rest, maxsplit=1)
    amount = amount_said(view, price[0]) if price else None
    if price and (amount is None or read_amount(view.table.unit, amount) != view.board.price[lot]):
        return None
    words_for_it = {folded(word) for word in view.says("typed-this-lot").split(" | ")}
    left = _without(goods.split(" "), view.says("typed-articles").split(" | "))
    named = folded(" ".join(left)) in words_for_it or lot_said(view, goods) == view.table.square(lot)
    return verb if named else None


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
