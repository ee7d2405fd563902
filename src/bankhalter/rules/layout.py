"""What a game is made of: `State` changes in play, `Board` (edition and options) does not.

One annotated line a field: its length (1 for a single number) and its meaning. Slots, zeroing, copying
and packing derive from it; a pair (rows, columns) is the length of a list of lists. All numbers are 32-bit signed, a
`Word` is 64-bit; money is counted in the edition's unit (1, in banking 10,000 euro).
"""

import types
from array import array
from typing import Annotated, Any, Self, TypeVar, get_type_hints

LEAST_SEATS = 2
SEATS = 6
LOTS = 28
SQUARES = 40
GROUPS = 10  # eight colour groups, the stations, the utilities
GROUP_SIZE = 4
LEVELS = 6
DECKS = 2
CARDS = 16
CLAIMS = 8
DEBTS = 16
PAIRS = SEATS * SEATS  # proposer * SEATS + partner
STRIDE = 3  # numbers a legal action takes in a list of legal actions: act, x0, x1
MAX_LEGAL = 160  # actions that such a list must have room for

T = TypeVar("T")
WORD = "64 bits"
Word = Annotated[int, WORD]  # a number of 64 bits, where others have 32

Length = int | tuple[int, int]


class _Field:
    """One field of a record: how it is written into the source of the record's methods."""

    def __init__(self, name: str, hint: Any) -> None:
        self.name = name
        *width, length, _meaning = hint.__metadata__
        self.length: Length = length
        self.code = "q" if width or WORD in str(hint.__origin__) else "i"
        self.rows: int
        self.columns: int
        self.rows, self.columns = length if isinstance(length, tuple) else (0, length)
        self.single = length == 1

    @property
    def zero(self) -> str:
        if self.rows:
            return f"[[0] * {self.columns} for _ in range({self.rows})]"
        return "0" if self.single else f"[0] * {self.columns}"

    @property
    def same(self) -> str:
        if self.rows:
            return f"[row[:] for row in self.{self.name}]"
        return f"self.{self.name}" if self.single else f"self.{self.name}[:]"

    @property
    def flat(self) -> str:
        if self.rows:
            return f"*(n for row in self.{self.name} for n in row)"
        return f"self.{self.name}" if self.single else f"*self.{self.name}"

    @property
    def count(self) -> int:
        return self.columns * (self.rows or 1)

    def back(self, at: int) -> str:
        """Return the value of the field from the unpacked numbers, of which its own begin at `at`."""
        if self.rows:
            ends = f"range({at}, {at + self.count}, {self.columns})"
            return f"[list({self.code}[k:k + {self.columns}]) for k in {ends}]"
        return f"{self.code}[{at}]" if self.single else f"list({self.code}[{at}:{at + self.count}])"


def _fields(cls: type) -> list[_Field]:
    hints = get_type_hints(cls, include_extras=True)
    return [_Field(name, hints[name]) for name in cls.__annotations__]


def _unpacking(fields: list[_Field]) -> list[str]:
    """Return the lines that take fields back: all of 32 bits lie in front, then those of 64."""
    counts = {code: sum(field.count for field in fields if field.code == code) for code in "iq"}
    size = 4 * counts["i"] + 8 * counts["q"]
    at = dict.fromkeys("iq", 0)
    back = []
    for field in fields:
        back.append(f"    self.{field.name} = {field.back(at[field.code])}")
        at[field.code] += field.count
    return [
        f"    if len(data) != {size}:",
        f"        raise ValueError('expected {size} bytes, got ' + str(len(data)))",
        f"    i = array('i', data[:{4 * counts['i']}])",
        *([f"    q = array('q', data[{4 * counts['i']}:])"] if counts["q"] else []),
        *back,
    ]


def _packing(fields: list[_Field]) -> str:
    parts = []
    for code in "iq":
        flat = ", ".join(field.flat for field in fields if field.code == code)
        if flat:
            parts.append(f"array('{code}', ({flat},)).tobytes()")
    return "    return " + " + ".join(parts)


def record(cls: type[T]) -> type[T]:
    """Give `cls` slots, a zeroing constructor, `copy`, `pack` and `unpack` from its annotated fields."""
    fields = _fields(cls)
    lengths = {field.name: field.length for field in fields}
    source = "\n".join(
        [
            "def __init__(self):",
            *(f"    self.{field.name} = {field.zero}" for field in fields),
            "    self.notes = None",
            "def copy(self):",
            "    other = new(cls)",
            *(f"    other.{field.name} = {field.same}" for field in fields),
            "    other.notes = None",
            "    return other",
            "def pack(self):",
            _packing(fields),
            "def unpack(self, data):",
            *_unpacking(fields),
        ]
    )
    body = {k: v for k, v in vars(cls).items() if k not in {"__dict__", "__weakref__", *lengths}}
    made: dict[str, Any] = {"array": array, "new": object.__new__}
    exec(source, made)
    body.update({n: made[n] for n in ("__init__", "copy", "pack", "unpack")})
    body["__slots__"] = (*lengths, "notes")
    body["LENGTHS"] = lengths
    slotted: type[T] = types.new_class(cls.__name__, cls.__bases__, exec_body=lambda names: names.update(body))
    made["cls"] = slotted
    return slotted


class Packed:
    """What `record` adds, for the type checker."""

    __slots__ = ()
    LENGTHS: dict[str, Length]
    notes: list[tuple[int, ...]] | None  # events of the running action; None: nobody listens

    def copy(self) -> Self:
        """Return an independent copy; its notes are switched off."""
        raise NotImplementedError

    def pack(self) -> bytes:
        """Return all fields as native numbers, those of 32 bits first; equal records have equal bytes."""
        raise NotImplementedError

    def unpack(self, data: bytes) -> None:
        """Take over the fields from `data`; raise ValueError if it has another length."""
        raise NotImplementedError


@record
class State(Packed):
    """One moment of a game."""

    # the turn
    seats: Annotated[int, 1, "seats of the game"]
    turn: Annotated[int, 1, "the seat whose turn it is"]
    phase: Annotated[int, 1, "Phase of the turn"]
    moment: Annotated[int, 1, "Moment: what is awaited"]
    awaited: Annotated[int, 1, "bits of the seats (and NATURE) that must act"]
    throws: Annotated[int, 1, "throws made in this turn"]
    doubles: Annotated[int, 1, "doubles thrown in this turn"]
    again: Annotated[int, 1, "1: the last throw gives another one"]
    dice: Annotated[list[int], 3, "the last moving throw of this turn: two white dice, speed die; zeros before"]
    mr_m: Annotated[int, 1, "1: Mr. Monopoly still leads on to a lot"]
    salary_due: Annotated[int, 1, "salaries to be paid after the landing (option salary)"]
    time_up: Annotated[int, 1, "TimeUp"]
    winners: Annotated[int, 1, "bits of the winners, once over"]
    order_left: Annotated[int, 1, "bits of the seats still to be dealt to, or to throw for who begins"]
    order_best: Annotated[int, 1, "highest total of this round of throws"]
    order_tied: Annotated[int, 1, "bits of the seats that threw it"]
    # the seats
    cash: Annotated[list[int], SEATS, "money in hand"]
    at: Annotated[list[int], SEATS, "square of the token"]
    jail: Annotated[list[int], SEATS, "0 free, n: about to make attempt n"]
    bankrupt: Annotated[list[int], SEATS, "1: out of the game"]
    passed_go: Annotated[list[int], SEATS, "1: has reached or passed GO"]
    interest_due: Annotated[list[int], SEATS, "interest on inherited mortgages unpaid when the game ended"]
    # lots and buildings
    owner: Annotated[list[int], LOTS, "seat or BANK"]
    # what `owner` says, quick to ask: kept by titles.py
    held: Annotated[list[int], SEATS, "mask of the lots of the seat"]
    owners: Annotated[int, 1, "bits of the seats that own any lot"]
    parts: Annotated[list[int], SEATS, "bits of the groups of which the seat owns any lot"]
    whole: Annotated[list[int], SEATS, "bits of the groups that the seat owns whole"]
    level: Annotated[list[int], LOTS, "houses, or HOTEL"]
    mortgaged: Annotated[int, 1, "mask of the mortgaged lots"]
    choices: Annotated[int, 1, "mask of those just received, which their owners must redeem or keep"]
    stock: Annotated[list[int], 2, "buildings of each kind with the bank"]
    # cards
    holder: Annotated[list[int], DECKS, "seat that holds the jail card of the deck, or NOBODY"]
    unseen: Annotated[list[int], DECKS, "mask of the cards of the deck not yet seen in this pass"]
    known: Annotated[list[int], DECKS * CARDS, "cards of known order under the unseen ones, next one first"]
    known_count: Annotated[list[int], DECKS, "how many cards of `known` there are"]
    drawing: Annotated[int, 1, "deck from which a card is due (Phase.CARD)"]
    # claims of rent, oldest first
    claims: Annotated[int, 1, "open claims"]
    claim_guest: Annotated[list[int], CLAIMS, "seat that landed"]
    claim_owner: Annotated[list[int], CLAIMS, "owner at the landing"]
    claim_lot: Annotated[list[int], CLAIMS, "lot"]
    claim_amount: Annotated[list[int], CLAIMS, "rent as at the landing; 0 if it must be thrown"]
    claim_factor: Annotated[list[int], CLAIMS, "factor on the rent throw; 0 without one"]
    claim_dice: Annotated[list[int], CLAIMS, "dice of the rent throw"]
    demanded: Annotated[int, 1, "bits of the claims demanded in an auction; their rent throws follow it"]
    # the rent throw that is due
    rent_guest: Annotated[int, 1, "seat that throws"]
    rent_owner: Annotated[int, 1, "seat that will be owed"]
    rent_lot: Annotated[int, 1, "lot"]
    rent_factor: Annotated[int, 1, "factor; 0: no rent throw is due"]
    rent_dice: Annotated[int, 1, "dice to throw, 2 or 3"]
    # debts, oldest first
    debts: Annotated[int, 1, "debts not yet settled"]
    debtor: Annotated[list[int], DEBTS, "seat that owes"]
    creditor: Annotated[list[int], DEBTS, "seat or BANK"]
    debt_amount: Annotated[list[int], DEBTS, "amount still owed"]
    debt_cause: Annotated[list[int], DEBTS, "Cause"]
    debt_lot: Annotated[list[int], DEBTS, "lot it is about, or -1"]
    debt_open: Annotated[list[int], DEBTS, "Due"]
    # auctions
    auction: Annotated[int, 1, "Auction: what is under the hammer"]
    auction_lot: Annotated[int, 1, "lot under the hammer, -1 for buildings"]
    auction_bid: Annotated[int, 1, "highest bid, 0 before the first"]
    auction_leader: Annotated[int, 1, "highest bidder or NOBODY"]
    auction_in: Annotated[int, 1, "bits of the bidders that have not passed"]
    estate: Annotated[int, 1, "mask of lots waiting for their auctions"]
    # shortage of buildings
    shortage: Annotated[int, 1, "Auction.HOUSE or Auction.HOTEL while one runs, else 0"]
    builder: Annotated[int, 1, "seat whose building called for the wishes"]
    builder_lot: Annotated[int, 1, "lot it wants to build on"]
    wish: Annotated[list[int], SEATS, "buildings wanted; -1: still asked"]
    placing: Annotated[int, 1, "seat that must place a building, or NOBODY"]
    asked: Annotated[list[int], 2, "1: wishes for this kind were asked since the last throw"]
    quota: Annotated[
        list[int],
        2 * SEATS,
        "buildings of the kind that the seat may still build (kind * SEATS + seat)",
    ]
    # offers: one a pair of proposer and partner (proposer * SEATS + partner), open where a mask is not 0
    offers: Annotated[int, 1, "how many offers are open, so that their absence is cheap to see"]
    offer_give: Annotated[list[int], PAIRS, "mask of lots and cards given; HAND_BIT: against a debt"]
    offer_give_cash: Annotated[list[int], PAIRS, "cash given"]
    offer_want: Annotated[list[int], PAIRS, "mask of lots and cards wanted"]
    offer_want_cash: Annotated[list[int], PAIRS, "cash wanted; in a hand-over the amount of debt"]


@record
class Board(Packed):
    """An edition with its options: everything that play reads and never changes."""

    kind: Annotated[list[int], SQUARES, "Square"]
    tax: Annotated[list[int], SQUARES, "amount of a tax square"]
    lot_of: Annotated[list[int], SQUARES, "lot of the square or -1"]
    square_of: Annotated[list[int], LOTS, "square of the lot"]
    group: Annotated[list[int], LOTS, "group of the lot: 0-7 colours, 8 stations, 9 utilities"]
    group_count: Annotated[list[int], GROUPS, "lots of the group"]
    group_lot: Annotated[list[int], GROUPS * GROUP_SIZE, "lots of the group in board order (group * GROUP_SIZE + n)"]
    group_mask: Annotated[list[int], GROUPS, "mask of the lots of the group"]
    ahead: Annotated[list[int], SQUARES, "mask of the lots that a throw of two dice reaches from the square"]
    price: Annotated[list[int], LOTS, "printed price"]
    mortgage: Annotated[list[int], LOTS, "mortgage value"]
    house_cost: Annotated[list[int], LOTS, "price of a building, 0 for lots without"]
    rent: Annotated[
        list[int],
        LOTS * LEVELS,
        "streets by level, stations by number owned - 1, utilities: factors by number - 1",
    ]
    group_rent: Annotated[
        list[int],
        GROUPS * LEVELS,
        "rent of all lots of a whole group of streets by level, doubled without houses (group * LEVELS + level)",
    ]
    card_effect: Annotated[list[int], DECKS * CARDS, "CardEffect (deck * CARDS + card)"]
    card_a: Annotated[list[int], DECKS * CARDS, "first number of the effect"]
    card_b: Annotated[list[int], DECKS * CARDS, "second number of the effect"]
    card_same: Annotated[list[int], DECKS * CARDS, "first card of the deck with the same key"]
    jail_square: Annotated[int, 1, "square of the jail"]
    start_cash: Annotated[int, 1, "money of a seat at the start"]
    salary: Annotated[int, 1, "salary for GO"]
    fine: Annotated[int, 1, "fine for leaving jail"]
    houses: Annotated[int, 1, "houses of the game"]
    hotels: Annotated[int, 1, "hotels of the game"]
    # switches: the edition's own rules and the options
    rent_automatic: Annotated[int, 1, "1: rent is demanded at once"]
    first_thrown: Annotated[int, 1, "1: a throw decides who begins"]
    jail_doubles_again: Annotated[int, 1, "1: doubles that free from jail give another throw"]
    salary_after: Annotated[int, 1, "1: the salary is paid after the landing"]
    decks_open: Annotated[int, 1, "1: any card may be typed in"]
    doubling_despite_mortgage: Annotated[int, 1, "1: a group doubles also while another of its lots is mortgaged"]
    rent_by_moving_throw: Annotated[int, 1, "1: utilities use the throw that moved the token"]
    fine_ends_turn: Annotated[int, 1, "1: who pays the fine plays on in the next turn"]
    third_failure_stays: Annotated[int, 1, "1: the third failure puts the token on just visiting"]
    jail_one_turn: Annotated[int, 1, "1: jail must be left on the next turn"]
    further_throw_optional: Annotated[int, 1, "1: doubles allow, and do not demand, another throw"]
    building_between_turns: Annotated[int, 1, "1: others build and sell buildings only between turns"]
    whole_hotel_sale: Annotated[int, 1, "1: a hotel may be sold with its houses"]
    hand_over: Annotated[int, 1, "1: lots may be handed to the creditor"]
    estate_as_is: Annotated[int, 1, "1: an estate passes with deeds as they are, without interest"]
    building_floor_printed: Annotated[int, 1, "1: building auctions start at the lowest printed price"]
    houses_for_hotel: Annotated[int, 1, "houses that a hotel replaces: 4, in the short games 3"]
    end_at: Annotated[int, 1, "bankruptcies that end a short game, 0 in others"]
    deal: Annotated[int, 1, "deeds dealt to each seat at the start"]
    deal_paid: Annotated[int, 1, "1: dealt deeds are paid for"]
    timed: Annotated[int, 1, "minutes of a timed game, 0 in others"]
    speed_die: Annotated[int, 1, "1: with the speed die"]
    dice_rent_on_cars: Annotated[int, 1, "1: three-dice rent on stations instead of utilities"]
    triple_again: Annotated[int, 1, "1: three of a kind also give another throw"]
    mr_m_to_rent: Annotated[int, 1, "1: with every lot owned Mr. Monopoly leads to the next lot that earns rent"]
