"""Who may sit where, keep the bank, name squares and begin the game."""

from hmac import compare_digest

from bankhalter.play.bot_names import code as bot_code
from bankhalter.play.errors import SittingError
from bankhalter.rules.layout import LEAST_SEATS
from bankhalter.server import commands as c
from bankhalter.server import entries as e
from bankhalter.server.asker import Around, Asker, Entries, Judges, arranges, taken_in
from bankhalter.server.errors import CommandError, ForbiddenError, WrongError
from bankhalter.server.header import begins_at, hashed, plain_code
from bankhalter.server.places import Chair, seat_name
from bankhalter.server.table_log import TableLog
from bankhalter.server.table_state import Stage
from bankhalter.words.plain_texts import plain_name

FEWEST_BESIDE_BANKER = 5  # with more than five people the banker may choose not to play (bank-banker-may-abstain)


def check_open(log: TableLog) -> None:
    if log.stage != Stage.OPEN:
        raise CommandError("error-server-begun", "begun")


def _sit(log: TableLog, command: c.Sit, id_: str, asker: Asker, around: Around) -> Entries:
    del asker
    check_open(log)
    shown = unlike(_called(command.shown), log)
    if log.chairs[command.place].holder != "open":
        raise CommandError("error-server-taken", "taken", place=command.place + 1)
    seat = seat_name(shown, log.people())
    entry = e.Sat(at=around.now, command=id_, place=command.place, seat=seat, shown=shown, token=hashed(command.token))
    return taken_in(log, entry)


def _called(shown: str) -> str:
    """Return what a person calls itself, in one line; raise WrongError if there is nothing to see."""
    name = plain_name(shown)
    if not name:
        raise WrongError("error-server-name", "unread")
    return name


def unlike(shown: str, log: TableLog) -> str:
    """Return a name with a number if somebody here is called so already, as far as one can see; bots give way."""
    people = [chair for chair in log.chairs if chair.holder == "person"]
    taken = {chair.shown.casefold() for chair in (*people, *([log.banker] if log.banker else []))}
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
    return taken_in(log, e.Entered(at=around.now, command=id_, seat=chair.seat, token=hashed(command.token)))


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
    check_open(log)
    return taken_in(log, e.Left(at=around.now, command=id_, seat=command.seat))


def _may_arrange(log: TableLog, asker: Asker, around: Around) -> None:
    _may_decide(asker, around)
    check_open(log)


def _may_decide(asker: Asker, around: Around) -> None:
    if not arranges(asker, around):
        raise ForbiddenError("error-server-host", "forbidden")


def _hold(log: TableLog, command: c.Hold, id_: str, asker: Asker, around: Around) -> Entries:
    _may_arrange(log, asker, around)
    if log.chairs[command.place].holder == "person":
        raise CommandError("error-server-taken", "taken", place=command.place + 1)
    bot = checked_bot(command.bot) if command.holder == "bot" else ""
    entry = e.Held(at=around.now, command=id_, place=command.place, holder=command.holder, bot=bot)
    return taken_in(log, entry)


def checked_bot(name: str) -> str:
    """Return the name of a bot that there is, `standard` for none; raise WrongError listing the names otherwise."""
    try:
        bot_code(name or "standard")
    except SittingError as error:
        raise WrongError(error.message, "unread") from None
    return name or "standard"


def _bank(log: TableLog, command: c.Bank, id_: str, asker: Asker, around: Around) -> Entries:
    del asker
    check_open(log)
    _real(log)
    shown = unlike(_called(command.shown), log)
    if log.banker is not None:
        raise CommandError("error-server-banked", "taken", who=log.banker.shown)
    return taken_in(log, e.Banked(at=around.now, command=id_, shown=shown, token=hashed(command.token)))


def _real(log: TableLog) -> None:
    if not log.typed:
        raise WrongError("error-server-not-real", "unread")


def _unbank(log: TableLog, command: c.Unbank, id_: str, asker: Asker, around: Around) -> Entries:
    del command
    if not asker.banker:
        raise ForbiddenError("error-server-no-banker", "forbidden")
    return taken_in(log, e.Unbanked(at=around.now, command=id_))


def _appoint(log: TableLog, command: c.Appoint, id_: str, asker: Asker, around: Around) -> Entries:
    _may_arrange(log, asker, around)
    _real(log)
    if log.banker is not None:
        raise CommandError("error-server-banked", "taken", who=log.banker.shown)
    people = log.people()
    if command.seat and command.seat not in people:
        raise WrongError("error-server-no-seat", "unread", seat=command.seat, seats=", ".join(people))
    return taken_in(log, e.Appointed(at=around.now, command=id_, seat=command.seat))


def _name(log: TableLog, command: c.Name, id_: str, asker: Asker, around: Around) -> Entries:
    _may_decide(asker, around)
    name = plain_name(command.name)
    if command.name.strip() and not name:
        raise WrongError("error-server-square-name", "unread")
    return taken_in(log, e.Named(at=around.now, command=id_, square=command.square, name=name))


def lacking(log: TableLog) -> int:
    """Return how many must still sit down before the game may begin; fewer than 0: so many sit there too many."""
    seated = len(_seated(log))
    short = _fewest(log) - seated
    position = begins_at(log.header, ())
    if position is not None and (short <= 0 or len(position["seats"]) - seated > short):
        return len(position["seats"]) - seated
    return max(0, short)


def _seated(log: TableLog) -> list[Chair]:
    return [chair for chair in log.chairs if chair.holder in {"person", "bot"}]


def _fewest(log: TableLog) -> int:
    return LEAST_SEATS if log.banker is None else FEWEST_BESIDE_BANKER


def _unready(log: TableLog) -> CommandError:
    """Return why a game cannot begin with those who sit there."""
    position = begins_at(log.header, ())
    if len(_seated(log)) < _fewest(log) and log.banker is not None:
        return CommandError("error-server-too-few-for-banker", "too_few", count=FEWEST_BESIDE_BANKER)
    if position is not None:
        return CommandError("error-server-position-seats", "too_few", count=len(position["seats"]))
    return CommandError("error-server-too-few", "too_few")


def _start(log: TableLog, command: c.Start, id_: str, asker: Asker, around: Around) -> Entries:
    del command
    _may_arrange(log, asker, around)
    if lacking(log):
        raise _unready(log)
    seated = _seated(log)
    entry = e.Started(
        at=around.now,
        command=id_,
        seats=tuple(chair.seat for chair in seated),
        bots={chair.seat: chair.bot for chair in seated if chair.holder == "bot"},
    )
    return taken_in(log, entry) + log.deal(around.now)


SEATING: Judges = {
    c.Sit: _sit,
    c.Enter: _enter,
    c.Leave: _leave,
    c.Hold: _hold,
    c.Bank: _bank,
    c.Unbank: _unbank,
    c.Appoint: _appoint,
    c.Name: _name,
    c.Start: _start,
}
