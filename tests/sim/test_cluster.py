"""A cluster plays the same games as one machine, also if it loses a worker; and clusters that cannot be used."""

import signal
import socket
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Timer

import pytest
from distributed import Client

from bankhalter.cli.main import outcome
from bankhalter.editions import load, make_board, parse_options
from bankhalter.sim import cluster as clusters
from bankhalter.sim.chunks import Chunk
from bankhalter.sim.cluster import OtherRulesError, play_checked, rules_here
from bankhalter.sim.compare import compare
from bankhalter.sim.plan import Plan, make_plan
from bankhalter.sim.results import Results
from bankhalter.sim.running import run
from bankhalter.sim.simulate import simulate
from bankhalter.sim.tournament import play_tournament
from bankhalter.words.errors import SpokenError
from tests.cli.commands import bankhalter
from tests.sim.clusters import LOOPBACK, LocalCluster, local_cluster

BOTS = ("standard", "novice", "random")
GAMES = 4000
HELD_UP = 1.0  # seconds for which a worker stands still before it is killed


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalCluster]:
    with local_cluster(tmp_path_factory.mktemp("cluster"), 2) as started:
        with Client(started.address, set_as_default=False) as client:  # type: ignore[no-untyped-call]
            client.wait_for_workers(2, timeout=60)
        yield started


def plan() -> Plan:
    return make_plan("banking", BOTS, options={"minutes": 1}, seed=5)


def test_simulations_are_the_same_as_on_one_machine(cluster: LocalCluster) -> None:
    here, there = (
        simulate("banking", BOTS, 700, options={"minutes": 1}, keep_games=True, **where)
        for where in ({"workers": 1}, {"cluster": cluster.address})
    )
    for name, table in here.tables().items():
        assert there.table(name).equals(table), name


def test_comparisons_and_tournaments_are_the_same_too(cluster: LocalCluster) -> None:
    sides = [
        compare("usual", "rent=automatic", "banking", BOTS, 100, options={"minutes": 1}, **where)
        for where in ({"workers": 1}, {"cluster": cluster.address})
    ]
    assert sides[0].differences() == sides[1].differences()
    edition = load("banking")
    board = make_board(edition, parse_options(edition, {"minutes": 1}))
    here, there = (
        play_tournament(board, BOTS, 100, 5, **where) for where in ({"processes": 1}, {"cluster": cluster.address})
    )
    assert here == there


def test_a_precision_stops_at_the_same_game(cluster: LocalCluster) -> None:
    here, there = (
        simulate("banking", BOTS, options={"minutes": 1}, precision=0.1, **where)
        for where in ({"workers": 1}, {"cluster": cluster.address})
    )
    assert here.games == there.games < GAMES


def test_other_rules_on_a_worker_are_refused(cluster: LocalCluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "digest", lambda: "others")
    with pytest.raises(SpokenError, match=rf"worker tcp://{LOOPBACK}:\d+ does not play by the same rules"):
        [*run(plan(), 8, cluster=cluster.address)]


def test_a_worker_that_comes_later_checks_the_rules_itself() -> None:
    chunks = play_checked(rules_here(), [plan()], [(0, 8)])
    assert [(chunk.first, chunk.games) for (chunk,) in chunks] == [(0, 8)]
    with pytest.raises(OtherRulesError):
        play_checked("others", [plan()], [(0, 8)])


def test_the_command_plays_on_a_cluster(cluster: LocalCluster, tmp_path: Path) -> None:
    words = ("--edition", "banking", "--option", "minutes=1", "--games", "40")
    here = bankhalter(tmp_path, "simulate", *words, "--json")
    there = bankhalter(tmp_path, "simulate", *words, "--json", "--cluster", cluster.address)
    assert (there.code, there.err) == (0, "")
    assert [line for line in there.out.splitlines() if '"seconds"' not in line] == [
        line for line in here.out.splitlines() if '"seconds"' not in line
    ]


def test_a_lost_worker_changes_nothing(tmp_path: Path) -> None:
    """One of two workers stands still with games in its hands and is killed: they are played by the other one."""
    killed = Event()
    got = []
    with local_cluster(tmp_path, 2) as lossy:
        with Client(lossy.address, set_as_default=False) as client:  # type: ignore[no-untyped-call]
            client.wait_for_workers(2, timeout=60)
        lost = lossy.workers[0]

        def kill() -> None:
            killed.set()
            lost.kill()

        for chunk in run(plan(), GAMES, cluster=lossy.address):
            got.append(chunk)
            if len(got) == 1:
                lost.send_signal(signal.SIGSTOP)
                Timer(HELD_UP, kill).start()
        assert killed.is_set()
        assert lost.wait(10) == -signal.SIGKILL
    alone = [*run(plan(), GAMES, workers=1)]
    assert [chunk.rows.tobytes() + chunk.tally.tobytes() for chunk in got] == [
        chunk.rows.tobytes() + chunk.tally.tobytes() for chunk in alone
    ]
    assert got == alone


def test_what_a_worker_counts_by_belongs_to_the_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for path in Path(clusters.__file__).parent.glob("*.py"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    monkeypatch.setattr(clusters, "__file__", str(tmp_path / "cluster.py"))
    before = rules_here()
    for name in clusters.PLAYED_BY:
        with (tmp_path / name).open("a", encoding="utf-8") as file:
            file.write("# changed\n")
        assert rules_here() != before
        before = rules_here()


def test_without_workers_for_too_long_what_is_done_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The only worker is killed while games are taken in."""
    add = Results.add
    with local_cluster(tmp_path, 1) as lossy:

        def killing(results: Results, chunk: Chunk) -> None:
            add(results, chunk)
            lossy.workers[0].kill()

        monkeypatch.setattr(Results, "add", killing)
        words = ("--edition", "banking", "--option", "minutes=1", "--games", "1e6", "--cluster", lossy.address)
        assert outcome(["simulate", *words, "--patience", "1", "--lang", "en"]) == 130
        told = capsys.readouterr()
        sentence = f"The cluster {lossy.address} has had no workers for one second: what was played before is kept, "
        sentence += "and once it has workers the same command plays all games."
        assert told.err.splitlines() == [sentence]
        assert "Broken off after" in told.out
        assert "of 1,000,000 games" in told.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--patience", "5"), "A patience belongs to a cluster: expected --cluster beside it.\n"),
        (("--cluster", "tcp://127.0.0.1:1", "--patience", "-1"), "a whole number of seconds from 0 to 86400.\n"),
    ],
)
@pytest.mark.parametrize("command", [("simulate",), ("compare", "usual", "usual"), ("tournament", "novice", "novice")])
def test_a_patience_that_cannot_be_is_one_sentence(
    command: tuple[str, ...], words: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert outcome([*command, *words, "--lang", "en"]) == 2
    err = capsys.readouterr().err
    assert err.endswith(said)
    assert err.count("\n") == 1


def test_a_scheduler_without_workers_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "PATIENCE", 1)
    with local_cluster(tmp_path, 0) as empty, pytest.raises(SpokenError, match="has no workers: start"):
        [*run(plan(), 8, cluster=empty.address)]


def test_a_scheduler_that_is_not_there_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "PATIENCE", 1)
    with socket.socket() as taken:  # bound, but nobody listens
        taken.bind((LOOPBACK, 0))
        with pytest.raises(SpokenError, match="No scheduler can be reached at"):
            [*run(plan(), 8, cluster=f"tcp://{LOOPBACK}:{taken.getsockname()[1]}")]


def test_without_the_library_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "find_spec", lambda _: None)
    with pytest.raises(SpokenError, match=r"pip install “bankhalter\[cluster\]”"):
        [*run(plan(), 8, cluster=f"tcp://{LOOPBACK}:8786")]


@pytest.mark.parametrize(
    "address", ["", "nix", "127.0.0.1:8786", "http://127.0.0.1:8786", "tcp://127.0.0.1", "tcp://:1"]
)
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(SpokenError, match="has the form tcp://HOST:PORT, not"):
        [*run(plan(), 8, cluster=address)]


def test_workers_beside_a_cluster_are_refused() -> None:
    with pytest.raises(SpokenError, match="expected no number of workers"):
        run(plan(), 8, workers=2, cluster="tcp://127.0.0.1:8786")


@pytest.mark.parametrize("command", [("simulate",), ("compare", "usual", "usual"), ("tournament", "novice", "novice")])
def test_a_wrong_address_is_one_line_and_leaves_with_two(command: tuple[str, ...], tmp_path: Path) -> None:
    done = bankhalter(tmp_path, *command, "--cluster", "nix")
    assert (done.code, done.out) == (2, "")
    assert done.err == "The address of a cluster has the form tcp://HOST:PORT, not “nix”.\n"


def test_a_scheduler_that_is_lost_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(clusters, "FAREWELL", 1)
    with local_cluster(tmp_path, 1) as lossy:
        chunks = run(plan(), 100 * GAMES, cluster=lossy.address)
        next(chunks)
        lossy.stop()
        with pytest.raises(SpokenError, match=f"cluster {lossy.address} is lost"):
            for _ in chunks:
                pass
    assert capfd.readouterr().err == ""
