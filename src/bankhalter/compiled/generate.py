"""The plain files as one Cython module: constants, structs, functions, and what Python sees of them."""

import ast
from collections.abc import Sequence
from pathlib import Path

from bankhalter.compiled.constants import Names, names_of
from bankhalter.compiled.exports import EXPORTS, call
from bankhalter.compiled.files import HERE, ROOT, digest
from bankhalter.compiled.functions import Head, read_head, translate
from bankhalter.compiled.records import CHECK_NOTES, Record, holder, read_record, struct
from bankhalter.compiled.sources import HOME, Source, read_sources

DIRECTIVES = (
    "# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True, "
    "nonecheck=False, infer_types=False, auto_pickle=False"
)
CLOSING = '\nDIGEST = "{digest}"\n"""What the plain files were when this was made."""\n'


def generate(root: Path = ROOT, exports: Sequence[str] = EXPORTS) -> str:
    """Return the Cython source of all plain files below `root`; raise GenerationError with file and line.

    `exports` are the functions that Python may call.
    """
    sources = read_sources(root)
    names = names_of(sources)
    records = _records(sources, names)
    return "\n".join(
        [
            DIRECTIVES,
            (HERE / "base.pyx").read_text(encoding="utf-8"),
            *(struct(record) for record in records.values()),
            CHECK_NOTES,
            *_functions(sources, names, records),
            *(holder(record) for record in records.values()),
            *_calls(sources, names, records, exports),
            CLOSING.format(digest=digest(root)),
        ]
    )


def _records(sources: list[Source], names: dict[str, Names]) -> dict[str, Record]:
    return {
        node.name: read_record(names[source.module], node)
        for source in sources
        for node in source.tree.body
        if isinstance(node, ast.ClassDef) and node.name in names[source.module].known and _is_record(node)
    }


def _is_record(node: ast.ClassDef) -> bool:
    return any(isinstance(decorator, ast.Name) and decorator.id == "record" for decorator in node.decorator_list)


def _functions(sources: list[Source], names: dict[str, Names], records: dict[str, Record]) -> list[str]:
    return [
        translate(names[source.module], node, records)
        for source in sources
        if not source.module.endswith(".layout")
        for node in source.tree.body
        if isinstance(node, ast.FunctionDef)
    ]


def _calls(
    sources: list[Source], names: dict[str, Names], records: dict[str, Record], exports: Sequence[str]
) -> list[str]:
    heads: dict[str, Head] = {
        f"{source.module}.{node.name}": read_head(names[source.module], node)
        for source in sources
        if not source.module.endswith((".layout", ".notes"))
        for node in source.tree.body
        if isinstance(node, ast.FunctionDef)
    }
    return [call(export.rpartition(".")[2], heads[f"{HOME}.{export}"], records) for export in exports]
