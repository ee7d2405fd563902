"""Who keeps the table waiting, and what the others may do about it."""

from bankhalter.rules.layout import SEATS
from bankhalter.server import commands as c
from bankhalter.server import entries as e
from bankhalter.server.asker import Around, Asker, Entries, Judges, check_running, taken_in
from bankhalter.server.clocks import EXTENSIONS
from bankhalter.server.errors import CommandError
from bankhalter.server.seating_judge import checked_bot
from bankhalter.server.table_log import TableLog
from bankhalter.server.table_state import Stage


def _ask(log: TableLog, command: c.Ask, id_: str, asker: Asker, around: Around) -> Entries:
    del asker
    check_running(log)
    if command.about == command.seat or not may_be_asked(log, command.about, around):
        raise CommandError("error-server-not-late", "not_late", seat=command.about)
    return taken_in(log, e.Asked(at=around.now, command=id_, seat=command.seat, about=command.about))


def may_be_asked(log: TableLog, seat: str, around: Around) -> bool:
    """Whether a seat keeps the table waiting: its time is up, or it has been away for long."""
    game = log.game
    if game is None or seat not in log.people() or log.is_taken_over(seat) or seat in log.doubts:
        return False
    number = game.table.seat(seat)
    return bool(log.awaited() >> number & 1) and _keeps_waiting(log, number, around)


def late_seats(log: TableLog, around: Around) -> tuple[str, ...]:
    """Return the seats of which it may be asked whether they are still there."""
    names = log.game.seats if log.game else ()
    awaited = log.awaited()
    waiting = [names[number] for number in seats_in(awaited) if _keeps_waiting(log, number, around)]
    return tuple(seat for seat in waiting if may_be_asked(log, seat, around))


def _keeps_waiting(log: TableLog, number: int, around: Around) -> bool:
    seat = log.game.seats[number] if log.game else ""
    return log.clock.is_out(number, around.now) or around.now >= absent_from(log, seat, around)


def seats_in(bits: int) -> list[int]:
    """Return the seats of bits."""
    return [seat for seat in range(SEATS) if bits >> seat & 1]


def absent_from(log: TableLog, seat: str, around: Around) -> float:
    """Return from when on a seat counts as absent if nothing changes: never while it is here."""
    if seat in around.present:
        return float("inf")
    return around.away_since.get(seat, around.now) + log.clock.limits.absence


def late_from(log: TableLog, around: Around) -> float:
    """Return when the next person may be asked whether it is still there, if nothing changes; never: infinity."""
    game = log.game
    if game is None or log.stage != Stage.RUNNING:
        return float("inf")
    times: list[float] = []
    for number in seats_in(log.awaited()):
        times += [absent_from(log, game.seats[number], around), log.clock.out_at(number)]
    return min((at for at in times if at > around.now), default=float("inf"))


def _here(log: TableLog, command: c.Here, id_: str, asker: Asker, around: Around) -> Entries:
    del asker
    if command.seat not in log.doubts:
        raise CommandError("error-server-not-asked", "not_asked")
    return taken_in(log, e.Answered(at=around.now, command=id_, seat=command.seat))


def _vote(log: TableLog, command: c.Vote, id_: str, asker: Asker, around: Around) -> Entries:
    del asker
    doubt = log.doubts.get(command.about)
    if doubt is None or command.about == command.seat:
        raise CommandError("error-server-no-vote", "no_vote", seat=command.about)
    wait = doubt.at + log.clock.limits.patience - around.now
    if wait > 0:
        raise CommandError("error-server-vote-later", "wait", wait=wait, seconds=-(-wait // 1000))
    bot = checked_bot(command.bot) if command.bot else ""
    entries = taken_in(log, e.Voted(at=around.now, command=id_, seat=command.seat, about=command.about, bot=bot))
    chosen = elected(log, command.about, around.present)
    if chosen:
        entries += taken_in(log, e.TakenOver(at=around.now, seat=command.about, bot=chosen))
    return entries


def elected(log: TableLog, about: str, present: frozenset[str]) -> str:
    """Return the bot that more than half of the others who are there, or have voted, want; none: empty.

    Where nobody else is left in the game whose vote counts, those count who are out of it.
    """
    votes = log.doubts[about].votes
    living = log.people()
    everybody = [chair.seat for chair in log.chairs if chair.holder == "person"]
    voters: list[str] = []
    for seats in (living, everybody):
        voters = voters or [
            seat
            for seat in seats
            if seat != about and not log.is_taken_over(seat) and (seat in present or seat in votes)
        ]
    wanted = [votes[seat] for seat in voters if votes.get(seat)]
    if 2 * len(wanted) <= len(voters):
        return ""
    return max(sorted(set(wanted)), key=wanted.count)


def _extend(log: TableLog, command: c.Extend, id_: str, asker: Asker, around: Around) -> Entries:
    del asker
    check_running(log)
    seat = log.game.table.seat(command.seat) if log.game else 0
    if not log.clock.limits.reserve or not log.awaited() >> seat & 1:
        raise CommandError("error-server-no-clock", "no_clock")
    if not log.clock.extensions(seat):
        raise CommandError("error-server-no-time", "no_time", count=EXTENSIONS)
    return taken_in(log, e.Extended(at=around.now, command=id_, seat=command.seat))


def _return(log: TableLog, command: c.Return, id_: str, asker: Asker, around: Around) -> Entries:
    del asker
    if not log.is_taken_over(command.seat):
        raise CommandError("error-server-not-away", "not_away")
    return taken_in(log, e.Returned(at=around.now, command=id_, seat=command.seat))


ABSENCE: Judges = {
    c.Ask: _ask,
    c.Here: _here,
    c.Vote: _vote,
    c.Extend: _extend,
    c.Return: _return,
}
