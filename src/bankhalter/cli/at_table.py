"""What people say at a table, wherever its game is: a line is asked for, understood and carried out."""

import re
from collections.abc import Iterable, Sequence

from rich.console import Console

from bankhalter.cli.asking import Command, understood
from bankhalter.cli.choices import Choice
from bankhalter.cli.commands import COMMANDS
from bankhalter.cli.manner import Manner
from bankhalter.cli.moment import debt
from bankhalter.cli.shown_moment import ShownMoment
from bankhalter.cli.told_table import Read
from bankhalter.notation.actions import Action, Line, TakeBack, parse_line
from bankhalter.notation.errors import NotationError
from bankhalter.notation.forms import FORMS
from bankhalter.notation.typed import (
    amounts_in_notation,
    in_own_words,
    quoted_in_own_words,
    usage_of,
)
from bankhalter.play.errors import RefusedError
from bankhalter.play.game import Game
from bankhalter.play.moments import is_hopeless
from bankhalter.play.questions import Question
from bankhalter.play.takeback import OF_NATURE, TakeBackError
from bankhalter.play.typed.meaning import Bid, NotUnderstoodError, Said, unread
from bankhalter.play.typed.replies import actions_since, bare_bid, bare_number, bid_of
from bankhalter.rules.codes import Act, Refusal
from bankhalter.rules.queries import due_debt
from bankhalter.words.errors import SpokenError
from bankhalter.words.messages import Money, listed

LEAVING = frozenset({Act.GIVE_UP, Act.BANKRUPT})
OFFERING = frozenset({Act.OFFER, Act.COUNTER, Act.HAND})
NUMBER = re.compile("[0-9]{1,9}")


class AtTable(ShownMoment):
    """Somebody at a table who is asked, and answers."""

    def __init__(self, game: Game, console: Console, manner: Manner, read: Read) -> None:
        super().__init__(game, console, manner, read)
        self._to_repeat: Line | None = None  # done if it is said once more, right away
        self._said_before: Line | None = None
        self._unclear: int | None = None  # a number that may be that of a choice or a bid: said once more, a choice
        self._unclear_before: int | None = None

    def ask(self, question: Question) -> None:
        """Show the moment if it is a new one, read a line and do what it says."""
        self.show_if_new(question)
        name = self.game.seats[question.seat]
        self.obey(question, " ".join(self._read(f"{name}> ").split()))

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
            self.not_possible(error, typed)
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
            self.not_possible(error, in_own_words(self.view.language, line))
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

    def not_possible(self, error: NotationError, typed: str) -> None:
        """Say what is wrong with a line, in the words in which it was typed."""
        self.say(self.view.voice(unread(self.view, error, typed)))

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
