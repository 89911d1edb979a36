"""A server process whose time a test moves: it lives ahead of the machine, by as many seconds as stand in a file.

All that it has of time comes from these three functions, timers and time-outs too: asyncio asks `time.monotonic` when something is due.
"""
import asyncio
import os
import signal
import time
from pathlib import Path
from typing import Any

SIGN = signal.SIGUSR1                     # the file says something new: time has passed while the server was awake
SLEPT = signal.SIGUSR2                    # the same, while it was asleep
_ahead = 0.0


def take_over() -> None:
    """Before anything else is imported: some keep hold of the functions."""
    seconds, since, nanoseconds = time.time, time.monotonic, time.time_ns
    time.time = lambda: seconds() + _ahead
    time.monotonic = lambda: since() + _ahead
    time.time_ns = lambda: nanoseconds() + round(_ahead * 1e9)


def follow(file: str) -> None:
    """From now on what the file says holds. Each time that it has said something new, a line is written to whoever started us."""
    def look() -> None:
        global _ahead
        _ahead = float(Path(file).read_text("ascii")) if Path(file).exists() else 0.0

    def leap(sign: int) -> None:
        wakefulness.LAPSE = lapse if sign == SLEPT else float("inf")
        look()
        os.write(1, b"later\n")

    def hear(sign: int, _: Any) -> None:
        """Time passes between two steps of the event loop: in the middle of one, a timer could be set that counts from after the leap."""
        try:
            asyncio.get_running_loop().call_soon_threadsafe(leap, sign)
        except RuntimeError:              # the loop does not run yet
            leap(sign)
    from flambeur.server.upkeep import wakefulness
    lapse = wakefulness.LAPSE
    look()
    for sign in (SIGN, SLEPT): signal.signal(sign, hear)
