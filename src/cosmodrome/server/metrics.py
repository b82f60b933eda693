"""What a host may watch, in Prometheus' format."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, start_http_server

CONTENT_TYPE = "text/plain; version=0.0.4"


class Metrics:
    """One set for each server, so that several may live in a process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("cosmodrome_tables", "Tables in memory", registry=self.registry)
        self.games = Gauge("cosmodrome_games", "Games in memory", registry=self.registry)
        self.connections = Gauge("cosmodrome_connections", "Open WebSockets", registry=self.registry)
        self.answers = Counter(
            "cosmodrome_answers", "Answers, undos and acts by what became of them", ["result"], registry=self.registry
        )
        self.latency = Histogram(
            "cosmodrome_answer_seconds",
            "From the receipt of an answer to its acknowledgement",
            registry=self.registry,
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5),
        )
        self.opening = Histogram(
            "cosmodrome_open_seconds",
            "Time to load a table's game",
            registry=self.registry,
            buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1, 3),
        )
        self.bot_queue = Gauge("cosmodrome_bot_queue", "Bots waiting for a worker", registry=self.registry)
        self.bot_failures = Counter(
            "cosmodrome_bot_failures", "Bots that crashed or took too long", registry=self.registry
        )
        self.stopped = Counter("cosmodrome_stopped", "Tables stopped by an error", registry=self.registry)
        # Bound once: looking a label up for every answer would cost more than counting.
        self.done = self.answers.labels("done")
        self.refused = self.answers.labels("refused")

    def exposition(self) -> bytes:
        """The page that Prometheus reads."""
        return generate_latest(self.registry)

    def listen(self, address: str) -> Callable[[], None]:
        """Serve the page on an address of its own, if there is one; the way to stop that."""
        if not address:
            return lambda: None
        host, _, port = address.rpartition(":")
        server, thread = start_http_server(int(port), host.strip("[]"), self.registry)

        def stop() -> None:
            server.shutdown()
            server.server_close()
            thread.join()

        return stop
