"""A card reader with its ledger, as the fold of its log. No I/O, and no clock of its own."""

from collections.abc import Iterable

from bankhalter.companion.entries import (
    AnyEntry,
    Appointed,
    AskedBack,
    Claimed,
    Entered,
    Explained,
    Header,
    Held,
    Inserted,
    Named,
    Pressed,
    Released,
    Removed,
    Voted,
)
from bankhalter.companion.lines import Game, Standing
from bankhalter.companion.reader import (
    Booking,
    Outcome,
    Reader,
    Side,
    hold,
    insert,
    moved,
    new_reader,
    press,
    remove,
    tick,
)

BANKER = 0  # the voice of a banker who has no card
REMEMBERED = 2000  # ids of commands


class Bookings:
    """A reader after its first `sequence` entries. `outcome`: what came of the last thing done with the device.

    `asked_back`: the booking that is to be reversed, if all agree; `agreed`: who does, by card.
    """

    def __init__(self, header: Header) -> None:
        self.header = header
        self.reader = new_reader(header.kit)
        self.sequence = 0
        self.now = header.created
        self.outcome = Outcome(self.reader)
        self.games = [Game(header.created)]
        self.names = [""] * header.kit.cards
        self.holders: dict[int, str] = {}
        self.hosts = {header.host}
        self.appointed = BANKER
        self.asked_back = 0
        self.agreed: set[int] = set()
        self.commands: dict[str, int] = {}

    @property
    def game(self) -> Game:
        """The game that goes on."""
        return self.games[-1]

    # who is who

    def card_of(self, hashes: frozenset[str]) -> int:
        """Return the card that is followed with one of these keys, 0 if none is."""
        return next((card for card, token in sorted(self.holders.items()) if token in hashes), BANKER)

    def is_host(self, hashes: frozenset[str]) -> bool:
        """Whether one of these keys is of who has the reader."""
        return bool(self.hosts & hashes)

    def is_banker(self, hashes: frozenset[str]) -> bool:
        """Whether one of these keys is of who operates the reader."""
        return self.holders[self.appointed] in hashes if self.appointed else self.is_host(hashes)

    def voters(self) -> frozenset[int]:
        """Return whose consent a reversal needs, by card: all with a device of their own, and the banker."""
        banker = self.appointed or self.card_of(frozenset(self.hosts))
        return frozenset({*self.holders, banker})

    # folding

    def fold(self, entries: Iterable[AnyEntry]) -> None:
        """Take in entries of the log, one after the other."""
        for entry in entries:
            self.take(entry)

    def take(self, entry: AnyEntry) -> None:
        """Take in an entry that may follow."""
        self.sequence += 1
        self.reader = tick(self.reader, max(0, entry.at - self.now))
        self.now = max(self.now, entry.at)
        if entry.command:
            self.commands[entry.command] = self.sequence
            if len(self.commands) > REMEMBERED:
                del self.commands[next(iter(self.commands))]
        if isinstance(entry, Pressed | Held | Inserted | Removed):
            self._use(entry)
        else:
            self._note(entry)

    def _use(self, entry: Pressed | Held | Inserted | Removed) -> None:
        outcome = _done(self.reader, entry)
        self.outcome, self.reader = outcome, outcome.reader
        if outcome.booked:
            self.game.add(self.reader, outcome.booked, self.now, self.sequence)
        if outcome.undone:
            self._strike()
        if outcome.new_game:
            self.game.ended = self.now
            self.games.append(Game(self.now))
            self._forget_question()

    def _strike(self) -> None:
        """Strike the last booking that the device made: no other can have been corrected."""
        line = next(line for line in reversed(self.game.lines) if not line.reverses)
        self.game.change(line.number, self.sequence, standing=Standing.STRUCK)

    def _note(self, entry: AnyEntry) -> None:
        match entry:
            case Named(card=card, name=name):
                self.names[card - 1] = name
            case Explained(booking=number, occasion=occasion):
                self.game.change(number, self.sequence, occasion=occasion)
            case AskedBack(booking=number, by=by):
                self.asked_back, self.agreed = number, {by}
            case Voted(by=by, agrees=agrees):
                self.agreed.add(by)
                if not agrees:
                    self._forget_question()
            case _:
                self._change_people(entry)
        if self.asked_back and self.voters() <= self.agreed:
            self._reverse(self.asked_back)

    def _change_people(self, entry: AnyEntry) -> None:
        match entry:
            case Claimed(card=card, token=token):
                self.holders[card] = token
            case Released(card=card):
                self.holders.pop(card, None)
                self.appointed = BANKER if self.appointed == card else self.appointed
            case Entered(token=token):
                self.hosts.add(token)
            case Appointed(card=card):
                self.appointed = card
            case _:
                pass

    def _reverse(self, number: int) -> None:
        """Book the other way round; what has been spent since becomes a debt."""
        self._forget_question()
        line = self.game.lines[number - 1]
        old = line.booking
        back = Booking(old.right, old.left, old.amount)
        self.reader = moved(self.reader, back)
        self.outcome = Outcome(self.reader)
        self.game.add(self.reader, back, self.now, self.sequence, reverses=number)
        reversal = len(self.game.lines)
        self.game.change(number, self.sequence, standing=Standing.REVERSED, reversed_by=reversal)
        self.game.change(reversal, self.sequence, occasion=line.occasion)

    def _forget_question(self) -> None:
        self.asked_back = 0
        self.agreed = set()


def _done(reader: Reader, entry: Pressed | Held | Inserted | Removed) -> Outcome:
    match entry:
        case Pressed(key=key):
            return press(reader, key)
        case Held():
            return hold(reader)
        case Inserted(side=side, card=card, backwards=backwards):
            return insert(reader, Side(side), card, backwards=backwards)
        case Removed(side=side):
            return remove(reader, Side(side))
