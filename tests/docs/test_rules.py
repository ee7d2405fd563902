"""docs/rules.md and docs/regeln.md say what the program says."""

import re

import pytest

from bankhalter.reference.rulebook import Chapter, rules
from bankhalter.words.catalogue import LANGUAGES, Language
from tests.docs.rule_pages import DOCS, PAGES, page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_document_is_what_the_script_writes(language: Language) -> None:
    written = (DOCS / PAGES[language]).read_text(encoding="utf-8")
    assert written == page(language), "run scripts/rules"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_and_chapter_has_an_anchor_and_every_link_leads_to_one(language: Language) -> None:
    text = page(language)
    anchors = re.findall(r'<a id="([a-z0-9-]+)"></a>', text)
    assert len(anchors) == len(set(anchors))
    assert set(anchors) == {*Chapter, *(rule.id for rule in rules())}
    assert set(re.findall(r"\(#([a-z0-9-]+)\)", text)) <= set(anchors)
    assert "monopoly" not in text.lower()
