"""Probe: what the rules and the features both ask."""
from typing import TYPE_CHECKING

from flambeur.kit.jit import rule
from tests.games.probe.facts import CARDS

if TYPE_CHECKING:
    from tests.games.probe.state import State


@rule
def left_of(s: "State", p: int, k: int) -> int:
    return (p + k) % s.n_players


@rule
def leader(s: "State") -> int:
    """PR5: who has laid the highest card, the first clockwise of equals."""
    best = s.first
    for k in range(1, s.n_players):
        p = left_of(s, s.first, k)
        if s.probe[p] > s.probe[best]: best = p
    return best


@rule
def hand_size(s: "State", p: int) -> int:
    n = 0
    for card in range(CARDS + 1):
        n += s.hand[p, card]
    return n
