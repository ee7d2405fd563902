"""Sittings for the tests: tables of bots, and people who decide by a rule of thumb that knows the position only."""

from collections.abc import Sequence

from bankhalter.notation.actions import Action, filled
from bankhalter.notation.table import make_table
from bankhalter.play.game import Game, Happening
from bankhalter.play.nature import Seeded
from bankhalter.play.questions import Question
from bankhalter.play.records import Opening, parse_record
from bankhalter.play.sitting import Sitting
from bankhalter.rules.codes import Act

NAMES = ("Anna", "Ben", "Cleo", "Dora")


def sit_down(
    *players: str, edition: str = "sonic-boom", seed: str = "a seed", options: dict[str, object] | None = None
) -> Sitting:
    """Return a new sitting: for each seat the name of its bot, or `person`."""
    seats = NAMES[: len(players)]
    table = make_table(edition, seats, options)
    bots = {name: kind for name, kind in zip(seats, players, strict=True) if kind != "person"}
    people = tuple(name for name in seats if name not in bots)
    nature = Seeded.from_text(seed)
    return Sitting(Game.opened(Opening(table, people, None, dealing=False, bots=bots), nature), nature.seed)


def again(sitting: Sitting, length: int | None = None) -> Sitting:
    """Return the sitting as another process finds it in the record, cut after `length` lines."""
    text = sitting.game.record()
    if length is not None:
        head, rule, body = text.partition("\n---\n")
        text = head + rule + "".join(f"{line}\n" for line in body.splitlines()[:length])
    return Sitting.resumed(parse_record(text, "cut.record"))


def decide(game: Game, seat: int) -> Action:
    """What a person does: pass in auctions, else the first legal thing."""
    entries = game.legal_entries(seat)
    act, least, most = next((entry for entry in entries if entry[0] == Act.PASS), entries[0])
    return Action(seat, Act(act), filled((least,) if act in {Act.BID, Act.WANT} else (least, most)))


def step(sitting: Sitting) -> Sequence[Happening]:
    """Carry out the next action of bot or person and return what happened."""
    due = sitting.next()
    assert due is not None
    return sitting.game.carry_out(decide(sitting.game, due.seat) if isinstance(due, Question) else due)


def play_until(sitting: Sitting, length: int) -> None:
    """Play until the log has `length` lines or the game is over."""
    while len(sitting.game.log) < length and not sitting.game.over:
        step(sitting)


def lines(sitting: Sitting) -> list[str]:
    """The log without its checksums."""
    return [entry.line for entry in sitting.game.log]
