"""Shares in a victory that is still open."""
import math

from flambeur.kit.jit import rule
from flambeur.kit.structs import Floats


@rule(inline=True)
def by_lead(out: Floats, n: int, scale: float) -> None:
    """What each of n seats has becomes its share, which grows as the exponential of the lead."""
    most = out[0]
    for p in range(1, n):
        most = max(most, out[p])
    total = 0.0
    for p in range(n):
        out[p] = math.exp((out[p] - most) / scale)
        total += out[p]
    for p in range(n):
        out[p] /= total
