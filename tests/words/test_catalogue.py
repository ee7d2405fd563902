"""The catalogue is whole: the languages say the same things, what is said exists, and what exists is said."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from bankhalter import words
from bankhalter.cli.commands import COMMANDS
from bankhalter.cli.edition_board import COLUMNS
from bankhalter.cli.help_page import ROWS
from bankhalter.cli.holdings import COLUMNS as SEAT_COLUMNS
from bankhalter.cli.join_talk import FURTHER as JOINED
from bankhalter.cli.join_talk import SIGNS
from bankhalter.cli.luck import HEADS as LUCK_HEADS
from bankhalter.cli.luck import KINDS as LUCK_KINDS
from bankhalter.cli.manner import SPEEDS
from bankhalter.companion.lines import Standing
from bankhalter.companion.occasions import Occasion
from bankhalter.companion.reader import Wrong
from bankhalter.companion.sheets import COLUMNS as READER_COLUMNS
from bankhalter.editions.catalogue import DECKS, editions, load
from bankhalter.editions.options import CHOICES
from bankhalter.editions.schema import GROUPS, KINDS, SIDES, Decks
from bankhalter.editions.voices import terms
from bankhalter.notation.forms import FORMS
from bankhalter.notation.positions.possible import REFUSED
from bankhalter.notation.slots import SLOTS
from bankhalter.notation.typed import FURTHER, WORDS, message_id
from bankhalter.reference.rulebook import Chapter
from bankhalter.rules.codes import CardEffect, Refusal
from bankhalter.words import catalogue
from bankhalter.words.catalogue import LANGUAGES, PARTS, TONES, Language, sentence, written

ROOT = Path(words.__file__).parent
PROGRAM = ROOT.parent
PAGES = Path(__file__).parents[1] / "docs"  # what makes the pages of the documentation
SAYING = {"say", "says", "Message", "_who", "_debt", "_offered"}  # their first argument is an id
ALWAYS_IDS = re.compile(r"(error|failure|fault|option|refusal|kind)(-\w+)+")  # literals that can be nothing else
FREE = {"address"}  # what a voice brings itself, and only some languages use
GRAMMAR = {*FREE, "count"}  # by which a text chooses its grammar, where its language has any
REPORTED = (
    *("seat", "bot", "wins", "share", "interval", "low", "high", "place", "bankrupt", "worth"),
    *("length", "mean", "tenth", "median", "nine-tenths", "most", "ending", "games", "most-visited", "least-visited"),
    *("group", "lot", "lots", "buildings", "income", "return", "hammer"),
)  # the columns of a simulation's report
SPELT_OUT = {("moment-auction", "auction")}  # begins with the word, which English then writes with a capital


def hyphened(name: str) -> str:
    return name.lower().replace("_", "-")


def option_ids() -> Iterator[str]:
    for name, choice in CHOICES.items():
        yield f"option-{name}"
        for value in choice.values:
            key = ("yes" if value else "no") if isinstance(value, bool) else value
            yield f"option-{name}-{key}"


def changed_option_ids() -> Iterator[str]:
    """Yield the ids for what differs from the usual: one for a number, else one for each value but the first."""
    for name, choice in CHOICES.items():
        if not choice.values:
            yield f"picture-option-{name}"
        for value in choice.values[1:]:
            yield f"picture-option-{name}-{'yes' if value is True else value}"


def families() -> dict[str, set[str]]:
    """Return the ids that the program puts together from something else, exactly as it does."""
    keys = {card.key for name in editions() for side in SIDES for card in load(name).deck(side)}
    forms = {message_id(form.words) for form in FORMS}
    pieces = [load(name).pieces for name in editions()]
    colours = {colour for piece in pieces for colour in (piece.house_colour, piece.hotel_colour) if colour}
    return {
        "refusal": {f"refusal-{hyphened(refusal.name)}" for refusal in Refusal},
        "fault": {f"fault-{hyphened(fault.name)}" for fault in REFUSED},
        "card": {f"card-{hyphened(key)}" for key in keys},
        "effect": {f"effect-{hyphened(effect.name)}" for effect in CardEffect},
        "option": set(option_ids()),
        "picture-option": set(changed_option_ids()),
        "seats": {f"seats-{column}" for column in SEAT_COLUMNS},
        "chapter": {f"chapter-{chapter}" for chapter in Chapter},
        "command": {f"command-{name}" for name in (*COMMANDS, *JOINED)},
        "help": {f"help-{name}" for name in (*ROWS, *JOINED)},
        "joined-sign": {f"joined-sign-{sign}" for sign in SIGNS},
        "word-sign": {f"word-sign-{sign}" for sign in SIGNS},
        "speed": {f"speed-{speed}" for speed in SPEEDS},
        "typed": forms | {message_id(each) for each in FURTHER} | {f"typed-word-{word}" for word in WORDS},
        "place": {f"place-{name}" for name in SLOTS},
        "title": {f"title-{name}" for name in editions()},
        "inferred": {f"inferred-{name}" for name in editions() if load(name).inferred},
        "group": {f"group-{hyphened(group)}" for group in GROUPS},
        "in-group": {f"in-group-{hyphened(group)}" for group in GROUPS},
        "square-kind": {f"square-kind-{hyphened(kind)}" for kind in KINDS if kind != "street"},
        "decks": {f"decks-{hyphened(name)}" for name in DECKS},
        "colour": {f"colour-{colour}" for colour in colours},
        "confidence": {f"confidence-{level}" for level in get_args(Decks.__annotations__["confidence"])},
        "edition-column": {f"edition-column-{column}" for column in ("square", *COLUMNS)},
        "edition-card": {f"edition-card-{column}" for column in ("key", "number", "text")},
        "edition-option": {f"edition-option-{column}" for column in ("name", "value", "about")},
        "reader-wrong": {f"reader-wrong-{hyphened(wrong)}" for wrong in Wrong},
        "reader-occasion": {f"reader-occasion-{hyphened(occasion)}" for occasion in Occasion},
        "reader-column": {f"reader-column-{column}" for column in READER_COLUMNS},
        "reader-standing": {f"reader-standing-{standing}" for standing in Standing},
        "luck": {f"luck-{kind}" for kind in LUCK_KINDS},
        "luck-column": {f"luck-column-{head}" for head in LUCK_HEADS},
        "tournament": {f"tournament-{column}" for column in ("bot", "wins", "share", "interval", "elo")},
        "plot-lengths": {f"plot-lengths-{what}-{part}" for what in ("rounds", "minutes") for part in ("half", "most")},
        "plot-returns": {f"plot-returns-{what}" for what in ("lots", "buildings", "income")},
        "simulation-column": {f"simulation-column-{column}" for column in REPORTED},
        "editions-column": {
            f"editions-column-{column}" for column in ("name", "title", "year", "money", "options", "names")
        },
    }


# ---------------------------------------------------------------- reading the catalogue


class Parts(Visitor):
    """What a message consists of; `chosen_by`: the variables by which it chooses among its texts."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.shown: set[str] = set()
        self.chosen_by: set[str] = set()
        self.terms: set[str] = set()
        self.messages: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # the visitor calls it so
        self.variables.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.terms.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_Placeable(self, node: ftl.Placeable) -> None:  # noqa: N802
        match node.expression:
            case ftl.StringLiteral(value=text):
                self.texts.append(text)
            case ftl.VariableReference(id=name):
                self.shown.add(name.name)
            case ftl.SelectExpression(selector=ftl.VariableReference(id=name)):
                self.chosen_by.add(name.name)
        self.generic_visit(node)


def files_of(language: Language) -> list[str]:
    return sorted(path.name for path in ROOT.joinpath(language).glob("*.ftl"))


@cache
def entries(language: Language, name: str) -> tuple[ftl.EntryType, ...]:
    return tuple(parse(ROOT.joinpath(language, name).read_text(encoding="utf-8")).body)


@cache
def messages(language: Language, name: str) -> dict[str, Parts]:
    """Return the messages of one file."""
    found = {}
    for entry in entries(language, name):
        if isinstance(entry, ftl.Message):
            found[entry.id.name] = Parts()
            found[entry.id.name].visit(entry)
    return found


def all_messages(language: Language) -> dict[str, Parts]:
    return {key: parts for name in files_of(language) for key, parts in messages(language, name).items()}


FILES = [(language, name) for language in LANGUAGES for name in files_of(language)]


# ---------------------------------------------------------------- reading the program


@cache
def trees() -> tuple[ast.Module, ...]:
    paths = [*PROGRAM.rglob("*.py"), *PAGES.rglob("*.py")]
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in paths)


def nodes() -> Iterable[ast.AST]:
    return (node for tree in trees() for node in ast.walk(tree))


def literals() -> set[str]:
    return {node.value for node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@cache
def spoken_errors() -> set[str]:
    """Return the names of all classes of errors that take an id."""
    known = {"SpokenError"}
    classes = [node for node in nodes() if isinstance(node, ast.ClassDef)]
    for _ in classes:
        known |= {node.name for node in classes if any(isinstance(b, ast.Name) and b.id in known for b in node.bases)}
    return known - {"RefusedError"}  # takes a refusal


def name_called(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def said() -> Iterator[tuple[str, ast.Call]]:
    """Yield every id that the program says as it stands, with the call that says it."""
    errors = spoken_errors()
    for node in nodes():
        if not isinstance(node, ast.Call) or name_called(node) not in SAYING | errors:
            continue
        for argument in node.args[:2] if name_called(node) == "_AtLineError" else node.args[:1]:
            either = (argument.body, argument.orelse) if isinstance(argument, ast.IfExp) else (argument,)
            for each in either:
                if isinstance(each, ast.Constant) and isinstance(each.value, str):
                    yield each.value, node


# ---------------------------------------------------------------- the languages agree


def test_the_languages_have_the_same_files() -> None:
    assert files_of("de") == files_of("en")


def test_every_file_is_a_part_or_a_tone_of_one() -> None:
    tones = {f"{part}_{name.replace('-', '_')}.ftl" for part in TONES for name in editions()}
    assert set(files_of("en")) - tones == {f"{part}.ftl" for part in PARTS}


@pytest.mark.parametrize("name", files_of("de"))
def test_the_languages_have_the_same_messages(name: str) -> None:
    assert messages("de", name).keys() == messages("en", name).keys()


@pytest.mark.parametrize("name", files_of("de"))
def test_messages_are_made_of_the_same_parts_in_both_languages(name: str) -> None:
    german, english = messages("de", name), messages("en", name)
    for key in german.keys() & english.keys():
        assert german[key].shown == english[key].shown, key
        assert german[key].chosen_by - GRAMMAR == english[key].chosen_by - GRAMMAR, key
        assert {term for term in german[key].terms ^ english[key].terms if (key, term) not in SPELT_OUT} == set(), key


@pytest.mark.parametrize(("language", "name"), FILES)
def test_a_file_reads_without_a_rest(language: Language, name: str) -> None:
    assert [entry.content for entry in entries(language, name) if isinstance(entry, ftl.Junk)] == []
    ids = [entry.id.name for entry in entries(language, name) if isinstance(entry, ftl.Message)]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_in_two_parts_and_a_tone_only_speaks_over_its_part(language: Language) -> None:
    of_parts = [key for part in PARTS for key in messages(language, f"{part}.ftl")]
    assert len(set(of_parts)) == len(of_parts)
    for name in files_of(language):
        part, tone, _ = name.removesuffix(".ftl").partition("_")
        if tone:
            assert messages(language, name).keys() <= messages(language, f"{part}.ftl").keys()


@pytest.mark.parametrize(("language", "name"), FILES)
def test_a_message_alone_reads_as_in_its_file(language: Language, name: str) -> None:
    """The program parses each message when it needs it, cut out of its file."""
    whole = {entry.id.name: entry for entry in entries(language, name) if isinstance(entry, ftl.Message)}
    cut = catalogue.entries(ROOT.joinpath(language, name).read_text(encoding="utf-8"))
    assert cut.keys() == whole.keys()
    for key, text in cut.items():
        (alone,) = parse(text).body
        assert alone.equals(whole[key], ignored_fields=["span", "comment"]), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", editions())
def test_a_term_alone_reads_as_among_the_others(language: Language, edition: str) -> None:
    text = terms(load(edition), language)
    whole = {f"-{entry.id.name}": entry for entry in parse(text).body if isinstance(entry, ftl.Term)}
    cut = catalogue.entries(text)
    assert cut.keys() == whole.keys()
    for key, each in cut.items():
        (alone,) = parse(each).body
        assert alone.equals(whole[key]), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_without_fluent_is_what_fluent_says(language: Language) -> None:
    """Of every message on one line without variables, and of no other."""
    bundle = FluentBundle([language], use_isolating=False)
    alone = set()
    for name in PARTS:
        bundle.add_resource(FluentResource(ROOT.joinpath(language, f"{name}.ftl").read_text(encoding="utf-8")))
        for entry in entries(language, f"{name}.ftl"):
            if isinstance(entry, ftl.Message) and entry.value and not entry.attributes:
                match entry.value.elements:
                    case [ftl.TextElement(value=text)] if "\n" not in text:
                        alone.add(entry.id.name)
    said = {key: one for key, each in written(language, "").items() if (one := sentence(each)) is not None}
    assert said.keys() == alone
    for key, text in said.items():
        pattern = bundle.get_message(key).value
        assert pattern is not None
        assert (text, []) == bundle.format_pattern(pattern, {}), key


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a = One.\nb = Two.  \n", ["One.", "Two."]),
        ("a = One\n    and two.\nb = Three.", [None, "Three."]),
        ("a = One\n\n    and two.\n", [None]),
        ("a = One.\n\n# b = not one\nc = { $d }\n-term = Two.\n", ["One.", None, "Two."]),
        ("a = One.\n    .b = Two.\nc =\n    Three.\nd = { $e ->\n  *[f] Four.\n}\n", [None, None, None]),
    ],
)
def test_messages_that_go_on_are_left_to_fluent(text: str, said: list[str | None]) -> None:
    assert [sentence(each) for each in catalogue.entries(text).values()] == said


# ---------------------------------------------------------------- the program and the catalogue agree


def test_what_is_said_exists() -> None:
    names = {name for name, _ in said()} | {literal for literal in literals() if ALWAYS_IDS.fullmatch(literal)}
    names |= {name for parts in all_messages("en").values() for name in parts.messages}
    assert names - all_messages("en").keys() == set()


def test_what_exists_is_said() -> None:
    inside = {name for parts in all_messages("en").values() for name in parts.messages}
    of_families = {name for family in families().values() for name in family}
    assert all_messages("en").keys() - literals() - inside - of_families == set()


@pytest.mark.parametrize("family", families())
def test_a_family_is_complete(family: str) -> None:
    assert families()[family] - all_messages("en").keys() == set()


def test_a_message_gets_what_goes_into_it() -> None:
    known = all_messages("en")
    for name, call in said():
        given = {keyword.arg for keyword in call.keywords}
        if name in known and None not in given and name_called(call) not in {"_who", "_debt", "_offered", "Message"}:
            assert known[name].variables - FREE - given == set(), name


# ---------------------------------------------------------------- how it is written


@pytest.mark.parametrize(("language", "name"), FILES)
def test_texts_are_set_as_people_set_them(language: Language, name: str) -> None:
    opening, closing, foreign = ("„", "“", "”‚‘") if language == "de" else ("“", "”", "„")
    for key, parts in messages(language, name).items():
        for text in parts.texts:
            assert "monopoly" not in text.lower(), key
            assert not set("\"'") & set(text), key
            assert "..." not in text, key
            assert not set(foreign) & set(text), key
        quotes = [sign for text in parts.texts for sign in text if sign in opening + closing]
        assert len(quotes) % 2 == 0, key
        assert all(sign == opening for sign in quotes[::2]), key
        assert all(first != second for first, second in pairwise(quotes)), key
