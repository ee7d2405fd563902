"""A Dask cluster on this machine alone: a scheduler and workers as processes of their own."""

import json
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter, sleep

LOOPBACK = "127.0.0.1"
PATIENCE = 60  # seconds for a process to start or to end


class LocalCluster:
    """The address of a scheduler, and the processes of its workers."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.workers: list[subprocess.Popen[bytes]] = []
        self.processes: list[subprocess.Popen[bytes]] = []
        told = folder / "scheduler.json"
        self.start("scheduler", "--port", "0", "--scheduler-file", str(told))
        wait_for(told.exists)
        self.address: str = json.loads(told.read_text(encoding="utf-8"))["address"]

    def start(self, part: str, *words: str) -> subprocess.Popen[bytes]:
        """Start a scheduler or a worker that listens on loopback alone."""
        program = [sys.executable, "-m", f"distributed.cli.dask_{part}", "--host", LOOPBACK, "--no-dashboard"]
        with (self.folder / "log").open("ab") as log:
            process = subprocess.Popen([*program, *words], cwd=self.folder, stdout=log, stderr=log)
        self.processes.append(process)
        return process

    def add_worker(self) -> None:
        """Start a worker that nobody starts again."""
        folder = self.folder / f"worker-{len(self.workers)}"
        words = ("--no-nanny", "--nthreads", "1", "--local-directory", str(folder))
        self.workers.append(self.start("worker", self.address, *words, "--death-timeout", str(PATIENCE)))

    def stop(self) -> None:
        """End all processes, those held up too."""
        for process in self.processes:
            if process.poll() is None:
                process.send_signal(signal.SIGCONT)
                process.kill()
        for process in self.processes:
            process.wait(PATIENCE)


def wait_for(happened: Callable[[], bool]) -> None:
    """Wait until something is true."""
    until = perf_counter() + PATIENCE
    while not happened():
        assert perf_counter() < until, "it took too long"
        sleep(0.05)


@contextmanager
def local_cluster(folder: Path, workers: int) -> Iterator[LocalCluster]:
    """Start a cluster, and stop whatever was started."""
    cluster = LocalCluster(folder)
    try:
        for _ in range(workers):
            cluster.add_worker()
        yield cluster
    finally:
        cluster.stop()
