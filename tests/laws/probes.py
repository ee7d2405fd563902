"""The whole finite table of actions, sensible or not, against the list of legal ones."""

from collections.abc import Iterator

from bankhalter.notation.actions import filled
from bankhalter.rules.apply import judge
from bankhalter.rules.codes import Act, Refusal
from bankhalter.rules.layout import CLAIMS, LOTS, SQUARES, Board, State
from tests.laws.driver import Entry, entries

Numbers = tuple[int, int, int, int, int]

RANGES = (Act.BID, Act.WANT)
ALONE = (
    Act.THROW,
    Act.TAKE_FINE,
    Act.TAKE_CHANCE,
    Act.BUY,
    Act.DECLINE,
    Act.PAY_FINE,
    Act.END_TURN,
    Act.PASS,
    Act.PAY,
    Act.BANKRUPT,
    Act.GIVE_UP,
)
ON_LOTS = (Act.BUILD, Act.SELL, Act.SELL_WHOLE, Act.PLACE, Act.MORTGAGE, Act.REDEEM, Act.KEEP)
SPANS = {
    Act.MOVE: range(-1, 15),
    Act.JUMP: range(-1, SQUARES + 2),
    Act.USE_CARD: range(-1, 4),
    Act.DEMAND: range(-1, CLAIMS + 2),
    Act.ACCEPT: range(-1, 8),
    Act.REJECT: range(-1, 8),
    Act.WITHDRAW: range(-1, 8),
    **{act: range(-1, LOTS + 2) for act in ON_LOTS},
}
# Made once: they are asked of every seat at every moment.
QUESTIONS = [
    *((int(act), filled((0,))) for act in ALONE),
    *((int(act), filled((x0,))) for act, span in SPANS.items() for x0 in span),
]
HUGE = 2**31 - 1


def listed_actions(b: Board, s: State, seat: int) -> set[tuple[int, int]]:
    """Return act and number of what is listed, ranges left out."""
    return {(act, x0) for act, x0, _ in entries(b, s, seat) if act not in RANGES}


def accepted_actions(b: Board, s: State, seat: int) -> set[tuple[int, int]]:
    """Return act and number of what is accepted of everything that one number says, ranges left out."""
    return {(act, numbers[0]) for act, numbers in QUESTIONS if judge(b, s, seat, act, *numbers) == Refusal.NONE}


def accepts(b: Board, s: State, seat: int, act: Act, x0: int) -> bool:
    """Return whether the action is legal."""
    return judge(b, s, seat, act, *filled((x0,))) == Refusal.NONE


def wrong_range_ends(b: Board, s: State, seat: int) -> list[tuple[Act, int]]:
    """Return the bids and wishes, around the ends of what is listed, that are not judged as listed."""
    wrong = []
    for act in RANGES:
        spans = [entry for entry in entries(b, s, seat) if entry[0] == act]
        assert len(spans) <= 1, f"{act.name} is listed twice"
        wrong += [(act, n) for n in _samples(spans) if accepts(b, s, seat, act, n) != _inside(spans, n)]
    return wrong


def _samples(spans: list[Entry]) -> Iterator[int]:
    yield from (-HUGE, -1, 0, 1, 2, 3, 10, 50, HUGE)
    for _, least, most in spans:
        yield from (least - 1, least, least + 1, (least + most) // 2, most - 1, most, most + 1)


def _inside(spans: list[Entry], number: int) -> bool:
    return any(least <= number <= most for _, least, most in spans)
