"""How long a game of bots may go on."""

from bankhalter.batch.layout import Game

ROUNDS = 500  # a game that is not over by then is broken off
PATIENCE = 5_000  # actions in one turn that nobody needs: bots going round in circles


def set_limits(g: Game) -> None:
    """Give a fresh `g` the limits of a game; the bots are the caller's to set."""
    g.most_rounds = ROUNDS
    g.patience = PATIENCE
