"""What somebody types in their own language, as the line of the game that it means."""

from bankhalter.notation.actions import Action, Line, print_line
from bankhalter.notation.errors import NotationError
from bankhalter.notation.forms import FORMS_OF
from bankhalter.notation.typed import forms, in_own_words, usage
from bankhalter.play.game import Game
from bankhalter.play.spoken import Spoken
from bankhalter.play.typed.meaning import ENDS, UNKNOWN, Bid, NotUnderstoodError, Other, Said, said, speech, unread
from bankhalter.play.typed.replies import bid_of
from bankhalter.rules.codes import Act, Refusal
from bankhalter.server import commands as c
from bankhalter.server.errors import CommandError, WrongError
from bankhalter.server.own_names import edition_at
from bankhalter.server.table_log import TableLog
from bankhalter.words.messages import Argument, either, say

FINAL = frozenset({Act.GIVE_UP, Act.BANKRUPT})  # what takes a seat out of the game is typed twice
FEW = 4  # things that are named where nothing was understood


def line_of(log: TableLog, command: c.Type) -> str:
    """Return the line of the game that was typed; raise CommandError where it is not clear which, or not yet meant."""
    game = log.begun()
    view = Spoken(game, command.lang, renamed=edition_at(log.header, log.names))
    meant = _understood(view, command)
    line = print_line(game.table, game.state, meant.line)
    own = in_own_words(view.language, line.partition(" ")[2])
    if meant.next:
        raise WrongError(say("typed-one-by-one", words=own), "unread")
    if _is_final(game, meant.line) and not command.again:
        message = say("hint-give-up", name=game.seats[meant.line.seat], typed=meant.typed)
        raise CommandError(message, "final")
    return line


def _understood(view: Spoken, command: c.Type) -> Said:
    typed = " ".join(command.words.removeprefix("/").split())
    if not typed.strip(ENDS):
        raise WrongError(say("typed-possible", **_possible(view, command.seat)), "unread")
    spoken = speech(view, view.game.seats.index(command.seat), typed)
    try:
        meant = said(view, spoken.seat, spoken.words, spoken.typed)
    except NotUnderstoodError as error:
        if error.message.id != UNKNOWN:
            raise WrongError(error.message, "unread") from None
        raise WrongError(say("typed-unknown", typed=typed, **_possible(view, command.seat)), "unread") from None
    except NotationError as error:
        raise WrongError(unread(view, error, typed), "unread") from None
    match meant:
        case Said():
            return meant
        case Bid(seat):
            raise WrongError(say("hint-usage", typed=typed, forms=f"`{bid_of(view, seat)}`"), "unread")
        case Other():
            raise AssertionError(meant)  # nothing else can be typed here


def _possible(view: Spoken, seat: str) -> dict[str, Argument]:
    """Return some of what can be said now, for a message."""
    acts = dict.fromkeys(act for act, _, _ in view.game.legal_entries(view.game.seats.index(seat)))
    words = {FORMS_OF[Act(act)][0].words for act in acts}
    own = [usage(view.language, form) for form in forms(view.language) if form.words in words][:FEW]
    return {"count": len(own), "forms": either(f"`{each}`" for each in own)}


def _is_final(game: Game, line: Line) -> bool:
    return isinstance(line, Action) and line.act in FINAL and game.judge(line) == Refusal.NONE
