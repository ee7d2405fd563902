"""The documents of the protocol, made from the program: docs/protocol.md, its JSON Schema, and types for the page."""

import json
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from bankhalter.server.app import make_app
from bankhalter.server.limits import Limits, Rate
from bankhalter.server.settings import Settings
from bankhalter.server.wire import WIRE
from tests.docs import protocol_types as types
from tests.docs.protocol_talk import conversation

ROOT = Path(__file__).parents[2]


def page() -> str:
    """Return docs/protocol.md."""
    return "\n".join(
        [
            text("protocol_begin.md"),
            "## A conversation\n",
            "`>` goes to the server, `<` comes from it; `…` stands for what is long. A test holds it.\n",
            "```text",
            *conversation(),
            "```\n",
            *section("Messages of the client", types.FROM_CLIENT),
            *section("Messages of the server", types.FROM_SERVER),
            *section("Commands", types.COMMANDS),
            *section("Entries", types.ENTRIES),
            *section("Parts", types.PARTS),
            text("protocol_reader.md"),
            *section("Messages of a card reader", types.READER),
            *section("Commands of a card reader", types.READER_COMMANDS),
            *paths(),
            *section("Bodies", types.OVER_HTTP),
            *limits(),
            text("protocol_end.md"),
        ]
    )


def text(name: str) -> str:
    """Return what is written by hand."""
    return (Path(__file__).parent / name).read_text(encoding="utf-8")


def section(title: str, kinds: tuple[types.Kind, ...]) -> Iterator[str]:
    """Yield the lines about some types."""
    yield f"## {title}\n"
    for kind in kinds:
        tag = types.tag(kind)
        yield f"### {f'`{tag[1]}`' if tag else kind.__name__}\n"
        yield types.doc(kind) + "\n"
        if types.fields(kind):
            yield from table(kind)


def table(kind: types.Kind) -> Iterator[str]:
    """Yield the table of a struct's fields."""
    yield "| field | type | limits | if missing |"
    yield "|---|---|---|---|"
    for field in types.fields(kind):
        limit = "; ".join([*types.limits(field.type), *filter(None, [types.meaning(field.type)])])
        missing = default(field) if types.optional(kind, field) else ""
        cells = (f"`{field.encode_name}`", f"`{types.ts(field.type)}`", limit, missing)
        yield "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"
    yield ""


def default(field: Any) -> str:
    """Return what a field is if it is missing."""
    value = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    return f"`{json.dumps(msgspec.to_builtins(value))}`"


def paths() -> Iterator[str]:
    """Yield the lines about HTTP."""
    yield "## HTTP\n"
    yield "The same for programs that want no socket. What is refused is answered by a Problem,"
    yield "in the language of `Accept-Language`.\n"
    for path, item in sorted((make_app(Settings()).openapi_schema.paths or {}).items()):
        for method in ("get", "post"):
            operation = getattr(item, method)
            if operation is not None:
                yield from operation_lines(method, path, operation)


def operation_lines(method: str, path: str, operation: Any) -> Iterator[str]:
    """Yield the lines about one path."""
    yield f"### {method.upper()} {path}\n"
    yield f"{operation.summary}. {operation.description}\n"
    for parameter in operation.parameters or []:
        detail = {
            key: value for key, value in parameter.schema.to_schema().items() if key not in {"type", "description"}
        }
        notes = [parameter.description or "", f"`{json.dumps(detail)}`" if detail else ""]
        yield f"- `{parameter.name}` ({parameter.param_in}): {' '.join(filter(None, notes))}".rstrip(": ")
    yield f"- answers: {', '.join(sorted(operation.responses))}\n"


def limits() -> Iterator[str]:
    """Yield the table of limits."""
    yield "## Limits\n"
    yield "As a server has them if nothing else is set.\n"
    yield "| what | limit |"
    yield "|---|---|"
    yield f"| a message that is taken in at all | {WIRE} bytes |"
    notes = notes_of_limits()
    for name, value in Limits()._asdict().items():
        shown = f"{value.burst:g} at once, {value.per_second:.3g} a second" if isinstance(value, Rate) else f"{value:g}"
        yield f"| {name}: {notes[name]} | {shown} |"
    yield ""


def notes_of_limits() -> dict[str, str]:
    """Return what stands beside each limit where it is set."""
    source = (ROOT / "src/bankhalter/server/limits.py").read_text(encoding="utf-8")
    lines = [
        line.strip() for line in source.splitlines() if line.startswith("    ") and ": " in line and "  # " in line
    ]
    return {line.partition(":")[0]: line.partition("  # ")[2] for line in lines}


def schema() -> str:
    """Return docs/protocol.schema.json."""
    return json.dumps(types.schema(), indent=2, ensure_ascii=False) + "\n"


PAGES: dict[str, Callable[[], str]] = {
    "docs/protocol.md": cache(page),
    "docs/protocol.schema.json": schema,
    "web/src/protocol.ts": types.typescript,
}

if __name__ == "__main__":
    for name, written in PAGES.items():
        (ROOT / name).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / name).write_text(written(), encoding="utf-8")
