"""What a client sees of a ledger, whatever device keeps it."""

from typing import Any

from bankhalter.companion.devices import speech_of
from bankhalter.companion.ledger import BANKER, AnyLedger
from bankhalter.companion.lines import Line
from bankhalter.companion.occasions import OCCASIONS
from bankhalter.server.reader_messages import GameView, LineView, OccasionView, QuestionView, ReaderYou
from bankhalter.words.catalogue import Language
from bankhalter.words.messages import Message, say


class LedgerViews:
    """Shows one ledger in one language. What it has said of a booking it keeps while all are called the same."""

    def __init__(self, ledger: AnyLedger, language: Language) -> None:
        self.ledger = ledger
        self.speech, self.voice = speech_of(ledger, language)
        self._told: dict[Line, LineView] = {}
        self._told_with: tuple[object, ...] = ()

    def shared(self, code: str, you: ReaderYou, hashes: frozenset[str], since: int) -> dict[str, Any]:
        """Return the fields of `LedgerState`, with the bookings that have changed since an entry."""
        ledger = self.ledger
        return {
            "code": code,
            "sequence": ledger.sequence,
            "you": you,
            "appointed": ledger.appointed,
            "game": len(ledger.games) - 1,
            "games": self.games(),
            "lines": self.lines(since),
            "occasions": self.occasions(),
            "question": self.question(hashes),
        }

    def called(self, card: int) -> str:
        """Return how an account is called."""
        return self.voice.text(self.speech.card(card))

    def amount(self, units: int) -> str:
        """Return an amount as it is shown."""
        return self.voice.text(self.speech.amount(units))

    def games(self) -> tuple[GameView, ...]:
        """Return the games so far."""
        return tuple(GameView(begun=g.begun, ended=g.ended, bookings=len(g.lines)) for g in self.ledger.games)

    def lines(self, since: int) -> tuple[LineView, ...]:
        """Return the bookings of the game that have changed since an entry."""
        told_with = (len(self.ledger.games), *self.ledger.names)
        if told_with != self._told_with:
            self._told, self._told_with = {}, told_with
        return tuple(self._line(line) for line in self.ledger.game.lines if line.changed > since)

    def occasions(self) -> dict[str, tuple[OccasionView, ...]]:
        """Return what each kind of booking can be for."""
        return {
            kind: tuple(OccasionView(id=each, text=self.voice(self.speech.occasion(each))) for each in occasions)
            for kind, occasions in OCCASIONS.items()
        }

    def _line(self, line: Line) -> LineView:
        if line not in self._told:
            self._told[line] = self.line(line)
        return self._told[line]

    def line(self, line: Line) -> LineView:
        """Return a booking as it is shown."""
        standing = self.speech.standing(line)
        changed = ((self.called(card), self.amount(line.balance(card))) for card in line.booking.accounts)
        after = ", ".join(f"{called} {rest}" for called, rest in changed)
        return LineView(
            number=line.number,
            at=line.at,
            kind=line.kind,
            text=self.voice(self.speech.line(line)),
            after=after,
            occasion=line.occasion,
            occasion_text=self._said(self.speech.occasion(line.occasion) if line.occasion else None),
            standing=line.standing,
            standing_text=self._said(standing),
            reversal=bool(line.reverses),
            can_reverse=line.standing == "stands" and not line.reverses,
        )

    def _said(self, message: Message | None) -> str:
        return self.voice(message) if message else ""

    def question(self, hashes: frozenset[str]) -> QuestionView | None:
        """Return the reversal that is asked for, if there is one."""
        b = self.ledger
        line = b.game.line(b.asked_back)
        if line is None:
            return None
        missing = sorted(b.voters() - b.agreed)
        voice = b.card_of(hashes) or (BANKER if b.is_banker(hashes) else -1)
        called = tuple(self.called(card) if card else self.voice(say("reader-banker")) for card in missing)
        return QuestionView(
            booking=line.number, text=self.voice(self.speech.line(line)), waits_for=called, yours=voice in missing
        )
