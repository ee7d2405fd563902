"""The signs that an edition chooses from the one set that there is: for what a picture marks without a word."""

from typing import NamedTuple

from bankhalter.editions.schema import Edition, Square


class Signs(NamedTuple):
    """Names of signs; `taxes`: in the order of their squares."""

    station: str
    utility: str
    building: str
    chance: str
    community: str
    taxes: tuple[str, str]


USUAL = Signs("train", "bulb", "house", "flag", "medal", ("chip", "chip"))
SIGNS = {
    "bond-007": Signs("car", "base", "house", "gem", "mask", ("burst", "chip")),
    "sonic-boom": Signs("person", "sliders", "house", "gem", "mask", ("burst", "warn")),
    "banking": Signs("train", "tower", "apart", "flag", "medal", ("chip", "chip")),
    "sonic": Signs("car", "bulb", "flask", "flag", "medal", ("clock", "ring")),
    "dc": Signs("planet", "hotel", "glass", "flag", "medal", ("lock", "gem")),
}


def signs_of(edition: Edition) -> Signs:
    """Return the signs of an edition."""
    return SIGNS.get(edition.name, USUAL)


def sign_of(edition: Edition, square: Square) -> str | None:
    """Return the sign of a square; None for streets and corners, which are drawn."""
    kind, signs = square.__struct_config__.tag, signs_of(edition)
    if kind == "tax":
        taxes = [each.pos for each in edition.squares if each.__struct_config__.tag == "tax"]
        return signs.taxes[taxes.index(square.pos) % len(signs.taxes)]
    found = {"station": signs.station, "utility": signs.utility, "chance": signs.chance, "community": signs.community}
    return found.get(str(kind))
