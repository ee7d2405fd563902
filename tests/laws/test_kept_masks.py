"""What a state keeps beside its lists, so that it is quick to ask, is checked against them."""

import pytest

from bankhalter.editions import load, make_board, parse_options
from bankhalter.rules.codes import BANK, Fault
from bankhalter.rules.faults import faults
from bankhalter.rules.layout import LOTS, Board, State
from bankhalter.rules.queries import count_bits, lowest_bit
from bankhalter.rules.start import start
from bankhalter.rules.titles import pass_title, turn_deed

SIZE = 2048  # bytes: a search copies many states


def position() -> tuple[Board, State]:
    """Two seats: one owns a whole group, the other a part of one, mortgaged."""
    edition = load("sonic-boom")
    b, s = make_board(edition, parse_options(edition, {})), State()
    start(b, s, 2)
    for lot, seat in ((0, 0), (1, 0), (3, 1)):
        pass_title(b, s, lot, seat)
    turn_deed(s, 3, mortgaged=True)
    return b, s


def test_titles_that_pass_keep_lots_groups_and_owners() -> None:
    b, s = position()
    assert (s.held[:2], s.parts[:2], s.whole[:2], s.owners) == ([0b11, 0b1000], [0b1, 0b10], [0b1, 0], 0b11)
    pass_title(b, s, 0, 1)
    assert (s.held[:2], s.parts[:2], s.whole[:2], s.owners) == ([0b10, 0b1001], [0b1, 0b11], [0, 0], 0b11)
    pass_title(b, s, 1, BANK)
    assert (s.held[:2], s.parts[:2], s.whole[:2], s.owners) == ([0, 0b1001], [0, 0b11], [0, 0], 0b10)
    assert faults(b, s) == 0


@pytest.mark.parametrize("name", ["held", "parts", "whole"])
def test_a_mask_that_does_not_fit_the_owners_is_a_fault(name: str) -> None:
    b, s = position()
    assert faults(b, s) == 0
    getattr(s, name)[0] ^= 0b100
    assert faults(b, s) >> Fault.OWNER_UNKNOWN & 1


def test_owners_that_own_nothing_are_a_fault() -> None:
    b, s = position()
    s.owners ^= 0b10
    assert faults(b, s) >> Fault.OWNER_UNKNOWN & 1


def test_a_choice_about_a_lot_that_is_not_mortgaged_or_owned_is_a_fault() -> None:
    b, s = position()
    s.choices = 1 << 3
    assert not faults(b, s) >> Fault.CHOICE_WRONG & 1
    for lot in (0, 5):
        s.choices = 1 << lot
        assert faults(b, s) >> Fault.CHOICE_WRONG & 1


def test_bits_are_counted_and_found() -> None:
    masks = [0, 1, 0b1011, (1 << LOTS) - 1, 1 << 30, (1 << 31) - 1, 0x55555555, 0x2AAAAAAA]
    assert [count_bits(mask) for mask in masks] == [mask.bit_count() for mask in masks]
    assert [lowest_bit(mask) for mask in masks] == [(mask & -mask).bit_length() - 1 for mask in masks]


def test_a_state_is_small() -> None:
    assert len(State().pack()) <= SIZE
