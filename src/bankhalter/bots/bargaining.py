"""Trading: deals that complete groups, at the cash that makes both sides gain alike; offers weighed the same way.

What a rival gains counts against a deal in part, so that nobody hands over a group for a song. No offer is made twice
to the same partner before the lots or the cash of the two have changed.
"""

from bankhalter.bots.answers import say, say_terms
from bankhalter.bots.memory import OFFERED_AT, QUIET_UNTIL, SEEN_CASH, SEEN_OWN, SEEN_THEIRS, TURN_TIME
from bankhalter.bots.valuation import group_mask, held_of_group, rivals_of, value_exchanged
from bankhalter.rules.building import is_street
from bankhalter.rules.codes import HAND_BIT, Act, Refusal
from bankhalter.rules.layout import GROUP_SIZE, GROUPS, SEATS, Board, State
from bankhalter.rules.offers import DEAL_MASK, offer_stands
from bankhalter.rules.queries import available, lots_of
from bankhalter.rules.trade import refuse_accept, refuse_counter, refuse_offer

CASH_CLASSES = 8
QUIET = 3  # own turns without an offer to a partner after one that it did not take


def half_of(amount: int) -> int:
    """Half of an amount of either sign, rounded towards 0."""
    return amount // 2 if amount >= 0 else -(-amount // 2)


def deal_score(b: Board, s: State, own: int, theirs: int) -> int:
    """How good a deal is for one side: its own gain less a part of the other's, the larger the fewer play."""
    rivals = rivals_of(s)
    percent = 80 if rivals == 1 else 75 if rivals == 2 else 60
    return own - max(0, theirs) * percent // 100 - b.salary // 20


def score_for(b: Board, s: State, seat: int, other: int, give: int, want: int, surplus: int) -> int:
    """The score of a deal for `seat`: it gives and gets those masks, and `surplus` cash (negative: it pays)."""
    own = value_exchanged(b, s, seat, give, want, surplus)
    return deal_score(b, s, own, value_exchanged(b, s, other, want, give, -surplus))


def can_spend(b: Board, s: State, seat: int) -> int:
    """What the seat could pay in a deal and keep a little."""
    return max(0, available(s, seat) - b.salary // 4)


def fair_surplus(b: Board, s: State, seat: int, other: int, give: int, want: int) -> int:
    """Cash that `seat` should get (negative: pay) so that both gain alike, as far as their cash goes."""
    own = value_exchanged(b, s, seat, give, want, 0)
    theirs = value_exchanged(b, s, other, want, give, 0)
    surplus = half_of(theirs - own)
    return max(-can_spend(b, s, seat), min(can_spend(b, s, other), surplus))


def answer_hand_over(b: Board, s: State, seat: int, proposer: int, out: list[int]) -> bool:
    """Take lots against a debt if they are worth its amount."""
    pair = proposer * SEATS + seat
    lots = s.offer_give[pair] & DEAL_MASK
    gain = value_exchanged(b, s, seat, 0, lots, 0) - s.offer_want_cash[pair]
    good = gain >= 0 and refuse_accept(b, s, seat, proposer) == Refusal.NONE
    return say(out, Act.ACCEPT if good else Act.REJECT, proposer)


def counter_fairly(b: Board, s: State, seat: int, memory: list[int], proposer: int, out: list[int]) -> bool:
    """Ask for the cash that makes the deal fair, once a turn of one's own; False if there is no such deal."""
    if memory[OFFERED_AT + proposer] == memory[TURN_TIME] + 1:
        return False
    pair = proposer * SEATS + seat
    give = s.offer_want[pair]
    want = s.offer_give[pair]
    surplus = fair_surplus(b, s, seat, proposer, give, want)
    if score_for(b, s, seat, proposer, give, want, surplus) < 0:
        return False
    if score_for(b, s, proposer, seat, want, give, -surplus) < 0:
        return False
    pays = max(0, -surplus)
    gets = max(0, surplus)
    if refuse_counter(b, s, seat, proposer, give, pays, want, gets) != Refusal.NONE:
        return False
    memory[OFFERED_AT + proposer] = memory[TURN_TIME] + 1
    return say_terms(out, Act.COUNTER, proposer, give, pays, want, gets)


def answer_deal(b: Board, s: State, seat: int, memory: list[int], proposer: int, out: list[int]) -> bool:
    """Accept a good offer, else counter it fairly or reject it."""
    pair = proposer * SEATS + seat
    surplus = s.offer_give_cash[pair] - s.offer_want_cash[pair]
    score = score_for(b, s, seat, proposer, s.offer_want[pair], s.offer_give[pair], surplus)
    if score >= 0 and refuse_accept(b, s, seat, proposer) == Refusal.NONE:
        return say(out, Act.ACCEPT, proposer)
    return counter_fairly(b, s, seat, memory, proposer, out) or say(out, Act.REJECT, proposer)


def answer_offer(b: Board, s: State, seat: int, memory: list[int], out: list[int]) -> bool:
    """Answer the first offer that waits for the seat; False if there is none."""
    for other in range(s.seats):
        if offer_stands(s, other, seat):
            if s.offer_give[other * SEATS + seat] & HAND_BIT != 0:
                return answer_hand_over(b, s, seat, other, out)
            return answer_deal(b, s, seat, memory, other, out)
    return False


def cash_class(b: Board, s: State, seat: int) -> int:
    """A rough measure of the seat's cash: it changes what can be agreed on."""
    return min(CASH_CLASSES - 1, 2 * s.cash[seat] // (3 * b.salary))


def nothing_new(b: Board, s: State, seat: int, memory: list[int], partner: int) -> bool:
    """Whether lots and cash of the two are as when a deal was last looked for; remembers them."""
    own = lots_of(s, seat)
    theirs = lots_of(s, partner)
    cash = CASH_CLASSES * cash_class(b, s, seat) + cash_class(b, s, partner)
    same_lots = memory[SEEN_OWN + partner] == own and memory[SEEN_THEIRS + partner] == theirs
    if same_lots and memory[SEEN_CASH + partner] == cash:
        return True
    memory[SEEN_OWN + partner] = own
    memory[SEEN_THEIRS + partner] = theirs
    memory[SEEN_CASH + partner] = cash
    return False


def wanted_lots(b: Board, s: State, seat: int, partner: int, group: int) -> int:
    """Lots of the partner that complete a group of the seat's, or any of a row of stations or utilities; else 0."""
    own = held_of_group(b, s, seat, group)
    theirs = held_of_group(b, s, partner, group)
    if own == 0 or theirs == 0:
        return 0
    streets = is_street(b, b.group_lot[group * GROUP_SIZE])
    return 0 if streets and own | theirs != group_mask(b, group) else theirs


def given_lots(b: Board, s: State, seat: int, partner: int, group: int) -> int:
    """Lots of the seat in a group that the partner has a part of, else 0."""
    return 0 if held_of_group(b, s, partner, group) == 0 else held_of_group(b, s, seat, group)


def try_deal(b: Board, s: State, seat: int, partner: int, give: int, want: int, best: int, out: list[int]) -> int:
    """Write the offer with fair cash if both sides gain and `seat` more than `best`; return the best score so far."""
    surplus = fair_surplus(b, s, seat, partner, give, want)
    score = score_for(b, s, seat, partner, give, want, surplus)
    if score <= best or score_for(b, s, partner, seat, want, give, -surplus) < 0:
        return best
    pays = max(0, -surplus)
    gets = max(0, surplus)
    if refuse_offer(b, s, seat, partner, give, pays, want, gets) != Refusal.NONE:
        return best
    say_terms(out, Act.OFFER, partner, give, pays, want, gets)
    return score


def find_deal(b: Board, s: State, seat: int, partner: int, out: list[int]) -> bool:
    """Write the best deal with the partner that completes something of the seat's; False if there is none."""
    best = 0
    for group in range(GROUPS):
        want = wanted_lots(b, s, seat, partner, group)
        if want == 0:
            continue
        best = try_deal(b, s, seat, partner, 0, want, best, out)
        for other in range(GROUPS):
            give = 0 if other == group else given_lots(b, s, seat, partner, other)
            if give != 0:
                best = try_deal(b, s, seat, partner, give, want, best, out)
    return best > 0


def offer_deal(b: Board, s: State, seat: int, memory: list[int], out: list[int]) -> bool:
    """Offer the best deal to the first partner with whom there is a new one; False if there is none."""
    for step in range(1, s.seats):
        partner = (seat + step) % s.seats
        if s.bankrupt[partner] == 1 or memory[QUIET_UNTIL + partner] > memory[TURN_TIME]:
            continue
        if nothing_new(b, s, seat, memory, partner):
            continue
        if find_deal(b, s, seat, partner, out):
            memory[OFFERED_AT + partner] = memory[TURN_TIME] + 1
            memory[QUIET_UNTIL + partner] = memory[TURN_TIME] + QUIET
            return True
    return False
