"""Strict YAML: what it reads, and what it refuses with file and line."""

from pathlib import Path

import pytest

from bankhalter.notation import NotationError, load_documents, read_documents
from bankhalter.words.voice import plain


def contents(text: str) -> list[object]:
    """Return what the documents of `text` say."""
    return [document.content for document in read_documents(text, "x.yaml")]


def test_one_document_a_list_or_several_are_read_alike() -> None:
    assert contents("a: 1\n") == [{"a": 1}]
    assert contents("- a: 1\n- a: 2\n") == [{"a": 1}, {"a": 2}]
    assert contents("# head\n---\na: 1\n---\na: 2\n") == [{"a": 1}, {"a": 2}]


def test_a_document_knows_its_line() -> None:
    documents = read_documents("a: 1\n---\n\nb: 2\n---\n- c: 3\n- d: 4\n", "x.yaml")
    assert [plain("en")(document.place) for document in documents] == [f"x.yaml, line {line}" for line in (1, 4, 6, 7)]


def test_values_are_numbers_truth_values_and_words() -> None:
    text = "{i: 15000000, z: 0, m: -5, f: 1.5, t: true, o: false, k: 600K, m1: 1.5M, w: A throws 3 4, q: '12', e: }"
    assert contents(text) == [
        {
            "i": 15_000_000,
            "z": 0,
            "m": -5,
            "f": 1.5,
            "t": True,
            "o": False,
            "k": "600K",
            "m1": "1.5M",
            "w": "A throws 3 4",
            "q": "12",
            "e": None,
        }
    ]


def test_words_that_old_yaml_takes_for_truth_stay_words_in_values() -> None:
    assert contents("seats: [A, no, On, y]\nturn: yes\n") == [{"seats": ["A", "no", "On", "y"], "turn": "yes"}]


WRONG = [
    ("a: 1\nb: 2\na: 3\n", 3, "the key “a” stands twice"),
    ("A: {deeds: {1: 0, 1: 2}}\n", 1, "the key “1” stands twice"),
    ("a: 1\nno: {cash: 5}\n", 2, "“no” cannot be a key"),
    ("given:\n  On: 5\n", 2, "“On” cannot be a key"),
    ("deeds: {1:0}\n", 1, "“1:0” is read differently by YAML versions: expected a blank after the colon"),
    ("minutes: 1:30\n", 1, "“1:30” is read differently"),
    ("a: 017\n", 1, "“017” is read differently by YAML versions: expected a plain decimal number"),
    ("a: 0x1F\n", 1, "“0x1F” is read differently"),
    ("a: 1_000\n", 1, "“1_000” is read differently"),
    ("a: 2024-01-01\n", 1, "“2024-01-01” is read differently"),
    ("a: {<<: 5}\n", 1, "expected keys with values to merge"),
    ("a: !!binary aGk=\n", 1, "the tag tag:yaml.org,2002:binary is not read here"),
    ("a: !!python/name:os.system ''\n", 1, "is not read here"),
    ("a: 1\nb: [1, 2\n", 3, "not YAML"),
    ("? [a]\n: 1\n", 1, "expected a word or a number as key"),
    ("a:\n\tb: 2\n", 2, "not YAML"),
]


@pytest.mark.parametrize(("text", "line", "sentence"), WRONG)
def test_what_cannot_be_read_names_file_and_line(text: str, line: int, sentence: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_documents(text, "x.yaml")
    assert f"x.yaml, line {line}: " in str(caught.value)
    assert sentence in str(caught.value)


def test_text_nested_without_end_is_refused() -> None:
    with pytest.raises(NotationError, match="nested too deeply"):
        read_documents("[" * 1000 + "]" * 1000, "x.yaml")


def test_signs_that_are_no_text_are_refused() -> None:
    with pytest.raises(NotationError, match=r"x\.yaml: not YAML"):
        read_documents("a: \x00\n", "x.yaml")


def test_a_file_is_read_with_or_without_a_mark_of_its_encoding(tmp_path: Path) -> None:
    path = tmp_path / "ok.yaml"
    path.write_bytes(b"\xef\xbb\xbftitle: \xc3\x84\n")
    assert [document.content for document in load_documents(path)] == [{"title": "Ä"}]


def test_a_file_that_is_not_there_or_no_text_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NotationError, match=r"gone\.yaml: cannot be read: No such file"):
        load_documents(tmp_path / "gone.yaml")
    path = tmp_path / "bytes.yaml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(NotationError, match=r"bytes\.yaml: expected text in UTF-8"):
        load_documents(path)


def test_an_alias_stands_for_what_its_anchor_says() -> None:
    (document,) = read_documents("a: &x {b: 1}\nc: *x\n", "x.yaml")
    assert document.content == {"a": {"b": 1}, "c": {"b": 1}}


def test_an_alias_inside_its_own_anchor_is_no_document() -> None:
    with pytest.raises(NotationError, match="nested too deeply"):
        read_documents("a: &x [*x]\n", "x.yaml")


def test_aliases_cannot_make_few_lines_endless() -> None:
    lines = ["a0: &a0 [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 9)]
    with pytest.raises(NotationError, match="expected at most 200000 values"):
        read_documents("\n".join(lines), "x.yaml")
