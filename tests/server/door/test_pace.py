"""How slow the other side may be."""
from flambeur.server.door.pace import Pace, Taking


def test_some_seconds_and_then_only_for_bytes() -> None:
    pace = Pace(20.0, 1000)
    assert not pace.is_late(1e9), "nothing is waited for"
    pace.begin(100.0)
    assert (pace.is_late(120.0), pace.is_late(120.1)) == (False, True)
    pace.moved += 50_000                  # a slow telephone, at 1 kB/s
    assert (pace.is_late(170.0), pace.is_late(170.1)) == (False, True)
    pace.begin(200.0)
    pace.moved += 20                      # a byte a second
    assert pace.is_late(221.0)
    pace.end()
    assert not pace.is_late(1e9)


def test_what_is_taken_is_known_by_what_is_left() -> None:
    taking = Taking(20.0, 1000)
    taking.begin(0.0)
    assert not taking.is_late_with(100_000, 1.0)
    assert not taking.is_late_with(60_000, 59.0), "40 kB in 59 s"
    assert taking.is_late_with(60_000, 61.0)
    taking.begin(100.0)
    assert taking.is_late_with(60_000, 120.5), "of before nothing counts"
