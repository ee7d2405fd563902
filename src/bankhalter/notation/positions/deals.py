"""Open offers in a position."""

from bankhalter.notation.amounts import amount_value
from bankhalter.notation.errors import NotationError
from bankhalter.notation.positions.entry import Entry
from bankhalter.notation.sides import read_side, side_text
from bankhalter.notation.table import Table
from bankhalter.rules.codes import HAND_BIT
from bankhalter.rules.layout import PAIRS, SEATS, State
from bankhalter.words.messages import say

OFFER_KEYS = ("from", "to", "give", "want", "debt")


def read_offers(given: Entry, s: State) -> None:
    """Take over the open offers; `debt` instead of `want` is a hand-over to the creditor."""
    for offer in given.entries("offers", PAIRS):
        offer.allow(*OFFER_KEYS)
        proposer, partner = offer.seat("from", 0), offer.seat("to", 0)
        pair = proposer * SEATS + partner
        if proposer == partner or s.offer_give[pair] or s.offer_want[pair]:
            raise offer.wrong("to", say("error-offer-parties"))
        s.offer_give[pair], s.offer_give_cash[pair] = _side(offer, "give")
        s.offer_want[pair], s.offer_want_cash[pair] = _side(offer, "want")
        if "debt" in offer:
            s.offer_give[pair] |= HAND_BIT
            s.offer_want_cash[pair] = offer.amount("debt", 0)
        if not (s.offer_give[pair] or s.offer_want[pair]):
            raise offer.wrong("give", say("error-empty-offer"))
        s.offers += 1


def _side(offer: Entry, key: str) -> tuple[int, int]:
    try:
        return read_side(offer.table, str(offer.given.get(key, "nothing")))
    except NotationError as error:
        raise offer.wrong(key, error.message) from None


def write_offers(table: Table, s: State) -> list[dict[str, object]]:
    """Return the open offers, by proposer and partner."""
    return [_written(table, s, pair) for pair in range(PAIRS) if s.offer_give[pair] or s.offer_want[pair]]


def _written(table: Table, s: State, pair: int) -> dict[str, object]:
    parties: dict[str, object] = {"from": table.seats[pair // SEATS], "to": table.seats[pair % SEATS]}
    give = _side_value(table, s.offer_give[pair], s.offer_give_cash[pair])
    if s.offer_give[pair] & HAND_BIT:
        return parties | {"give": give, "debt": amount_value(table.unit, s.offer_want_cash[pair])}
    return parties | {"give": give, "want": _side_value(table, s.offer_want[pair], s.offer_want_cash[pair])}


def _side_value(table: Table, mask: int, cash: int) -> int | str:
    return side_text(table, mask, cash) if mask or not cash else amount_value(table.unit, cash)
