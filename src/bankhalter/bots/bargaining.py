"""Trading: deals that complete groups, at the cash that makes both sides gain alike; offers weighed the same way.

What a rival gains counts against a deal in part, so that nobody hands over a group for a song. No proposal is repeated
before lots of its groups have changed hands, unless on better terms for the partner.
"""

from bankhalter.bots.answers import say, say_terms
from bankhalter.bots.haggling import (
    ROUNDS,
    deal_number,
    follow_owners,
    left_alone,
    place_of,
    remember_terms,
    rounds_of,
    same_lots,
    was_tried,
)
from bankhalter.bots.memory import HAGGLE_CASH, LOTS_MOVED, TURN_TIME
from bankhalter.bots.valuation import (
    faces,
    groups_of,
    held_of_group,
    lasting_gain,
    prospects,
    rivals_of,
    value_exchanged,
)
from bankhalter.rules.bankruptcy import hopeless
from bankhalter.rules.codes import HAND_BIT, STREETS, Act, Refusal
from bankhalter.rules.layout import SEATS, Board, State
from bankhalter.rules.offers import DEAL_MASK, offer_stands
from bankhalter.rules.queries import available, due_debt, lowest_bit
from bankhalter.rules.trade import refuse_accept, refuse_counter, refuse_offer

NEVER = -(1 << 30)  # less cash than any deal could ask for: the deal is not to be proposed
FREE = 1 << 30  # more cash than any deal could ask for: nothing binds


def half_of(amount: int) -> int:
    """Half of an amount of either sign, rounded towards 0."""
    return amount // 2 if amount >= 0 else -(-amount // 2)


def least_gain(b: Board) -> int:
    """What a side must gain by a deal at least."""
    return b.salary // 20


def deal_score(b: Board, rivals: int, own: int, theirs: int) -> int:
    """How good a deal is for one side: its own gain less a part of the other's, the larger the fewer play."""
    percent = 80 if rivals == 1 else 75 if rivals == 2 else 60
    return own - max(0, theirs) * percent // 100 - least_gain(b)


def score_for(b: Board, s: State, seat: int, other: int, give: int, want: int, surplus: int) -> int:
    """The score of a deal for `seat`: it gives and gets those masks, and `surplus` cash (negative: it pays)."""
    own = value_exchanged(b, s, seat, give, want, surplus)
    return deal_score(b, rivals_of(s), own, value_exchanged(b, s, other, want, give, -surplus))


def can_spend(b: Board, s: State, seat: int) -> int:
    """What the seat could pay in a deal and keep a little."""
    return max(0, available(s, seat) - b.salary // 4)


def even_out(b: Board, s: State, seat: int, other: int, own: int, theirs: int) -> int:
    """Cash that `seat` should get (negative: pay) so that gains of `own` and `theirs` become alike, as cash allows."""
    surplus = half_of(theirs - own)
    return max(-can_spend(b, s, seat), min(can_spend(b, s, other), surplus))


def fair_surplus(b: Board, s: State, seat: int, other: int, give: int, want: int) -> int:
    """Cash that `seat` should get (negative: pay) so that both gain alike, as far as their cash goes."""
    own = value_exchanged(b, s, seat, give, want, 0)
    return even_out(b, s, seat, other, own, value_exchanged(b, s, other, want, give, 0))


def answer_hand_over(b: Board, s: State, seat: int, proposer: int, out: list[int]) -> bool:
    """Take lots against a debt if they are worth its amount."""
    pair = proposer * SEATS + seat
    lots = s.offer_give[pair] & DEAL_MASK
    gain = value_exchanged(b, s, seat, 0, lots, 0) - s.offer_want_cash[pair]
    good = gain >= 0 and refuse_accept(b, s, seat, proposer) == Refusal.NONE
    return say(out, Act.ACCEPT if good else Act.REJECT, proposer)


def may_ask(b: Board, s: State, seat: int, memory: list[int], partner: int, give: int, want: int, deal: int) -> int:
    """The most cash that an offer of these lots may ask for, so that it repeats no other; NEVER if it must not come."""
    place = place_of(s, seat, partner)
    if same_lots(memory, place, give, want):
        return memory[HAGGLE_CASH + place] - b.salary // 4
    return NEVER if was_tried(memory, deal) else FREE


def propose(
    b: Board,
    s: State,
    seat: int,
    memory: list[int],
    act: Act,
    partner: int,
    give: int,
    want: int,
    surplus: int,
    out: list[int],
) -> bool:
    """Answer with these terms and remember them."""
    remember_terms(b, s, seat, memory, partner, give, want, surplus)
    return say_terms(out, act, partner, give, max(0, -surplus), want, max(0, surplus))


def affords(b: Board, s: State, seat: int, surplus: int) -> bool:
    """Whether the seat can pay what the deal costs it, and keep a little."""
    return surplus >= 0 or -surplus <= can_spend(b, s, seat)


def concession(b: Board, s: State, seat: int, other: int, give: int, want: int, last: int, asked: int) -> int:
    """Between the cash last proposed and that of the other's answer: as near to the answer as still does, or `last`."""
    for quarters in range(2, 0, -1):
        surplus = last + half_of(half_of((asked - last) * quarters))
        if affords(b, s, seat, surplus) and score_for(b, s, seat, other, give, want, surplus) >= 0:
            return surplus
    return last


def counter_cash(b: Board, s: State, seat: int, memory: list[int], proposer: int, asked: int) -> int:
    """Cash for a counter to the offer, which would bring `asked`; NEVER if no counter is fit."""
    pair = proposer * SEATS + seat
    give = s.offer_want[pair]
    want = s.offer_give[pair]
    place = place_of(s, seat, proposer)
    if same_lots(memory, place, give, want):
        last = memory[HAGGLE_CASH + place]
        surplus = concession(b, s, seat, proposer, give, want, last, asked)
        return surplus if last - surplus >= b.salary // 20 else NEVER
    surplus = fair_surplus(b, s, seat, proposer, give, want)
    if score_for(b, s, seat, proposer, give, want, surplus) < 0:
        return NEVER
    return surplus if score_for(b, s, proposer, seat, want, give, -surplus) >= 0 else NEVER


def counter_offer(b: Board, s: State, seat: int, memory: list[int], proposer: int, asked: int, out: list[int]) -> bool:
    """Ask for fair cash, or meet the other half way; False after three rounds, or if neither does."""
    if rounds_of(memory, place_of(s, seat, proposer)) >= ROUNDS:
        return False
    surplus = counter_cash(b, s, seat, memory, proposer, asked)
    if surplus <= asked:
        return False
    pair = proposer * SEATS + seat
    give = s.offer_want[pair]
    want = s.offer_give[pair]
    if refuse_counter(b, s, seat, proposer, give, max(0, -surplus), want, max(0, surplus)) != Refusal.NONE:
        return False
    return propose(b, s, seat, memory, Act.COUNTER, proposer, give, want, surplus, out)


def answer_deal(b: Board, s: State, seat: int, memory: list[int], proposer: int, out: list[int]) -> bool:
    """Accept a good offer, else counter it or reject it."""
    pair = proposer * SEATS + seat
    asked = s.offer_give_cash[pair] - s.offer_want_cash[pair]
    good = affords(b, s, seat, asked) and (
        score_for(b, s, seat, proposer, s.offer_want[pair], s.offer_give[pair], asked) >= 0
    )
    if good and refuse_accept(b, s, seat, proposer) == Refusal.NONE:
        return say(out, Act.ACCEPT, proposer)
    follow_owners(b, s, seat, memory)
    return counter_offer(b, s, seat, memory, proposer, asked, out) or say(out, Act.REJECT, proposer)


def is_heir(b: Board, s: State, seat: int, debtor: int) -> bool:
    """Whether `debtor` cannot raise what it owes the seat, which inherits all it has if nobody helps."""
    i = due_debt(s, debtor)
    return i >= 0 and s.creditor[i] == seat and hopeless(b, s, debtor)


def answer_offer(b: Board, s: State, seat: int, memory: list[int], out: list[int]) -> bool:
    """Answer the first offer that waits for the seat; False if there is none. Whom it inherits it does not help."""
    for other in range(s.seats):
        if offer_stands(s, other, seat):
            if s.debts > 0 and is_heir(b, s, seat, other):
                return say(out, Act.REJECT, other)
            if s.offer_give[other * SEATS + seat] & HAND_BIT != 0:
                return answer_hand_over(b, s, seat, other, out)
            return answer_deal(b, s, seat, memory, other, out)
    return False


def wanted_lots(b: Board, s: State, seat: int, partner: int, group: int) -> int:
    """Lots of the partner that complete a group of the seat's, or any of a row of stations or utilities; else 0.

    Both own some of the group.
    """
    theirs = held_of_group(b, s, partner, group)
    complete = held_of_group(b, s, seat, group) | theirs == b.group_mask[group]
    return theirs if complete or group >= STREETS else 0


def try_deal(
    b: Board, s: State, seat: int, partner: int, give: int, want: int, most: int, best: int, out: list[int]
) -> int:
    """Write lots and cash if both sides gain and `seat` more than `best`, asking for `most` cash at most.

    No cards change hands. Who sells lots of a group sells all that it has of it, and never below their face values.
    Return the best score so far.
    """
    if give == 0 and can_spend(b, s, seat) < faces(b, s, want) + least_gain(b):
        return best
    rivals = rivals_of(s)
    groups = groups_of(b, give | want)
    own_lots = s.held[seat] ^ give ^ want
    their_lots = s.held[partner] ^ give ^ want
    own = lasting_gain(b, s, seat, give, want, groups, rivals)
    theirs = lasting_gain(b, s, partner, want, give, groups, rivals)
    own_now = own + prospects(b, own_lots, groups, s.cash[seat], rivals)
    theirs_now = theirs + prospects(b, their_lots, groups, s.cash[partner], rivals)
    surplus = min(most, even_out(b, s, seat, partner, own_now, theirs_now))
    if not affords(b, s, seat, surplus):
        return best
    own += surplus + prospects(b, own_lots, groups, s.cash[seat] + surplus, rivals)
    theirs += prospects(b, their_lots, groups, s.cash[partner] - surplus, rivals) - surplus
    score = deal_score(b, rivals, own, theirs)
    if score <= best or deal_score(b, rivals, theirs, own) < 0:
        return best
    if refuse_offer(b, s, seat, partner, give, max(0, -surplus), want, max(0, surplus)) != Refusal.NONE:
        return best
    say_terms(out, Act.OFFER, partner, give, max(0, -surplus), want, max(0, surplus))
    return score


def find_deal(b: Board, s: State, seat: int, memory: list[int], partner: int, out: list[int]) -> bool:
    """Write the best new deal with the partner that completes something of the seat's; False if there is none.

    Lots are only given for others where the partner owns some of their group.
    """
    best = 0
    place = place_of(s, seat, partner)
    common = s.parts[seat] & s.parts[partner]
    wanted = common
    while wanted != 0:
        group = lowest_bit(wanted)
        wanted &= wanted - 1
        want = wanted_lots(b, s, seat, partner, group)
        given = common if want != 0 else 0
        while given != 0:
            other = lowest_bit(given)
            given &= given - 1
            give = 0 if other == group else held_of_group(b, s, seat, other)
            most = may_ask(b, s, seat, memory, partner, give, want, deal_number(place, group, other))
            if most != NEVER:
                best = try_deal(b, s, seat, partner, give, want, most, best, out)
    return best > 0


def offer_deal(b: Board, s: State, seat: int, memory: list[int], out: list[int]) -> bool:
    """Offer the best deal to the first partner with whom there is a new one; False if there is none.

    All are thought of when lots of the seat's groups have changed hands since the last time, else one in each turn.
    """
    follow_owners(b, s, seat, memory)
    opponents = s.seats - 1
    first = 1
    last = opponents
    if memory[LOTS_MOVED] == 0:
        first = opponents - memory[TURN_TIME] % opponents
        last = first
    for step in range(first, last + 1):
        partner = (seat + step) % s.seats
        if s.parts[seat] & s.parts[partner] == 0 or left_alone(memory, place_of(s, seat, partner)):
            continue
        if find_deal(b, s, seat, memory, partner, out):
            surplus = out[5] - out[3]
            return propose(b, s, seat, memory, Act.OFFER, partner, out[2], out[4], surplus, out)
    memory[LOTS_MOVED] = 0
    return False
