"""The loop: rows, limits, faults of bots, seeds, and games from a given position."""

import pytest

from bankhalter.batch import game as game_module
from bankhalter.batch.codes import BLOCK, Bot, Column, Ending, Status
from bankhalter.batch.game import begin_game, carry_out_answer, first_status, play_game, step_game
from bankhalter.batch.layout import LANES, ROW, Game, Tally
from bankhalter.batch.rows import place_of
from bankhalter.batch.tally import begin_count
from bankhalter.play.bot_game import BotGame, new_game, play_bots
from bankhalter.rules.codes import Act, Refusal
from bankhalter.rules.copying import copy_state
from bankhalter.rules.layout import SEATS, Board, State
from bankhalter.rules.moment import settle_moment
from bankhalter.rules.queries import worth
from bankhalter.rules.start import start
from bankhalter.rules.stream import seed_stream
from tests.batch.tables import SEED, Batch
from tests.bots.tables import A, B, C, board, table

FOUR = (Bot.STANDARD, Bot.RANDOM, Bot.NOVICE, Bot.WALKER)


def test_a_row_is_what_the_game_alone_ends_with() -> None:
    b = board("banking", minutes=15)
    for game, row in enumerate(Batch(b, FOUR, 3).rows):
        alone = play_bots(b, FOUR, SEED, game)
        assert row[Column.TURNS : Column.DECISIONS + 1] == list(alone[1:])
        assert row[Column.CASH : Column.CASH + SEATS] == alone.state.cash
        assert row[Column.WORTH : Column.WORTH + 4] == [worth(b, alone.state, seat) for seat in range(4)]
        assert row[Column.WINNERS] == alone.state.winners


def test_counting_changes_no_game() -> None:
    b = board("sonic-boom")
    counted, plain = (Batch(b, FOUR, 3, counted=flag, most_rounds=40) for flag in (1, 0))
    assert [row[: Column.FROM_BANK] for row in counted.rows] == [row[: Column.FROM_BANK] for row in plain.rows]
    assert not any(any(row[Column.FROM_BANK :]) for row in plain.rows)
    assert counted.state.pack() == plain.state.pack()
    assert counted.tally.pack() != plain.tally.pack() == type(plain.tally)().pack()


def test_a_batch_is_its_parts() -> None:
    b = board("sonic-boom")
    whole, part = Batch(b, FOUR, 4, most_rounds=30), Batch(b, FOUR, 2, first=2, most_rounds=30)
    assert whole.rows[2:] == part.rows
    before = Batch(b, FOUR, 2, most_rounds=30)
    for name in type(whole.tally).LENGTHS:
        parts = zip(getattr(before.tally, name), getattr(part.tally, name), strict=True)
        assert getattr(whole.tally, name) == [one + other for one, other in parts]


def test_a_game_goes_on_from_a_position_and_leaves_it_as_it_is() -> None:
    b = board("sonic-boom")
    position = table(b, 3, {A: (1, 3), B: (39,)}, turn=C)
    position.cash[B] = 77
    before = position.pack()
    played = Batch(b, (Bot.WALKER,) * 3, 2, position=position, most_rounds=1)
    assert position.pack() == before
    assert played.tally.cash[:SEATS] == [3000, 154, 3000, 0, 0, 0]
    assert played.column(Column.TURNS) == [1, 1]


def test_who_is_bankrupt_before_the_game_is_last() -> None:
    b = board("sonic-boom")
    position = table(b, 3, {})
    position.bankrupt[B], position.cash[B] = 1, 0
    row = Batch(b, (Bot.STANDARD,) * 3, 1, position=position).rows[0]
    assert row[Column.OUT_DECISION + B] == -1
    assert row[Column.PLACE + B] == 2
    assert row[Column.ENDING] == Ending.ONE_LEFT


def row_of(winners: int, out: list[int], fortunes: list[int]) -> list[int]:
    row = [0] * ROW
    row[Column.WINNERS] = winners
    row[Column.OUT_DECISION : Column.OUT_DECISION + len(out)] = out
    row[Column.WORTH : Column.WORTH + len(out)] = fortunes
    return row


@pytest.mark.parametrize(
    ("winners", "out", "fortunes", "places"),
    [
        (0b010, [90, 0, 150], [0, 1500, 0], [2, 0, 1]),
        (0b0000, [0, 0, 0, 12], [700, 900, 700, 0], [1, 0, 1, 3]),
        (0b011, [0, 0, 0], [900, 900, 100], [0, 0, 2]),
        (0b100, [-1, 40, 0], [0, 0, 10], [2, 1, 0]),
    ],
)
def test_places_go_to_the_winner_then_by_when_one_went_out_then_by_worth(
    winners: int, out: list[int], fortunes: list[int], places: list[int]
) -> None:
    row = row_of(winners, out, fortunes)
    assert [place_of(row, len(out), seat) for seat in range(len(out))] == places


def test_blocks_of_columns_do_not_overlap() -> None:
    blocks = [int(column) for column in Column if column >= Column.CASH]
    assert blocks == list(range(Column.CASH, ROW, BLOCK))
    assert list(Column)[: Column.CASH] == list(range(Column.CASH))


# limits and faults


def begun(bot: Bot = Bot.WALKER) -> tuple[State, Game]:
    s, g = State(), new_game([bot] * 2)
    start(board(), s, 2)
    begin_game(s, g, SEED, 0)
    return s, g


def test_a_refused_action_changes_nothing_and_is_told() -> None:
    s, g = begun()
    before = s.pack()
    g.answer[:] = [Act.END_TURN, 0, 0, 0, 0, 0]
    assert carry_out_answer(board(), s, g, B) == Status.REFUSED
    assert (s.pack(), g.refusal, g.acting, g.decisions) == (before, Refusal.NOT_YOUR_TURN, B, 0)


def test_a_turn_that_never_ends_is_noticed() -> None:
    s, g = begun()
    g.patience = 0
    g.answer[:] = [Act.THROW, 1, 3, 0, 0, 0]
    assert carry_out_answer(board(), s, g, A) == Status.NO_END


def test_patience_is_for_one_turn() -> None:
    s, g = table(board(), 2, {}), begun()[1]
    g.patience = 1
    for seat in (A, B, A, B):
        for answer in ([Act.THROW, 1, 3, 0, 0, 0], [Act.END_TURN, 0, 0, 0, 0, 0]):
            s.at[seat] = 16  # a throw of 4 leads to free parking
            g.answer[:] = answer
            assert carry_out_answer(board(), s, g, seat) == Status.RUNNING


def silent(*_: object) -> bool:
    return False


def test_a_bot_that_must_act_and_does_not_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_module, "choose", silent)
    s, g = begun()
    assert step_game(board(), s, g) == Status.SILENT
    played = Batch(board(), (Bot.WALKER,) * 2, 2)
    assert (played.faulty, played.column(Column.STATUS)) == (2, [Status.SILENT] * 2)
    assert played.tally.statuses[Status.SILENT] == 2
    with pytest.raises(RuntimeError, match="seat 0 must act and did not"):
        BotGame(board(), (Bot.WALKER,) * 2, SEED, 0).step()


def test_nothing_is_played_beyond_the_most_rounds() -> None:
    s, g = begun()
    g.most_rounds = 0
    before = s.pack()
    assert play_game(board(), s, g) == Status.BROKEN_OFF
    assert s.pack() == before


# seeds


def test_every_game_and_every_lane_has_a_stream_of_its_own() -> None:
    s, g = begun()
    seen = set()
    numbers = [0, 1, 7, 8, 2**32 - 1, 2**32, 2**32 + 1, 2**33, 8 << 32, 2**60]
    for number in numbers:
        begin_game(s, g, SEED, number)
        seen |= {tuple(stream) for stream in g.streams}
    assert len(seen) == len(numbers) * LANES


def test_small_numbers_of_games_are_seeded_by_seed_number_and_lane() -> None:
    s, g = begun()
    begin_game(s, g, 2024, 5)
    for lane, stream in enumerate(g.streams):
        expected = [0] * 4
        seed_stream(expected, 2024, 5, lane)
        assert stream == expected


def test_a_game_begins_without_memories_of_the_last() -> None:
    b = board()
    s, g, other = State(), new_game([Bot.STANDARD] * 3), new_game([Bot.STANDARD] * 3)
    for number in (3, 4):
        start(b, fresh := State(), 3)
        copy_state(s, fresh)
        begin_game(s, g, SEED, number)
        play_game(b, s, g)
    start(b, alone := State(), 3)
    begin_game(alone, other, SEED, 4)
    play_game(b, alone, other)
    assert s.pack() == alone.pack()
    assert (g.memory, g.turns, g.decisions) == (other.memory, other.turns, other.decisions)


def test_nothing_of_the_last_game_is_left_in_the_next() -> None:
    s, fresh = begun()
    used = Game()
    for name, length in Game.LENGTHS.items():
        if name not in {"streams", "memory", "asked_before"}:
            setattr(used, name, [7] * length if isinstance(length, int) and length > 1 else 7)
    used.memory[:] = [[7] * len(row) for row in used.memory]
    for g in (fresh, used):
        begin_game(s, g, SEED, 3)
        begin_count(board(), s, g, Tally())
    kept = {"bots", "most_rounds", "patience", "seconds_a_turn", "counted", "asked_before", "throws_first"}
    scratch = {"drawn", "listed", "answer", "acting", "out_level"}
    for name in set(Game.LENGTHS) - kept - scratch:
        assert getattr(used, name) == getattr(fresh, name), name


def test_a_short_game_of_four_ends_by_bankruptcies_with_several_left() -> None:
    played = Batch(board("dc", short=True), (Bot.STANDARD,) * 4, 3)
    assert played.column(Column.ENDING) == [Ending.SHORT] * 3
    assert all(1 < row[Column.OUT_DECISION : Column.OUT_DECISION + 4].count(0) < 4 for row in played.rows)


def test_a_copied_position_leaves_the_listener() -> None:
    s, source = State(), table(board(), 2, {A: (1,)})
    s.notes = []
    copy_state(s, source)
    assert s.pack() == source.pack()
    assert s.notes == []
    source.owner[0] = B
    assert s.owner[0] == A


def building() -> tuple[Board, State, Game]:
    """A owns a whole group and has the money to build on it; B throws next."""
    b = board("sonic-boom")
    s = table(b, 2, {A: (1, 3)})
    s.turn = B
    settle_moment(s)
    return b, s, new_game((Bot.STANDARD, Bot.STANDARD))


def test_a_seat_that_wants_nothing_before_the_first_throw_is_not_asked() -> None:
    b, s, g = building()
    begin_game(s, g, SEED, 0)
    step_game(b, s, g)
    assert (g.acting, g.answer[0]) == (A, Act.BUILD)
    b, s, g = building()
    g.asked_before = 1 << A
    begin_game(s, g, SEED, 0)
    step_game(b, s, g)
    assert (g.acting, g.answer[0]) == (B, Act.THROW)


def test_a_game_may_begin_with_a_throw_whoever_is_to_be_asked() -> None:
    b, s, g = building()
    g.throws_first = 1
    begin_game(s, g, SEED, 0)
    assert first_status(b, s, g) == Status.RUNNING
    assert (g.acting, g.answer[0], g.decisions) == (B, Act.THROW, 1)
