"""The types of the protocol, as JSON Schema and as TypeScript, from those that the program reads and writes."""

import json
from collections.abc import Iterable, Iterator
from typing import Any, get_args

import msgspec
from msgspec import inspect

from bankhalter.analysis import luck
from bankhalter.server import (
    chances,
    due_of_nature,
    fortunes,
    messages,
    page_api,
    prompts,
    reader_messages,
    replays,
    sheets,
    sight_parts,
)
from bankhalter.server.commands import AnyCommand
from bankhalter.server.edition_views import EditionView
from bankhalter.server.entries import AnyEntry
from bankhalter.server.reader_commands import AnyReaderCommand

Kind = type[msgspec.Struct]
FROM_CLIENT: tuple[Kind, ...] = get_args(messages.FromClient)
FROM_SERVER: tuple[Kind, ...] = (*get_args(messages.FromServer), messages.Alive)
COMMANDS: tuple[Kind, ...] = get_args(AnyCommand)
ENTRIES: tuple[Kind, ...] = get_args(AnyEntry)
PARTS: tuple[Kind, ...] = (
    messages.TableView,
    messages.You,
    messages.Moment,
    messages.ChairView,
    messages.ClockView,
    messages.DoubtView,
    messages.BankerView,
    due_of_nature.Due,
    prompts.Prompt,
    sight_parts.Sight,
    sight_parts.NeedSight,
    sight_parts.SeatSight,
    sight_parts.LotSight,
    sight_parts.BankSight,
    sight_parts.ClaimSight,
    sight_parts.DebtSight,
    sight_parts.AuctionSight,
    sight_parts.OfferSight,
    sight_parts.Bundle,
    sight_parts.ShortageSight,
)
READER_COMMANDS: tuple[Kind, ...] = get_args(AnyReaderCommand)
READER: tuple[Kind, ...] = (
    reader_messages.DoReader,
    reader_messages.ReaderAck,
    reader_messages.ReaderState,
    reader_messages.ReaderYou,
    reader_messages.FrameView,
    reader_messages.CardView,
    reader_messages.MoneyState,
    reader_messages.AccountView,
    reader_messages.LineView,
    reader_messages.OccasionView,
    reader_messages.GameView,
    reader_messages.QuestionView,
)
OVER_HTTP: tuple[Kind, ...] = (
    reader_messages.CreateReader,
    reader_messages.CreateMoney,
    messages.CreateTable,
    messages.Created,
    messages.Listing,
    EditionView,
    messages.Problem,
    page_api.Home,
    page_api.Bots,
    page_api.Tried,
    page_api.Reason,
    page_api.RuleHead,
    page_api.RuleView,
    replays.Curves,
    chances.Chances,
    fortunes.Fortune,
    luck.Breakdown,
    luck.Change,
    replays.Step,
    sheets.EditionSheet,
    sheets.MoneySheet,
    sheets.SquareSheet,
    sheets.GroupSheet,
    sheets.NounsSheet,
    sheets.NounSheet,
    sheets.DecksSheet,
    sheets.CardSheet,
)
READ: tuple[Kind, ...] = (
    *FROM_CLIENT,
    *COMMANDS,
    *READER_COMMANDS,
    messages.CreateTable,
    reader_messages.CreateReader,
    reader_messages.CreateMoney,
    reader_messages.DoReader,
)
"""What the server reads: what has a default may be left out."""

UNIONS: dict[str, tuple[Kind, ...]] = {
    "FromClient": FROM_CLIENT,
    "FromServer": FROM_SERVER,
    "AnyCommand": COMMANDS,
    "AnyEntry": ENTRIES,
    "AnyReaderCommand": READER_COMMANDS,
}
ALL: tuple[Kind, ...] = (
    *FROM_CLIENT,
    *FROM_SERVER,
    *COMMANDS,
    *ENTRIES,
    *PARTS,
    *READER,
    *READER_COMMANDS,
    *OVER_HTTP,
)

ARGUMENTS: dict[str, Any] = {
    "money": {"type": "integer", "description": "An amount in units of the edition."},
    "printed": {"type": "integer", "description": "An amount as it is printed."},
    "square": {"type": "integer", "description": "The name of a square."},
    "deck": {"type": "integer", "description": "The name of a deck of cards."},
    "all": {
        "type": "array",
        "items": {"$ref": "#/$defs/MessageArgument"},
        "description": "A list: this, that and that.",
    },
    "any": {
        "type": "array",
        "items": {"$ref": "#/$defs/MessageArgument"},
        "description": "A choice: this, that or that.",
    },
    "then": {"type": "array", "items": {"$ref": "#/$defs/MessageArgument"}, "description": "Sentences in a row."},
}
MESSAGE_SCHEMAS: dict[str, Any] = {
    "MessageData": {
        "type": "object",
        "description": "A sentence in no language yet: the id of a text in the catalogue, and what goes into it.",
        "properties": {
            "say": {"type": "string"},
            "with": {"type": "object", "additionalProperties": {"$ref": "#/$defs/MessageArgument"}},
        },
        "required": ["say"],
        "additionalProperties": False,
    },
    "MessageArgument": {
        "description": "What goes into a sentence.",
        "anyOf": [
            {"type": "string"},
            {"type": "integer"},
            {"$ref": "#/$defs/MessageData"},
            *(
                {"type": "object", "properties": {kind: schema}, "required": [kind], "additionalProperties": False}
                for kind, schema in ARGUMENTS.items()
            ),
        ],
    },
}
MESSAGE_TYPES = """/** A sentence in no language yet: the id of a text in the catalogue, and what goes into it. */
export interface MessageData {
  say: string;
  with?: Record<string, MessageArgument>;
}

/** What goes into a sentence: amounts in units or as printed, names of squares and decks, lists, choices, sentences. */
export type MessageArgument =
  | string
  | number
  | MessageData
  | { money: number }
  | { printed: number }
  | { square: number }
  | { deck: number }
  | { all: MessageArgument[] }
  | { any: MessageArgument[] }
  | { then: MessageArgument[] };
"""


def schema() -> dict[str, Any]:
    """Return the JSON Schema of everything that travels, by name under `$defs`."""
    _, components = msgspec.json.schema_components(ALL, ref_template="#/$defs/{name}")
    unions = {
        name: {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in kinds]} for name, kinds in UNIONS.items()
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages between a client and a table of Bankhalter",
        "anyOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/FromServer"}],
        "$defs": dict(sorted({**components, **unions, **MESSAGE_SCHEMAS}.items())),
    }


def typescript() -> str:
    """Return the types as TypeScript."""
    blocks = ["// Written by scripts/protocol from the types of the server. Do not edit.\n", MESSAGE_TYPES]
    blocks += ["\n".join(interface(kind)) + "\n" for kind in ALL]
    blocks += [
        f"export type {name} =\n" + "\n".join(f"  | {k.__name__}" for k in kinds) + ";\n"
        for name, kinds in UNIONS.items()
    ]
    return "\n".join(blocks)


def interface(kind: Kind) -> Iterator[str]:
    """Yield the lines of the TypeScript type of a struct."""
    yield "/**"
    yield from (f" * {line}".rstrip() for line in doc(kind).splitlines())
    yield " */"
    yield f"export interface {kind.__name__} {{"
    tagged = tag(kind)
    if tagged:
        yield f"  {tagged[0]}: {json.dumps(tagged[1])};"
    for field in fields(kind):
        yield f"  {field.encode_name}{'?' if optional(kind, field) else ''}: {ts(field.type)};"
    yield "}"


def doc(kind: Kind) -> str:
    """Return what a struct is for."""
    lines = (kind.__doc__ or "").strip().splitlines()
    return "\n".join(line.strip() for line in lines)


def fields(kind: Kind) -> tuple[inspect.Field, ...]:
    """Return the fields of a struct."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return info.fields


def tag(kind: Kind) -> tuple[str, str] | None:
    """Return the field that tells a struct from others, and what stands in it."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return (info.tag_field, str(info.tag)) if info.tag_field is not None else None


def optional(kind: Kind, field: inspect.Field) -> bool:
    """Whether a field may be missing."""
    return not field.required and (kind in READ or kind.__struct_config__.omit_defaults)


def ts(kind: inspect.Type) -> str:  # noqa: C901, PLR0911  # one type after the other
    """Return a type as TypeScript has it."""
    match kind:
        case inspect.Metadata():
            return str((kind.extra or {}).get("holds") or ts(kind.type))
        case inspect.StructType():
            return kind.cls.__name__
        case inspect.NoneType():
            return "null"
        case inspect.BoolType():
            return "boolean"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType():
            return "string"
        case inspect.LiteralType():
            return " | ".join(json.dumps(value) for value in kind.values)
        case inspect.TupleType():
            return f"[{', '.join(map(ts, kind.item_types))}]"
        case inspect.VarTupleType() | inspect.ListType():
            return many(ts(kind.item_type))
        case inspect.DictType():
            return f"Record<{ts(kind.key_type)}, {ts(kind.value_type)}>"
        case inspect.UnionType():
            return union(kind.types)
        case inspect.AnyType():
            return "unknown"
    raise TypeError(kind)


def many(item: str) -> str:
    """Return the TypeScript of a list."""
    return f"({item})[]" if "|" in item else f"{item}[]"


def union(kinds: Iterable[inspect.Type]) -> str:
    """Return the TypeScript of a choice; the whole of a known one by its name."""
    names = [ts(kind) for kind in kinds]
    for name, known in UNIONS.items():
        if {kind.__name__ for kind in known} == set(names):
            return name
    return " | ".join(names)


def limits(kind: inspect.Type) -> list[str]:
    """Return the limits of a type, in words."""
    match kind:
        case inspect.Metadata():
            return limits(kind.type)
        case inspect.StrType():
            found = span(kind.min_length, kind.max_length, "characters")
            return [*found, f"`{kind.pattern}`"] if kind.pattern else found
        case inspect.IntType():
            return span(kind.ge, kind.le, "")
        case inspect.VarTupleType():
            return span(kind.min_length, kind.max_length, "items") + [
                f"each: {each}" for each in limits(kind.item_type)
            ]
        case inspect.UnionType():
            return [each for one in kind.types for each in limits(one)]
        case _:
            return []


def span(low: int | None, high: int | None, what: str) -> list[str]:
    """Return a range in words."""
    if low is None and high is None:
        return []
    if low is None:
        text = f"at most {high}"
    elif high is None:
        text = f"at least {low}"
    else:
        text = f"{low}" if low == high else f"{low} to {high}"
    return [f"{text} {what}".strip()]


def meaning(kind: inspect.Type) -> str:
    """Return what stands beside a type about what it means."""
    if isinstance(kind, inspect.Metadata):
        return str((kind.extra_json_schema or {}).get("description", ""))
    return ""
