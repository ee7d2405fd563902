"""What `bankhalter rules` shows."""

from pathlib import Path

import pytest
from rich.console import Console

from bankhalter.cli.rules_page import show
from bankhalter.editions import EditionError, catalogue, editions
from bankhalter.reference.rulebook import Chapter, rules
from bankhalter.words.catalogue import LANGUAGES, Language


def shown(*words: str, language: Language = "en", edition: str | None = None, width: int = 100) -> tuple[int, str, str]:
    console = Console(width=width, force_terminal=False, color_system=None, highlight=False, markup=False)
    errors = Console(width=width, force_terminal=False, color_system=None, highlight=False, markup=False)
    with console.capture() as out, errors.capture() as err:
        code = show(console, errors, language, words, edition)
    return code, out.get(), err.get()


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_word_the_chapters_are_counted(language: Language) -> None:
    code, text, _ = shown(language=language)
    assert code == 0
    assert str(len(rules())) in text
    lines = {line.split()[0]: line.split()[1] for line in text.splitlines() if line.split()[:1] != []}
    for chapter in Chapter:
        assert int(lines[chapter]) == sum(rule.chapter == chapter for rule in rules())
    assert " rules jail, bankhalter " in text


@pytest.mark.parametrize("edition", editions())
def test_an_edition_counts_only_its_own_rules(edition: str) -> None:
    _, text, _ = shown(edition=edition)
    assert str(sum(rule.applies(edition) for rule in rules())) in text.splitlines()[0]
    assert ("\nreader " in text) == (edition == "banking")


def test_an_edition_may_be_a_file_as_for_the_other_commands(tmp_path: Path) -> None:
    text = (Path(catalogue.__file__).parent / "dc.toml").read_text(encoding="utf-8")
    path = tmp_path / "my-town.toml"
    path.write_text(text.replace('name = "dc"', 'name = "my-town"').replace("DC Comics", "My Town"), encoding="utf-8")
    code, text, _ = shown(edition=str(path))
    assert code == 0
    assert "My Town" in text.splitlines()[0]
    assert str(sum(rule.applies("my-town") for rule in rules())) in text.splitlines()[0]
    assert "\nreader " not in text
    _, text, _ = shown("turn-doubles-extra-roll", edition=str(path))
    assert "How the editions differ" in text
    with pytest.raises(EditionError, match=r"none\.toml: cannot be read"):
        shown(edition=str(tmp_path / "none.toml"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 160])
def test_every_rule_fits_and_says_all_it_has(language: Language, width: int) -> None:
    for rule in rules():
        code, text, _ = shown(rule.id, language=language, width=width)
        assert code == 0
        assert max(len(line) for line in text.splitlines()) <= min(width, 100)
        said = rule.text(language)
        flat = "".join(text.split())
        for sentence in (said.title, said.rule, said.open, said.reading):
            assert "".join(sentence.split()) in flat, rule.id


def test_a_rule_says_where_it_holds_how_editions_differ_and_where_it_stands() -> None:
    _, text, _ = shown("turn-doubles-extra-roll", language="de")
    assert "Gilt in allen fünf Ausgaben." in text
    assert "Unterschiede zwischen den Ausgaben" in text
    assert "Was der Text offenlässt" in text
    assert "So wird gespielt" in text
    assert "Der Spielablauf, Seite 5" in text


def test_an_edition_shows_its_own_reading_only() -> None:
    _, text, _ = shown("turn-doubles-extra-roll", edition="banking")
    assert "In the Banking edition" in text
    assert "How the editions differ" not in text
    _, text, _ = shown("turn-doubles-extra-roll", edition="dc")
    assert "How the editions differ" in text


def test_editions_that_say_the_same_stand_together() -> None:
    _, text, _ = shown("jail-exit-pay-banking")
    assert text.count("throws in that same turn") == 1


@pytest.mark.parametrize("words", [("pasch", "gefaengnis"), ("PASCH", "Gefängnis")])
def test_words_list_what_they_find(words: tuple[str, ...]) -> None:
    code, text, _ = shown(*words, language="de")
    assert code == 0
    assert "turn-three-doubles-jail" in text.splitlines()[2]
    assert "bankhalter --lang de rules turn-three-doubles-jail" in text


@pytest.mark.parametrize(
    ("language", "word", "said"),
    [
        ("de", "hipothek", "ähnlich geschrieben: Hypothek"),
        ("en", "mortgge", "similar words: mortgage"),
        ("de", "xyzzy", "gibt es keine Regel"),
        ("en", "xyzzy", "There is no rule on “xyzzy”"),
    ],
)
def test_an_unknown_word_is_one_sentence_and_exit_code_1(language: Language, word: str, said: str) -> None:
    code, out, err = shown(word, language=language)
    assert (code, out) == (1, "")
    assert said in err
    assert err.count("\n") == 1


def test_a_rule_of_another_edition_is_pointed_out() -> None:
    code, _, err = shown("speeddie-bus", edition="sonic")
    assert code == 1
    assert "in other editions" in err


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(EditionError):
        shown("rent", edition="monte-carlo")


@pytest.mark.parametrize(
    ("rule", "edition", "expected"),
    [
        ("rent-lapses-unclaimed", None, "Optionen, die sie ändern rent ob der Besitzer die Miete fordern muss"),
        (
            "speeddie-triple",
            "bond-007",
            "triple ob drei gleiche Würfel einen weiteren Wurf bringen speed_die das Spiel",
        ),
        ("short-winner", "dc", "Optionen, die sie ändern short das Schnellspiel der Ausgabe"),
        ("go-salary", None, ""),
    ],
)
def test_a_rule_names_the_options_that_change_it(rule: str, edition: str | None, expected: str) -> None:
    _, text, _ = shown(rule, language="de", edition=edition)
    flat = " ".join(text.split())
    assert expected in flat
    assert ("Optionen, die sie ändern" in flat) == bool(expected)
