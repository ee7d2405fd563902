"""Every change of cash as a message: who pays whom how much, why and where."""

from collections.abc import Callable

from bankhalter.play.phrases import kind_of, level_phrase
from bankhalter.play.scene import Scene
from bankhalter.rules.codes import BANK, HOTEL, Auction, Cause, Event
from bankhalter.rules.queries import rank
from bankhalter.words.messages import Argument, Message, SquareName, say

GO = 0


def payment(scene: Scene) -> Message:
    """Return what is said of a PAID event."""
    return SAID[Cause(scene.numbers[3])](scene)


def _said(scene: Scene, message: str, **more: Argument) -> Message:
    """Fill in who pays whom how much, and the square if there is one."""
    square = scene.numbers[4]
    where = {"square": SquareName(square)} if square >= 0 else {}
    return say(message, who=scene.name(0), whom=scene.name(1), amount=scene.money(2), **where, **more)


def _card(scene: Scene) -> Message:
    payer, receiver = scene.numbers[:2]
    if payer == BANK:
        return _said(scene, "paid-card-by-bank")
    return _said(scene, "paid-card-to-bank" if receiver == BANK else "paid-card")


def _tax(scene: Scene) -> Message:
    return say("paid-tax", who=scene.name(0), amount=scene.money(2), square=SquareName(_stood(scene)))


def _stood(scene: Scene) -> int:
    """Return where the payer stood: Mr. M may lead it on in the same line."""
    payer = scene.numbers[0]
    moves = [(at, event.numbers) for at, event in enumerate(scene.happened) if event.event == Event.MOVED]
    reached = [end for at, (seat, _, end) in moves if seat == payer and at < scene.at]
    left = [start for at, (seat, start, _) in moves if seat == payer and at > scene.at]
    return (reached[-1:] or left[:1] or [scene.state.at[payer]])[0]


def _built(scene: Scene) -> Message:
    """The level that the building reaches stands in the event right after."""
    level = scene.after.numbers[2] if scene.after is not None and scene.after.event == Event.BUILT else 1
    if 1 < level < HOTEL:
        return _said(scene, "paid-building-further", level=level_phrase(level))
    return _said(scene, "paid-building", kind=kind_of(hotel=level == HOTEL))


def _sold(scene: Scene) -> Message:
    """The lot and the level that is left stand in the event right before."""
    lot, left = scene.before.numbers[1:] if scene.before is not None else (-1, 0)
    kind = _goods(scene, lot, left)
    if left:
        return _said(scene, "paid-sale-partly", kind=kind, level=level_phrase(left))
    return _said(scene, "paid-sale", kind=kind)


def _goods(scene: Scene, lot: int, left: int) -> str:
    """What was sold: a house or the hotel of `lot`, unless a hotel took more with it for want of houses."""
    board = scene.table.board
    steps = scene.numbers[2] * 2 // board.house_cost[lot]
    hotel = rank(board, left) + steps == rank(board, HOTEL)
    if lot != board.lot_of[scene.numbers[4]] or not (hotel or steps == 1):
        return "several"
    return kind_of(hotel=hotel)


def _won(scene: Scene) -> Message:
    hotel = scene.before is not None and scene.before.numbers[2] == Auction.HOTEL
    return _said(scene, "paid-building-auction", kind=kind_of(hotel=hotel))


def _interest(scene: Scene) -> Message:
    return _said(scene, "paid-interest" if scene.numbers[4] >= 0 else "paid-interest-inherited")


SAID: dict[Cause, Callable[[Scene], Message]] = {
    Cause.SALARY: lambda scene: _said(scene, "paid-salary", go=SquareName(GO)),
    Cause.PRICE: lambda scene: _said(scene, "paid-price"),
    Cause.AUCTION: lambda scene: _said(scene, "paid-auction"),
    Cause.RENT: lambda scene: _said(scene, "paid-rent"),
    Cause.TAX: _tax,
    Cause.CARD: _card,
    Cause.FINE: lambda scene: _said(scene, "paid-fine"),
    Cause.BUILDING: _built,
    Cause.BUILDING_AUCTION: _won,
    Cause.BUILDING_SALE: _sold,
    Cause.MORTGAGE: lambda scene: _said(scene, "paid-mortgage"),
    Cause.REDEMPTION: lambda scene: _said(scene, "paid-redemption"),
    Cause.INTEREST: _interest,
    Cause.TRADE: lambda scene: _said(scene, "paid-trade"),
    Cause.DEAL: lambda scene: _said(scene, "paid-deal"),
    Cause.ESTATE: lambda scene: _said(scene, "paid-estate"),
}
