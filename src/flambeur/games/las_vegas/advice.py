"""Las Vegas: what a sensible player sees at a glance: the money swing of a placement, and who stands how well at the end of a round."""
import math

import numpy as np

from flambeur.games.las_vegas import moments
from flambeur.games.las_vegas.facts import DICE, DOLLARS, ROUNDS, SEATS
from flambeur.games.las_vegas.payout import NONE
from flambeur.games.las_vegas.rules import money
from flambeur.games.las_vegas.state import OPENING, ROLL, State
from flambeur.kit.contract import Actions
from flambeur.kit.dice import showing
from flambeur.kit.jit import rule
from flambeur.kit.record import Floats
from flambeur.kit.shares import by_lead

# `consider`, from random search over games against `appraise`
DANGER, PER_DIE_LEFT, PER_DIE_NEEDED, ENVY, DIE = 0.75, 0.17, 1.1, 1.15, 0.85
DANGERS = np.array([[DANGER * math.exp(PER_DIE_LEFT * left - PER_DIE_NEEDED * need) for need in range(DICE + 1)]
                    for left in range(DICE + 1)])
# What a lead between rounds is worth, in tens of thousands: [players: rounds left 0, 1, 2, 3], from `python3 run.py fit las-vegas`
PLAIN = {2: (1.0, 3.53, 5.08, 6.39), 3: (1.0, 4.68, 6.66, 8.26), 4: (1.0, 4.14, 5.81, 7.17), 5: (1.0, 3.74, 5.20, 6.33)}
NEUTRAL = {2: (1.0, 5.33, 7.68, 9.90), 3: (1.0, 4.26, 6.08, 7.51), 4: (1.0, 3.91, 5.52, 6.78)}
SCALES = np.array([[table.get(players, (1.0, 1.0, 1.0, 1.0)) for players in range(SEATS + 1)] for table in (PLAIN, NEUTRAL)])


@rule
def appraise(s: State, seat: int, actions: Actions, n: int, out: Floats) -> None:
    """Money swing per die: own gain less what it gives the others, if the casino paid before and after the placement."""
    for k in range(n):
        face = actions.ids[k]
        out[k] = swing(s, seat, face, False, 1.0) * DOLLARS / moments.showing(s, face)


@rule
def consider(s: State, seat: int, actions: Actions, n: int, out: Floats) -> None:
    """The same with an eye on who may still overtake, and on the dice that are gone afterwards."""
    for k in range(n):
        face = actions.ids[k]
        dice = moments.showing(s, face)
        out[k] = (swing(s, seat, face, True, ENVY) / dice - DIE * dice) * DOLLARS


@rule
def swing(s: State, seat: int, face: int, wary: bool, envy: float) -> float:
    """How a placement changes the seat's standing at the casino."""
    own = showing(s.roll, face)
    white = moments.showing(s, face) - own
    before = standing(s, face, seat, wary, envy)
    s.placed[face, seat] += own
    s.placed[face, s.n_players] += white
    s.dice_left[seat] -= own
    after = standing(s, face, seat, wary, envy)
    s.placed[face, seat] -= own
    s.placed[face, s.n_players] -= white
    s.dice_left[seat] += own
    return after - before


@rule
def standing(s: State, casino: int, seat: int, wary: bool, envy: float) -> float:
    """What the casino would pay the seat now, less what it would pay its opponents on average; wary: as far as it looks safe."""
    mine = others = 0.0
    below = 1 << 30
    for k in range(s.n_notes[casino]):
        p = most_untied(s, casino, below)
        if p == NONE: break
        below = moments.weight(s, casino, p)
        if p < s.n_players:
            value = s.notes[casino, k] * (safety(s, casino, p) if wary else 1.0)
            if p == seat: mine += value
            else: others += value
    return mine - envy * others / (s.n_players - 1)


@rule
def safety(s: State, casino: int, p: int) -> float:
    """How likely a place at a casino stays as it is: it is in danger from all who have the dice to draw level."""
    danger = 0.0
    for q in range(s.n_players):
        need = abs(moments.weight(s, casino, p) - moments.weight(s, casino, q))
        if q != p and need <= s.dice_left[q]:
            danger += DANGERS[s.dice_left[q], need]
    return math.exp(-danger)


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
    for p in range(s.n_players):
        out[p] = money(s, p)
    by_lead(out, s.n_players, scale)
