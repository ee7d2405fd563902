"""What is known of a table: who sits where, the game, the clocks, the votes. No I/O, and no clock of its own."""

from enum import IntEnum
from typing import TYPE_CHECKING, Literal, NamedTuple

from bankhalter.play.game import Game
from bankhalter.play.nature import Given, Nature, Seeded
from bankhalter.play.rounds import Rounds
from bankhalter.play.story import Teller
from bankhalter.rules.codes import Moment
from bankhalter.rules.layout import SEATS
from bankhalter.server.clocks import LIMITS, Clock
from bankhalter.server.header import Header, Secret
from bankhalter.server.latest import Latest
from bankhalter.server.places import Chair, chairs_of

if TYPE_CHECKING:
    from bankhalter.play.places import Fall
    from bankhalter.play.questions import Claim
    from bankhalter.play.sitting import Sitting


class Stage(IntEnum):
    """How far a table is."""

    OPEN = 0
    RUNNING = 1
    OVER = 2


Rush = Literal["none", "offered", "on"]


class Doubt(NamedTuple):
    """A seat that was asked whether it is still there: when, by whom, and the votes since (empty: against a bot)."""

    at: int
    by: str
    votes: dict[str, str]


class TableState:
    """What is known of a table after the first `sequence` entries of its log."""

    def __init__(self, code: str, header: Header, secret: Secret) -> None:
        self.code = code
        self.header = header
        self.secret = secret
        self.sequence = 0
        self.stage = Stage.OPEN
        self.chairs: list[Chair] = chairs_of(header)
        self.banker: Chair | None = None  # who keeps the bank without playing
        self.appointed = ""  # the player who keeps it
        self.rushed = False  # bots play to the end without waiting
        self.names: dict[int, str] = {}  # of squares, by those who play here
        self.commands: dict[str, int] = {}
        self.clock = Clock(LIMITS[header.profile], header.created)
        self.waived: set[tuple[int, Claim]] = set()  # open claims that their owners let be
        self.doubts: dict[str, Doubt] = {}
        self.offered_at: dict[int, int] = {}  # when an offer came, by pair of seats
        self.lined_at = header.created  # when the last line was said
        self.started_at = 0  # when the game began
        self.hammer = (0, 0, 0)  # what is under the hammer, and the highest bid
        self.hammer_at = header.created  # since when that is so
        self.claims = 0  # rents that can be demanded
        self.claimed_at = header.created  # when the last of them arose
        self.seeded = Seeded(secret.seed)
        self.typed = header.nature == "typed"  # dice and cards are real, and people type what they show
        self.sitting: Sitting | None = None
        self.teller = Teller()
        self.rounds = Rounds()
        self.fallen: tuple[Fall, ...] = ()  # who has gone bankrupt, the first one first
        self.latest = Latest()

    # reading

    @property
    def nature(self) -> Nature:
        """Where dice and cards come from."""
        return Given(typed=True) if self.typed else self.seeded

    @property
    def game(self) -> Game | None:
        """The game, once it has begun."""
        return self.sitting.game if self.sitting else None

    def chair(self, seat: str) -> Chair | None:
        """Return the chair of a seat, if there is one of that name."""
        return next((chair for chair in self.chairs if chair.seat == seat and seat), None)

    def seats_of(self, hashes: frozenset[str]) -> frozenset[str]:
        """Return the seats whose keys have these hashes."""
        return frozenset(chair.seat for chair in self.chairs if chair.holder == "person" and chair.opens_to(hashes))

    def people(self) -> list[str]:
        """Return the seats of persons, those for whom a bot plays among them, without those out of the game."""
        game = self.game
        names = [chair.seat for chair in self.chairs if chair.holder == "person"]
        if game is None:
            return names
        return [name for name in names if not game.state.bankrupt[game.table.seat(name)]]

    @property
    def rush(self) -> Rush:
        """Whether bots play to the end without waiting, or may be told to: once no person plays or throws.

        Bots that never wait need not be told.
        """
        if self.stage != Stage.RUNNING or self.typed or self.header.pace == "instant" or self.people():
            return "none"
        return "on" if self.rushed else "offered"

    def is_taken_over(self, seat: str) -> bool:
        """Whether a bot plays for a person."""
        chair = self.chair(seat) if self.sitting is not None and self.sitting.minds else None
        return chair is not None and chair.holder == "person" and bool(self.taken_over_by(seat))

    def taken_over_by(self, seat: str) -> str:
        """Return the bot that plays for the person of a seat; empty if none does."""
        if self.sitting is None or not self.sitting.minds:
            return ""
        mind = self.sitting.minds.get(self.sitting.game.table.seat(seat))
        return mind.kind if mind is not None else ""

    def muted_by(self, seats: frozenset[str]) -> frozenset[str]:
        """Return the seats whose chat a client with these seats does not want to read: those that all of them mute."""
        muted = [chair.muted for chair in self.chairs if chair.seat in seats]
        return frozenset.intersection(*map(frozenset, muted)) if muted else frozenset()

    def seat_code(self, chair: Chair) -> str:
        """Return the code with which the person of a chair can come back."""
        return self.secret.seat_code(self.code, chair.seat, chair.sat)

    def awaited(self) -> int:
        """Return bits of the seats of persons who keep the table waiting."""
        if self.sitting is None or self.stage != Stage.RUNNING:
            return 0
        bots = sum(1 << seat for seat in self.sitting.minds)
        return self.sitting.game.state.awaited & ~bots & ((1 << SEATS) - 1)

    def on_the_clock(self) -> int:
        """Return bits of the seats whose own time runs: nobody's in an auction, which has a time of its own."""
        if self.game is None or self.game.state.moment == Moment.AUCTION:
            return 0
        return self.awaited()
