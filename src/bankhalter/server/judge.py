"""Whether a command may be carried out, and the entries that it adds to the log of its table."""

from bankhalter.notation.actions import TIME_IS_UP, carries_chance, speaker_of
from bankhalter.rules.layout import SEATS
from bankhalter.server import commands as c
from bankhalter.server import entries as e
from bankhalter.server.absence_judge import ABSENCE
from bankhalter.server.asker import Around, Asker, Entries, Judges, check_running, rushes, taken_in
from bankhalter.server.errors import CommandError, ForbiddenError, WrongError
from bankhalter.server.seating_judge import SEATING
from bankhalter.server.table_log import TableLog
from bankhalter.server.talk_judge import TALK
from bankhalter.server.typed_judge import line_of

BIDDING = frozenset({"bids", "passes"})
ANSWERS = frozenset({"accepts", "counters", "rejects"})  # to an offer of the seat that is named next


def carry_out(log: TableLog, command: c.AnyCommand, id_: str, asker: Asker, around: Around) -> Entries:
    """Return the entries of a command, already taken in by `log`; raise CommandError if it is not allowed."""
    seat = c.seat_of(command)
    if seat is not None and seat not in asker.seats and not _tells_chance(log, command, asker):
        raise _not_yours(log, command, seat)
    return JUDGES[type(command)](log, command, id_, asker, around)


def _tells_chance(log: TableLog, command: c.AnyCommand, asker: Asker) -> bool:
    """Whether somebody at a real table says what dice or cards show there: all see it, so it need not be the seat."""
    there = asker.banker or bool(asker.seats)
    return log.typed and there and isinstance(command, c.Play) and carries_chance(joined(command.line))


def _not_yours(log: TableLog, command: c.AnyCommand, seat: str) -> CommandError:
    if isinstance(command, c.Play):
        if joined(command.line) == TIME_IS_UP and not log.typed:
            return ForbiddenError("error-server-nature", "forbidden")
        if log.game is not None and seat not in log.game.seats:
            return WrongError("error-server-no-seat", "unread", seat=seat, seats=", ".join(log.game.seats))
    return ForbiddenError("error-server-not-yours", "forbidden", seat=seat)


def _play(log: TableLog, command: c.Play, id_: str, asker: Asker, around: Around) -> Entries:
    line = joined(command.line)
    seat = speaker_of(line)
    if command.seen is not None:
        _check_seen(log, seat, line.split(), command.seen)
    returns = log.is_taken_over(seat) and not carries_chance(line)
    back = taken_in(log, e.Returned(at=around.now, seat=seat)) if returns else []
    if line == f"{seat} throws" or line.startswith(f"{seat} throws "):
        wait = log.grace_left(around.now)
        if wait:
            raise CommandError("error-server-grace", "wait", wait=wait, seconds=-(-wait // 1000))
        back += _bots_demand(log, seat, around.now)
    by = _typist(log, seat, asker) if log.typed and carries_chance(line) else ()
    return back + log.play(line, around.now, id_, by)


def _bots_demand(log: TableLog, seat: str, now: int) -> Entries:
    """Let bots demand the rent that a throw would let lapse, however quickly it comes, and settle what they owe then.

    What else they want before a throw keeps its turn, or they would not remember the same wherever the log is followed.
    """
    entries: Entries = []
    while (log.bots_may_demand(seat) or (entries and log.bot_must_act())) and (new := log.bot_plays(now)):
        entries += new
    return entries


def _type(log: TableLog, command: c.Type, id_: str, asker: Asker, around: Around) -> Entries:
    check_running(log)
    return carry_out(log, c.Play(line_of(log, command), command.seen), id_, asker, around)


def _typist(log: TableLog, seat: str, asker: Asker) -> tuple[str, ...]:
    """Return what those call themselves who say what dice or cards of a seat show: the seat itself if it is there."""
    if asker.banker and log.banker is not None and seat not in asker.seats:
        return (log.banker.shown,)
    seats = {seat} & asker.seats or asker.seats
    return tuple(chair.shown for chair in log.chairs if chair.seat in seats)


def _check_seen(log: TableLog, seat: str, words: list[str], seen: int) -> None:
    """Raise CommandError if what a seat says was meant for how the table stood before.

    A demand is never too late: rent that is owed now was either meant, or is wanted too.
    """
    _, verb, who = (*words, "", "", "")[:3]
    if verb in ANSWERS and log.game is not None and {seat, who} <= set(log.game.seats):
        proposer, partner = log.game.table.seat(who), log.game.table.seat(seat)
        if log.latest.offered(proposer * SEATS + partner) > seen:
            raise CommandError("error-server-other-offer", "stale", who=who)
    if verb in BIDDING and log.latest.auction > seen:
        raise CommandError("error-server-other-auction", "stale")
    if verb != "demands" and log.latest.moved.get(seat, 0) > seen:
        raise CommandError("error-server-stale", "stale")


def joined(line: str) -> str:
    """Return a line with single spaces between its words."""
    return " ".join(line.split())


def _waive(log: TableLog, command: c.Waive, id_: str, asker: Asker, around: Around) -> Entries:
    del asker
    check_running(log)
    return taken_in(log, e.Waived(at=around.now, command=id_, seat=command.seat))


def _rush(log: TableLog, command: c.Rush, id_: str, asker: Asker, around: Around) -> Entries:
    check_running(log)
    if not rushes(asker):
        raise ForbiddenError("error-server-only-watching", "forbidden")
    if log.typed:
        raise CommandError("error-server-rush-real", "people_play")
    if log.people():
        raise CommandError("error-server-people-play", "people_play")
    if log.rush == "none":
        raise CommandError("error-server-rush-instant", "people_play")
    seat = next((chair.seat for chair in log.chairs if chair.seat in asker.seats), "")
    return taken_in(log, e.Rushed(at=around.now, command=id_, seat=seat, on=command.on))


JUDGES: Judges = {c.Play: _play, c.Type: _type, c.Waive: _waive, c.Rush: _rush, **SEATING, **TALK, **ABSENCE}
