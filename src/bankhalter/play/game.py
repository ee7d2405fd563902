"""A game being played anywhere: lines in, events out; the state is the fold of its log."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from bankhalter.editions.errors import EditionError, OptionError
from bankhalter.notation.actions import (
    Action,
    Answer,
    Line,
    TakeBack,
    parse_line,
    print_action,
    print_legal,
    print_line,
)
from bankhalter.notation.errors import NotationError
from bankhalter.notation.positions import checksum, document_text, position_text, read_position, write_position
from bankhalter.notation.table import Table, make_table
from bankhalter.notation.yaml_files import line_of, read_documents
from bankhalter.play.errors import RefusedError, refused
from bankhalter.play.nature import Given, Nature, Seeded
from bankhalter.play.records import (
    Entry,
    Opening,
    Record,
    RecordError,
    given_nature,
    opening_of,
    read_record,
    record_text,
    seed_of,
)
from bankhalter.play.takeback import DRAWN, OF_NATURE, Request, TakeBackError
from bankhalter.rules.apply import apply, judge
from bankhalter.rules.codes import NATURE, Act, Event, Phase, Refusal
from bankhalter.rules.layout import MAX_LEGAL, STRIDE, State
from bankhalter.rules.legal import legal
from bankhalter.rules.start import open_deal, start
from bankhalter.words.errors import placed
from bankhalter.words.quoting import typed


class Happening(NamedTuple):
    """Something that happened: an event of the rules with its numbers (see `Event`)."""

    event: Event
    numbers: tuple[int, ...]


class Played(NamedTuple):
    """One action that stands, the packed state before it, and how many events there were."""

    action: Action
    before: bytes
    events: int


class Game:
    """A game of one edition among named seats.

    `nature` answers dice and cards: a seed (text) or a Nature; without one the lines carry the answers.
    `people` are the seats that have a say in take-backs; by default all.
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
        """Raise NotationError, EditionError or OptionError for a table that cannot be."""
        table = make_table(edition, seats, options)
        self._open(Opening(table, tuple(people or table.seats), None, dealing=False), _nature(nature))

    @classmethod
    def at(
        cls,
        edition: str,
        position: Mapping[str, Any] | str,
        options: Mapping[str, object] | None = None,
        nature: Nature | str | None = None,
    ) -> "Game":
        """Return a game that goes on from `position`, a document or its text as `position()` writes it.

        A short game without deeds is dealt first. Raise NotationError for a position that cannot be.
        """
        given = read_given(position) if isinstance(position, str) else position
        if not isinstance(given, Mapping) or not isinstance(given.get("seats"), list | tuple):
            raise NotationError("error-not-a-position", given=typed(given))
        table = make_table(edition, given["seats"], options)
        return cls.opened(Opening(table, table.seats, given, dealing=is_undealt(table, given)), nature)

    @classmethod
    def opened(cls, opening: Opening, nature: Nature | str | None = None) -> "Game":
        """Return the game that starts from `opening`; raise NotationError for a position that cannot be."""
        game = cls.__new__(cls)
        game._open(opening, _nature(nature))
        return game

    @classmethod
    def load(cls, path: str | Path, nature: Nature | str | None = None) -> "Game":
        """Return the game of a record file, played to its last line and ready to go on.

        Its own seed answers further dice and cards, or `nature`. Raise RecordError for a file that cannot be read
        or does not play as it says.
        """
        return cls.of(read_record(Path(path)), nature)

    @classmethod
    def of(cls, record: Record, nature: Nature | str | None = None) -> "Game":
        """Return the game of a record as `load` does."""
        seeded = seed_of(record)
        game = cls.before(record)
        for _ in game.replay(record, seeded):
            pass
        if nature is not None or seeded is not None:
            game.set_nature(nature if nature is not None else seeded)
        return game

    @classmethod
    def before(cls, record: Record) -> "Game":
        """Return the game of a record before its first line; raise RecordError for a header that cannot be."""
        try:
            return cls.opened(opening_of(record), given_nature(record))
        except RecordError:
            raise
        except (NotationError, EditionError, OptionError) as error:
            raise RecordError(placed(record.source, error.message)) from None

    def _open(self, opening: Opening, nature: Nature) -> None:
        self.opening = opening
        self.nature = nature
        self.log: list[Entry] = []
        self.events: list[Happening] = []
        self.people = {self.seats.index(name) for name in opening.people}
        self.played: list[Played] = []
        self._request: Request | None = None
        self._written: tuple[int, dict[str, Any]] = (-1, {})  # how long the log was, and the position there
        if opening.given is None:
            self.state = State()
            start(self.table.board, self.state, len(self.seats))
        else:
            self.state = read_position(self.table, opening.given)
            if opening.dealing and self.table.board.deal:
                open_deal(self.state)
        self._await_nature()

    # reading

    @property
    def table(self) -> Table:
        """The edition, options and names that give meaning to the lines."""
        return self.opening.table

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

    @property
    def asked_back(self) -> tuple[str, ...]:
        """Who has still to agree to the take-back that is asked for; nobody if none is."""
        undecided = self._request.undecided if self._request else ()
        return tuple(self.seats[seat] for seat in sorted(undecided))

    def _names(self, bits: int) -> tuple[str, ...]:
        return tuple(name for seat, name in enumerate(self.seats) if bits >> seat & 1)

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
        error = self.refusal(line)
        return Refusal.NONE if error is None else error.reason

    def refusal(self, line: str) -> RefusedError | None:
        """The error that `line` would raise now; None if it is legal. Raise NotationError if it cannot be read."""
        said = parse_line(self.table, self.state, line)
        if isinstance(said, Action):
            reason, action = self.judge(said), said
        else:
            reason, action = Refusal.NONE if self._takes(said) else Refusal.NOT_NOW, Action(said.seat, Act.GIVE_UP)
        return None if reason == Refusal.NONE else self.refused(action, reason)

    def _takes(self, said: TakeBack | Answer) -> bool:
        if isinstance(said, Answer):
            return self._request is not None and said.seat in self._request.undecided
        try:
            self._request_for(said)
        except (RefusedError, TakeBackError):
            return False
        return True

    def judge(self, action: Action) -> Refusal:
        """Why the action would be refused now; Refusal.NONE if it is legal."""
        return judge(self.table.board, self.state, action.seat, action.act, *action.numbers)

    def position(self) -> str:
        """The position as canonical text, which can be edited and loaded again."""
        return position_text(self.table, self.state)

    def document(self) -> dict[str, Any]:
        """The position after the last line as a document, not to be changed."""
        if self._written[0] != len(self.log):
            self._written = len(self.log), write_position(self.table, self.state)
        return self._written[1]

    def record(self) -> str:
        """The whole game as the text of a record file."""
        return record_text(self.opening, self.nature, self.log)

    # playing

    def do(self, line: str) -> list[Happening]:
        """Carry out one line and return what happened, nature's answers included.

        Raise NotationError for a line that cannot be read, RefusedError or TakeBackError for what is not allowed.
        """
        return self.carry_out(parse_line(self.table, self.state, line))

    def carry_out(self, said: Line) -> list[Happening]:
        """Carry out an action, a request for a take-back or an answer to one, as `do` does."""
        before = len(self.events)
        match said:
            case Action():
                self._act(said)
            case TakeBack():
                self._ask_back(said)
            case Answer():
                self._answer_back(said)
        return self.events[before:]

    def set_nature(self, nature: Nature | str | None) -> None:
        """Let `nature` answer from now on, at once if something is due."""
        self.nature = _nature(nature)
        self._await_nature()

    def _act(self, action: Action) -> None:
        request = action.act == Act.THROW and not any(action.numbers)
        if request and self.nature.answers:
            self._refuse(action, self.judge(action))
            self._nature_acts()
        elif self.nature.answers and action.act in DRAWN:
            raise self.refused(action, Refusal.NATURE_ANSWERS)
        else:
            self._apply(action)
        self._await_nature()

    def refused(self, action: Action, reason: Refusal) -> RefusedError:
        """Return the error for an action that the rules refuse now."""
        return refused(self.table, self.state, action, reason)

    def _refuse(self, action: Action, reason: Refusal) -> None:
        if reason != Refusal.NONE:
            raise self.refused(action, reason)

    def _await_nature(self) -> None:
        while self.nature.answers and self.state.awaited >> NATURE & 1:
            self._nature_acts()

    def _nature_acts(self) -> None:
        self._apply(Action(*self.nature.answer(self.table.board, self.state)))

    def _apply(self, action: Action) -> None:
        self._refuse(action, self.judge(action))
        before = self.state.pack()
        line = print_action(self.table, self.state, action)
        notes: list[tuple[int, ...]] = []
        self.state.notes = notes
        reason = apply(self.table.board, self.state, action.seat, action.act, *action.numbers)
        self.state.notes = None
        self._refuse(action, reason)
        self.played.append(Played(action, before, len(self.events)))
        self.events += [Happening(Event(code), tuple(numbers)) for code, *numbers in notes]
        self._request = None
        self._write(line)

    def _write(self, line: str) -> None:
        document = write_position(self.table, self.state)
        self.log.append(Entry(line, checksum(document_text(document))))
        self._written = len(self.log), document

    # taking back

    def _ask_back(self, asked: TakeBack) -> None:
        self._request = self._request_for(asked)
        self._settle_back(print_line(self.table, self.state, asked))

    def _request_for(self, asked: TakeBack) -> Request:
        if self.state.bankrupt[asked.seat]:
            raise self.refused(Action(asked.seat, Act.GIVE_UP), Refusal.OUT_OF_GAME)
        taken = [played.action for played in self.played[-asked.count :]]
        voters = {seat for seat in self.people if not self.state.bankrupt[seat]}
        return Request(asked, taken, voters, crosses_chance=self.nature.typed)

    def _answer_back(self, answer: Answer) -> None:
        if self._request is None:
            raise TakeBackError("error-no-take-back-asked")
        line = print_line(self.table, self.state, answer)
        self._request.agree(answer.seat)
        if not answer.agrees:
            self._request = None
        self._settle_back(line)

    def _settle_back(self, line: str) -> None:
        if self._request is not None and self._request.granted:
            self._grant(line)
        else:
            self._write(line)

    def _grant(self, line: str) -> None:
        if self._request is not None:
            count = self._request.count
            undone = self.played[-count]
            self.state.unpack(undone.before)
            del self.events[undone.events :]
            del self.played[-count:]
            self._request = None
        self._write(line)

    def forget(self, kept: int) -> None:
        """Forget what nobody can go back to, before the last dice or card, but for the last `kept` actions."""
        if len(self.played) < 2 * kept or self.nature.typed:
            return
        standing = next(
            (n for n, each in enumerate(reversed(self.played)) if each.action.act in OF_NATURE), len(self.played)
        )
        del self.played[: -max(kept, standing + 1)]

    # replaying

    def replay(self, record: Record, seeded: Seeded | None = None) -> Iterator[tuple[int, Entry]]:
        """Play a record line by line, yielding each line's number in the file and its entry once it is played.

        Raise RecordError for a line that cannot be played, whose checksum differs, or that `seeded` did not draw.
        """
        for number, entry in record.entries:
            try:
                self.follow(entry, seeded)
            except (NotationError, RefusedError, TakeBackError) as error:
                place = placed(line_of(record.source, number), entry.line)
                raise RecordError(placed(place, error.inner)) from None
            yield number, entry

    def follow(self, entry: Entry, seeded: Seeded | None = None) -> list[Happening]:
        """Play an entry of a log again and return what happened; what nature draws stands in entries of its own.

        Raise RecordError if its checksum differs or `seeded` did not draw it, else as `do` does.
        """
        said = parse_line(self.table, self.state, entry.line)
        self._check_draw(said, seeded)
        happened = self.carry_out(said)
        if entry.checksum and entry.checksum != self.log[-1].checksum and self._request is not None:
            self._grant(self.log.pop().line)  # whoever has not answered had no say any more: a bot had taken over
        if entry.checksum and entry.checksum != self.log[-1].checksum:
            raise RecordError("error-position-differs")
        return happened

    def _check_draw(self, said: Line, seeded: Seeded | None) -> None:
        if seeded is None or not isinstance(said, Action) or said.act not in DRAWN:
            return
        self._refuse(said, self.judge(said))
        drawn = Action(*seeded.answer(self.table.board, self.state))
        if drawn != said:
            raise RecordError("error-seed-drew", line=print_line(self.table, self.state, drawn))


def read_given(text: str) -> object:
    """Return what the one document in `text` holds; raise NotationError if it is not one."""
    documents = read_documents(text, "position")
    if len(documents) != 1:
        raise NotationError("error-number-of-positions", count=str(len(documents)))
    return documents[0].content


def is_undealt(table: Table, given: Mapping[str, Any]) -> bool:
    """Whether the position stands before the deal of a short game: nobody has a deed and nothing has been played."""
    played = any(key in given for key in ("phase", "throws", "dice", "decks"))
    held = (given.get(name) for name in table.seats)
    deeds = any(isinstance(keys, Mapping) and "deeds" in keys for keys in held)
    return table.board.deal > 0 and not played and not deeds


def _nature(nature: Nature | str | None) -> Nature:
    if isinstance(nature, str):
        return Seeded.from_text(nature)
    return nature or Given()
