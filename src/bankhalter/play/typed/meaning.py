"""What a typed line says in the game at this moment."""

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import NamedTuple

from bankhalter.notation.actions import TAKES_BACK, Action, Line, parse_line
from bankhalter.notation.errors import NotationError
from bankhalter.notation.typed import (
    Reading,
    amounts_in_own_words,
    forms,
    in_own_terms,
    in_own_words,
    own_words,
    quoted_in_own_words,
    readings,
    usage,
    with_usual_words,
)
from bankhalter.play.spoken import Spoken
from bankhalter.play.typed.edition_forms import forms_here
from bankhalter.play.typed.ordinary import first_of_several, instead, without_fillers, without_who
from bankhalter.play.typed.replies import bid_of, legal_lines, may_bid, replied
from bankhalter.play.typed.rewording import reworded
from bankhalter.play.typed.squares import Named, with_marked_squares
from bankhalter.reference.finding import folded
from bankhalter.rules.codes import Act, Refusal
from bankhalter.words.messages import Message, either, say

GRAVE = ("gives up", "is bankrupt")  # forms that must be typed in full
BIDS = "bids {amount}"
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
UNKNOWN = "hint-unknown"  # what is said where nothing was understood at all


class Said(NamedTuple):
    """Something said in the game, and how it was typed; `next`: what is left to say of what was said at once."""

    line: Line
    typed: str
    next: str = ""


class Bid(NamedTuple):
    """A bid without an amount, and the seat that makes it."""

    seat: int


class Beside(NamedTuple):
    """What else can be typed there than what is said in the game: by its name, the word for it."""

    begun: Mapping[str, str] = {}
    """Of these, those that the line may be the beginning of."""
    words: Sequence[str] = ()


class Other(NamedTuple):
    """Something beside what is said in the game, by its name, and what was typed after it."""

    name: str
    rest: str


class NotUnderstoodError(Exception):
    """A line that means nothing here, or several things; `message` says what was expected."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


NOTHING_BESIDE = Beside()


def named_seat(view: Spoken, word: str) -> str | None:
    """Return the seat that `word` names, whatever its case; None if it names none, or several."""
    if word in view.game.seats:
        return word
    alike = [name for name in view.game.seats if folded(name) == folded(word)]
    return alike[0] if len(alike) == 1 else None


class Speech(NamedTuple):
    """Who says something, what, and the whole line; `named`: the line begins with a name."""

    seat: str
    words: str
    typed: str
    named: bool


def speech(view: Spoken, seat: int, typed: str) -> Speech:
    """Return what a line says of the seat that it names first, else of `seat`, without `I` and marks at its end."""
    typed = typed.rstrip("?! ") or typed
    first, _, rest = typed.partition(" ")
    named = named_seat(view, first) if rest else None
    name, words = (view.game.seats[seat], typed) if named is None else (named, rest)
    return Speech(name, without_who(view, words), typed, named is not None)


def said(view: Spoken, name: str, words: str, typed: str, beside: Beside = NOTHING_BESIDE) -> Other | Said | Bid:
    """Return what `words` say of the seat called `name`; `typed` is the whole line.

    Raise NotUnderstoodError, or NotationError where the words are clear and what goes with them is not.
    """
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
    if beside.begun and not (lines and lines[0][0].whole):
        return _other_or_action(words, beside, lines)
    if len(lines) == 1:
        return Said(lines[0][1], typed)
    if lines:
        raise NotUnderstoodError(_ambiguous(typed, [reading.form.own for reading, _ in lines]))
    return (
        _otherwise(view, name, meant, typed)
        or _as_far_as_clear(view, name, typed, found, naming)
        or _jump(view, name, words, typed, beside)
    )


def _otherwise(view: Spoken, name: str, meant: str, typed: str) -> Said | None:
    """Return what is left of a line without the words that add nothing, or the first of several things in it.

    None if that is nothing that can be said; raise NotUnderstoodError if it is said in other words.
    """
    several = first_of_several(view, meant)
    first = _understood_at_all(view, name, several.words, typed) if several else None
    if first and several:
        return first._replace(next=several.rest)
    plainer = without_fillers(view, meant)
    if plainer != meant and (plain := _understood_at_all(view, name, plainer, typed)):
        return plain
    hint = instead(view, view.game.seats.index(name), meant)
    if hint is not None:
        raise NotUnderstoodError(hint)
    return None


def _understood_at_all(view: Spoken, name: str, words: str, typed: str) -> Said | None:
    try:
        found = said(view, name, words, typed)
    except (NotUnderstoodError, NotationError):
        return None
    return found if isinstance(found, Said) else None


def _as_far_as_clear(view: Spoken, name: str, typed: str, found: Sequence[Reading], naming: Named) -> Said | None:
    """Return what was read, None if nothing was; raise an error that says what is wrong with it."""
    if naming.problem and (not found or naming.problem.id in CLEAR):
        raise NotUnderstoodError(naming.problem)
    return Said(parse_line(view.table, view.state, f"{name} {found[0].line}"), typed) if found else None


def _is_bid(view: Spoken, words: str) -> bool:
    """Whether words say that one bids, and nothing else."""
    return folded(words) in {folded(own).partition(" ")[0] for own in (BIDS, own_words(view.voice, BIDS))}


def _jump(view: Spoken, name: str, words: str, typed: str, beside: Beside) -> Said:
    """Return the jump to the square named alone, for who may jump; raise NotUnderstoodError for anything else."""
    seat = view.game.seats.index(name)
    naming = Named(view, seat)
    jumps = legal_lines(view, seat, [Act.JUMP])
    found = readings(view.language, f"jumps to {words}", naming) if jumps else []
    if found:
        return Said(parse_line(view.table, view.state, f"{name} {found[0].line}"), typed)
    raise NotUnderstoodError(naming.problem or _unknown(view, name, words, beside))


def _short_answer(view: Spoken, name: str, lines: Sequence[str], typed: str) -> Said:
    if len(lines) > 1:
        raise NotUnderstoodError(_ambiguous(typed, [in_own_words(view.language, line) for line in lines]))
    return Said(parse_line(view.table, view.state, f"{name} {lines[0]}"), typed)


def _other_or_action(typed: str, beside: Beside, lines: Sequence[tuple[Reading, Line]]) -> Other:
    if not lines and len(beside.begun) == 1:
        return Other(next(iter(beside.begun)), typed.partition(" ")[2])
    words = [*beside.begun.values(), *(reading.form.own for reading, _ in lines)]
    raise NotUnderstoodError(_ambiguous(typed, words))


def _parsed(view: Spoken, name: str, reading: Reading) -> Line | None:
    try:
        return parse_line(view.table, view.state, f"{name} {reading.line}")
    except NotationError:
        return None


def _is_legal(view: Spoken, line: Line) -> bool:
    return not isinstance(line, Action) or view.game.judge(line) == Refusal.NONE


def _is_awaited(view: Spoken, line: Line) -> bool:
    """Whether a line is what the moment asks of its seat, and no business that may wait."""
    return isinstance(line, Action) and line.act in AWAITED and view.game.judge(line) == Refusal.NONE


def _ambiguous(typed: str, words: Sequence[str]) -> Message:
    shown = [re.sub(r"{\w+}", "…", word) for word in dict.fromkeys(words)]
    return say("hint-ambiguous", typed=typed, forms=either(shown))


def _unknown(view: Spoken, name: str, typed: str, beside: Beside) -> Message:
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
    verbs |= {folded(word): word for word in beside.words}
    near = get_close_matches(start, verbs, n=1, cutoff=LIKE)
    return say("hint-near", typed=typed, word=verbs[near[0]]) if near else say(UNKNOWN, typed=typed)


def _enough(view: Spoken, name: str, meant: str) -> str | None:
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


def unread(view: Spoken, error: NotationError, typed: str) -> Message:
    """Return what is wrong with a line, in the words in which it was typed."""
    inner = error.message.args["error"] if error.message.id == "error-at" else error.message
    text = quoted_in_own_words(view.language, view.voice.text(in_own_terms(view.language, inner)))
    message = say("error-at", place=f"`{typed}`", error=say("own-text", text=text))
    return say("own-text", text=amounts_in_own_words(view.language, view.voice(message)))
