"""Editions travel by value, and come along in an installed package."""

import json
from importlib.resources import files

import pytest

from bankhalter.editions import edition_document, edition_from, editions, load
from bankhalter.editions.catalogue import DECKS, NAMES


@pytest.mark.parametrize("name", editions())
def test_an_edition_by_value_is_read_back_as_the_same(name: str) -> None:
    document = edition_document(load(name))
    assert edition_from(json.loads(json.dumps(document)), "record") == load(name)


def test_an_edition_by_value_brings_its_decks_along() -> None:
    decks = edition_document(load("banking"))["decks"]
    assert len(decks["chance"]) == len(decks["community"]) == 16


def test_every_file_of_the_folder_is_in_the_catalogue() -> None:
    folder = files("bankhalter.editions")
    found = {file.name for file in folder.iterdir() if file.name.endswith(".toml")}
    assert found == {f"{name.replace('-', '_')}.toml" for name in NAMES}
    assert {file.name for file in folder.joinpath("decks").iterdir()} == {f"{name}.toml" for name in DECKS}


def test_an_edition_is_read_once_and_cannot_be_changed() -> None:
    edition = load("dc")
    assert load("dc") is edition
    with pytest.raises(AttributeError):
        edition.title = "Mine"  # type: ignore[misc]
