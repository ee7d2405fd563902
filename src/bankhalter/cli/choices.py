"""What a person may do now, as a numbered list with what each choice means."""

from collections.abc import Callable, Mapping, Sequence
from itertools import count
from types import MappingProxyType
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bankhalter.cli.facts import completed_groups, landing_facts, square_thrown
from bankhalter.cli.typed import in_own_words, usage_of
from bankhalter.cli.unbroken import spoken
from bankhalter.cli.view import View
from bankhalter.notation.actions import print_legal
from bankhalter.notation.amounts import amount_text
from bankhalter.play.phrases import TO_YOU, kind_of, level_phrase, lot_name, seat_name, terms_of_offer
from bankhalter.rules.building import next_building
from bankhalter.rules.codes import HAND_BIT, HOTEL, LAST_ATTEMPT, Act, Building
from bankhalter.rules.jail import may_sit
from bankhalter.rules.layout import LEVELS, SEATS
from bankhalter.rules.mortgage import redemption_cost
from bankhalter.rules.queries import due_debt, refund
from bankhalter.rules.selling import sell
from bankhalter.words.messages import DeckName, Message, Money, SquareName, listed, say

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
    about = _range(view, entry) if act in RANGES else ABOUT[Act(act)](view, seat, least)
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


def _move(view: View, seat: int, steps: int) -> Message:
    square = (view.state.at[seat] + steps) % len(view.board.kind)
    about = landing_facts(view, seat, square)
    if about is None:
        return say("choice-move", square=SquareName(square))
    return say("choice-move-known", square=SquareName(square), about=about)


def _jump(view: View, seat: int, square: int) -> Message:
    about, name = landing_facts(view, seat, square), SquareName(square)
    if square == square_thrown(view.state, seat):
        return (
            say("choice-jump-plain-known", square=name, about=about) if about else say("choice-jump-plain", square=name)
        )
    return say("choice-jump-known", square=name, about=about) if about else say("choice-jump", square=name)


def _step_up(view: View, _: int, lot: int) -> Message:
    b, s = view.board, view.state
    hotel = next_building(b, s, lot) == Building.HOTEL
    level = HOTEL if hotel else s.level[lot] + 1
    rent, cost = Money(b.rent[lot * LEVELS + level]), Money(b.house_cost[lot])
    lot_named = lot_name(view.table, lot)
    return say("choice-build", kind=kind_of(hotel=hotel), number=level, lot=lot_named, amount=cost, rent=rent)


def _step_down(view: View, seat: int, lot: int) -> Message:
    """Sold on a copy, as a hotel takes more with it where the bank lacks houses."""
    sold = view.state.copy()
    sell(view.board, sold, seat, lot)
    amount, left = Money(sold.cash[seat] - view.state.cash[seat]), sold.level[lot]
    if view.state.level[lot] == HOTEL and left:
        return say("choice-sell-hotel", lot=lot_name(view.table, lot), amount=amount, left=left)
    return say("choice-sell", lot=lot_name(view.table, lot), amount=amount)


def _whole(view: View, _: int, lot: int) -> Message:
    return say("choice-sell", lot=lot_name(view.table, lot), amount=Money(refund(view.board, view.state, lot)))


def _buy(view: View, seat: int, _: int) -> Message:
    lot = view.board.lot_of[view.state.at[seat]]
    return say("choice-buy", lot=lot_name(view.table, lot), amount=Money(view.board.price[lot]))


def _mortgage(view: View, _: int, lot: int) -> Message:
    return say("choice-mortgage", lot=lot_name(view.table, lot), amount=Money(view.board.mortgage[lot]))


def _redeem(view: View, seat: int, lot: int) -> Message:
    cost = redemption_cost(view.board, view.state, seat, lot)
    return say("choice-redeem", lot=lot_name(view.table, lot), amount=Money(cost))


def _pay_fine(view: View, _: int, __: int) -> Message:
    """Where the fine ends the turn, the way goes on in the next one."""
    name = "choice-pay-fine-waits" if view.board.fine_ends_turn else "choice-pay-fine"
    return say(name, amount=Money(view.board.fine))


def _demand(view: View, _: int, claim: int) -> Message:
    s = view.state
    guest, lot = seat_name(view.table, s.claim_guest[claim]), lot_name(view.table, s.claim_lot[claim])
    if not s.claim_amount[claim]:
        return say("choice-demand-thrown", whom=guest, lot=lot)
    return say("choice-demand", whom=guest, lot=lot, amount=Money(s.claim_amount[claim]))


def _pay(view: View, seat: int, _: int) -> Message:
    s, i = view.state, due_debt(view.state, seat)
    return say("choice-pay", whom=seat_name(view.table, s.creditor[i]), amount=Money(s.debt_amount[i]))


def _bankrupt(view: View, seat: int, _: int) -> Message:
    s = view.state
    return say("choice-bankrupt", whom=seat_name(view.table, s.creditor[due_debt(s, seat)]))


def _place(view: View, _: int, lot: int) -> Message:
    return say("choice-place", lot=lot_name(view.table, lot), level=level_phrase(view.state.level[lot]))


def offer_terms(view: View, proposer: int, partner: int, name: str = "terms") -> Message:
    """Return what an offer says, and the groups that it completes."""
    terms = terms_of_offer(view.table, view.state, proposer, partner, name)
    groups = completed_groups(view, proposer, partner)
    return say("terms-completing", terms=terms, groups=listed(groups)) if groups else terms


def _end_turn(view: View, seat: int, _: int) -> Message:
    """Who may sit still in jail loses an attempt by that."""
    if view.state.jail[seat] and may_sit(view.board, view.state, seat):
        return say("choice-sit", attempt=view.state.jail[seat], attempts=LAST_ATTEMPT)
    return say("choice-end-turn")


ABOUT: dict[Act, Callable[[View, int, int], Message]] = {
    Act.THROW: lambda *_: say("choice-throw"),
    Act.MOVE: _move,
    Act.JUMP: _jump,
    Act.TAKE_FINE: lambda *_: say("choice-take-fine"),
    Act.TAKE_CHANCE: lambda *_: say("choice-take-chance", deck=DeckName(0)),
    Act.BUY: _buy,
    Act.DECLINE: lambda *_: say("choice-decline"),
    Act.PAY_FINE: _pay_fine,
    Act.USE_CARD: lambda _, __, deck: say("choice-use-card", deck=DeckName(deck)),
    Act.END_TURN: _end_turn,
    Act.PASS: lambda *_: say("choice-pass"),
    Act.DEMAND: _demand,
    Act.PAY: _pay,
    Act.BANKRUPT: _bankrupt,
    Act.BUILD: _step_up,
    Act.SELL: _step_down,
    Act.SELL_WHOLE: _whole,
    Act.PLACE: _place,
    Act.MORTGAGE: _mortgage,
    Act.REDEEM: _redeem,
    Act.KEEP: lambda view, _, lot: say("choice-keep", lot=lot_name(view.table, lot)),
    Act.ACCEPT: lambda view, seat, other: offer_terms(view, other, seat, TO_YOU),
    Act.REJECT: lambda view, _, other: say("choice-reject", whom=view.game.seats[other]),
    Act.WITHDRAW: offer_terms,
}
