"""Auctions and the shortage of buildings in a position."""

from bankhalter.notation.amounts import amount_value
from bankhalter.notation.errors import NotationError
from bankhalter.notation.positions.entry import Entry, whole
from bankhalter.notation.positions.turn import names
from bankhalter.notation.sides import squares_of
from bankhalter.notation.table import Table
from bankhalter.rules.codes import NOBODY, Auction, Building
from bankhalter.rules.layout import SEATS, State

KINDS = {"house": int(Auction.HOUSE), "hotel": int(Auction.HOTEL)}
KIND_WORDS = {kind: word for word, kind in KINDS.items()}
BUILDINGS = {"house": Building.HOUSE, "hotel": Building.HOTEL}
ANY = "any"
ANY_NUMBER = -1  # value of `quota` and, still asked, of `wish`
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
        raise given.wrong("auction", "expected either a lot or a building")
    s.auction = hammer.word("building", Auction.LOT, KINDS)
    s.auction_lot = hammer.lot("lot", -1)
    s.auction_bid = hammer.amount("bid", 0)
    s.auction_leader = hammer.seat("leader", NOBODY)
    s.auction_in = hammer.seats("in", sum(1 << seat for seat in range(s.seats) if not s.bankrupt[seat]))
    if (s.auction_bid > 0) != (s.auction_leader != NOBODY):
        raise given.wrong("auction", "expected a bid together with its leader")


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
    for seat, wish in _by_seat(shortage.entry("wishes"), ASKED):
        s.wish[seat] = wish


def _by_seat(given: Entry, unset: str) -> list[tuple[int, int]]:
    given.allow(*given.table.seats)
    numbers = []
    for name, value in given.given.items():
        try:
            number = ANY_NUMBER if value == unset else whole(value, 0, MOST_BUILDINGS)
        except NotationError as error:
            raise given.wrong(name, f"{error}, or {unset}") from None
        numbers.append((given.table.seat(name), number))
    return numbers


def _read_asked(given: Entry, s: State) -> None:
    given.allow(*BUILDINGS)
    for word, kind in BUILDINGS.items():
        if word not in given:
            continue
        s.asked[kind] = 1
        if given.given[word] == ANY:
            s.quota[kind * SEATS : (kind + 1) * SEATS] = [ANY_NUMBER] * SEATS
            continue
        for seat, quota in _by_seat(given.entry(word), ANY):
            s.quota[kind * SEATS + seat] = quota


def write_shortage(table: Table, s: State) -> dict[str, object]:
    """Return the shortage; empty if there is none."""
    if not s.shortage:
        return {}
    wishes = {name: ASKED if s.wish[seat] == ANY_NUMBER else s.wish[seat] for seat, name in enumerate(table.seats)}
    builder = {"builder": table.seats[s.builder], "lot": table.square(s.builder_lot)}
    return {"of": KIND_WORDS[s.shortage], **builder, "wishes": wishes}


def write_asked(table: Table, s: State) -> dict[str, object]:
    """Return what each seat may still build of the kinds for which wishes were asked since the last throw."""
    return {word: _written_quota(table, s, kind) for word, kind in BUILDINGS.items() if s.asked[kind]}


def _written_quota(table: Table, s: State, kind: Building) -> object:
    quotas = s.quota[kind * SEATS : (kind + 1) * SEATS]
    if quotas == [ANY_NUMBER] * SEATS:
        return ANY
    return {name: ANY if quotas[seat] == ANY_NUMBER else quotas[seat] for seat, name in enumerate(table.seats)}
