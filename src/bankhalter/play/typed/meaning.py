"""What a typed line says in the game at this moment."""

import re
from collections.abc import Collection, Mapping, Sequence
from difflib import get_close_matches
from typing import NamedTuple

from bankhalter.notation.actions import TAKES_BACK, Line, parse_line
from bankhalter.notation.errors import NotationError
from bankhalter.notation.typed import (
    Reading,
    amounts_in_own_words,
    begun,
    forms,
    in_own_terms,
    in_own_words,
    of_one_letter,
    own_words,
    quoted_in_own_words,
    readings,
    usage,
    with_usual_words,
)
from bankhalter.play.spoken import Spoken
from bankhalter.play.typed.edition_forms import forms_here
from bankhalter.play.typed.names import is_meant_by_name, named_seat
from bankhalter.play.typed.ordinary import first_of_several, instead, without_fillers, without_who
from bankhalter.play.typed.replies import bid_of, legal_lines, may_bid, replied
from bankhalter.play.typed.rewording import reworded
from bankhalter.play.typed.squares import Named, with_marked_squares
from bankhalter.reference.finding import folded
from bankhalter.rules.codes import Act
from bankhalter.words.messages import Message, either, say

ENDS = "?!.,;:… "  # what may stand behind a line
OPENING, CLOSING = "`\"'„“»«‚‘", "`\"'“”«»‘’"
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
LIKE = 0.7  # how much a word that is meant resembles the one typed
MOST_WORDS = 12  # of a line that would do where too many were typed
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


class Speech(NamedTuple):
    """Who says something, what, and the whole line; `named`: the line begins with a name."""

    seat: str
    words: str
    typed: str
    named: bool


def speech(view: Spoken, seat: int, typed: str, others: Collection[str] = ()) -> Speech:
    """Return what a line says of the seat that it names first, else of `seat`, without `I`.

    Marks at its end and quotes round all of it are left out of the words and of the line.
    `others`: what else a line may begin with, folded, that is no name.
    """
    typed = without_marks(typed)
    first, _, rest = typed.partition(" ")
    first = first.rstrip(",:")
    named = named_seat(view, first) if rest else None
    if named is None or not is_meant_by_name(view, first, rest, others):
        return Speech(view.game.seats[seat], without_who(view, typed), typed, named=False)
    return Speech(named, without_who(view, rest), typed, named=True)


def without_marks(typed: str) -> str:
    """Return a line without the marks that end a sentence, and without quotes round all of it."""
    line = typed.rstrip(ENDS)
    if line[:1] in OPENING and line[-1:] in CLOSING and not set(line[1:-1]) & set(OPENING + CLOSING):
        line = line[1:-1].rstrip(ENDS)
    return line or typed


def said(view: Spoken, name: str, words: str, typed: str, beside: Beside = NOTHING_BESIDE) -> Other | Said | Bid:
    """Return what `words` say of the seat called `name`; `typed` is the whole line.

    Raise NotUnderstoodError, or NotationError where the words are clear and what goes with them is not.
    """
    meant = _meaning(view, name, words, typed, beside)
    if meant is None:
        raise NotUnderstoodError(_unknown(view, name, words, beside))
    return meant


def _meaning(view: Spoken, name: str, words: str, typed: str, beside: Beside) -> Other | Said | Bid | None:
    """Return what `said` does; None where nothing was understood."""
    seat = view.game.seats.index(name)
    letter = of_one_letter(view.language, words)
    if letter is not None:
        words, beside = letter, NOTHING_BESIDE
    meant = reworded(view, seat, with_usual_words(view.language, words))
    short = replied(view, seat, meant) or replied(view, seat, words)
    if short:
        return _short_answer(view, name, short, typed)
    if _is_bid(view, meant) and may_bid(view, seat):
        return Bid(seat)
    naming = Named(view, seat)
    found = [
        reading
        for reading in readings(view.language, with_marked_squares(view, meant), naming, forms_here(view))
        if reading.whole or reading.form.words not in GRAVE
    ]
    lines = [(reading, line) for reading in found if (line := _parsed(view, name, reading)) is not None]
    if beside.begun and not (lines and lines[0][0].whole):
        return _other_or_action(view, words, beside, lines)
    if len(lines) == 1:
        return _only(view, name, *lines[0], typed)
    if lines:
        raise NotUnderstoodError(_ambiguous(typed, [usage(view.language, reading.form) for reading, _ in lines]))
    return (
        _otherwise(view, name, meant, typed)
        or _as_far_as_clear(view, name, typed, found, naming)
        or _jump(view, name, words, typed)
    )


def _only(view: Spoken, name: str, reading: Reading, line: Line, typed: str) -> Said:
    """Return the only thing that a line means; what answers in one word does so cut short, too."""
    whole = in_own_words(view.language, reading.line)
    short = [] if reading.whole else replied(view, view.game.seats.index(name), whole)
    return _short_answer(view, name, short, typed) if short else Said(line, typed)


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
        found = _meaning(view, name, words, typed, NOTHING_BESIDE)
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


def _jump(view: Spoken, name: str, words: str, typed: str) -> Said | None:
    """Return the jump to the square named alone, for who may jump; None for anything else."""
    seat = view.game.seats.index(name)
    naming = Named(view, seat)
    jumps = legal_lines(view, seat, [Act.JUMP])
    found = readings(view.language, f"jumps to {words}", naming) if jumps else []
    if found:
        return Said(parse_line(view.table, view.state, f"{name} {found[0].line}"), typed)
    if naming.problem:
        raise NotUnderstoodError(naming.problem)
    return None


def _short_answer(view: Spoken, name: str, lines: Sequence[str], typed: str) -> Said:
    if len(lines) > 1:
        raise NotUnderstoodError(_ambiguous(typed, [in_own_words(view.language, line) for line in lines]))
    return Said(parse_line(view.table, view.state, f"{name} {lines[0]}"), typed)


def _other_or_action(view: Spoken, typed: str, beside: Beside, lines: Sequence[tuple[Reading, Line]]) -> Other:
    if not lines and len(beside.begun) == 1:
        return Other(next(iter(beside.begun)), typed.partition(" ")[2])
    words = [*beside.begun.values(), *(usage(view.language, reading.form) for reading, _ in lines)]
    raise NotUnderstoodError(_ambiguous(typed, words))


def _parsed(view: Spoken, name: str, reading: Reading) -> Line | None:
    try:
        return parse_line(view.table, view.state, f"{name} {reading.line}")
    except NotationError:
        return None


def _ambiguous(typed: str, words: Sequence[str]) -> Message:
    return say("hint-ambiguous", typed=typed, forms=either(dict.fromkeys(words)))


def _unknown(view: Spoken, name: str, typed: str, beside: Beside) -> Message:
    """Say how the action is said that begins so, or what may be meant."""
    seat = view.game.seats.index(name)
    if may_bid(view, seat) and AMOUNT.fullmatch(typed):
        return say("hint-bid", words=bid_of(view, seat))
    meant = with_usual_words(view.language, typed)
    start = folded(meant.partition(" ")[0])
    meant_by = {form for _, form in begun(view.language, start)}
    possible = [form for form in forms_here(view) if form in meant_by and (form.words != BIDS or may_bid(view, seat))]
    enough = _enough(view, name, meant)
    if enough is not None:
        return say("hint-too-much", typed=typed, words=enough)
    if possible:
        usages = dict.fromkeys(usage(view.language, form) for form in possible)
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
    for count in range(min(len(words) - 1, MOST_WORDS), 0, -1):
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
