"""What people type, in their language and cut short, as lines of the notation; and the other way round.

Every word of a form may be cut short as long as only one form is meant: `bu 11` builds, `wü` in German throws. The
words of the notation itself are understood in every language, cut short where they could be no own ones.
"""

import re
from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import cache

from bankhalter.notation.actions import ANSWERS, TAKES_BACK
from bankhalter.notation.forms import FORMS
from bankhalter.notation.slots import SLOTS
from bankhalter.reference.finding import folded
from bankhalter.words.catalogue import Language
from bankhalter.words.messages import Argument, Either, Listed, Message, say
from bankhalter.words.voice import Voice, plain

FURTHER = (f"{TAKES_BACK} {{count}}", *ANSWERS)  # what is said beside the actions of the game
PLACE = re.compile(r"\{(\w+)\}")
SPEAKING = ("side", "lot_list", "deck")  # places that hold words, and not names
WORDS = ("lot", "card", "nothing", "chance", "community", "and")  # words of the notation inside places
GERMAN_AMOUNT = re.compile(
    r"(\d+)(?:[,.](\d+))?\s?(Mio\.?|Millionen|Million|Tsd\.?|Tausend|M|T|K)(?![\w.])", re.IGNORECASE
)
THOUSANDS = {
    "de": re.compile(r"(?<![\w.,])\d{1,3}(?:\.\d{3})+(?![\w.])"),
    "en": re.compile(r"(?<![\w.,])\d{1,3}(?:[.,]\d{3})+(?![\w.,])"),
}  # amounts with what stands between their thousands; money has no three decimals
NOTATION_AMOUNT = re.compile(r"(\d+)(?:\.(\d+))?([KM])(?!\w)")
MARK = "\ue010"  # stands before the number of a square that was typed by its name
MARKED = re.compile(rf"(\w+ )?{MARK}(\d+)")
QUOTED = re.compile("`([^`]+)`")
WIDE = ".+"  # the pattern of a place that holds several words
SQUARES = ("square", "lot", "claim")  # places that hold a square, by its number or its name
SHORTER = frozenset(
    {"sells building {lot}", "places building {lot}", "keeps mortgage {lot}", "redeems {lot}", "jumps to {square}"}
)  # forms that are clear with their verb and place alone

Naming = Callable[[str, str], str | None]
"""What stands in a place of some kind as the notation has it; None if it cannot stand there."""


def only_numbers(place: str, text: str) -> str | None:
    """Return what stands in a place, as a `Naming` that knows no names."""
    return None if place in SQUARES and " " in text else text


@dataclass(frozen=True)
class Form:
    """One way of saying something: its words in the notation, and as people type it in their language."""

    words: str
    own: str
    also: tuple[str, ...] = ()

    @property
    def spellings(self) -> tuple[str, ...]:
        """The notation's words, one's own and others for them, each once."""
        return tuple(dict.fromkeys((self.words, self.own, *self.also)))


@dataclass(frozen=True)
class Reading:
    """What a typed line may mean: a line of the notation, and the form it takes.

    `whole`: its words stand in full; `complete`: none of them is left out; `own`: they are those of one's own language.
    """

    line: str
    form: Form
    whole: bool
    complete: bool
    own: bool

    def rank(self, here: Collection[Form] | None) -> tuple[bool, bool, bool, bool]:
        """How clearly this is meant: what ranks lower is not, if something ranks higher."""
        return self.whole, here is None or self.form in here, self.own, self.complete


@cache
def forms(language: Language) -> tuple[Form, ...]:
    """Return every form, with its words in a language."""
    voice = plain(language)
    words = (*(form.words for form in FORMS), *FURTHER)
    return tuple(_form(voice, each) for each in words)


@cache
def _spellings(language: Language) -> tuple[tuple[str, str, Form], ...]:
    """Return every spelling of every form, and before it its verb, folded."""
    return tuple((folded(_verb(own)), own, form) for form in forms(language) for own in form.spellings)


def begun(language: Language, word: str) -> list[tuple[str, Form]]:
    """Return the spellings whose verb a folded word is or begins, each with its form.

    Where it begins a verb of one's own, it is no foreign one cut short.
    """
    found = [each for each in _spellings(language) if each[0].startswith(word)]
    own = {verb for verb, _, form in found if verb == folded(_verb(form.own))}
    return [(said, form) for verb, said, form in found if not own or verb in own or verb == word]


def _form(voice: Voice, words: str) -> Form:
    own = own_words(voice, words)
    also = [own.replace(f" {said} ", f" {other} ") for said, other in equivalents(voice, "typed-instead")]
    if words in SHORTER:
        also += [f"{said.partition(' ')[0]} {found[0]}" for said in (own, words) if (found := PLACE.search(said))]
    return Form(words, own, tuple(also))


def equivalents(voice: Voice, name: str) -> list[tuple[str, str]]:
    """Return what stands for what in a message of the form `this: that; this: that`; `{places}` stay as they are."""
    places = {place: f"{{{place}}}" for place in ("seat", "seats", "lot")}
    entries = (entry.partition(": ") for entry in voice(say(name, **places)).split("; "))
    return [(left, right) for left, _, right in entries]


def own_words(voice: Voice, words: str) -> str:
    """Return the words of a form in the voice's language, its places as they were."""
    places = {place: f"{{{place}}}" for place in PLACE.findall(words)}
    return voice(say(message_id(words), **places))


def message_id(words: str) -> str:
    """Return the id of the message for the words of a form: typed-throws-die-die."""
    return "typed-" + re.sub(r"[^a-z]+", "-", words).strip("-")


def with_usual_words(language: Language, typed: str) -> str:
    """Return what was typed with the words of a form where others for them begin the line: `kaufe` is `kauft`."""
    first, _, rest = typed.partition(" ")
    line = f"{_other_verbs(language).get(folded(first), first)} {rest}".rstrip()
    words = line.split(" ")
    compared = [folded(word) for word in words]
    for said, meant in _phrases(language):
        if compared[: len(said)] == said:
            return " ".join([meant, *words[len(said) :]])
    return line


def begins_otherwise(language: Language, typed: str) -> bool:
    """Whether a folded line begins with other words than those of a form that stand for them."""
    words = typed.split(" ")
    alone = len(words) == 1 and typed in _other_verbs(language)
    return alone or any(words[: len(said)] == said for said, _ in _phrases(language))


@cache
def _other_verbs(language: Language) -> dict[str, str]:
    found = equivalents(plain(language), "typed-also")
    return {folded(other): verb for others, verb in found for other in others.split()}


@cache
def _phrases(language: Language) -> list[tuple[list[str], str]]:
    """Return the words of beginnings that stand for others, the longest first, and what they stand for."""
    found = [
        (folded(phrase).split(), meant)
        for phrases, meant in equivalents(plain(language), "typed-phrases")
        for phrase in phrases.split(" | ")
    ]
    return sorted(found, key=lambda each: -len(each[0]))


def of_one_letter(language: Language, typed: str) -> str | None:
    """Return what a letter alone stands for, whatever else begins with it; None if it stands for nothing."""
    return _letters(language).get(folded(typed))


@cache
def _letters(language: Language) -> dict[str, str]:
    return dict(equivalents(plain(language), "typed-letters"))


def replies(language: Language, name: str) -> list[str]:
    """Return the words, folded, of an answer without a verb of its own: those of the message called `name`."""
    return [folded(each) for each in plain(language)(say(name)).split(" | ")]


def readings(
    language: Language, typed: str, naming: Naming = only_numbers, here: Collection[Form] | None = None
) -> list[Reading]:
    """Return what a typed line may mean: only what is meant most clearly by the words of the language.

    `here`: the forms that are used where it was typed; others are meant where none of these is. None: all.
    """
    typed = amounts_in_notation(language, typed)
    found = [
        reading
        for own, form in begun(language, folded(typed.partition(" ")[0]))
        if (reading := _read(language, form, own, typed, naming)) is not None
    ]
    unique = {reading.line: reading for reading in sorted(found, key=lambda each: each.rank(here))}.values()
    clearest = max((reading.rank(here) for reading in unique), default=None)
    return [reading for reading in unique if reading.rank(here) == clearest]


def _read(language: Language, form: Form, own: str, typed: str, naming: Naming) -> Reading | None:
    found = _pattern(own).fullmatch(typed)
    if found is None:
        return None
    filled: list[tuple[str, str]] = []
    whole = complete = True
    for part, group in zip(own.split(), found.groups(), strict=True):
        if group is None:
            whole = complete = False
        elif place := PLACE.fullmatch(part):
            filled.append((place[1], in_place(language, place[1], group)))
        elif not folded(part).startswith(folded(group)):
            return None
        else:
            whole &= folded(part) == folded(group)
    named = [naming(*each) for each in filled]
    texts = [text for text in named if text is not None]
    if len(texts) < len(named):
        return None
    line = PLACE.sub("{}", form.words).format(*texts)
    return Reading(line, form, whole, complete, own=_verb(own) == _verb(form.own))


def _verb(words: str) -> str:
    return words.partition(" ")[0]


@cache
def _pattern(own: str) -> re.Pattern[str]:
    """Return the pattern of a spelling: words and places.

    Behind a wide place a word must stand as it is; without any place all but the first word may be left out.
    """
    parts, wide = [], False
    if not PLACE.search(own):
        return re.compile(r"(\S+)" + r"(?: (\S+))?" * own.count(" "))
    for part in own.split():
        place = PLACE.fullmatch(part)
        if place:
            pattern = WIDE if place[1] in SQUARES else SLOTS[place[1]].pattern
            wide = wide or pattern == WIDE
            parts.append(f"({pattern})")
        else:
            parts.append(f"({re.escape(part)})" if wide else r"(\S+)")
    return re.compile(" ".join(parts), re.IGNORECASE)


def in_place(language: Language, place: str, text: str) -> str:
    """Return what stands in a place as the notation has it; squares typed by their names are numbers."""
    if place not in SPEAKING:
        return text.replace(MARK, "")
    lot = _inner(language)["lot"]
    said = in_notation(language, MARKED.sub(lambda found: with_lot(found, lot), text))
    return said.replace(" and ", ", ")


def with_lot(found: re.Match[str], lot: str) -> str:
    """Return a marked square as `lot 5`, whether or not that word was typed before its name."""
    before, number = found[1] or "", found[2]
    return f"lot {number}" if folded(before.strip()) in {folded(lot), "lot"} else f"{before}lot {number}"


def in_notation(language: Language, text: str) -> str:
    """Return what stands in a place with the notation's words: `Feld 5` is `lot 5`."""
    known = {folded(own): word for word, own in _inner(language).items()}
    return re.sub(r"[^\W\d]+", lambda found: known.get(folded(found[0]), found[0]), text)


def amounts_in_notation(language: Language, text: str) -> str:
    """Return text with amounts as the notation has them: `1,5 Mio.` is `1.5M`, `500T` is `500K`, `1.000` is `1000`.

    In English `1,000` is 1000, and so is `1.000`.
    """
    whole = THOUSANDS[language].sub(lambda found: re.sub("[.,]", "", found[0]), text)
    return GERMAN_AMOUNT.sub(_german_amount, whole) if language == "de" else whole


def _german_amount(found: re.Match[str]) -> str:
    whole, decimals, unit = found.groups()
    return f"{whole}{'.' + decimals if decimals else ''}{'M' if unit[0] in 'Mm' else 'K'}"


def amounts_in_own_words(language: Language, text: str) -> str:
    """Return text of the notation with amounts as people type them: `1.5M` is `1,5M`, `500K` is `500T` in German."""
    if language != "de":
        return text
    return NOTATION_AMOUNT.sub(
        lambda found: f"{found[1]}{',' + found[2] if found[2] else ''}{'T' if found[3] == 'K' else 'M'}", text
    )


def in_own_words(language: Language, line: str) -> str:
    """Return a line of the notation, without a name, as people type it in their language."""
    return amounts_in_own_words(language, _in_own_words(language, line))


def _in_own_words(language: Language, line: str) -> str:
    for form in forms(language):
        found = _pattern(form.words).fullmatch(line)
        if found is None or not _read_exactly(form.words, line):
            continue
        places = [
            in_own_place(language, group) if place[1] in SPEAKING else group
            for part, group in zip(form.words.split(), found.groups(), strict=True)
            if (place := PLACE.fullmatch(part))
        ]
        return PLACE.sub("{}", form.own).format(*places)
    return line


def in_own_place(language: Language, text: str) -> str:
    """Return what stands in a place with one's own words: `lot 5` is `Feld 5`."""
    inner = _inner(language)
    return re.sub(r"[^\W\d]+", lambda word: inner.get(word[0], word[0]), text)


def in_own_terms(language: Language, said: Argument) -> Argument:
    """Return what is said of a line, with one's own words for those of the notation that it names."""
    match said:
        case str():
            return in_own_place(language, said)
        case Message(name, args):
            return Message(name, {key: in_own_terms(language, each) for key, each in args.items()})
        case Listed(items):
            return Listed(tuple(in_own_terms(language, each) for each in items))
        case Either(items):
            return Either(tuple(in_own_terms(language, each) for each in items))
        case _:
            return said


def quoted_in_own_words(language: Language, text: str) -> str:
    """Return text with one's own words for what it quotes of the notation, `lot 5`, between backticks."""
    return QUOTED.sub(lambda found: f"`{in_own_place(language, _in_own_words(language, found[1]))}`", text)


def _read_exactly(words: str, line: str) -> bool:
    found = _pattern(words).fullmatch(line)
    if found is None:
        return False
    pairs = zip(words.split(), found.groups(), strict=True)
    return all(part == group for part, group in pairs if not PLACE.fullmatch(part))


@cache
def _inner(language: Language) -> dict[str, str]:
    """Return the words inside places, by the notation's."""
    voice = plain(language)
    return {word: voice(say(f"typed-word-{word}")) for word in WORDS}


def usage(language: Language, form: Form) -> str:
    """Return a form as the help shows it: `baut FELD`."""
    voice = plain(language)
    return PLACE.sub(lambda found: voice(say(f"place-{found[1]}")), form.own)


def usage_of(language: Language, verb: str) -> str:
    """Return the first form of a verb of the notation as the help shows it."""
    return usage(language, next(form for form in forms(language) if form.words.partition(" ")[0] == verb))
