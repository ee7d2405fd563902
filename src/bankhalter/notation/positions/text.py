"""The canonical text of a position, equal in every process, and its checksum."""

import json
import re
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256

from bankhalter.notation.positions.document import write_position
from bankhalter.notation.table import Table
from bankhalter.rules.layout import State

CHECKSUM_DIGITS = 12

_PLAIN = re.compile(r"[^\W_][\w.#]*(?: [\w.#]+)*")
_NO_WORD = re.compile(r"[\d._]+(e\d+)?|0[xob]\w+|true|false|null|yes|no|on|off|y|n", re.IGNORECASE)


def position_text(table: Table, state: State) -> str:
    """Return the position as YAML: one line a key, in fixed order; lists of mappings one line an item."""
    return document_text(write_position(table, state))


def document_text(document: Mapping[str, object]) -> str:
    """Return a position's document as `position_text` does."""
    lines: list[str] = []
    for key, value in document.items():
        lines += _lines(key, value)
    return "\n".join(lines) + "\n"


def _lines(key: str, value: object) -> list[str]:
    if isinstance(value, list) and any(isinstance(item, dict) for item in value):
        return [f"{key}:", *(f"  - {flow_text(item)}" for item in value)]
    return [f"{key}: {flow_text(value)}"]


def flow_text(value: object) -> str:
    """Return `value` (mappings, lists, words, numbers, truth values) as YAML on one line."""
    match value:
        case str():
            return _word(value)
        case bool():
            return "true" if value else "false"
        case int():
            return str(value)
        case dict():
            return f"{{{', '.join([f'{key}: {flow_text(item)}' for key, item in value.items()])}}}"
        case list():
            return f"[{', '.join(map(flow_text, value))}]"
        case Mapping():
            return f"{{{', '.join(f'{key}: {flow_text(item)}' for key, item in value.items())}}}"
        case _:
            raise TypeError(f"a position holds no {type(value).__name__}")


@lru_cache(maxsize=4096)
def _word(value: str) -> str:
    plain = _PLAIN.fullmatch(value) and not _NO_WORD.fullmatch(value)
    return value if plain else json.dumps(value, ensure_ascii=False)


def checksum(text: str) -> str:
    """Return the first 12 hex digits of the SHA-256 of `text` in UTF-8."""
    return sha256(text.encode()).hexdigest()[:CHECKSUM_DIGITS]
