"""A bot at a seat of a server's table: it sleeps while it is not concerned, and never argues with the server."""

import secrets
from collections.abc import Callable

from bankhalter.client.bots import Complain, OwnBot, mind_of
from bankhalter.client.guest import Guest
from bankhalter.client.visitor import SECOND, NotDoneError
from bankhalter.notation.actions import ANSWERS, Action, print_line
from bankhalter.play.errors import RefusedError
from bankhalter.play.game import Game
from bankhalter.play.sitting import Sitting, first_legal
from bankhalter.server.commands import Here, Play, Return, Waive

SEED_BYTES = 32
PATIENCE = 3  # refusals in a row until it says the first thing that the rules allow
PAUSE, LONGEST_PAUSE = 250, 8000  # ms after a refusal
AGREES = next(words for words, agrees in ANSWERS.items() if agrees)


class BotPlayer:
    """One bot at one seat. `pace`: ms that it takes before it acts."""

    def __init__(self, guest: Guest, name: str, own: OwnBot | None, pace: int, complain: Complain) -> None:
        self.guest = guest
        self.name = name
        self.own = own
        self.pace = pace
        self.complain = complain
        self._refused = 0
        self._waived: object = None

    def play(self) -> Game:
        """Play to the end and return the game; raise SpokenError when the server has parted for good."""
        while self.guest.game is None:
            self.guest.next()
        game = self.guest.game
        sitting = Sitting(game, secrets.token_bytes(SEED_BYTES), bots={})
        sitting.minds[game.table.seat(self.guest.seat)] = mind_of(self.name, self.own, game, self.complain)
        while True:
            self._take_in()
            if game.over:
                return game
            if not self._acts(game, sitting):
                self.guest.next()

    def _take_in(self) -> None:
        while self.guest.next(0) is not None:
            pass

    def _acts(self, game: Game, sitting: Sitting) -> bool:
        """Do what is to be done; False if there is nothing."""
        guest, number = self.guest, game.table.seat(self.guest.seat)
        if guest.doubted:
            return self._done(lambda: guest.ask(Here(seat=guest.seat)))
        if guest.taken_over:
            return self._done(lambda: guest.ask(Return(seat=guest.seat)))
        if guest.seat in game.asked_back:
            return self._says(f"{guest.seat} {AGREES}")
        action = None if game.asked_back else sitting.bot_action()
        if action is not None:
            return self._does(game, number, action)
        return self._lets_be(sitting, number)

    def _does(self, game: Game, seat: int, action: Action) -> bool:
        if self._refused >= PATIENCE:
            action = first_legal(game, seat)
        length = len(game.log)
        if self.pace:
            self.guest.pass_time(self.pace)
            if len(game.log) != length:
                return True
        return self._says(print_line(game.table, game.state, action))

    def _lets_be(self, sitting: Sitting, seat: int) -> bool:
        """Say once that rent is let be that could be demanded, so that nobody waits for it."""
        claims = frozenset(matter for matter in sitting.questions.matters(seat) if matter[0] == "claim")
        asked = (claims, sitting.game.state.throws)  # every throw asks anew
        if not claims or asked == self._waived:
            return False
        self._waived = asked
        return self._done(lambda: self.guest.ask(Waive(seat=self.guest.seat)))

    def _says(self, line: str) -> bool:
        return self._done(lambda: self.guest.ask(Play(line=line)))

    def _done(self, ask: Callable[[], object]) -> bool:
        """Ask something of the server; after a refusal pause, the longer the more there were in a row.

        The rules have allowed it here: what they refuse there, others have made impossible in between.
        """
        try:
            ask()
            self._refused = 0
        except NotDoneError as error:
            self._pause(error.wait)
        except RefusedError:
            self._pause(0)
        return True

    def _pause(self, wait: int) -> None:
        """Wait, for something new or for so many milliseconds."""
        if wait:
            self.guest.pass_time(wait)
            return
        self._refused += 1
        self.guest.next(min(PAUSE << self._refused, LONGEST_PAUSE) / SECOND)
