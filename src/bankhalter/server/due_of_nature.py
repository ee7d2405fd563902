"""What the real dice, cards and deeds of a table have to show next, for people to type it in."""

from typing import Literal

import msgspec

from bankhalter.notation.table import Table
from bankhalter.rules.codes import BANK, Moment, Phase
from bankhalter.rules.dealing import next_to_deal
from bankhalter.rules.decks import can_be_on_top, in_deck
from bankhalter.rules.layout import CARDS, LOTS, State
from bankhalter.rules.queries import dice_due
from bankhalter.rules.throwing import thrower
from bankhalter.server.sight_parts import Deck
from bankhalter.server.sights import DECK_WORDS

WITH_SPEED_DIE = 3


class Due(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is asked of nature. `seat`: whose dice, card or deeds they are; a line in its name answers.

    `dice`: as `SEAT throws 3 4`, with `speed_die` as `SEAT throws 3 4 bus`; `rent`: it only fixes a rent.
    `card`: as `SEAT draws KEY`, a key of `cards`; with `other` also
    `SEAT draws gets 50`, `draws pays 50` or `draws to 11`. `deal`: as `SEAT is dealt 1 6`, so many `lots` of `squares`.
    """

    what: Literal["dice", "card", "deal"]
    seat: str
    speed_die: bool = False
    rent: bool = False
    deck: Deck | None = None
    cards: tuple[str, ...] = ()
    other: bool = False
    lots: int = 0
    squares: tuple[int, ...] = ()


def due_of_nature(table: Table, s: State) -> Due | None:
    """Return what dice, cards or a deal would answer now; None where it is only for people to act."""
    dice = dice_due(table.board, s)
    if dice:
        rent = s.moment == Moment.RENT_THROW
        return Due(what="dice", seat=table.seats[thrower(s)], speed_die=dice == WITH_SPEED_DIE, rent=rent)
    if s.moment == Moment.TURN and s.phase == Phase.CARD:
        return _card(table, s)
    if s.moment == Moment.TURN and s.phase == Phase.DEAL:
        free = sorted(table.square(lot) for lot in range(LOTS) if s.owner[lot] == BANK)
        return Due(what="deal", seat=table.seats[next_to_deal(s)], lots=table.board.deal, squares=tuple(free))
    return None


def _card(table: Table, s: State) -> Due:
    deck, opened = s.drawing, table.board.decks_open == 1
    may_come = in_deck if opened else can_be_on_top
    keys = (table.keys[deck][card] for card in range(CARDS) if may_come(s, deck, card))
    cards = tuple(dict.fromkeys(keys))
    return Due(what="card", seat=table.seats[s.turn], deck=DECK_WORDS[deck], cards=cards, other=opened)
