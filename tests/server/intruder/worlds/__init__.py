"""Games that hide something: pairs of worlds that the others cannot tell apart, and how a turn and a half of each is played."""
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from tests.server.intruder.cast import Cast, Layout, World
from tests.server.intruder.worlds import cards, probe


@dataclass
class Hiding:
    layout: Layout
    pair: Callable[[random.Random], tuple[World, World]]
    play: Callable[[Cast, World, random.Random], Awaitable[None]]      # what the others do is the same in both


HIDING = {
    "probe": Hiding(probe.LAYOUT, probe.pair, probe.play),
    "cards": Hiding(cards.AT_ONCE, cards.pair, cards.play),
    "cards in turn": Hiding(cards.IN_TURN, cards.pair_in_turn, cards.play_in_turn),
}
