"""Every statement of the rulebooks is proved by a scenario or a named test, or listed with a reason why not."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from bankhalter.notation.yaml_files import load_documents
from bankhalter.reference.refusals import RULES_OF
from bankhalter.rules.codes import Refusal

TESTS = Path(__file__).parents[1]
IDS = Path(__file__).with_name("ids.txt")
NOT_SOFTWARE = TESTS.parent / "docs" / "not-software.md"
REASON = re.compile(r"^- `([a-z0-9-]+)`: (.+)$", re.MULTILINE)
STATEMENTS = 256


@cache
def titles() -> dict[str, str]:
    """Return the title of every statement by its id."""
    pairs = (line.partition(": ")[::2] for line in IDS.read_text(encoding="utf-8").splitlines())
    return dict(pairs)


@cache
def in_scenarios() -> Counter[str]:
    """Return how many scenarios prove each id."""
    documents = (document for path in sorted(TESTS.glob("scenarios/*.yaml")) for document in load_documents(path))
    return Counter(name for document in documents for name in document.content.get("rules", []))


@cache
def in_tests() -> frozenset[str]:
    """Return the ids that tests name by `pytest.mark.ledger("id")`."""
    return frozenset(name for path in TESTS.rglob("*.py") for name in marked(path.read_text(encoding="utf-8")))


def marked(source: str) -> Iterator[str]:
    """Yield the ids in the ledger marks of a source text."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.ledger":
            yield from (str(argument.value) for argument in node.args if isinstance(argument, ast.Constant))


@cache
def not_software() -> dict[str, str]:
    """Return the reason of every id that is no software."""
    return dict(REASON.findall(NOT_SOFTWARE.read_text(encoding="utf-8")))


def proved() -> set[str]:
    """Return the ids that a scenario or a test proves."""
    return {*in_scenarios(), *in_tests()}


def test_the_list_of_statements_is_complete_and_each_has_a_title() -> None:
    names = [line.partition(":")[0] for line in IDS.read_text(encoding="utf-8").splitlines()]
    assert len(names) == len(set(names)) == STATEMENTS
    assert all(titles()[name] for name in names)


def test_every_statement_is_proved_or_has_a_reason() -> None:
    assert sorted(titles().keys() - proved() - not_software().keys()) == []


def test_what_is_proved_needs_no_reason() -> None:
    assert sorted(proved() & not_software().keys()) == []


def test_reasons_are_about_statements_and_stand_once() -> None:
    found = [name for name, _ in REASON.findall(NOT_SOFTWARE.read_text(encoding="utf-8"))]
    assert len(found) == len(set(found))
    assert sorted(set(found) - titles().keys()) == []


def test_every_line_that_looks_like_a_reason_is_one() -> None:
    lines = [line for line in NOT_SOFTWARE.read_text(encoding="utf-8").splitlines() if line.startswith("-")]
    assert [line for line in lines if not REASON.fullmatch(line)] == []


def test_scenarios_and_tests_name_only_statements_there_are() -> None:
    assert sorted(proved() - titles().keys()) == []


def test_every_scenario_names_what_it_proves() -> None:
    documents = (document for path in sorted(TESTS.glob("scenarios/*.yaml")) for document in load_documents(path))
    assert [document.place for document in documents if not document.content.get("rules")] == []


def test_every_refusal_rests_on_statements_there_are() -> None:
    assert [reason.name for reason in Refusal if reason != Refusal.NONE and not RULES_OF[reason]] == []
    named = {name for names in RULES_OF.values() for name in names}
    assert sorted(named - titles().keys()) == []


def test_a_mark_is_found_in_a_source_text() -> None:
    source = '@pytest.mark.ledger("go-salary", "go-pass")\n@pytest.mark.slow("x")\ndef test(): ...\n'
    assert list(marked(source)) == ["go-salary", "go-pass"]
