"""What each entry that is no line of the game changes at a table."""

from collections.abc import Callable, Mapping
from typing import Any

from bankhalter.play.game import Game
from bankhalter.play.records import Opening
from bankhalter.play.sitting import Sitting
from bankhalter.rules.codes import Auction
from bankhalter.server.entries import (
    Answered,
    AnyEntry,
    Appointed,
    Asked,
    Banked,
    Entered,
    Extended,
    Held,
    Left,
    Muted,
    Named,
    Reacted,
    Returned,
    Rushed,
    Said,
    Sat,
    Started,
    TakenOver,
    Unbanked,
    Voted,
    Waived,
)
from bankhalter.server.header import Header, Place, begins_at, table_in
from bankhalter.server.places import Chair, chair_for, make_way
from bankhalter.server.table_state import Doubt, Stage, TableState


def opening_of(header: Header, entry: Started) -> Opening:
    """Return how the game begins."""
    people = tuple(seat for seat in entry.seats if seat not in entry.bots)
    given = begins_at(header, entry.seats)
    return Opening(table_in(header, entry.seats), people, given, dealing=False, bots=entry.bots)


def begin(log: TableState, entry: Started) -> None:
    """Begin the game; a short one is dealt at once, in lines of its own."""
    seated = (chair for chair in log.chairs if chair.holder in {"person", "bot"})
    for chair, seat in zip(seated, entry.seats, strict=True):
        if chair.holder == "bot":
            chair.seat = chair.shown = seat  # what it was called when the game began, whatever it would be called now
    game = Game.opened(opening_of(log.header, entry))
    log.sitting = Sitting(game, log.secret.seed)
    log.sitting.waiting = False  # a person who does not answer a request holds nobody up
    game.nature = log.nature
    log.rounds.begin(game.state)
    log.stage = Stage.RUNNING
    log.started_at = log.lined_at = entry.at


def _sat(log: TableState, entry: Sat) -> None:
    person = Chair("person", entry.seat, entry.shown, sat=log.sequence + 1, tokens=[entry.token])
    log.chairs[entry.place] = person
    make_way(log.chairs, person)


def _entered(log: TableState, entry: Entered) -> None:
    chair = log.chair(entry.seat) if entry.seat else log.banker
    if chair is not None and entry.token not in chair.tokens:
        chair.tokens.append(entry.token)


def _left(log: TableState, entry: Left) -> None:
    for place, chair in enumerate(log.chairs):
        if chair.seat == entry.seat:
            log.chairs[place] = Chair("open")
    if log.appointed == entry.seat:
        log.appointed = ""


def _held(log: TableState, entry: Held) -> None:
    taken = [chair.seat for chair in log.chairs]
    log.chairs[entry.place] = chair_for(Place(entry.holder, entry.bot), taken)


def _banked(log: TableState, entry: Banked) -> None:
    log.banker = Chair("person", "", entry.shown, sat=log.sequence + 1, tokens=[entry.token])
    log.appointed = ""


def _unbanked(log: TableState, _entry: Unbanked) -> None:
    log.banker = None


def _appointed(log: TableState, entry: Appointed) -> None:
    log.appointed = entry.seat


def _named(log: TableState, entry: Named) -> None:
    names = {**log.names, entry.square: entry.name}
    log.names = {square: name for square, name in sorted(names.items()) if name}


def _waived(log: TableState, entry: Waived) -> None:
    if log.sitting is not None:
        seat = log.sitting.game.table.seat(entry.seat)
        log.waived |= {each for each in log.sitting.open_claims() if each[0] == seat}


def _muted(log: TableState, entry: Muted) -> None:
    chair = log.chair(entry.seat)
    if chair is not None:
        (chair.muted.add if entry.muted else chair.muted.discard)(entry.other)


def _asked(log: TableState, entry: Asked) -> None:
    log.doubts[entry.about] = Doubt(entry.at, entry.seat, {})


def _answered(log: TableState, entry: Answered) -> None:
    log.doubts.pop(entry.seat, None)
    if log.game is not None:
        log.clock.refill(log.game.table.seat(entry.seat))


def _voted(log: TableState, entry: Voted) -> None:
    doubt = log.doubts.get(entry.about)
    if doubt is not None:
        doubt.votes[entry.seat] = entry.bot


def _extended(log: TableState, entry: Extended) -> None:
    log.doubts.pop(entry.seat, None)
    if log.game is not None:
        log.clock.extend(log.game.table.seat(entry.seat))
        if log.game.state.auction != Auction.NONE:
            log.hammer_at = entry.at


def _taken_over(log: TableState, entry: TakenOver) -> None:
    log.doubts.pop(entry.seat, None)
    if log.sitting is not None:
        log.sitting.hear("")  # what bots think before this must not depend on who had time to let them
        log.sitting.seat_bot(log.sitting.game.table.seat(entry.seat), entry.bot)


def _returned(log: TableState, entry: Returned) -> None:
    if log.sitting is not None:
        seat = log.sitting.game.table.seat(entry.seat)
        log.sitting.hear("")  # as when a bot takes over
        log.sitting.unseat_bot(seat)
        log.clock.refill(seat)


def _rushed(log: TableState, entry: Rushed) -> None:
    log.rushed = entry.on


def _nothing(_log: TableState, _entry: AnyEntry) -> None:
    """Nothing to keep."""


FOLDS: Mapping[type, Callable[[TableState, Any], None]] = {
    Sat: _sat,
    Entered: _entered,
    Left: _left,
    Held: _held,
    Banked: _banked,
    Unbanked: _unbanked,
    Appointed: _appointed,
    Named: _named,
    Started: begin,
    Waived: _waived,
    Said: _nothing,
    Reacted: _nothing,
    Muted: _muted,
    Asked: _asked,
    Answered: _answered,
    Voted: _voted,
    Extended: _extended,
    TakenOver: _taken_over,
    Returned: _returned,
    Rushed: _rushed,
}
