"""What a client sees of a card reader."""

from bankhalter.companion.bookings import BANKER, Bookings
from bankhalter.companion.face import frames
from bankhalter.companion.lines import Line
from bankhalter.companion.occasions import OCCASIONS
from bankhalter.companion.reader import MINUTE, Side
from bankhalter.companion.spoken import Speech, occasion_message
from bankhalter.server.reader_messages import (
    CardView,
    FrameView,
    GameView,
    LineView,
    OccasionView,
    QuestionView,
    ReaderState,
    ReaderYou,
)
from bankhalter.words.catalogue import Language
from bankhalter.words.messages import Message, say
from bankhalter.words.voice import plain


class ReaderViews:
    """Shows one reader in one language."""

    def __init__(self, bookings: Bookings, language: Language) -> None:
        self.bookings = bookings
        self.speech = Speech(bookings, language)
        self.voice = plain(language)

    def state(self, code: str, you: ReaderYou, hashes: frozenset[str], since: int, now: int) -> ReaderState:
        """Return the reader as it stands at `now`, with the bookings that have changed since an entry."""
        b = self.bookings
        r = b.reader
        idle = r.idle + max(0, now - b.now)
        on = r.on and idle < MINUTE
        hint = self.speech.hint()
        return ReaderState(
            code=code,
            sequence=b.sequence,
            you=you,
            on=on,
            frames=tuple(FrameView(text=each.text, shows=each.shows, ms=each.ms) for each in frames(r)) if on else (),
            idle=idle,
            off_in=max(0, MINUTE - idle) if on else 0,
            left=r.left,
            right=r.right,
            asks=on and r.asks,
            booked=bool(r.booked),
            can_clear=bool(r.booked or (on and (r.typed or r.asks))),
            volume=r.volume,
            go=self.speech.amount(r.kit.go),
            sentence=self.voice(self.speech.sentence() if on else say("reader-says-off")),
            hint=self.voice(hint) if hint and on else "",
            refused=on and b.outcome.wrong is not None,
            cards=tuple(self._card(card) for card in range(1, r.kit.cards + 1)),
            appointed=b.appointed,
            game=len(b.games) - 1,
            games=tuple(GameView(begun=g.begun, ended=g.ended, bookings=len(g.lines)) for g in b.games),
            lines=tuple(self.line(line) for line in b.game.lines if line.changed > since),
            occasions={
                kind: tuple(OccasionView(id=each, text=self.voice(occasion_message(each))) for each in occasions)
                for kind, occasions in OCCASIONS.items()
            },
            question=self._question(hashes),
        )

    def _card(self, card: int) -> CardView:
        b = self.bookings
        return CardView(
            card=card,
            name=b.names[card - 1],
            called=self._called(card),
            balance=self.speech.amount(b.reader.balance(card)),
            slot=next((side for side in Side if abs(b.reader.slot(side)) == card), ""),
            held=card in b.holders,
        )

    def _called(self, card: int) -> str:
        return self.voice.text(self.speech.card(card))

    def line(self, line: Line) -> LineView:
        """Return a booking as it is shown."""
        standing = self.speech.standing(line)
        pairs = ((line.booking.right, line.right_after), (line.booking.left, line.left_after))
        after = ", ".join(f"{self._called(card)} {self.speech.amount(rest)}" for card, rest in pairs if card)
        return LineView(
            number=line.number,
            at=line.at,
            kind=line.kind,
            text=self.voice(self.speech.line(line)),
            after=after,
            occasion=line.occasion,
            occasion_text=self._said(occasion_message(line.occasion) if line.occasion else None),
            standing=line.standing,
            standing_text=self._said(standing),
            reversal=bool(line.reverses),
            can_reverse=line.standing == "stands" and not line.reverses,
        )

    def _said(self, message: Message | None) -> str:
        return self.voice(message) if message else ""

    def _question(self, hashes: frozenset[str]) -> QuestionView | None:
        b = self.bookings
        line = b.game.line(b.asked_back)
        if line is None:
            return None
        missing = sorted(b.voters() - b.agreed)
        voice = b.card_of(hashes) or (BANKER if b.is_banker(hashes) else -1)
        called = tuple(self._called(card) if card else self.voice(say("reader-banker")) for card in missing)
        return QuestionView(
            booking=line.number, text=self.voice(self.speech.line(line)), waits_for=called, yours=voice in missing
        )
