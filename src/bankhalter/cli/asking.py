"""What a typed line means at this moment: a command, or something that is said in the game."""

import re
from collections.abc import Sequence
from difflib import get_close_matches
from typing import NamedTuple

from bankhalter.cli.commands import ALIASES, COMMANDS
from bankhalter.cli.edition_forms import forms_here
from bankhalter.cli.ordinary import first_of_several, instead, without_fillers, without_who
from bankhalter.cli.replies import bid_of, legal_lines, may_bid, replied
from bankhalter.cli.rewording import lot_said, places_of, reworded
from bankhalter.cli.squares import Named, with_marked_squares
from bankhalter.cli.typed import (
    Reading,
    equivalents,
    forms,
    in_own_words,
    own_words,
    readings,
    usage,
    with_usual_words,
)
from bankhalter.cli.view import View
from bankhalter.notation.actions import TAKES_BACK, Action, Line, parse_line
from bankhalter.notation.errors import NotationError
from bankhalter.reference.finding import folded
from bankhalter.rules.codes import Act, Refusal
from bankhalter.words.messages import Message, either, say

TAKES_WORDS = frozenset(
    {"deed", "log", "why", "pause", "speed", "save", "say", "sign", "mute", "ask", "vote"}
)  # commands after which more may be typed
SAYS = "say"  # the command whose words stay as they were typed
GRAVE = ("gives up", "is bankrupt")  # forms that must be typed in full
BIDS = "bids {amount}"
LEAVES = "quit"  # the command that is neither cut short nor suggested
AMOUNT = re.compile(r"[0-9]{1,9}([.,][0-9]{1,3})?")
CLEAR = (
    "hint-near-square",
    "hint-several-squares",
    "hint-several-cards",
    "hint-no-card",
    "hint-no-goods",
)  # whatever the form is
AWAITED = frozenset({Act.THROW, Act.BUY, Act.DECLINE, Act.END_TURN, Act.PASS, Act.PAY})
LIKE = 0.7  # how much a word that is meant resembles the one typed


class Command(NamedTuple):
    """A command of the terminal, what was typed after it, and the seat if one is named."""

    name: str
    rest: str
    seat: int | None = None


class Said(NamedTuple):
    """Something said in the game, and how it was typed; `next`: what is left to say of what was said at once."""

    line: Line
    typed: str
    next: str = ""


class Bid(NamedTuple):
    """A bid without an amount, and the seat that makes it."""

    seat: int


class NotUnderstoodError(Exception):
    """A line that means nothing here, or several things; `message` says what was expected."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


def understood(view: View, seat: int, typed: str) -> Command | Said | Bid:
    """Return what the line means, said by `seat` or by the one it names first.

    Raise NotUnderstoodError, or NotationError where the words are clear and what goes with them is not.
    """
    bare = typed.rstrip("?! ") or typed
    tail, typed = typed[len(bare) :], bare
    first, _, rest = typed.partition(" ")
    named = named_seat(view, first) if rest else None
    name, said = (view.game.seats[seat], typed) if named is None else (named, rest)
    said = without_who(view, said)
    first, _, rest = said.partition(" ")
    command = whole_command(view, first)
    if command and (not rest or command in TAKES_WORDS):
        rest = f"{rest}{tail}".strip() if command == SAYS else rest
        return Command(command, rest, None if named is None else view.game.seats.index(named))
    question = None if named else asked(view, said)
    if question is not None:
        return question
    commands = [] if named else [each for each in begun_commands(view, first) if not rest or each in TAKES_WORDS]
    return _said(view, name, said, typed, commands)


def asked(view: View, words: str) -> Command | None:
    """Return the command that answers a question; None if it is none."""
    for questions, command in equivalents(view.voice, "typed-questions"):
        if folded(words) in {folded(each) for each in questions.split(" | ")}:
            return Command(command, "")
    found = places_of(view, "typed-deed-questions", words)
    square = None if found is None else lot_said(view, found["lot"])
    return None if square is None else Command("deed", str(square))


def named_seat(view: View, word: str) -> str | None:
    """Return the seat that `word` names, whatever its case; None if it names none, or several."""
    if word in view.game.seats:
        return word
    alike = [name for name in view.game.seats if folded(name) == folded(word)]
    return alike[0] if len(alike) == 1 else None


def _said(view: View, name: str, words: str, typed: str, commands: Sequence[str]) -> Command | Said | Bid:
    """Return what `words` say of the seat called `name`; `typed` is the whole line."""
    meant = reworded(view, view.game.seats.index(name), with_usual_words(view.language, words))
    short = replied(view, view.game.seats.index(name), meant) or replied(view, view.game.seats.index(name), words)
    if short:
        return _short_answer(view, name, short, typed)
    if _is_bid(view, meant) and may_bid(view, view.game.seats.index(name)):
        return Bid(view.game.seats.index(name))
    naming = Named(view, view.game.seats.index(name))
    found = [
        reading
        for reading in readings(view.language, with_marked_squares(view, meant), naming)
        if reading.whole or reading.form.words not in GRAVE
    ]
    lines = [(reading, line) for reading in found if (line := _parsed(view, name, reading)) is not None]
    if len(lines) > 1 and not lines[0][0].whole:
        lines = [each for each in lines if _is_legal(view, each[1])] or lines
    awaited = [line for _, line in lines if _is_awaited(view, line)]
    if len(words) == 1 and len(awaited) == 1:
        return Said(awaited[0], typed)
    if commands and not (lines and lines[0][0].whole):
        return _command_or_action(view, words, commands, lines)
    if len(lines) == 1:
        return Said(lines[0][1], typed)
    if lines:
        raise NotUnderstoodError(_ambiguous(typed, [reading.form.own for reading, _ in lines]))
    return _otherwise(view, name, meant, typed) or _not_understood(view, name, words, typed, found, naming)


def _otherwise(view: View, name: str, meant: str, typed: str) -> Said | None:
    """Return what is left of a line without the words that add nothing, or the first of several things in it.

    None if that is nothing that can be said; raise NotUnderstoodError if it is said in other words.
    """
    several = first_of_several(view, meant)
    first = _understood_at_all(view, name, several.words, typed) if several else None
    if first and several:
        return first._replace(next=several.rest)
    plainer = without_fillers(view, meant)
    if plainer != meant and (said := _understood_at_all(view, name, plainer, typed)):
        return said
    hint = instead(view, view.game.seats.index(name), meant)
    if hint is not None:
        raise NotUnderstoodError(hint)
    return None


def _understood_at_all(view: View, name: str, words: str, typed: str) -> Said | None:
    try:
        said = _said(view, name, words, typed, ())
    except (NotUnderstoodError, NotationError):
        return None
    return said if isinstance(said, Said) else None


def _not_understood(view: View, name: str, words: str, typed: str, found: Sequence[Reading], naming: Named) -> Said:
    """Return the jump to a square named alone; raise NotUnderstoodError or NotationError for anything else."""
    if naming.problem and (not found or naming.problem.id in CLEAR):
        raise NotUnderstoodError(naming.problem)
    if found:
        return Said(parse_line(view.table, view.state, f"{name} {found[0].line}"), typed)
    if legal_lines(view, view.game.seats.index(name), [Act.JUMP]):
        return _jump(view, name, words, typed)
    raise NotUnderstoodError(_unknown(view, name, words))


def _is_bid(view: View, words: str) -> bool:
    """Whether words say that one bids, and nothing else."""
    return folded(words) in {folded(own).partition(" ")[0] for own in (BIDS, own_words(view.voice, BIDS))}


def _jump(view: View, name: str, words: str, typed: str) -> Said:
    """Return the jump to the square whose bare name was typed; raise NotUnderstoodError if it is not clear."""
    naming = Named(view, view.game.seats.index(name))
    found = readings(view.language, f"jumps to {words}", naming)
    if found:
        return Said(parse_line(view.table, view.state, f"{name} {found[0].line}"), typed)
    raise NotUnderstoodError(naming.problem or _unknown(view, name, words))


def _short_answer(view: View, name: str, lines: Sequence[str], typed: str) -> Said:
    if len(lines) > 1:
        raise NotUnderstoodError(_ambiguous(typed, [in_own_words(view.language, line) for line in lines]))
    return Said(parse_line(view.table, view.state, f"{name} {lines[0]}"), typed)


def _command_or_action(
    view: View, typed: str, commands: Sequence[str], lines: Sequence[tuple[Reading, Line]]
) -> Command | Said:
    if not lines and len(commands) == 1:
        return Command(commands[0], typed.partition(" ")[2])
    words = [view.says(f"command-{name}") for name in commands]
    raise NotUnderstoodError(_ambiguous(typed, [*words, *(reading.form.own for reading, _ in lines)]))


def _parsed(view: View, name: str, reading: Reading) -> Line | None:
    try:
        return parse_line(view.table, view.state, f"{name} {reading.line}")
    except NotationError:
        return None


def _is_legal(view: View, line: Line) -> bool:
    return not isinstance(line, Action) or view.game.judge(line) == Refusal.NONE


def _is_awaited(view: View, line: Line) -> bool:
    """Whether a line is what the moment asks of its seat, and no business that may wait."""
    return isinstance(line, Action) and line.act in AWAITED and view.game.judge(line) == Refusal.NONE


def commands_here(view: View) -> tuple[str, ...]:
    """Return the commands that can be given at this table."""
    return (*COMMANDS, *view.further)


def whole_command(view: View, word: str) -> str | None:
    """Return the command that `word` names in full, in one's own language or in English."""
    if word in ALIASES:
        return ALIASES[word]
    names = {name for name in commands_here(view) if folded(word) in {name, folded(view.says(f"command-{name}"))}}
    return next(iter(names), None)


def begun_commands(view: View, word: str) -> list[str]:
    """Return the commands that begin with `word`; to leave must be said in full."""
    start = folded(word)
    own = {name: folded(view.says(f"command-{name}")) for name in commands_here(view)}
    return [name for name, said in own.items() if name != LEAVES and (name.startswith(start) or said.startswith(start))]


def _ambiguous(typed: str, words: Sequence[str]) -> Message:
    shown = [re.sub(r"{\w+}", "…", word) for word in dict.fromkeys(words)]
    return say("hint-ambiguous", typed=typed, forms=either(shown))


def _unknown(view: View, name: str, typed: str) -> Message:
    """Say how the action is said that begins so, or what may be meant."""
    seat = view.game.seats.index(name)
    if may_bid(view, seat) and AMOUNT.fullmatch(typed):
        return say("hint-bid", words=bid_of(view, seat))
    meant = with_usual_words(view.language, typed)
    start = folded(meant.partition(" ")[0])
    begun = [
        form
        for form in forms_here(view)
        if form.words != BIDS or may_bid(view, seat)
        if any(folded(own).partition(" ")[0].startswith(start) for own in form.spellings)
    ]
    enough = _enough(view, name, meant)
    if enough is not None:
        return say("hint-too-much", typed=typed, words=enough)
    if begun:
        usages = dict.fromkeys(usage(view.language, form) for form in begun)
        return say("hint-usage", typed=typed, forms=either(f"`{each}`" for each in usages))
    if start in {folded(word) for word in view.says("undo-words").split()}:
        back = next(form.own for form in forms(view.language) if form.words.startswith(TAKES_BACK))
        return say("hint-near", typed=typed, word=back.replace("{count}", "1"))
    verbs = {folded(form.own).partition(" ")[0]: form.own.partition(" ")[0] for form in forms_here(view)}
    verbs |= {
        folded(word): word for word in (view.says(f"command-{each}") for each in commands_here(view) if each != LEAVES)
    }
    near = get_close_matches(start, verbs, n=1, cutoff=LIKE)
    return say("hint-near", typed=typed, word=verbs[near[0]]) if near else say("hint-unknown", typed=typed)


def _enough(view: View, name: str, meant: str) -> str | None:
    """Return the beginning of a line that would do where too many words were typed; None if none would."""
    words = meant.split()
    for count in range(len(words) - 1, 0, -1):
        begun = " ".join(words[:count])
        short = replied(view, view.game.seats.index(name), begun)
        if len(short) == 1:
            return in_own_words(view.language, short[0])
        found = readings(view.language, begun, Named(view, view.game.seats.index(name)))
        if any(reading.whole and _parsed(view, name, reading) is not None for reading in found):
            return begun
    return None
