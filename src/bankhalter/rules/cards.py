"""Cards: what each effect does (ledger: card-*; the effects are data of the edition)."""

from bankhalter.rules.codes import (
    BANK,
    CHANCE,
    HOTEL,
    CardEffect,
    Cause,
    Event,
    Moment,
    OpenEffect,
    Phase,
    Refusal,
    Square,
)
from bankhalter.rules.decks import can_be_on_top, in_deck, put_under, take_out
from bankhalter.rules.jail import go_to_jail
from bankhalter.rules.landing import advance_to, advance_to_kind, draw_from, land
from bankhalter.rules.layout import CARDS, SQUARES, Board, State
from bankhalter.rules.money import owe, pay
from bankhalter.rules.moving import move_back_to
from bankhalter.rules.notes import note
from bankhalter.rules.queries import lowest_bit, not_now


def refuse_draw(b: Board, s: State, seat: int, card: int) -> Refusal:
    """Why nature may not turn up `card` for `seat` now."""
    if s.moment != Moment.TURN or s.phase != Phase.CARD or seat != s.turn:
        return Refusal.NOT_NOW
    if card < 0 or card >= CARDS:
        return Refusal.BAD_CARD
    fits = in_deck(s, s.drawing, card) if b.decks_open == 1 else can_be_on_top(s, s.drawing, card)
    return Refusal.NONE if fits else Refusal.BAD_CARD


def repair_bill(s: State, seat: int, house: int, hotel: int) -> int:
    """Sum of a card that charges every house and every hotel of the seat."""
    total = 0
    lots = s.held[seat]
    while lots != 0:
        lot = lowest_bit(lots)
        lots &= lots - 1
        total += hotel if s.level[lot] == HOTEL else house * s.level[lot]
    return total


def owe_each_other(s: State, seat: int, amount: int, collects: bool) -> None:
    """Debts between `seat` and every other living seat, in turn order from the drawer (procedure 4)."""
    for step in range(1, s.seats):
        other = (seat + step) % s.seats
        if s.bankrupt[other] == 0:
            if collects:
                owe(s, other, seat, amount, Cause.CARD, -1)
            else:
                owe(s, seat, other, amount, Cause.CARD, -1)


def moves_token(effect: int) -> bool:
    """Whether a card of this effect moves the token to a square that then is resolved."""
    match effect:
        case (
            CardEffect.MOVE_TO
            | CardEffect.MOVE_BACK_TO
            | CardEffect.STEPS_BACK
            | CardEffect.NEAREST_STATION
            | CardEffect.NEAREST_UTILITY
        ):
            return True
        case _:
            return False


def move_by_card(b: Board, s: State, seat: int, effect: int, number: int) -> None:
    """Carry out a card that moves the token."""
    match effect:
        case CardEffect.MOVE_TO:
            advance_to(b, s, seat, number)
        case CardEffect.NEAREST_STATION:
            advance_to_kind(b, s, seat, Square.STATION, number)
        case CardEffect.NEAREST_UTILITY:
            advance_to_kind(b, s, seat, Square.UTILITY, number)
        case CardEffect.MOVE_BACK_TO:
            move_back_to(s, seat, number)
            land(b, s, seat, 0)
        case CardEffect.STEPS_BACK:
            move_back_to(s, seat, (s.at[seat] - number + SQUARES) % SQUARES)
            land(b, s, seat, 0)


def settle_card(b: Board, s: State, seat: int, effect: int, a: int, c: int) -> None:
    """Carry out a card about money; `a` and `c` are its numbers."""
    match effect:
        case CardEffect.RECEIVE:
            pay(b, s, BANK, seat, a, Cause.CARD, -1)
        case CardEffect.PAY:
            owe(s, seat, BANK, a, Cause.CARD, -1)
        case CardEffect.PAY_EACH:
            owe_each_other(s, seat, a, False)
        case CardEffect.RECEIVE_FROM_EACH:
            owe_each_other(s, seat, a, True)
        case _:
            bill = repair_bill(s, seat, a, c)
            if bill > 0:
                owe(s, seat, BANK, bill, Cause.CARD, -1)


def obey(b: Board, s: State, seat: int, deck: int, card: int) -> None:
    """Carry out the instruction of `card`, which lies under its deck again."""
    effect = b.card_effect[deck * CARDS + card]
    a = b.card_a[deck * CARDS + card]
    s.phase = Phase.LANDED
    match effect:
        case CardEffect.FINE_OR_CHANCE:
            s.phase = Phase.CHOICE
        case CardEffect.GO_TO_JAIL:
            go_to_jail(b, s, seat)
        case _ if moves_token(effect):
            move_by_card(b, s, seat, effect, a)
        case _:
            settle_card(b, s, seat, effect, a, b.card_b[deck * CARDS + card])


def draw(b: Board, s: State, seat: int, card: int) -> None:
    """Nature turned up `card`: keep it, or put it under the deck and obey it (card-draw-and-execute)."""
    deck = s.drawing
    note(s, Event.CARD_DRAWN, seat, deck, card)
    take_out(s, deck, card)
    if b.card_effect[deck * CARDS + card] == CardEffect.KEEP:
        s.holder[deck] = seat
        s.phase = Phase.LANDED
        note(s, Event.CARD_KEPT, seat, deck)
        return
    put_under(s, deck, card)
    obey(b, s, seat, deck, card)


def refuse_draw_open(b: Board, s: State, seat: int, effect: int, number: int) -> Refusal:
    """Why a card that the deck does not hold may not be typed in now (option decks: open)."""
    if s.moment != Moment.TURN or s.phase != Phase.CARD or seat != s.turn:
        return Refusal.NOT_NOW
    if b.decks_open == 0:
        return Refusal.BAD_CARD
    if effect == OpenEffect.TO:
        return Refusal.NONE if 0 <= number < SQUARES else Refusal.BAD_SQUARE
    if effect != OpenEffect.GETS and effect != OpenEffect.PAYS:
        return Refusal.BAD_CARD
    return Refusal.NONE if number > 0 else Refusal.BAD_AMOUNT


def draw_open(b: Board, s: State, seat: int, effect: int, number: int) -> None:
    """Carry out the effect of a real card that differs from the deck of the edition."""
    note(s, Event.OPEN_CARD_DRAWN, seat, s.drawing, effect, number)
    s.phase = Phase.LANDED
    match effect:
        case OpenEffect.GETS:
            pay(b, s, BANK, seat, number, Cause.CARD, -1)
        case OpenEffect.PAYS:
            owe(s, seat, BANK, number, Cause.CARD, -1)
        case _:
            advance_to(b, s, seat, number)


def refuse_choice(s: State, seat: int) -> Refusal:
    """Why `seat` may not choose between the fine and a chance card now."""
    if s.moment != Moment.TURN or s.phase != Phase.CHOICE:
        return not_now(s, seat)
    return Refusal.NONE if seat == s.turn else Refusal.NOT_YOUR_TURN


def take_fine(b: Board, s: State, seat: int) -> None:
    """Pay the fine that the card names; that card is the last one under its deck."""
    deck = s.drawing
    card = s.known[deck * CARDS + s.known_count[deck] - 1]
    s.phase = Phase.LANDED
    owe(s, seat, BANK, b.card_a[deck * CARDS + card], Cause.CARD, -1)


def take_chance(s: State) -> None:
    """Draw a chance card instead of paying the fine."""
    draw_from(s, CHANCE)
