"""What must hold after whatever has happened: the log in the store, what was acknowledged, what clients have."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from bankhalter.notation.positions.text import checksum
from bankhalter.play.game import Game
from bankhalter.play.nature import Seeded
from bankhalter.play.records import record_text
from bankhalter.server.entries import AnyEntry, Played, read_entry
from bankhalter.server.hall import Hall
from bankhalter.server.snapshots import restored
from bankhalter.server.table_log import TableLog
from bankhalter.store import Store, store_of
from tests.server.hurt.players import Player


async def faults(database: str, table: str, players: Sequence[Player], folder: Path) -> list[str]:
    """Return all that is wrong; every player must have settled."""
    store = store_of(database)
    await store.open()
    try:
        entries = [read_entry(row.entry) for row in await store.read(table)]
        found = [f"{player.name}: {fault}" for player in players for fault in player.faults]
        found += _of_commands(entries, players) + _of_clients(entries, players)
        return found + await _of_the_game(store, table, folder)
    finally:
        await store.close()


def _of_commands(entries: Sequence[AnyEntry], players: Sequence[Player]) -> list[str]:
    ids = [entry.command.rpartition(" ")[0] for entry in entries]  # what follows the id tells what was asked
    at = {id_: number for number, id_ in enumerate(ids, 1) if id_}
    count = Counter(id_ for id_ in ids if id_)
    found = [f"command {id_} applied {times} times" for id_, times in count.items() if times > 1]
    for player in players:
        found += [
            f"{player.name}'s command {id_} acknowledged at {sequence}, in the log at {at.get(id_)}"
            for id_, sequence in player.acknowledged.items()
            if at.get(id_) != sequence
        ]
        found += [
            f"{player.name}'s refused command {each['id']} applied"
            for each in player.refusals
            if each["id"] in at and each["id"] not in player.acknowledged
        ]
    return found


def _of_clients(entries: Sequence[AnyEntry], players: Sequence[Player]) -> list[str]:
    lines = [entry.line if isinstance(entry, Played) else "" for entry in entries]
    last = next((entry.checksum for entry in reversed(entries) if isinstance(entry, Played)), "")
    found = []
    for player in players:
        if [each.get("line", "") for each in player.entries] != lines:
            found.append(f"{player.name} has {player.sequence} entries, not the {len(entries)} of the log")
        if last and checksum_of(player) != last:
            found.append(f"{player.name} has another position than the log")
    return found


def checksum_of(player: Player) -> str:
    """Return the checksum of the position that a player has."""
    game = Game.at("banking", player.moment["position"])
    return checksum(game.position())


async def _of_the_game(store: Store, table: str, folder: Path) -> list[str]:
    """Fold the log from its start and from its snapshot, and verify the record of the game."""
    hall = Hall(store)
    live = await hall.table(table)
    whole = TableLog(live.code, live.header, live.secret)
    rows = await store.read(table)
    whole.fold(read_entry(row.entry) for row in rows)
    found = []
    kept = await store.snapshot(table)
    if kept is not None:
        short = restored(live.code, live.header, live.secret, kept.state)
        short.fold(read_entry(row.entry) for row in rows[kept.sequence :])
        assert whole.game is not None
        assert short.game is not None
        if short.game.position() != whole.game.position() or list(short.commands) != list(whole.commands):
            found.append("the snapshot leads elsewhere")
    if whole.game is not None:
        path = folder / "game.record"
        path.write_text(record_text(whole.game.opening, Seeded(live.secret.seed), whole.game.log), encoding="utf-8")
        if Game.load(path).position() != whole.game.position():
            found.append("the record leads elsewhere")
    return found
