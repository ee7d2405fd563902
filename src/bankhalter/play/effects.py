"""What a card says."""

from bankhalter.editions.schema import Card, Edition
from bankhalter.words.messages import DeckName, Message, Printed, SquareName, say
from bankhalter.words.voice import plain

GO = 0


def card_text(edition: Edition, card: Card) -> Message:
    """Return what a card of the edition says: somebody's own text, its own message, or what it does."""
    if card.text:
        return say("own-text", text=card.text)
    own = f"card-{card.key.replace('_', '-')}"
    return say(
        own if plain("en").has(own) else f"effect-{card.effect.replace('_', '-')}",
        amount=_money(edition, card.amount),
        house=_money(edition, card.house),
        hotel=_money(edition, card.hotel),
        square=SquareName(card.square or GO),
        steps=card.steps or 0,
        factor=card.factor or 0,
        go=SquareName(GO),
        salary=Printed(edition.money.salary),
        chance=DeckName(0),
    )


def _money(edition: Edition, amount: int | None) -> Printed:
    return Printed((amount or 0) * edition.money.deck_scale)
