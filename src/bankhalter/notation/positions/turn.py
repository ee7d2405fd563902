"""The running turn in a position: whose it is and where it stands."""

from bankhalter.notation.errors import NotationError
from bankhalter.notation.positions.entry import Entry, whole
from bankhalter.notation.sides import DECK_NAMES
from bankhalter.notation.slots import FACE_WORDS, FACES
from bankhalter.notation.table import Table
from bankhalter.rules.codes import Phase, TimeUp
from bankhalter.rules.layout import State
from bankhalter.rules.queries import living
from bankhalter.rules.throwing import DIE, DOUBLES_TO_JAIL
from bankhalter.words.quoting import typed

PHASES = {phase.name.lower(): int(phase) for phase in Phase}
DEMANDED = "demanded"
MOST_THROWS = 99
MOST_SALARIES = 99
WHITE_DICE = 2
BEST_THROW = WHITE_DICE * DIE


def read_turn(given: Entry, s: State) -> None:
    """Take over the turn; without keys the game stands at the start of the first living seat's turn."""
    s.turn = given.seat("turn", _first_living(s))
    s.phase = given.word("phase", Phase.THROW, PHASES)
    s.doubles = given.number("doubles", 0, 0, DOUBLES_TO_JAIL - 1 if s.phase == Phase.THROW else DOUBLES_TO_JAIL)
    s.throws = given.number("throws", s.doubles, 0, MOST_THROWS)
    s.again = given.flag("again")
    s.mr_m = given.flag("mr_m")
    s.salary_due = given.number("salary_due", 0, 0, MOST_SALARIES)
    s.time_up = _read_time(given)
    s.winners = given.seats("winners", 0)
    s.drawing = given.word("drawing", 0, {name: deck for deck, name in enumerate(DECK_NAMES)})
    if "dice" in given:
        s.dice = _read_dice(given)
    _read_order(given.entry("order"), s)


def _first_living(s: State) -> int:
    return next((seat for seat in range(s.seats) if not s.bankrupt[seat]), 0)


def _read_time(given: Entry) -> int:
    if given.given.get("time_up") == DEMANDED:
        return TimeUp.BETWEEN_TURNS
    return given.flag("time_up")


def _read_dice(given: Entry) -> list[int]:
    items = given.items("dice")
    try:
        return [*(whole(die, 1, DIE) for die in items[:WHITE_DICE]), _face(items)]
    except NotationError as error:
        raise given.wrong("dice", error.message) from None


def _face(items: list[object]) -> int:
    match items:
        case [_, _]:
            return 0
        case [_, _, face] if str(face) in FACES:
            return FACES[str(face)]
        case _:
            raise NotationError("error-not-dice", faces=", ".join(FACES), given=typed(items))


def _read_order(given: Entry, s: State) -> None:
    given.allow("left", "best", "tied")
    s.order_left = given.seats("left", _all_left(s))
    s.order_best = given.number("best", 0, 0, BEST_THROW)
    s.order_tied = given.seats("tied", 0)


def _all_left(s: State) -> int:
    return living(s) if s.phase in {Phase.DEAL, Phase.ORDER} else 0


def write_turn(table: Table, s: State) -> dict[str, object]:
    """Return the keys of the turn; those that hold their default are left out."""
    keys: dict[str, object] = {"turn": table.seats[s.turn]}
    undealt = table.board.deal > 0 and not any(owner >= 0 for owner in s.owner)
    if s.phase != Phase.THROW or undealt:
        keys["phase"] = Phase(s.phase).name.lower()
    if s.doubles:
        keys["doubles"] = s.doubles
    if s.throws != s.doubles:
        keys["throws"] = s.throws
    if any(s.dice):
        keys["dice"] = dice_list(s.dice)
    keys |= {key: True for key, on in (("again", s.again), ("mr_m", s.mr_m)) if on}
    if s.salary_due:
        keys["salary_due"] = s.salary_due
    if s.time_up:
        keys["time_up"] = DEMANDED if s.time_up == TimeUp.BETWEEN_TURNS else True
    if s.winners:
        keys["winners"] = names(table, s.winners)
    return keys | _written_order(table, s)


def dice_list(dice: list[int]) -> list[int | str]:
    """Return thrown dice as a document holds them: [3, 4], [3, 4, 2] or [3, 4, bus]."""
    face = FACE_WORDS.get(dice[WHITE_DICE], "")
    return [*dice[:WHITE_DICE], *([int(face) if face.isdecimal() else face] if face else [])]


def _written_order(table: Table, s: State) -> dict[str, object]:
    order: dict[str, object] = {}
    if s.order_left != _all_left(s):
        order["left"] = names(table, s.order_left)
    if s.order_best:
        order["best"] = s.order_best
    if s.order_tied:
        order["tied"] = names(table, s.order_tied)
    return {"order": order} if order else {}


def names(table: Table, bits: int) -> list[str]:
    """Return the names of the seats in `bits`, in seat order."""
    return [name for seat, name in enumerate(table.seats) if bits >> seat & 1]
