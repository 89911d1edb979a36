"""What happened, written by the rules beside the state, never into it: copies stay small and equal positions are equal bytes.

A row is (kind, seat, up to six numbers). A log of capacity 0 takes nothing and costs nothing: search uses it. A full log raises.
"""
from flambeur.kit.jit import rule
from flambeur.kit.structs import Ints, new, row

MAX_EVENTS = 512                         # in one step of a game
WIDTH = 8


class Log:
    capacity: int
    n: int
    rows: Ints = row(MAX_EVENTS, WIDTH)


@rule(inline=True)
def event(log: Log, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Appends one row. Callers that must work for a field ask `log.capacity` first."""
    if log.capacity:
        if log.n == log.capacity:
            raise ValueError("the log is full")
        log.rows[log.n, 0] = kind
        log.rows[log.n, 1] = seat
        log.rows[log.n, 2] = a
        log.rows[log.n, 3] = b
        log.rows[log.n, 4] = c
        log.rows[log.n, 5] = d
        log.rows[log.n, 6] = log.rows[log.n, 7] = 0
        log.n += 1


@rule(inline=True)
def tell(log: Log, column: int, number: int) -> None:
    """A number more in the row just written: what a module has to say of somebody else's event (kit/events.py: Kind.extras)."""
    if log.capacity: log.rows[log.n - 1, 2 + column] = number


def new_log(capacity: int = MAX_EVENTS) -> Log:
    log = new(Log)[0]
    log.capacity = capacity
    return log
