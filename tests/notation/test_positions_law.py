"""Laws: a position written is the position read, and its text is the same in every process."""

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest
import yaml

from bankhalter.notation import (
    Action,
    ImpossibleError,
    Table,
    checksum,
    load_documents,
    make_table,
    parse_action,
    parse_line,
    position_text,
    print_action,
    read_documents,
    read_position,
    write_position,
)
from bankhalter.rules.apply import apply
from bankhalter.rules.codes import Refusal
from bankhalter.rules.layout import State
from tests.notation.tables import BANKING, CASH

SCENARIOS = Path(__file__).parent.parent / "scenarios"


def reread(table: Table, state: State) -> State:
    """Return the state that the text of `state` describes."""
    document = read_documents(position_text(table, state), "text")[0].content
    assert document == write_position(table, state)
    return read_position(table, document)


MOMENTS: list[Mapping[str, object]] = [
    {},
    {"turn": "B", "A": {"bankrupt": True}, "time_up": "demanded"},
    {"A": {"jail": 2, "jail_cards": ["chance", "community"], "passed_go": True}, "B": {"interest_due": 15}},
    {"A": {"deeds": {1: 4, 3: "hotel", 5: "mortgaged", 39: 0}, "choices": [5]}, "bank": {"houses": 3}},
    {"phase": "order", "order": {"left": ["C"], "best": 9, "tied": ["A"]}},
    {"phase": "bus", "dice": [3, 4, "bus"], "throws": 1, "again": True},
    {"phase": "jump", "dice": [3, 3, 3], "throws": 1, "doubles": 1, "mr_m": True, "salary_due": 2},
    {"phase": "card", "drawing": "community", "decks": {"chance": {"seen": ["building_loan#2", "jail"]}}},
    {"phase": "deal"},
    {"phase": "over", "winners": ["A", "B", "C"], "time_up": True},
    {
        "claims": [
            {"guest": "B", "owner": "A", "lot": 3, "amount": 8},
            {"guest": "B", "owner": "C", "lot": 12, "factor": 4},
        ]
    },
    {
        "claims": [{"guest": "B", "owner": "C", "lot": 12, "factor": 10, "demanded": True}],
        "auction": {"lot": 5, "in": ["A"]},
    },
    {"rent_throw": {"guest": "B", "owner": "C", "lot": 28, "factor": 10, "dice": 3}},
    {"debts": [{"debtor": "A", "creditor": "B", "amount": 80, "cause": "rent", "lot": 5, "status": "awaited"}]},
    {"debts": [{"debtor": "A", "amount": 20, "status": "deferred"}], "estate": [1, 12]},
    {"debts": [{"debtor": "B", "amount": 20}]},
    {"auction": {"lot": 5, "bid": 60, "leader": "B", "in": ["B", "C"]}},
    {"auction": {"building": "hotel", "in": ["A"]}, "asked": {"house": {"B": 3}, "hotel": {"A": 1}}},
    {
        "B": {"deeds": {1: 0, 3: 0}},
        "shortage": {"of": "house", "builder": "B", "lot": 3, "wishes": {"A": "asked", "B": 2}},
    },
    {"shortage": {"of": "house", "builder": "B", "lot": 1, "wishes": {"A": 1, "B": 2}}, "placing": "A"},
    {
        "A": {"deeds": {5: 0, 12: 0}, "jail_cards": ["community"]},
        "offers": [
            {"from": "A", "to": "B", "give": "lot 5, lot 12, 100, community card", "want": "nothing"},
            {"from": "A", "to": "C", "give": "lot 5", "debt": 30},
            {"from": "C", "to": "A", "give": 50, "want": "lot 5"},
        ],
    },
]


@pytest.mark.parametrize("given", MOMENTS)
def test_a_moment_survives_being_written_and_read(given: Mapping[str, object]) -> None:
    state = read_position(CASH, given)
    assert reread(CASH, state).pack() == state.pack()
    assert yaml.safe_load(position_text(CASH, state)) == write_position(CASH, state)


def test_every_field_of_a_state_is_in_some_moment() -> None:
    plain = read_position(CASH, {})
    changed = {
        name
        for given in MOMENTS
        for name in State.LENGTHS
        if getattr(read_position(CASH, given), name) != getattr(plain, name)
    }
    assert set(State.LENGTHS) - changed == {"seats"}


def test_the_text_has_one_line_a_key_in_fixed_order() -> None:
    given = {
        "claims": [{"guest": "B", "owner": "A", "lot": 3, "amount": "40K"}],
        "B": {"at": 3, "cash": "14.6M"},
        "A": {"deeds": {39: "hotel", 3: 0}, "jail": 1},
        "phase": "end",
        "turn": "B",
        "offers": [{"to": "A", "from": "C", "give": "1M", "want": "lot 3"}],
    }
    assert position_text(BANKING, read_position(BANKING, given)) == (
        "seats: [A, B, C]\n"
        "turn: B\n"
        "phase: end\n"
        "A: {cash: 15M, at: 10, jail: 1, deeds: {3: 0, 39: hotel}}\n"
        "B: {cash: 14.6M, at: 3}\n"
        "C: {cash: 15M, at: 0}\n"
        "bank: {houses: 32, hotels: 11}\n"
        "claims:\n"
        "  - {guest: B, owner: A, lot: 3, amount: 40K}\n"
        "offers:\n"
        "  - {from: C, to: A, give: 1M, want: lot 3}\n"
    )


def test_a_checksum_is_the_start_of_the_hash() -> None:
    assert checksum("abc") == "ba7816bf8f01"  # SHA-256 of "abc", FIPS 180-2, appendix B.1


def test_the_text_is_the_same_in_every_process() -> None:
    given = {"A": {"jail_cards": ["community", "chance"], "deeds": {39: 0, 1: 0}}}
    program = (
        "from bankhalter.notation import make_table, position_text, read_position; "
        f"t = make_table('sonic', ['A', 'B']); print(position_text(t, read_position(t, {given})))"
    )
    texts = {
        subprocess.run(
            [sys.executable, "-c", program],
            capture_output=True,
            text=True,
            check=True,
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
        ).stdout
        for seed in ("0", "1", "2")
    }
    assert len(texts) == 1


def played(table: Table, state: State, lines: list[object]) -> list[tuple[Action, State]]:
    """Play the lines up to a take-back or to what the rules refuse; return each action with the state before it."""
    steps = []
    for said in lines:
        if not isinstance(said, str):
            continue
        try:
            action = parse_line(table, state, said)
        except ImpossibleError:
            continue
        if not isinstance(action, Action):
            break
        steps.append((action, state.copy()))
        if apply(table.board, state, action.seat, action.act, *action.numbers) != Refusal.NONE:
            break
    return steps


@pytest.mark.parametrize("path", sorted(SCENARIOS.glob("*.yaml")), ids=lambda path: path.stem)
def test_every_scenario_reads_back_line_by_line(path: Path) -> None:
    for document in load_documents(path):
        scenario = document.content
        if scenario.get("refused"):
            continue
        given, options = scenario["given"], scenario.get("options")
        table = make_table(scenario["edition"], given["seats"], options, first="seat")
        for action, state in played(table, read_position(table, given), scenario.get("when", [])):
            assert parse_action(table, state, print_action(table, state, action)) == action, document.place
            assert reread(table, state).pack() == state.pack(), document.place
