"""The examples of the documents and of the package itself run, and show what they say."""

import doctest
from pathlib import Path

import pytest

import bankhalter

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted(
    path for path in (ROOT / "README.md", *(ROOT / "docs").glob("*.md")) if ">>>" in path.read_text(encoding="utf-8")
)


def test_there_are_documents_with_examples() -> None:
    assert [path.name for path in DOCUMENTS] == ["README.md", "api.md", "editions.md"]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_every_example_of_a_document_shows_what_it_says(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = doctest.testfile(str(path), module_relative=False, encoding="utf-8")
    assert result.failed == 0
    assert result.attempted > 0


def test_the_example_of_the_package_shows_what_it_says() -> None:
    result = doctest.testmod(bankhalter)
    assert result.failed == 0
    assert result.attempted > 0


def test_every_public_name_can_be_fetched() -> None:
    for name in bankhalter.__all__:
        assert getattr(bankhalter, name) is not None


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'Table'"):
        getattr(bankhalter, "Table")  # noqa: B009 - the point is the failing lookup
