"""What a card does, in words."""

from bankhalter.editions.schema import Card, Edition
from bankhalter.notation.amounts import printed_text

TEMPLATES = {
    "receive": "receive {amount}",
    "pay": "pay {amount}",
    "move_to": "go forward to {square}",
    "move_back_to": "go back to {square}, no salary",
    "steps_back": "go back {steps} squares",
    "nearest_station": "go forward to the next {station}; its owner gets {factor} times the rent",
    "nearest_utility": "go forward to the next {utility}; its owner gets {factor} times a fresh throw",
    "go_to_jail": "go to jail",
    "keep": "keep it; it frees from jail once",
    "pay_per_building": "pay {house} for each {house_word} and {hotel} for each {hotel_word}",
    "pay_each": "pay every other player {amount}",
    "receive_from_each": "receive {amount} from every other player",
    "fine_or_chance": "pay {amount} or draw from {chance}",
}


def effect_text(edition: Edition, card: Card) -> str:
    """Return what a card of the edition does, in English."""
    words = edition.vocabulary.en

    def money(amount: int | None) -> str:
        return printed_text(edition.money.unit, (amount or 0) * edition.money.deck_scale)

    target = edition.squares[card.square or 0]
    return TEMPLATES[card.effect].format(
        amount=money(card.amount),
        house=money(card.house),
        hotel=money(card.hotel),
        square=f"{target.name} ({target.pos})",
        steps=card.steps,
        factor=card.factor,
        station=words.station.one,
        utility=words.utility.one,
        house_word=words.house.one,
        hotel_word=words.hotel.one,
        chance=words.chance,
    )
