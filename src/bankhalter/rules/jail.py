"""Jail: how one gets in and out (ledger: jail-*, short-jail-*)."""

from bankhalter.rules.codes import BANK, LAST_ATTEMPT, NOBODY, Cause, Event, Moment, Phase, Refusal
from bankhalter.rules.decks import jail_card_of, put_under
from bankhalter.rules.layout import DECKS, Board, State
from bankhalter.rules.money import owe, pay
from bankhalter.rules.notes import note
from bankhalter.rules.queries import available, not_now
from bankhalter.rules.turns import end_turn


def go_to_jail(b: Board, s: State, seat: int) -> None:
    """Put the token into jail: no salary for the way, and the turn is over (jail-enter-ends-turn)."""
    note(s, Event.JAILED, seat, s.at[seat])
    s.at[seat] = b.jail_square
    s.jail[seat] = 1
    end_turn(b, s)


def leave_jail(s: State, seat: int) -> None:
    """Free the seat; its token stands on just visiting."""
    s.jail[seat] = 0
    note(s, Event.FREED, seat)


def fail_attempt(b: Board, s: State, seat: int) -> None:
    """A throw in jail that is no doubles (jail-stay-three-turns, jail-third-failure*, short-jail-failed-doubles)."""
    note(s, Event.ATTEMPT_FAILED, seat, s.jail[seat])
    if s.jail[seat] < LAST_ATTEMPT and b.jail_one_turn == 0:
        s.jail[seat] += 1
        s.phase = Phase.END
        return
    leave_jail(s, seat)
    owe(s, seat, BANK, b.fine, Cause.FINE, -1)
    s.phase = Phase.END if b.third_failure_stays == 1 else Phase.MOVE


def refuse_jail_exit(s: State, seat: int) -> Refusal:
    """Why `seat` may not pay or play a card to leave jail now (jail-exit-pay, jail-exit-card)."""
    if seat != s.turn:
        return Refusal.NOT_YOUR_TURN
    if s.jail[seat] == 0:
        return Refusal.NOT_IN_JAIL
    if s.moment != Moment.TURN:
        return not_now(s, seat)
    if s.phase != Phase.THROW or s.throws > 0:
        return Refusal.JAIL_TURN_BEGUN
    return Refusal.NONE


def refuse_fine(b: Board, s: State, seat: int) -> Refusal:
    """Why `seat` may not pay the fine now."""
    refusal = refuse_jail_exit(s, seat)
    if refusal == Refusal.NONE and available(s, seat) < b.fine:
        return Refusal.NOT_ENOUGH_CASH
    return refusal


def pay_fine(b: Board, s: State, seat: int) -> None:
    """Pay and be free; in banking the turn is spent with that (jail-exit-pay-banking)."""
    pay(b, s, seat, BANK, b.fine, Cause.FINE, -1)
    leave_jail(s, seat)
    if b.fine_ends_turn == 1:
        s.phase = Phase.END


def refuse_card(s: State, seat: int, deck: int) -> Refusal:
    """Why `seat` may not play the jail card of `deck` now."""
    refusal = refuse_jail_exit(s, seat)
    if refusal == Refusal.NONE and (deck < 0 or deck >= DECKS or s.holder[deck] != seat):
        return Refusal.NO_JAIL_CARD
    return refusal


def return_card(b: Board, s: State, deck: int) -> None:
    """Put the held jail card under its own deck (card-jail-free-return)."""
    note(s, Event.CARD_RETURNED, s.holder[deck], deck)
    s.holder[deck] = NOBODY
    put_under(s, deck, jail_card_of(b, deck))


def use_card(b: Board, s: State, seat: int, deck: int) -> None:
    """Play the card; the turn goes on with the throw."""
    return_card(b, s, deck)
    leave_jail(s, seat)


def may_sit(b: Board, s: State, seat: int) -> bool:
    """Whether a jailed seat may hand on the dice without a throw.

    Ledger: first and second attempt, not in jail for one turn.
    """
    return 0 < s.jail[seat] < LAST_ATTEMPT and b.jail_one_turn == 0 and s.throws == 0


def sit(s: State, seat: int) -> None:
    """Sitting still counts as a failed attempt."""
    note(s, Event.ATTEMPT_FAILED, seat, s.jail[seat])
    s.jail[seat] += 1
