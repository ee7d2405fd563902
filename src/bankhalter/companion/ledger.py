"""A ledger of accounts with the people at them, as the fold of its log. No I/O, and no clock of its own."""

from collections.abc import Iterable
from typing import Any, ClassVar, Generic

from bankhalter.companion.accounts import A, Booking, moved
from bankhalter.companion.entries import (
    AnyEntry,
    Appointed,
    AskedBack,
    Claimed,
    Entered,
    Entry,
    Explained,
    Header,
    Named,
    Released,
    Voted,
)
from bankhalter.companion.lines import Game, Standing

BANKER = 0  # the voice of a banker who has no card


class Ledger(Generic[A]):
    """Accounts after the first `sequence` entries. What moves money is up to the device: entries of the kinds `OWN`.

    `TAKEN`: names that nobody can have, in small letters.

    `asked_back`: the booking that is to be reversed, if all agree; `agreed`: who does, by card.
    """

    OWN: ClassVar[tuple[type[Entry], ...]]
    TAKEN: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, header: Header, accounts: A) -> None:
        self.header = header
        self.accounts = accounts
        self.sequence = 0
        self.now = header.created
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
        if entry.at > self.now:
            self.wait(entry.at - self.now)
            self.now = entry.at
        if entry.command:
            self.commands[entry.command] = self.sequence
        if isinstance(entry, self.OWN):
            self.use(entry)
        else:
            self._note(entry)

    def wait(self, ms: int) -> None:
        """Let time pass for the device."""

    def use(self, entry: Any) -> None:
        """Do with the device what an entry of its own says."""
        raise NotImplementedError

    def book(self, booking: Booking, occasion: str = "", reverses: int = 0) -> None:
        """Add a booking, after which the accounts stand as they do."""
        self.game.add(self.accounts, booking, self.now, self.sequence, occasion, reverses)

    def begin_game(self) -> None:
        """End the game, and begin another."""
        self.game.ended = self.now
        self.games.append(Game(self.now))
        self._forget_question()

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
        back = line.booking._replace(left=line.booking.right, right=line.booking.left, go=False)
        self.accounts = moved(self.accounts, back)
        self.book(back, line.occasion, reverses=number)
        reversal = len(self.game.lines)
        self.game.change(number, self.sequence, standing=Standing.REVERSED, reversed_by=reversal)

    def _forget_question(self) -> None:
        self.asked_back = 0
        self.agreed = set()


AnyLedger = Ledger[Any]
