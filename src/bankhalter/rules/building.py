"""Building one step up on a street of a whole group, evenly, within the stock (ledger: build-*, shortage-wait)."""

from bankhalter.rules.codes import HOTEL, Building, Event, Refusal, Square
from bankhalter.rules.layout import GROUP_SIZE, LOTS, Board, State
from bankhalter.rules.notes import note
from bankhalter.rules.queries import (
    available,
    between_turns,
    group_built,
    group_mortgaged,
    lowest_rank,
    not_now,
    owns_group,
    rank,
    standing_open,
)


def is_street(b: Board, lot: int) -> bool:
    """Whether houses can ever stand on `lot` (build-full-group)."""
    return b.kind[b.square_of[lot]] == Square.STREET


def next_building(b: Board, s: State, lot: int) -> Building:
    """The kind of building that the next step on `lot` takes."""
    return Building.HOTEL if s.level[lot] == b.houses_for_hotel else Building.HOUSE


def refuse_place(b: Board, s: State, seat: int, lot: int) -> Refusal:
    """Why the seat could not put the next building on `lot` as the board stands, money and stock aside."""
    if lot < 0 or lot >= LOTS:
        return Refusal.NO_SUCH_LOT
    if s.owner[lot] != seat:
        return Refusal.NOT_OWNER
    if not is_street(b, lot):
        return Refusal.NOT_A_STREET
    group = b.group[lot]
    if not owns_group(s, seat, group):
        return Refusal.GROUP_INCOMPLETE
    if group_mortgaged(b, s, group):
        return Refusal.GROUP_MORTGAGED
    if s.level[lot] == HOTEL:
        return Refusal.HOTEL_STANDS
    if rank(b, s.level[lot]) != lowest_rank(b, s, group):
        return Refusal.UNEVEN_BUILDING
    return Refusal.NONE


def buildable_now(b: Board, s: State, seat: int, lot: int, kind: Building) -> bool:
    """Whether the seat could put a building of `kind` on `lot` as the board stands."""
    return next_building(b, s, lot) == kind and refuse_place(b, s, seat, lot) == Refusal.NONE


def may_build_now(b: Board, s: State, seat: int) -> bool:
    """Whether the edition lets the seat build at this moment (build-timing)."""
    return b.building_between_turns == 0 or seat == s.turn or between_turns(s)


def refuse_build_timing(b: Board, s: State, seat: int) -> Refusal:
    """Why `seat` may not build at this moment (build-timing)."""
    if not standing_open(s):
        return not_now(s, seat)
    return Refusal.NONE if may_build_now(b, s, seat) else Refusal.ONLY_BETWEEN_TURNS


def refuse_step_up(b: Board, s: State, seat: int, lot: int) -> Refusal:
    """Why `seat` may not build on `lot`, the moment and wishes of others aside."""
    refusal = refuse_place(b, s, seat, lot)
    if refusal != Refusal.NONE:
        return refusal
    kind = next_building(b, s, lot)
    if s.stock[kind] == 0:
        return Refusal.NO_HOTEL_LEFT if kind == Building.HOTEL else Refusal.NO_HOUSE_LEFT
    return Refusal.NONE if available(s, seat) >= b.house_cost[lot] else Refusal.NOT_ENOUGH_CASH


def put_up(b: Board, s: State, seat: int, lot: int) -> None:
    """Put the next building on `lot`; a hotel sends its houses back to the bank (build-hotel)."""
    if next_building(b, s, lot) == Building.HOTEL:
        s.stock[Building.HOTEL] -= 1
        s.stock[Building.HOUSE] += s.level[lot]
        s.level[lot] = HOTEL
    else:
        s.stock[Building.HOUSE] -= 1
        s.level[lot] += 1
    note(s, Event.BUILT, seat, lot, s.level[lot])


def places(b: Board, s: State, group: int, kind: Building) -> int:
    """How many buildings of `kind` fit on a group that may be built on."""
    most = b.houses_for_hotel
    total = 0
    for n in range(b.group_count[group]):
        level = s.level[b.group_lot[group * GROUP_SIZE + n]]
        if kind == Building.HOTEL:
            if level < most:
                return 0
            total += 1 if level == most else 0
        elif level != HOTEL:
            total += most - level
    return total


def refuse_group_built(b: Board, s: State, lot: int) -> Refusal:
    """Buildings anywhere in the group must be sold first.

    Ledger: mortgage-clear-buildings-first, trade-clear-buildings-first.
    """
    if s.level[lot] == 0 and not is_street(b, lot):
        return Refusal.NONE
    return Refusal.GROUP_BUILT if group_built(b, s, b.group[lot]) else Refusal.NONE
