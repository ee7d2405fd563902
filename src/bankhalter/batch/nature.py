"""Nature's answers: which numbers are drawn for the throw, card or deal that is due, and what they mean.

Whatever draws, draws `draws_due` numbers, number k below `draw_range`, and hands them to `answer_drawn`.
"""

from bankhalter.rules.codes import BANK, BUS, MR_M, Act, Moment, Phase
from bankhalter.rules.dealing import next_to_deal
from bankhalter.rules.layout import CARDS, LOTS, Board, State, Word
from bankhalter.rules.queries import count_bits, dice_due
from bankhalter.rules.stream import draw_below
from bankhalter.rules.throwing import DIE, thrower

SPEED_DIE_NUMBERS = 3  # faces of the speed die with a number, then come one bus and two Mr. M (speeddie-faces)


def draws_due(b: Board, s: State) -> int:
    """How many numbers the answer takes that is due."""
    dice = dice_due(b, s)
    if dice > 0:
        return dice
    if s.phase == Phase.DEAL:
        return b.deal
    return 1 if s.unseen[s.drawing] != 0 else 0


def lots_to_deal(s: State) -> int:
    """How many lots the bank has."""
    count = 0
    for lot in range(LOTS):
        if s.owner[lot] == BANK:
            count += 1
    return count


def draw_range(s: State, k: int) -> int:
    """Below which number the number `k` (from 0) of the answer lies: faces of a die, lots left, or unseen cards."""
    if s.moment == Moment.TURN:
        if s.phase == Phase.DEAL:
            return lots_to_deal(s) - k
        if s.phase == Phase.CARD:
            return count_bits(s.unseen[s.drawing])
    return DIE


def speed_face(number: int) -> int:
    """The face of the speed die for a number drawn."""
    if number < SPEED_DIE_NUMBERS:
        return number + 1
    return BUS if number == SPEED_DIE_NUMBERS else MR_M


def answer(out: list[int], act: Act, x0: int, x1: int, x2: int) -> None:
    """Write an action of nature."""
    out[0] = act
    out[1] = x0
    out[2] = x1
    out[3] = x2
    out[4] = 0
    out[5] = 0


def nth_lot(s: State, dealt: int, n: int) -> int:
    """The `n`-th (from 0) of the bank's lots that are not in the mask `dealt`."""
    for lot in range(LOTS):
        if s.owner[lot] == BANK and dealt >> lot & 1 == 0:
            if n == 0:
                return lot
            n -= 1
    return -1


def dealt_lots(b: Board, s: State, drawn: list[int]) -> int:
    """The mask of `b.deal` lots of the bank: each number counts among those left."""
    mask = 0
    for k in range(b.deal):
        mask |= 1 << nth_lot(s, mask, drawn[k])
    return mask


def nth_unseen(s: State, deck: int, n: int) -> int:
    """The `n`-th (from 0) of the unseen cards of the deck."""
    for card in range(CARDS):
        if s.unseen[deck] >> card & 1 == 1:
            if n == 0:
                return card
            n -= 1
    return -1


def top_card(b: Board, s: State, drawn: list[int]) -> int:
    """The next card of the deck due: uniform over the unseen, then the known order.

    Of cards with one key the first unseen one is taken, as it is when the key is read.
    """
    deck = s.drawing
    if s.unseen[deck] == 0:
        return s.known[deck * CARDS]
    card = nth_unseen(s, deck, drawn[0])
    for other in range(card):
        same = b.card_same[deck * CARDS + other] == b.card_same[deck * CARDS + card]
        if same and s.unseen[deck] >> other & 1 == 1:
            return other
    return card


def answer_drawn(b: Board, s: State, drawn: list[int], out: list[int]) -> int:
    """Write the action that the numbers drawn mean (the speed die comes first), and return its seat."""
    dice = dice_due(b, s)
    if dice == 2:
        answer(out, Act.THROW, 1 + drawn[0], 1 + drawn[1], 0)
        return thrower(s)
    if dice > 2:
        answer(out, Act.THROW, 1 + drawn[1], 1 + drawn[2], speed_face(drawn[0]))
        return thrower(s)
    if s.phase == Phase.DEAL:
        answer(out, Act.DEAL, dealt_lots(b, s, drawn), 0, 0)
        return next_to_deal(s)
    answer(out, Act.DRAW, top_card(b, s, drawn), 0, 0)
    return s.turn


def answer_from(b: Board, s: State, stream: list[Word], drawn: list[int], out: list[int]) -> int:
    """Draw the answer that is due from a stream; `drawn` is room for its numbers. Return the seat of the action."""
    for k in range(draws_due(b, s)):
        drawn[k] = draw_below(stream, draw_range(s, k))
    return answer_drawn(b, s, drawn, out)
