"""What a person may do now, as a numbered list with what each choice means."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bankhalter.cli.view import QUIET, View, fitted
from bankhalter.notation.actions import print_legal
from bankhalter.play.phrases import building_text, deck_text, level_text, lot_text, offer_text, seat_text
from bankhalter.rules.building import next_building
from bankhalter.rules.codes import Act, Building
from bankhalter.rules.mortgage import redemption_cost
from bankhalter.rules.queries import due_debt, refund
from bankhalter.rules.selling import sell

RANGES = {Act.BID: "bids", Act.WANT: "wants"}
BUSINESS = (Act.BUILD, Act.SELL, Act.SELL_WHOLE, Act.MORTGAGE, Act.REDEEM, Act.JUMP)  # lists that can get long
FEW = 8
COLUMN = 40  # least columns of the console for a short choice
SAY = 22  # columns for the words of a choice


class Choice(NamedTuple):
    """One choice: its words without the seat's name, what it means, and the range it leaves open, if any."""

    act: Act | None  # None: no action of the game, an answer about a take-back
    words: str
    about: str
    least: int = 0
    most: int = 0

    @property
    def open(self) -> bool:
        """Whether a number must be said."""
        return self.act in RANGES and self.least < self.most


ABOUT_TAKE_BACK = (
    Choice(None, "agrees", "take it back"),
    Choice(None, "disagrees", "let everything stand"),
)


def choices(view: View, seat: int) -> list[Choice]:
    """Return what the seat may do now; giving up is never among the numbers, it must be said."""
    if view.game.asked_back:
        return list(ABOUT_TAKE_BACK)
    entries = [entry for entry in view.game.legal_entries(seat) if entry[0] != Act.GIVE_UP]
    entries.sort(key=lambda entry: BUSINESS.index(Act(entry[0])) + 1 if entry[0] in BUSINESS else 0)
    return [choice_of(view, seat, entry) for entry in entries]


def choice_of(view: View, seat: int, entry: tuple[int, int, int]) -> Choice:
    """Return the choice for an entry of a list of legal actions."""
    act, least, most = entry
    words = print_legal(view.table, view.state, seat, entry).partition(" ")[2]
    about = ABOUT[Act(act)](view, seat, least) if Act(act) in ABOUT else ""
    return Choice(Act(act), words, about, least, most)


def choice_list(found: Sequence[Choice], width: int) -> RenderableType:
    """Return the list, numbered from 1; long lists of business stand in columns."""
    now = [(n, choice) for n, choice in enumerate(found, 1) if choice.act not in BUSINESS or len(found) <= FEW]
    rest = [(n, choice) for n, choice in enumerate(found, 1) if choice.act in BUSINESS and len(found) > FEW]
    parts: list[RenderableType] = [long_line(number, choice) for number, choice in now]
    if rest:
        parts.append(short_lines(rest, width))
    return Group(*parts)


def long_line(number: int, choice: Choice) -> Text:
    """Return one choice on a line of its own."""
    return Text.assemble((f"{number:>3}  ", "bold"), choice.words.ljust(SAY), (f" {choice.about}", QUIET))


def short_lines(rest: Sequence[tuple[int, Choice]], width: int) -> Table:
    """Return choices in columns, top to bottom."""
    table = Table.grid(padding=(0, 1, 0, 0))
    columns = max(1, width // COLUMN)
    rows = -(-len(rest) // columns)
    for row in range(rows):
        table.add_row(*(short_line(*item, width // columns - 1) for item in rest[row::rows]))
    return table


def short_line(number: int, choice: Choice, width: int) -> Text:
    """Return one choice, cut to a column."""
    about = fitted(choice.about, width - len(f"{number:>3}  {choice.words}  "))
    return Text.assemble((f"{number:>3}  ", "bold"), choice.words, (f"  {about}", QUIET))


def _step_up(view: View, _: int, lot: int) -> str:
    kind = building_text(view.table, hotel=next_building(view.board, view.state, lot) == Building.HOTEL)
    return f"{view.money(view.board.house_cost[lot])}, {kind} on {lot_text(view.table, lot)}"


def _step_down(view: View, seat: int, lot: int) -> str:
    """Sold on a copy, as a hotel takes more with it where the bank lacks houses."""
    sold = view.state.copy()
    sell(view.board, sold, seat, lot)
    return f"{view.money(sold.cash[seat] - view.state.cash[seat])}, {lot_text(view.table, lot)}"


def _whole(view: View, _: int, lot: int) -> str:
    return f"{view.money(refund(view.board, view.state, lot))}, {lot_text(view.table, lot)}"


def _buy(view: View, seat: int, _: int) -> str:
    lot = view.board.lot_of[view.state.at[seat]]
    return f"{lot_text(view.table, lot)} for {view.money(view.board.price[lot])}"


def _redeem(view: View, seat: int, lot: int) -> str:
    return f"{view.money(redemption_cost(view.board, view.state, seat, lot))}, {lot_text(view.table, lot)}"


def _demand(view: View, _: int, claim: int) -> str:
    s = view.state
    amount = view.money(s.claim_amount[claim]) if s.claim_amount[claim] else "to be thrown"
    return (
        f"from {seat_text(view.table, s.claim_guest[claim])} for {lot_text(view.table, s.claim_lot[claim])}: {amount}"
    )


def _pay(view: View, seat: int, _: int) -> str:
    s, i = view.state, due_debt(view.state, seat)
    return f"{view.money(s.debt_amount[i])} to {seat_text(view.table, s.creditor[i])}"


def _offer(view: View, proposer: int, partner: int) -> str:
    return offer_text(view.table, view.state, proposer, partner)


ABOUT: dict[Act, Callable[[View, int, int], str]] = {
    Act.THROW: lambda *_: "throw the dice",
    Act.MOVE: lambda view, seat, steps: f"to {view.square((view.state.at[seat] + steps) % len(view.board.kind))}",
    Act.JUMP: lambda view, _, square: view.square(square),
    Act.TAKE_FINE: lambda *_: "pay what the card says",
    Act.TAKE_CHANCE: lambda view, *_: f"draw a card of {deck_text(view.table, 0)} instead",
    Act.BUY: _buy,
    Act.DECLINE: lambda *_: "the bank puts it up for auction, you may bid too",
    Act.PAY_FINE: lambda view, *_: f"{view.money(view.board.fine)}, and you are free",
    Act.USE_CARD: lambda view, _, deck: f"the jail card of {deck_text(view.table, deck)}",
    Act.END_TURN: lambda *_: "hand on the dice",
    Act.BID: lambda view, _, least: f"at least {view.money(least)}: say number and amount, or `bids AMOUNT`",
    Act.PASS: lambda *_: "take no further part in this auction",
    Act.DEMAND: _demand,
    Act.PAY: _pay,
    Act.BANKRUPT: lambda *_: "the debt cannot be raised: leave the game",
    Act.BUILD: _step_up,
    Act.SELL: _step_down,
    Act.SELL_WHOLE: _whole,
    Act.WANT: lambda *_: "say the number of the choice and how many",
    Act.PLACE: lambda view, _, lot: (
        f"{lot_text(view.table, lot)}, which has {level_text(view.table, view.state.level[lot])}"
    ),
    Act.MORTGAGE: lambda view, _, lot: f"{view.money(view.board.mortgage[lot])}, {lot_text(view.table, lot)}",
    Act.REDEEM: _redeem,
    Act.KEEP: lambda view, _, lot: f"{lot_text(view.table, lot)} stays mortgaged",
    Act.ACCEPT: lambda view, seat, other: _offer(view, other, seat),
    Act.REJECT: lambda view, seat, other: _offer(view, other, seat),
    Act.WITHDRAW: _offer,
}
