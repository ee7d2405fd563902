"""A table as the fold of its log: entry after entry is taken in."""

from collections.abc import Iterable

from bankhalter.notation.actions import Action, carries_chance, speaker_of
from bankhalter.notation.errors import NotationError
from bankhalter.play.nature import Given
from bankhalter.play.places import fallen_after
from bankhalter.play.records import Entry as GameEntry
from bankhalter.rules.layout import SEATS
from bankhalter.server.entries import AnyEntry, Played, falls_of
from bankhalter.server.entry_folds import FOLDS
from bankhalter.server.latest import CARDS
from bankhalter.server.table_state import Stage, TableState

KEPT = 32  # actions of which the position before is kept, more only where they can be taken back


class TableFold(TableState):
    """What is known of a table, kept up to date by its entries."""

    def fold(self, entries: Iterable[AnyEntry]) -> None:
        """Take in entries of the log that another process has added; raise NotationError if a line does not fit."""
        for entry in entries:
            if isinstance(entry, Played):
                self.tick(entry)
                self.after_line(entry, self._follow(entry))
                self.count(entry)
            else:
                self.take_in(entry)

    def take_in(self, entry: AnyEntry) -> None:
        """Take in an entry that is no line of the game."""
        self.tick(entry)
        FOLDS[type(entry)](self, entry)
        self.count(entry)

    def tick(self, entry: AnyEntry) -> None:
        self.clock.pass_to(entry.at)

    def count(self, entry: AnyEntry) -> None:
        self.sequence += 1
        self.settle_clock()
        if entry.command:
            self.commands[entry.command] = self.sequence

    def settle_clock(self) -> None:
        """Let the time of those run who are awaited as the table stands."""
        self.clock.await_seats(self.awaited(), self.on_the_clock())

    def _follow(self, entry: Played) -> Action | None:
        """Say a line as it stands, and return its action; None for words about a take-back."""
        if self.sitting is None:
            raise NotationError("error-server-no-game")
        game = self.sitting.game
        self.sitting.hear(entry.line)
        played = len(game.played)
        game.nature = Given(typed=self.typed)
        try:
            game.follow(GameEntry(entry.line, entry.checksum), None if self.typed else self.seeded)
        finally:
            game.nature = self.nature
        self.teller.news(game)
        return game.played[-1].action if len(game.played) > played else None

    def after_line(self, entry: Played, action: Action | None) -> None:
        """What a line changes beside the game: times, waived rent, doubts about who has just acted."""
        game = self.game
        if game is None:
            return
        now = self.clock.now
        self.lined_at = now
        if entry.command and not (self.typed and carries_chance(entry.line)):  # else another has spoken, or a bot
            self.doubts.pop(speaker_of(entry.line), None)
        if self.waived and self.sitting is not None:
            self.waived &= self.sitting.open_claims()
        hammer = (game.state.auction, game.state.auction_lot, game.state.auction_bid)
        if hammer != self.hammer:
            self.hammer, self.hammer_at = hammer, now
        if game.state.claims > self.claims:  # as when a demand is taken back
            self.claimed_at = now
        for event, numbers in entry.events:
            self._after_event(event, numbers)
        s = game.state
        if entry.command or action is None or action.act not in CARDS:
            self.latest.moved[speaker_of(entry.line)] = self.sequence + 1
        self.latest.follow(s, self.sequence + 1)
        self.claims = s.claims
        self._follow_turns(entry, action)
        self.fallen = fallen_after(self.fallen, s, falls_of(entry))
        open_pairs = {pair for pair, mask in enumerate(s.offer_give) if mask or s.offer_want[pair]}
        self.offered_at = {pair: self.offered_at.get(pair, now) for pair in open_pairs}
        game.forget(KEPT)
        self.teller.forget(len(game.played))
        if game.over:
            self.stage = Stage.OVER
        self.rushed = self.rush == "on"  # it ends with the game, and would if a person came back into it

    def _follow_turns(self, entry: Played, action: Action | None) -> None:
        if entry.undone:
            self.rounds.take_back(entry.undone)
        elif action is not None:
            self.rounds.follow(entry.starter)

    def _after_event(self, event: str, numbers: tuple[int, ...]) -> None:
        match event:
            case "turn_ended":
                self.clock.add_increment(numbers[0])
                if self.game is not None:
                    self.latest.moved[self.game.seats[numbers[0]]] = self.sequence + 1
            case "auction_opened":
                self.latest.auction = self.sequence + 1
            case "claim_opened":
                self.claimed_at = self.clock.now
            case "offered" | "countered":
                self.offered_at[numbers[0] * SEATS + numbers[1]] = self.clock.now
            case _:
                pass
