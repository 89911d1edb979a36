"""The Las Vegas family: who comes next at a casino, asked one by one."""
from typing import Any

from flambeur.games.vegas.ties import NONE, rivals, strength
from flambeur.kit.jit import rule


@rule
def most_untied(s: Any, casino: int, below: int) -> int:
    """Whose dice at the casino are the most below that number, with nobody else having as many: equals are passed over."""
    while True:
        best, who, tied = 0, NONE, False
        for p in range(rivals(s)):
            dice = strength(s, casino, p)
            if best < dice < below: best, who, tied = dice, p, False
            elif dice == best: tied = True
        if who == NONE or not tied: return who
        below = best
