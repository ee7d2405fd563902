"""Who may do what with a ledger, whatever device keeps it, and which entries a command adds to its log."""

from abc import ABC, abstractmethod
from hmac import compare_digest

from bankhalter.companion.checks import (
    BookingError,
    check_back,
    check_card,
    check_line,
    check_name,
    check_occasion,
    check_vote,
)
from bankhalter.companion.entries import (
    AnyEntry,
    Appointed,
    AskedBack,
    Claimed,
    Entered,
    Explained,
    Named,
    Released,
    Voted,
)
from bankhalter.companion.ledger import BANKER, AnyLedger
from bankhalter.server import reader_commands as c
from bankhalter.server.errors import CommandError, ForbiddenError
from bankhalter.server.header import hashed, plain_code


class Judge(ABC):
    """Judges one command of a client with these keys (their hashes); `code`: lets in whoever has the reader."""

    def __init__(self, ledger: AnyLedger, hashes: frozenset[str], at: int, id_: str, code: str) -> None:
        self.ledger = ledger
        self.hashes = hashes
        self.at = at
        self.id = id_
        self.code = code

    def entries(self, command: c.AnyReaderCommand) -> list[AnyEntry]:
        """Return the entries that carry out a command; raise CommandError if it is not allowed."""
        try:
            match command:
                case c.Explain() | c.Reverse() | c.Agree():
                    return [self._booked(command)]
                case c.NameCard() | c.Claim() | c.Release() | c.EnterReader() | c.AppointCard():
                    return self._people(command)
                case _:
                    return [self.used(command)]
        except BookingError as error:
            raise CommandError(error.message, "reader") from None

    @abstractmethod
    def used(self, command: c.AnyReaderCommand) -> AnyEntry:
        """Return the entry for what is done with the device itself."""

    def check_banker(self) -> None:
        """Raise ForbiddenError unless the client operates the device."""
        if not self.ledger.is_banker(self.hashes):
            raise ForbiddenError("error-reader-not-banker", "not_banker")

    def _booked(self, command: c.Explain | c.Reverse | c.Agree) -> AnyEntry:
        by = self._voice()
        match command:
            case c.Explain(booking=number, occasion=occasion):
                check_occasion(self.ledger, number, occasion)
                return Explained(at=self.at, command=self.id, booking=number, occasion=occasion)
            case c.Reverse(booking=number):
                check_line(self.ledger, number)
                check_back(self.ledger, number)
                return AskedBack(at=self.at, command=self.id, booking=number, by=by)
            case c.Agree(agrees=agrees):
                check_vote(self.ledger, by)
                return Voted(at=self.at, command=self.id, by=by, agrees=agrees)

    def _voice(self) -> int:
        card = self.ledger.card_of(self.hashes)
        if card:
            return card
        if not self.ledger.is_banker(self.hashes):
            raise ForbiddenError("error-reader-no-voice", "not_at_the_table")
        return BANKER

    def _people(self, command: c.AnyReaderCommand) -> list[AnyEntry]:
        match command:
            case c.NameCard(card=card, name=name):
                self._check_own(card)
                return [Named(at=self.at, command=self.id, card=card, name=check_name(self.ledger, card, name))]
            case c.Release(card=card):
                self._check_own(card)
                return [Released(at=self.at, command=self.id, card=card)]
            case c.Claim():
                return self._claimed(command)
            case c.AppointCard(card=card):
                return [self._appointed(card)]
            case c.EnterReader(code=code, token=token):
                if not compare_digest(plain_code(code).encode(), plain_code(self.code).encode()):
                    raise ForbiddenError("error-reader-code", "code")
                return [Entered(at=self.at, command=self.id, token=hashed(token))]
            case _:
                raise AssertionError(command)

    def _check_own(self, card: int) -> None:
        check_card(self.ledger, card)
        if self.ledger.card_of(self.hashes) != card and not self.ledger.is_banker(self.hashes):
            raise ForbiddenError("error-reader-not-yours", "not_yours")

    def _claimed(self, command: c.Claim) -> list[AnyEntry]:
        check_card(self.ledger, command.card)
        token = hashed(command.token)
        if self.ledger.holders.get(command.card, token) != token:
            raise CommandError("error-reader-held", "held", card=command.card)
        before = [card for card, holder in self.ledger.holders.items() if holder == token and card != command.card]
        name = check_name(self.ledger, command.card, command.name)
        entries: list[AnyEntry] = [Released(at=self.at, card=card) for card in before]
        if name:
            entries.append(Named(at=self.at, card=command.card, name=name))
        return [*entries, Claimed(at=self.at, command=self.id, card=command.card, token=token)]

    def _appointed(self, card: int) -> AnyEntry:
        if not (self.ledger.is_banker(self.hashes) or self.ledger.is_host(self.hashes)):
            raise ForbiddenError("error-reader-not-banker", "not_banker")
        if card and card not in self.ledger.holders:
            raise CommandError("error-reader-not-held", "not_held", card=card)
        return Appointed(at=self.at, command=self.id, card=card)
