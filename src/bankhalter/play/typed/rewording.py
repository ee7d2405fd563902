"""What people say in words of their own, in the words of a form: a sale is an offer, a house on a street is built."""

import re
from collections.abc import Mapping
from typing import NamedTuple

from bankhalter.notation.amounts import amount_text, read_amount
from bankhalter.notation.errors import NotationError
from bankhalter.notation.typed import amounts_in_notation, amounts_in_own_words, equivalents, own_words, replies
from bankhalter.play.facts import lot_on_offer
from bankhalter.play.spoken import Spoken
from bankhalter.play.typed.names import canonical
from bankhalter.play.typed.squares import squares_called
from bankhalter.reference.finding import folded
from bankhalter.rules.codes import Act, Moment, Phase
from bankhalter.rules.queries import due_debt

BUYS = "buys"
BIDS = "bids {amount}"
OFFER = "offers {seat} {side} for {side}"
BUILDS = ("builds {lot}", "sells building {lot}", "places building {lot}")
WHOLE = "sells hotel {lot} whole"
COUNTER = "counters {seat} {side} for {side}"
HAND = "hands {seat} {lot_list} for {amount} of debt"
PLACES: Mapping[str, str] = {place: f"{{{place}}}" for place in ("seat", "seats", "goods", "lot", "price", "debt")}


def reworded(view: Spoken, seat: int, words: str) -> str:
    """Return a line of `seat` whose first word is that of a form, in the words of the form that it means."""
    for rewording in (_other_way, _counter, _hand, _sale, _purchase, _building):
        said = rewording(view, seat, words)
        if said is not None:
            return said
    return words


def _other_way(view: Spoken, _seat: int, words: str) -> str | None:
    """Return a line in the order of the form that it means: `nimmt Hypothek auf 5 auf`; None if it has its own."""
    for name in ("typed-other-ways", "typed-other-answers"):
        for patterns, form in equivalents(view.voice, name):
            found = _places_in(view, patterns, words)
            if found is not None:
                return form.format(**{place: canonical(view, text) for place, text in found.items()})
    return None


def _counter(view: Spoken, seat: int, words: str) -> str | None:
    """Return a counter-offer with the name of the only one whose offer it can answer; None if it names one."""
    verb, _, terms = words.partition(" ")
    first = terms.partition(" ")[0]
    if verb != own_words(view.voice, COUNTER).partition(" ")[0] or not terms or _is_seat(view, first):
        return None
    proposers = proposers_to(view, seat)
    return f"{verb} {view.game.seats[proposers[0]]} {terms}" if len(proposers) == 1 else None


def proposers_to(view: Spoken, seat: int) -> list[int]:
    """Return the seats whose offers `seat` can answer."""
    return [number for act, number, _ in view.game.legal_entries(seat) if act == Act.REJECT]


def _hand(view: Spoken, seat: int, words: str) -> str | None:
    """Return what hands lots over against a debt, its amount in full; None if nothing of a debt is said."""
    handed = handed_over(view, words)
    if handed is None:
        return None
    s, debt = view.state, due_debt(view.state, seat)
    whole = amount_text(view.table.unit, s.debt_amount[debt]) if debt >= 0 else ""
    amount = handed.amount or amounts_in_own_words(view.language, whole)
    if not amount:
        return None
    return own_words(view.voice, HAND).format(seat=handed.seat, lot_list=handed.goods, amount=amount)


class Handed(NamedTuple):
    """What is handed to whom against a debt; no `amount`: the whole debt."""

    seat: str
    goods: str
    amount: str


def handed_over(view: Spoken, words: str) -> Handed | None:
    """Return what is handed over against a debt; None if it is not said so, or not against what."""
    own = own_words(view.voice, HAND).partition(" ")[0]
    found = places_of(view, "typed-hands", words)
    if found is None:
        return None
    debts, words_for_it = (set(replies(view.language, each)) for each in ("typed-debts", "typed-debt-words"))
    said = [folded(word) for word in found["debt"].split(" ")]
    left = " ".join(word for word in found["debt"].split(" ") if folded(word) not in debts | words_for_it)
    if (left and amount_said(view, left) is None) or not (debts & set(said) or words.partition(" ")[0] == own):
        return None
    return Handed(canonical(view, found["seat"]), found["goods"], left)


def places_of(view: Spoken, name: str, words: str) -> dict[str, str] | None:
    """Return what stands in the places of the first pattern of the message called `name` that fits words; else None."""
    return _places_in(view, view.says(name, **PLACES), words)


def _places_in(view: Spoken, patterns: str, words: str) -> dict[str, str] | None:
    found = (_pattern(view, pattern).fullmatch(words) for pattern in patterns.split(" | "))
    return next((each.groupdict() for each in found if each is not None), None)


def _is_seat(view: Spoken, word: str) -> bool:
    return folded(word) in {folded(seat) for seat in view.game.seats}


def _sale(view: Spoken, _seat: int, words: str) -> str | None:
    """Return a sale or a purchase with its price and the name of the other one as an offer; None if it is none."""
    for name, give, want in (("typed-sales", "goods", "price"), ("typed-purchases", "price", "goods")):
        found = places_of(view, name, words)
        if found is not None:
            sides = (canonical(view, found["seat"]), found[give], found[want])
            return own_words(view.voice, OFFER).format(seat="{}", side="{}").format(*sides)
    return None


def price_and_square(view: Spoken, words: str) -> tuple[str, int] | None:
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


def amount_said(view: Spoken, text: str) -> str | None:
    """Return an amount as the notation has it; None if the words are none."""
    amount = amounts_in_notation(view.language, text).removeprefix(view.edition.vocabulary.symbol).strip()
    try:
        read_amount(view.table.unit, amount)
    except NotationError:
        return None
    return amount


def lot_said(view: Spoken, text: str) -> int | None:
    """Return the square of a lot by its name or its number, with or without an article; None if it is not clear."""
    lots = [square for square, lot in enumerate(view.board.lot_of) if lot >= 0]
    words = _without(text.split(" "), view.says("typed-articles").split(" | "))
    words = _without(words, [view.says("typed-word-lot"), "lot"])
    name = " ".join(words)
    if name.isdecimal():
        return next((square for square in lots if str(square) == name), None)
    found = squares_called(view, name, lots)
    return found[0] if len(found) == 1 else None


def _purchase(view: Spoken, _seat: int, words: str) -> str | None:
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


def _pattern(view: Spoken, words: str) -> re.Pattern[str]:
    """Return the pattern of a spelling with places, with articles before any word or without.

    Before lots there are none, as the names of some begin with one.
    """
    seats = "|".join(re.escape(seat) for seat in view.game.seats)
    places = {
        "{seat}": f"(?P<seat>{seats})",
        "{seats}": f"(?P<seat>{seats})'?s",
        "{goods}": "(?P<goods>.+?)",
        "{lot}": "(?P<lot>.+?)",
        "{price}": "(?P<price>.+)",
        "{debt}": "(?P<debt>.+)",
    }
    articles = "|".join(re.escape(word) for word in view.says("typed-articles").split(" | "))
    parts = (
        places[word]
        if word in places and "seat" not in word
        else f"(?:(?:{articles}) )?{places.get(word, re.escape(word))}"
        for word in words.split()
    )
    return re.compile(" ".join(parts), re.IGNORECASE)


def _building(view: Spoken, _seat: int, words: str) -> str | None:
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
