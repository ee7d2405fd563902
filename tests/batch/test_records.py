"""Records with lists of lists and 64-bit numbers, and the notes that the plain subset may read."""

from array import array
from typing import Annotated

import pytest

from bankhalter.editions import load, make_board, parse_options
from bankhalter.rules.codes import Event
from bankhalter.rules.layout import Board, Packed, State, Word, record
from bankhalter.rules.notes import forget_notes, note, note_count, note_number


@record
class Sample(Packed):
    """Every form of a field."""

    one: Annotated[int, 1, "a number"]
    long: Annotated[Word, 1, "a number of 64 bits"]
    some: Annotated[list[int], 2, "a list"]
    sums: Annotated[list[Word], 2, "a list of 64-bit numbers"]
    grid: Annotated[list[list[int]], (2, 3), "rows"]
    streams: Annotated[list[list[Word]], (2, 2), "rows of 64-bit numbers"]


def filled() -> Sample:
    sample = Sample()
    sample.one, sample.long, sample.some[1] = -1, -(2**50), 5
    sample.sums[1], sample.grid[1][2], sample.streams[1][0] = 2**40, 7, 2**32 - 1
    return sample


def test_all_forms_of_fields_come_back_from_their_bytes() -> None:
    other = Sample()
    other.unpack(filled().pack())
    assert (other.one, other.long, other.some, other.sums) == (-1, -(2**50), [0, 5], [0, 2**40])
    assert (other.grid, other.streams) == ([[0, 0, 0], [0, 0, 7]], [[0, 0], [2**32 - 1, 0]])


def test_numbers_of_32_bits_are_packed_first() -> None:
    ints = array("i", [-1, 0, 5, 0, 0, 0, 0, 0, 7])
    words = array("q", [-(2**50), 0, 2**40, 0, 0, 2**32 - 1, 0])
    assert filled().pack() == ints.tobytes() + words.tobytes()


def test_a_copy_shares_no_row() -> None:
    sample = filled()
    other = sample.copy()
    assert other.pack() == sample.pack()
    other.grid[0][0] = other.sums[0] = 1
    assert (sample.grid[0][0], sample.sums[0]) == (0, 0)


def test_bytes_of_another_length_are_refused() -> None:
    with pytest.raises(ValueError, match="expected 92 bytes, got 91"):
        Sample().unpack(filled().pack()[:-1])


@pytest.mark.parametrize("kind", [State, Board])
def test_positions_and_boards_are_packed_field_after_field(kind: type[State] | type[Board]) -> None:
    edition = load("banking")
    made = make_board(edition, parse_options(edition, {})) if kind is Board else State()
    flat: list[int] = []
    for name, length in kind.LENGTHS.items():
        flat += [getattr(made, name)] if length == 1 else getattr(made, name)
    assert made.pack() == array("i", flat).tobytes()


def test_notes_are_read_by_number_and_forgotten() -> None:
    s = State()
    s.notes = []
    note(s, Event.BID, 2, 40)
    note(s, Event.TIME_UP)
    assert note_count(s) == 2
    assert [note_number(s, 0, k) for k in range(5)] == [Event.BID, 2, 40, 0, 0]
    assert [note_number(s, 1, k) for k in range(2)] == [Event.TIME_UP, 0]
    forget_notes(s)
    note(s, Event.PASSED, 1)
    assert (note_count(s), note_number(s, 0, 0)) == (1, Event.PASSED)


def test_without_a_listener_there_are_no_notes() -> None:
    s = State()
    note(s, Event.BID, 2, 40)
    forget_notes(s)
    assert (note_count(s), note_number(s, 0, 0), s.notes) == (0, 0, None)
