"""What Prometheus reads."""
from prometheus_client.parser import text_string_to_metric_families

from flambeur.server.journal.metrics import Metrics


def values(metrics: Metrics) -> dict[tuple[str, tuple[str, ...]], float]:
    families = text_string_to_metric_families(metrics.render().decode())
    return {(s.name, tuple(s.labels[name] for name in sorted(s.labels))): s.value for family in families for s in family.samples}


def test_everything_that_is_counted_is_told() -> None:
    m = Metrics()
    m.tables.labels("playing").set(3)
    m.sockets.inc(2)
    m.moves.inc()
    m.events.inc(8)
    m.commit_seconds.observe(0.004)
    m.bot_seconds.labels("hard").observe(2.2)
    m.errors.labels("stale").inc()
    m.bot_queue.set(5)
    found = values(m)
    assert found["flambeur_tables", ("playing",)] == 3
    assert found["flambeur_sockets", ()] == 2
    assert found["flambeur_moves_total", ()] == 1
    assert found["flambeur_events_sent_total", ()] == 8
    assert found["flambeur_commit_seconds_bucket", ("0.002",)] == 0
    assert found["flambeur_commit_seconds_bucket", ("0.005",)] == 1
    assert found["flambeur_bot_seconds_bucket", ("2.0", "hard")] == 0
    assert found["flambeur_bot_seconds_bucket", ("2.5", "hard")] == 1
    assert found["flambeur_errors_total", ("stale",)] == 1
    assert found["flambeur_bot_queue", ()] == 5


def test_two_servers_in_one_process_do_not_mix() -> None:
    one, two = Metrics(), Metrics()
    one.moves.inc()
    assert values(two)["flambeur_moves_total", ()] == 0
