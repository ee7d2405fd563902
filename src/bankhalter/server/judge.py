"""Whether a command may be carried out, and the entries that it adds to the log of its table."""

import unicodedata
from collections.abc import Callable, Mapping
from hmac import compare_digest
from typing import Any, NamedTuple

from bankhalter.notation.actions import TIME_IS_UP, carries_chance, speaker_of
from bankhalter.play.bot_names import code as bot_code
from bankhalter.play.errors import SittingError
from bankhalter.rules.layout import SEATS
from bankhalter.server import commands as c
from bankhalter.server import entries as e
from bankhalter.server.clocks import EXTENSIONS
from bankhalter.server.errors import CommandError, ForbiddenError, WrongError
from bankhalter.server.header import begins_at, hashed, plain_code
from bankhalter.server.places import Chair, seat_name
from bankhalter.server.table_log import TableLog
from bankhalter.server.table_state import Stage

FEWEST = 2
FEWEST_BESIDE_BANKER = 5  # with more than five people the banker may choose not to play (bank-banker-may-abstain)
ANSWERS = frozenset({"accepts", "counters", "rejects"})  # to an offer of the seat that is named next
JOINER = "\u200d"  # joins signs into one, as in pictures of families


class Asker(NamedTuple):
    """Who gives a command: the seats it has keys to, whether it has made the table, and whether it keeps its bank."""

    seats: frozenset[str]
    host: bool = False
    banker: bool = False


class Around(NamedTuple):
    """What the log does not say: the time (ms), who is there, and since when others are not (unknown: since now)."""

    now: int
    present: frozenset[str] = frozenset()
    host_present: bool = False
    away_since: Mapping[str, int] = {}  # never changed


Entries = list[e.AnyEntry]


def asker_of(log: TableLog, tokens: frozenset[str]) -> Asker:
    """Return who has these tokens."""
    hashes = frozenset(hashed(token) for token in tokens)
    host = any(compare_digest(log.header.host, each) for each in hashes)
    return Asker(log.seats_of(hashes), host, log.banker is not None and log.banker.opens_to(hashes))


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


def _taken_in(log: TableLog, *entries: e.AnyEntry) -> Entries:
    for entry in entries:
        log.take_in(entry)
    return list(entries)


# the game


def _play(log: TableLog, command: c.Play, id_: str, asker: Asker, around: Around) -> Entries:
    line = joined(command.line)
    seat = speaker_of(line)
    if command.seen is not None:
        _check_seen(log, seat, line.split(), command.seen)
    returns = log.is_taken_over(seat) and not carries_chance(line)
    back = _taken_in(log, e.Returned(at=around.now, seat=seat)) if returns else []
    if line == f"{seat} throws" or line.startswith(f"{seat} throws "):
        wait = log.grace_left(around.now)
        if wait:
            raise CommandError("error-server-grace", "wait", wait=wait, seconds=-(-wait // 1000))
    by = _typist(log, seat, asker) if log.typed and carries_chance(line) else ()
    return back + log.play(line, around.now, id_, by)


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
    if verb != "demands" and log.latest.moved.get(seat, 0) > seen:
        raise CommandError("error-server-stale", "stale")


def joined(line: str) -> str:
    """Return a line with single spaces between its words."""
    return " ".join(line.split())


def _waive(log: TableLog, command: c.Waive, id_: str, asker: Asker, around: Around) -> Entries:
    del asker
    _begun(log)
    return _taken_in(log, e.Waived(at=around.now, command=id_, seat=command.seat))


def _begun(log: TableLog) -> None:
    if log.stage == Stage.OPEN:
        raise CommandError("error-server-not-begun", "not_begun")
    if log.stage == Stage.OVER:
        raise CommandError("error-server-over", "over")


# before the game


def _unbegun(log: TableLog) -> None:
    if log.stage != Stage.OPEN:
        raise CommandError("error-server-begun", "begun")


def _sit(log: TableLog, command: c.Sit, id_: str, asker: Asker, around: Around) -> Entries:
    del asker
    _unbegun(log)
    shown = unlike(_called(command.shown), log)
    if log.chairs[command.place].holder != "open":
        raise CommandError("error-server-taken", "taken", place=command.place + 1)
    seat = seat_name(shown, [chair.seat for chair in log.chairs])
    entry = e.Sat(at=around.now, command=id_, place=command.place, seat=seat, shown=shown, token=hashed(command.token))
    return _taken_in(log, entry)


def _called(shown: str) -> str:
    """Return what a person calls itself, in one line; raise WrongError if there is nothing to see."""
    name = " ".join(plain_text(shown).split())
    if not visible(name):
        raise WrongError("error-server-name", "unread")
    return name


def unlike(shown: str, log: TableLog) -> str:
    """Return a name with a number if somebody here is called so already, as far as one can see."""
    others = [*log.chairs, log.banker] if log.banker else log.chairs
    taken = {chair.shown.casefold() for chair in others}
    number, name = 1, shown
    while name.casefold() in taken:
        number += 1
        name = f"{shown[: c.LONGEST_NAME - len(str(number)) - 1].rstrip()} {number}"
    return name


def _enter(log: TableLog, command: c.Enter, id_: str, asker: Asker, around: Around) -> Entries:
    del asker
    chair = chair_of_code(log, command.code)
    if chair is None:
        raise ForbiddenError("error-server-code", "code")
    return _taken_in(log, e.Entered(at=around.now, command=id_, seat=chair.seat, token=hashed(command.token)))


def chair_of_code(log: TableLog, code: str) -> Chair | None:
    """Return the chair, or the bank's, whose person has this code, in a time that does not tell how nearly."""
    found = None
    for chair in (*log.chairs, *([log.banker] if log.banker else [])):
        own = plain_code(log.seat_code(chair)) if chair.holder == "person" else ""
        if compare_digest(own.encode(), plain_code(code).encode()) and own:
            found = chair
    return found


def _leave(log: TableLog, command: c.Leave, id_: str, asker: Asker, around: Around) -> Entries:
    del asker
    _unbegun(log)
    return _taken_in(log, e.Left(at=around.now, command=id_, seat=command.seat))


def _may_arrange(log: TableLog, asker: Asker, around: Around) -> None:
    _may_decide(asker, around)
    _unbegun(log)


def arranges(asker: Asker, around: Around) -> bool:
    """Whether a client arranges the table: the host does, or anyone who sits there if the host is gone."""
    return asker.host or (not around.host_present and bool(asker.seats))


def _may_decide(asker: Asker, around: Around) -> None:
    if not arranges(asker, around):
        raise ForbiddenError("error-server-host", "forbidden")


def _hold(log: TableLog, command: c.Hold, id_: str, asker: Asker, around: Around) -> Entries:
    _may_arrange(log, asker, around)
    if log.chairs[command.place].holder == "person":
        raise CommandError("error-server-taken", "taken", place=command.place + 1)
    bot = checked_bot(command.bot) if command.holder == "bot" else ""
    entry = e.Held(at=around.now, command=id_, place=command.place, holder=command.holder, bot=bot)
    return _taken_in(log, entry)


def checked_bot(name: str) -> str:
    """Return the name of a bot that there is, `standard` for none; raise WrongError listing the names otherwise."""
    try:
        bot_code(name or "standard")
    except SittingError as error:
        raise WrongError(error.message, "unread") from None
    return name or "standard"


def _bank(log: TableLog, command: c.Bank, id_: str, asker: Asker, around: Around) -> Entries:
    del asker
    _unbegun(log)
    _real(log)
    shown = unlike(_called(command.shown), log)
    if log.banker is not None:
        raise CommandError("error-server-banked", "taken", who=log.banker.shown)
    return _taken_in(log, e.Banked(at=around.now, command=id_, shown=shown, token=hashed(command.token)))


def _real(log: TableLog) -> None:
    if not log.typed:
        raise WrongError("error-server-not-real", "unread")


def _unbank(log: TableLog, command: c.Unbank, id_: str, asker: Asker, around: Around) -> Entries:
    del command
    if not asker.banker:
        raise ForbiddenError("error-server-no-banker", "forbidden")
    return _taken_in(log, e.Unbanked(at=around.now, command=id_))


def _appoint(log: TableLog, command: c.Appoint, id_: str, asker: Asker, around: Around) -> Entries:
    _may_arrange(log, asker, around)
    _real(log)
    if log.banker is not None:
        raise CommandError("error-server-banked", "taken", who=log.banker.shown)
    people = log.people()
    if command.seat and command.seat not in people:
        raise WrongError("error-server-no-seat", "unread", seat=command.seat, seats=", ".join(people))
    return _taken_in(log, e.Appointed(at=around.now, command=id_, seat=command.seat))


def _name(log: TableLog, command: c.Name, id_: str, asker: Asker, around: Around) -> Entries:
    _may_decide(asker, around)
    name = " ".join(plain_text(command.name).split())
    if command.name.strip() and not visible(name):
        raise WrongError("error-server-square-name", "unread")
    return _taken_in(log, e.Named(at=around.now, command=id_, square=command.square, name=name))


def _start(log: TableLog, command: c.Start, id_: str, asker: Asker, around: Around) -> Entries:
    del command
    _may_arrange(log, asker, around)
    seated = [chair for chair in log.chairs if chair.holder in {"person", "bot"}]
    if len(seated) < FEWEST:
        raise CommandError("error-server-too-few", "too_few")
    if log.banker is not None and len(seated) < FEWEST_BESIDE_BANKER:
        raise CommandError("error-server-too-few-for-banker", "too_few", count=FEWEST_BESIDE_BANKER)
    position = begins_at(log.header, ())
    if position is not None and len(position["seats"]) != len(seated):
        raise CommandError("error-server-position-seats", "too_few", count=len(position["seats"]))
    entry = e.Started(
        at=around.now,
        command=id_,
        seats=tuple(chair.seat for chair in seated),
        bots={chair.seat: chair.bot for chair in seated if chair.holder == "bot"},
    )
    return _taken_in(log, entry) + log.deal(around.now)


# talking


def _say(log: TableLog, command: c.Say, id_: str, asker: Asker, around: Around) -> Entries:
    del asker
    text = plain_text(command.text).strip()
    if not visible(text):
        raise WrongError("error-server-no-text", "unread")
    return _taken_in(log, e.Said(at=around.now, command=id_, seat=command.seat, text=text))


def plain_text(text: str) -> str:
    """Return a text composed as usual, without signs that cannot be seen or that turn others round; lines stay."""
    composed = unicodedata.normalize("NFC", text)
    spaced = "".join(" " if sign.isspace() and sign != "\n" else sign for sign in composed)
    return "".join(sign for sign in spaced if sign.isprintable() or sign in {"\n", JOINER})


def visible(text: str) -> bool:
    """Whether there is anything to see in a text."""
    return any(sign not in {JOINER, "\n", " "} and unicodedata.category(sign)[0] != "M" for sign in text)


def _react(log: TableLog, command: c.React, id_: str, asker: Asker, around: Around) -> Entries:
    del asker
    return _taken_in(log, e.Reacted(at=around.now, command=id_, seat=command.seat, sign=command.sign))


def _mute(log: TableLog, command: c.Mute, id_: str, asker: Asker, around: Around) -> Entries:
    del asker
    if command.other == command.seat or log.chair(command.other) is None:
        seats = ", ".join(chair.seat for chair in log.chairs if chair.seat)
        raise WrongError("error-server-no-seat", "unread", seat=command.other, seats=seats)
    entry = e.Muted(at=around.now, command=id_, seat=command.seat, other=command.other, muted=command.muted)
    return _taken_in(log, entry)


# who keeps the table waiting


def _ask(log: TableLog, command: c.Ask, id_: str, asker: Asker, around: Around) -> Entries:
    del asker
    _begun(log)
    if command.about == command.seat or not may_be_asked(log, command.about, around):
        raise CommandError("error-server-not-late", "not_late", seat=command.about)
    return _taken_in(log, e.Asked(at=around.now, command=id_, seat=command.seat, about=command.about))


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
    return _taken_in(log, e.Answered(at=around.now, command=id_, seat=command.seat))


def _vote(log: TableLog, command: c.Vote, id_: str, asker: Asker, around: Around) -> Entries:
    del asker
    doubt = log.doubts.get(command.about)
    if doubt is None or command.about == command.seat:
        raise CommandError("error-server-no-vote", "no_vote", seat=command.about)
    wait = doubt.at + log.clock.limits.patience - around.now
    if wait > 0:
        raise CommandError("error-server-vote-later", "wait", wait=wait, seconds=-(-wait // 1000))
    bot = checked_bot(command.bot) if command.bot else ""
    entries = _taken_in(log, e.Voted(at=around.now, command=id_, seat=command.seat, about=command.about, bot=bot))
    chosen = elected(log, command.about, around.present)
    if chosen:
        entries += _taken_in(log, e.TakenOver(at=around.now, seat=command.about, bot=chosen))
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
    _begun(log)
    seat = log.game.table.seat(command.seat) if log.game else 0
    if not log.clock.limits.reserve or not log.awaited() >> seat & 1:
        raise CommandError("error-server-no-clock", "no_clock")
    if not log.clock.extensions(seat):
        raise CommandError("error-server-no-time", "no_time", count=EXTENSIONS)
    return _taken_in(log, e.Extended(at=around.now, command=id_, seat=command.seat))


def _return(log: TableLog, command: c.Return, id_: str, asker: Asker, around: Around) -> Entries:
    del asker
    if not log.is_taken_over(command.seat):
        raise CommandError("error-server-not-away", "not_away")
    return _taken_in(log, e.Returned(at=around.now, command=id_, seat=command.seat))


JUDGES: Mapping[type, Callable[[TableLog, Any, str, Asker, Around], Entries]] = {
    c.Play: _play,
    c.Waive: _waive,
    c.Sit: _sit,
    c.Enter: _enter,
    c.Leave: _leave,
    c.Hold: _hold,
    c.Bank: _bank,
    c.Unbank: _unbank,
    c.Appoint: _appoint,
    c.Name: _name,
    c.Start: _start,
    c.Say: _say,
    c.React: _react,
    c.Mute: _mute,
    c.Ask: _ask,
    c.Here: _here,
    c.Vote: _vote,
    c.Extend: _extend,
    c.Return: _return,
}
