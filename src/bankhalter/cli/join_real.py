"""What the real dice, cards and deeds of a table show, as people at a terminal type it in."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bankhalter.cli.asking import understood, whole_command
from bankhalter.cli.unbroken import spoken
from bankhalter.notation.actions import Action
from bankhalter.notation.errors import NotationError
from bankhalter.notation.typed import own_words
from bankhalter.play.effects import card_text
from bankhalter.play.typed.meaning import NotUnderstoodError, Said
from bankhalter.reference.finding import folded
from bankhalter.rules.codes import Act
from bankhalter.words.messages import DeckName, SquareName, say

if TYPE_CHECKING:
    from bankhalter.cli.join_screen import JoinedTable
    from bankhalter.notation.actions import Line
    from bankhalter.server.due_of_nature import Due

DICE = re.compile(r"([1-6])[ ,+]+([1-6])(?:[ ,+]+(\w+))?")
DEALT = re.compile(r"\d+(?:[ ,]+\d+)*")
PROMPTS = {"dice": "joined-real-dice-prompt", "card": "joined-real-card-prompt", "deal": "joined-real-deal-prompt"}
FORMS = {"dice": "throws {die} {die}", "card": "draws {card}", "deal": "is dealt {lots}"}


class RealNature:
    """What a table with real dice and cards waits for, and what is typed for it."""

    def __init__(self, at: JoinedTable) -> None:
        self.at = at
        self._shown: tuple[int, Due] | None = None
        self._listed: list[tuple[str, str]] = []  # the cards shown last, by key and text

    @property
    def due(self) -> Due | None:
        """What dice, cards or a deal have to show now; None where nature is not awaited, or answers by itself."""
        return self.at.guest.moment.due if self.at.guest.seats else None

    def is_ours(self) -> bool:
        """Whether those at this keyboard are asked first: theirs is the seat or the bank, or nobody is there for it."""
        due, banker = self.due, self.at.guest.moment.banker
        if due is None or self.at.game.asked_back:
            return False
        own = {due.seat, banker.seat if banker else ""} & set(self.at.guest.seats)
        return bool(own) or self.at.is_bot(self.at.game.table.seat(due.seat))

    def prompt(self) -> str:
        """Return what stands before the line that is read."""
        due = self.due
        return "> " if due is None else f"{self.at.view.says(PROMPTS[due.what], who=due.seat)}> "

    def show(self) -> None:
        """Say once what is to be typed, with the cards that can come or the deeds that can have been dealt."""
        due, length = self.due, len(self.at.game.log)
        if due is None or self._shown == (length, due):
            return
        self._shown, self._listed = (length, due), []
        view = self.at.view
        match due.what:
            case "dice":
                what = "rent" if due.rent else "speed" if due.speed_die else "move"
                self.at.note(say("joined-real-dice", who=due.seat, what=what))
            case "card":
                self.at.note(say("joined-real-card", who=due.seat, deck=DeckName(int(due.deck == "community"))))
                self._list(due, "")
                if due.other:
                    self.at.note(say("joined-real-card-other"))
            case "deal":
                self.at.note(say("joined-real-deal", who=due.seat, count=due.lots))
                for square in due.squares:
                    self._row(square, view.voice.text(SquareName(square)))

    def lacks_dice(self, said: Line) -> bool:
        """Whether somebody throws whose dice have to be typed in, and were not."""
        throws = isinstance(said, Action) and said.act == Act.THROW and not any(said.numbers)
        return throws and self.due is not None and self.due.what == "dice"

    def takes(self, typed: str) -> bool:
        """Do what was typed if it says what is due; False if it means something else."""
        due = self.due
        if due is None or not typed or whole_command(self.at.view, typed.partition(" ")[0]):
            return False
        match due.what:
            case "dice":
                found = DICE.fullmatch(typed)
                return found is not None and self._say(due, " ".join(filter(None, found.groups())), typed)
            case "card":
                return self._takes_card(due, typed)
            case "deal":
                return DEALT.fullmatch(typed) is not None and self._say(due, " ".join(re.findall(r"\d+", typed)), typed)

    def _takes_card(self, due: Due, typed: str) -> bool:
        if typed.isdecimal():
            if 0 < int(typed) <= len(self._listed):
                return self._say(due, self._listed[int(typed) - 1][0], typed)
            self.at.hint("hint-no-choice", number=typed)
            return True
        return self._list(due, typed) or (due.other and self._say(due, typed, typed))

    def _list(self, due: Due, sought: str) -> bool:
        """Show the cards that have all the words sought; False if there are none."""
        edition, voice = self.at.game.table.edition, self.at.view.voice
        texts = {card.key: voice(card_text(edition, card)) for card in edition.deck(due.deck or "chance")}
        words = folded(sought).split()
        found = [(key, texts[key]) for key in due.cards if all(word in folded(texts[key]) for word in words)]
        if not found:
            return False
        self._listed = found
        for number, (_, text) in enumerate(found, 1):
            self._row(number, text)
        return True

    def _row(self, number: int, text: str) -> None:
        self.at.console.print(spoken(f"{number:>4}  {text}"))

    def _meant(self, due: Due, words: str) -> Said | None:
        """Return what is said in the name of the seat whose dice, card or deeds they are; None if that means nothing.

        Raise NotationError where the words are clear and what goes with them is not.
        """
        verb = own_words(self.at.view.voice, FORMS[due.what]).partition(" {")[0]
        try:
            meant = understood(self.at.view, self.at.game.table.seat(due.seat), f"{verb} {words}")
        except NotUnderstoodError:
            return None
        return meant if isinstance(meant, Said) and isinstance(meant.line, Action) else None

    def _say(self, due: Due, words: str, typed: str) -> bool:
        try:
            meant = self._meant(due, words)
        except NotationError as error:
            self.at.not_possible(error, typed)
            return True
        if meant is not None:
            self.at.try_out(meant.line)
        return meant is not None
