"""Strict YAML: no key twice, nothing that YAML versions read differently, errors with file and line."""

import re
from collections.abc import Hashable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from bankhalter.notation.errors import NotationError
from bankhalter.words.errors import SpokenError, placed, reason
from bankhalter.words.messages import Argument, Message, say
from bankhalter.words.quoting import typed

# Plain scalars that older and newer YAML read differently: 1:30, 017, 0x1F, 0b11, 1_000, 2024-01-01.
_TRAP = re.compile(
    r"""[-+]?\d[\d_]*(:[0-5]?\d)+(\.[\d_]*)?   # base 60
    | [-+]?0\d[\d_]* | [-+]?0o[0-7]+           # octal
    | [-+]?0[xb][\dA-Fa-f_]+                   # hexadecimal, binary
    | [-+]?\d[\d_]*_[\d_]*(\.[\d_]*)?          # underscores
    | \d{4}-\d\d?-\d\d?.*                      # dates""",
    re.VERBOSE,
)
_WHOLE = re.compile(r"-?(0|[1-9]\d*)")
_DECIMAL = re.compile(r"-?\d+\.\d+")
_KEY_TRAPS = frozenset({"yes", "no", "on", "off", "true", "false", "null", "~", "y", "n"})
_LONGEST_NUMBER = 18
MERGE = "tag:yaml.org,2002:merge"
MOST_VALUES = 200_000
_TAG = "tag:yaml.org,2002:"
_TAGS = frozenset({"map", "seq", "str", "int", "float", "bool", "null", "timestamp", "value", "merge"})
_CONSTANTS = {"true": True, "false": False, "null": None, "~": None, "": None}


@dataclass(frozen=True)
class Document:
    """One document of a file: what it says and where it begins."""

    source: str
    line: int  # counted from 1
    content: Any

    @property
    def place(self) -> Message:
        """File and line, as errors name them."""
        return line_of(self.source, self.line)


def line_of(file: str, line: int) -> Message:
    """Return how errors name a line of a file."""
    return say("error-line", file=file, line=str(line))


def load_documents(path: Path) -> list[Document]:
    """Return the documents of a file; a document that is a list counts as one each item.

    Raises NotationError naming file and line for a file that cannot be read.
    """
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise NotationError(placed(str(path), say("error-not-read", reason=reason(error)))) from None
    except UnicodeDecodeError:
        raise NotationError(placed(str(path), say("error-not-utf-8"))) from None
    return read_documents(text, str(path))


def read_documents(text: str, source: str) -> list[Document]:
    """Return the documents in `text`; `source` is what errors call it."""
    try:
        budget = _Budget()
        nodes = yaml.compose_all(text, yaml.SafeLoader)
        items = [item for node in nodes if not _is_empty(node) for item in _items(node)]
        return [Document(source, item.start_mark.line + 1, _value(item, budget)) for item in items]
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        wrong = say("error-not-yaml", reason=error.problem or error.context or str(error))
        raise NotationError(placed(line_of(source, line), wrong)) from None
    except yaml.YAMLError as error:
        raise NotationError(placed(source, say("error-not-yaml", reason=str(error).splitlines()[0]))) from None
    except RecursionError:
        raise NotationError(placed(source, say("error-too-deep"))) from None
    except _AtLineError as error:
        raise NotationError(placed(line_of(source, error.line), error.message)) from None


class _AtLineError(SpokenError):
    """What is wrong at a node."""

    def __init__(self, mark: yaml.Mark, name: str, **args: Argument) -> None:
        super().__init__(name, **args)
        self.line = mark.line + 1


class _Budget:
    """How much text a file may still stand for: aliases could make few lines endless."""

    def __init__(self) -> None:
        self.left = MOST_VALUES

    def spend(self, node: Node) -> None:
        """Count one value; raise if there have been too many."""
        self.left -= 1
        if self.left < 0:
            raise _AtLineError(node.start_mark, "error-too-many-values", most=str(MOST_VALUES))


def _is_empty(node: Node) -> bool:
    return isinstance(node, ScalarNode) and node.value == "" and node.style is None


def _items(node: Node) -> list[Node]:
    return list(node.value) if isinstance(node, SequenceNode) else [node]


def _value(node: Node, budget: _Budget) -> Any:
    budget.spend(node)
    if node.tag.removeprefix(_TAG) not in _TAGS:
        raise _AtLineError(node.start_mark, "error-tag", tag=node.tag)
    if isinstance(node, MappingNode):
        return _mapping(node, budget)
    if isinstance(node, SequenceNode):
        return [_value(item, budget) for item in node.value]
    return _scalar(node) if isinstance(node, ScalarNode) else None


def _mapping(node: MappingNode, budget: _Budget) -> dict[Hashable, Any]:
    values: dict[Hashable, Any] = {}
    merged: dict[Hashable, Any] = {}
    for key_node, value_node in node.value:
        if key_node.tag == MERGE:
            merged = _merged(value_node, budget) | merged
            continue
        key = _key(key_node)
        if key in values:
            raise _AtLineError(key_node.start_mark, "error-key-twice", key=typed(key))
        values[key] = _value(value_node, budget)
    return merged | values


def _merged(node: Node, budget: _Budget) -> dict[Hashable, Any]:
    value = _value(node, budget)
    if not isinstance(value, dict):
        raise _AtLineError(node.start_mark, "error-not-to-merge")
    return value


def _key(node: Node) -> Hashable:
    if not isinstance(node, ScalarNode):
        raise _AtLineError(node.start_mark, "error-key-of-parts")
    if node.style is None and node.value.lower() in _KEY_TRAPS:
        raise _AtLineError(node.start_mark, "error-word-as-key", given=node.value)
    key: Hashable = _scalar(node)
    return key


def _scalar(node: ScalarNode) -> Any:
    """Words such as yes, no, on and off stay words: only true and false are truth values."""
    text = node.value
    if node.style is not None:
        return text
    if _TRAP.fullmatch(text):
        raise _two_readings(node.start_mark, text)
    if text.lower() in _CONSTANTS:
        return _CONSTANTS[text.lower()]
    if _WHOLE.fullmatch(text) and len(text) <= _LONGEST_NUMBER:
        return int(text)
    return float(text) if _DECIMAL.fullmatch(text) else text


def _two_readings(mark: yaml.Mark, text: str) -> _AtLineError:
    if ":" in text:
        return _AtLineError(mark, "error-two-readings-colon", given=text, spaced=text.replace(":", ": "))
    return _AtLineError(mark, "error-two-readings", given=text)
