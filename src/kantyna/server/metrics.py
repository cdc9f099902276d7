"""What is counted, as Prometheus reads it. Nothing is counted by table, guest or address: such numbers never end."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from kantyna.server.table_service import TableService

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Metrics:
    """The counters of one process."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self.requests = Counter(
            "kantyna_requests", "Requests that were answered", ["method", "door", "status"], registry=registry
        )
        self.request_seconds = Histogram(
            "kantyna_request_seconds", "From a request to its answer", ["door"], buckets=SECONDS, registry=registry
        )
        self.frame_seconds = Histogram(
            "kantyna_frame_seconds", "From a frame to what it did", ["type"], buckets=SECONDS, registry=registry
        )
        self.moves = Counter("kantyna_moves", "Moves that were stored and told", ["game"], registry=registry)
        self.move_seconds = Histogram(
            "kantyna_move_seconds", "From a move to its being stored and told", buckets=SECONDS, registry=registry
        )
        self.thought_seconds = Histogram(
            "kantyna_thought_seconds", "From a bot's question to its answer", buckets=SECONDS, registry=registry
        )
        self.failures = Counter(
            "kantyna_failures", "What was refused or went wrong, by the key of its message", ["key"], registry=registry
        )
        self.turned_away = Counter(
            "kantyna_connections_turned_away", "Connections ended before a request", ["why"], registry=registry
        )

    def moved(self, game: str, moves: int, seconds: float) -> None:
        """Somebody moved, and everybody has been told."""
        self.moves.labels(game).inc(moves)
        self.move_seconds.observe(seconds)

    def of(self, service: TableService) -> None:
        """Count what is in a service, too."""
        self.registry.register(Inside(service))

    def exposition(self) -> bytes:
        return generate_latest(self.registry)


class Inside(Collector):
    """How a service stands at the moment it is asked."""

    def __init__(self, service: TableService) -> None:
        self.service = service

    def collect(self) -> Iterable[Metric]:
        lives = list(self.service.tables.values())
        tables = GaugeMetricFamily("kantyna_tables", "Tables in the memory", labels=["state"])
        states = Tally(live.record.state for live in lives)
        for state in ("open", "playing", "over"):
            tables.add_metric([state], states[state])
        yield tables
        guests = GaugeMetricFamily("kantyna_guests", "Connected guests", labels=["kind"])
        players = sum(bool(guest.held) for live in lives for guest in live.guests)
        guests.add_metric(["player"], players)
        guests.add_metric(["spectator"], sum(len(live.guests) for live in lives) - players)
        yield guests
        yield GaugeMetricFamily("kantyna_waiting", "Programs that wait for news", value=self.service.waiting)
        thinkers = self.service.thinkers
        yield GaugeMetricFamily("kantyna_thinkers", "Processes in which bots think", value=thinkers.count)
        yield GaugeMetricFamily("kantyna_thinkers_busy", "Those of them at work", value=thinkers.busy)
        yield GaugeMetricFamily("kantyna_thoughts_waiting", "Bots that wait for one of them", value=thinkers.waiting)
