"""What the standard bot remembers of its own proposals, so that it never nags.

A deal is known by its opponent, the group it wants lots of, and the group it gives lots of. If it gives none, the group
wanted stands for both, as no deal gives what it wants. What was proposed stays forbidden until a lot of one of the two
groups has changed hands, which an accepted proposal does by itself. Only the last proposal to each opponent is known
with its cash: that one may come again, on better terms for the opponent, and some turns later.
"""

from bankhalter.bots.memory import (
    HAGGLE,
    HAGGLE_CASH,
    LOTS_MOVED,
    OWNERS,
    TRIED,
    TURN_TIME,
    WORD_BITS,
)
from bankhalter.bots.valuation import groups_of
from bankhalter.rules.layout import GROUPS, LOTS, Board, State

DEALS = GROUPS * GROUPS  # with one opponent
WANTED_A_WORD = WORD_BITS // GROUPS  # a word of the memory holds the deals of so many groups wanted
ROUNDS = 3  # proposals to one opponent in one haggle
QUIET = 4  # own turns after a proposal that moved no lot, before the next one to the same opponent
KEY_BASE = 1021  # a prime: the key of some lots is below its square
ROUND_BITS = 2
TIME_BITS = 8
MIXED = -1  # lots of no group, or of several


def place_of(s: State, seat: int, other: int) -> int:
    """Which opponent `other` is, counted in turn order after the seat: 0 to 4."""
    return (other - seat + s.seats) % s.seats - 1


def only_group(b: Board, lots: int) -> int:
    """The group that all those lots belong to, or MIXED."""
    found = MIXED
    for lot in range(LOTS):
        if lots >> lot & 1 == 1:
            if found != MIXED and b.group[lot] != found:
                return MIXED
            found = b.group[lot]
    return found if lots >> LOTS == 0 else MIXED


def deal_number(place: int, wanted: int, given: int) -> int:
    """The number of a deal among those remembered."""
    return place * DEALS + wanted * GROUPS + given


def was_tried(memory: list[int], deal: int) -> bool:
    """Whether this deal was proposed under the owners of today."""
    return memory[TRIED + deal // WORD_BITS] >> deal % WORD_BITS & 1 == 1


def key_of(give: int, want: int) -> int:
    """A number that tells lots given and wanted from others."""
    return give % KEY_BASE * KEY_BASE + want % KEY_BASE


def same_lots(memory: list[int], place: int, give: int, want: int) -> bool:
    """Whether the last proposal to this opponent was about the same lots."""
    key = memory[HAGGLE + place] >> (ROUND_BITS + TIME_BITS)
    return key != 0 and key == key_of(give, want)


def quiet_for(memory: list[int], place: int) -> int:
    """Own throws since the last proposal to this opponent."""
    mask = (1 << TIME_BITS) - 1
    return (memory[TURN_TIME] - (memory[HAGGLE + place] >> ROUND_BITS)) & mask


def rounds_of(memory: list[int], place: int) -> int:
    """Proposals to this opponent since the last own throw."""
    return memory[HAGGLE + place] & ((1 << ROUND_BITS) - 1) if quiet_for(memory, place) == 0 else 0


def left_alone(memory: list[int], place: int) -> bool:
    """Whether this opponent hears no offer now: one in a turn is enough, and one not taken is enough for some turns."""
    known = memory[HAGGLE + place] >> (ROUND_BITS + TIME_BITS) != 0
    return rounds_of(memory, place) > 0 or (known and quiet_for(memory, place) < QUIET)


def remember_terms(
    b: Board, s: State, seat: int, memory: list[int], other: int, give: int, want: int, surplus: int
) -> None:
    """Remember a proposal: its lots, and the cash it asks for."""
    place = place_of(s, seat, other)
    wanted = only_group(b, want)
    given = wanted if give == 0 else only_group(b, give)
    if wanted != MIXED and given != MIXED:
        deal = deal_number(place, wanted, given)
        memory[TRIED + deal // WORD_BITS] |= 1 << deal % WORD_BITS
    rounds = rounds_of(memory, place) + 1
    time = memory[TURN_TIME] & ((1 << TIME_BITS) - 1)
    memory[HAGGLE + place] = (key_of(give, want) << TIME_BITS | time) << ROUND_BITS | rounds
    memory[HAGGLE_CASH + place] = surplus


def forget_groups(memory: list[int], groups: int, opponents: int) -> None:
    """Every deal with one of so many opponents that wants or gives lots of `groups` (bits) is new again."""
    giving = groups | groups << GROUPS | groups << 2 * GROUPS
    for word in range((opponents * DEALS + WORD_BITS - 1) // WORD_BITS):
        if memory[TRIED + word] == 0:
            continue
        bits = memory[TRIED + word] & ~giving
        for n in range(WANTED_A_WORD):
            if groups >> (word * WANTED_A_WORD + n) % GROUPS & 1 == 1:
                bits &= ~(((1 << GROUPS) - 1) << n * GROUPS)
        memory[TRIED + word] = bits


def forget_key(memory: list[int], place: int) -> None:
    """The last proposal to this opponent no longer binds; its round and time stay."""
    memory[HAGGLE + place] &= (1 << (ROUND_BITS + TIME_BITS)) - 1


def follow_owners(b: Board, s: State, seat: int, memory: list[int]) -> None:
    """Take in which lots have changed hands, and forget what was proposed about their groups, and to their owners."""
    moved = 0
    touched = 0
    for other in range(s.seats):
        change = memory[OWNERS + other] ^ s.held[other]
        if change != 0:
            moved |= change
            touched |= 1 << other
            memory[OWNERS + other] = s.held[other]
    if moved == 0:
        return
    groups = groups_of(b, moved)
    if groups & s.parts[seat] != 0:
        memory[LOTS_MOVED] = 1
    forget_groups(memory, groups, s.seats - 1)
    for place in range(s.seats - 1):
        if (touched >> seat | touched >> (seat + 1 + place) % s.seats) & 1 == 1:
            forget_key(memory, place)
