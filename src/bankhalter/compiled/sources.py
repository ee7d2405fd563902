"""The plain sources: which files are compiled, and in which order."""

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path
from typing import NamedTuple

from bankhalter.compiled.files import ROOT, plain_files

HOME = "bankhalter"


class Source(NamedTuple):
    """One plain file: its module's dotted name and its syntax tree."""

    module: str
    tree: ast.Module


def imported(tree: ast.Module) -> Iterator[ast.ImportFrom]:
    """Yield the imports of plain modules at the top of a file."""
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"{HOME}."):
            yield node


def read_sources(root: Path = ROOT) -> list[Source]:
    """Return the plain files, imported ones before those that import them."""
    trees = {
        f"{HOME}.{path.parent.name}.{path.stem}": ast.parse(path.read_text(encoding="utf-8"), str(path))
        for path in plain_files(root)
    }
    before = {module: {str(node.module) for node in imported(tree)} & set(trees) for module, tree in trees.items()}
    return [Source(module, trees[module]) for module in TopologicalSorter(before).static_order()]
