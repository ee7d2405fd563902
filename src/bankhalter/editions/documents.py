"""An edition from its file, and as a document by value: reading, and what to say when that fails."""

import re
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, cast

import msgspec

from bankhalter.editions.checks import check
from bankhalter.editions.errors import EditionError
from bankhalter.editions.schema import GROUPS, KINDS, Edition
from bankhalter.words.errors import placed, reason
from bankhalter.words.messages import Argument, Message, either, say

PROBLEM = re.compile(r"^(?P<what>.*?)(?: - at `\$\.?(?P<path>.*)`)?$", re.DOTALL)
LACKS = re.compile(r"Object missing required field `(?P<key>.*)`")
UNKNOWN = re.compile(r"Object contains unknown field `(?P<key>.*)`")
LISTED = {  # values of a closed list, by the last part of their key
    "kind": say("error-not-one-of", values=", ".join(KINDS)),
    "group": say("error-not-one-of", values=", ".join(GROUPS)),
    "gender": say("error-no-gender"),
    "address": say("error-no-address"),
    "confidence": say("error-not-one-of", values="certain, high, medium, low"),
    "houses_for_hotel": say("error-not-three-or-four"),
    "key": say("error-not-a-key"),
    "name": say("error-not-an-edition-name"),
}
KINDS_OF_VALUES = {
    "int": say("kind-int"),
    "float": say("kind-float"),
    "str": say("kind-str"),
    "bool": say("kind-bool"),
    "array": say("kind-array"),
    "object": say("kind-object"),
    "null": say("kind-null"),
}


def kinds_of_values(names: str) -> Argument:
    """Return the kinds that a schema error names as `int | null`."""
    return either(KINDS_OF_VALUES.get(name, name) for name in names.split(" | "))


# What a schema error can say of a value.
SAYINGS: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Message]], ...] = (
    (
        re.compile(r"Expected `([^`]*)`, got `([^`]*)`"),
        lambda said: say("error-wrong-kind", wanted=kinds_of_values(said[1]), got=kinds_of_values(said[2])),
    ),
    (re.compile(r"Expected `int` >= (\d+)"), lambda said: say("error-number-too-small", least=said[1])),
    (re.compile(r"Expected `int` <= (\d+)"), lambda said: say("error-number-too-large", most=said[1])),
    (re.compile(r"Expected `str` of length >= (\d+)"), lambda said: say("error-text-too-short", least=int(said[1]))),
    (re.compile(r"Expected `str` of length <= (\d+)"), lambda said: say("error-text-too-long", most=said[1])),
    (
        re.compile(r"Expected `array` of length (\d+), got (\d+)"),
        lambda said: say("error-list-length", wanted=said[1], got=said[2]),
    ),
)


def read_toml(path: Path) -> dict[str, Any]:
    """Read a TOML file; raise EditionError if it is missing or no TOML."""
    try:
        return parse_toml(path.read_bytes(), path.name)
    except OSError as error:
        raise EditionError(placed(str(path), say("error-not-read", reason=reason(error)))) from None


def parse_toml(data: bytes, source: str) -> dict[str, Any]:
    """Parse TOML in UTF-8; raise EditionError naming `source` and the line."""
    try:
        return tomllib.loads(data.decode("utf-8"))
    except UnicodeDecodeError:
        raise EditionError(placed(source, say("error-not-utf-8"))) from None
    except tomllib.TOMLDecodeError as error:
        why = f"{str(error)[:1].lower()}{str(error)[1:]}"
        raise EditionError(placed(source, say("error-not-toml", reason=why))) from None


def edition_from(document: Mapping[str, object], source: str) -> Edition:
    """Build the edition that `document` holds by value; raise EditionError naming `source` and the key."""
    try:
        edition = msgspec.convert(document, Edition)
    except msgspec.ValidationError as error:
        raise EditionError(placed(source, explained(str(error)))) from None
    check(edition, source)
    return edition


def edition_document(edition: Edition) -> dict[str, Any]:
    """Return plain dicts and lists that `edition_from` turns into the same edition."""
    return cast("dict[str, Any]", msgspec.json.decode(msgspec.json.encode(edition)))


def explained(message: str) -> Message:
    """Say in our words what a schema error says: the key, and what was expected there."""
    found = PROBLEM.match(message)
    what, path = (found["what"], found["path"] or "") if found else (message, "")
    within = f"{path}." if path else ""
    if lacks := LACKS.match(what):
        return placed(f"{within}{lacks['key']}", say("error-missing"))
    if unknown := UNKNOWN.match(what):
        return placed(f"{within}{unknown['key']}", say("error-key-not-here"))
    place = path or say("error-whole-file")
    listed = LISTED.get(path.rpartition(".")[2])
    if listed and ("Invalid" in what or "regex" in what):
        return placed(place, listed)
    for pattern, saying in SAYINGS:
        if said := pattern.fullmatch(what):
            return placed(place, saying(said))
    return placed(place, say("error-against-schema", reason=what.replace("`", "")))
