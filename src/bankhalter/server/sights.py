"""A position as a page draws it: everything that is to be seen, with what the rules make of it worked out."""

from bankhalter.notation.sides import lots_in
from bankhalter.notation.table import Table
from bankhalter.play.facts import deed_row, needed, rent_now
from bankhalter.play.places import Fall, places
from bankhalter.rules.auction import least_bid
from bankhalter.rules.codes import (
    BANK,
    BUS,
    CARD_BIT,
    HAND_BIT,
    MR_M,
    NOBODY,
    UTILITIES,
    Auction,
    Building,
    Moment,
    Phase,
)
from bankhalter.rules.layout import DECKS, LOTS, SEATS, Board, State
from bankhalter.rules.queries import available, is_mortgaged, means, owns_group, worth
from bankhalter.rules.rent import lapses_with
from bankhalter.rules.shortage import able_capacity, shortage_kind
from bankhalter.server.sight_parts import (
    AuctionSight,
    BankSight,
    Bundle,
    ClaimSight,
    DebtSight,
    Deck,
    Goods,
    LotSight,
    NeedSight,
    OfferSight,
    SeatSight,
    ShortageSight,
    Sight,
    SpeedFace,
)

DECK_WORDS: tuple[Deck, Deck] = ("chance", "community")
FACES: dict[int, SpeedFace] = {1: "1", 2: "2", 3: "3", BUS: "bus", MR_M: "advance"}
GOODS: dict[int, Goods] = {Auction.LOT: "lot", Auction.HOUSE: "house", Auction.HOTEL: "hotel"}
BANK_NAME = "bank"


def sight_of(table: Table, s: State, number: int, turns: int, fallen: tuple[Fall, ...] = ()) -> Sight:
    """Return what there is to see in a position of the round of this number, after so many turns have begun.

    `fallen`: who has gone bankrupt so far, the first one first.
    """
    b, names = table.board, table.seats
    dice = s.dice[:2] if s.dice[0] else []
    return Sight(
        turn="" if s.phase in {Phase.DEAL, Phase.ORDER} else names[s.turn],
        round=number,
        turns=turns,
        phase=Phase(s.phase).name.lower(),  # type: ignore[arg-type]  # the names of the phases
        pending=Moment(s.moment).name.lower(),  # type: ignore[arg-type]  # the names of the moments
        throws=s.throws,
        doubles=s.doubles,
        dice=tuple(dice),
        speed=FACES.get(s.dice[2]),
        seats=_seats(table, s, fallen),
        lots=_lots(table, s),
        bank=BankSight(houses=s.stock[Building.HOUSE], hotels=s.stock[Building.HOTEL]),
        claims=tuple(_claim(table, s, claim) for claim in range(s.claims)),
        debts=tuple(_debt(table, s, debt) for debt in range(s.debts)),
        auction=_auction(table, b, s) if s.auction != Auction.NONE else None,
        offers=_offers(table, s) if s.offers else (),
        shortage=_shortage(table, s) if s.shortage else None,
        drawing=DECK_WORDS[s.drawing] if s.phase == Phase.CARD else None,
        winners=_names(table, s.winners),
    )


def _name(table: Table, seat: int) -> str:
    return table.seats[seat] if seat >= 0 else ""


def _names(table: Table, bits: int) -> tuple[str, ...]:
    return tuple(name for seat, name in enumerate(table.seats) if bits >> seat & 1)


def _seats(table: Table, s: State, fallen: tuple[Fall, ...]) -> tuple[SeatSight, ...]:
    reached = places(table.board, s, fallen)
    heirs = {seat: _name(table, heir) or BANK_NAME for seat, heir in fallen}
    return tuple(_seat(table, s, seat, reached[seat] or None, heirs.get(seat)) for seat in range(s.seats))


def _seat(table: Table, s: State, seat: int, place: int | None, heir: str | None) -> SeatSight:
    b, unit = table.board, table.unit
    return SeatSight(
        seat=table.seats[seat],
        cash=s.cash[seat] * unit,
        free=available(s, seat) * unit,
        means=means(b, s, seat) * unit,
        worth=worth(b, s, seat) * unit,
        at=s.at[seat],
        jail=s.jail[seat],
        jail_cards=tuple(DECK_WORDS[deck] for deck in range(DECKS) if s.holder[deck] == seat),
        bankrupt=s.bankrupt[seat] == 1,
        place=place,
        heir=heir,
        need=_need(table, s, seat),
    )


def _need(table: Table, s: State, seat: int) -> NeedSight | None:
    amount = needed(table.board, s, seat)
    if amount is None:
        return None
    unit, cash, rest = table.unit, s.cash[seat], amount - means(table.board, s, seat)
    return NeedSight(
        amount=amount * unit,
        missing=max(0, amount - cash) * unit,
        left=max(0, cash - amount) * unit,
        rest=max(0, rest) * unit,
    )


def _lots(table: Table, s: State) -> tuple[LotSight, ...]:
    landed = s.copy()  # where somebody lands on one lot after the other
    found = [_lot(table, s, landed, lot) for lot in range(LOTS)]
    return tuple(sorted(found, key=lambda lot: lot.square))


def _lot(table: Table, s: State, landed: State, lot: int) -> LotSight:
    rent, factor = rent_now(table.board, s, landed, lot)
    off_deed = factor is not None and table.board.group[lot] != UTILITIES  # dice decide where the deed knows of none
    return LotSight(
        square=table.square(lot),
        owner=_name(table, s.owner[lot]),
        level=s.level[lot],
        mortgaged=is_mortgaged(s, lot),
        rent=None if rent is None else rent * table.unit,
        factor=None if factor is None else factor * table.unit,
        row=None if off_deed else deed_row(table.board, s, lot),
        whole=s.owner[lot] != BANK and owns_group(s, s.owner[lot], table.board.group[lot]),
    )


def _claim(table: Table, s: State, claim: int) -> ClaimSight:
    thrown = s.claim_factor[claim] != 0
    demanded = s.demanded >> claim & 1 == 1
    return ClaimSight(
        owner=table.seats[s.claim_owner[claim]],
        debtor=table.seats[s.claim_guest[claim]],
        square=table.square(s.claim_lot[claim]),
        amount=None if thrown else s.claim_amount[claim] * table.unit,
        demanded=demanded,
        lapses=None if demanded else table.seats[lapses_with(s)],
    )


def _debt(table: Table, s: State, debt: int) -> DebtSight:
    debtor, amount = s.debtor[debt], s.debt_amount[debt]
    return DebtSight(
        debtor=table.seats[debtor],
        creditor=_name(table, s.creditor[debt]) or BANK_NAME,
        amount=amount * table.unit,
        missing=max(0, amount - s.cash[debtor]) * table.unit,
    )


def _auction(table: Table, b: Board, s: State) -> AuctionSight:
    lot = s.auction == Auction.LOT
    asked = [seat for seat in range(s.seats) if not s.bankrupt[seat] and (lot or s.wish[seat] > 0)]
    out = [table.seats[seat] for seat in asked if not s.auction_in >> seat & 1]
    return AuctionSight(
        what=GOODS[s.auction],
        square=table.square(s.auction_lot) if lot else None,
        bid=s.auction_bid * table.unit,
        leader=_name(table, s.auction_leader) if s.auction_leader != NOBODY else "",
        least=least_bid(b, s) * table.unit,
        still_in=_names(table, s.auction_in),
        passed=tuple(out),
    )


def _offers(table: Table, s: State) -> tuple[OfferSight, ...]:
    pairs = [(one, other) for one in range(s.seats) for other in range(s.seats)]
    return tuple(_offer(table, s, *pair) for pair in pairs if _is_open(s, *pair))


def _is_open(s: State, one: int, other: int) -> bool:
    pair = one * SEATS + other
    return s.offer_give[pair] != 0 or s.offer_want[pair] != 0


def _offer(table: Table, s: State, one: int, other: int) -> OfferSight:
    pair = one * SEATS + other
    return OfferSight(
        from_=table.seats[one],
        to=table.seats[other],
        gives=_bundle(table, s.offer_give[pair], s.offer_give_cash[pair]),
        wants=_bundle(table, s.offer_want[pair], s.offer_want_cash[pair]),
        against_debt=s.offer_give[pair] & HAND_BIT != 0,
    )


def _bundle(table: Table, mask: int, cash: int) -> Bundle:
    return Bundle(
        cash=cash * table.unit,
        squares=tuple(sorted(table.square(lot) for lot in lots_in(mask))),
        cards=tuple(DECK_WORDS[deck] for deck in range(DECKS) if mask >> CARD_BIT + deck & 1),
    )


def _has_wished(b: Board, s: State, seat: int) -> bool:
    """Whether the seat has said its wish; once all have, whether it still wants a building.

    Who could not build was not asked, and counts as wanting none. Nobody can come to build or cease to while wishes are
    awaited; afterwards nothing tells who was not asked from who wants none any more.
    """
    said_none = s.moment == Moment.WISH and s.wish[seat] == 0
    return s.wish[seat] > 0 or (said_none and able_capacity(b, s, seat, shortage_kind(s)) > 0)


def _shortage(table: Table, s: State) -> ShortageSight:
    return ShortageSight(
        what=GOODS[s.shortage],
        builder=table.seats[s.builder],
        wishes={name: s.wish[seat] for seat, name in enumerate(table.seats) if _has_wished(table.board, s, seat)},
        placing=_name(table, s.placing) if s.placing != NOBODY else "",
    )
