"""A game of bots, step by step: whom to ask, what it answers, and how far the game has come.

Nature draws from lane 0 of the seed, seat k from lane 1 + k, so that thinking never shifts the dice.
"""

from bankhalter.batch.codes import Status
from bankhalter.batch.layout import LANES, Game
from bankhalter.batch.nature import answer, answer_from
from bankhalter.batch.rows import begin_row, clear, note_leaving
from bankhalter.batch.seats import choose
from bankhalter.bots.memory import MEMORY
from bankhalter.rules.apply import apply
from bankhalter.rules.asking import asked_after, asked_nothing, first_in_turn_order, seats_to_ask
from bankhalter.rules.codes import NATURE, NOBODY, Act, Phase, Refusal
from bankhalter.rules.layout import LOTS, SEATS, Board, State, Word
from bankhalter.rules.queries import rarely
from bankhalter.rules.stream import MASK, seed_stream

LANE_BITS = 3  # what a lane takes of the third seed, under the high word of the game's number
SECONDS = 60  # of a minute


def begin_game(s: State, g: Game, seed: Word, game: Word) -> None:
    """Begin game number `game` (below 2^61) of `seed` (below 2^32) from `s`; bots and limits of `g` stay."""
    for lane in range(LANES):
        seed_stream(g.streams[lane], seed, game & MASK, game >> 32 << LANE_BITS | lane)
    for seat in range(SEATS):
        clear(g.memory[seat], MEMORY)
    clear(g.claim_level, SEATS * LOTS)
    g.asked = g.asked_before
    g.turns = 0
    g.rounds = 0
    g.decisions = 0
    g.decisions_of_turn = 0
    g.building_price = 0
    g.refusal = Refusal.NONE
    begin_row(s, g)


def status_of(s: State, g: Game) -> Status:
    """Whether the game is over, has lasted too long, or runs."""
    if s.phase == Phase.OVER:
        return Status.OVER
    return Status.BROKEN_OFF if g.rounds >= g.most_rounds else Status.RUNNING


def time_is_up(b: Board, s: State, g: Game) -> bool:
    """Whether the agreed time of a timed game has passed and nobody has said so.

    It passes by rounds, one a minute, or by turns if their length is given.
    """
    if s.time_up != 0 or s.phase == Phase.OVER:
        return False
    if g.seconds_a_turn == 0:
        return g.rounds >= b.timed
    return g.turns * g.seconds_a_turn >= SECONDS * b.timed


def carry_out_answer(b: Board, s: State, g: Game, seat: int) -> Status:
    """Carry out `g.answer` for `seat` (NOBODY says that the time is up).

    REFUSED leaves the reason in `g.refusal`, and the state as it was.
    """
    turn = s.turn
    act = g.answer[0]
    g.acting = seat
    if rarely(act == Act.BANKRUPT or act == Act.GIVE_UP):
        note_leaving(s, g, seat, act)
    g.refusal = apply(b, s, seat, act, g.answer[1], g.answer[2], g.answer[3], g.answer[4], g.answer[5])
    if rarely(g.refusal != Refusal.NONE):
        return Status.REFUSED
    g.asked = asked_after(g.asked, act, g.answer[1])
    g.decisions += 1
    g.decisions_of_turn += 1
    if s.turn != turn:
        g.turns += 1
        g.rounds += 1 if s.turn < turn else 0
        g.decisions_of_turn = 0
    elif g.decisions_of_turn > g.patience:
        return Status.NO_END
    return Status.RUNNING if rarely(b.timed > 0) and time_is_up(b, s, g) else status_of(s, g)


def ask_seats(b: Board, s: State, g: Game) -> int:
    """Ask seats in their order until one has something to do, and return it: the answer is in `g.answer`.

    NOBODY if a seat that is awaited does nothing, or if none is to be asked.
    """
    seats = seats_to_ask(s, g.asked)
    while seats != 0:
        seat = first_in_turn_order(s, seats)
        if choose(b, s, g.bots[seat], seat, g.memory[seat], g.streams[1 + seat], g.listed, g.answer):
            return seat
        g.asked = asked_nothing(g.asked, seat)
        g.acting = seat
        if s.awaited >> seat & 1 == 1:
            return NOBODY
        seats &= ~(1 << seat)
        if seats == 0:
            seats = seats_to_ask(s, g.asked)
    return NOBODY


def step_game(b: Board, s: State, g: Game) -> Status:
    """Carry out the next action: that of nature or of the first seat that has something to do; or the time is up."""
    seat = NATURE
    if rarely(b.timed > 0) and time_is_up(b, s, g):
        answer(g.answer, Act.TIME, 0, 0, 0)
        seat = NOBODY
    elif s.awaited >> NATURE & 1 == 0:
        seat = ask_seats(b, s, g)
        if rarely(seat == NOBODY):
            return Status.OVER if s.awaited == 0 else Status.SILENT
    if seat == NATURE or g.answer[0] == Act.THROW:
        seat = answer_from(b, s, g.streams[0], g.drawn, g.answer)
    return carry_out_answer(b, s, g, seat)


def first_status(b: Board, s: State, g: Game) -> Status:
    """How a game that has begun stands, once the throw with which it begins is made, if it begins with one."""
    if g.throws_first == 1:
        return carry_out_answer(b, s, g, answer_from(b, s, g.streams[0], g.drawn, g.answer))
    return status_of(s, g)


def play_game(b: Board, s: State, g: Game) -> Status:
    """Play a game that has begun to its end and return how it ended."""
    status = first_status(b, s, g)
    while status == Status.RUNNING:
        status = step_game(b, s, g)
    return status
