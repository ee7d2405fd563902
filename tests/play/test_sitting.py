"""People and bots at one table: who is asked when, and that any process thinks alike."""

from collections.abc import Mapping
from typing import Any

import pytest

from bankhalter.notation.table import make_table
from bankhalter.play.errors import SittingError
from bankhalter.play.game import Game
from bankhalter.play.nature import Seeded
from bankhalter.play.questions import Question, Questions
from bankhalter.play.records import Opening, parse_record
from bankhalter.play.sitting import Sitting
from tests.play.sittings import again, lines, play_until, sit_down, step

LONG = 400
ON = 100  # lines after a cut


@pytest.mark.parametrize("edition", ["sonic-boom", "banking"])
@pytest.mark.parametrize("players", [("standard", "random", "standard"), ("person", "standard", "random", "standard")])
def test_a_game_taken_up_again_anywhere_goes_on_as_if_never_left(edition: str, players: tuple[str, ...]) -> None:
    whole = sit_down(*players, edition=edition)
    play_until(whole, LONG)
    for cut in (0, 1, 17, 118, 263):
        resumed = again(whole, cut)
        play_until(resumed, cut + ON)
        assert lines(resumed) == lines(whole)[: len(lines(resumed))], f"cut after {cut} lines"
        assert len(lines(resumed)) >= cut + ON


def test_a_bot_remembers_offers_after_a_restart() -> None:
    whole = sit_down("standard", "standard", "standard")
    play_until(whole, LONG)
    assert any(" offers " in line for line in lines(whole))
    resumed = again(whole)
    memories = [[mind.memory for mind in sitting.minds.values()] for sitting in (whole, resumed)]
    assert memories[0] == memories[1]
    assert any(memories[0][0])


def test_a_take_back_among_bots_is_taken_up_too() -> None:
    whole = sit_down("person", "standard")
    play_until(whole, 60)
    while isinstance(whole.next(), Question) is False:
        step(whole)
    mine = next(lot for lot, owner in enumerate(whole.game.state.owner) if owner == 0)
    whole.game.do(f"Anna mortgages {whole.game.table.square(mine)}")
    whole.game.do("Anna takes back 1")
    before = len(whole.game.log)
    play_until(whole, 120)
    resumed = again(whole, before)
    play_until(resumed, 120)
    assert lines(resumed) == lines(whole)


def given(seats: Mapping[str, object], people: tuple[str, ...], bots: dict[str, str], **options: object) -> Sitting:
    """Return a sitting in a position, Anna to throw."""
    names = ("Anna", "Ben", "Cleo")
    table = make_table("sonic-boom", names, {"first": "seat", **options})
    document = {"seats": list(names), **seats}
    nature = Seeded.from_text("position")
    return Sitting(Game.opened(Opening(table, people, document, dealing=False, bots=bots), nature), nature.seed)


def test_a_person_is_asked_before_its_rent_lapses_and_may_let_it_be() -> None:
    """Anna's bot stands at the end of its turn on Ben's lot; Ben is a person and has not demanded yet."""
    claim = {"guest": "Anna", "owner": "Ben", "lot": 5, "amount": 25}
    turn = {"turn": "Anna", "phase": "end", "throws": 1, "dice": [2, 3], "claims": [claim]}
    seats: dict[str, object] = {**turn, "Anna": {"at": 5}, "Ben": {"deeds": {5: 0}}}
    sitting = given(seats, ("Ben",), {"Anna": "walker", "Cleo": "walker"})
    question = sitting.next()
    assert isinstance(question, Question)
    assert question.seat == 1
    assert "Ben demands rent" in sitting.game.legal("Ben")
    sitting.let_be(question)
    step(sitting)
    assert lines(sitting) == ["Anna ends turn"]


def test_who_lets_rent_be_is_not_asked_again_at_the_end_of_the_turn() -> None:
    """The claim stands until Anna's first throw: what Cleo's landing on 5 brings Ben lets be, Anna's is a new one."""
    document = {"seats": ["Anna", "Ben", "Cleo"], "turn": "Cleo", "Ben": {"deeds": {5: 0}}}
    game = Game.at("sonic-boom", document, {"first": "seat"})
    questions = Questions(game)
    game.do("Cleo throws 2 3")
    asked = questions.concerned([0, 1, 2])
    assert asked is not None
    assert asked.seat == 1
    questions.let_be(asked)
    game.do("Cleo ends turn")
    assert "Ben demands rent" in game.legal("Ben")
    assert questions.concerned([0, 1, 2]) is None
    game.do("Anna throws 2 3")
    again = questions.concerned([0, 1, 2])
    assert again is not None
    assert again.seat == 1


def test_a_person_is_asked_about_an_offer_once() -> None:
    seats = {"Anna": {"deeds": {5: 0}}, "offers": [{"from": "Anna", "to": "Ben", "give": "lot 5", "want": "100"}]}
    sitting = given(seats, ("Ben",), {"Anna": "walker", "Cleo": "walker"})
    question = sitting.next()
    assert isinstance(question, Question)
    assert (question.seat, len(question.matters)) == (1, 1)
    sitting.let_be(question)
    step(sitting)
    assert lines(sitting)[0].startswith("Anna throws")


def test_bots_wait_while_people_have_a_say_in_a_take_back() -> None:
    seats = {"turn": "Cleo", "Anna": {"deeds": {5: 0}}, "Ben": {"deeds": {15: 0}}}
    sitting = given(seats, ("Anna", "Ben"), {"Cleo": "walker"})
    sitting.game.do("Anna mortgages 5")
    sitting.game.do("Ben mortgages 15")
    sitting.game.do("Anna takes back 2")
    asked = sitting.next()
    assert isinstance(asked, Question)
    assert asked.seat == 1
    sitting.game.do("Ben agrees")
    assert sitting.game.state.mortgaged == 0
    step(sitting)
    assert lines(sitting)[-1].startswith("Cleo throws")


def test_a_take_back_asks_the_bots_anew() -> None:
    seats = {"Anna": {"deeds": {5: 0}}, "Cleo": {"deeds": {15: 0}}}
    sitting = given(seats, ("Anna", "Ben"), {"Cleo": "walker"})
    mind, asked = sitting.minds[2], []
    choose = mind.choose

    def noted(*about: Any) -> bool:
        asked.append(len(sitting.game.log))
        return choose(*about)

    mind.choose = noted
    sitting.next()
    sitting.game.do("Anna mortgages 5")
    sitting.next()
    assert asked == [0]
    sitting.game.do("Anna takes back 1")
    sitting.next()
    assert asked == [0, 2]


def test_people_are_asked_before_others_throw_only_when_they_want_to() -> None:
    sitting = given({"turn": "Cleo", "Ben": {"deeds": {15: 0}}}, ("Anna", "Ben"), {"Cleo": "walker"})
    sitting.pausing = True
    asked = sitting.next()
    assert isinstance(asked, Question)
    assert asked.seat == 0
    sitting.pausing = False
    step(sitting)
    assert lines(sitting)[0].startswith("Cleo throws")


def test_a_record_with_a_bot_that_is_unknown_cannot_be_played_on() -> None:
    text = sit_down("standard", "standard").game.record()
    assert "standard" in text
    with pytest.raises(SittingError, match=r"There is no bot “clever”; expected one of standard"):
        Sitting.resumed(parse_record(text.replace("standard", "clever"), "bots.record"))


def test_a_record_without_a_seed_cannot_be_played_on() -> None:
    game = Game("sonic-boom", ["Anna", "Ben"], {"first": "seat"})
    with pytest.raises(SittingError, match=r"has no seed"):
        Sitting.resumed(parse_record(game.record(), "typed.record"))
