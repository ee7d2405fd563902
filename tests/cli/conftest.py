"""Tables for the tests of the terminal."""

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from bankhalter.cli.manner import Manner
from tests.cli.tables import ENGLISH, SetUp, Table


@pytest.fixture
def table(tmp_path: Path) -> Iterator[SetUp]:
    """Return a way to set up a table; its file is closed afterwards."""
    made: list[Table] = []

    def set_up(
        given: Mapping[str, object] | None = None,
        bots: Mapping[str, str] | None = None,
        edition: str = "sonic-boom",
        manner: Manner = ENGLISH,
    ) -> Table:
        made.append(Table(tmp_path / "game.record", edition, given, bots or {}, manner))
        return made[-1]

    yield set_up
    for each in made:
        each.file.close()
