"""An edition from its file, and as a document by value: reading, and what to say when that fails."""

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

import msgspec

from bankhalter.editions.checks import check
from bankhalter.editions.errors import EditionError
from bankhalter.editions.schema import GROUPS, KINDS, Edition

PROBLEM = re.compile(r"^(?P<what>.*?)(?: - at `\$\.?(?P<path>.*)`)?$", re.DOTALL)
LACKS = re.compile(r"Object missing required field `(?P<key>.*)`")
UNKNOWN = re.compile(r"Object contains unknown field `(?P<key>.*)`")
LISTED = {  # values of a closed list, by the last part of their key
    "kind": f"one of {', '.join(KINDS)}",
    "group": f"one of {', '.join(GROUPS)}",
    "gender": "m, f or n",
    "address": "du or Sie",
    "confidence": "one of certain, high, medium, low",
    "houses_for_hotel": "3 or 4",
    "key": "a word of small letters, digits and underscores",
    "name": "a name of small letters, digits and hyphens",
}


def read_toml(path: Path) -> dict[str, Any]:
    """Read a TOML file; raise EditionError if it is missing or no TOML."""
    try:
        return parse_toml(path.read_bytes(), path.name)
    except OSError as error:
        raise EditionError(f"{path}: expected a file that can be read ({error.strerror or error}).") from None


def parse_toml(data: bytes, source: str) -> dict[str, Any]:
    """Parse TOML in UTF-8; raise EditionError naming `source` and the line."""
    try:
        return tomllib.loads(data.decode("utf-8"))
    except UnicodeDecodeError:
        raise EditionError(f"{source}: expected text in UTF-8.") from None
    except tomllib.TOMLDecodeError as error:
        raise EditionError(f"{source}: expected TOML: {str(error)[:1].lower()}{str(error)[1:]}.") from None


def edition_from(document: Mapping[str, object], source: str) -> Edition:
    """Build the edition that `document` holds by value; raise EditionError naming `source` and the key."""
    try:
        edition = msgspec.convert(document, Edition)
    except msgspec.ValidationError as error:
        raise EditionError(f"{source}: {explained(str(error))}.") from None
    check(edition, source)
    return edition


def edition_document(edition: Edition) -> dict[str, Any]:
    """Return plain dicts and lists that `edition_from` turns into the same edition."""
    return cast("dict[str, Any]", msgspec.json.decode(msgspec.json.encode(edition)))


def explained(message: str) -> str:
    """Say in our words what a schema error says: the key, and what was expected there."""
    found = PROBLEM.match(message)
    what, path = (found["what"], found["path"] or "") if found else (message, "")
    within = f"{path}." if path else ""
    if lacks := LACKS.match(what):
        return f"{within}{lacks['key']}: expected, and is missing"
    if unknown := UNKNOWN.match(what):
        return f"{within}{unknown['key']}: expected no such key here"
    listed = LISTED.get(path.rpartition(".")[2])
    if listed and ("Invalid" in what or "regex" in what):
        return f"{path}: expected {listed}"
    return f"{path or 'the file'}: {what[:1].lower()}{what[1:].replace('`', '')}"
