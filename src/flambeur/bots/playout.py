"""Playing on from a position by a policy: what search, simulation and the arena do most of the time. Knows no game."""
import math
from typing import Any

from flambeur.kit.contract import CHANCE, MAX_ACTIONS, OVER, Actions, act, appraise, awaiting, chance, consider, legal, resting, seat_of
from flambeur.kit.jit import rule
from flambeur.kit.log import Log
from flambeur.kit.rng import Rng, below, uniform
from flambeur.kit.structs import Floats, floats, new

RANDOM, GLANCE, SECOND_GLANCE, IN_TURN = range(4)     # every action alike, the game's `appraise`, its `consider`, the last two in turn
CAP = 2000                                # choices of one rollout: many times what any of our games has
HEAT = 2.0                                # temperature of a first glance in turn with a second one, which is surer of itself


class Scratch:
    """Room for the actions of a choice and what they look worth."""
    actions: Actions
    looks: Floats = floats(MAX_ACTIONS)


@rule(inline=True)
def random_game(s: Any, actions: Actions, rng: Rng, log: Log) -> int:
    """Random play to the end; returns the number of choices. Simultaneous choices are made one after the other: the rules hold
    them back until the last one is in."""
    moves = 0
    while True:
        who = awaiting(s)
        while who == CHANCE:
            chance(s, rng, log)
            who = awaiting(s)
        if who == OVER:
            return moves
        else:
            seat = seat_of(who)
            n = legal(s, seat, actions)
            act(s, seat, actions.ids[below(rng, n)], log)
            moves += 1


@rule(inline=True)
def random_rollout(s: Any, actions: Actions, rng: Rng, log: Log) -> bool:
    """Random play to the end, or to the cap; whether the game is over."""
    left = CAP
    while True:
        who = awaiting(s)
        while who == CHANCE:
            chance(s, rng, log)
            who = awaiting(s)
        if who == OVER or left == 0:
            return who == OVER
        seat = seat_of(who)
        n = legal(s, seat, actions)
        act(s, seat, actions.ids[below(rng, n)], log)
        left -= 1


@rule(inline=True)
def rollout(s: Any, policy: int, temperature: float, rest: bool, scratch: Scratch, rng: Rng, log: Log) -> bool:
    """Play on by the policy; returns whether the game is over (True) or stopped at a resting point, or, if the game is very long, at the
    cap: a search must come to an end."""
    if policy == RANDOM and not rest:
        return random_rollout(s, scratch.actions, rng, log)
    left = CAP
    while True:
        who = awaiting(s)
        if who == CHANCE:
            if rest and resting(s):
                return False
            chance(s, rng, log)
        elif who == OVER:
            return True
        elif left == 0:
            return False
        else:
            seat = seat_of(who)
            act(s, seat, pick(s, seat, policy, temperature, scratch, rng), log)
            left -= 1


@rule(inline=True)
def turn_of(policy: int, temperature: float, k: int) -> tuple[int, float]:
    """The policy and temperature of rollout k. Rollouts that play in two ways do not share their blind spots."""
    if policy != IN_TURN: return policy, temperature
    if k % 2: return SECOND_GLANCE, temperature
    return GLANCE, HEAT * temperature


@rule
def pick(s: Any, seat: int, policy: int, temperature: float, scratch: Scratch, rng: Rng) -> int:
    """An action by the policy, without search. Temperature 0 takes the best-looking one, a higher one is more careless (softmax, in the
    game's money)."""
    n = legal(s, seat, scratch.actions)
    if policy == RANDOM:
        return scratch.actions.ids[below(rng, n)]
    if n == 1:
        return scratch.actions.ids[0]
    if policy == GLANCE: appraise(s, seat, scratch.actions, n, scratch.looks)
    else: consider(s, seat, scratch.actions, n, scratch.looks)
    if temperature == 0.0:
        return scratch.actions.ids[best_looking(scratch.looks, n, rng)]
    return scratch.actions.ids[softmax(scratch.looks, n, temperature, rng)]


@rule
def best_looking(looks: Floats, n: int, rng: Rng) -> int:
    """The action that looks best; equals are drawn by lot."""
    best, equals = 0, 1
    for k in range(1, n):
        if looks[k] > looks[best]:
            best, equals = k, 1
        elif looks[k] == looks[best]:
            equals += 1
            if below(rng, equals) == 0: best = k
    return best


@rule
def softmax(looks: Floats, n: int, temperature: float, rng: Rng) -> int:
    """k with a probability that grows as exp(looks[k] / temperature)."""
    top = looks[0]
    for k in range(1, n):
        top = max(top, looks[k])
    total = 0.0
    for k in range(n):
        total += math.exp((looks[k] - top) / temperature)
        looks[k] = total
    x = uniform(rng) * total
    k = 0
    while k < n - 1 and looks[k] <= x:
        k += 1
    return k


def new_scratch() -> Scratch:
    return new(Scratch)[0]


