"""Ordinary speech: words that add nothing, several things at once, and what is meant by what cannot be said so."""

import re
from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple

from bankhalter.notation.amounts import amount_text
from bankhalter.notation.sides import DECK_NAMES, NOTHING
from bankhalter.notation.typed import in_own_words, own_words, usage_of
from bankhalter.play.facts import lot_on_offer
from bankhalter.play.phrases import lot_name
from bankhalter.play.spoken import Spoken
from bankhalter.play.typed.names import canonical
from bankhalter.play.typed.replies import legal_lines
from bankhalter.play.typed.rewording import (
    BUILDS,
    BUYS,
    COUNTER,
    HAND,
    amount_said,
    handed_over,
    lot_said,
    places_of,
    price_and_square,
    proposers_to,
)
from bankhalter.reference.finding import folded
from bankhalter.rules.codes import BANK, Act, Moment, Phase
from bankhalter.rules.layout import DECKS
from bankhalter.rules.queries import available, due_debt, is_seat
from bankhalter.words import messages
from bankhalter.words.messages import Message, SquareName, say

COUNT = re.compile("[0-9]{1,2}")
SEVERAL_BUILDINGS = {"builds {lot}": Act.BUILD, "sells building {lot}": Act.SELL}
ONE_LOT = (*BUILDS, "mortgages {lot}", "redeems {lot}", "keeps mortgage {lot}")  # forms that take one lot at a time


class First(NamedTuple):
    """The first of several things that were said at once, and what was said of the others."""

    words: str
    rest: str


def without_who(view: Spoken, words: str) -> str:
    """Return words without the `I` before them."""
    first, _, rest = words.partition(" ")
    return rest if rest and folded(first) in _words(view, "typed-self") else words


def without_fillers(view: Spoken, words: str) -> str:
    """Return words without those that add nothing: articles, `bitte`; all of them where there are no others."""
    fillers = _words(view, "typed-fillers")
    return " ".join(word for word in words.split(" ") if folded(word) not in fillers) or words


def first_of_several(view: Spoken, words: str) -> First | None:
    """Return the first of several lots with the verb before them; None if it is one lot, or another verb."""
    verb, _, rest = words.partition(" ")
    if verb not in {own_words(view.voice, form).partition(" ")[0] for form in ONE_LOT}:
        return None
    between = "|".join(re.escape(f" {word} ") for word in _words(view, "typed-between"))
    parts = re.split(rf"{between}|,\s*", rest, maxsplit=1, flags=re.IGNORECASE)
    return First(f"{verb} {parts[0]}", f"{verb} {parts[1]}") if len(parts) > 1 else None


def instead(view: Spoken, seat: int, words: str) -> Message | None:
    """Return how that is said which cannot be said so; None if that is not known."""
    return (
        _several_buildings(view, seat, words)
        or _offer_to_nobody(view, seat, words)
        or _other_purchase(view, seat, words)
        or _not_for_a_debt(view, seat, words)
        or _gift(view, seat, words)
        or _answer_to_nobody(view, seat, words)
    )


def _several_buildings(view: Spoken, seat: int, words: str) -> Message | None:
    """Return with which line it begins where several buildings are to be built or sold at once."""
    verb, *rest = (folded(word) for word in words.split(" "))
    act = next((act for form, act in SEVERAL_BUILDINGS.items() if folded(_verb(view, form)) == verb), None)
    buildings = _words(view, "typed-building-words") | _words(view, "typed-buildings")
    numbers = _words(view, "typed-numbers")
    every = _words(view, "typed-every")
    counted = any((COUNT.fullmatch(word) or word in numbers) and after in buildings for word, after in pairwise(rest))
    if act is None or not (counted or every & set(rest)):
        return None
    others = buildings | numbers | every | _words(view, "typed-on") | _words(view, "typed-fillers")
    name = " ".join(word for at, word in enumerate(rest) if word not in others and not _counts(rest, at, buildings))
    line = _first_line(view, seat, act, name)
    usage = usage_of(view.language, "builds" if act == Act.BUILD else "sells")
    return say("hint-one-building", words=in_own_words(view.language, line) if line else usage)


def _counts(words: list[str], at: int, buildings: set[str]) -> bool:
    """Whether a number stands before buildings, and is no square."""
    return bool(COUNT.fullmatch(words[at])) and at + 1 < len(words) and words[at + 1] in buildings


def _first_line(view: Spoken, seat: int, act: Act, name: str) -> str | None:
    """Return the line with which a building begins: on the square called `name` or in its group, or anywhere."""
    board, lines = view.board, legal_lines(view, seat, [act])
    square = lot_said(view, name)
    if square is None:
        return lines[0] if lines else None
    group = board.group[board.lot_of[square]]
    near = [line for line in lines if board.group[board.lot_of[int(line.rpartition(" ")[2])]] == group]
    own = [line for line in near if line.endswith(f" {square}")]
    return next(iter(own + near), None)


def _offer_to_nobody(view: Spoken, seat: int, words: str) -> Message | None:
    """Return the offer that names its partner for one that names none: the owner of the lot, or somebody."""
    found = price_and_square(view, words)
    if found is None:
        return None
    amount, square = found
    owner = view.state.owner[view.board.lot_of[square]]
    if owner == BANK:
        return say("hint-offer-bank", square=SquareName(square))
    lot = f"lot {square}"
    if owner != seat:
        line = f"offers {view.game.seats[owner]} {amount} for {lot}"
    else:
        partner = next(each for each in range(view.state.seats) if each != seat and is_seat(view.state, each))
        line = f"offers {view.game.seats[partner]} {lot} for {amount}"
    return say("hint-offer-whom", words=in_own_words(view.language, line))


def _other_purchase(view: Spoken, seat: int, words: str) -> Message | None:
    """Return which lot can be bought where another one was named, or how one buys it of its owner."""
    s, lot = view.state, lot_on_offer(view)
    verb, _, rest = words.partition(" ")
    if verb != _verb(view, BUYS) or not rest:
        return None
    if s.moment != Moment.TURN or s.phase != Phase.BUY or lot < 0:
        square = lot_said(view, rest)
        return None if square is None else _purchase_from_owner(view, seat, square)
    return say("hint-buys", words=own_words(view.voice, BUYS), lot=lot_name(view.table, lot))


def _purchase_from_owner(view: Spoken, seat: int, square: int) -> Message | None:
    """Return the offer of the price of a lot, or all that `seat` has, to its owner."""
    lot = view.board.lot_of[square]
    owner = view.state.owner[lot]
    if owner == BANK:
        return say("hint-offer-bank", square=SquareName(square))
    if owner == seat:
        return None
    amount = amount_text(view.table.unit, min(view.board.price[lot], available(view.state, seat)))
    line = f"offers {view.game.seats[owner]} {amount} for lot {square}"
    return say("hint-offer-whom", words=in_own_words(view.language, line))


def _not_for_a_debt(view: Spoken, seat: int, words: str) -> Message | None:
    """Return why that is no way to settle a debt, and what is: the bank takes no lots, and nobody a jail card."""
    if words.partition(" ")[0] == _verb(view, HAND) and messages.BANK in {folded(word) for word in words.split(" ")}:
        return say("hint-hand-bank", words=usage_of(view.language, "mortgages"))
    handed = handed_over(view, words)
    if handed is None:
        return None
    if not handed.amount and due_debt(view.state, seat) < 0:
        return say("hint-owes-nothing", name=view.game.seats[seat])
    between = "|".join(re.escape(f" {word} ") for word in _words(view, "typed-between"))
    items = re.split(f"{between}|, ?", handed.goods, flags=re.IGNORECASE)
    goods = _folded(without_fillers(view, item) for item in items)
    cards = [deck for deck in range(DECKS) if view.state.holder[deck] == seat]
    if not cards or not _words(view, "typed-jail-card") & set(goods):
        return None
    line = f"offers {handed.seat} {DECK_NAMES[cards[0]]} card for {amount_text(view.table.unit, view.board.fine)}"
    return say("hint-hand-lots", words=in_own_words(view.language, line))


def _gift(view: Spoken, seat: int, words: str) -> Message | None:
    """Return how that is offered of which only was said to whom it goes: for money, for part of a debt, for nothing."""
    found = places_of(view, "typed-gifts", words)
    if found is None or (whom := canonical(view, found["seat"])) == view.game.seats[seat]:
        return None
    if amount_said(view, found["goods"]) is not None:
        return say("refusal-money-alone")
    lot, partner = lot_said(view, found["goods"]), view.game.seats.index(whom)
    if lot is None:
        return say("hint-no-square", given=found["goods"])
    value, debt = view.board.price[view.board.lot_of[lot]], due_debt(view.state, seat)
    if view.board.hand_over and debt >= 0 and view.state.creditor[debt] == partner:
        amount = amount_text(view.table.unit, min(value, view.state.debt_amount[debt]))
        return say(
            "hint-hand-amount", words=in_own_words(view.language, f"hands {whom} lot {lot} for {amount} of debt")
        )
    price = amount_text(view.table.unit, min(value, available(view.state, partner)) or value)
    offer, gift = (in_own_words(view.language, f"offers {whom} lot {lot} for {each}") for each in (price, NOTHING))
    return say("hint-gift", name=view.game.seats[seat], words=offer, gift=gift)


def _answer_to_nobody(view: Spoken, seat: int, words: str) -> Message | None:
    """Say that there is no offer to answer, or to whom a counter-offer must be."""
    answers = _words(view, "typed-yes") | _words(view, "typed-no")
    counters = _verb(view, COUNTER)
    verb, _, rest = words.partition(" ")
    proposers = proposers_to(view, seat)
    if not proposers and (folded(words) in answers or verb == counters):
        return say("hint-nothing-to-answer", name=view.game.seats[seat])
    if not proposers or verb != counters or canonical(view, rest.partition(" ")[0]) in view.game.seats:
        return None
    usage = usage_of(view.language, "counters").replace(view.says("place-seat"), view.game.seats[proposers[0]], 1)
    return say("hint-counter-whom", words=usage)


def _verb(view: Spoken, form: str) -> str:
    return own_words(view.voice, form).partition(" ")[0]


def _words(view: Spoken, name: str) -> set[str]:
    """Return the words, folded, of the message called `name`."""
    return set(_folded(view.says(name).split(" | ")))


def _folded(words: Iterable[str]) -> Iterable[str]:
    return (folded(word) for word in words)
