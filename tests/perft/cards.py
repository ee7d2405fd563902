"""The naive player's cards: turning one up and doing what it says."""

from collections.abc import Callable
from typing import Any

from tests.perft.money import other, owe, pay
from tests.perft.printed import Game, of_kind
from tests.perft.turn import forward, land, send_to_jail

State = dict[str, Any]


def draw(g: Game, s: State, name: str, rest: list[str]) -> None:
    """Turn up a card, put it under its deck or keep it, and do what it says."""
    deck, key = s["decks"][s["deck"]], rest[0]
    (deck["unseen"] or deck["seen"]).remove(key)
    card = g["cards"][s["deck"]][key]
    s["phase"] = "landed"
    if card["effect"] == "keep":
        s["seats"][name]["cards"] = sorted([*s["seats"][name]["cards"], s["deck"]])
    else:
        deck["seen"].append(key)
        carry_out(g, s, name, card)


def carry_out(g: Game, s: State, name: str, card: dict[str, Any]) -> None:
    """Do what a card says."""
    amount = card.get("amount", 0)
    match card["effect"]:
        case "receive":
            pay(s, "bank", name, amount)
        case "pay":
            owe(s, name, "bank", amount)
        case "pay_each":
            owe(s, name, other(name), amount)
        case "receive_from_each":
            owe(s, other(name), name, amount)
        case "pay_per_building":
            owe(s, name, "bank", repairs(s, name, card))
        case "fine_or_chance":
            s["phase"] = "fine_or_chance"
        case _:
            move_by_card(g, s, name, card)


def move_by_card(g: Game, s: State, name: str, card: dict[str, Any]) -> None:
    """Go where a card says: forward past GO, or back without."""
    at = s["seats"][name]["at"]
    match card["effect"]:
        case "move_to":
            forward(g, s, name, (card["square"] - at) % 40)
        case "nearest_station" | "nearest_utility" as effect:
            goals = of_kind(g, effect.removeprefix("nearest_"))
            forward(g, s, name, min((goal - at) % 40 for goal in goals), effect)
        case "go_to_jail":
            send_to_jail(s, name)
        case _:
            s["seats"][name]["at"] = card.get("square", at - card.get("steps", 0))
            land(g, s, name)


def take(g: Game, s: State, name: str, rest: list[str]) -> None:
    """Choose between the fine and a chance card."""
    if rest == ["fine"]:
        s["phase"] = "landed"
        (card,) = (card for card in g["cards"]["community"].values() if card["effect"] == "fine_or_chance")
        owe(s, name, "bank", card["amount"])
    else:
        s["phase"], s["deck"] = "card", "chance"


def repairs(s: State, name: str, card: dict[str, Any]) -> int:
    """Return what a card asks for all buildings of the seat."""
    levels = [level for owner, level, _ in s["deeds"].values() if owner == name]
    price: int = card["house"] * sum(level for level in levels if level < 5) + card["hotel"] * levels.count(5)
    return price


ACTIONS: dict[str, Callable[[Game, State, str, list[str]], None]] = {
    "draws": draw,
    "takes": take,
}
