"""Who may do what with a card reader, and which entries a command adds to its log."""

from bankhalter.companion.bookings import BANKER, Bookings
from bankhalter.companion.checks import BookingError, check_back, check_line, check_name, check_occasion, check_vote
from bankhalter.companion.entries import (
    AnyEntry,
    Appointed,
    AskedBack,
    Claimed,
    Entered,
    Explained,
    Held,
    Inserted,
    Named,
    Pressed,
    Released,
    Removed,
    Voted,
)
from bankhalter.server import reader_commands as c
from bankhalter.server.errors import CommandError, ForbiddenError
from bankhalter.server.header import hashed, plain_code


class Judge:
    """Judges one command of a client with these keys (their hashes); `code`: lets in whoever has the reader."""

    def __init__(self, bookings: Bookings, hashes: frozenset[str], at: int, id_: str, code: str) -> None:
        self.bookings = bookings
        self.hashes = hashes
        self.at = at
        self.id = id_
        self.code = code

    def entries(self, command: c.AnyReaderCommand) -> list[AnyEntry]:
        """Return the entries that carry out a command; raise CommandError if it is not allowed."""
        try:
            match command:
                case c.Press() | c.HoldC() | c.Insert() | c.Remove():
                    return [self._used(command)]
                case c.Explain() | c.Reverse() | c.Agree():
                    return [self._booked(command)]
                case _:
                    return self._people(command)
        except BookingError as error:
            raise CommandError(error.message, "reader") from None

    def _used(self, command: c.Press | c.HoldC | c.Insert | c.Remove) -> AnyEntry:
        if not self.bookings.is_banker(self.hashes):
            raise ForbiddenError("error-reader-not-banker", "not_banker")
        match command:
            case c.Press(key=key):
                return Pressed(at=self.at, command=self.id, key=key)
            case c.HoldC():
                return Held(at=self.at, command=self.id)
            case c.Insert(side=side, card=card, backwards=backwards):
                return Inserted(at=self.at, command=self.id, side=side, card=card, backwards=backwards)
            case c.Remove(side=side):
                return Removed(at=self.at, command=self.id, side=side)

    def _booked(self, command: c.Explain | c.Reverse | c.Agree) -> AnyEntry:
        by = self._voice()
        match command:
            case c.Explain(booking=number, occasion=occasion):
                check_occasion(self.bookings, number, occasion)
                return Explained(at=self.at, command=self.id, booking=number, occasion=occasion)
            case c.Reverse(booking=number):
                check_line(self.bookings, number)
                check_back(self.bookings, number)
                return AskedBack(at=self.at, command=self.id, booking=number, by=by)
            case c.Agree(agrees=agrees):
                check_vote(self.bookings, by)
                return Voted(at=self.at, command=self.id, by=by, agrees=agrees)

    def _voice(self) -> int:
        card = self.bookings.card_of(self.hashes)
        if card:
            return card
        if not self.bookings.is_banker(self.hashes):
            raise ForbiddenError("error-reader-no-voice", "not_at_the_table")
        return BANKER

    def _people(self, command: c.AnyReaderCommand) -> list[AnyEntry]:
        match command:
            case c.NameCard(card=card, name=name):
                self._check_own(card)
                return [Named(at=self.at, command=self.id, card=card, name=check_name(self.bookings, card, name))]
            case c.Release(card=card):
                self._check_own(card)
                return [Released(at=self.at, command=self.id, card=card)]
            case c.Claim():
                return self._claimed(command)
            case c.AppointCard(card=card):
                return [self._appointed(card)]
            case c.EnterReader(code=code, token=token):
                if plain_code(code) != plain_code(self.code):
                    raise ForbiddenError("error-reader-code", "code")
                return [Entered(at=self.at, command=self.id, token=hashed(token))]
            case _:
                raise AssertionError(command)

    def _check_own(self, card: int) -> None:
        if self.bookings.card_of(self.hashes) != card and not self.bookings.is_banker(self.hashes):
            raise ForbiddenError("error-reader-not-yours", "not_yours")

    def _claimed(self, command: c.Claim) -> list[AnyEntry]:
        token = hashed(command.token)
        if self.bookings.holders.get(command.card, token) != token:
            raise CommandError("error-reader-held", "held", card=command.card)
        before = [card for card, holder in self.bookings.holders.items() if holder == token and card != command.card]
        name = check_name(self.bookings, command.card, command.name)
        entries: list[AnyEntry] = [Released(at=self.at, card=card) for card in before]
        if name:
            entries.append(Named(at=self.at, card=command.card, name=name))
        return [*entries, Claimed(at=self.at, command=self.id, card=command.card, token=token)]

    def _appointed(self, card: int) -> AnyEntry:
        if not (self.bookings.is_banker(self.hashes) or self.bookings.is_host(self.hashes)):
            raise ForbiddenError("error-reader-not-banker", "not_banker")
        if card and card not in self.bookings.holders:
            raise CommandError("error-reader-not-held", "not_held", card=card)
        return Appointed(at=self.at, command=self.id, card=card)
