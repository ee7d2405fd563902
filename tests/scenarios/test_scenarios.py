"""Every scenario holds: the rules, one by one."""

from pathlib import Path

import pytest

from bankhalter.notation.yaml_files import Document, load_documents
from bankhalter.play.scenarios import check_document

FILES = sorted(Path(__file__).parent.glob("*.yaml"))
CHAPTERS = 31  # scenario files; a lost one would not be missed otherwise


def _scenarios() -> list[object]:
    documents = ((path, document) for path in FILES for document in load_documents(path))
    return [pytest.param(document, id=_id(path, document)) for path, document in documents]


def _id(path: Path, document: Document) -> str:
    return f"{path.stem}:{document.line}: {document.content.get('title')}"


def test_no_chapter_is_lost() -> None:
    assert len(FILES) >= CHAPTERS


@pytest.mark.parametrize("document", _scenarios())
def test_scenario(document: Document) -> None:
    outcome = check_document(document)
    assert outcome.title, f"{outcome.place}: a scenario needs a title"
    assert outcome.failures == [], outcome.place
