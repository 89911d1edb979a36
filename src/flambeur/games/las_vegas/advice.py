"""Las Vegas: what a sensible player sees at a glance: the money swing of a placement, and who stands how well at the end of a round."""
import math

import numpy as np

from flambeur.games.las_vegas import moments
from flambeur.games.las_vegas.facts import DICE
from flambeur.games.las_vegas.state import ASK, OPENING, ROLL, State
from flambeur.games.vegas.facts import DOLLARS, ROUNDS
from flambeur.games.vegas.fortune import fortune
from flambeur.games.vegas.ties import NONE
from flambeur.games.vegas.untied import most_untied
from flambeur.kit.bits import highest
from flambeur.kit.contract import Actions
from flambeur.kit.dice import showing
from flambeur.kit.jit import rule
from flambeur.kit.shares import by_lead
from flambeur.kit.structs import Floats

# The numbers of `consider`, from random search over games against `appraise`
DANGER, PER_DIE_LEFT, PER_DIE_NEEDED, ENVY, DIE = 0.75, 0.17, 1.1, 1.15, 0.85
DANGERS = np.array([[DANGER * math.exp(PER_DIE_LEFT * left - PER_DIE_NEEDED * need) for need in range(DICE + 1)]
                    for left in range(DICE + 1)])


@rule
def appraise(s: State, seat: int, actions: Actions, n: int, out: Floats) -> None:
    """Money swing per die: own gain less what the placement gives the others, if the casino paid before and after it."""
    if moments.can_ask(s) and s.phase == ASK: return weigh_answers(s, seat, actions, n, False, 1.0, out)
    for k in range(n):
        action = actions.ids[k]
        if moments.is_choice(s, action): out[k] = moments.appeal(s, seat, action, False, 1.0) * DOLLARS
        else: out[k] = swing(s, seat, action, False, 1.0) * DOLLARS / moments.dice_of(s, action)


@rule
def consider(s: State, seat: int, actions: Actions, n: int, out: Floats) -> None:
    """Money swing per die with an eye on who may still overtake, and on the dice that are gone afterwards."""
    if moments.can_ask(s) and s.phase == ASK: return weigh_answers(s, seat, actions, n, True, ENVY, out)
    for k in range(n):
        action = actions.ids[k]
        if moments.is_choice(s, action):
            out[k] = moments.appeal(s, seat, action, True, ENVY) * DOLLARS
        else:
            dice = moments.dice_of(s, action)
            out[k] = (swing(s, seat, action, True, ENVY) / dice - DIE * dice) * DOLLARS


@rule
def weigh_answers(s: State, seat: int, actions: Actions, n: int, wary: bool, envy: float, out: Floats) -> None:
    """A module asks: how each answer changes the seat's standing at the casino in question."""
    asking, casino = s.asking, moments.casino_in_question(s)
    before = standing(s, casino, seat, wary, envy) if casino != NONE else 0.0
    for k in range(n):
        out[k] = moments.gain(s, asking, seat, actions.ids[k]) * DOLLARS
        if moments.asks_about_cards(s): out[k] = moments.appeal(s, seat, actions.ids[k], wary, envy) * DOLLARS
        if casino != NONE:
            moments.try_answer(s, asking, casino, actions.ids[k], 1)
            out[k] += (standing(s, casino, seat, wary, envy) - before) * DOLLARS
            moments.try_answer(s, asking, casino, actions.ids[k], -1)


@rule
def swing(s: State, seat: int, action: int, wary: bool, envy: float) -> float:
    """How a placement, with what must follow it, changes the seat's standing at the casino."""
    face, casino = moments.face_of(s, action), moments.casino_of(s, action)
    moments.hold(s, action)
    own = showing(s.roll, face)
    before = standing(s, casino, seat, wary, envy)
    s.placed[casino, seat] += own
    s.dice_left[seat] -= own
    moments.try_placing(s, seat, face, casino, 1)
    asking = moments.follows(s, face)
    after = best_follow_up(s, asking, casino, seat, wary, envy) if asking else standing(s, casino, seat, wary, envy)
    moments.try_placing(s, seat, face, casino, -1)
    s.placed[casino, seat] -= own
    s.dice_left[seat] += own
    brings = after - before + moments.windfall(s, seat, face, casino)
    moments.release(s, action)
    return brings


@rule
def best_follow_up(s: State, asking: int, casino: int, seat: int, wary: bool, envy: float) -> float:
    """The standing after the best answer to what a module will ask."""
    best, todo = standing(s, casino, seat, wary, envy), moments.possible_answers(s, asking, casino)
    if todo: best = -math.inf
    while todo:
        k = highest(todo)
        todo &= ~(1 << k)
        moments.try_answer(s, asking, casino, moments.first_answer(s, asking) + k, 1)
        best = max(best, standing(s, casino, seat, wary, envy))
        moments.try_answer(s, asking, casino, moments.first_answer(s, asking) + k, -1)
    return best


@rule
def standing(s: State, casino: int, seat: int, wary: bool, envy: float) -> float:
    """What the casino would pay the seat now, less what it would pay its opponents on average; wary: as far as the money looks safe."""
    mine = others = 0.0
    below = 1 << 30
    for k in range(moments.prizes(s, casino)):
        p = most_untied(s, casino, below)
        if p == NONE: break
        below = moments.strength(s, casino, p)
        if p < s.n_players:
            note, stays = moments.prize(s, casino, k), safety(s, casino, p) if wary else 1.0
            if p == seat: mine += (note + moments.premium(s, seat, note)) * stays
            else: others += note * stays
    return mine - envy * others / (s.n_players - 1)


@rule
def safety(s: State, casino: int, p: int) -> float:
    """How likely a place at a casino stays as it is: it is in danger from all who have the dice to draw level."""
    danger = 0.0
    for q in range(s.n_players):
        need = abs(moments.weight(s, casino, p) - moments.weight(s, casino, q))
        left = moments.own_dice_in_hand(s, q)
        if q != p and need <= left:
            danger += DANGERS[left, need]
    return math.exp(-danger)


@rule
def resting(s: State) -> bool:
    """The end of a round, that is, before the first die of the next one is rolled."""
    return s.phase == OPENING or (s.phase == ROLL and s.to_move == s.first and moments.is_untouched(s))


@rule
def worth(s: State, out: Floats) -> None:
    """Between rounds a player's share in the victory grows as the exponential of the money."""
    for p in range(s.n_players):
        out[p] = fortune(s, p)
    by_lead(out, s.n_players, moments.worth_of_a_lead(s, ROUNDS - s.round_no))
