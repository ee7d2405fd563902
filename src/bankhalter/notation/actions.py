"""Lines of a game: text to action and back."""

from dataclasses import dataclass
from difflib import get_close_matches

from bankhalter.notation.amounts import amount_text
from bankhalter.notation.errors import NotationError
from bankhalter.notation.forms import FORMS_OF, FORMS_WITH, VERBS
from bankhalter.notation.slots import SLOTS, Context, Numbers
from bankhalter.notation.table import Table
from bankhalter.rules.codes import NOBODY, Act
from bankhalter.rules.layout import State
from bankhalter.words.errors import placed
from bankhalter.words.messages import either
from bankhalter.words.quoting import typed

NUMBERS = 5
TIME_IS_UP = "time is up"
TAKES_BACK = "takes back"
OF_CHANCE = ("throws ", "draws ", "is dealt")  # how lines go on that carry what dice or cards show
ANSWERS = {"agrees": True, "disagrees": False}
UNDOING = dict.fromkeys(("undo", "undoes", "back", "revert"), f"{TAKES_BACK} 1")  # what people say instead
LIKE = 0.7  # how much a word that is meant resembles the one said


@dataclass(frozen=True)
class Action:
    """What a seat (-1: nobody, the time is up) does, as the rules take it."""

    seat: int
    act: Act
    numbers: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)


@dataclass(frozen=True)
class TakeBack:
    """A seat asks to take back the last `count` actions of the table."""

    seat: int
    count: int


@dataclass(frozen=True)
class Answer:
    """A seat answers the request for a take-back."""

    seat: int
    agrees: bool


Line = Action | TakeBack | Answer


def parse_line(table: Table, state: State, line: str) -> Line:
    """Return what `line` says in `state`; raise NotationError naming what was expected."""
    said = " ".join(line.split())
    if said == TIME_IS_UP:
        return Action(NOBODY, Act.TIME)
    name, _, rest = said.partition(" ")
    try:
        return _parse(Context(table, state, table.seat(name)), rest)
    except NotationError as error:
        raise type(error)(placed(f"`{said}`", error.message)) from None


def speaker_of(line: str) -> str:
    """Return the name with which a line begins: of the seat that speaks, if it is one."""
    return line.partition(" ")[0]


def carries_chance(line: str) -> bool:
    """Whether a line, single spaces between its words, carries nature's answer: dice, a card, a deal, the time."""
    return line == TIME_IS_UP or line.partition(" ")[2].startswith(OF_CHANCE)


def parse_action(table: Table, state: State, line: str) -> Action:
    """Return the action that `line` says in `state`; raise NotationError if it says none."""
    read = parse_line(table, state, line)
    if not isinstance(read, Action):
        raise NotationError("error-about-take-back", line=line)
    return read


def _parse(at: Context, said: str) -> Line:
    if said in ANSWERS:
        return Answer(at.seat, ANSWERS[said])
    if said.startswith(TAKES_BACK):
        return TakeBack(at.seat, _count_to_take_back(at, said.removeprefix(TAKES_BACK).strip()))
    for form in FORMS_WITH.get(said.partition(" ")[0], ()):
        numbers = form.read(at, said)
        if numbers is not None:
            return Action(at.seat, form.act, filled(numbers))
    raise _unknown(said)


def _count_to_take_back(at: Context, text: str) -> int:
    count = SLOTS["count"].read(at, text)[0]
    if count == 0:
        raise NotationError("error-takes-nothing-back")
    return count


def filled(numbers: Numbers) -> tuple[int, int, int, int, int]:
    """Return up to five numbers with zeros after them."""
    a, b, c, d, e = numbers + (0,) * (NUMBERS - len(numbers))
    return a, b, c, d, e


def _unknown(said: str) -> NotationError:
    verb = said.partition(" ")[0]
    forms = [f"`{form.usage}`" for form in FORMS_WITH.get(verb, ())]
    if forms:
        with_square = any("SQUARE" in form for form in forms)
        return NotationError("error-usage-square" if with_square else "error-usage", forms=either(forms))
    words = (*sorted(VERBS), *ANSWERS, TAKES_BACK)
    near = [UNDOING[verb]] if verb in UNDOING else get_close_matches(verb, words, n=1, cutoff=LIKE)
    if near:
        return NotationError("error-other-action", given=typed(verb), near=near[0])
    return NotationError("error-no-action", given=typed(verb), words=", ".join(words))


def print_action(table: Table, state: State, action: Action) -> str:
    """Return the canonical text of a well-formed action, which reads back as the same action in `state`."""
    if action.act == Act.TIME:
        return TIME_IS_UP
    at = Context(table, state, action.seat)
    form = next(form for form in FORMS_OF[action.act] if form.fits(at, action.numbers))
    return f"{table.seats[action.seat]} {form.write(at, action.numbers)}"


def print_line(table: Table, state: State, line: Line) -> str:
    """Return the canonical text of an action, of a take-back or of an answer to one."""
    match line:
        case Action():
            return print_action(table, state, line)
        case TakeBack(seat, count):
            return f"{table.seats[seat]} {TAKES_BACK} {count}"
        case Answer(seat, agrees):
            return f"{table.seats[seat]} {'agrees' if agrees else 'disagrees'}"


def print_legal(table: Table, state: State, seat: int, entry: tuple[int, int, int]) -> str:
    """Return the text of an entry (act, x0, x1) of a list of legal actions, ranges as `A bids 10..140`."""
    act, least, most = entry
    if act == Act.BID:
        return f"{table.seats[seat]} bids {_span(amount_text(table.unit, least), amount_text(table.unit, most))}"
    if act == Act.WANT:
        return f"{table.seats[seat]} wants {_span(str(least), str(most))}"
    phrase = table.phrases.get(entry)
    if phrase is None:
        at, numbers = Context(table, state, seat), filled((least, most))
        form = next(form for form in FORMS_OF[Act(act)] if form.fits(at, numbers))
        phrase = form.write(at, numbers)
        if form.reads_alike:
            table.phrases[entry] = phrase
    return f"{table.seats[seat]} {phrase}"


def _span(least: str, most: str) -> str:
    return least if least == most else f"{least}..{most}"
