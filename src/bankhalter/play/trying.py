"""What would come of a line, tried on a copy of the position: the game itself is not touched."""

from dataclasses import dataclass
from typing import NamedTuple

from bankhalter.notation.actions import Action, parse_line
from bankhalter.play.facts import completed_groups, rent_now
from bankhalter.play.game import Game
from bankhalter.play.outlook import Outlook
from bankhalter.play.phrases import lot_name
from bankhalter.rules.apply import apply
from bankhalter.rules.codes import BANK, Act, Refusal
from bankhalter.rules.layout import LOTS, State
from bankhalter.rules.mortgage import redemption_price
from bankhalter.rules.queries import interest, is_mortgaged
from bankhalter.words.messages import Message, Money, say

DEALS = (Act.OFFER, Act.COUNTER, Act.HAND)
TRIED = (*DEALS, Act.ACCEPT, Act.BUILD, Act.SELL, Act.SELL_WHOLE, Act.MORTGAGE, Act.REDEEM, Act.BUY)
"""Actions of which it can be said what they would change: none that chance goes on with."""


class Trial(NamedTuple):
    """`refusal`: why the line is not legal; `effects`: what it would change, an offer when it is accepted."""

    refusal: Message | None
    rules: tuple[str, ...]
    effects: tuple[Message, ...]
    cash: dict[str, int]  # what each seat would have then, in printed money; empty where nothing can be said


@dataclass(frozen=True)
class Ahead(Outlook):
    """A game as it would stand."""

    ahead: State

    @property
    def state(self) -> State:
        """The position that would be."""
        return self.ahead


def try_line(game: Game, line: str) -> Trial:
    """Return what would come of a line; raise NotationError if it cannot be read."""
    refusal = game.refusal(line)
    if refusal is not None:
        return Trial(refusal.message, refusal.ledger, (), {})
    said = parse_line(game.table, game.state, line)
    if not isinstance(said, Action) or said.act not in TRIED:
        return Trial(None, (), (), {})
    b, then = game.table.board, game.state.copy()
    completed: list[Message] = []
    if said.act == Act.ACCEPT:
        completed = completed_groups(Outlook(game), said.numbers[0], said.seat)
    apply(b, then, said.seat, said.act, *said.numbers)
    if said.act in DEALS:
        completed = completed_groups(Ahead(game, then), said.seat, said.numbers[0])
        if apply(b, then, said.numbers[0], Act.ACCEPT, said.seat, 0, 0, 0, 0) != Refusal.NONE:
            return Trial(None, (), tuple(completed), {})
    cash = {name: then.cash[seat] * game.table.unit for seat, name in enumerate(game.seats)}
    return Trial(None, (), (*completed, *_interest(game, then), *_rents(game, then)), cash)


def _interest(game: Game, then: State) -> list[Message]:
    """Return what new owners must pay for mortgages that pass to them, at once and as they choose then."""
    s, b = game.state, game.table.board
    passed = [lot for lot in range(LOTS) if s.owner[lot] != then.owner[lot] and is_mortgaged(then, lot)]
    return [
        say(
            "effect-on-interest",
            who=game.seats[then.owner[lot]],
            lot=lot_name(game.table, lot),
            amount=Money(interest(b.mortgage[lot])),
            redeem=Money(b.mortgage[lot]),
            later=Money(redemption_price(b, lot)),
        )
        for lot in passed
        if then.owner[lot] != BANK and s.owner[lot] != BANK
    ]


def _rents(game: Game, then: State) -> list[Message]:
    """Return how rents would change."""
    b, s = game.table.board, game.state
    before, after = s.copy(), then.copy()
    changes = []
    for lot in range(LOTS):
        (now, _), (later, _) = rent_now(b, s, before, lot), rent_now(b, then, after, lot)
        if now is not None and later is not None and now != later:
            who = game.seats[then.owner[lot]]
            changes.append(
                say("effect-on-rent", lot=lot_name(game.table, lot), now=Money(now), later=Money(later), who=who)
            )
    return changes
