"""The naive player's turn: throwing, moving, landing, jail, the speed die."""

from collections.abc import Callable
from typing import Any

from tests.perft.houses import finish_auction
from tests.perft.money import (
    FACES,
    ask_for_throw,
    fall_due,
    open_auction,
    open_claim,
    other,
    owe,
    owner_of,
    pay,
    settle,
    throw_rent,
)
from tests.perft.printed import Game

State = dict[str, Any]
JAIL = 10
LAST_ATTEMPT = 3


def turn_moves(g: Game, s: State) -> list[str]:
    """Return what the turn's seat, or nature for it, may do now."""
    name, me = s["turn"], s["seats"][s["turn"]]
    a, b = s["dice"][:2] or (0, 0)
    match s["phase"]:
        case "throw":
            lines = [*throws(g, s), *jail_exits(g, s), *([f"{name} ends turn"] if may_stay(g, s) else [])]
        case "buy":
            dear = g["squares"][me["at"]]["price"] > me["cash"]
            lines = [f"{name} declines", *([] if dear else [f"{name} buys"])]
        case "card":
            deck = s["decks"][s["deck"]]
            lines = [f"{name} draws {key}" for key in dict.fromkeys(deck["unseen"] or deck["seen"][:1])]
        case "bus":
            lines = [f"{name} moves {n}" for n in sorted({a, b, a + b})]
        case "jump":
            lines = [f"{name} jumps to {square}" for square in range(40)]
        case "fine_or_chance":
            lines = [f"{name} takes fine", f"{name} takes chance"]
        case _:
            lines = [f"{name} ends turn"]
    return lines


def throws(g: Game, s: State) -> list[str]:
    """Return all throws: with the speed die once GO was reached, but not in jail."""
    me = s["seats"][s["turn"]]
    faces = [f" {face}" for face in FACES] if g["speed_die"] and me["go"] and not me["jail"] else [""]
    return [f"{s['turn']} throws {a} {b}{face}" for a in range(1, 7) for b in range(1, 7) for face in faces]


def jail_exits(g: Game, s: State) -> list[str]:
    """Return how the seat may leave jail before it throws."""
    name, me = s["turn"], s["seats"][s["turn"]]
    if not me["jail"]:
        return []
    lines = [f"{name} pays fine"] if me["cash"] >= g["fine"] else []
    if me["cards"]:
        lines.append(f"{name} uses card")
    if me["cards"] == ["chance", "community"]:
        lines.append(f"{name} uses community card")
    return lines


def may_stay(g: Game, s: State) -> bool:
    """Return whether the turn may end without the throw that is due."""
    if s["seats"][s["turn"]]["jail"]:
        return int(s["seats"][s["turn"]]["jail"]) < LAST_ATTEMPT
    return bool(g["banking"] and s["again"])


def leave_jail(g: Game, s: State, name: str, rest: list[str]) -> None:
    """Pay a debt, or the fine at the start of the turn; in banking the token then moves in the next turn."""
    if rest != ["fine"]:
        settle(g, s, name, rest)
        return
    pay(s, name, "bank", g["fine"])
    s["seats"][name]["jail"] = 0
    if g["banking"]:
        s["phase"] = "end"


def use_card(_: Game, s: State, name: str, rest: list[str]) -> None:
    """Leave jail by a card, which goes under its deck."""
    deck = rest[0] if len(rest) > 1 else s["seats"][name]["cards"][0]
    s["seats"][name]["cards"].remove(deck)
    s["decks"][deck]["seen"].append("jail_card")
    s["seats"][name]["jail"] = 0


def throw(g: Game, s: State, name: str, rest: list[str]) -> None:
    """Throw: for a rent, in jail, or to move."""
    if s["rent_throw"]:
        throw_rent(s, rest)
        return
    a, b = int(rest[0]), int(rest[1])
    s["claims"] = [claim for claim in s["claims"] if claim["guest"] == name]
    s["quota"], s["again"] = {}, False
    s["dice"] = [a, b, *rest[2:]]
    if s["seats"][name]["jail"]:
        throw_in_jail(g, s, name)
        return
    if a == b:
        s["doubles"] += 1
        s["again"] = True
        if s["doubles"] == 3:
            send_to_jail(s, name)
            return
    move_by_throw(g, s, name)


def throw_in_jail(g: Game, s: State, name: str) -> None:
    """Doubles free; after the third failure the fine is due, and in the cash editions the throw is moved."""
    me = s["seats"][name]
    if s["dice"][0] == s["dice"][1]:
        me["jail"] = 0
        forward(g, s, name, sum(s["dice"]))
    elif me["jail"] < LAST_ATTEMPT:
        me["jail"] += 1
        s["phase"] = "end"
    else:
        me["jail"] = 0
        owe(s, name, "bank", g["fine"])
        s["phase"] = "end" if g["banking"] else "move"


def move_by_throw(g: Game, s: State, name: str) -> None:
    """Move by the white dice and what the speed die says."""
    a, b, *third = s["dice"]
    match third:
        case ["bus"]:
            s["phase"] = "bus"
        case [face] if face == str(a) == str(b):
            s["phase"] = "jump"
        case ["mrm"]:
            s["mrm"] = True
            forward(g, s, name, a + b)
        case [face]:
            forward(g, s, name, a + b + int(face))
        case _:
            forward(g, s, name, a + b)


def ride(g: Game, s: State, name: str, rest: list[str]) -> None:
    """Move as far as the seat chose with the bus."""
    forward(g, s, name, int(rest[0]))


def jump(g: Game, s: State, name: str, rest: list[str]) -> None:
    """Jump; to where the sum of the dice leads is the plain move, and GO pays else only by landing on it."""
    square, steps = int(rest[1]), sum(int(die) for die in s["dice"])
    if square == (s["seats"][name]["at"] + steps) % 40:
        forward(g, s, name, steps)
        return
    s["seats"][name]["at"] = square
    if square == 0:
        salary(g, s, name)
    land(g, s, name)


def salary(g: Game, s: State, name: str) -> None:
    """GO was reached or passed."""
    pay(s, "bank", name, g["salary"])
    s["seats"][name]["go"] = True


def forward(g: Game, s: State, name: str, steps: int, card: str = "") -> None:
    """Move forward and resolve the landing."""
    me = s["seats"][name]
    if me["at"] + steps >= 40:
        salary(g, s, name)
    me["at"] = (me["at"] + steps) % 40
    land(g, s, name, card)


def land(g: Game, s: State, name: str, card: str = "") -> None:
    """Carry out the square."""
    square = g["squares"][s["seats"][name]["at"]]
    s["phase"] = "landed"
    match square["kind"]:
        case "street" | "station" | "utility" if owner_of(s, square["pos"]):
            open_claim(g, s, name, square["pos"], card)
        case "street" | "station" | "utility":
            s["phase"] = "buy"
        case "tax":
            owe(s, name, "bank", square["amount"])
        case "chance" | "community":
            s["phase"], s["deck"] = "card", square["kind"]
        case "go_to_jail":
            send_to_jail(s, name)
        case _:
            pass


def send_to_jail(s: State, name: str) -> None:
    """Arrive in jail, which ends the turn."""
    s["seats"][name] |= {"at": JAIL, "jail": 1}
    next_turn(s)


def next_turn(s: State) -> None:
    """Hand on the dice."""
    s |= {
        "turn": other(s["turn"]),
        "phase": "throw",
        "throws": 0,
        "doubles": 0,
        "again": False,
        "mrm": False,
        "dice": [],
    }


def end_turn(_: Game, s: State, name: str, rest: list[str]) -> None:
    """Hand on the dice; sitting still in jail is a failed attempt."""
    me = s["seats"][name]
    if s["phase"] == "throw" and me["jail"]:
        me["jail"] += 1
    next_turn(s)
    assert rest == ["turn"]


def buy(g: Game, s: State, name: str, rest: list[str]) -> None:
    """Buy at the printed price."""
    me = s["seats"][name]
    pay(s, name, "bank", g["squares"][me["at"]]["price"])
    s["deeds"][str(me["at"])] = [name, 0, False]
    s["phase"] = "landed"
    assert not rest


def decline(_: Game, s: State, name: str, rest: list[str]) -> None:
    """Leave the lot to the auction."""
    s["phase"] = "landed"
    open_auction(s, s["seats"][name]["at"], ["A", "B"])
    assert not rest


def carry_on(g: Game, s: State) -> None:
    """Do what follows by itself: auctions close, debts fall due, the landing ends, the turn goes on."""
    finish_auction(s)
    fall_due(s)
    if s["demanded"] and not s["auction"] and not s["rent_throw"]:
        ask_for_throw(g, s, s["demanded"].pop(0))
    if s["winner"] or s["debts"] or s["rent_throw"] or s["shortage"] or s["auction"]:
        return
    if s["phase"] == "move":
        forward(g, s, s["turn"], sum(s["dice"]))
        carry_on(g, s)
    elif s["phase"] == "landed" and s["mrm"]:
        s["mrm"] = False
        lead_on(g, s)
        carry_on(g, s)
    elif s["phase"] == "landed":
        s["phase"] = "throw" if s["again"] else "end"


def lead_on(g: Game, s: State) -> None:
    """Mr. Monopoly leads to the next lot without an owner, or to the next lot if all are owned."""
    at = s["seats"][s["turn"]]["at"]
    ahead = [(at + steps) % 40 for steps in range(1, 40)]
    lots = [square for square in ahead if "price" in g["squares"][square]]
    free = [square for square in lots if not owner_of(s, square)]
    forward(g, s, s["turn"], ((free or lots)[0] - at) % 40)


ACTIONS: dict[str, Callable[[Game, State, str, list[str]], None]] = {
    "throws": throw,
    "moves": ride,
    "jumps": jump,
    "pays": leave_jail,
    "uses": use_card,
    "ends": end_turn,
    "buys": buy,
    "declines": decline,
}
