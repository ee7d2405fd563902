"""What the naive player knows of an edition: its printed values, and where the rulebooks differ."""

import tomllib
from pathlib import Path
from typing import Any

import bankhalter

FOLDER = Path(str(bankhalter.__file__)).parent / "editions"
DECKS = {"classic-us": "us_2008", "bond-007": "winning_moves_2015", "banking": "de_euro_2002"}
UNITS = {"banking": 10_000}
MILLION = 1_000_000

Game = dict[str, Any]


def game(edition: str, *, automatic: bool = False, speed_die: bool = False) -> Game:
    """Return the printed values of an edition, amounts in units, with the options of a game."""
    document = tomllib.loads((FOLDER / f"{edition.replace('-', '_')}.toml").read_text(encoding="utf-8"))
    decks = tomllib.loads((FOLDER / "decks" / f"{DECKS[edition]}.toml").read_text(encoding="utf-8"))
    unit = UNITS.get(edition, 1)
    return {
        "squares": [in_units(square, unit) for square in document["squares"]],
        "cards": {deck: {card["key"]: card for card in decks[deck]} for deck in ("chance", "community")},
        "copies": {deck: [card["key"] for card in decks[deck]] for deck in ("chance", "community")},
        "salary": document["money"]["salary"] // unit,
        "fine": document["money"]["fine"] // unit,
        "start": document["money"]["start_cash"] // unit + (1000 if speed_die else 0),
        "unit": unit,
        "banking": edition == "banking",
        "automatic": automatic,
        "speed_die": speed_die,
    }


def in_units(square: dict[str, Any], unit: int) -> dict[str, Any]:
    """Return a square with its amounts in units."""
    amounts: dict[str, Any] = {
        key: square[key] // unit for key in ("price", "house_cost", "mortgage", "amount") if key in square
    }
    return {**square, **amounts, "rents": [rent // unit for rent in square.get("rents", [])]}


def group(g: Game, square: int) -> list[int]:
    """Return the squares of the colour group of a street."""
    colour = g["squares"][square].get("group")
    return [other["pos"] for other in g["squares"] if other.get("group") == colour and other["kind"] == "street"]


def of_kind(g: Game, kind: str) -> list[int]:
    """Return the squares of a kind."""
    return [square["pos"] for square in g["squares"] if square["kind"] == kind]


def money(g: Game, amount: int) -> str:
    """Return an amount as lines write it."""
    euro = amount * g["unit"]
    if g["unit"] == 1:
        return str(euro)
    return f"{euro // 1000}K" if euro < MILLION else f"{euro / MILLION:g}M"
