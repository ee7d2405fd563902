"""People and bots at one table: whom to ask next, and what the bots answer.

A bot thinks from the log alone: its chance comes from the seed, its seat and the length of the log, and its memory is
the fold of what it was asked along the log. So any process thinks alike, also after a restart.
"""

import hashlib
import hmac
from collections.abc import Callable, Mapping

from bankhalter.bots.answers import ANSWER
from bankhalter.bots.memory import MEMORY
from bankhalter.notation.actions import TAKES_BACK, Action, filled
from bankhalter.notation.forms import FORMS
from bankhalter.play.agents import bot
from bankhalter.play.errors import SittingError
from bankhalter.play.game import Game
from bankhalter.play.questions import Claim, Question, Questions
from bankhalter.play.records import Record, seed_of
from bankhalter.play.restraint import may_offer
from bankhalter.rules.asking import asked_after, asked_nothing, first_in_turn_order, whom_to_ask
from bankhalter.rules.codes import NATURE, NOBODY, Act, Refusal
from bankhalter.rules.layout import MAX_LEGAL, STRIDE
from bankhalter.rules.stream import seed_stream
from bankhalter.rules.throwing import thrower

ACT_OF_VERB = {form.verb: form.act for form in FORMS}
WORD = 4  # bytes of a word of a stream

Watch = Callable[[Game], object]


class Mind:
    """A bot at its place, and what it remembers."""

    def __init__(self, kind: str) -> None:
        """Raise SittingError for a bot that is unknown."""
        self.kind = kind
        self.choose = bot(kind)
        self.memory = [0] * MEMORY


class Sitting:
    """A game with its bots.

    `waiting`: bots wait for as long as a take-back is asked for, and do not think meanwhile.
    """

    def __init__(self, game: Game, seed: bytes, bots: Mapping[str, str] | None = None) -> None:
        """Seat `bots`, by default those of the game's opening; raise SittingError for one that is unknown."""
        self.game = game
        self.seed = seed
        self.questions = Questions(game)
        self.waiting = True
        self.minds: dict[int, Mind] = {}
        self.asked = 0  # bits of the bots that wanted nothing, as in rules/asking.py
        self.heard = 0  # entries of the log that `asked` has taken in
        self._thought: tuple[int, Action | None] = (-1, None)  # length of the log, and what a bot wants to do there
        for name, kind in (game.opening.bots if bots is None else bots).items():
            self.seat_bot(game.table.seat(name), kind)

    @classmethod
    def resumed(cls, record: Record, watch: Watch | None = None) -> "Sitting":
        """Return the sitting of a record, played to its last line, its bots remembering what they did.

        `watch` sees the game after every line.
        Raise RecordError as `Game.load` does, SittingError without a seed or for an unknown bot.
        """
        seeded = seed_of(record)
        if seeded is None:
            raise SittingError("error-no-seed", source=record.source)
        game = Game.before(record)
        sitting = cls(game, seeded.seed)
        replay = game.replay(record, seeded)
        for _, entry in record.entries:
            sitting.hear(entry.line)
            next(replay)
            if watch is not None:
                watch(game)
        game.set_nature(seeded)
        return sitting

    def is_bot(self, seat: int) -> bool:
        """Whether a bot plays the seat."""
        return seat in self.minds

    def seat_bot(self, seat: int, kind: str) -> None:
        """Let a bot play the seat from now on; raise SittingError if there is none of that name."""
        self.minds[seat] = Mind(kind)
        self.game.people.discard(seat)
        self._thought = (-1, None)

    def unseat_bot(self, seat: int) -> None:
        """Let a person play the seat from now on."""
        del self.minds[seat]
        self.game.people.add(seat)
        self._thought = (-1, None)

    @property
    def thought(self) -> tuple[int, Action | None]:
        """What a bot that need not act wants to do now, and after how many lines of the log it thought so."""
        return self._thought

    def recall(self, thought: tuple[int, Action | None]) -> None:
        """Let bots have thought so already."""
        self._thought = thought

    # asking

    @property
    def pausing(self) -> bool:
        """Whether people are also asked before every throw of another seat."""
        return self.questions.pausing

    @pausing.setter
    def pausing(self, pausing: bool) -> None:
        self.questions.pausing = pausing

    def next(self) -> Action | Question | None:
        """Return what a bot does now, or the person to be asked; None once the game is over.

        The caller carries out the action, or lets the person act. Ask again after that.
        """
        if self.game.over:
            return None
        if self.game.asked_back:
            return Question(self.game.table.seat(self.game.asked_back[0]), frozenset())
        return self._volunteered() or self._concerned() or self._awaited()

    def bot_action(self) -> Action | None:
        """Return what a bot does now; None if it is for people or nature to act, or the game is over.

        Where a bot and a person are awaited together, as in an auction, the bot does not wait.
        """
        s = self.game.state
        if self.game.over or s.awaited >> NATURE & 1:
            return None
        action = self._volunteered()
        seat = first_in_turn_order(s, s.awaited & self.acting())
        return action if action is not None or seat == NOBODY else self._must(seat)

    def acting(self) -> int:
        """Return bits of the bots that act when they are awaited: real dice are thrown for them, whatever they want."""
        hand = thrower(self.game.state) if self.game.nature.typed else NOBODY
        return sum(1 << seat for seat in self.minds if seat != hand)

    def asked_now(self) -> int:
        """Return bits of the bots that wanted nothing since the last throw or the last offer to them."""
        self._listen()
        return self.asked

    def open_claims(self) -> set[tuple[int, Claim]]:
        """Return the people who may demand rent, each with every claim."""
        people = [seat for seat in range(self.game.state.seats) if seat not in self.minds]
        return {(seat, claim) for seat in people for claim in self.questions.claims(seat)}

    def let_be(self, question: Question) -> None:
        """The person asked wants to do nothing about these matters."""
        self.questions.let_be(question)

    def _volunteered(self) -> Action | None:
        """What a bot does that need not act, thought of once at each length of the log."""
        self._listen()
        if self._thought[0] != self.heard:
            self._thought = (self.heard, self._volunteer())
        return self._thought[1]

    def _volunteer(self) -> Action | None:
        """What a bot does that need not act: answer an offer, or go about its business before a throw."""
        s = self.game.state
        people = sum(1 << seat for seat in range(s.seats) if seat not in self.minds)
        while True:
            seat = whom_to_ask(s, self.asked | people)
            if seat in {NOBODY, NATURE} or s.awaited >> seat & 1:
                return None
            action = self._wish(seat)
            if action is not None:
                return action
            self.asked = asked_nothing(self.asked, seat)

    def _concerned(self) -> Question | None:
        """The first person in turn order who may want to act before play goes on."""
        return self.questions.concerned([seat for seat in range(self.game.state.seats) if seat not in self.minds])

    def _awaited(self) -> Action | Question:
        s = self.game.state
        seat = first_in_turn_order(s, s.awaited)
        if seat not in self.minds:
            return Question(seat, frozenset())
        return self._must(seat)

    def _must(self, seat: int) -> Action:
        """What a bot does that must act."""
        return self._wish(seat) or first_legal(self.game, seat)

    # thinking

    def _wish(self, seat: int) -> Action | None:
        """What the bot wants to do now, apart from offers to people who are to be left in peace; None for nothing."""
        for _ in range(self.game.state.seats):
            action = self._think(seat)
            if action is None or not self._bothers(action):
                return action
        return None

    def _bothers(self, action: Action) -> bool:
        """Whether a bot would come to a person with an offer too soon."""
        partner = action.numbers[0]
        if action.act != Act.OFFER or partner in self.minds:
            return False
        names = self.game.seats
        said = (entry.line for entry in reversed(self.game.log))
        return not may_offer(said, names[action.seat], names[partner], [names[seat] for seat in self.minds])

    def _think(self, seat: int) -> Action | None:
        """What the bot wants to do now; None for nothing. What the rules would refuse counts as nothing."""
        mind = self.minds[seat]
        answer, listed = [0] * ANSWER, [0] * (STRIDE * MAX_LEGAL)
        game = self.game
        if not mind.choose(game.table.board, game.state, seat, mind.memory, self._stream(seat), listed, answer):
            return None
        action = Action(seat, Act(answer[0]), filled(tuple(answer[1:])))
        return action if game.judge(action) == Refusal.NONE else None

    def _stream(self, seat: int) -> list[int]:
        about = f"bot {seat} {len(self.game.log)}".encode()
        digest = hmac.digest(self.seed, about, hashlib.sha256)
        words = [int.from_bytes(digest[at : at + WORD], "big") for at in range(0, 3 * WORD, WORD)]
        stream = [0] * 4
        seed_stream(stream, *words)
        return stream

    # following the log

    def _listen(self) -> None:
        """Take in what was said since: a throw asks everybody anew, an offer its partner, an answer its proposer."""
        for entry in self.game.log[self.heard :]:
            name, verb, *rest = entry.line.split()
            act = ACT_OF_VERB.get(verb, Act.THROW)
            if TAKES_BACK in entry.line:
                act = Act.THROW  # asks everybody anew, as the answers to it do
            partner = next((self.game.seats.index(word) for word in rest if word in self.game.seats), NOBODY)
            self.asked = 0 if name not in self.game.seats else asked_after(self.asked, act, partner)
        self.heard = len(self.game.log)

    def hear(self, line: str) -> None:
        """Think what a bot thinks before `line` is said: call it before carrying out what others have said.

        So a bot remembers the same in every process that follows the log.
        """
        game = self.game
        if game.over or (self.waiting and game.asked_back) or game.state.awaited >> NATURE & 1:
            return
        speaker = line.split(" ", 1)[0]
        seat = game.seats.index(speaker) if speaker in game.seats else NOBODY
        if self._volunteered() is None and seat != NOBODY and self.acting() >> seat & 1:
            self._must(seat)


def first_legal(game: Game, seat: int) -> Action:
    """Return the first thing that the rules let a seat do."""
    act, least, most = game.legal_entries(seat)[0]
    return Action(seat, Act(act), filled((least,) if act in {Act.BID, Act.WANT} else (least, most)))
