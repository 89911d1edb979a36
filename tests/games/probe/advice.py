"""Probe: what a sensible player sees at a glance. Without this file the bots work too: every action looks alike to them."""
from flambeur.kit.contract import Actions
from flambeur.kit.jit import rule
from flambeur.kit.structs import Floats
from tests.games.probe.actions import ANNOUNCE, BURY, CARD, REFUSE, STONE
from tests.games.probe.facts import CARDS
from tests.games.probe.state import State


@rule
def appraise(s: State, seat: int, actions: Actions, n: int, out: Floats) -> None:
    """A high card for a high stake, a low card for a low one; no points for others while a high card is left. Stones for who has some, low
    cards under the pile."""
    for k in range(n):
        action = actions.ids[k]
        if action < CARD.stop: out[k] = (action - CARD.stop / 2) * (s.stake - CARDS / 2)
        elif action >= BURY.stop: out[k] = action == ANNOUNCE
        elif action >= BURY.start: out[k] = BURY.start + 1 - action
        elif action == STONE: out[k] = 2 * s.spoils.stones[seat]
        else: out[k] = s.stake if action == REFUSE and s.hand[seat, CARDS] else 0
