"""Throws that were written down before the start: a lesson needs certain dice. They are part of what the start fixes (fairness.py), so that
a proof tells them from dice that were drawn."""
from collections.abc import Sequence

Script = Sequence[Sequence[int]]          # by the number of the chance event; [] leaves the event to the secret


def written_for(script: Script, event: int, sizes: Sequence[int]) -> list[int] | None:
    """The values that are written for a chance event, a short line as often as it takes: [3] are dice that show a four, all of them. None:
    nothing is written that fits."""
    line = script[event] if event < len(script) else ()
    if not line or not sizes:
        return None
    values = [line[k % len(line)] for k in range(len(sizes))]
    return values if all(value < size for value, size in zip(values, sizes, strict=True)) else None
