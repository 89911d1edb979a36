"""The log, and who may read what in it."""
import pytest

from flambeur.kit.events import Kind, dice, face, number, read, seats
from flambeur.kit.log import MAX_EVENTS, event, new_log

KINDS = (
    Kind("open", {"casino": face, "dice": dice, "who": seats}),
    Kind("half", {"card": number, "pile": number}, secret=frozenset({"card"})),
    Kind("mine", {"card": number}, private=True),
)


def test_rows_are_read_with_their_names() -> None:
    log = new_log()
    event(log, 0, 2, 4, 1 << 8 * 2 | 2, 0b101)
    [row] = read(log, KINDS)
    assert row.seen_by(None) == ("open", 2, {"casino": 5, "dice": [1, 1, 3], "who": [0, 2]})


def test_an_event_of_nobody_has_no_seat() -> None:
    log = new_log()
    event(log, 0, -1, 0, 0, 0)
    assert read(log, KINDS)[0].seat is None


def test_a_secret_field_is_for_its_seat_alone() -> None:
    log = new_log()
    event(log, 1, 0, 6, 12)
    [row] = read(log, KINDS)
    assert row.seen_by(0) == ("half", 0, {"card": 6, "pile": 12})
    assert row.seen_by(1) == row.seen_by(None) == ("half", 0, {"pile": 12})


def test_a_private_event_is_for_its_seat_alone() -> None:
    log = new_log()
    event(log, 2, 1, 6)
    [row] = read(log, KINDS)
    assert row.seen_by(1) == ("mine", 1, {"card": 6})
    assert row.seen_by(0) is row.seen_by(None) is None


def test_a_full_log_raises_and_stays_full() -> None:
    log = new_log()
    for _ in range(MAX_EVENTS):
        event(log, 0, 0)
    with pytest.raises(ValueError, match="the log is full"):
        event(log, 0, 0)
    assert log.n == MAX_EVENTS


def test_a_log_without_capacity_takes_nothing() -> None:
    log = new_log(0)
    event(log, 0, 0, 1, 2, 3)
    assert log.n == 0
    assert not log.rows.any()
