"""A table put away after some entry, so that it need not be folded from its first one."""

from typing import Any

import msgspec

from bankhalter.play import snapshots
from bankhalter.play.places import Fall
from bankhalter.play.questions import Claim
from bankhalter.play.records import Opening
from bankhalter.play.rounds import Rounds
from bankhalter.server.header import Header, Secret, begins_at, table_in
from bankhalter.server.latest import Latest
from bankhalter.server.places import Chair
from bankhalter.server.table_log import TableLog
from bankhalter.server.table_state import Doubt, Stage


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """All that a table is after `sequence` entries. `seats` and `bots`: those at the start of the game."""

    sequence: int
    stage: int
    chairs: list[Chair]
    commands: list[tuple[str, int]]
    left: list[int]
    extended: list[int]
    now: int
    let_be: list[tuple[int, Claim]]
    doubts: dict[str, Doubt]
    offered_at: dict[int, int]
    lined_at: int
    hammer: tuple[int, int, int]
    hammer_at: int
    claims: int
    claimed_at: int
    started_at: int
    fallen: tuple[Fall, ...]
    rushed: bool
    turns: Rounds  # one without them is of the days when no turns were counted: the log is read anew
    seats: tuple[str, ...] = ()
    bots: dict[str, str] = {}
    game: snapshots.Snapshot | None = None
    latest: Latest = msgspec.field(default_factory=Latest)
    banker: Chair | None = None
    appointed: str = ""
    names: dict[int, str] = {}


_DECODER = msgspec.json.Decoder(Snapshot)


def snapshot_bytes(log: TableLog) -> bytes:
    """Return a table as the store keeps it."""
    game: Any = None
    seats: tuple[str, ...] = ()
    bots: dict[str, str] = {}
    if log.sitting is not None:
        opening = log.sitting.game.opening
        seats, bots = opening.table.seats, dict(opening.bots)
        game = snapshots.take(log.sitting, log.seeded, log.teller)
    return msgspec.json.encode(
        Snapshot(
            sequence=log.sequence,
            stage=int(log.stage),
            chairs=log.chairs,
            commands=list(log.commands.items()),
            left=log.clock.left,
            extended=log.clock.extended,
            now=log.clock.now,
            let_be=sorted(log.waived),
            doubts=log.doubts,
            offered_at=log.offered_at,
            lined_at=log.lined_at,
            hammer=log.hammer,
            hammer_at=log.hammer_at,
            claims=log.claims,
            claimed_at=log.claimed_at,
            started_at=log.started_at,
            rushed=log.rushed,
            seats=seats,
            bots=bots,
            game=game,
            turns=log.rounds,
            latest=log.latest,
            fallen=log.fallen,
            banker=log.banker,
            appointed=log.appointed,
            names=log.names,
        )
    )


def restored(code: str, header: Header, secret: Secret, data: bytes) -> TableLog:
    """Return the table of a snapshot; raise msgspec.ValidationError or NotationError if it cannot be."""
    kept = _DECODER.decode(data)
    log = TableLog(code, header, secret)
    log.sequence, log.stage, log.chairs = kept.sequence, Stage(kept.stage), kept.chairs
    log.commands = dict(kept.commands)
    log.clock.left, log.clock.now = kept.left, kept.now
    log.clock.extended = kept.extended
    log.waived, log.doubts, log.offered_at = set(kept.let_be), kept.doubts, kept.offered_at
    log.lined_at, log.started_at = kept.lined_at, kept.started_at
    log.hammer, log.hammer_at = kept.hammer, kept.hammer_at
    log.claims, log.claimed_at = kept.claims, kept.claimed_at
    log.rounds, log.latest, log.fallen = kept.turns, kept.latest, kept.fallen
    log.banker, log.appointed, log.names = kept.banker, kept.appointed, kept.names
    log.rushed = kept.rushed
    if kept.game is not None:
        people = tuple(seat for seat in kept.seats if seat not in kept.bots)
        opening = Opening(
            table_in(header, kept.seats), people, begins_at(header, kept.seats), dealing=False, bots=kept.bots
        )
        log.sitting, log.teller = snapshots.restore(opening, log.seeded, kept.game)
        log.sitting.waiting = False
    log.settle_clock()
    return log
