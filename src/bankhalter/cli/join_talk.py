"""What people at a table of a server say to each other, and what they do about those who keep it waiting."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast, get_args

from bankhalter.cli.commands import show_messages
from bankhalter.play.bot_names import known_bots
from bankhalter.play.typed.names import named_seat
from bankhalter.reference.finding import folded
from bankhalter.server.commands import LONGEST_TEXT, Ask, Mute, React, Say, Sign, Vote
from bankhalter.server.entries import Answered, Asked, Extended, Reacted, Returned, Rushed, Said, TakenOver, Voted
from bankhalter.words.messages import Message, listed, say

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from bankhalter.cli.commands import Command
    from bankhalter.cli.join_screen import JoinedTable
    from bankhalter.play.questions import Question
    from bankhalter.server.entries import AnyEntry, Played
    from bankhalter.words.voice import Voice

SIGNS: tuple[Sign, ...] = get_args(Sign)
USUAL_BOT = "standard"
READ_AGAIN = 20  # messages
BACK = {Answered: "joined-answered", Returned: "joined-returned", Extended: "joined-extended"}


def talk_of(entry: AnyEntry) -> Message | None:
    """Return how chat is told; None for anything else, and for what somebody does not want to read."""
    match entry:
        case Said(seat=seat, text=text) if text:
            return say("joined-said", who=seat, text=" ".join(text.split()))
        case Reacted(seat=seat, sign=sign):
            return say(f"joined-sign-{sign}", who=seat)
        case _:
            return None


def typed_by(entry: Played) -> Message | None:
    """Return how it is told who has typed what real dice or cards show; None where nobody has."""
    return say("joined-typed", who=listed(entry.by), count=len(entry.by)) if entry.by else None


def absence_of(entry: AnyEntry, own: Collection[str]) -> Message | None:
    """Return how it is told that somebody keeps the table waiting, or does no more; None for anything else."""
    match entry:
        case Asked(seat=seat, about=about):
            return say("joined-still-there", who=seat) if about in own else say("joined-asked", who=seat, about=about)
        case Voted(seat=seat, about=about, bot=bot):
            return say("joined-voted" if bot else "joined-voted-against", who=seat, about=about, bot=bot)
        case TakenOver(seat=seat, bot=bot):
            return say("joined-taken-over", who=seat, bot=bot)
        case Answered() | Returned() | Extended():
            return say(BACK[type(entry)], who=entry.seat)
        case _:
            return None


def pace_of(entry: AnyEntry) -> Message | None:
    """Return how it is told that bots play to the end without waiting, or do no longer; None for anything else."""
    if not isinstance(entry, Rushed):
        return None
    return say("joined-rushed", who=entry.seat, on="yes" if entry.on else "no", host="no" if entry.seat else "yes")


def text_problem(text: str) -> Message | None:
    """Return what is wrong with something to be said to all; None if nothing is."""
    if not text:
        return say("hint-say")
    return say("hint-say-shorter", most=LONGEST_TEXT, count=len(text)) if len(text) > LONGEST_TEXT else None


def sign_called(voice: Voice, word: str) -> Sign | None:
    """Return the sign that a word means, in one's own language or in English; None if it means none."""
    named = [sign for sign in SIGNS if folded(word) in {sign, folded(voice(say(f"word-sign-{sign}")))}]
    return named[0] if named else None


def signs_there_are(voice: Voice) -> Message:
    """Return a sentence that names the signs."""
    return say("hint-signs", signs=listed([voice(say(f"word-sign-{sign}")) for sign in SIGNS]))


def say_to_all(at: JoinedTable, question: Question, rest: str) -> None:
    """Say something to all."""
    problem = text_problem(rest)
    if problem is not None:
        at.say(at.view.voice(problem))
    else:
        at.give(Say(seat=at.game.seats[question.seat], text=rest))


def show_talk(at: JoinedTable, _: Question, __: str) -> None:
    """What people have said to each other."""
    show_messages(at, at.talk[-READ_AGAIN:])
    if not at.talk:
        at.hint("hint-nothing-said")


def give_sign(at: JoinedTable, question: Question, rest: str) -> None:
    """Give a sign, as applause."""
    sign = sign_called(at.view.voice, rest)
    if sign is None:
        at.say(at.view.voice(signs_there_are(at.view.voice)))
    else:
        at.give(React(seat=at.game.seats[question.seat], sign=sign))


def ask_still_there(at: JoinedTable, question: Question, rest: str) -> None:
    """Ask somebody who keeps the table waiting whether it is still there."""
    about = named_seat(at.view, rest)
    if about is None:
        at.hint("hint-ask-whom", names=listed(at.others))
    else:
        at.give(Ask(seat=at.game.seats[question.seat], about=about))


def vote(at: JoinedTable, question: Question, rest: str) -> None:
    """Vote that a bot plays for somebody who does not answer, or against it."""
    name, _, wish = rest.partition(" ")
    about = named_seat(at.view, name)
    against = folded(wish) in {"no", folded(at.view.says("word-against"))}
    if about is None or (wish and not against and wish not in known_bots()):
        at.hint("hint-vote-whom", name=about or at.others[0], bots=listed(known_bots()))
    else:
        bot = "" if against else wish or USUAL_BOT
        at.give(Vote(seat=at.game.seats[question.seat], about=about, bot=bot))


def mute(at: JoinedTable, _: Question, rest: str) -> None:
    """Read no more of what somebody says, or do again."""
    other = named_seat(at.view, rest)
    if other is None or other in at.guest.seats:
        at.hint("hint-mute-whom", names=listed(at.others))
        return
    muted = other not in at.guest.you.muted
    for seat in at.guest.seats:
        if not at.give(Mute(seat=seat, other=other, muted=muted)):
            return
    at.hint("hint-muted" if muted else "hint-unmuted", who=other)


FURTHER = cast(
    "Mapping[str, Command]",  # given at a joined table alone
    {"say": say_to_all, "chat": show_talk, "sign": give_sign, "mute": mute, "ask": ask_still_there, "vote": vote},
)
