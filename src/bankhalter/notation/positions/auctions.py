"""Auctions and the shortage of buildings in a position."""

from bankhalter.notation.amounts import amount_value
from bankhalter.notation.errors import NotationError
from bankhalter.notation.positions.entry import Entry, whole
from bankhalter.notation.positions.turn import names
from bankhalter.notation.sides import squares_of
from bankhalter.notation.table import Table
from bankhalter.rules.codes import NOBODY, Auction, Building
from bankhalter.rules.layout import SEATS, State
from bankhalter.words.messages import say
from bankhalter.words.quoting import typed

KINDS = {"house": int(Auction.HOUSE), "hotel": int(Auction.HOTEL)}
KIND_WORDS = {kind: word for word, kind in KINDS.items()}
BUILDINGS = {"house": Building.HOUSE, "hotel": Building.HOTEL}
STILL_ASKED = -1  # value of `wish`
ASKED = "asked"
MOST_BUILDINGS = 99


def read_auction(given: Entry, s: State) -> None:
    """Take over the running auction and the lots that wait for theirs."""
    s.estate = given.lots("estate")
    if "auction" not in given:
        return
    hammer = given.entry("auction")
    hammer.allow("lot", "building", "bid", "leader", "in")
    if ("lot" in hammer) == ("building" in hammer):
        raise given.wrong("auction", say("error-lot-or-building"))
    s.auction = hammer.word("building", Auction.LOT, KINDS)
    s.auction_lot = hammer.lot("lot", -1)
    s.auction_bid = hammer.amount("bid", 0)
    s.auction_leader = hammer.seat("leader", NOBODY)
    s.auction_in = hammer.seats("in", sum(1 << seat for seat in range(s.seats) if not s.bankrupt[seat]))
    if (s.auction_bid > 0) != (s.auction_leader != NOBODY):
        raise given.wrong("auction", say("error-bid-and-leader"))


def write_auction(table: Table, s: State) -> dict[str, object]:
    """Return the running auction; empty if none runs."""
    if s.auction == Auction.NONE:
        return {}
    if s.auction == Auction.LOT:
        keys: dict[str, object] = {"lot": table.square(s.auction_lot)}
    else:
        keys = {"building": KIND_WORDS[s.auction]}
    if s.auction_leader != NOBODY:
        keys |= {"bid": amount_value(table.unit, s.auction_bid), "leader": table.seats[s.auction_leader]}
    return keys | {"in": names(table, s.auction_in)}


def write_estate(table: Table, s: State) -> list[int]:
    """Return the squares of the lots that wait for their auctions."""
    return squares_of(table, s.estate)


def read_shortage(given: Entry, s: State) -> None:
    """Take over the shortage, the building to be placed and what each seat may still build."""
    s.placing = given.seat("placing", NOBODY)
    _read_asked(given.entry("asked"), s)
    if "shortage" not in given:
        return
    shortage = given.entry("shortage")
    shortage.allow("of", "builder", "lot", "wishes")
    s.shortage = shortage.word("of", Auction.HOUSE, KINDS)
    s.builder = shortage.seat("builder", 0)
    s.builder_lot = shortage.lot("lot", 0)
    wishes = shortage.entry("wishes")
    wishes.allow(*given.table.seats)
    for seat, name in enumerate(given.table.seats):
        s.wish[seat] = _read_wish(wishes, name)


def _read_wish(wishes: Entry, name: str) -> int:
    value = wishes.given.get(name, 0)
    if value == ASKED:
        return STILL_ASKED
    try:
        return whole(value, 0, MOST_BUILDINGS)
    except NotationError:
        raise wishes.wrong(name, say("error-not-a-wish", most=MOST_BUILDINGS, given=typed(value))) from None


def _read_asked(given: Entry, s: State) -> None:
    given.allow(*BUILDINGS)
    for word, kind in BUILDINGS.items():
        if word not in given:
            continue
        s.asked[kind] = 1
        quotas = given.entry(word)
        quotas.allow(*given.table.seats)
        for seat, name in enumerate(given.table.seats):
            s.quota[kind * SEATS + seat] = quotas.number(name, 0, 0, MOST_BUILDINGS)


def write_shortage(table: Table, s: State) -> dict[str, object]:
    """Return the shortage; empty if there is none."""
    if not s.shortage:
        return {}
    wishes = {name: ASKED if s.wish[seat] == STILL_ASKED else s.wish[seat] for seat, name in enumerate(table.seats)}
    builder = {"builder": table.seats[s.builder], "lot": table.square(s.builder_lot)}
    return {"of": KIND_WORDS[s.shortage], **builder, "wishes": wishes}


def write_asked(table: Table, s: State) -> dict[str, object]:
    """Return what each seat may still build of the kinds for which wishes were asked since the last throw."""
    return {word: _written_quota(table, s, kind) for word, kind in BUILDINGS.items() if s.asked[kind]}


def _written_quota(table: Table, s: State, kind: Building) -> object:
    quotas = s.quota[kind * SEATS : (kind + 1) * SEATS]
    return {name: quotas[seat] for seat, name in enumerate(table.seats)}
