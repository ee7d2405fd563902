"""Many games of bots from one position: a row for each, and sums over all."""

from bankhalter.batch.codes import Status
from bankhalter.batch.game import begin_game, play_game, status_of, step_game
from bankhalter.batch.layout import ROW, Game, Tally
from bankhalter.batch.rows import finish_row
from bankhalter.batch.tally import begin_count, count_step
from bankhalter.rules.copying import copy_state
from bankhalter.rules.layout import Board, State, Word


def play_counted(b: Board, s: State, g: Game, t: Tally) -> Status:
    """Play a game that has begun to its end, as `play_game` does, and add what happens to the tally."""
    begin_count(b, s, g, t)
    status = status_of(s, g)
    while status == Status.RUNNING:
        status = step_game(b, s, g)
        count_step(b, s, g, t)
    return status


def play_batch(
    b: Board, start: State, s: State, g: Game, t: Tally, rows: list[int], first_game: Word, games: int, seed: Word
) -> int:
    """Play `games` games of `seed` from the position `start`, numbers from `first_game` on.

    `s` is the state that is played, `rows` has room for games * ROW numbers (Column), `g` its bots and limits set.
    With `g.counted` the games are added to `t`; `s` then must be listened to. Return how many games could not be
    played to an end, as a bot was at fault: their rows say so.
    """
    faulty = 0
    for n in range(games):
        copy_state(s, start)
        begin_game(s, g, seed, first_game + n)
        status = play_counted(b, s, g, t) if g.counted == 1 else play_game(b, s, g)
        finish_row(b, s, g, status)
        for i in range(ROW):
            rows[n * ROW + i] = g.row[i]
        if g.counted == 1:
            t.statuses[status] += 1
        if status > Status.BROKEN_OFF:
            faulty += 1
    return faulty
