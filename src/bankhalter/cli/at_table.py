"""What people see and say at a table, wherever its game is: the board, what is asked, what was typed, what happened."""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from rich.console import Console, RenderableType
from rich.text import Text

from bankhalter.cli.asking import Bid, Command, NotUnderstoodError, Said, understood
from bankhalter.cli.choices import Choice, choice_list, choices, counters
from bankhalter.cli.commands import COMMANDS
from bankhalter.cli.commands import Command as Carries
from bankhalter.cli.manner import Manner
from bankhalter.cli.moment import awaited, debt
from bankhalter.cli.raising import trade_example
from bankhalter.cli.replies import actions_since, bare_bid, bare_number, bid_of, may_bid
from bankhalter.cli.screen import board_picture, cash_line
from bankhalter.cli.typed import (
    amounts_in_notation,
    amounts_in_own_words,
    in_own_terms,
    in_own_words,
    quoted_in_own_words,
    usage_of,
)
from bankhalter.cli.unbroken import spoken
from bankhalter.cli.view import QUIET, View
from bankhalter.editions.titles import title
from bankhalter.notation.actions import Action, Line, TakeBack, parse_line
from bankhalter.notation.errors import NotationError
from bankhalter.notation.forms import FORMS
from bankhalter.play.errors import RefusedError
from bankhalter.play.facts import lot_facts, lot_on_offer
from bankhalter.play.game import Game
from bankhalter.play.moments import concern, is_hopeless, own_concerns, waiting_offers
from bankhalter.play.narration import Sentence
from bankhalter.play.questions import Question
from bankhalter.play.story import Story
from bankhalter.play.takeback import OF_NATURE, TakeBackError
from bankhalter.rules.codes import Act, Event, Moment, Phase, Refusal
from bankhalter.rules.queries import due_debt
from bankhalter.words.errors import SpokenError
from bankhalter.words.messages import Argument, Message, Money, listed, say

NEWS = 16  # sentences shown in the middle of the board
LEAVING = frozenset({Act.GIVE_UP, Act.BANKRUPT})
OFFERING = frozenset({Act.OFFER, Act.COUNTER, Act.HAND})
NUMBER = re.compile("[0-9]{1,9}")

Read = Callable[[str], str]


def begins_turn(sentence: Sentence) -> bool:
    """Whether a sentence tells that a turn begins."""
    return sentence.happened is not None and sentence.happened.event == Event.TURN_STARTED


def sentence_line(view: View, sentence: Sentence) -> RenderableType:
    """Return a sentence as it is shown: a turn begins with a heading."""
    text = view.voice(sentence.message)
    if view.plain:
        return spoken(text)
    return spoken(f"\n{text}", "bold") if begins_turn(sentence) else spoken(f"  {text}")


class AtTable(ABC):
    """Somebody at a table; what happens to what is said there is for others to say."""

    has_pace = True  # how fast the bots move can be chosen here
    further: Mapping[str, Carries] = {}  # commands that can be given at this table alone

    def __init__(self, game: Game, console: Console, manner: Manner, read: Read) -> None:
        self.game = game
        self.console = console
        self.view = View(game, manner.language, manner.plain, tuple(self.further))
        self.speed = manner.speed
        self.story = Story()
        self.refusal: SpokenError | None = None
        self.latest: list[Sentence] = []  # what was told since somebody typed last
        self._read = read
        self._shown: tuple[int, Question] | None = None
        self._to_repeat: Line | None = None  # done if it is said once more, right away
        self._said_before: Line | None = None
        self._unclear: int | None = None  # a number that may be that of a choice or a bid: said once more, a choice
        self._unclear_before: int | None = None
        self._bidding_told = False
        self._drawn: dict[int, int] = {}  # by seat, how many turns had begun when it was shown the board
        self._left: dict[int, int] = {}  # by seat, how many sentences were told at the end of its turn
        self._cash_left: dict[int, int] = {}  # by seat, its cash then; unknown of turns before this sitting
        self._owed: tuple[int, ...] = ()  # who owes whom how much and why, when numbers were last given to choices
        self._debts_told: set[tuple[object, ...]] = set()
        self._numbers: dict[str, int] = {}  # by line, the number it keeps while that debt lasts

    # where the game is

    @abstractmethod
    def carry_out(self, said: Line) -> None:
        """Carry out a line and tell what happened; raise SpokenError if it is refused."""

    @abstractmethod
    def is_bot(self, seat: int) -> bool:
        """Whether a bot plays the seat."""

    @abstractmethod
    def let_be(self, question: Question) -> None:
        """The person asked wants to do nothing about this."""

    @abstractmethod
    def settle(self) -> None:
        """Make sure that nothing is lost while somebody thinks."""

    @property
    @abstractmethod
    def pausing(self) -> bool | None:
        """Whether everybody is asked before every throw of another seat; None where that cannot be had."""

    @abstractmethod
    def pause(self, *, pausing: bool) -> None:
        """Ask everybody before every throw of another seat from now on, or no more."""

    @property
    @abstractmethod
    def minutes_left(self) -> int | None:
        """Minutes left of the time agreed on; None without any."""

    @property
    @abstractmethod
    def place(self) -> str:
        """Where the game is kept."""

    # telling

    def say_who_plays(self) -> None:
        """Say what is played, and who plays what."""
        table, bots = self.game.table, self.game.opening.bots
        kinds = {name: self.view.says("welcome-bot", name=name, kind=bots[name]) for name in bots}
        names = ", ".join(kinds.get(name, name) for name in table.seats)
        self.console.print(
            Text(self.view.says("welcome-seats", title=title(self.view.voice, table.edition), names=names), "bold")
        )

    def take_up(self, story: Story) -> None:
        """Go on with a story that was told up to here; nobody has missed any of it."""
        self.story = story
        for name in self.game.opening.people:
            self._left[self.game.seats.index(name)] = len(self.news)

    def mark(self, seat: int) -> None:
        """Note how far things have gone when the seat has acted in its turn."""
        self._left[seat] = len(self.news)
        self._cash_left[seat] = self.game.state.cash[seat]

    @property
    def news(self) -> list[Sentence]:
        """All that was told."""
        return self.story.told

    def since(self, seat: int) -> list[Sentence]:
        """Return what was told since the seat last acted in a turn of its own."""
        return [each for each in self.news[self._left.get(seat, 0) :] if not begins_turn(each)]

    def tell(self, sentences: Sequence[Sentence]) -> None:
        """Show what has happened."""
        self.latest += sentences
        for sentence in sentences:
            self.console.print(sentence_line(self.view, sentence))

    # asking

    def ask(self, question: Question) -> None:
        """Show the moment if it is a new one, read a line and do what it says."""
        self.show_if_new(question)
        name = self.game.seats[question.seat]
        self.obey(question, " ".join(self._read(f"{name}> ").split()))

    def show_if_new(self, question: Question) -> None:
        """Show the moment if it is a new one."""
        if self._shown != (len(self.game.log), question):
            self._shown = (len(self.game.log), question)
            self.tell(self.story.catch_up(self.game))
            self.settle()
            self._show(question)

    def _show(self, question: Question) -> None:
        turns = self.turns
        in_turn = not question.matters and self.game.state.phase != Phase.ORDER
        self.console.print()
        if in_turn and self._wants_board(question.seat, turns):
            self._drawn[question.seat] = turns
            self._show_turn(question.seat)
        else:
            self.console.print(cash_line(self.view))
        if (minutes := self.minutes_left) is not None:
            self.hint("hint-minutes-left", minutes=minutes)
        self.show_choices(question)

    def _wants_board(self, seat: int, turns: int) -> bool:
        """Whether the board is new to the seat in this turn, or to everybody if it is the turn of another."""
        drawn = self._drawn.get(seat) == turns if seat == self.game.state.turn else turns in self._drawn.values()
        return not drawn

    def _show_turn(self, seat: int) -> None:
        """Show the board, or in sentences what all have, and how the seat has fared since its last turn."""
        if self.view.plain:
            self.console.print(cash_line(self.view))
        else:
            self.draw(seat)
        if (example := trade_example(self.view, seat)) is not None:
            self.say(self.view.voice(example))
        cash = self.game.state.cash[seat]
        change = cash - self._cash_left.get(seat, cash)
        if change:
            kind = "more" if change > 0 else "less"
            self.hint("since-last", who=self.game.seats[seat], change=kind, amount=Money(abs(change)))

    def draw(self, seat: int) -> None:
        """Draw the board, with what the seat may have missed."""
        news = [self.view.voice(each.message) for each in self.since(seat)]
        self.console.print(board_picture(self.view, news[-NEWS:], self.console.width))

    def show_choices(self, question: Question, *, whole: bool = False) -> None:
        """Show what is awaited of the person asked, and what may be done; `whole`: all of it, however long."""
        seat = question.seat
        if self.game.asked_back:
            message = say("moment-takeback", request=self.story.teller.request)
        else:
            message = concern(self.view, question) if question.matters else self._awaited(seat, whole=whole)
        name = self.game.seats[seat]
        self.console.print(spoken(f"{name}: {self.view.voice(message)}", bold=len(name) + 1))
        if not self.game.asked_back:
            further = waiting_offers(self.view, question) if question.matters else own_concerns(self.view, seat)
            for concerned in further:
                self.console.print(spoken(f"  {self.view.voice(concerned)}", "bold"))
        if (lot := lot_on_offer(self.view)) >= 0 and not question.matters and not self.game.asked_back:
            self.say(self.view.voice(lot_facts(self.view, lot)))
        self._tell_of_bidding(seat)
        found = self.choices(seat)
        self._tell_of_numbers(seat, found)
        whole |= due_debt(self.game.state, seat) >= 0 and not is_hopeless(self.view, seat)
        width, nothing = self.console.width, bool(question.matters)
        answers = [] if self.game.asked_back else counters(self.view, seat)
        self.console.print(choice_list(self.view, found, width, answers=answers, nothing=nothing, whole=whole))

    def _awaited(self, seat: int, *, whole: bool) -> Message:
        """Return what is awaited of the seat; how a debt can be raised is told once, and whenever all is wanted."""
        if self.game.state.moment != Moment.DEBT:
            return awaited(self.view, seat)
        told = (*self._debt_of(seat), int(is_hopeless(self.view, seat)))
        again = told in self._debts_told and not whole
        self._debts_told.add(told)
        return debt(self.view, seat, again=again)

    def _debt_of(self, seat: int) -> tuple[int, ...]:
        """Return what tells the debt of the seat from others; nothing without one."""
        s, due = self.game.state, due_debt(self.game.state, seat)
        return (seat, s.creditor[due], s.debt_amount[due], s.debt_cause[due], self.turns) if due >= 0 else ()

    def _tell_of_numbers(self, seat: int, found: Sequence[Choice]) -> None:
        """Say once in a debt, where the list has gaps, that numbers stay with their choices."""
        told = ("numbers", *self._debt_of(seat))
        gaps = [choice.number for choice in found] != list(range(1, len(found) + 1))
        if gaps and self._debt_of(seat) and told not in self._debts_told:
            self._debts_told.add(told)
            self.hint("hint-numbers-stay")

    def _tell_of_bidding(self, seat: int) -> None:
        """Say once, where several people bid, that nobody has to wait for being asked."""
        s = self.game.state
        if self._bidding_told or s.moment != Moment.AUCTION:
            return
        people = [self.game.seats.index(name) for name in self.game.opening.people]
        others = [each for each in people if each != seat and may_bid(self.view, each)]
        if others:
            self._bidding_told = True
            self.hint("hint-bidding", words=f"{self.game.seats[others[0]]} {bid_of(self.view, others[0])}")

    def choices(self, seat: int) -> list[Choice]:
        """Return what may be done now; while a debt lasts each choice keeps its number."""
        owed = self._debt_of(seat)
        if not owed:
            return choices(self.view, seat)
        if owed != self._owed:
            self._owed, self._numbers = owed, {}
        found = choices(self.view, seat, self._numbers)
        self._numbers |= {choice.line: choice.number for choice in found}
        return sorted(found, key=lambda choice: choice.number)

    @property
    def turns(self) -> int:
        """How many turns have begun."""
        return sum(event == Event.TURN_STARTED for event, _ in self.game.events)

    def show_plain(self, *, plain: bool) -> None:
        """Show everything in sentences from now on, or with pictures."""
        self.view = replace(self.view, plain=plain)

    # answers

    def obey(self, question: Question, typed: str) -> None:
        """Do what was typed: a command, a choice, or an action in words."""
        self._said_before, self._to_repeat = self._to_repeat, None
        self._unclear_before, self._unclear = self._unclear, None
        word, _, rest = typed.partition(" ")
        if not typed:
            self.hint("hint")
        elif NUMBER.fullmatch(word) and bare_bid(self.view, question.seat, typed) is None:
            self._choose(question, int(word), rest)
        else:
            self._obey_words(question, typed)

    def _obey_words(self, question: Question, typed: str) -> None:
        try:
            meant = understood(self.view, question.seat, typed)
        except NotUnderstoodError as error:
            self.say(self.view.voice(error.message))
            return
        except NotationError as error:
            self._not_possible(error, typed)
            return
        if isinstance(meant, Command):
            seat = question.seat if meant.seat is None else meant.seat
            {**COMMANDS, **self.further}[meant.name](self, question._replace(seat=seat), meant.rest)
        elif isinstance(meant, Bid):
            self._ask_bid(question, meant.seat)
        else:
            self._said(question.seat, meant)

    def _remind(self, seat: int) -> None:
        """Say once more how a debt can be raised that selling and mortgaging does not cover."""
        if is_hopeless(self.view, seat):
            self.say(self.view.voice(debt(self.view, seat, again=True)))

    def _ask_bid(self, question: Question, seat: int) -> None:
        """Ask how much a seat bids, and bid it."""
        if self.is_bot(seat):
            self.hint("hint-bot", bot=self.game.seats[seat], name=self.game.seats[question.seat])
            return
        self._choose_amount(seat, next(each for each in self.choices(seat) if each.act == Act.BID), "")

    def _let_be(self, question: Question) -> None:
        if question.matters:
            self.latest = []
            self.let_be(question)
        else:
            self.hint("hint-must-act")

    def _choose(self, question: Question, number: int, rest: str) -> None:
        found = {choice.number: choice for choice in self.choices(question.seat)}
        chosen = found.get(number)
        if chosen is None:
            self._choose_none(question, number, rest, list(found.values()))
        elif chosen.open:
            self._choose_amount(question.seat, chosen, rest)
        elif rest:
            self.hint("hint-no-amount", number=str(number))
        elif self._may_be_bid(number, found.values()) and number != self._unclear_before:
            self._unclear = number
            bid = in_own_words(self.view.language, f"bids {number}")
            self.hint("hint-which", number=str(number), words=chosen.words, amount=Money(number), bid=bid)
        else:
            self._say_line(question.seat, chosen.line)

    def _may_be_bid(self, number: int, found: Iterable[Choice]) -> bool:
        """Whether a number that somebody typed may be a bid as well as a choice; never in the money of thousands."""
        bids = [each for each in found if each.act == Act.BID]
        return self.view.table.unit == 1 and any(each.least <= number <= each.most for each in bids)

    def _choose_none(self, question: Question, number: int, rest: str, found: Sequence[Choice]) -> None:
        """Do nothing, as that was chosen or no choice has the number; else it is a bid or a wish."""
        bids = not rest and any(choice.act == Act.BID for choice in found)
        amount = bare_number(self.view, question.seat, str(number))
        if number == 0 and not rest:
            self._let_be(question)
        elif not rest and any(choice.act == Act.WANT for choice in found):
            self._say_line(question.seat, f"wants {number}")
        elif bids and amount is not None:
            self._say_line(question.seat, f"bids {amount}")
        elif bids:
            self.hint("hint-bid", words=bid_of(self.view, question.seat))
        else:
            self.hint("hint-no-choice", number=str(number))

    def _choose_amount(self, seat: int, choice: Choice, typed: str) -> None:
        amounts = choice.act == Act.BID
        least, most = ((Money(n) if amounts else n) for n in (choice.least, choice.most))
        amount = typed or self._read(self.view.says("how-much", least=least, most=most) + " ").strip()
        amount = bare_bid(self.view, seat, amount) or amounts_in_notation(self.view.language, amount)
        if not amount[:1].isdecimal():
            self.hint("hint-bad-amount")
            return
        self._say_line(seat, f"{choice.line.partition(' ')[0]} {amount}")

    def _say_line(self, seat: int, line: str) -> None:
        """Carry out a line of the notation."""
        try:
            said = parse_line(self.game.table, self.game.state, f"{self.game.seats[seat]} {line}")
        except NotationError as error:
            self._not_possible(error, in_own_words(self.view.language, line))
        else:
            self._said(seat, Said(said, in_own_words(self.view.language, line)))

    def _said(self, seat: int, meant: Said) -> None:
        """Carry out what was said, by the person asked or by another one; say why if it cannot be."""
        if self.is_bot(meant.line.seat):
            self.hint("hint-bot", bot=self.game.seats[meant.line.seat], name=self.game.seats[seat])
        elif self._is_meant(meant):
            before, self.latest = self.latest, []
            bots = self._only_bots_in(meant.line)
            try:
                self.carry_out(meant.line)
                self.refusal = None
                self._tell_of_bots_taken_back(meant.line.seat, bots)
                if meant.next:
                    self.hint("hint-one-by-one", words=meant.next)
            except SpokenError as error:
                self.latest, self.refusal = before, error
                if not isinstance(error, RefusedError | TakeBackError):
                    self.say(self.view.voice(error.message))
                    return
                if self._hinted(error, meant.line):
                    return
                refusal = quoted_in_own_words(self.view.language, self.view.voice(error.message))
                why, all_choices = self.view.says("command-why"), self.view.says("command-list")
                self.hint("hint-why", refusal=refusal, command=why, list=all_choices)
                self._remind(seat)

    def _hinted(self, error: RefusedError | TakeBackError, said: Line) -> bool:
        """Whether there is more to say than the refusal: what one who owes must say, or who was meant."""
        if not isinstance(error, RefusedError) or not isinstance(said, Action):
            return False
        due, cash = due_debt(self.game.state, said.seat), self.game.state.cash[said.seat]
        pays = due >= 0 and cash >= self.game.state.debt_amount[due]
        name = self.game.seats[said.seat]
        others = [each for each in self.game.opening.people if each != name]
        if said.act == Act.BANKRUPT and pays:
            self.hint("hint-cash-suffices")
        elif said.act == Act.GIVE_UP and error.reason == Refusal.OWES and due >= 0:
            self.hint("hint-debt-first")
        elif said.act in OFFERING and said.numbers[0] == said.seat and others:
            self.hint("hint-names-itself", name=name, other=others[0], words=self._first_word(said.act))
        else:
            return False
        return True

    def _first_word(self, act: Act) -> str:
        """Return the verb of an action, as people type it."""
        verb = next(form.verb for form in FORMS if form.act == act)
        return usage_of(self.view.language, verb).partition(" ")[0]

    def _not_possible(self, error: NotationError, typed: str) -> None:
        """Say what is wrong with a line, in the words in which it was typed."""
        inner = error.message.args["error"] if error.message.id == "error-at" else error.message
        said = quoted_in_own_words(self.view.language, self.view.voice.text(in_own_terms(self.view.language, inner)))
        message = say("error-at", place=f"`{typed}`", error=say("own-text", text=said))
        self.say(amounts_in_own_words(self.view.language, self.view.voice(message)))

    def _is_meant(self, meant: Said) -> bool:
        """Whether a line is to be carried out: what takes a player out of the game must be said twice."""
        said = meant.line
        ends = isinstance(said, Action) and said.act in LEAVING and self.game.judge(said) == Refusal.NONE
        if not ends or said == self._said_before:
            return True
        self._to_repeat, self.refusal = said, None
        self.hint("hint-give-up", name=self.game.seats[said.seat], typed=meant.typed)
        return False

    def _only_bots_in(self, said: Line) -> list[str]:
        """Return whose actions are to be taken back if they are all of bots; nobody otherwise."""
        count = said.count if isinstance(said, TakeBack) else 0
        taken = [played.action for played in self.game.played[-count:]] if count else []
        if not all(self.is_bot(action.seat) and action.act not in OF_NATURE for action in taken):
            return []
        return [self.game.seats[seat] for seat in sorted({action.seat for action in taken})]

    def _tell_of_bots_taken_back(self, seat: int, bots: Sequence[str]) -> None:
        """Say that bots may do again what was taken back of theirs, and how one's own is taken back."""
        if bots and not self.game.asked_back:
            own = actions_since(self.view, seat) > 0
            self.hint(
                "hint-bots-taken-back-own" if own else "hint-bots-taken-back", names=listed(bots), count=len(bots)
            )

    def hint(self, name: str, /, **args: Argument) -> None:
        """Say a message that changes nothing."""
        self.say(self.view.says(name, **args))

    def say(self, text: str) -> None:
        """Say something that changes nothing."""
        self.console.print(spoken(text if self.view.plain else f"  {text}", QUIET))
