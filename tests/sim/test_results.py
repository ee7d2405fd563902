"""Results: tables that add up, precisions that are kept, positions whose chances are known by hand."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

import bankhalter
from bankhalter.batch.codes import Column, Way
from bankhalter.rules.codes import Event
from bankhalter.sim.chunks import play_chunk
from bankhalter.sim.files import SUMMARY
from bankhalter.sim.plan import Limits, make_plan
from bankhalter.sim.results import Results
from bankhalter.sim.running import run
from bankhalter.sim.shares import share, share_of_seats
from bankhalter.sim.simulate import games_wanted
from bankhalter.sim.tables import TABLES
from bankhalter.words.errors import SpokenError

BOTS = ("standard", "standard", "novice", "random")
GAMES = 24

Row = dict[str, Any]

ROLLS_TWO_TWOS = {
    "seats": ["A", "B"],
    "A": {"cash": 300, "jail": 1, "at": 10},
    "B": {"cash": 2000, "deeds": {14: "hotel"}},
}
"""A leaves jail by doubles alone and then throws no more: 2 + 2 lead to a rent of 900, any other throw to none."""


@pytest.fixture(scope="module")
def results() -> Results:
    return bankhalter.simulate(
        "banking", BOTS, GAMES, options={"rent": "automatic"}, max_rounds=60, keep_games=True, workers=1
    )


def rows(results: Results, name: str) -> list[Row]:
    table: list[Row] = results.table(name).to_pylist()
    return table


def total(results: Results, name: str, column: str) -> int:
    return sum(row[column] for row in rows(results, name))


def blocks(row: Row, name: str) -> list[Any]:
    return [row[f"{name}_{seat}"] for seat in range(len(BOTS))]


# ---------------------------------------------------------------- tables add up


def test_every_table_says_what_was_played(results: Results) -> None:
    tables = results.tables()
    assert set(tables) == {*TABLES, "games"}
    for table in tables.values():
        about = json.loads(table.schema.metadata[b"bankhalter"])
        assert (about["edition"], about["seats"], about["games"]) == ("banking", list(BOTS), GAMES)
        assert about["options"]["rent"] == "automatic"


def test_rows_are_those_of_the_tables(results: Results) -> None:
    for name in TABLES:
        assert results.rows(name) == results.table(name).to_pylist(), name


def test_a_win_is_one_of_a_seat_and_of_its_bot(results: Results) -> None:
    won = [seat for row in rows(results, "games") for seat in row["winners"]]
    seats = rows(results, "seats")
    assert [row["wins"] for row in seats] == [won.count(seat) for seat in range(len(BOTS))]
    assert sum(won.count(seat) for seat in (0, 1)) == rows(results, "bots")[0]["wins"]
    assert [row["entries"] for row in rows(results, "bots")] == [2 * GAMES, GAMES, GAMES]
    games = sum(bool({0, 1} & set(row["winners"])) for row in rows(results, "games"))
    assert results.totals.games_won([0, 1]) == games > 0
    seen, first = share_of_seats(won.count(0) + won.count(1), games, GAMES, 2), rows(results, "bots")[0]
    assert (first["low"], first["high"]) == (seen.low, seen.high)


def test_shares_have_the_interval_of_wilson(results: Results) -> None:
    for row in rows(results, "seats"):
        seen = share(row["wins"], GAMES)
        assert (row["share"], row["low"], row["high"]) == (seen.value, seen.low, seen.high)
        assert row["low"] <= row["share"] <= row["high"]


def test_a_token_that_moves_lands(results: Results) -> None:
    events = results.totals.tally("events")
    squares = rows(results, "squares")
    moved = sum(row["by_throw"] + row["by_card"] for row in squares)
    assert moved == events[Event.MOVED] + events[Event.JUMPED] > 0
    assert sum(row["to_jail"] for row in squares) == events[Event.JAILED] > 0
    assert results.totals.tally("landings").sum() == sum(row["landings"] for row in squares)
    assert len(Way) == 3
    assert sum(row["share"] for row in squares) == pytest.approx(1)


def test_money_comes_from_the_start_and_the_bank_alone(results: Results) -> None:
    start = len(BOTS) * results.edition.money.start_cash
    for row in rows(results, "games"):
        assert sum(blocks(row, "cash")) == start + sum(blocks(row, "from_bank")) - sum(blocks(row, "to_bank"))
        assert sum(blocks(row, "from_seats")) == sum(blocks(row, "to_seats"))
        assert sum(blocks(row, "rent_paid")) == sum(blocks(row, "rent_received"))
    left = sum(sum(blocks(row, "cash")) for row in rows(results, "games"))
    assert left == GAMES * start + total(results, "money", "by_bank") - total(results, "money", "to_bank")


def test_what_lots_earn_is_what_seats_pay_in_rent(results: Results) -> None:
    rent = next(row["among_seats"] for row in rows(results, "money") if row["cause"] == "rent")
    assert total(results, "rents", "income") == total(results, "groups", "income") == rent > 0


def test_what_lots_and_buildings_cost_is_what_the_bank_takes(results: Results) -> None:
    flows = {row["cause"]: row for row in rows(results, "money")}
    assert total(results, "lots", "bought_for") == flows["price"]["to_bank"]
    assert total(results, "lots", "won_for") == flows["auction"]["to_bank"]
    assert total(results, "groups", "lots_for") == flows["price"]["to_bank"] + flows["auction"]["to_bank"]
    built = flows["building"]["to_bank"] + flows["building_auction"]["to_bank"]
    assert total(results, "buildings", "built_for") == built > 0
    assert total(results, "groups", "buildings_for") == built - flows["building_sale"]["by_bank"]


def test_lots_that_are_dealt_cost_their_printed_price() -> None:
    """Three deeds are dealt to each of four seats, for nothing: what is paid is the rest."""
    found = bankhalter.simulate("dc", BOTS, GAMES, options={"short": True}, workers=1)
    lots, flows = rows(found, "lots"), {row["cause"]: row for row in rows(found, "money")}
    assert sum(row["given"] for row in lots) == 3 * len(BOTS) * GAMES
    assert all(row["given_for"] == row["given"] * row["price"] for row in lots)
    paid = flows["price"]["to_bank"] + flows["auction"]["to_bank"]
    dealt = sum(row["given_for"] for row in lots)
    assert sum(row["lot_for"] for row in lots) == total(found, "groups", "lots_for") == paid + dealt
    assert flows["deal"]["to_bank"] == 0
    times = sum(row["given"] + row["bought"] + row["won"] for row in lots)
    assert total(found, "groups", "lots") == times


def test_what_a_position_has_costs_its_printed_price() -> None:
    """B's hotel stands on a lot for 160, and its four houses and itself are 100 each; the rent is 900."""
    found = from_position({**ROLLS_TWO_TWOS, "A": {"cash": 2000, "jail": 1, "at": 10}}, 400)
    lot = next(row for row in rows(found, "lots") if row["square"] == 14)
    assert (lot["given"], lot["given_for"], lot["standing_for"]) == (400, 400 * 160, 400 * 500)
    assert (lot["lot_for"], lot["buildings_for"]) == (400 * 160, 400 * 500)
    hotel = next(row for row in rows(found, "rents") if (row["square"], row["level"]) == (14, 5))
    assert lot["income"] == hotel["income"] == 900 * hotel["payments"] > 0
    assert hotel["cost"] == 400 * 660
    assert hotel["return"] == lot["return"] == pytest.approx(900 * hotel["payments"] / (400 * 660))
    pink = next(row for row in rows(found, "groups") if row["group"] == "pink")
    assert (pink["lots"], pink["lots_for"], pink["buildings_for"]) == (400, 400 * 160, 400 * 500)
    others = [row for row in rows(found, "lots") if row["square"] != 14]
    assert {(row["given"], row["return"]) for row in others} == {(0, None)}


def test_lots_and_groups_earn_the_same_at_every_level(results: Results) -> None:
    for column in ("payments", "income", "ruins", "cost"):
        assert total(results, "levels", column) == total(results, "rents", column) > 0
    level = {(row["group"], row["level"]): row for row in rows(results, "levels")}
    orange = {16, 18, 19}
    for number in range(7):
        mine = [row for row in rows(results, "rents") if row["square"] in orange and row["level"] == number]
        assert level["orange", number]["income"] == sum(row["income"] for row in mine)


def test_a_level_costs_lot_and_buildings_as_often_as_it_was_built(results: Results) -> None:
    """An orange lot of banking costs 1.8M or 2M, and a building on it 1M."""
    built = {(row["square"], row["level"]): row["built"] for row in rows(results, "buildings")}
    price = {16: 1_800_000, 18: 1_800_000, 19: 2_000_000}
    for row in rows(results, "rents"):
        if row["square"] in price and 1 <= row["level"] <= 5:
            expected = built[row["square"], row["level"]] * (price[row["square"]] + row["level"] * 1_000_000)
            assert row["cost"] == expected


def test_every_bankruptcy_has_a_cause_and_those_by_rent_a_lot(results: Results) -> None:
    causes = {row["cause"]: row["count"] for row in rows(results, "bankruptcies")}
    assert sum(causes.values()) == total(results, "seats", "bankrupt") > 0
    assert total(results, "rents", "ruins") == causes["rent"]
    told = [cause for row in rows(results, "games") for cause in blocks(row, "out_cause") if cause]
    assert {cause: told.count(cause) for cause in set(told)} == causes


def test_every_game_has_a_length_and_an_ending(results: Results) -> None:
    for name in ("turns", "rounds", "endings"):
        assert total(results, name, "games") == GAMES
    turns = [row["turns"] for row in rows(results, "games")]
    assert sum(row["turns"] * row["games"] for row in rows(results, "turns")) == sum(turns) == results.turns
    longest = sorted(turns)
    assert results.quantiles(Column.TURNS)["median"] == longest[GAMES // 2 - 1]
    assert results.quantiles(Column.TURNS)["most"] == longest[-1]


def test_everybody_begins_with_the_money_of_the_start(results: Results) -> None:
    start = results.edition.money.start_cash
    for row in rows(results, "timeline")[: len(BOTS)]:
        assert (row["moment"], row["games"]) == (0, GAMES)
        assert (row["cash_mean"], row["cash_sd"], row["worth_mean"], row["worth_sd"]) == (start, 0, start, 0)


def test_every_seat_is_in_one_bin_of_worth_at_a_time(results: Results) -> None:
    seen: dict[tuple[int, int], int] = {}
    for row in rows(results, "worth"):
        seen[row["moment"], row["seat"]] = seen.get((row["moment"], row["seat"]), 0) + row["games"]
        assert row["high"] is None or row["low"] < row["high"]
    assert seen == {(row["moment"], row["seat"]): row["games"] for row in rows(results, "timeline")}


def test_a_game_names_the_square_of_its_ruin_only_where_there_is_one(results: Results) -> None:
    lots = {lot.pos for lot in results.edition.lots()}
    for row in rows(results, "games"):
        for cause, square, turn in zip(*(blocks(row, f"out_{x}") for x in ("cause", "square", "turn")), strict=True):
            assert (cause is None) == (turn is None)
            assert (square in lots) == (cause == "rent")


# ---------------------------------------------------------------- chunks and workers


def test_results_do_not_depend_on_the_number_of_workers() -> None:
    alone, together = (
        bankhalter.simulate("banking", BOTS, 70, options={"minutes": 3}, workers=workers) for workers in (1, 2)
    )
    assert alone.tables() == together.tables()


def test_results_are_the_sum_of_chunks_run_apart() -> None:
    plan = make_plan("banking", BOTS, options={"minutes": 3}, limits=Limits(chunk=8))
    whole, apart = Results(plan, 16), Results(plan, 16)
    for chunk in run(plan, 16, workers=1):
        whole.add(chunk)
    for first in (0, 8):
        apart.add(play_chunk(plan, first, 8))
    assert whole.tables() == apart.tables()


def test_results_of_every_game_are_streamed_to_a_folder(tmp_path: Path) -> None:
    found = bankhalter.simulate(
        "banking", BOTS, 40, options={"minutes": 2}, workers=1, out=tmp_path / "new", keep_games=True
    )
    for name, table in found.tables().items():
        written = parquet.read_table(tmp_path / "new" / f"{name}.parquet")
        assert written.to_pylist() == table.to_pylist()
        assert written.schema.metadata[b"bankhalter"] == table.schema.metadata[b"bankhalter"]
    summary = json.loads((tmp_path / "new" / SUMMARY).read_text(encoding="utf-8"))
    assert summary == json.loads(json.dumps(found.summary()))
    assert summary["tables"]["seats"] == rows(found, "seats")
    assert summary["games"] == 40


def test_games_that_were_not_kept_are_no_table() -> None:
    found = bankhalter.simulate("banking", BOTS, 2, options={"minutes": 1}, workers=1)
    assert "games" not in found.tables()
    with pytest.raises(KeyError, match="sqares: expected one of seats, bots"):
        found.table("sqares")
    with pytest.raises(KeyError, match="keep_games"):
        found.table("games")


# ---------------------------------------------------------------- chances


def from_position(position: Row, games: int | None, precision: float | None = None) -> Results:
    return bankhalter.simulate(
        "classic-de",
        ["walker-stays", "walker-stays"],
        games,
        start=position,
        options={"rent": "automatic"},
        max_rounds=1,
        precision=precision,
        workers=1,
    )


def test_the_chance_of_one_throw_in_thirty_six_is_found() -> None:
    wins = from_position(ROLLS_TWO_TWOS, 3000).wins(1)
    assert wins.low < 1 / 36 < wins.high
    assert wins.high - wins.low < 0.015


def test_the_chance_of_doubles_in_a_last_attempt_is_found() -> None:
    """Without doubles the fine is due, for which A has nothing; with them the token is where nothing is owed."""
    position = {"seats": ["A", "B"], "A": {"cash": 49, "jail": 3, "at": 10}, "B": {"cash": 2000}}
    found = from_position(position, 3000)
    by_fine = next(row["count"] for row in rows(found, "bankruptcies") if row["cause"] == "fine")
    seen = share(by_fine, 3000)
    assert seen.low < 5 / 6 < seen.high
    assert seen.high - seen.low < 0.03


def test_a_precision_stops_at_the_first_chunk_that_reaches_it() -> None:
    found = from_position(ROLLS_TWO_TWOS, None, 0.02)
    chunk = found.plan.chunk
    assert found.reached
    assert not found.interrupted
    assert found.games % chunk == 0
    before = Results(found.plan, found.planned)
    before.precision = 0.02
    for each in run(found.plan, found.games - chunk, workers=1):
        before.add(each)
    assert found.half_width() <= 0.02 < before.half_width()
    assert found.expected == found.games
    assert before.expected > before.games
    assert from_position(ROLLS_TWO_TWOS, None, 0.02).tables() == found.tables()


def test_a_precision_out_of_reach_ends_with_the_games() -> None:
    found = from_position(ROLLS_TWO_TWOS, 64, 0.0001)
    assert (found.games, found.reached) == (64, False)
    assert found.expected == 64


# ---------------------------------------------------------------- what cannot be


def test_numbers_of_games() -> None:
    assert games_wanted(None, None) == 10_000
    assert games_wanted(None, 0.01) == 10_000_000
    assert games_wanted(1e6, None) == 1_000_000
    for games in (0, -1, 1.5, 1e10, float("nan"), float("inf")):
        with pytest.raises(SpokenError, match="whole number from 1"):
            games_wanted(games, None)
    for precision in (0.0, 1.0, -0.1, float("nan")):
        with pytest.raises(SpokenError, match="more than 0%"):
            games_wanted(None, precision)


def test_bots_may_stand_in_one_text() -> None:
    assert make_plan("dc", "standard, novice").names == ("standard", "novice")
    with pytest.raises(SpokenError, match="no bot “standart”"):
        make_plan("dc", "standart")


def test_a_folder_has_a_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SpokenError, match="out is empty"):
        bankhalter.simulate("dc", BOTS, 1, out="")
    assert [*tmp_path.iterdir()] == []


def test_workers_are_at_least_one() -> None:
    with pytest.raises(SpokenError, match="At least one worker"):
        bankhalter.simulate("dc", BOTS, 1, workers=0)


def test_without_the_extra_one_sentence_says_what_to_install() -> None:
    lines = (
        "import sys; sys.modules['pyarrow'] = None",
        "from bankhalter.cli.main import run",
        "sys.argv = ['bankhalter', 'simulate', '--games', '1']; run()",
    )
    done = subprocess.run([sys.executable, "-c", "\n".join(lines)], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "pip install “bankhalter[sim]”" in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_notebook_shows_who_wins(results: Results) -> None:
    html = results._repr_html_()
    assert html.startswith("<table><caption>banking: 24 games</caption>")
    assert html.count("<tr>") == 1 + len(BOTS)
