"""What people say to each other at a table, and who reads nobody else's words."""

from bankhalter.server import commands as c
from bankhalter.server import entries as e
from bankhalter.server.asker import Around, Asker, Entries, Judges, taken_in
from bankhalter.server.errors import WrongError
from bankhalter.server.table_log import TableLog
from bankhalter.words.plain_texts import plain_text, visible


def _say(log: TableLog, command: c.Say, id_: str, asker: Asker, around: Around) -> Entries:
    del asker
    text = plain_text(command.text).strip()
    if not visible(text):
        raise WrongError("error-server-no-text", "unread")
    return taken_in(log, e.Said(at=around.now, command=id_, seat=command.seat, text=text))


def _react(log: TableLog, command: c.React, id_: str, asker: Asker, around: Around) -> Entries:
    del asker
    return taken_in(log, e.Reacted(at=around.now, command=id_, seat=command.seat, sign=command.sign))


def _mute(log: TableLog, command: c.Mute, id_: str, asker: Asker, around: Around) -> Entries:
    del asker
    if command.other == command.seat or log.chair(command.other) is None:
        seats = ", ".join(chair.seat for chair in log.chairs if chair.seat)
        raise WrongError("error-server-no-seat", "unread", seat=command.other, seats=seats)
    entry = e.Muted(at=around.now, command=id_, seat=command.seat, other=command.other, muted=command.muted)
    return taken_in(log, entry)


TALK: Judges = {
    c.Say: _say,
    c.React: _react,
    c.Mute: _mute,
}
