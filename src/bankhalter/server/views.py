"""What a client sees of a table."""

from collections.abc import Set as AbstractSet

import msgspec

from bankhalter.analysis.chances import tells
from bankhalter.play.game import Game
from bankhalter.play.questions import Claim, claim_at
from bankhalter.rules.codes import Auction
from bankhalter.rules.queries import worth
from bankhalter.server.absence_judge import late_seats
from bankhalter.server.asker import Around, Asker, arranges, rushes
from bankhalter.server.clocks import SECOND
from bankhalter.server.due_of_nature import due_of_nature
from bankhalter.server.header import edition_of
from bankhalter.server.messages import BankerView, ChairView, ClockView, DoubtView, Moment, TableView, ViewKind, You
from bankhalter.server.seating_judge import lacking
from bankhalter.server.sight_parts import Sight
from bankhalter.server.sights import sight_of
from bankhalter.server.table_log import TableLog
from bankhalter.server.table_state import Stage

MINUTE = 60 * SECOND


def table_view(log: TableLog, table_id: str) -> TableView:
    """Return what never changes at a table; the seed of its dice once the game is over."""
    header = log.header
    return TableView(
        id=table_id,
        code=log.code,
        edition=edition_of(header).name,
        options=header.options,
        profile=header.profile,
        pace=header.pace,
        grace=header.grace,
        listed=header.listed,
        created=header.created,
        commitment=header.commitment,
        position=header.position,
        seed=log.secret.seed.hex() if log.stage == Stage.OVER and not log.typed else None,
        nature=header.nature,
    )


def you(log: TableLog, asker: Asker, around: Around) -> You:
    """Return what the keys of a client open."""
    chairs = [chair for chair in log.chairs if chair.seat in asker.seats]
    return You(
        seats=tuple(chair.seat for chair in chairs),
        host=asker.host,
        codes={chair.seat: log.seat_code(chair) for chair in chairs},
        arranges=arranges(asker, around),
        banker=asker.banker,
        bank_code=log.seat_code(log.banker) if asker.banker and log.banker else "",
        muted=tuple(sorted(log.muted_by(asker.seats))),
        rushes=rushes(asker),
    )


def moment(log: TableLog, around: Around, watchers: int, view: ViewKind = "position") -> Moment:
    """Return how the table stands."""
    game = log.game
    return Moment(
        stage=Stage(log.stage).name.lower(),  # type: ignore[arg-type]  # one of these three
        chairs=tuple(_chair(log, place, around) for place in range(len(log.chairs))),
        host_here=around.host_present,
        awaits=game.awaits if game else (),
        asked_back=game.asked_back if game else (),
        position=game.document() if game and view == "position" else None,
        sight=_sight(log, game) if game and view == "sight" else None,
        worth=_worth(game) if game and game.over else {},
        clock=_clock(log, around.now) if game and log.stage == Stage.RUNNING else None,
        doubts=tuple(_doubt(log, about) for about in log.doubts),
        may_be_asked=late_seats(log, around),
        grace=log.grace_left(around.now),
        watchers=watchers,
        due=due_of_nature(game.table, game.state) if game and log.typed and not game.over else None,
        banker=_banker(log),
        names=log.names,
        waived=_numbers(log, log.waived),
        held=_numbers(log, log.holding()) if log.grace_left(around.now) else (),
        rush=log.rush,
        lacks=lacking(log) if log.stage == Stage.OPEN else 0,
        luck=game is not None and game.over and tells(game.table.board),
    )


def _numbers(log: TableLog, claims: AbstractSet[tuple[int, Claim]]) -> tuple[int, ...]:
    if log.game is None or not claims:
        return ()
    s = log.game.state
    return tuple(each for each in range(s.claims) if (s.claim_owner[each], claim_at(s, each)) in claims)


def _banker(log: TableLog) -> BankerView | None:
    if log.banker is not None:
        return BankerView(shown=log.banker.shown)
    return BankerView(seat=log.appointed) if log.appointed else None


def _chair(log: TableLog, place: int, around: Around) -> ChairView:
    chair = log.chairs[place]
    person = chair.holder == "person"
    return ChairView(
        place=place,
        holder=chair.holder,
        seat=chair.seat,
        shown=chair.shown,
        bot=log.taken_over_by(chair.seat) if person else chair.bot,
        away=person and chair.seat not in around.present,
    )


def _sight(log: TableLog, game: Game) -> Sight:
    return sight_of(game.table, game.state, log.rounds.number, log.rounds.turns, log.fallen)


def _worth(game: Game) -> dict[str, int]:
    unit = game.table.unit
    return {name: worth(game.table.board, game.state, seat) * unit for seat, name in enumerate(game.seats)}


def _clock(log: TableLog, now: int) -> ClockView:
    game = log.game
    names = game.seats if game else ()
    running = log.on_the_clock()
    limited = log.clock.limits.reserve > 0
    return ClockView(
        now=now,
        left={name: log.clock.left_at(seat, now) for seat, name in enumerate(names)} if limited else {},
        more={name: log.clock.extensions(seat) for seat, name in enumerate(names)} if limited else {},
        running=tuple(name for seat, name in enumerate(names) if running >> seat & 1),
        closes=closes(log),
        ends=ends(log),
    )


def closes(log: TableLog) -> int | None:
    """When the running auction closes, if it has a limit."""
    game = log.game
    if game is None or game.over or not log.clock.limits.auction or game.state.auction == Auction.NONE:
        return None
    return log.hammer_at + log.clock.limits.auction


def ends(log: TableLog) -> int | None:
    """When the agreed time of the game is up, if it has one."""
    game = log.game
    if game is None or game.over or not game.table.options.minutes or game.state.time_up:
        return None
    return log.started_at + game.table.options.minutes * MINUTE


def _doubt(log: TableLog, about: str) -> DoubtView:
    doubt = log.doubts[about]
    return DoubtView(about=about, by=doubt.by, votes_from=doubt.at + log.clock.limits.patience, votes=doubt.votes)


def moment_bytes(view: Moment) -> bytes:
    """Return a moment as it travels."""
    return msgspec.json.encode(view)


def may_of(log: TableLog, seats: frozenset[str]) -> dict[str, tuple[str, ...]]:
    """Return what seats may do now, in lines."""
    game = log.game
    if game is None or game.over:
        return {}
    return {seat: tuple(game.legal(seat)) for seat in game.seats if seat in seats}
