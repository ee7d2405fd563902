"""Squares by their names, as people type them."""

import re
from collections.abc import Collection, Sequence
from difflib import SequenceMatcher
from functools import lru_cache

from bankhalter.editions.schema import Edition, Station, Street, Utility, named
from bankhalter.notation.sides import DECK_NAMES, NOTHING
from bankhalter.notation.typed import MARK, SQUARES, in_own_place, in_place
from bankhalter.play.spoken import Spoken
from bankhalter.play.typed.names import named_seat
from bankhalter.reference.finding import folded
from bankhalter.words.catalogue import LANGUAGES
from bankhalter.words.messages import Argument, DeckName, Either, Message, SquareName, listed, say

QUOTES = '„“”"»«'
QUOTED = "[„“”\"'»«]?"
WORD = re.compile(r"[\w']+")
NUMBER = re.compile("-?[0-9]+")
LIKE = 0.8  # how much a misspelt name resembles the one that is meant
LONG = 6  # letters of a word that may stand for a name


def with_marked_squares(view: Spoken, typed: str) -> str:
    """Return what was typed with a marked number for the name of each lot; names of seats stay as they are."""
    taken = {folded(seat) for seat in view.game.seats}
    names = {name: square for name, square in lot_names(view.edition).items() if name not in taken}
    squares = {bare(name): square for name, square in names.items()}
    return _pattern(tuple(names)).sub(lambda found: f"{MARK}{squares[bare(found[1])]}", typed)


def square_called(view: Spoken, words: str) -> int | None:
    """Return the lot that a name, or a part that only one has, stands for; None if none or several."""
    found = squares_called(view, words, set(lot_names(view.edition).values()))
    return found[0] if len(found) == 1 else None


def squares_called(view: Spoken, words: str, among: Collection[int]) -> list[int]:
    """Return the squares of `among` that a name fits best: those called so, else beginning so, else with its words."""
    wanted = bare(words.strip(QUOTES))
    names = [(bare(name), square) for name, square in square_names(view.edition) if square in among]
    parts = WORD.findall(wanted)
    for fits in (
        lambda name: name == wanted,
        lambda name: name.startswith(wanted),
        lambda name: set(parts) <= set(WORD.findall(name)),
    ):
        found = {square for name, square in names if parts and fits(name)}
        if found:
            return sorted(found)
    return []


def near_square(view: Spoken, words: str, among: Collection[int]) -> int | None:
    """Return the square of `among` whose name, or a long word of it, is like a misspelt one; None unless it is one."""
    wanted = bare(words.strip(QUOTES))
    likeness: dict[int, float] = {}
    for name, square in square_names(view.edition):
        if square not in among:
            continue
        spellings = [bare(name), *(word for word in WORD.findall(bare(name)) if len(word) >= LONG)]
        like = max(_likeness(wanted, each) for each in spellings)
        likeness[square] = max(like, likeness.get(square, 0))
    near = [square for square, like in likeness.items() if like >= LIKE]
    return near[0] if len(near) == 1 else None


def _likeness(wanted: str, name: str) -> float:
    """Return how much a name resembles the one that is wanted; 0 where that is certainly too little."""
    match = SequenceMatcher(None, wanted, name)
    return match.ratio() if match.real_quick_ratio() >= LIKE and match.quick_ratio() >= LIKE else 0


def square_names(edition: Edition) -> list[tuple[str, int]]:
    """Return the folded names of all squares in every language; of a square with two names on it, also each."""
    found = set()
    for square in edition.squares:
        for language in LANGUAGES:
            name = straight(named(square, language))
            found |= {(each, square.pos) for each in (name, *name.split(" / "))}
    return sorted(found)


def lot_names(edition: Edition) -> dict[str, int]:
    """Return the lots by their folded names in every language, the longest first."""
    lots = [square for square in edition.squares if isinstance(square, Street | Station | Utility)]
    names = {straight(named(lot, language)): lot.pos for lot in lots for language in LANGUAGES}
    return dict(sorted(names.items(), key=lambda each: -len(each[0])))


class Named:
    """Reads the places of a line that `seat` says: squares by number or name, lots and jail cards among goods.

    `problems` are the names that fit no square, or several, and what else is not clear.
    """

    def __init__(self, view: Spoken, seat: int) -> None:
        self._seat = seat
        self._giver, self._partner = seat, seat
        self.problems: list[tuple[int, Message]] = []
        self._view = view
        self._lots = set(lot_names(view.edition).values())
        self._squares = range(len(view.edition.squares))

    def __call__(self, place: str, text: str) -> str | None:
        """Return what stands in a place as the notation has it; None, and a problem, if no square is meant."""
        if place in SQUARES:
            return self._number(text, self._squares if place == "square" else self._lots)
        if place == "lot_list":
            return ", ".join(self._item(item.strip()) for item in text.split(","))
        if place == "side":
            items = [item.strip() for item in text.split(",")]
            goods = ", ".join(self._card(item) or self._item(item, goods=True) for item in items)
            self._giver = self._partner
            return goods
        if place == "seat":
            self._giver = self._seat
            named = named_seat(self._view, text)
            self._partner = self._seat if named is None else self._view.game.seats.index(named)
            return named or text
        return text

    def _card(self, item: str) -> str | None:
        """Return the jail card of the giver that a word without its deck means; None if it means none."""
        language = self._view.language
        words = {folded(in_place(language, "side", word)) for word in self._view.says("typed-jail-card").split(" | ")}
        if folded(item) not in words:
            return None
        decks = [deck for deck, name in enumerate(DECK_NAMES) if self._view.state.holder[deck] == self._giver]
        cards = [f"{DECK_NAMES[deck]} card" for deck in decks]
        if len(cards) != 1:
            typed = [in_own_place(language, card) for card in cards]
            shown = [say("card-typed", card=card, deck=DeckName(deck)) for card, deck in zip(typed, decks, strict=True)]
            some: dict[str, Argument] = (
                {"cards": Either(tuple(shown))} if shown else {"who": self._view.game.seats[self._giver]}
            )
            self.problems.append((0, say("hint-several-cards" if shown else "hint-no-card", **some)))
        return cards[0] if len(cards) == 1 else item

    def _number(self, text: str, among: Collection[int]) -> str | None:
        text = in_place(self._view.language, "side", text).removeprefix("lot ")
        if NUMBER.fullmatch(text):
            return text
        if NUMBER.match(text):
            return None
        found = squares_called(self._view, text, among)
        if len(found) == 1:
            return str(found[0])
        self._unclear(text, found, among)
        return None

    def _item(self, item: str, *, goods: bool = False) -> str:
        """Return a lot of a side as `lot 5` if only one is called so; whatever else as it is."""
        if not item or item[0].isdecimal() or item.endswith(" card") or item == NOTHING:
            return item
        name = item.removeprefix("lot ")
        if NUMBER.fullmatch(name):
            return item
        found = squares_called(self._view, name, self._lots)
        if len(found) == 1:
            return f"lot {found[0]}"
        self._unclear(name, found, self._lots, none="hint-no-goods" if goods else "hint-no-square")
        return item

    def _unclear(self, text: str, found: Sequence[int], among: Collection[int], none: str = "hint-no-square") -> None:
        squares = listed(say("square-numbered", square=SquareName(each), number=str(each)) for each in found)
        near = None if found else near_square(self._view, text, among)
        if near is not None:
            self.problems.append((len(text), say("hint-near-square", given=text, square=self._view.square(near))))
            return
        name = "hint-several-squares" if found else none
        message = say(name, given=text, **({"squares": squares} if found else {}))
        self.problems.append((len(text), message))

    @property
    def problem(self) -> Message | None:
        """The problem with the shortest name; None if there is none."""
        return min(self.problems, key=lambda each: each[0])[1] if self.problems else None


@lru_cache(maxsize=8)
def _pattern(names: tuple[str, ...]) -> re.Pattern[str]:
    """Return what finds a name as typed, umlauts and all."""
    spelt = "|".join(_spellings(name) for name in names)
    return re.compile(rf"(?<!\w){QUOTED}({spelt}){QUOTED}(?!\w)", re.IGNORECASE)


def straight(name: str) -> str:
    """Return a name folded, with the apostrophe that keyboards have."""
    return folded(name).replace("’", "'")


def bare(name: str) -> str:
    """Return a name as it is compared: without apostrophes and dots, hyphens as blanks."""
    return " ".join(re.sub(r"['.]", "", straight(name)).replace("-", " ").split())


def _spellings(name: str) -> str:
    """Return a pattern for a folded name that also finds it with umlauts and ß, and without marks."""
    pattern = re.escape(name).replace("\\.", "\\.?").replace("\\-", "[- ]")
    for plain, umlaut in (("ae", "ä"), ("oe", "ö"), ("ue", "ü"), ("ss", "ß"), ("'", "’|")):
        pattern = pattern.replace(plain, f"(?:{plain}|{umlaut})")
    return pattern
