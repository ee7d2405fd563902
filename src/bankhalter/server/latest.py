"""How new things at a table are, in numbers of entries: who speaks without having seen them may mean something else."""

import msgspec

from bankhalter.rules.codes import Act
from bankhalter.rules.layout import State

CARDS = frozenset({Act.DEAL, Act.DRAW, Act.DRAW_OPEN})  # turned up by nature after what a seat did

Terms = tuple[int, int, int, int]
"""What is given and wanted in an offer: deeds and cards, cash; deeds and cards, cash."""


class Latest(msgspec.Struct):
    """`moved`: the last line of each seat, or the end of its last turn; `offers`: those that are open, by pair.

    `auction`: the entry that opened the last auction.
    """

    moved: dict[str, int] = {}
    offers: dict[int, tuple[Terms, int]] = {}
    auction: int = 0

    def follow(self, state: State, number: int) -> None:
        """Take note of the offers that are open after entry `number`."""
        now = _open_offers(state)
        self.offers = {pair: (terms, self._since(pair, terms, number)) for pair, terms in now.items()}

    def _since(self, pair: int, terms: Terms, number: int) -> int:
        known, since = self.offers.get(pair, (None, 0))
        return since if known == terms else number

    def offered(self, pair: int) -> int:
        """Return the entry since which the open offer of a pair stands as it does; 0 if there is none."""
        return self.offers[pair][1] if pair in self.offers else 0


def _open_offers(s: State) -> dict[int, Terms]:
    return {
        pair: (give, s.offer_give_cash[pair], want, s.offer_want_cash[pair])
        for pair, (give, want) in enumerate(zip(s.offer_give, s.offer_want, strict=True))
        if give or want
    }
