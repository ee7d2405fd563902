"""The two decks: lazily revealed, then cycling in the order that is known.

Ledger: card-return-to-bottom, card-jail-free-*.
"""

from bankhalter.rules.codes import CardEffect
from bankhalter.rules.layout import CARDS, Board, State


def jail_card_of(b: Board, deck: int) -> int:
    """The get-out-of-jail card of `deck`."""
    for card in range(CARDS):
        if b.card_effect[deck * CARDS + card] == CardEffect.KEEP:
            return card
    return -1


def put_under(s: State, deck: int, card: int) -> None:
    """Put `card` face down under its deck."""
    s.known[deck * CARDS + s.known_count[deck]] = card
    s.known_count[deck] += 1


def place_known(s: State, deck: int, card: int) -> int:
    """Place of `card` among the cards of known order, or -1."""
    for i in range(s.known_count[deck]):
        if s.known[deck * CARDS + i] == card:
            return i
    return -1


def in_deck(s: State, deck: int, card: int) -> bool:
    """Whether `card` lies in its deck, that is, nobody holds it."""
    return s.unseen[deck] >> card & 1 == 1 or place_known(s, deck, card) >= 0


def can_be_on_top(s: State, deck: int, card: int) -> bool:
    """Whether `card` can be the next one: any unseen card, or the first known one once all were seen."""
    if s.unseen[deck] != 0:
        return s.unseen[deck] >> card & 1 == 1
    return s.known_count[deck] > 0 and s.known[deck * CARDS] == card


def take_out(s: State, deck: int, card: int) -> None:
    """Take `card` out of its deck."""
    if s.unseen[deck] >> card & 1 == 1:
        s.unseen[deck] &= ~(1 << card)
        return
    place = place_known(s, deck, card)
    s.known_count[deck] -= 1
    for i in range(place, s.known_count[deck]):
        s.known[deck * CARDS + i] = s.known[deck * CARDS + i + 1]
    s.known[deck * CARDS + s.known_count[deck]] = 0
