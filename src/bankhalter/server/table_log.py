"""A table to be played at: what is done there is carried out and returned as entries for its log."""

from collections.abc import Callable

from bankhalter.notation.actions import TIME_IS_UP, Action
from bankhalter.notation.errors import NotationError
from bankhalter.play.errors import RefusedError
from bankhalter.play.game import Game
from bankhalter.play.questions import Claim
from bankhalter.play.takeback import TakeBackError
from bankhalter.reference.events import rules_of_event
from bankhalter.rules.codes import NOBODY, Act, Moment
from bankhalter.rules.layout import SEATS
from bankhalter.rules.queries import between_turns, standing_open
from bankhalter.server.clocks import SECOND
from bankhalter.server.entries import (
    AnyEntry,
    Played,
    Told,
)
from bankhalter.server.errors import CommandError
from bankhalter.server.table_fold import TableFold
from bankhalter.server.table_state import Stage
from bankhalter.words.plain_data import message_data


class TableLog(TableFold):
    """A table after its first `sequence` entries, and what can be done there."""

    def play(self, line: str, at: int, command: str = "", by: tuple[str, ...] = ()) -> list[AnyEntry]:
        """Carry out a line of the game, typed `by` whom if it is nature's, and return its entries, already taken in.

        Raise CommandError for a line that cannot be read or is not allowed.
        """
        game = self._running()
        try:
            self._hear(line)
            return self._played(lambda: game.do(line), at, command, by)
        except RefusedError as error:
            raise CommandError(error.message, error.reason.name.lower(), ledger=error.ledger) from None
        except (NotationError, TakeBackError) as error:
            raise CommandError(error.message, "unread") from None

    def bot_plays(self, at: int) -> list[AnyEntry]:
        """Let a bot do what it wants to do now and return the entries; none if it is for people to act."""
        if self.sitting is None or self.stage != Stage.RUNNING:
            return []
        action = self.sitting.bot_action()
        if action is None:
            return []
        game = self.sitting.game
        return self._played(lambda: game.carry_out(action), at, "")

    def grace_left(self, now: int) -> int:
        """Return for how long (ms) the next throw must wait, as it would let rent lapse that a person may demand."""
        left = self.claimed_at + self.header.grace * SECOND - now
        return left if left > 0 and self.holding() else 0

    def holding(self) -> set[tuple[int, Claim]]:
        """Return the claims of people for whose sake the next throw waits for a while."""
        game = self.game
        if game is None or self.sitting is None or game.over or not between_turns(game.state):
            return set()
        return {each for each in self.sitting.open_claims() if each[0] != game.state.turn} - self.waived

    def bots_may_demand(self, seat: str) -> bool:
        """Whether a throw of this seat would let rent lapse that a bot may demand."""
        game = self.game
        if game is None or self.sitting is None or game.over or not between_turns(game.state):
            return False
        return seat == game.seats[game.state.turn] and any(map(self.sitting.questions.claims, self.sitting.minds))

    def bot_must_act(self) -> bool:
        """Whether a bot is awaited, as when it owes rent."""
        return self.sitting is not None and bool(self.sitting.game.state.awaited & self.sitting.acting())

    def deal(self, at: int) -> list[AnyEntry]:
        """Let nature do what is due before anybody acts: the deal of a short game."""
        game = self._running()
        return self._played(lambda: game.set_nature(self.nature), at, "")

    def time_is_up(self, at: int) -> list[AnyEntry]:
        """End the agreed time of the game."""
        game = self._running()
        self._hear(TIME_IS_UP)
        return self._played(lambda: game.carry_out(Action(NOBODY, Act.TIME)), at, "")

    def close_auction(self, at: int) -> list[AnyEntry]:
        """Let everybody pass who has not bid in time."""
        silent = self.silent()
        return self.play(f"{silent[0]} passes", at) if silent else []

    def silent(self) -> list[str]:
        """Return the persons whose bid or pass is awaited in the running auction."""
        game = self.game
        if game is None or game.state.moment != Moment.AUCTION:
            return []
        return [name for seat, name in enumerate(game.seats) if self.awaited() >> seat & 1]

    def stale_offer(self, now: int) -> int | None:
        """Return the pair of seats of an offer that has stood unanswered for too long."""
        limit = self.clock.limits.offer
        game = self.game
        if not limit or game is None or not standing_open(game.state):
            return None
        return next((pair for pair, at in self.offered_at.items() if now >= at + limit), None)

    def offers_end(self) -> int | None:
        """Return when the first open offer will have stood for too long."""
        limit = self.clock.limits.offer
        if not limit or not self.offered_at or self.game is None or not standing_open(self.game.state):
            return None
        return min(self.offered_at.values()) + limit

    def withdraw_offer(self, at: int) -> list[AnyEntry]:
        """Withdraw an offer that has stood unanswered for too long."""
        game, pair = self._running(), self.stale_offer(at)
        if pair is None:
            return []
        proposer, partner = divmod(pair, SEATS)
        return self.play(f"{game.seats[proposer]} withdraws from {game.seats[partner]}", at)

    def begun(self) -> Game:
        """Return the game as it stands; raise CommandError if it has not begun."""
        if self.game is None:
            raise CommandError("error-server-not-begun", "not_begun")
        return self.game

    def _running(self) -> Game:
        game = self.begun()
        if self.stage == Stage.OVER:
            raise CommandError("error-server-over", "over")
        return game

    def _hear(self, line: str) -> None:
        if self.sitting is not None:
            self.sitting.hear(line)

    def _played(
        self, carry_out: Callable[[], object], at: int, command: str, by: tuple[str, ...] = ()
    ) -> list[AnyEntry]:
        game = self._running()
        lines, played = len(game.log), len(game.played)
        carry_out()
        self.clock.pass_to(at)
        told = self._told(game)
        entries: list[Played] = []
        new = game.log[lines:]
        acted: list[Action | None] = [each.action for each in game.played[played:]]
        actions = acted or [None] * len(new)  # none: words about a take-back
        for number, each in enumerate(new):
            last = number == len(new) - 1
            entries.append(
                Played(
                    at=at,
                    command=command if number == 0 else "",
                    line=each.line,
                    checksum=each.checksum,
                    by=by if number == 0 else (),
                    events=self._events(game, played + number) if len(game.played) - played == len(new) else (),
                    told=told if last else (),
                    undone=max(0, played - len(game.played)),
                )
            )
        for entry, action in zip(entries, actions, strict=True):
            self.after_line(entry, action)
            self.count(entry)
        return [*entries]

    def _events(self, game: Game, number: int) -> tuple[tuple[str, tuple[int, ...]], ...]:
        begin = game.played[number].events
        end = game.played[number + 1].events if number + 1 < len(game.played) else len(game.events)
        return tuple((event.name.lower(), numbers) for event, numbers in game.events[begin:end])

    def _told(self, game: Game) -> tuple[Told, ...]:
        name = game.table.edition.name
        return tuple(
            (
                each.happened.event.name.lower() if each.happened else "",
                message_data(each.message),
                tuple(rules_of_event(*each.happened, name)) if each.happened else (),
            )
            for each in self.teller.news(game)
        )
