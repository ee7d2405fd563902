"""What happens at a table by itself: bots act, auctions close, offers lapse, the agreed time ends."""

from collections.abc import Mapping

from bankhalter.rules.asking import whom_to_ask
from bankhalter.rules.codes import Act, Moment
from bankhalter.rules.layout import SEATS
from bankhalter.server import views
from bankhalter.server.entries import AnyEntry
from bankhalter.server.header import Pace
from bankhalter.server.table_log import TableLog
from bankhalter.server.table_state import Stage

PACE: Mapping[Pace, int] = {"instant": 0, "normal": 900, "slow": 2500}  # ms before a bot acts
REQUEST_PATIENCE = 15_000  # ms for which bots wait while a take-back is asked for
OFFER_PATIENCE = 15_000  # ms for which bots let a person think about an offer of theirs
BUSINESS = frozenset({Act.BUILD, Act.SELL, Act.SELL_WHOLE, Act.MORTGAGE, Act.REDEEM})
RUSHED = 16  # lines that bots say at once where they hurry
BREATH = 250  # ms from these to the next, in which slow pages and other processes come to their turn
BRISK = 3  # times as fast goes what a bot does many times in a row, and all once the last person is out of the game


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
    return bots_play(log, now) if bots is not None and now >= bots else []


def bots_play(log: TableLog, now: int) -> list[AnyEntry]:
    """Let a bot do what it wants to do now; where they hurry some things at once, and then others are heard."""
    entries = log.bot_plays(now)
    more = entries
    while more and bots_hurry(log) and len(entries) < RUSHED:
        more = log.bot_plays(now)
        entries += more
    return entries


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
    if bots_hurry(log) and not asked_back:
        return log.lined_at + BREATH
    due = log.lined_at + (REQUEST_PATIENCE if asked_back else pace_after(log))
    return max(due, now + log.grace_left(now), answers_by(log))


def bots_hurry(log: TableLog) -> bool:
    """Whether bots play on by themselves: in a rush, or at once while nobody but bots plays.

    Then no other process would ever be first with what it wants to add, if they took no breath.
    """
    alone = log.header.pace == "instant" and all(map(log.is_taken_over, log.people()))
    return alone or log.rush == "on"


def pace_after(log: TableLog) -> int:
    """Return how long (ms) it is from the last line to what a bot does next."""
    pace = PACE[log.header.pace]
    if log.sitting is None or not log.sitting.game.played:
        return pace
    last = log.sitting.game.played[-1].action
    brisk = last.act in BUSINESS and last.seat in log.sitting.minds
    return pace // BRISK if brisk or is_left_to_bots(log) else pace


def is_left_to_bots(log: TableLog) -> bool:
    """Whether people have played, and all of them are out of the game."""
    return any(chair.holder == "person" for chair in log.chairs) and not log.people()


def answers_by(log: TableLog) -> int:
    """Return until when bots wait for people to answer their offers; 0 if for nobody.

    A throw would hide the offer behind something else, and what was offered might be spent by then: however fast the
    bots move, people take their time.
    """
    if log.sitting is None or log.sitting.game.state.moment == Moment.AUCTION:
        return 0
    minds = log.sitting.minds
    open_ones = [at for pair, at in log.offered_at.items() if pair // SEATS in minds and pair % SEATS not in minds]
    return max(open_ones, default=-OFFER_PATIENCE) + OFFER_PATIENCE


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
