"""What a client sees of a card reader."""

from bankhalter.companion.bookings import Bookings
from bankhalter.companion.face import frames
from bankhalter.companion.reader import MINUTE, Side
from bankhalter.companion.spoken import ReaderSpeech
from bankhalter.server.ledger_views import LedgerViews
from bankhalter.server.reader_messages import CardView, FrameView, ReaderState, ReaderYou
from bankhalter.words.messages import say


class ReaderViews(LedgerViews):
    """Shows one reader in one language."""

    ledger: Bookings
    speech: ReaderSpeech

    def state(self, code: str, you: ReaderYou, hashes: frozenset[str], since: int, now: int) -> ReaderState:
        """Return the reader as it stands at `now`, with the bookings that have changed since an entry."""
        b = self.ledger
        r = b.reader
        idle = r.idle + max(0, now - b.now)
        on = r.on and idle < MINUTE
        hint = self.speech.hint()
        return ReaderState(
            **self.shared(code, you, hashes, since),
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
        )

    def _card(self, card: int) -> CardView:
        b = self.ledger
        return CardView(
            card=card,
            name=b.names[card - 1],
            called=self.called(card),
            balance=self.amount(b.reader.balance(card)),
            slot=next((side for side in Side if abs(b.reader.slot(side)) == card), ""),
            held=card in b.holders,
        )
