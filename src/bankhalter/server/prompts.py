"""What is asked of a seat, and what each of its choices means: spoken for a page."""

import msgspec

from bankhalter.play.cards_behind import card_behind
from bankhalter.play.game import Game
from bankhalter.play.meanings import ABOUT, meaning, reached
from bankhalter.play.moments import awaited, waiting
from bankhalter.play.outlook import Outlook
from bankhalter.rules.codes import Act
from bankhalter.words.voice import Voice


class Prompt(msgspec.Struct, frozen=True, kw_only=True):
    """`text`: what is asked of the seat, or whom the table waits for; `about`: what each line of its `may` means.

    Lines that say all there is to say, or leave an amount open, have "" there. `leads`: the square to which each line
    moves the token of the seat by a number of steps, else null; empty where none does. `card`: the card that has led to
    what is asked of the seat, "" if none has.
    """

    text: str
    about: tuple[str, ...]
    leads: tuple[int | None, ...] = ()
    card: str = ""


def prompts_of(game: Game | None, seats: frozenset[str], voice: Voice) -> dict[str, Prompt]:
    """Return what is asked of seats, in the order of the table; nothing before a game and after it."""
    if game is None or game.over:
        return {}
    outlook = Outlook(game)
    return {name: _prompt(outlook, seat, voice) for seat, name in enumerate(game.seats) if name in seats}


def _prompt(outlook: Outlook, seat: int, voice: Voice) -> Prompt:
    is_awaited = outlook.state.awaited >> seat & 1
    entries = [(Act(act), number) for act, number, _ in outlook.game.legal_entries(seat)]
    about = [voice(meaning(outlook, seat, act, number)) if act in ABOUT else "" for act, number in entries]
    card = card_behind(outlook, seat) if is_awaited else None
    leads = [reached(outlook, seat, number) if act == Act.MOVE else None for act, number in entries]
    return Prompt(
        text=voice(awaited(outlook, seat) if is_awaited else waiting(outlook)),
        about=tuple(about),
        leads=tuple(leads) if any(act == Act.MOVE for act, _ in entries) else (),
        card=voice(card) if card else "",
    )
