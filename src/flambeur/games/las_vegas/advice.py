"""Las Vegas: what a sensible player sees at a glance: the money swing of a placement, and who stands how well at the end of a round."""
import math

import numpy as np

from flambeur.games.las_vegas import moments
from flambeur.games.las_vegas.facts import DICE, DOLLARS, ROUNDS, SEATS
from flambeur.games.las_vegas.payout import NONE
from flambeur.games.las_vegas.rules import money
from flambeur.games.las_vegas.state import OPENING, ROLL, State
from flambeur.kit.contract import Actions
from flambeur.kit.jit import rule
from flambeur.kit.record import Floats

# What a lead between rounds is worth, in tens of thousands: [players: rounds left 0, 1, 2, 3], from `python3 run.py fit las-vegas`
PLAIN = {2: (1.0, 3.53, 5.08, 6.39), 3: (1.0, 4.68, 6.66, 8.26), 4: (1.0, 4.14, 5.81, 7.17), 5: (1.0, 3.74, 5.20, 6.33)}
NEUTRAL = {2: (1.0, 5.33, 7.68, 9.90), 3: (1.0, 4.26, 6.08, 7.51), 4: (1.0, 3.91, 5.52, 6.78)}
SCALES = np.array([[table.get(players, (1.0, 1.0, 1.0, 1.0)) for players in range(SEATS + 1)] for table in (PLAIN, NEUTRAL)])


@rule
def appraise(s: State, seat: int, actions: Actions, n: int, out: Floats) -> None:
    """Money swing per die: own gain less what it gives the others, if the casino paid before and after the placement."""
    for k in range(n):
        face = actions.ids[k]
        own, white = s.roll[face], moments.showing(s, face) - s.roll[face]
        before = standing(s, face, seat)
        s.placed[face, seat] += own
        s.placed[face, s.n_players] += white
        out[k] = (standing(s, face, seat) - before) * DOLLARS / (own + white)
        s.placed[face, seat] -= own
        s.placed[face, s.n_players] -= white


@rule
def standing(s: State, casino: int, seat: int) -> float:
    """What the casino would pay the seat now, less what it would pay its opponents on average."""
    mine = others = 0.0
    below = 1 << 30
    for k in range(s.n_notes[casino]):
        p = most_untied(s, casino, below)
        if p == NONE: break
        below = moments.weight(s, casino, p)
        if p == seat: mine += s.notes[casino, k]
        elif p < s.n_players: others += s.notes[casino, k]
    return mine - others / (s.n_players - 1)


@rule
def most_untied(s: State, casino: int, below: int) -> int:
    """Who has most dice, fewer than that, with nobody else having as many."""
    while True:
        best, who, tied = 0, NONE, False
        for p in range(moments.rivals(s)):
            weight = moments.weight(s, casino, p)
            if best < weight < below: best, who, tied = weight, p, False
            elif weight == best: tied = True
        if who == NONE or not tied: return who
        below = best


@rule
def resting(s: State) -> bool:
    """The end of a round, that is, before the first die of the next one is rolled."""
    all_dice = DICE + s.neutral_dice.each
    return s.phase == OPENING or (s.phase == ROLL and s.to_move == s.first and moments.dice_in_hand(s, s.first) == all_dice)


@rule
def worth(s: State, out: Floats) -> None:
    """Between rounds a player's share in the victory grows as the exponential of the money: the scale was fitted by simulation."""
    scale = SCALES[1 if s.neutral_dice.each else 0, s.n_players, ROUNDS - s.round_no]
    richest = 0
    for p in range(s.n_players):
        richest = max(richest, money(s, p))
    total = 0.0
    for p in range(s.n_players):
        out[p] = math.exp((money(s, p) - richest) / scale)
        total += out[p]
    for p in range(s.n_players):
        out[p] /= total
