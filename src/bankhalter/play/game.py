"""A game being played anywhere: lines in, events out; the state is the fold of its log."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from bankhalter.notation.actions import Action, Answer, TakeBack, parse_line, print_action, print_legal, print_line
from bankhalter.notation.positions import checksum, position_text, read_position
from bankhalter.notation.table import Table, make_table
from bankhalter.play.errors import TakeBackError, refused
from bankhalter.play.nature import Given, Nature, Seeded
from bankhalter.rules.apply import apply, judge
from bankhalter.rules.codes import NATURE, Act, Event, Phase, Refusal
from bankhalter.rules.layout import MAX_LEGAL, STRIDE, State
from bankhalter.rules.legal import legal
from bankhalter.rules.start import open_deal, start

OF_NATURE = frozenset({Act.THROW, Act.DEAL, Act.DRAW, Act.DRAW_OPEN, Act.TIME})
STANDING = frozenset(
    {
        Act.DEMAND,
        Act.BUILD,
        Act.SELL,
        Act.SELL_WHOLE,
        Act.MORTGAGE,
        Act.REDEEM,
        Act.OFFER,
        Act.COUNTER,
        Act.ACCEPT,
        Act.REJECT,
        Act.WITHDRAW,
    }
)


class Happening(NamedTuple):
    """Something that happened: an event of the rules with its numbers (see `Event`)."""

    event: Event
    numbers: tuple[int, ...]


class Entry(NamedTuple):
    """One line of the log and the checksum of the position after it."""

    line: str
    checksum: str


class Played(NamedTuple):
    """One action that stands, and the state before it."""

    action: Action
    before: bytes


class Game:
    """A game of one edition among named seats.

    `nature` answers dice and cards: a seed (text) or a Nature; without one the lines carry the answers.
    """

    def __init__(
        self,
        edition: str = "sonic-boom",
        seats: Sequence[str] = ("Anna", "Bert"),
        options: Mapping[str, object] | None = None,
        nature: Nature | str | None = None,
        *,
        people: Sequence[str] | None = None,
    ) -> None:
        self._open(make_table(edition, seats, options), nature, people)
        start(self.table.board, self.state, len(self.table.seats))
        self._await_nature()

    def _open(self, table: Table, nature: Nature | str | None, people: Sequence[str] | None) -> None:
        self.table = table
        self.nature: Nature = _nature(nature)
        self.people = tuple(table.seats if people is None else people)
        self.state = State()
        self.given: Mapping[str, object] | None = None
        self.dealing = False
        self.log: list[Entry] = []
        self.events: list[Happening] = []
        self.played: list[Played] = []
        self.request: TakeBack | None = None
        self.agreed: set[int] = set()

    @classmethod
    def at(
        cls,
        table: Table,
        given: Mapping[str, object],
        nature: Nature | str | None = None,
        *,
        dealing: bool = False,
        people: Sequence[str] | None = None,
    ) -> "Game":
        """Return a game that begins in the position document `given`; `dealing`: nature deals first."""
        game = cls.__new__(cls)
        game._open(table, nature, people)
        game.state = read_position(table, given)
        game.given = given
        game.dealing = dealing and table.board.deal > 0
        if game.dealing:
            open_deal(game.state)
        game._await_nature()
        return game

    @classmethod
    def load(cls, path: str | Path, nature: Nature | str | None = None) -> "Game":
        """Return the game of a record file, ready to go on.

        Raise NotationError for a file that is no record, RefusedError where a line is against the rules.
        """
        from bankhalter.play.records import load_game  # records are written from games, and read back into them

        return load_game(Path(path), nature)

    # reading

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats in turn order."""
        return self.table.seats

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase == Phase.OVER

    @property
    def winners(self) -> tuple[str, ...]:
        """The winners, once over."""
        return self._names(self.state.winners)

    @property
    def awaits(self) -> tuple[str, ...]:
        """Who must act now; `nature` while dice or a card are due; nobody once over."""
        chance = ("nature",) if self.state.awaited >> NATURE & 1 else ()
        return self._names(self.state.awaited) + chance

    def _names(self, bits: int) -> tuple[str, ...]:
        return tuple(name for seat, name in enumerate(self.table.seats) if bits >> seat & 1)

    def legal_entries(self, seat: int) -> list[tuple[int, int, int]]:
        """What the seat may do now as the rules list it: act, x0, x1."""
        out = [0] * (STRIDE * MAX_LEGAL)
        count = legal(self.table.board, self.state, seat, out)
        return [(out[i], out[i + 1], out[i + 2]) for i in range(0, STRIDE * count, STRIDE)]

    def legal(self, name: str) -> list[str]:
        """What the seat may do now, as lines in a fixed order; bids and wishes as ranges like `Anna bids 10..140`."""
        seat = self.table.seat(name)
        return [print_legal(self.table, self.state, seat, entry) for entry in self.legal_entries(seat)]

    def why_not(self, line: str) -> Refusal:
        """Why `line` would be refused now; Refusal.NONE if it is legal. Raise NotationError if it cannot be read."""
        said = parse_line(self.table, self.state, line)
        if not isinstance(said, Action):
            return Refusal.NOT_NOW
        return self.why_not_action(said)

    def why_not_action(self, action: Action) -> Refusal:
        """Why the action would be refused now; Refusal.NONE if it is legal."""
        return judge(self.table.board, self.state, action.seat, action.act, *action.numbers)

    def position(self) -> str:
        """The position as canonical text, which can be edited and loaded again."""
        return position_text(self.table, self.state)

    def record(self) -> str:
        """The whole game as a record."""
        from bankhalter.play.records import record_text  # see load

        return record_text(self)

    def set_nature(self, nature: Nature | str | None) -> None:
        """Let `nature` answer from now on, at once if something is due."""
        self.nature = _nature(nature)
        self._await_nature()

    # playing

    def do(self, line: str) -> list[Happening]:
        """Carry out one line and return what happened, nature's answers included.

        Raise NotationError for a line that cannot be read, RefusedError or TakeBackError for what is not allowed.
        """
        before = len(self.events)
        said = parse_line(self.table, self.state, line)
        match said:
            case Action():
                self._act(said)
            case TakeBack():
                self._ask_back(said)
            case Answer():
                self._answer_back(said)
        return self.events[before:]

    def _act(self, action: Action) -> None:
        bare = action.act == Act.THROW and not any(action.numbers)
        if self.nature.answers and action.act in OF_NATURE and not bare and action.act != Act.TIME:
            raise refused(self.table, Refusal.NATURE_AWAITED)
        if bare and self.nature.answers:
            self._throw_for(action)
        else:
            self._carry_out(action)
        self._await_nature()

    def _throw_for(self, request: Action) -> None:
        reason = self.why_not_action(request)
        if reason != Refusal.NONE:
            raise refused(self.table, reason)
        self._nature_acts()

    def _await_nature(self) -> None:
        while self.nature.answers and self.state.awaited >> NATURE & 1:
            self._nature_acts()

    def _nature_acts(self) -> None:
        seat, act, numbers = self.nature.answer(self.table.board, self.state)
        self._carry_out(Action(seat, act, numbers))

    def _carry_out(self, action: Action) -> None:
        before = self.state.pack()
        line = ""
        if self.why_not_action(action) == Refusal.NONE:
            line = print_action(self.table, self.state, action)
        notes: list[tuple[int, ...]] = []
        self.state.notes = notes
        reason = apply(self.table.board, self.state, action.seat, action.act, *action.numbers)
        self.state.notes = None
        if reason != Refusal.NONE:
            raise refused(self.table, reason)
        self.events += [Happening(Event(code), tuple(numbers)) for code, *numbers in notes]
        self.played.append(Played(action, before))
        self.request = None
        self._write(line)

    def _write(self, line: str) -> None:
        self.log.append(Entry(line, checksum(self.position())))

    # taking back

    def _ask_back(self, request: TakeBack) -> None:
        if self.state.bankrupt[request.seat]:
            raise refused(self.table, Refusal.OUT_OF_GAME)
        self._check_back(request)
        self.request = request
        self.agreed = {request.seat}
        self._write(print_line(self.table, self.state, request))
        if self._own_business(request) or not self._undecided():
            self._rewind(request.count)

    def _check_back(self, request: TakeBack) -> None:
        if request.count > len(self.played):
            raise TakeBackError(f"there are only {len(self.played)} actions to take back")
        taken = self.played[-request.count :]
        if not self.nature.typed and any(played.action.act in OF_NATURE for played in taken):
            raise TakeBackError("dice and cards cannot be taken back: expected fewer actions")

    def _own_business(self, request: TakeBack) -> bool:
        taken = [played.action for played in self.played[-request.count :]]
        return all(action.seat == request.seat and action.act in STANDING for action in taken)

    def _undecided(self) -> list[int]:
        return [
            seat
            for seat, name in enumerate(self.table.seats)
            if name in self.people and not self.state.bankrupt[seat] and seat not in self.agreed
        ]

    def _answer_back(self, answer: Answer) -> None:
        if self.request is None or answer.seat not in self._undecided():
            raise TakeBackError("no take-back waits for this seat's answer")
        self._write(print_line(self.table, self.state, answer))
        if not answer.agrees:
            self.request = None
            return
        self.agreed.add(answer.seat)
        if not self._undecided():
            self._rewind(self.request.count)

    def _rewind(self, count: int) -> None:
        self.state.unpack(self.played[-count].before)
        del self.played[-count:]
        self.request = None
        self.log[-1] = Entry(self.log[-1].line, checksum(self.position()))


def _nature(nature: Nature | str | None) -> Nature:
    if isinstance(nature, str):
        return Seeded.from_text(nature)
    return nature or Given()
