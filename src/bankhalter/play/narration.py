"""What has happened, told in English: one sentence an event, events that belong together in one."""

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from bankhalter.editions.schema import SIDES
from bankhalter.notation.table import Table
from bankhalter.play.effects import effect_text
from bankhalter.play.game import Happening
from bankhalter.play.payments import payment
from bankhalter.play.phrases import (
    CAUSES,
    building_text,
    deck_text,
    dice_text,
    jail_card_text,
    level_text,
    lot_text,
    lots_text,
    money_text,
    names_text,
    offer_text,
    one,
    square_text,
)
from bankhalter.play.scene import Scene, is_payment
from bankhalter.play.second_person import addressed
from bankhalter.rules.codes import BANK, Auction, Building, Cause, Event, OpenEffect
from bankhalter.rules.layout import State
from bankhalter.rules.offers import offer_stands

_TWO_ENDS = re.compile(r"([.!?])\.$")


class Sentence(NamedTuple):
    """A sentence and the event that it tells; None: a take-back."""

    event: Event | None
    text: str


def tell(table: Table, state: State, happened: Sequence[Happening]) -> list[Sentence]:
    """Return the sentences for the events of one line; `state` is the one after it."""
    texts = [TOLD[event](Scene(table, state, happened, at)) for at, (event, _) in enumerate(happened)]
    told = zip(happened, texts, strict=True)
    return [Sentence(event, polished(text)) for (event, _), text in told if text]


def polished(text: str) -> str:
    """Return a sentence that begins with a capital, ends with one sign and speaks to the seat called You."""
    return addressed(_TWO_ENDS.sub(r"\1", text[0].upper() + text[1:]))


def _thrown(scene: Scene) -> str:
    text = f"{scene.name()} throws {dice_text(*scene.numbers[1:])}"
    if not scene.leads_to(Event.MOVED) or scene.after is None:
        return f"{text}."
    return f"{text} and moves to {square_text(scene.table, scene.after.numbers[2])}."


def _moved(scene: Scene) -> str:
    if scene.follows(Event.THROWN):
        return ""
    return f"{scene.name()} moves to {square_text(scene.table, scene.numbers[2])}."


def _paid(scene: Scene) -> str:
    return payment(scene.table, scene.state, scene.numbers, scene.before, scene.after)


def _card_drawn(scene: Scene) -> str:
    edition = scene.table.edition
    _, deck, number = scene.numbers
    card = edition.deck(SIDES[deck])[number]
    said = card.text or effect_text(edition, card)
    return f"{scene.name()} draws a card of {deck_text(scene.table, deck)}: {said.rstrip('.')}."


def _open_card_drawn(scene: Scene) -> str:
    _, deck, effect, number = scene.numbers
    table = scene.table
    says = {
        OpenEffect.GETS: f"receive {money_text(table, number)}",
        OpenEffect.PAYS: f"pay {money_text(table, number)}",
        OpenEffect.TO: f"go forward to {square_text(table, number % len(table.edition.squares))}",
    }
    return f"{scene.name()} draws a card of {deck_text(table, deck)}: {says[OpenEffect(effect)]}."


def _title_passed(scene: Scene) -> str:
    """Deeds that pass between the same two in a row stand in one sentence, told with the first."""
    lot, giver, receiver = scene.numbers
    same = (giver, receiver)
    if giver == BANK or (scene.follows(Event.TITLE_PASSED) and _parties(scene.before) == same):
        return ""
    mask = 0
    for event in scene.happened[scene.at :]:
        if event.event != Event.TITLE_PASSED or _parties(event) != same:
            break
        mask |= 1 << event.numbers[0]
    if receiver == BANK:
        return f"{lots_text(scene.table, mask)} {'goes' if mask == 1 << lot else 'go'} back to the bank."
    return f"{scene.name(1)} hands {lots_text(scene.table, mask)} to {scene.name(2)}."


def _parties(happening: Happening | None) -> tuple[int, ...]:
    return happening.numbers[1:] if happening else ()


def _under_the_hammer(scene: Scene, kind: int, lot: int) -> str:
    if kind == Auction.LOT:
        return lot_text(scene.table, lot)
    return one(building_text(scene.table, hotel=kind == Auction.HOTEL))


def _auction_opened(scene: Scene) -> str:
    return f"{_under_the_hammer(scene, scene.numbers[0], scene.numbers[1])} is put up for auction."


def _auction_unsold(scene: Scene) -> str:
    return f"Nobody bids; {_under_the_hammer(scene, *scene.numbers)} stays with the bank."


def _claim_opened(scene: Scene) -> str:
    if scene.leads_to(Event.CLAIM_DEMANDED):
        return ""
    amount = scene.money(3) if scene.numbers[3] else "an amount to be thrown"
    return f"{scene.name(1)} may demand rent from {scene.name()} for {scene.lot(2)}: {amount}."


def _claim_demanded(scene: Scene) -> str:
    if is_payment(scene.after, Cause.RENT):
        return ""
    return f"{scene.name(1)} demands rent from {scene.name()} for {scene.lot(2)}."


def _debt(scene: Scene) -> str:
    cause = CAUSES.get(Cause(scene.numbers[3]), "")
    return f"{scene.money(2)} to {scene.name(1)}" + (f" ({cause})" if cause else "")


def _built(scene: Scene) -> str:
    if is_payment(scene.before, Cause.BUILDING):
        return ""
    return f"{scene.name()} puts it up on {scene.lot(1)}, which has {level_text(scene.table, scene.numbers[2])} now."


def _sold(scene: Scene) -> str:
    if is_payment(scene.after, Cause.BUILDING_SALE):
        return ""
    left = level_text(scene.table, scene.numbers[2])
    return f"{scene.name()} sells buildings on {scene.lot(1)}, which has {left} now."


def _wishes_asked(scene: Scene) -> str:
    kind = building_text(scene.table, hotel=scene.numbers[1] == Building.HOTEL, many=True)
    return f"There are too few {kind} for all: {names_text(scene.table, scene.numbers[2])} say how many they want."


def _shortage_ended(scene: Scene) -> str:
    kind = building_text(scene.table, hotel=scene.numbers[0] == Building.HOTEL, many=True)
    return f"The shortage of {kind} is settled."


def _offered(scene: Scene) -> str:
    """The terms stand in the state, unless the offer has lapsed at once."""
    proposer, partner = scene.numbers
    if not offer_stands(scene.state, proposer, partner):
        return f"{scene.name()} makes {scene.name(1)} an offer."
    return f"{scene.name()} offers {scene.name(1)} {offer_text(scene.table, scene.state, proposer, partner)}."


def _bankrupt(scene: Scene) -> str:
    return f"{scene.name()} is out of the game; what is left goes to {scene.name(1)}."


def _turn_started(scene: Scene) -> str:
    """A turn that begins with the end of the game never comes."""
    return "" if scene.ends_game else f"{scene.name()}'s turn."


def _attempt_failed(scene: Scene) -> str:
    """Who sits still has thrown nothing, and it counts all the same."""
    attempt = scene.numbers[1]
    if any(event == Event.THROWN for event, _ in scene.happened[: scene.at]):
        return f"{scene.name()} sits in jail: attempt {attempt} to get out has failed."
    return f"{scene.name()} stays in jail without throwing, which counts as attempt {attempt}."


def _time_up(scene: Scene) -> str:
    return "The time is up." if scene.ends_game else "The time is up; the game ends with this turn."


def _game_over(scene: Scene) -> str:
    word = "Winners" if scene.numbers[0].bit_count() > 1 else "Winner"
    return f"The game is over. {word}: {names_text(scene.table, scene.numbers[0])}."


def _silent(_: Scene) -> str:
    return ""


TOLD: dict[Event, Callable[[Scene], str]] = {
    Event.PAID: _paid,
    Event.THROWN: _thrown,
    Event.RENT_THROWN: lambda at: (
        f"{at.name()} throws {dice_text(*at.numbers[1:4])} for the rent of {square_text(at.table, at.numbers[4])}."
    ),
    Event.DEALT: lambda at: f"{at.name()} is dealt {lots_text(at.table, at.numbers[1])}.",
    Event.TURN_STARTED: _turn_started,
    Event.ORDER_TIED: lambda at: f"{names_text(at.table, at.numbers[0])} threw the same and throw again.",
    Event.FIRST_SEAT: lambda at: f"{at.name()} begins.",
    Event.MOVED: _moved,
    Event.JUMPED: lambda at: f"{at.name()} jumps to {square_text(at.table, at.numbers[2])}.",
    Event.JAILED: lambda at: f"{at.name()} goes to jail.",
    Event.ATTEMPT_FAILED: _attempt_failed,
    Event.FREED: lambda at: f"{at.name()} leaves jail.",
    Event.CARD_DRAWN: _card_drawn,
    Event.OPEN_CARD_DRAWN: _open_card_drawn,
    Event.CARD_KEPT: _silent,
    Event.CARD_RETURNED: lambda at: f"{at.name()} gives back {jail_card_text(at.table, at.numbers[1])}.",
    Event.CARD_PASSED: lambda at: f"{at.name()} hands {jail_card_text(at.table, at.numbers[2])} to {at.name(1)}.",
    Event.LOT_OFFERED: _silent,
    Event.TITLE_PASSED: _title_passed,
    Event.DECLINED: lambda at: f"{at.name()} does not buy {at.lot(1)}.",
    Event.AUCTION_OPENED: _auction_opened,
    Event.BID: lambda at: f"{at.name()} bids {at.money(1)}.",
    Event.PASSED: lambda at: f"{at.name()} passes.",
    Event.AUCTION_WON: _silent,
    Event.AUCTION_UNSOLD: _auction_unsold,
    Event.CLAIM_OPENED: _claim_opened,
    Event.CLAIM_DEMANDED: _claim_demanded,
    Event.CLAIM_LAPSED: lambda at: f"The rent that {at.name()} owed {at.name(1)} for {at.lot(2)} was not demanded.",
    Event.DEBT_ARISEN: lambda at: f"{at.name()} owes {_debt(at)} and has to raise the money.",
    Event.DEBT_LAPSED: lambda at: f"{at.name()} no longer owes {_debt(at)}.",
    Event.BUILT: _built,
    Event.SOLD: _sold,
    Event.MORTGAGED: _silent,
    Event.REDEEMED: _silent,
    Event.MORTGAGE_KEPT: lambda at: f"{at.name()} keeps the mortgage on {at.lot(1)}.",
    Event.WISHES_ASKED: _wishes_asked,
    Event.WISHED: lambda at: f"{at.name()} wants {at.numbers[1]}.",
    Event.SHORTAGE_ENDED: _shortage_ended,
    Event.OFFERED: _offered,
    Event.COUNTERED: _offered,
    Event.ACCEPTED: lambda at: f"{at.name()} accepts the offer of {at.name(1)}.",
    Event.REJECTED: lambda at: f"{at.name()} rejects the offer of {at.name(1)}.",
    Event.WITHDRAWN: lambda at: f"{at.name()} withdraws the offer to {at.name(1)}.",
    Event.OFFER_LAPSED: lambda at: f"The offer of {at.name()} to {at.name(1)} lapses.",
    Event.HANDED: lambda at: f"{at.name(1)} takes lots of {at.name()} for {at.money(2)} of the debt.",
    Event.BANKRUPT: _bankrupt,
    Event.GAVE_UP: lambda at: f"{at.name()} gives up.",
    Event.TURN_ENDED: _silent,
    Event.TIME_UP: _time_up,
    Event.GAME_OVER: _game_over,
}
