"""A process that was asleep, or whose clock was set, notices it before any player's clock runs out."""
import pytest

from flambeur.server.upkeep.wakefulness import Wakefulness


@pytest.mark.parametrize(("passed", "showed", "woke"), [
    (1.0, 1.0, False), (2.5, 2.5, False), (1.0, 2.5, False), (0.0, 0.0, False),
    (4.0, 4.0, True), (1.0, 4.0, True),   # most of the shortest clock
    (60.0, 60.0, True),                   # the process was stopped
    (1.0, 3600.0, True),                  # the machine slept, or its clock was put forward
    (1.0, -3600.0, True),                 # put back
])
def test_time_that_is_missing_is_noticed(passed: float, showed: float, woke: bool) -> None:
    time, heard = [100.0, 7e6], list[bool]()
    one = Wakefulness(lambda: round(time[1] * 1000), lambda: heard.append(True), lambda: time[0])
    time[0] += passed
    time[1] += showed
    one.look()
    assert heard == [True] * woke
    time[0] += 1.0
    time[1] += 1.0
    one.look()
    assert heard == [True] * woke         # once
