"""Laws that hold after every action of any game, however it is played."""

import os

import pytest
from hypothesis import Phase as Stage
from hypothesis import given, settings
from hypothesis import strategies as st

from bankhalter.notation.actions import Action, filled, parse_line, print_action
from bankhalter.notation.positions import position_text, read_position, write_position
from bankhalter.notation.yaml_files import read_documents
from bankhalter.rules.apply import apply, judge
from bankhalter.rules.codes import BANK, HOTEL, NATURE, Act, Fault, Phase, Refusal
from bankhalter.rules.faults import faults
from bankhalter.rules.layout import CARDS, LOTS, SEATS, State
from bankhalter.rules.start import start
from tests.laws.chance import Luck
from tests.laws.driver import entries, living, next_action, seats_of
from tests.laws.openings import beginning, opening
from tests.laws.probes import accepted_actions, accepts, listed_actions, wrong_range_ends
from tests.laws.rotation import canonical, turned_action, turned_state
from tests.laws.tables import KINDS, Kind
from tests.laws.telling import Tale

LONG = os.environ.get("BANKHALTER_LAWS") == "long"
GAMES = 200 if LONG else 4
ACTIONS = 600 if LONG else 200
THOROUGH = 4  # the dear laws are tried at every so many actions
STANDING = {Act.BUILD, Act.REDEEM, Act.OFFER, Act.ACCEPT, Act.REJECT, Act.WITHDRAW, Act.GIVE_UP, Act.DEMAND}
NOWHERE = (-1, NATURE, NATURE + 1)  # numbers that are no seat


class Law:
    """One game being played under the eyes of the law."""

    def __init__(self, kind: Kind, seed: int) -> None:
        self.luck = Luck(seed, sticky=30 if seed % 2 else 0)
        self.table = kind.table(2 + self.luck.below(SEATS - 1))
        self.board = self.table.board
        self.state = self._begun()
        self.buildings = _pieces(self.state)
        self.done = 0

    def _begun(self) -> State:
        begins = self.board.first_thrown or self.board.deal
        if begins and self.luck.percent(50):
            return read_position(self.table, beginning(self.table, self.luck))
        if self.luck.percent(70) and not self.board.first_thrown:
            return read_position(self.table, opening(self.table, self.luck))
        s = State()
        start(self.board, s, len(self.table.seats))
        return s

    def play(self) -> None:
        """Play so many actions or to the end, checking all laws."""
        self.check_state()
        while self.done < ACTIONS and self.state.phase != Phase.OVER:
            action = next_action(self.table, self.state, self.luck)
            before = self.state.copy()
            try:
                self.check_action(action)
                self.check_state()
                if self.done % THOROUGH == 0 or self.state.phase == Phase.OVER:
                    self.check_lists()
                    self.check_texts()
            except Exception as error:
                raise AssertionError(f"{error!r}\nafter {action} in\n{position_text(self.table, before)}") from error
            self.done += 1

    # an action

    def check_action(self, action: Action) -> None:
        s, b = self.state, self.board
        packed, twin = s.pack(), s.copy()
        reason = judge(b, s, action.seat, action.act, *action.numbers)
        assert s.pack() == packed, "judging changed the state"
        round_trip = reason == Refusal.NONE and action.act != Act.DRAW
        if round_trip:
            self.check_line(action)
        tale, s.notes = Tale.of(b, s), []
        done = apply(b, s, action.seat, action.act, *action.numbers)
        notes, s.notes = s.notes, None
        assert done == reason, f"judged {reason!r}, done {done!r}"
        assert twin.pack() == packed, "a copy is not independent"
        if reason != Refusal.NONE:
            assert s.pack() == packed, "a refused action changed something"
            assert not notes, "a refused action told something"
        tale.tell(notes)
        tale.check(s)
        self.check_rotation(twin, action)

    def check_line(self, action: Action) -> None:
        line = print_action(self.table, self.state, action)
        read = parse_line(self.table, self.state, line)
        assert read == action, f"`{line}` is read as {read}"

    def check_rotation(self, before: State, action: Action) -> None:
        """Seats throw in seat order before the game, so there the numbers do matter."""
        if before.phase in (Phase.ORDER, Phase.DEAL):
            return
        other = turned_state(before)
        moved = turned_action(action, before.seats)
        apply(self.board, other, moved.seat, moved.act, *moved.numbers)
        assert canonical(other) == canonical(turned_state(self.state)), _difference(other, turned_state(self.state))

    # a state

    def check_state(self) -> None:
        s = self.state
        found = faults(self.board, s)
        assert not found, [fault.name for fault in Fault if found >> fault & 1]
        assert _pieces(s) == self.buildings, "buildings were lost or made"
        assert all(BANK <= owner < s.seats for owner in s.owner), "a lot without an owner"
        for deck in range(2):
            self.check_deck(deck)
        self.check_awaited()

    def check_deck(self, deck: int) -> None:
        s = self.state
        known = s.known[deck * CARDS : deck * CARDS + s.known_count[deck]]
        unseen = [card for card in range(CARDS) if s.unseen[deck] >> card & 1]
        held = [self.table.keys[deck].index("jail_card")] if s.holder[deck] >= 0 else []
        assert sorted(known + unseen + held) == list(range(CARDS)), "a card is missing or there twice"

    def check_awaited(self) -> None:
        s = self.state
        over = s.phase == Phase.OVER
        assert over == (s.awaited == 0), "nobody is awaited"
        assert over == (s.winners != 0), "an end without winners, or winners before the end"
        assert not (s.awaited >> NATURE & 1 and seats_of(s.awaited)), "nature and a seat are awaited at once"
        assert set(seats_of(s.awaited)) <= set(living(s)), "a seat out of the game is awaited"
        for seat in seats_of(s.awaited):
            acts = {entry[0] for entry in entries(self.board, s, seat)}
            assert acts - STANDING, f"seat {seat} is awaited and can do nothing"

    def check_lists(self) -> None:
        s, b = self.state, self.board
        packed = s.pack()
        for seat in range(s.seats):
            listed = entries(b, s, seat)
            assert len(listed) == len(set(listed)), f"seat {seat}: something is listed twice"
            extra = listed_actions(b, s, seat) ^ accepted_actions(b, s, seat)
            assert not extra, f"seat {seat}: listed or accepted, not both: {[(Act(a).name, x) for a, x in extra]}"
            assert not (wrong := wrong_range_ends(b, s, seat)), f"seat {seat}: {wrong}"
        for seat in {*NOWHERE, *range(s.seats, SEATS)}:
            assert not accepted_actions(b, s, seat), f"{seat} is no seat and may act"
        self.check_cards()
        assert s.pack() == packed, "judging changed the state"
        self.check_refused_change_nothing(packed)

    def check_cards(self) -> None:
        s, deck = self.state, self.state.drawing
        due = s.phase == Phase.CARD and s.awaited >> NATURE & 1 == 1 and not s.rent_factor
        top = {card for card in range(CARDS) if s.unseen[deck] >> card & 1} or {s.known[deck * CARDS]}
        expected = top if due else set()
        if not (due and self.board.decks_open):
            found = {card for card in range(-1, CARDS + 2) if accepts(self.board, s, s.turn, Act.DRAW, card)}
            assert found == expected, f"cards accepted: {found}, can be on top: {expected}"

    def check_refused_change_nothing(self, packed: bytes) -> None:
        for _ in range(20):
            seat, act = self.luck.between(-1, SEATS), Act(self.luck.below(len(Act)))
            numbers = filled(tuple(self.luck.between(-1, LOTS) for _ in range(3)))
            if judge(self.board, self.state, seat, act, *numbers) != Refusal.NONE:
                apply(self.board, self.state, seat, act, *numbers)
                assert self.state.pack() == packed, f"refused, but changed something: {seat} {act!r} {numbers}"

    def check_texts(self) -> None:
        s, table = self.state, self.table
        assert read_position(table, write_position(table, s)).pack() == s.pack(), "the position reads differently"
        text = position_text(table, s)
        (document,) = read_documents(text, "position")
        again = read_position(table, document.content)
        assert again.pack() == s.pack(), "the text of the position reads differently"
        assert position_text(table, again) == text
        for seat in living(s):
            for act, x0, x1 in entries(self.board, s, seat):
                numbers = (x0,) if act in (Act.BID, Act.WANT) else (x0, x1)
                self.check_line(Action(seat, Act(act), filled(numbers)))


def _pieces(s: State) -> tuple[int, int]:
    houses = sum(level for level in s.level if level != HOTEL)
    return s.stock[0] + houses, s.stock[1] + s.level.count(HOTEL)


def _difference(one: State, other: State) -> str:
    fields = {name: (getattr(one, name), getattr(other, name)) for name in State.LENGTHS}
    return f"turned seats play differently: { {name: both for name, both in fields.items() if both[0] != both[1]} }"


@pytest.mark.parametrize("kind", KINDS, ids=str)
@settings(max_examples=GAMES, deadline=None, derandomize=not LONG, database=None, phases=[Stage.generate])
@given(seed=st.integers(0, 2**32 - 1))
def test_the_laws_hold_after_every_action(kind: Kind, seed: int) -> None:
    Law(kind, seed).play()
