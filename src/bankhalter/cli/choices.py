"""What a person may do now, as a numbered list with what each choice means."""

from collections.abc import Mapping, Sequence
from itertools import count
from types import MappingProxyType
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bankhalter.cli.unbroken import spoken
from bankhalter.cli.view import View
from bankhalter.notation.actions import print_legal
from bankhalter.notation.amounts import amount_text
from bankhalter.notation.typed import in_own_words, usage_of
from bankhalter.play.meanings import meaning
from bankhalter.rules.codes import HAND_BIT, Act
from bankhalter.rules.layout import SEATS
from bankhalter.rules.queries import due_debt
from bankhalter.words.messages import Message, Money, say

RANGES = (Act.BID, Act.WANT)
BUSINESS = (Act.BUILD, Act.SELL, Act.SELL_WHOLE, Act.REDEEM, Act.MORTGAGE, Act.JUMP)  # lists that can get long
COSTLY = (Act.BUILD, Act.REDEEM)
WAYS = (Act.MOVE, Act.JUMP)  # their numbers are those of the dice and the squares
FIRST = (Act.DEMAND, Act.ACCEPT, Act.REJECT)
FEW = 8
SHORTENED = (Act.SELL, Act.MORTGAGE)  # lists that stand behind one entry where they are of little help
MANY = 4
COLUMN = 44  # least columns of the console for a short choice
NUMBER = 5  # columns for its number
SAY = 16  # columns for the words of a choice
LAST = "is bankrupt"  # the line that stands last
NONE_BEFORE: Mapping[str, int] = MappingProxyType({})


class Choice(NamedTuple):
    """One choice: the line of the notation without a name, how people say it, what it means, and a range left open.

    `number` is what is typed for it.
    """

    act: Act | None  # None: no action of the game, an answer about a take-back
    line: str
    words: str
    about: str
    least: int = 0
    most: int = 0
    number: int = 0

    @property
    def open(self) -> bool:
        """Whether a number must be said."""
        return self.act in RANGES and self.least < self.most


def choices(view: View, seat: int, before: Mapping[str, int] = NONE_BEFORE) -> list[Choice]:
    """Return what the seat may do now; giving up is never among the numbers, it must be said.

    `before`: the numbers that lines had in earlier lists and keep; a line that is new gets one that none had.
    """
    if view.game.asked_back:
        return [_answer(view, 1, "agrees", say("choice-agree")), _answer(view, 2, "disagrees", say("choice-disagree"))]
    entries = sorted(entries_shown(view, seat), key=lambda entry: rank_of(view, Act(entry[0]), entry[1]))
    lines = [print_legal(view.table, view.state, seat, entry).partition(" ")[2] for entry in entries]
    own = {line: entry[1] for line, entry in zip(lines, entries, strict=True) if entry[0] in WAYS}
    taken = {*own.values(), *before.values()}
    free = (number for number in count(max(before.values(), default=0) + 1) if number not in taken)
    known = {**before, **own}
    if not set(lines) <= set(known):
        known.pop(LAST, None)  # it goes on standing last
    numbers = [known[line] if line in known else next(free) for line in lines]
    found = [choice_of(view, seat, number, entry) for number, entry in zip(numbers, entries, strict=True)]
    return sorted(found, key=lambda choice: choice.number)


def entries_shown(view: View, seat: int) -> list[tuple[int, int, int]]:
    """Return the legal actions worth a number: none that only costs whom owes, none that would be in vain."""
    entries = view.game.legal_entries(seat)
    hidden = {Act.GIVE_UP}
    if due_debt(view.state, seat) >= 0:
        hidden.update(COSTLY)
    return [entry for entry in entries if entry[0] not in hidden]


def rank_of(view: View, act: Act, number: int) -> tuple[int, int]:
    """Return how early a choice stands: rent that lapses first, then what the moment asks, then business by square."""
    if act in FIRST:
        return FIRST.index(act) - len(FIRST), 0
    if act in BUSINESS and act not in WAYS:
        return BUSINESS.index(act) + 1, view.table.square(number)
    if act == Act.BANKRUPT:
        return len(BUSINESS) + 1, 0
    return 0, 0


def _answer(view: View, number: int, line: str, about: Message) -> Choice:
    return Choice(None, line, in_own_words(view.language, line), view.voice(about), number=number)


def choice_of(view: View, seat: int, number: int, entry: tuple[int, int, int]) -> Choice:
    """Return the choice for an entry of a list of legal actions, which stands at `number`."""
    act, least, most = entry
    line = print_legal(view.table, view.state, seat, entry).partition(" ")[2]
    about = _range(view, entry) if act in RANGES else meaning(view, seat, Act(act), least)
    words = in_own_words(view.language, line)
    if act == Act.USE_CARD and view.state.holder.count(seat) == 1:
        words = in_own_words(view.language, "uses card")
    if act == Act.JUMP:
        words = ""  # the number of a jump already says where it goes
    if act in RANGES and least < most:
        words = usage_of(view.language, line.partition(" ")[0])
    return Choice(Act(act), line, words, view.voice(about), least, most, number)


def _range(view: View, entry: tuple[int, int, int]) -> Message:
    act, least, most = entry
    if act == Act.WANT:
        if least == most:
            return say("choice-want-only", least=least)
        return say("choice-want", least=least, most=most, example=in_own_words(view.language, f"wants {most}"))
    if least == most:
        return say("choice-bid-only", least=Money(least))
    example = in_own_words(view.language, f"bids {amount_text(view.table.unit, least)}")
    return say("choice-bid", least=Money(least), most=Money(most), example=example)


def choice_list(
    view: View,
    found: Sequence[Choice],
    width: int,
    *,
    answers: Sequence[Choice] = (),
    nothing: bool = False,
    whole: bool = True,
) -> RenderableType:
    """Return the list with its numbers, which ascend; long lists of business stand in columns.

    `answers`: what must be said in words; `nothing`: with the choice 0; `whole`: also what stands behind one entry
    otherwise.
    """
    numbered = [(str(choice.number), choice) for choice in found]
    behind = [] if whole else [entry for act in SHORTENED for entry in behind_one(view, numbered, act)]
    folded = {entry.act for _, entry in behind}
    shown = [each for each in numbered if each[1].act not in folded]
    columns = len(shown) > FEW and not view.plain
    now = [each for each in shown if each[1].act not in BUSINESS or not columns]
    rest = [each for each in shown if each[1].act in BUSINESS and columns]
    now += [("", answer) for answer in answers]
    if nothing:
        now.append(("0", Choice(None, "", "", view.says("choice-nothing"))))
    parts = [(now, long_lines(view, now))] if now else []
    if rest:
        parts.append((rest, short_lines(rest, width)))
    if behind:
        parts.append((behind, long_lines(view, behind)))
    return Group(*(part for _, part in sorted(parts, key=lambda part: part[0][0][1].number)))


def counters(view: View, seat: int) -> list[Choice]:
    """Return how the seat may counter the offers to it; the terms must be said, so there is no number for that."""
    others = [number for act, number, _ in view.game.legal_entries(seat) if act == Act.REJECT]
    form = usage_of(view.language, "counters")
    place = view.says("place-seat")
    return [
        Choice(None, "", form.replace(place, view.game.seats[other], 1), view.says("choice-counter"))
        for other in others
        if not view.state.offer_give[other * SEATS + seat] & HAND_BIT
    ]


def behind_one(view: View, numbered: Sequence[tuple[str, Choice]], act: Act) -> list[tuple[str, Choice]]:
    """Return one entry for all choices of an act, with their numbers; nothing if they are few."""
    those = [each for each in numbered if each[1].act == act]
    if len(those) <= MANY:
        return []
    form = usage_of(view.language, those[0][1].line.partition(" ")[0])
    about = view.says("choice-mortgages", count=len(those), command=view.says("command-list"))
    return [(spans([choice.number for _, choice in those]), Choice(act, "", form, about, number=those[0][1].number))]


def spans(numbers: Sequence[int]) -> str:
    """Return ascending numbers in short: 3–5, 8."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)


def long_lines(view: View, found: Sequence[tuple[str, Choice]]) -> RenderableType:
    """Return choices, each on a line of its own; what it means goes on below itself."""
    if view.plain:
        return Group(*(Text(plain_line(number, choice)) for number, choice in found))
    lines = Table.grid(padding=0)
    lines.add_column(min_width=5)
    lines.add_column(min_width=SAY, no_wrap=True)
    lines.add_column(ratio=1)
    for number, choice in found:
        lines.add_row(Text(f"{number:>3}  ", "bold"), Text(f"{choice.words}  "), spoken(choice.about))
    return lines


def plain_line(number: str, choice: Choice) -> str:
    """Return a choice as a sentence."""
    return ": ".join(filter(None, (f"{number} {choice.words}".strip(), choice.about)))


def short_lines(found: Sequence[tuple[str, Choice]], width: int) -> Table:
    """Return choices in columns, top to bottom; what is too long for its column goes on below itself."""
    said = ["  ".join(filter(None, (choice.words, choice.about))) for _, choice in found]
    columns = columns_for(said, width)
    rows = -(-len(found) // columns)
    table = Table.grid(padding=0, expand=True)
    for _ in range(columns):
        table.add_column(no_wrap=True, width=NUMBER)
        table.add_column(ratio=1)
    cells = [(Text(f"{number:>3}  ", "bold"), spoken(words)) for (number, _), words in zip(found, said, strict=True)]
    for row in range(rows):
        table.add_row(*(cell for pair in cells[row::rows] for cell in pair))
    return table


def columns_for(said: Sequence[str], width: int) -> int:
    """Return how many columns there may be, so that few choices take a second line."""
    for columns in range(width // COLUMN, 1, -1):
        room = width // columns - NUMBER - 1
        if sum(len(words) > room for words in said) * FEW <= len(said):
            return columns
    return 1
