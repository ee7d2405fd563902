"""What happens at a table by itself: bots act, auctions close, offers lapse, the agreed time ends."""

from collections.abc import Mapping

from bankhalter.rules.asking import whom_to_ask
from bankhalter.server import views
from bankhalter.server.entries import AnyEntry
from bankhalter.server.header import Pace
from bankhalter.server.table_log import TableLog
from bankhalter.server.table_state import Stage

PACE: Mapping[Pace, int] = {"instant": 0, "normal": 900, "slow": 2500}  # ms before a bot acts
REQUEST_PATIENCE = 15_000  # ms for which bots wait while a take-back is asked for


def do_due(log: TableLog, now: int) -> list[AnyEntry]:
    """Do the first thing that is due, and return its entries, already taken in by `log`; none if nothing is."""
    if log.stage != Stage.RUNNING:
        return []
    ends, closes, bots = views.ends(log), views.closes(log), bots_from(log, now)
    if ends is not None and now >= ends and not log.typed:
        return log.time_is_up(now)
    if closes is not None and now >= closes and log.silent():
        return log.close_auction(now)
    if log.stale_offer(now) is not None:
        return log.withdraw_offer(now)
    return log.bot_plays(now) if bots is not None and now >= bots else []


def is_due(log: TableLog, now: int) -> bool:
    """Whether something may be due now: it is for the rules and the bots to say."""
    if log.stage != Stage.RUNNING:
        return False
    ends, closes, bots = views.ends(log), views.closes(log), bots_from(log, now)
    return (
        (ends is not None and now >= ends and not log.typed)
        or (closes is not None and now >= closes and bool(log.silent()))
        or log.stale_offer(now) is not None
        or (bots is not None and now >= bots)
    )


def due_after(log: TableLog, now: int) -> int | None:
    """Return when the next thing will be due, if nothing is said before; never: None."""
    if log.stage != Stage.RUNNING:
        return None
    times = [views.ends(log), views.closes(log), log.offers_end(), bots_from(log, now)]
    grace = log.grace_left(now)
    if grace:
        times.append(now + grace)
    return min((at for at in times if at is not None and at > now), default=None)


def bots_from(log: TableLog, now: int) -> int | None:
    """Return from when on a bot may act; None if none has anything to do."""
    if not bots_concerned(log):
        return None
    asked_back = log.game is not None and bool(log.game.asked_back)
    due = log.lined_at + (REQUEST_PATIENCE if asked_back else PACE[log.header.pace])
    return max(due, now + log.grace_left(now))


def bots_concerned(log: TableLog) -> bool:
    """Whether a bot must act, or may want to before the next throw."""
    if log.sitting is None or log.stage != Stage.RUNNING or not log.sitting.minds:
        return False
    s = log.sitting.game.state
    bots = sum(1 << seat for seat in log.sitting.minds)
    if s.awaited & log.sitting.acting():
        return True
    people = (1 << s.seats) - 1 & ~bots
    return whom_to_ask(s, log.sitting.asked_now() | people) in log.sitting.minds
