"""What is counted and measured, as Prometheus reads it."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("bankhalter_tables", "Tables in hand", registry=self.registry)
        self.clients = Gauge("bankhalter_clients", "Connected clients", registry=self.registry)
        self.commands = Counter(
            "bankhalter_commands_total", "Commands, by what came of them", ["answer"], registry=self.registry
        )
        self._answers: dict[str, Counter] = {}  # found once
        self.command_seconds = Histogram(
            "bankhalter_command_seconds", "From a command to its answer", registry=self.registry, buckets=SECONDS
        )
        self.append_seconds = Histogram(
            "bankhalter_append_seconds", "Until entries are durable", registry=self.registry, buckets=SECONDS
        )

    def answered(self, answer: str, seconds: float) -> None:
        """Count a command, and what came of it."""
        counter = self._answers.get(answer)
        if counter is None:
            counter = self._answers[answer] = self.commands.labels(answer)
        counter.inc()
        self.command_seconds.observe(seconds)

    def text(self) -> bytes:
        """Return all figures in the text form of Prometheus."""
        return generate_latest(self.registry)
