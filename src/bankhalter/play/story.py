"""The story of a game, told line by line: take-backs with what they undo, and what bots bid in one sentence."""

from collections.abc import Sequence

from bankhalter.notation.actions import ANSWERS, TAKES_BACK
from bankhalter.play.game import Game
from bankhalter.play.narration import Sentence, polished, tell
from bankhalter.play.phrases import listed
from bankhalter.rules.codes import Event

BIDDING = frozenset({Event.BID, Event.PASSED})
ENDS_TURN = " ends turn"
FEW = 2  # sentences about bids that are told as they are


class Teller:
    """Tells a game from its first line on; `request` is the sentence for the last take-back that was asked for."""

    def __init__(self) -> None:
        self.request = ""
        self._lines = 0
        self._events = 0
        self._standing: list[str] = []  # how each action that stands was told, in short
        self._asked = ("", 0)  # who asked last to take back how many

    def news(self, game: Game) -> list[Sentence]:
        """Return what is new since the last call; call it after every line."""
        lines = [entry.line for entry in game.log[self._lines :]]
        happened = game.events[self._events :]
        self._lines, self._events = len(game.log), len(game.events)
        if lines and about_take_back(lines[0]):
            return [
                Sentence(None, polished(text)) for text in self._take_back(lines[0], still_open=bool(game.asked_back))
            ]
        told = tell(game.table, game.state, happened)
        if lines:
            self._standing += [in_short(lines[0], told), *[""] * (len(lines) - 1)]
        return told

    def _take_back(self, line: str, *, still_open: bool) -> list[str]:
        name, _, said = line.partition(" ")
        answer = ANSWERS.get(said)
        if answer is None:
            self._asked = (name, int(said.removeprefix(TAKES_BACK)))
            self.request = polished(f"{name} asks to take back: {self._undone()}")
            return [self.request] if still_open else [self._taken()]
        if not answer:
            return [f"{name} does not agree to the take-back."]
        agreed = f"{name} agrees to the take-back."
        return [agreed] if still_open else [agreed, self._taken()]

    def _undone(self) -> str:
        return " ".join(filter(None, self._standing[-self._asked[1] :]))

    def _taken(self) -> str:
        name, count = self._asked
        text = f"{name} takes back: {self._undone()}"
        del self._standing[-count:]
        return text


def about_take_back(line: str) -> bool:
    """Whether a line of a record asks for a take-back or answers one."""
    said = line.partition(" ")[2]
    return said in ANSWERS or said.startswith(TAKES_BACK)


def in_short(line: str, told: Sequence[Sentence]) -> str:
    """Return one sentence for an action: what it did first, or its own words."""
    first = next((text for event, text in told if event != Event.TURN_STARTED), "")
    return polished(f"{line}.") if line.endswith(ENDS_TURN) or not first else first


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
        bids = next((n for n, (event, _) in enumerate(news) if event not in BIDDING), len(news)) if by_bot else 0
        self._bids += news[:bids]
        if bids == len(news):
            return []
        ready = self.catch_up()
        self.told += news[bids:]
        return ready + news[bids:]

    def catch_up(self) -> list[Sentence]:
        """Return what was held back."""
        ready = self._bids if len(self._bids) <= FEW else [Sentence(Event.BID, bidding(self._bids))]
        self._bids = []
        self.told += ready
        return ready


def bidding(sentences: Sequence[Sentence]) -> str:
    """Return one sentence or two for many about bids and passes: how many bids, the highest, and who passed."""
    bids = [text for event, text in sentences if event == Event.BID]
    passing = [text.removesuffix(" passes.") for event, text in sentences if event == Event.PASSED]
    parts = []
    if bids:
        name, _, amount = bids[-1].partition(" bids ")
        parts.append(f"{len(bids)} bids, the highest by {name}: {amount}" if len(bids) > 1 else bids[-1])
    if passing:
        parts.append(f"{listed(passing)} {'passes' if len(passing) == 1 else 'pass'}.")
    return " ".join(parts)
