"""What the server counts, for Prometheus. In a registry of its own, so that two servers in one process do not mix."""
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

COMMIT = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
THOUGHT = (0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 5.0)


class Metrics:
    """One attribute per thing counted: `metrics.moves.inc()`, `metrics.errors.labels("slow_down").inc()`."""
    content_type = CONTENT_TYPE_PLAIN_0_0_4

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("flambeur_tables", "Tables in memory", ["status"], registry=self.registry)
        self.sockets = Gauge("flambeur_sockets", "Open WebSockets", registry=self.registry)
        self.connections = Gauge("flambeur_connections", "Open connections, WebSockets or not", registry=self.registry)
        self.moves = Counter("flambeur_moves", "Moves committed", registry=self.registry)
        self.events = Counter("flambeur_events_sent", "Events sent to clients", registry=self.registry)
        self.commit_seconds = Histogram("flambeur_commit_seconds", "From a move's request to its commit", buckets=COMMIT,
                                        registry=self.registry)
        self.bot_queue = Gauge("flambeur_bot_queue", "Thoughts of bots that wait for a thread", registry=self.registry)
        self.bot_seconds = Histogram("flambeur_bot_seconds", "From a bot's turn to its choice, waiting included", ["level"],
                                     buckets=THOUGHT, registry=self.registry)
        self.errors = Counter("flambeur_errors", "Refusals and failures", ["code"], registry=self.registry)
        ProcessCollector(registry=self.registry)

    def render(self) -> bytes:
        """The text that Prometheus reads."""
        return generate_latest(self.registry)
