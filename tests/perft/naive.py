"""A second, slow player that knows the rules from the rulebooks only: for two seats, without trades and giving up.

A state is a dict of plain values. `moves` returns every line that may be said, of bids the ends of their range only;
`play` returns the state after a line. A bankruptcy ends the game, as it does between two.
"""

import json
from typing import Any

from tests.perft import cards, houses, money, turn
from tests.perft.printed import Game

State = dict[str, Any]
HOUSES, HOTELS = 32, 12
SEATS = ("A", "B")
ACTIONS = {**money.ACTIONS, **houses.ACTIONS, **turn.ACTIONS, **cards.ACTIONS}


def opened(g: Game, given: dict[str, Any]) -> State:
    """Return the state of a document with seats, turn, deeds, jail, cards and stock, at the start of a turn."""
    deeds: dict[str, list[Any]] = {}
    for name in SEATS:
        for square, value in given.get(name, {}).get("deeds", {}).items():
            level = {"hotel": 5, "mortgaged": 0}.get(value, value)
            deeds[str(square)] = [name, level, value == "mortgaged"]
    levels = [level for _, level, _ in deeds.values()]
    bank = given.get("bank", {})
    return {
        "turn": given.get("turn", "A"),
        "phase": "throw",
        "throws": given.get("doubles", 0),
        "doubles": given.get("doubles", 0),
        "again": False,
        "dice": [],
        "mrm": False,
        "deck": None,
        "seats": {name: _seat(g, given.get(name, {})) for name in SEATS},
        "deeds": deeds,
        "bank": {
            "house": bank.get("houses", HOUSES - sum(level for level in levels if level < 5)),
            "hotel": bank.get("hotels", HOTELS - levels.count(5)),
        },
        "decks": _decks(g, given),
        "claims": [],
        "demanded": [],
        "rent_throw": None,
        "debts": [],
        "auction": None,
        "shortage": None,
        "placing": None,
        "quota": {},
        "winner": None,
    }


def _seat(g: Game, given: dict[str, Any]) -> dict[str, Any]:
    jail = given.get("jail", 0)
    return {
        "cash": given.get("cash", g["start"] * g["unit"]) // g["unit"],
        "at": given.get("at", 10 if jail else 0),
        "jail": jail,
        "cards": sorted(given.get("jail_cards", [])),
        "go": given.get("passed_go", False),
    }


def _decks(g: Game, given: dict[str, Any]) -> dict[str, dict[str, list[str]]]:
    held = [deck for name in SEATS for deck in given.get(name, {}).get("jail_cards", [])]
    decks = {}
    for deck, copies in g["copies"].items():
        seen = given.get("decks", {}).get(deck, {}).get("seen", [])
        unseen = list(copies)
        for key in [*seen, *(["jail_card"] if deck in held else [])]:
            unseen.remove(key)
        decks[deck] = {"unseen": unseen, "seen": list(seen)}
    return decks


def awaited(s: State) -> list[str]:
    """Return who must act now, the most urgent first."""
    wishes = s["shortage"]["wishes"] if s["shortage"] else {}
    who: list[str] = ["nature"] if s["phase"] == "card" else [s["turn"]]
    if s["winner"]:
        who = []
    elif s["rent_throw"]:
        who = ["nature"]
    elif money.debtors(s):
        who = money.debtors(s)
    elif None in wishes.values():
        who = [name for name, wish in wishes.items() if wish is None]
    elif s["placing"]:
        who = [s["placing"]]
    elif s["auction"]:
        who = [name for name in s["auction"]["in"] if name != s["auction"]["leader"]]
    return who


def moves(g: Game, s: State) -> set[str]:
    """Return every line that may be said in `s`."""
    if s["winner"]:
        return set()
    if s["rent_throw"]:
        return set(money.rent_throws(s))
    debtors = money.debtors(s)
    asked = s["shortage"] and None in s["shortage"]["wishes"].values()
    if debtors:
        lines = money.settling(g, s)
    elif asked:
        return set(houses.wishes(g, s))
    elif s["placing"]:
        return set(houses.placings(g, s))
    elif s["auction"]:
        lines = money.bids(g, s)
    else:
        lines = turn.turn_moves(g, s)
    return {*lines, *_standing(g, s)}


def _standing(g: Game, s: State) -> list[str]:
    """What every seat may do besides: not between a throw and its landing, and not in a shortage."""
    debts = bool(money.debtors(s))
    open_phase = s["phase"] in ("throw", "buy", "end") or debts or s["auction"]
    if not open_phase or s["shortage"]:
        return []
    lines = [line for name in SEATS for line in money.mortgages(g, s, name)]
    lines += [line for name in SEATS for line in houses.building_moves(g, s, name)]
    return lines + [line for name in SEATS for line in money.demands(s, name)]


def play(g: Game, before: State, line: str) -> State:
    """Return the state after `line`, which must be one of `moves`; `before` stays as it is."""
    s: State = json.loads(json.dumps(before))
    name, verb, *rest = line.split()
    ACTIONS[verb](g, s, name, rest)
    turn.carry_on(g, s)
    return s


def seen(s: State) -> dict[str, Any]:
    """Return what people at the table see of the state."""
    return {
        "seats": s["seats"],
        "deeds": {int(square): deed for square, deed in sorted(s["deeds"].items(), key=lambda item: int(item[0]))},
        "bank": s["bank"],
        "awaits": sorted(awaited(s)),
        "winner": s["winner"],
    }
