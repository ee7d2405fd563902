"""A table as the fold of its log: who sits where, the game, the clocks, the votes. No I/O, and no clock of its own."""

from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from enum import IntEnum
from typing import Any, NamedTuple

from bankhalter.notation.actions import TIME_IS_UP, Action, carries_chance, speaker_of
from bankhalter.notation.errors import NotationError
from bankhalter.play.errors import RefusedError
from bankhalter.play.game import Game
from bankhalter.play.nature import Given, Nature, Seeded
from bankhalter.play.records import Entry as GameEntry
from bankhalter.play.records import Opening
from bankhalter.play.rounds import Rounds
from bankhalter.play.sitting import Sitting
from bankhalter.play.story import Teller
from bankhalter.play.takeback import TakeBackError
from bankhalter.reference.events import rules_of_event
from bankhalter.rules.codes import NOBODY, Act, Auction, Moment
from bankhalter.rules.layout import SEATS
from bankhalter.rules.queries import between_turns, standing_open
from bankhalter.server.clocks import LIMITS, SECOND, Clock
from bankhalter.server.entries import (
    Answered,
    AnyEntry,
    Appointed,
    Asked,
    Banked,
    Entered,
    Extended,
    Held,
    Left,
    Muted,
    Named,
    Played,
    Reacted,
    Returned,
    Said,
    Sat,
    Started,
    TakenOver,
    Told,
    Unbanked,
    Voted,
    Waived,
)
from bankhalter.server.errors import CommandError
from bankhalter.server.header import Header, Place, Secret, begins_at, table_in
from bankhalter.server.latest import CARDS, Latest
from bankhalter.server.places import Chair, chair_for, chairs_of
from bankhalter.words.plain_data import message_data

REMEMBERED = 2000  # ids of commands
KEPT = 32  # actions of which the position before is kept, more only where they can be taken back


class Stage(IntEnum):
    """How far a table is."""

    OPEN = 0
    RUNNING = 1
    OVER = 2


class Doubt(NamedTuple):
    """A seat that was asked whether it is still there: when, by whom, and the votes since (empty: against a bot)."""

    at: int
    by: str
    votes: dict[str, str]


class TableLog:
    """A table after its first `sequence` entries."""

    def __init__(self, code: str, header: Header, secret: Secret) -> None:
        self.code = code
        self.header = header
        self.secret = secret
        self.sequence = 0
        self.stage = Stage.OPEN
        self.chairs: list[Chair] = chairs_of(header)
        self.banker: Chair | None = None  # who keeps the bank without playing
        self.appointed = ""  # the player who keeps it
        self.names: dict[int, str] = {}  # of squares, by those who play here
        self.commands: OrderedDict[str, int] = OrderedDict()
        self.clock = Clock(LIMITS[header.profile], header.created)
        self.waived: set[str] = set()  # owners who let the rent of this moment be
        self.doubts: dict[str, Doubt] = {}
        self.offered_at: dict[int, int] = {}  # when an offer came, by pair of seats
        self.lined_at = header.created  # when the last line was said
        self.started_at = 0  # when the game began
        self.hammer = (0, 0, 0)  # what is under the hammer, and the highest bid
        self.hammer_at = header.created  # since when that is so
        self.claims = 0  # rents that can be demanded
        self.claimed_at = header.created  # when the last of them arose
        self.seeded = Seeded(secret.seed)
        self.typed = header.nature == "typed"  # dice and cards are real, and people type what they show
        self.sitting: Sitting | None = None
        self.teller = Teller()
        self.rounds = Rounds()
        self.latest = Latest()

    # reading

    @property
    def nature(self) -> Nature:
        """Where dice and cards come from."""
        return Given(typed=True) if self.typed else self.seeded

    @property
    def game(self) -> Game | None:
        """The game, once it has begun."""
        return self.sitting.game if self.sitting else None

    def chair(self, seat: str) -> Chair | None:
        """Return the chair of a seat, if there is one of that name."""
        return next((chair for chair in self.chairs if chair.seat == seat and seat), None)

    def seats_of(self, hashes: frozenset[str]) -> frozenset[str]:
        """Return the seats whose keys have these hashes."""
        return frozenset(chair.seat for chair in self.chairs if chair.holder == "person" and chair.opens_to(hashes))

    def people(self) -> list[str]:
        """Return the seats of persons, those for whom a bot plays among them, without those out of the game."""
        game = self.game
        names = [chair.seat for chair in self.chairs if chair.holder == "person"]
        if game is None:
            return names
        return [name for name in names if not game.state.bankrupt[game.table.seat(name)]]

    def is_taken_over(self, seat: str) -> bool:
        """Whether a bot plays for a person."""
        chair = self.chair(seat) if self.sitting is not None and self.sitting.minds else None
        return chair is not None and chair.holder == "person" and bool(self.taken_over_by(seat))

    def taken_over_by(self, seat: str) -> str:
        """Return the bot that plays for the person of a seat; empty if none does."""
        if self.sitting is None or not self.sitting.minds:
            return ""
        mind = self.sitting.minds.get(self.sitting.game.table.seat(seat))
        return mind.kind if mind is not None else ""

    def muted_by(self, seats: frozenset[str]) -> frozenset[str]:
        """Return the seats whose chat a client with these seats does not want to read: those that all of them mute."""
        muted = [chair.muted for chair in self.chairs if chair.seat in seats]
        return frozenset.intersection(*map(frozenset, muted)) if muted else frozenset()

    def seat_code(self, chair: Chair) -> str:
        """Return the code with which the person of a chair can come back."""
        return self.secret.seat_code(self.code, chair.seat, chair.sat)

    def awaited(self) -> int:
        """Return bits of the seats of persons who keep the table waiting."""
        if self.sitting is None or self.stage != Stage.RUNNING:
            return 0
        bots = sum(1 << seat for seat in self.sitting.minds)
        return self.sitting.game.state.awaited & ~bots & ((1 << SEATS) - 1)

    def on_the_clock(self) -> int:
        """Return bits of the seats whose own time runs: nobody's in an auction, which has a time of its own."""
        if self.game is None or self.game.state.moment == Moment.AUCTION:
            return 0
        return self.awaited()

    # folding

    def fold(self, entries: Iterable[AnyEntry]) -> None:
        """Take in entries of the log that another process has added; raise NotationError if a line does not fit."""
        for entry in entries:
            if isinstance(entry, Played):
                self._tick(entry)
                self._after_line(entry, self._follow(entry))
                self._count(entry)
            else:
                self.take_in(entry)

    def take_in(self, entry: AnyEntry) -> None:
        """Take in an entry that is no line of the game."""
        self._tick(entry)
        FOLDS[type(entry)](self, entry)
        self._count(entry)

    def _tick(self, entry: AnyEntry) -> None:
        self.clock.pass_to(entry.at)

    def _count(self, entry: AnyEntry) -> None:
        self.sequence += 1
        self.settle_clock()
        if entry.command:
            self.commands[entry.command] = self.sequence
            if len(self.commands) > REMEMBERED:
                self.commands.popitem(last=False)

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

    def _after_line(self, entry: Played, action: Action | None) -> None:
        """What a line changes beside the game: times, waived rent, doubts about who has just acted."""
        game = self.game
        if game is None:
            return
        now = self.clock.now
        self.lined_at = now
        if entry.command and not (self.typed and carries_chance(entry.line)):  # else another has spoken, or a bot
            self.doubts.pop(speaker_of(entry.line), None)
        if action is not None and action.act == Act.THROW:
            self.waived.clear()
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
        self.rounds.follow(s, back=action is None)
        open_pairs = {pair for pair, mask in enumerate(s.offer_give) if mask or s.offer_want[pair]}
        self.offered_at = {pair: self.offered_at.get(pair, now) for pair in open_pairs}
        game.forget(KEPT)
        self.teller.forget(len(game.played))
        if game.over:
            self.stage = Stage.OVER

    def _after_event(self, event: str, numbers: tuple[int, ...]) -> None:
        match event:
            case "turn_ended":
                self.clock.add_increment(numbers[0])
                if self.game is not None:
                    self.latest.moved[self.game.seats[numbers[0]]] = self.sequence + 1
            case "claim_opened":
                self.claimed_at = self.clock.now
            case "offered" | "countered":
                self.offered_at[numbers[0] * SEATS + numbers[1]] = self.clock.now
            case _:
                pass

    # playing

    def play(self, line: str, at: int, command: str = "") -> list[AnyEntry]:
        """Carry out a line of the game and return its entries, already taken in.

        Raise CommandError for a line that cannot be read or is not allowed.
        """
        game = self._running()
        try:
            self._hear(line)
            return self._played(lambda: game.do(line), at, command)
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
        game = self.game
        if game is None or self.sitting is None or game.over or not between_turns(game.state):
            return 0
        left = self.claimed_at + self.header.grace * SECOND - now
        if left <= 0:
            return 0
        owners = {game.seats[seat] for seat, _ in self.sitting.open_claims() if seat != game.state.turn}
        return left if owners - self.waived else 0

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

    def _running(self) -> Game:
        if self.game is None:
            raise CommandError("error-server-not-begun", "not_begun")
        if self.stage == Stage.OVER:
            raise CommandError("error-server-over", "over")
        return self.game

    def _hear(self, line: str) -> None:
        if self.sitting is not None:
            self.sitting.hear(line)

    def _played(self, carry_out: Callable[[], object], at: int, command: str) -> list[AnyEntry]:
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
                    events=self._events(game, played + number) if len(game.played) - played == len(new) else (),
                    told=told if last else (),
                    undone=max(0, played - len(game.played)),
                )
            )
        for entry, action in zip(entries, actions, strict=True):
            self._after_line(entry, action)
            self._count(entry)
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


def opening_of(header: Header, entry: Started) -> Opening:
    """Return how the game begins."""
    people = tuple(seat for seat in entry.seats if seat not in entry.bots)
    given = begins_at(header, entry.seats)
    return Opening(table_in(header, entry.seats), people, given, dealing=False, bots=entry.bots)


def begin(log: TableLog, entry: Started) -> None:
    """Begin the game; a short one is dealt at once, in lines of its own."""
    game = Game.opened(opening_of(log.header, entry))
    log.sitting = Sitting(game, log.secret.seed)
    log.sitting.waiting = False  # a person who does not answer a request holds nobody up
    game.nature = log.nature
    log.rounds.follow(game.state)
    log.stage = Stage.RUNNING
    log.started_at = log.lined_at = entry.at


def _sat(log: TableLog, entry: Sat) -> None:
    log.chairs[entry.place] = Chair("person", entry.seat, entry.shown, sat=log.sequence + 1, tokens=[entry.token])


def _entered(log: TableLog, entry: Entered) -> None:
    chair = log.chair(entry.seat)
    if chair is not None and entry.token not in chair.tokens:
        chair.tokens.append(entry.token)


def _left(log: TableLog, entry: Left) -> None:
    for place, chair in enumerate(log.chairs):
        if chair.seat == entry.seat:
            log.chairs[place] = Chair("open")
    if log.appointed == entry.seat:
        log.appointed = ""


def _held(log: TableLog, entry: Held) -> None:
    taken = [chair.seat for chair in log.chairs]
    log.chairs[entry.place] = chair_for(Place(entry.holder, entry.bot), taken)


def _banked(log: TableLog, entry: Banked) -> None:
    log.banker = Chair("person", "", entry.shown, sat=log.sequence + 1, tokens=[entry.token])
    log.appointed = ""


def _unbanked(log: TableLog, _entry: Unbanked) -> None:
    log.banker = None


def _appointed(log: TableLog, entry: Appointed) -> None:
    log.appointed = entry.seat


def _named(log: TableLog, entry: Named) -> None:
    names = {**log.names, entry.square: entry.name}
    log.names = {square: name for square, name in sorted(names.items()) if name}


def _waived(log: TableLog, entry: Waived) -> None:
    log.waived.add(entry.seat)


def _muted(log: TableLog, entry: Muted) -> None:
    chair = log.chair(entry.seat)
    if chair is not None:
        (chair.muted.add if entry.muted else chair.muted.discard)(entry.other)


def _asked(log: TableLog, entry: Asked) -> None:
    log.doubts[entry.about] = Doubt(entry.at, entry.seat, {})


def _answered(log: TableLog, entry: Answered) -> None:
    log.doubts.pop(entry.seat, None)
    if log.game is not None:
        log.clock.refill(log.game.table.seat(entry.seat))


def _voted(log: TableLog, entry: Voted) -> None:
    doubt = log.doubts.get(entry.about)
    if doubt is not None:
        doubt.votes[entry.seat] = entry.bot


def _extended(log: TableLog, entry: Extended) -> None:
    log.doubts.pop(entry.seat, None)
    if log.game is not None:
        log.clock.extend(log.game.table.seat(entry.seat))
        if log.game.state.auction != Auction.NONE:
            log.hammer_at = entry.at


def _taken_over(log: TableLog, entry: TakenOver) -> None:
    log.doubts.pop(entry.seat, None)
    if log.sitting is not None:
        log.sitting.hear("")  # what bots think before this must not depend on who had time to let them
        log.sitting.seat_bot(log.sitting.game.table.seat(entry.seat), entry.bot)


def _returned(log: TableLog, entry: Returned) -> None:
    if log.sitting is not None:
        seat = log.sitting.game.table.seat(entry.seat)
        log.sitting.hear("")  # as when a bot takes over
        log.sitting.unseat_bot(seat)
        log.clock.refill(seat)


def _nothing(_log: TableLog, _entry: AnyEntry) -> None:
    """Nothing to keep."""


FOLDS: Mapping[type, Callable[[TableLog, Any], None]] = {
    Sat: _sat,
    Entered: _entered,
    Left: _left,
    Held: _held,
    Banked: _banked,
    Unbanked: _unbanked,
    Appointed: _appointed,
    Named: _named,
    Started: begin,
    Waived: _waived,
    Said: _nothing,
    Reacted: _nothing,
    Muted: _muted,
    Asked: _asked,
    Answered: _answered,
    Voted: _voted,
    Extended: _extended,
    TakenOver: _taken_over,
    Returned: _returned,
}
