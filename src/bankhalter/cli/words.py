"""What a person may type: commands, numbers of choices, and the lines of the game."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bankhalter.cli.view import QUIET
from bankhalter.notation.actions import ANSWERS, TAKES_BACK
from bankhalter.notation.forms import FORMS
from bankhalter.play.takeback import DRAWN

REQUEST = "throws"
COMMANDS = (
    ("?", "this help"),
    ("NUMBER", "the choice with that number, as in `1`; with an amount after it, as in `2 120`"),
    ("0", "nothing now, where you are asked out of turn"),
    ("list", "what you may do now"),
    ("board", "the board"),
    ("seats", "cash, places and deeds of all"),
    ("deed 39", "the deed of a square"),
    ("log, log 50", "what has happened"),
    ("why", "after a refusal: the reason and the rules it rests on"),
    ("pause", "be asked before every throw of the others, or no more"),
    ("position", "the position as text"),
    ("save FILE", "a copy of the record; the game is always saved anyway"),
    ("quit", "leave; the game can be taken up again"),
)
EXAMPLES = (
    "builds 11",
    "bids 120",
    "offers Bert lot 5, 100 for lot 39",
    "takes back 1",
    "gives up",
)


def full_stop(sentence: str) -> str:
    """Return a sentence that ends with one full stop."""
    return f"{sentence.rstrip('.')}."


def help_text() -> RenderableType:
    """Return all that can be typed."""
    commands = Table.grid(padding=(0, 2))
    for words, about in COMMANDS:
        commands.add_row(Text(words, "bold"), Text(about))
    usages = dict.fromkeys(form.usage for form in FORMS if form.act not in DRAWN or form.words == REQUEST)
    lines = Text("Actions: ").append(" · ".join([*usages, f"{TAKES_BACK} NUMBER", *ANSWERS]), QUIET)
    lines.append("\nFor instance: ").append(" · ".join(EXAMPLES), QUIET)
    lines.append("\nWho sits at the keyboard too says a name first, at any time: ").append("Ben builds 11", QUIET)
    lines.append(
        "\nSIDE is a list like `lot 5, lot 12, 100, chance card`, or `nothing`; SQUARE is its number on the board."
    )
    return Group(commands, "", lines)
