"""On tiny tables every world that a seat must think possible occurs when it imagines, each as often as it should."""
from collections import Counter
from collections.abc import Hashable

import pytest
from scipy.stats import chisquare

from flambeur.kit import rng
from flambeur.kit.contract import NOBODY, imagine
from tests.laws.tables import GAMES
from tests.laws.witnesses import Tiny, witness

PER_WORLD = 40                            # so often on average
TINY = [(name, tiny) for name in GAMES for tiny in witness(name).tiny()]


@pytest.mark.parametrize(("name", "tiny"), TINY, ids=[f"{name}-{k}-seat-{tiny.seat}" for k, (name, tiny) in enumerate(TINY)])
def test_every_possible_world_occurs_with_its_frequency(name: str, tiny: Tiny) -> None:
    seen, r = Counter[Hashable](), rng.new(1)
    world, seat = tiny.m.copy(), NOBODY if tiny.seat is None else tiny.seat
    for _ in range(PER_WORLD * len(tiny.worlds)):
        imagine(world.state, seat, r)
        seen[witness(name).world(world)] += 1
    assert set(seen) == set(tiny.worlds)
    if len(tiny.worlds) == 1: return      # all is known
    expected = [n * seen.total() / tiny.worlds.total() for n in tiny.worlds.values()]
    assert chisquare([seen[w] for w in tiny.worlds], expected).pvalue > 1e-4
