"""Pictures show the numbers of their tables, in both languages, for every edition, and nothing covers anything."""

import re
import subprocess
import sys
from typing import Any

import pyarrow as pa
import pytest
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle

from bankhalter.editions import editions
from bankhalter.editions.catalogue import load
from bankhalter.editions.inks import USUAL_INK
from bankhalter.editions.schema import named
from bankhalter.sim.plots import KINDS, Kind, plot
from bankhalter.sim.plots.board import listed_digits, scale_of
from bankhalter.sim.plots.drawing import svg
from bankhalter.sim.plots.facts import facts_of
from bankhalter.sim.plots.lengths import bars
from bankhalter.sim.plots.numbers import decimal, digits_of, nice_step, rough, whole_step
from bankhalter.sim.plots.sheet import contrast, readable
from bankhalter.sim.plots.worth import PARTS, fan, worth_at
from bankhalter.words.catalogue import LANGUAGES, Language
from bankhalter.words.errors import SpokenError
from tests.sim.plots.made_up import SEATS, tables
from tests.sim.plots.reading import box, by_gid, outside, overlapping, texts, within, words

READABLE = 4.5  # the least contrast for text of the accessibility guidelines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", editions())
@pytest.mark.parametrize("kind", KINDS)
def test_no_text_covers_another_or_leaves_the_sheet(kind: Kind, edition: str, language: Language) -> None:
    figure = plot(tables(edition, short=True), kind, language)
    assert not list(overlapping(figure))
    assert not outside(figure)
    assert not any("monopoly" in text.lower() for text in words(figure))


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("kind", KINDS)
def test_any_number_of_seats_finds_room(kind: Kind, seats: int) -> None:
    figure = plot(
        tables("banking", ("walker-stays", "standard", "novice", "random", "walker", "standard")[:seats]), kind
    )
    assert not list(overlapping(figure))
    assert not outside(figure)


@pytest.mark.parametrize("kind", KINDS)
def test_a_single_game_has_its_pictures(kind: Kind) -> None:
    made = tables(games=4)
    figure = plot(made, kind, "de")
    assert not list(overlapping(figure))


# ---------------------------------------------------------------- the board


def patch(figure: Figure, gid: str) -> Rectangle:
    (found,) = figure.findobj(lambda artist: artist.get_gid() == gid)
    assert isinstance(found, Rectangle)
    return found


def hexed(colour: Any) -> str:
    return "#" + "".join(f"{round(part * 255):02x}" for part in colour[:3])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", editions())
def test_every_square_holds_its_name_and_its_share(edition: str, language: Language) -> None:
    figure = plot(tables(edition), "board", language)
    shown = texts(figure)
    for square in load(edition).squares:
        room = patch(figure, f"square-{square.pos}").get_window_extent()
        mine = [text for text in shown if text.get_gid() == f"text-{square.pos}"]
        assert all(within(box(figure, text), room) for text in mine)
        if bands := figure.findobj(lambda artist, at=square.pos: artist.get_gid() == f"band-{at}"):  # type: ignore[misc]
            assert not any(bands[0].get_window_extent().overlaps(box(figure, text)) for text in mine)
        said = "".join(text.get_text() for text in mine)
        letters = re.sub(r"[\s-]", "", named(square, language))
        assert letters in re.sub(r"[\s-]", "", said)


def test_shares_and_tints_are_those_of_the_tables() -> None:
    made = tables("sonic-boom")
    figure = plot(made, "board", "de")
    assert "3,2 %" in by_gid(figure, "text-24")
    assert "0,9 %" in by_gid(figure, "text-36")
    assert "6,2 %" in by_gid(figure, "text-10")
    assert "davon in Haft 4,0 %" in by_gid(figure, "text-10")
    assert "3.2%" in by_gid(plot(made, "board", "en"), "text-24")
    jail, seldom, usual = (hexed(patch(figure, f"square-{at}").get_facecolor()) for at in (10, 36, 1))
    assert contrast(jail, "#ffffff") > contrast(usual, "#ffffff") > contrast(seldom, "#ffffff")


def test_the_scale_has_round_edges_and_a_tint_for_every_share() -> None:
    scale = scale_of([0.018, *(0.02 + 0.0003 * number for number in range(38)), 0.062], USUAL_INK)
    edges = [round(edge * 100, 6) for edge in scale.edges]
    assert edges == [2.0, 2.2, 2.4, 2.6, 2.8, 3.0]
    assert scale.fill(0.0199) == scale.fills[0]
    assert scale.fill(0.0201) == scale.fills[1]
    assert scale.fill(0.062) == scale.fills[-1]


@pytest.mark.parametrize("edition", editions())
def test_names_are_readable_on_every_tint(edition: str) -> None:
    figure = plot(tables(edition), "board")
    for square in range(40):
        fill = hexed(patch(figure, f"square-{square}").get_facecolor())
        assert contrast(fill, readable(fill)) >= READABLE


# ---------------------------------------------------------------- lengths


def test_half_a_minute_is_not_over_before_it_is() -> None:
    """Half of the games take at most 5 turns of 30 seconds: after 2 minutes they are not over yet."""
    made = tables()
    lengths = made["turns"].to_pylist()
    turns = [{"turns": row["turns"] // 24, "games": row["games"]} for row in lengths]
    made["turns"] = pa.Table.from_pylist(turns).replace_schema_metadata(made["turns"].schema.metadata)
    assert "half are over after 3 minutes" in words(plot(made, "lengths"))


def test_half_and_nine_tenths_are_named_in_rounds_and_minutes() -> None:
    """120 turns of 30 seconds are 60 minutes."""
    shown = words(plot(tables(), "lengths", "en"))
    assert "half are over after 30 rounds" in shown
    assert "90% are over after 60 rounds" in shown
    assert "half are over after 60 minutes" in shown
    assert "90% are over after 120 minutes" in shown
    assert not any("rulebook" in text for text in shown)


def test_the_short_game_is_held_against_the_rulebook() -> None:
    """From 60 to 90 minutes took the fifth of the games with 30 rounds and the fifth with 40."""
    shown = words(plot(tables(short=True), "lengths", "de"))
    assert "60 bis 90 Minuten nennt das Regelheft: 40 % der Spiele" in shown
    assert not any(
        "nennt das Regelheft" in text for text in words(plot(tables("banking", short=True), "lengths", "de"))
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_rulebook_says_stands_above_its_minutes(language: Language) -> None:
    """Where there is no room to begin above 60 minutes, it ends where the picture does."""
    figure = plot(tables(short=True), "lengths", language)
    said = next(text for text in texts(figure) if "40" in text.get_text() and "60 " in text.get_text())
    right = 868 - 32
    assert box(figure, said).x1 * 72 / figure.dpi <= right + 1
    assert box(figure, said).x1 * 72 / figure.dpi > right / 2


def test_options_that_are_not_usual_are_named() -> None:
    said = "DC Comics, short game: 1000 games. At the table: 2 × standard, novice, random. Options: rent=automatic."
    assert said in words(plot(tables(short=True, rent="automatic", first="thrown"), "worth", "en"))
    assert not any("Options" in text for text in words(plot(tables(short=True, rent="demanded"), "worth", "en")))


def test_listed_shares_have_one_number_of_decimals() -> None:
    """Square 10 was visited often enough for two, square 36 was not."""
    row: dict[str, object] = {"landings": 20_000}
    assert listed_digits([row, row]) == 2
    assert listed_digits([row, {"landings": 19_999}]) == 1


def test_bars_are_whole_numbers_wide_and_hold_every_game() -> None:
    edges, shares = bars([(1, 50), (2, 30), (3, 20)], 1, 100)
    assert edges == [0.5, 1.5, 2.5]
    assert shares == [0.5, 0.3, 0.2]
    edges, shares = bars([(length, 1) for length in range(100)], 1, 100)
    assert edges[1] - edges[0] == 5
    assert sum(shares) == pytest.approx(1)


# ---------------------------------------------------------------- worth


def test_the_fan_is_read_from_the_bins() -> None:
    """A quarter of the games each at nothing, 600 to 900, 900 to 1200, and 1200 and more."""
    rounds, values = fan(facts_of(tables("dc")), 2)
    assert rounds == list(range(30))
    at_start, later = ([values[part][moment] for part in range(len(PARTS))] for moment in (0, 1))
    assert at_start == [1500.0] * 5
    assert later == [0.0, 0.0, 900.0, 1200.0, 1200.0]


def test_before_worth_has_spread_mean_and_deviation_are_used() -> None:
    exact = {"worth_mean": 1550.0, "worth_sd": 20.0}
    assert worth_at(0.5, [(1500, 1800, 100)], exact) == pytest.approx(1550)
    assert worth_at(0.95, [(1500, 1800, 100)], exact) == pytest.approx(1582.9, abs=0.1)
    assert worth_at(0.95, [(0, 300, 100)], exact) == 0


def test_every_seat_is_named_with_its_bot() -> None:
    shown = words(plot(tables(), "worth", "de"))
    assert {f"Platz {seat}: {bot}" for seat, bot in enumerate(SEATS, 1)} <= set(shown)
    assert "M 0" in shown


# ---------------------------------------------------------------- what groups return


@pytest.mark.parametrize(
    ("edition", "language", "spent", "income", "stations"),
    [
        ("dc", "de", "400 + 400", "M 400", "Planeten"),
        ("banking", "de", "4 Mio. + 4 Mio.", "4 Mio.", "Verkehrszentren"),
        ("sonic", "en", "400 + 400", "400 rings", "Vehicles"),
    ],
)
def test_returns_and_amounts_are_those_of_the_tables(  # each is a text of the picture
    edition: str, language: Language, spent: str, income: str, stations: str
) -> None:
    figure = plot(tables(edition), "returns", language)
    assert by_gid(figure, "return-light_blue") == [{"de": "50 %", "en": "50%"}[language]]
    assert by_gid(figure, "spent-light_blue") == [spent]
    assert by_gid(figure, "income-light_blue") == [income]
    assert stations in words(figure)


def test_a_group_that_nobody_bought_has_no_return() -> None:
    made = tables()
    rows = made["groups"].to_pylist()
    rows[0] |= {"lots_for": 0, "buildings_for": 0, "income": 0, "return": None}
    made["groups"] = type(made["groups"]).from_pylist(rows)
    figure = plot(made, "returns", "en")
    assert "never bought" in words(figure)
    assert not by_gid(figure, "return-brown")


# ---------------------------------------------------------------- all of them


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_tables_give_the_same_file(kind: Kind) -> None:
    one, other = (svg(plot(tables(), kind, "de")) for _ in range(2))
    assert one == other
    assert "<dc:date>" not in one
    assert plot(tables(), kind, "de")._repr_svg_() == one  # type: ignore[attr-defined]


def test_results_are_drawn_as_their_tables_are() -> None:
    class Found:
        def tables(self) -> dict[str, Any]:
            return tables()

    assert words(plot(Found(), "returns")) == words(plot(tables(), "returns"))


def test_what_was_simulated_is_said() -> None:
    shown = words(plot(tables(games=25_000, short=True), "lengths", "de"))
    assert "DC Comics, Schnellspiel: 25.000 Spiele. Am Tisch: 2 × standard, novice, random." in shown


def test_matplotlib_is_fetched_when_a_picture_is_drawn() -> None:
    code = "import sys, bankhalter.sim.plots; print('matplotlib' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_without_matplotlib_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bankhalter.sim.plots.drawing.find_spec", lambda _: None)
    with pytest.raises(SpokenError, match=r'matplotlib: pip install "bankhalter\[sim\]"'):
        plot(tables(), "board")


def test_tables_of_no_simulation_are_refused() -> None:
    bare = {name: table.replace_schema_metadata(None) for name, table in tables().items()}
    with pytest.raises(SpokenError, match="what was simulated"):
        plot(bare, "board")
    lacking = {name: table for name, table in tables().items() if name != "worth"}
    with pytest.raises(SpokenError, match="worth is missing"):
        plot(lacking, "worth")
    with pytest.raises(SpokenError, match="No game"):
        plot(tables(games=0), "board")
    with pytest.raises(SpokenError, match="board, lengths, worth, returns"):
        plot(tables(), "map")  # type: ignore[arg-type]


def test_numbers_are_written_as_people_do() -> None:
    assert decimal("de", 12345.678, 1) == "12.345,7"
    assert decimal("en", -0.25, 2) == "−0.25"
    assert [nice_step(least) for least in (0.11, 0.2, 2.1, 30)] == pytest.approx([0.2, 0.2, 2.5, 50])
    assert [whole_step(least) for least in (0.3, 1.5, 2.1, 21)] == [1, 2, 5, 25]
    assert [digits_of(step) for step in (1, 0.2, 0.25, 0.02)] == [0, 1, 2, 2]
    assert [rough(amount) for amount in (0.4, 327.5, 1234567)] == [0, 328, 1230000]
