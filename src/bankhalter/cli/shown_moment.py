"""A moment at a table as it is shown: the board, what is awaited of whom, and what may be done."""

from collections.abc import Sequence
from dataclasses import replace

from rich.console import Console

from bankhalter.cli.choices import Choice, choice_list, choices, counters
from bankhalter.cli.manner import Manner
from bankhalter.cli.moment import awaited, debt
from bankhalter.cli.raising import trade_example
from bankhalter.cli.screen import board_picture, cash_line
from bankhalter.cli.told_table import Read, ToldTable
from bankhalter.cli.unbroken import spoken
from bankhalter.play.facts import lot_facts, lot_on_offer
from bankhalter.play.game import Game
from bankhalter.play.moments import concern, is_hopeless, own_concerns, waiting_offers
from bankhalter.play.questions import Question
from bankhalter.play.typed.replies import bid_of, may_bid
from bankhalter.rules.codes import Event, Moment, Phase
from bankhalter.rules.queries import due_debt
from bankhalter.words.messages import Message, Money, say

NEWS = 16  # sentences shown in the middle of the board


class ShownMoment(ToldTable):
    """A table that shows what is asked of somebody whenever that is new."""

    def __init__(self, game: Game, console: Console, manner: Manner, read: Read) -> None:
        super().__init__(game, console, manner, read)
        self._shown: tuple[int, Question] | None = None
        self._bidding_told = False
        self._drawn: dict[int, int] = {}  # by seat, how many turns had begun when it was shown the board
        self._owed: tuple[int, ...] = ()  # who owes whom how much and why, when numbers were last given to choices
        self._debts_told: set[tuple[object, ...]] = set()
        self._numbers: dict[str, int] = {}  # by line, the number it keeps while that debt lasts

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
