"""A table at the level of its log: what people say to it, with dice, a clock and a presence of the test's own."""

from collections.abc import Sequence
from typing import Any

import msgspec

from bankhalter.editions.catalogue import load
from bankhalter.editions.options import parse_options
from bankhalter.play.game import Game
from bankhalter.play.nature import Seeded
from bankhalter.server import commands as c
from bankhalter.server.asker import Around, asker_of
from bankhalter.server.entries import AnyEntry, Played, entry_bytes, read_entry
from bankhalter.server.errors import CommandError
from bankhalter.server.header import Header, Manner, Place, Secret, hashed, make_header
from bankhalter.server.judge import carry_out
from bankhalter.server.snapshots import restored, snapshot_bytes
from bankhalter.server.table_log import TableLog

BEGIN = 1_000_000  # ms since 1970
SECRET = Secret(bytes(range(32)), bytes(range(32, 64)))
HOST = "Host"
CODE = "ABCDE"


def token(who: str) -> str:
    """Return the key of somebody."""
    return (who + "_" * 43)[:43]


class Loaded(Seeded):
    """Dice that fall as the test wants, a number from 0 on each, and by the seed when there are no more."""

    def __init__(self, dice: Sequence[int] = ()) -> None:
        super().__init__(SECRET.seed)
        self.dice = tuple(dice)

    def below(self, n: int) -> int:
        if self.drawn >= len(self.dice):
            return super().below(n)
        self.drawn += 1
        return self.dice[self.drawn - 1]


def thrown(*dice: int) -> list[int]:
    """Return throws as they are drawn."""
    return [die - 1 for die in dice]


def header_of(
    places: Sequence[str], edition: str = "sonic-boom", options: dict[str, Any] | None = None, **manner: Any
) -> Header:
    """Return the header of a table where the first seat begins."""
    holders = tuple(Place("bot", "standard") if word == "bot" else Place(word) for word in places)  # type: ignore[arg-type]
    known = load(edition)
    parsed = parse_options(known, {"first": "seat"} | (options or {}), "thrown")
    return make_header(known, parsed, holders, SECRET, Manner(**manner), (hashed(token(HOST)), BEGIN))


class Party:
    """People and bots at one table; everybody is there unless the test sends them away."""

    def __init__(
        self,
        seats: Sequence[str] = ("Anna", "Bert", "Cara"),
        *,
        dice: Sequence[int] = (),
        begun: bool = True,
        edition: str = "sonic-boom",
        options: dict[str, Any] | None = None,
        position: str = "",
        **manner: Any,
    ) -> None:
        places = [seat if seat in {"bot", "closed"} else "open" for seat in seats]
        self.header = msgspec.structs.replace(header_of(places, edition, options, **manner), position=position)
        self.dice = dice
        self.log = self.empty()
        self.entries: list[AnyEntry] = []
        self.now = BEGIN
        self.present: set[str] = {seat for seat in seats if seat != "bot"}
        self.away_since: dict[str, int] = {}
        self.host_here = True
        self.count = 0
        if begun:
            for place, seat in enumerate(seats):
                if seat != "bot":
                    self.do(seat, c.Sit(place, seat, token(seat)))
            self.do(HOST, c.Start())

    def empty(self) -> TableLog:
        log = TableLog(CODE, self.header, SECRET)
        log.seeded = Loaded(self.dice)
        return log

    @property
    def game(self) -> Game:
        assert self.log.game is not None
        return self.log.game

    def around(self) -> Around:
        return Around(self.now, frozenset(self.present), self.host_here, self.away_since)

    def go(self, who: str) -> None:
        """Somebody is no longer connected."""
        self.present.discard(who)
        self.away_since[who] = self.now

    def do(self, who: str | Sequence[str], command: c.AnyCommand, id_: str = "") -> list[AnyEntry]:
        """Give a command with the keys of these; nothing has changed if it raises CommandError."""
        people = [who] if isinstance(who, str) else who
        self.count += 1
        asker = asker_of(self.log, frozenset(map(token, people)))
        before = self.log.sequence
        try:
            new = carry_out(self.log, command, id_ or f"id {self.count}", asker, self.around())
        except CommandError:
            if self.log.sequence != before:
                self.log = self.folded()  # as a live table does
            raise
        self.entries += new
        return new

    def __call__(self, *lines: str) -> list[AnyEntry]:
        """Say lines of the game, each by its seat; return the entries of the last."""
        new: list[AnyEntry] = []
        for line in lines:
            new = self.do(line.split()[0], c.Play(line))
        return new

    def let(self, new: list[AnyEntry]) -> list[AnyEntry]:
        """Take note of what the server has done by itself."""
        self.entries += new
        return new

    def bots(self) -> list[str]:
        """Let bots act until it is for people to do so, and return their lines."""
        said = []
        while new := self.let(self.log.bot_plays(self.now)):
            said += lines(new)
        return said

    def refused(self, who: str | Sequence[str], command: c.AnyCommand | str) -> CommandError:
        """Return the error of a command that must be refused, or of a line, and must change nothing."""
        before = state(self.log)
        try:
            self.do(who, c.Play(command) if isinstance(command, str) else command)
        except CommandError as error:
            assert state(self.log) == before
            return error
        raise AssertionError(f"{command} is not refused")

    def folded(self) -> TableLog:
        """Return what another process makes of the entries."""
        log = self.empty()
        log.fold([read_entry(entry_bytes(entry)) for entry in self.entries])
        return log

    def put_away(self) -> TableLog:
        """Return the table as it comes back from a snapshot."""
        return put_away(self.log, self.header, self.dice)

    def check(self) -> None:
        """Everybody who follows the log comes to the same."""
        mine = state(self.log)
        assert state(self.folded()) == mine
        if not self.log.typed and (self.log.game is None or not self.log.game.asked_back):  # never put away else
            assert state(self.put_away()) == mine


def put_away(log: TableLog, header: Header, dice: Sequence[int] = ()) -> TableLog:
    """Return a table as it comes back from a snapshot."""
    again = restored(log.code, header, log.secret, snapshot_bytes(log))
    if dice:
        drawn = again.seeded.drawn
        again.seeded = Loaded(dice)
        again.seeded.drawn = drawn
        if again.game is not None:
            again.game.nature = again.seeded
    return again


def state(log: TableLog) -> dict[str, Any]:
    """Return all that a process knows of a table, once its bots have thought what they can think by now."""
    if log.sitting is not None:
        log.sitting.hear("")
    known: dict[str, Any] = msgspec.json.decode(snapshot_bytes(log))
    for chair in known["chairs"]:
        chair["muted"] = sorted(chair["muted"])
    known["clock"] = (log.clock.awaited, log.clock.running)
    if log.game is not None:
        known["people"] = sorted(log.game.people)
        known["asked back"] = log.game.asked_back
        known["position"] = log.game.position()
    return known


def lines(entries: Sequence[AnyEntry]) -> list[str]:
    """Return the lines of the game among entries."""
    return [entry.line for entry in entries if isinstance(entry, Played)]
