"""Looking back on a game: every moment as it was, who had how much, and the rounds."""

import asyncio

import pytest

from bankhalter.play.game import Game
from bankhalter.play.rounds import Rounds
from bankhalter.server import commands as c
from bankhalter.server.entries import Played, TakenOver
from bankhalter.server.errors import CommandError, NotFoundError
from bankhalter.server.replays import Replay, Replays
from bankhalter.server.sight_parts import Sight
from bankhalter.server.sights import sight_of
from tests.server.party import Party, thrown
from tests.server.rooms import Room

PRICE = 60  # of square 3
START = 1500


def seen(party: Party) -> Sight:
    return sight_of(party.game.table, party.game.state, party.log.rounds.number, party.log.rounds.turns)


def test_every_moment_is_found_as_it_was() -> None:
    party = Party(dice=thrown(1, 2, 1, 2, 4, 2))
    live = [(seen(party), party.game.position())]
    for line in (
        "Anna throws",
        "Anna buys",
        "Anna ends turn",
        "Bert throws",  # to square 3, which is Anna's
        "Anna demands rent",
        "Bert ends turn",
        "Cara throws",
        "Cara declines",
        "Anna bids 30",
        "Bert passes",
        "Cara passes",
        "Anna offers Bert lot 3 for 90",
        "Anna takes back 1",
        "Cara ends turn",
    ):
        party(line)
        live.append((seen(party), party.game.position()))
    replay = Replay(party.header)
    replay.read(party.entries)
    lines = sum(isinstance(entry, Played) for entry in party.entries)
    assert len(replay.moments) == len(live) == lines + 1
    table = replay.game.table
    for number, (sight, position) in enumerate(live):
        step = replay.moments[number].step
        assert sight_of(table, replay.state(number), step.round, step.turns) == sight
        assert Game.at("sonic-boom", position, {"first": "seat"}).state.pack() == replay.state(number).pack()


def test_curves_show_cash_and_worth_after_each_action() -> None:
    async def work() -> None:
        async with Room() as room:
            table = await room.begun("Anna", "Bert")
            replays = Replays(room.store)
            begun = await replays.curves(table)
            assert begun.seats == ("Anna", "Bert")
            assert (begun.cash, begun.worth) == (((START, START),), ((START, START),))
            assert [(step.sequence, step.round, step.turn) for step in begun.steps] == [(3, 1, "Anna")]
            await room.do(table, "Anna", c.Say("Anna", "Good luck!"))
            await room.do(table, "Anna", "Anna throws")
            later = await replays.curves(table)
            assert [step.sequence for step in later.steps] == [3, 5]  # what is said is no action
            assert len(later.cash) == len(later.worth) == 2

    asyncio.run(work())


def test_a_bought_lot_is_worth_its_price() -> None:
    party = Party(["Anna", "Bert"], dice=thrown(1, 2))
    party("Anna throws", "Anna buys")
    replay = Replay(party.header)
    replay.read(party.entries)
    assert [moment.cash for moment in replay.moments] == [(START, START)] * 2 + [(START - PRICE, START)]
    assert [moment.worth for moment in replay.moments] == [(START, START)] * 3


def test_who_has_gone_bankrupt_has_no_figures_and_who_has_nothing_has_noughts() -> None:
    """Anna has nothing and plays on; Bert is out and his figures are none, until that is taken back."""
    start = "seats: [Anna, Bert, Cara]\nturn: Anna\nphase: end\nthrows: 1\ndice: [1, 2]\nAnna: {cash: 0, at: 10}\n"
    party = Party(position=start)
    party("Bert gives up")
    replay = Replay(party.header)
    replay.read(party.entries)
    assert [moment.cash for moment in replay.moments] == [(0, START, START), (0, None, START)]
    assert [moment.worth for moment in replay.moments] == [(0, START, START), (0, None, START)]
    party("Anna takes back 1", "Cara agrees")
    replay.read(party.entries[len(party.entries) - 2 :])
    assert replay.moments[-1].cash == (0, START, START)


def test_who_has_no_vote_any_more_is_not_waited_for() -> None:
    party = Party(dice=thrown(1, 2))
    party("Anna throws", "Anna buys")
    entry = TakenOver(at=party.now, seat="Cara", bot="standard")
    party.log.take_in(entry)
    party.let([entry])
    party("Anna takes back 1", "Bert agrees")
    assert party.game.state.cash[0] == START
    replay = Replay(party.header)
    replay.read(party.entries)
    assert replay.moments[-1].cash[0] == START
    assert replay.state(len(replay.moments) - 1).pack() == party.game.state.pack()


def test_a_moment_that_has_not_come_is_not_found() -> None:
    async def work() -> None:
        async with Room() as room:
            replays = Replays(room.store)
            waiting = await room.created()
            with pytest.raises(CommandError) as early:
                await replays.sight(waiting, 0)
            assert early.value.reason == "not_begun"
            table = await room.begun("Anna", "Bert")
            assert (await replays.sight(table, 0)).turn == "Anna"
            for number in (-1, 1):
                with pytest.raises(NotFoundError):
                    await replays.position(table, number)
            await room.do(table, "Anna", "Anna throws")
            assert (await replays.sight(table, 1)).throws == 1

    asyncio.run(work())


def followed(game: Game, *lines: str) -> list[int]:
    """Return the rounds after lines."""
    rounds = Rounds()
    rounds.begin(game.state)
    numbers = []
    for line in lines:
        turn = game.state.turn
        game.do(line)
        rounds.follow(game.state.turn if game.state.turn != turn else None)
        numbers.append(rounds.number)
    return numbers


def test_a_round_ends_when_all_have_had_their_turn() -> None:
    at = {
        "seats": ["Anna", "Bert", "Cara"],
        "turn": "Bert",
        **{seat: {"cash": 500, "at": 10} for seat in ("Anna", "Bert", "Cara")},
    }
    turns = ["{} throws 4 6", "{} ends turn"]  # from the visit in jail to free parking
    lines = [line.format(seat) for seat in ("Bert", "Cara", "Anna") for line in turns]
    assert followed(Game.at("sonic-boom", at), *lines) == [1, 1, 1, 1, 1, 2]


def test_a_round_goes_on_without_the_seat_that_began() -> None:
    at = {
        "seats": ["Anna", "Bert", "Cara"],
        "turn": "Bert",
        **{seat: {"cash": 500, "at": 10} for seat in ("Anna", "Bert", "Cara")},
    }
    game = Game.at("sonic-boom", at)
    lines = (
        "Bert throws 4 6",
        "Bert gives up",
        "Cara throws 4 6",
        "Cara ends turn",
        "Anna throws 4 6",
        "Anna ends turn",
    )
    assert followed(game, *lines) == [1, 1, 1, 1, 1, 2]
    assert game.state.turn == game.seats.index("Cara")


def turns_after(party: Party, *lines: str) -> list[int]:
    """Return how many turns have begun after each line, at the table and in what is read of its log."""
    numbers = []
    for line in lines:
        party(line)
        party.check()
        numbers.append(party.log.rounds.turns)
    replay = Replay(party.header)
    replay.read(party.entries)
    assert [moment.step.turns for moment in replay.moments[1:]] == numbers
    return numbers


def test_a_turn_is_counted_when_it_begins_and_doubles_go_on_with_it() -> None:
    party = Party(["Anna", "Bert"], dice=thrown(5, 5, 4, 6, 1, 3))
    assert party.log.rounds.turns == 1
    lines = ("Anna throws", "Anna throws", "Anna ends turn", "Bert throws", "Bert ends turn")
    assert turns_after(party, *lines) == [1, 1, 2, 2, 3]


def test_turns_taken_back_have_not_begun_however_many_they_are() -> None:
    seats = "".join(f"{seat}: {{cash: 500, at: 10, jail: 1}}\n" for seat in ("Anna", "Bert"))
    party = Party(["Anna", "Bert"], edition="dc", position=f"seats: [Anna, Bert]\nturn: Anna\n{seats}")
    lines = ("Anna ends turn", "Bert ends turn", "Bert takes back 2", "Anna agrees", "Anna ends turn")
    assert turns_after(party, *lines) == [2, 3, 3, 1, 2]
    assert party.log.rounds.number == 1


def test_no_turn_is_counted_while_it_is_thrown_for_who_begins() -> None:
    party = Party(["Anna", "Bert"], options={"first": "thrown"}, dice=thrown(1, 2, 3, 4, 1, 3))
    assert party.log.rounds.turns == 0
    assert turns_after(party, "Anna throws", "Bert throws", "Bert throws") == [0, 1, 1]


def test_a_round_taken_back_has_not_begun() -> None:
    party = Party(["Anna", "Bert"], dice=thrown(1, 2, 1, 3))
    numbers = []
    for line in (
        "Anna throws",
        "Anna buys",
        "Anna ends turn",
        "Bert throws",
        "Bert ends turn",
        "Bert takes back 1",
        "Anna agrees",
        "Bert ends turn",
    ):
        party(line)
        numbers.append(party.log.rounds.number)
        party.check()
    assert numbers == [1, 1, 1, 1, 2, 2, 1, 2]
