"""Somebody plays: legal things at random, offers both sensible and silly, and whatever chance brings."""

from bankhalter.notation.actions import Action, filled
from bankhalter.notation.table import Table
from bankhalter.play.nature import answer_due
from bankhalter.rules.codes import CARD_BIT, NATURE, NOBODY, Act, OpenEffect, Phase
from bankhalter.rules.layout import DECKS, LOTS, MAX_LEGAL, PAIRS, SEATS, STRIDE, Board, State
from bankhalter.rules.legal import legal
from tests.laws.chance import Luck

Entry = tuple[int, int, int]

# How often an act that goes on for ever, or ends too much, is left in the choice, of 100; others always are.
SHY = {
    Act.GIVE_UP: 1,
    Act.SELL: 20,
    Act.SELL_WHOLE: 40,
    Act.MORTGAGE: 10,
    Act.REDEEM: 10,
    Act.WITHDRAW: 20,
    Act.BUILD: 60,
}
FLOWING = 50  # how often, of 100, the turn goes on if it can
FLOW = (Act.THROW, Act.BUY, Act.END_TURN, Act.PAY, Act.BANKRUPT, Act.DEMAND, Act.ACCEPT)


def entries(b: Board, s: State, seat: int) -> list[Entry]:
    """Return what the rules list as legal for the seat."""
    out = [0] * (STRIDE * MAX_LEGAL)
    count = legal(b, s, seat, out)
    return [(out[n], out[n + 1], out[n + 2]) for n in range(0, STRIDE * count, STRIDE)]


def next_action(table: Table, s: State, luck: Luck) -> Action:
    """Return something to try; all but the deals that somebody makes up are legal."""
    b = table.board
    if b.timed and not s.time_up and luck.percent(1):
        return Action(NOBODY, Act.TIME)
    if s.awaited >> NATURE & 1:
        return _nature_answers(table, s, luck)
    if luck.percent(60 if s.offers or s.debts else 10):
        return made_up(b, s, luck)
    seat = luck.pick(seats_of(s.awaited)) if luck.percent(80) else luck.pick(living(s))
    entry = _chosen(entries(b, s, seat), luck)
    if entry is None:
        seat = luck.pick(seats_of(s.awaited))
        entry = _chosen(entries(b, s, seat), luck) or luck.pick(entries(b, s, seat))
    return _concrete(table, s, luck, seat, entry)


def seats_of(bits: int) -> list[int]:
    """Return the seats in a bit set."""
    return [seat for seat in range(NATURE) if bits >> seat & 1]


def living(s: State) -> list[int]:
    """Return the seats still in the game."""
    return [seat for seat in range(s.seats) if not s.bankrupt[seat]]


def _chosen(listed: list[Entry], luck: Luck) -> Entry | None:
    """Acts are chosen first, so that rare ones are tried as often as those with many lots."""
    acts = [act for act in sorted({entry[0] for entry in listed}) if luck.percent(SHY.get(Act(act), 100))]
    flowing = [act for act in acts if act in FLOW]
    if flowing and luck.percent(FLOWING):
        acts = flowing
    if not acts:
        return None
    act = luck.pick(acts)
    return luck.pick([entry for entry in listed if entry[0] == act])


def _concrete(table: Table, s: State, luck: Luck, seat: int, entry: Entry) -> Action:
    act, least, most = entry
    match act:
        case Act.THROW:
            return Action(*answer_due(table.board, s, luck))
        case Act.BID:
            return Action(seat, Act.BID, filled((luck.between(least, min(most, 2 * least)),)))
        case Act.WANT:
            return Action(seat, Act.WANT, filled((luck.between(least, most),)))
        case _:
            return Action(seat, Act(act), filled((least, most)))


def _nature_answers(table: Table, s: State, luck: Luck) -> Action:
    if table.board.decks_open and s.phase == Phase.CARD and luck.percent(50):
        number = {OpenEffect.GETS: luck.between(1, 200), OpenEffect.PAYS: luck.between(1, 200)}
        effect = luck.pick(list(OpenEffect))
        return Action(s.turn, Act.DRAW_OPEN, filled((effect, number.get(effect, luck.between(0, 39)))))
    return Action(*answer_due(table.board, s, luck))


# deals


def holdings(s: State, seat: int) -> int:
    """Return the mask of the lots and jail cards of a seat."""
    lots = sum(1 << lot for lot in range(LOTS) if s.owner[lot] == seat)
    return lots + sum(1 << CARD_BIT + deck for deck in range(DECKS) if s.holder[deck] == seat)


def made_up(b: Board, s: State, luck: Luck) -> Action:
    """Return an offer, a counter-offer or a hand-over, mostly of things that are there to be dealt."""
    seat, partner = luck.pick(living(s)), luck.pick(living(s))
    make = luck.pick([_offer, _counter, _hand] if s.offers else [_offer, _offer, _hand])
    if s.offers and luck.percent(50):
        pair = luck.pick([pair for pair in range(PAIRS) if s.offer_give[pair] or s.offer_want[pair]])
        partner, seat = divmod(pair, SEATS)
        return luck.pick([_answer, _counter])(s, luck, seat, partner)
    if s.debts and luck.percent(60 if b.hand_over else 5):
        return _hand(s, luck, s.debtor[0], s.creditor[0])
    return make(s, luck, seat, partner if luck.percent(95) else luck.between(-1, 8))


def _answer(_: State, luck: Luck, seat: int, partner: int) -> Action:
    return Action(seat, luck.pick([Act.ACCEPT, Act.ACCEPT, Act.REJECT]), filled((partner,)))


def _terms(s: State, luck: Luck, seat: int, partner: int) -> tuple[int, int, int, int]:
    return (*_side(s, luck, seat), *_side(s, luck, partner))


def _side(s: State, luck: Luck, seat: int) -> tuple[int, int]:
    if luck.percent(5):
        return luck.bits((1 << 30) - 1, 10), luck.between(-3, 50)
    cash = s.cash[seat] if 0 <= seat < s.seats else 0
    return luck.bits(holdings(s, seat), 20), luck.between(0, cash // 4) if luck.percent(50) else 0


def _offer(s: State, luck: Luck, seat: int, partner: int) -> Action:
    return Action(seat, Act.OFFER, (partner, *_terms(s, luck, seat, partner)))


def _counter(s: State, luck: Luck, seat: int, partner: int) -> Action:
    return Action(seat, Act.COUNTER, (partner, *_terms(s, luck, seat, partner)))


def _hand(s: State, luck: Luck, seat: int, partner: int) -> Action:
    most = s.debt_amount[0] if s.debts else 10
    amount = luck.between(1, most) if luck.percent(90) else luck.between(-1, most + 1)
    return Action(seat, Act.HAND, filled((partner, luck.bits(holdings(s, seat), 30), amount)))
