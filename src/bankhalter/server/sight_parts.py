"""What a sight is made of: all that a page draws of a position."""

from typing import Literal

import msgspec

Pending = Literal["over", "rent_throw", "debt", "mortgage", "wish", "place", "auction", "turn"]
TurnPhase = Literal[
    "deal", "order", "throw", "bus", "jump", "move", "buy", "card", "choice", "landed", "end", "over"
]  # fmt: skip
Goods = Literal["lot", "house", "hotel"]
Deck = Literal["chance", "community"]
SpeedFace = Literal["1", "2", "3", "bus", "advance"]


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """A part of a sight. Amounts are printed money, squares 0 to 39, seats their names, "" is nobody."""


class NeedSight(Part, frozen=True):
    """What a seat needs cash for: a debt, the lot that it may buy, or the next bid that counts.

    `missing`: by how much its cash falls short; `left`: what remains of it afterwards; `rest`: what would still be
    missing if all that it has was sold and mortgaged.
    """

    amount: int
    missing: int
    left: int
    rest: int


class SeatSight(Part, frozen=True):
    """A seat: `free` is cash that no bid binds, `means` what it could raise, `jail` the attempt that comes next.

    `place`: the one that it has reached, the winners' being 1; null while it plays. `heir`: who got what it left, a
    seat or `bank`; null while it has not gone bankrupt, or where it was out of the game from the beginning.
    """

    seat: str
    cash: int
    free: int
    means: int
    worth: int
    at: int
    jail: int
    jail_cards: tuple[Deck, ...]
    bankrupt: bool
    place: int | None
    heir: str | None
    need: NeedSight | None


class LotSight(Part, frozen=True):
    """A lot. `level`: houses, 5 a hotel. `rent`: what is due now from who lands there by throwing, 0 if mortgaged.

    Null where nobody owns it, or where it depends on the throw: then `factor` times the dice. `row`: which line of the
    deed that is, from 0; of a street bare, of a whole group, with one to four houses, with a hotel; else by the number
    owned. Null where none is in force. `whole`: the owner has all of the group.
    """

    square: int
    owner: str
    level: int
    mortgaged: bool
    rent: int | None
    factor: int | None
    row: int | None
    whole: bool


class BankSight(Part, frozen=True):
    """The buildings that are left."""

    houses: int
    hotels: int


class ClaimSight(Part, frozen=True):
    """Rent that may be demanded; `amount` is null if it must be thrown first, `demanded`: that is waited for.

    `lapses`: the seat with whose next throw it lapses, null once it is demanded.
    """

    owner: str
    debtor: str
    square: int
    amount: int | None
    demanded: bool
    lapses: str | None


class DebtSight(Part, frozen=True):
    """What is owed and not paid; `missing`: by how much the debtor's cash falls short."""

    debtor: str
    creditor: str
    amount: int
    missing: int


class AuctionSight(Part, frozen=True):
    """What is under the hammer; `bid` is 0 before the first, `least` the next bid that counts.

    Who wants no building is neither among those `still_in` nor among those who have `passed`.
    """

    what: Goods
    square: int | None
    bid: int
    leader: str
    least: int
    still_in: tuple[str, ...]
    passed: tuple[str, ...]


class Bundle(Part, frozen=True):
    """One side of an offer."""

    cash: int
    squares: tuple[int, ...]
    cards: tuple[Deck, ...]


class OfferSight(Part, frozen=True, rename={"from_": "from"}):
    """An open offer; `against_debt`: lots handed over, `wants.cash` is then the part of the debt that they settle."""

    from_: str
    to: str
    gives: Bundle
    wants: Bundle
    against_debt: bool


class ShortageSight(Part, frozen=True):
    """Too few buildings for all who want one: `wishes` of those who were asked and have said theirs.

    Once all have, only of those who still want one.
    """

    what: Goods
    builder: str
    wishes: dict[str, int]
    placing: str


class Sight(Part, frozen=True):
    """A position as it is drawn. `speed`: the face of the speed die.

    Before anybody begins `turn` is "" and `round` 0; a round is over when all have had their turn.
    `turns`: how many have begun, this one among them.
    """

    turn: str
    round: int
    turns: int
    phase: TurnPhase
    pending: Pending
    throws: int
    doubles: int
    dice: tuple[int, ...]
    speed: SpeedFace | None
    seats: tuple[SeatSight, ...]
    lots: tuple[LotSight, ...]
    bank: BankSight
    claims: tuple[ClaimSight, ...]
    debts: tuple[DebtSight, ...]
    auction: AuctionSight | None
    offers: tuple[OfferSight, ...]
    shortage: ShortageSight | None
    drawing: Deck | None
    winners: tuple[str, ...]
