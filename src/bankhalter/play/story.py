"""The story of a game as it goes: what is new is told, takings-back included, and what bots bid in a row in short."""

from collections.abc import Sequence

from bankhalter.notation.actions import ANSWERS, TAKES_BACK
from bankhalter.play.game import Game, Happening
from bankhalter.play.narration import Sentence, tell
from bankhalter.play.phrases import seat_name
from bankhalter.rules.codes import Event
from bankhalter.words.messages import Argument, Joined, Message, Money, listed, say

BIDDING = frozenset({Event.BID, Event.PASSED})
ENDS_TURN = " ends turn"
FEW = 2  # sentences about bids that are told as they are


class Teller:
    """Tells a game from its first line on; `request` is what was said of the last take-back that was asked for."""

    def __init__(self) -> None:
        self.request = say("nothing")
        self._lines = 0
        self._events = 0
        self.standing: list[Message | None] = []  # how each action that stands was told, in short
        self._asked = ("", 0)  # who asked last to take back how many
        self._open = False  # that is not yet answered by all

    def news(self, game: Game) -> list[Sentence]:
        """Return what is new since the last call; call it after every line."""
        lines = [entry.line for entry in game.log[self._lines :]]
        happened = game.events[self._events :]
        self._lines, self._events = len(game.log), len(game.events)
        was_open, self._open = self._open, bool(game.asked_back)
        if lines and about_take_back(lines[0]):
            before = self._asked[0] if was_open else ""
            told_of = self._take_back(lines[0], still_open=self._open)
            lapsed = [say("takeback-lapsed", who=before)] if before not in {"", self._asked[0]} else []
            return [Sentence(None, said) for said in told_of + lapsed]
        told = tell(game.table, game.state, happened)
        if lines:
            self.standing += [in_short(lines[0], told), *[None] * (len(lines) - 1)]
        return told

    def go_on(self, game: Game, standing: Sequence[Message | None]) -> None:
        """Tell what follows from here; `standing`: how the actions that may be taken back were told."""
        self._lines, self._events = len(game.log), len(game.events)
        self.standing = list(standing)

    def forget(self, kept: int) -> None:
        """Forget how all but the last `kept` actions were told."""
        del self.standing[: max(0, len(self.standing) - kept)]

    def _take_back(self, line: str, *, still_open: bool) -> list[Message]:
        name, _, said = line.partition(" ")
        answer = ANSWERS.get(said)
        if answer is None:
            self._asked = (name, int(said.removeprefix(TAKES_BACK)))
            self.request = say("takeback-asked", who=name, undone=self._undone())
            return [self.request] if still_open else [self._taken()]
        if not answer:
            return [say("takeback-refused", who=name)]
        agreed = say("takeback-agreed", who=name)
        return [agreed] if still_open else [agreed, self._taken()]

    def _undone(self) -> Joined:
        return Joined(tuple(said for said in self.standing[-self._asked[1] :] if said is not None))

    def _taken(self) -> Message:
        name, count = self._asked
        message = say("takeback-done", who=name, undone=self._undone())
        del self.standing[-count:]
        return message


def about_take_back(line: str) -> bool:
    """Whether a line of a record asks for a take-back or answers one."""
    said = line.partition(" ")[2]
    return said in ANSWERS or said.startswith(TAKES_BACK)


def in_short(line: str, told: Sequence[Sentence]) -> Message | None:
    """Return one sentence for an action: what it did first."""
    if line.endswith(ENDS_TURN):
        return say("turn-ended", who=line.removesuffix(ENDS_TURN))
    return next((said for event, said in told if event is None or event.event != Event.TURN_STARTED), None)


class Story:
    """All that was told of a game; what bots bid one after another is held back and told in one sentence."""

    def __init__(self) -> None:
        self.teller = Teller()
        self.told: list[Sentence] = []
        self._bids: list[Sentence] = []

    def follow(self, game: Game) -> list[Sentence]:
        """Return what can be told of the line that was just played."""
        news = self.teller.news(game)
        by_bot = bool(game.log) and game.log[-1].line.partition(" ")[0] in game.opening.bots
        bids = next((n for n, said in enumerate(news) if not is_bidding(said)), len(news)) if by_bot else 0
        self._bids += news[:bids]
        if bids == len(news):
            return []
        ready = self.catch_up(game)
        self.told += news[bids:]
        return ready + news[bids:]

    def catch_up(self, game: Game) -> list[Sentence]:
        """Return what was held back."""
        ready = self._bids if len(self._bids) <= FEW else in_one(game, [said.happened for said in self._bids])
        self._bids = []
        self.told += ready
        return ready


def is_bidding(sentence: Sentence) -> bool:
    """Whether a sentence tells of a bid or a pass."""
    return sentence.happened is not None and sentence.happened.event in BIDDING


def in_one(game: Game, happened: Sequence[Happening | None]) -> list[Sentence]:
    """Return a sentence for many bids, the highest of them, and one for all who passed."""
    bids = [each for each in happened if each is not None and each.event == Event.BID]
    passed = [each for each in happened if each is not None and each.event == Event.PASSED]
    told = []
    if bids:
        seat, units = bids[-1].numbers
        highest: dict[str, Argument] = {"who": seat_name(game.table, seat), "amount": Money(units)}
        many = say("bids-many", count=len(bids), **highest)
        told.append(Sentence(bids[-1], many if len(bids) > 1 else say("bid", **highest)))
    if passed:
        names = [seat_name(game.table, each.numbers[0]) for each in passed]
        said = say("passed-many", names=listed(names)) if len(names) > 1 else say("passed", who=names[0])
        told.append(Sentence(passed[-1], said))
    return told
