"""The walker and the random bot in plain positions."""

from bankhalter.batch.codes import Status
from bankhalter.bots.random_bot import choose_random
from bankhalter.bots.walker import choose_leaver, choose_stayer
from bankhalter.play.agents import BOTS
from bankhalter.play.bot_game import BotGame
from bankhalter.play.bot_names import code
from bankhalter.rules.apply import apply
from bankhalter.rules.codes import Act
from tests.bots.tables import A, B, Player, board, table


class Counted(BotGame):
    """A game that counts the kinds of its actions."""

    seen: set[int]

    def step(self) -> bool:
        acted = super().step()
        if acted:
            self.seen.add(self.game.answer[0])
        return acted


def kinds_of(name: str, edition: str, games: int, **options: str | bool | int) -> set[int]:
    seen: set[int] = set()
    for game in range(games):
        playing = Counted(board(edition, **options), [code(name)] * 4, 9, game, rounds=150)
        playing.seen = seen
        while playing.status == Status.RUNNING:
            playing.step()
    return seen


def test_a_walker_declines_and_passes() -> None:
    b = board()
    s = table(b, 2, {})
    apply(b, s, A, Act.THROW, 1, 2, 0, 0, 0)
    assert Player(choose_leaver).act(b, s, A) == Act.DECLINE
    apply(b, s, A, Act.DECLINE, 0, 0, 0, 0, 0)
    assert Player(choose_leaver).act(b, s, A) == Act.PASS
    assert Player(choose_stayer).act(b, s, B) == Act.PASS


def test_one_walker_leaves_jail_and_the_other_stays() -> None:
    b = board()
    s = table(b, 2, {})
    s.at[A], s.jail[A] = 10, 1
    assert Player(choose_leaver).act(b, s, A) == Act.PAY_FINE
    assert Player(choose_stayer).act(b, s, A) == Act.THROW
    s.holder[0] = A
    assert Player(choose_leaver).act(b, s, A) == Act.USE_CARD
    assert Player(choose_stayer).act(b, s, A) == Act.THROW


def test_walkers_move_and_do_no_business() -> None:
    assert kinds_of("walker-stays", "sonic", 1) <= {
        Act.THROW, Act.DRAW, Act.DECLINE, Act.PASS, Act.END_TURN, Act.TAKE_CHANCE, Act.PAY, Act.BANKRUPT,
    }  # fmt: skip


def test_the_random_bot_never_gives_up() -> None:
    b = board()
    s = table(b, 2, {A: (1, 3)})
    player = Player(choose_random)
    acts = {player.act(b, s, seat) for seat in (A, B) for _ in range(500)}
    assert Act.GIVE_UP not in acts
    assert acts >= {Act.THROW, Act.MORTGAGE, Act.BUILD, Act.OFFER, None}


def test_random_games_try_out_every_kind_of_action() -> None:
    seen = kinds_of("random", "banking", 6, first="thrown") | kinds_of("random", "sonic-boom", 3, short=True)
    seen |= kinds_of("random", "bond-007", 6, speed_die=True)
    assert (
        set(Act) - {Act.GIVE_UP, Act.TIME, Act.DRAW_OPEN, Act.TAKE_FINE, Act.TAKE_CHANCE, Act.WANT, Act.PLACE} <= seen
    )


def test_bots_have_names() -> None:
    assert list(BOTS) == ["standard", "novice", "random", "walker", "walker-stays"]
