"""Positions as documents: the `given` part of a scenario, plus whatever the moment needs."""

from collections.abc import Mapping

from bankhalter.notation.errors import NotationError
from bankhalter.notation.names import GIVEN_KEYS
from bankhalter.notation.positions import auctions, deals, decks, dues, seats, turn
from bankhalter.notation.positions.entry import Entry
from bankhalter.notation.positions.possible import check_possible
from bankhalter.notation.sides import DECK_NAMES
from bankhalter.notation.table import Table
from bankhalter.rules.codes import NOBODY, Phase
from bankhalter.rules.layout import LEAST_SEATS, State
from bankhalter.rules.moment import settle_moment
from bankhalter.rules.start import set_up
from bankhalter.words.messages import say


def blank(table: Table) -> State:
    """Return the state in which every seat is about to start and nothing is owned, owed or under way."""
    s = State()
    set_up(table.board, s, len(table.seats))
    return s


def read_position(table: Table, given: Mapping[str, object]) -> State:
    """Return the state that the document `given` describes.

    Raises NotationError, naming the key and what was expected, for unknown keys and for what cannot be.
    """
    document = Entry(table, "", given)
    document.allow(*GIVEN_KEYS, *table.seats)
    if "seats" in document and tuple(document.items("seats")) != table.seats:
        raise document.wrong("seats", say("error-not-these-seats", seats=", ".join(table.seats)))
    s = blank(table)
    for seat, name in enumerate(table.seats):
        seats.read_seat(document.entry(name), s, seat)
    seats.read_bank(document.entry("bank"), s)
    turn.read_turn(document, s)
    decks.read_decks(document.entry("decks"), s)
    for read in (dues.read_claims, dues.read_rent_throw, dues.read_debts, auctions.read_auction):
        read(document, s)
    auctions.read_shortage(document, s)
    deals.read_offers(document, s)
    _check_alive(s)
    settle_moment(s)
    check_possible(table, s)
    return s


def _check_alive(s: State) -> None:
    playing = s.seats - sum(s.bankrupt)
    if s.phase != Phase.OVER and playing < LEAST_SEATS:
        raise NotationError("error-seats-left", count=playing, least=LEAST_SEATS)


def write_position(table: Table, state: State) -> dict[str, object]:
    """Return the document of `state`, keys in fixed order; `read_position` makes the same state of it."""
    keys: dict[str, object] = {"seats": list(table.seats), **turn.write_turn(table, state)}
    for seat, name in enumerate(table.seats):
        keys[name] = seats.write_seat(table, state, seat)
    keys["bank"] = seats.write_bank(state)
    moment: dict[str, object] = {
        "decks": decks.write_decks(table, state),
        "drawing": DECK_NAMES[state.drawing] if state.drawing else "",
        "claims": dues.write_claims(table, state),
        "rent_throw": dues.write_rent_throw(table, state),
        "debts": dues.write_debts(table, state),
        "auction": auctions.write_auction(table, state),
        "estate": auctions.write_estate(table, state),
        "shortage": auctions.write_shortage(table, state),
        "placing": table.seats[state.placing] if state.placing != NOBODY else "",
        "asked": auctions.write_asked(table, state),
        "offers": deals.write_offers(table, state),
    }
    return keys | {key: value for key, value in moment.items() if value}
