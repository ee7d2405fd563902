"""What persons at a table may be asked: the seat that must act, and others who may answer something out of turn."""

from collections.abc import Collection
from typing import NamedTuple

from bankhalter.play.game import Game
from bankhalter.rules.asking import first_in_turn_order
from bankhalter.rules.codes import Event, Phase, Refusal
from bankhalter.rules.layout import State
from bankhalter.rules.offers import offer_stands
from bankhalter.rules.queries import standing_open
from bankhalter.rules.rent import refuse_demand

Matter = tuple[str, int, str]
"""Something a seat may answer out of turn, or let be: its kind, the other seat, and what tells it from others."""

Claim = tuple[int, int, int]
"""A rent that may be demanded: the guest, the lot, and which landing of that guest there it is for (from 1)."""


def claim_at(s: State, number: int) -> Claim:
    """Return the open claim of this number, from 0 on."""
    landings = [(s.claim_guest[each], s.claim_lot[each]) for each in range(number + 1)]
    return (*landings[-1], landings.count(landings[-1]))


class Question(NamedTuple):
    """A person is to be asked: `matters` are what it may answer or let be; without any it must act."""

    seat: int
    matters: frozenset[Matter]


class Questions:
    """What persons may be asked, and what they let be. `pausing`: also before every throw of another seat."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.pausing = False
        self._let_be: dict[int, frozenset[Matter]] = {}

    def let_be(self, question: Question) -> None:
        """The person asked wants to do nothing about these matters."""
        self._let_be[question.seat] = question.matters

    def concerned(self, people: Collection[int]) -> Question | None:
        """Return the first of these seats in turn order that may want to act before play goes on."""
        s = self.game.state
        if not standing_open(s):
            return None
        first = first_in_turn_order(s, s.awaited)
        for step in range(s.seats):
            seat = (s.turn + step) % s.seats
            if seat not in people or s.bankrupt[seat] or seat == first:
                continue
            matters = self.matters(seat)
            self._let_be[seat] = self._let_be.get(seat, frozenset()) & matters
            if matters - self._let_be[seat]:
                return Question(seat, matters)
        return None

    def matters(self, seat: int) -> frozenset[Matter]:
        """Return what the seat may answer out of turn."""
        s = self.game.state
        matters: set[Matter] = set()
        for guest, lot, landing in self.claims(seat):
            matters.add(("claim", guest, f"{lot} {landing} {self._turn_of_claims()}"))
        for other in range(s.seats):
            if offer_stands(s, other, seat):
                pair = other * len(s.cash) + seat
                terms = (s.offer_give, s.offer_give_cash, s.offer_want, s.offer_want_cash)
                matters.add(("offer", other, " ".join(str(field[pair]) for field in terms)))
        if self.pausing and s.phase == Phase.THROW and seat != s.turn:
            matters.add(("throw", s.turn, str(s.throws)))
        return frozenset(matters)

    def claims(self, seat: int) -> list[Claim]:
        """Return the rents that the seat may demand."""
        s = self.game.state
        return [claim_at(s, number) for number in range(s.claims) if refuse_demand(s, seat, number) == Refusal.NONE]

    def _turn_of_claims(self) -> int:
        """Return what tells the turn of all open claims from others: they lapse with the first throw of the next."""
        events = self.game.events
        thrown = next((n for n in range(len(events) - 1, -1, -1) if events[n].event == Event.THROWN), -1)
        return next((n for n in range(thrown, -1, -1) if events[n].event == Event.TURN_STARTED), -1)
