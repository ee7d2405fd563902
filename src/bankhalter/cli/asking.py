"""What a typed line means at this moment: a command, or something that is said in the game."""

from typing import NamedTuple

from bankhalter.cli.commands import ALIASES, COMMANDS
from bankhalter.cli.view import View
from bankhalter.notation.typed import equivalents
from bankhalter.play.typed.meaning import CLOSING, Beside, Bid, Other, Said, said, speech
from bankhalter.play.typed.rewording import lot_said, places_of
from bankhalter.reference.finding import folded

TAKES_WORDS = frozenset(
    {"deed", "log", "why", "pause", "speed", "save", "say", "sign", "mute", "ask", "vote"}
)  # commands after which more may be typed
SAYS = "say"  # the command whose words stay as they were typed
LEAVES = "quit"  # the command that is neither cut short nor suggested


class Command(NamedTuple):
    """A command of the terminal, what was typed after it, and the seat if one is named."""

    name: str
    rest: str
    seat: int | None = None


def understood(view: View, seat: int, typed: str) -> Command | Said | Bid:
    """Return what the line means, said by `seat` or by the one it names first.

    Raise NotUnderstoodError, or NotationError where the words are clear and what goes with them is not.
    """
    typed = typed.removeprefix("/").strip() or "?"
    commands = {folded(each) for name in commands_here(view) for each in (name, view.says(f"command-{name}"))}
    name, words, bare, named = speech(view, seat, typed, commands)
    first, _, rest = words.partition(" ")
    command = whole_command(view, first)
    if command and (not rest or command in TAKES_WORDS):
        rest = f"{rest}{_marks(typed, bare)}".strip() if command == SAYS else rest
        return Command(command, rest, view.game.seats.index(name) if named else None)
    question = None if named else asked(view, words)
    if question is not None:
        return question
    begun = [] if named else [each for each in begun_commands(view, first) if not rest or each in TAKES_WORDS]
    meant = said(view, name, words, bare, _beside(view, begun))
    return Command(*meant) if isinstance(meant, Other) else meant


def _marks(typed: str, bare: str) -> str:
    """Return the marks at the end that `bare` lacks, without the quote that closes one which it lacks, too."""
    opening, _, marks = typed.partition(bare)
    return "".join(mark for mark in marks if mark not in CLOSING) if opening else marks


def _beside(view: View, begun: list[str]) -> Beside:
    """Return the commands that can be typed beside what is said in the game."""
    words = [view.says(f"command-{each}") for each in commands_here(view) if each != LEAVES]
    return Beside({each: view.says(f"command-{each}") for each in begun}, words)


def asked(view: View, words: str) -> Command | None:
    """Return the command that answers a question; None if it is none."""
    for questions, command in equivalents(view.voice, "typed-questions"):
        if folded(words) in {folded(each) for each in questions.split(" | ")}:
            return Command(command, "")
    found = places_of(view, "typed-deed-questions", words)
    square = None if found is None else lot_said(view, found["lot"])
    return None if square is None else Command("deed", str(square))


def commands_here(view: View) -> tuple[str, ...]:
    """Return the commands that can be given at this table."""
    return (*COMMANDS, *view.further)


def whole_command(view: View, word: str) -> str | None:
    """Return the command that `word` names in full, in one's own language or in English."""
    if word in ALIASES:
        return ALIASES[word]
    names = {name for name in commands_here(view) if folded(word) in {name, folded(view.says(f"command-{name}"))}}
    return next(iter(names), None)


def begun_commands(view: View, word: str) -> list[str]:
    """Return the commands that begin with `word`; to leave must be said in full."""
    start = folded(word)
    own = {name: folded(view.says(f"command-{name}")) for name in commands_here(view)}
    return [name for name, said in own.items() if name != LEAVES and (name.startswith(start) or said.startswith(start))]
