"""Sets of small numbers."""
from typing import Any

import pytest

from flambeur.kit.bits import highest
from flambeur.kit.jit import rule


@rule
def highest_compiled(members: Any) -> int:
    return highest(members)


@pytest.mark.parametrize("find", [highest, highest_compiled])
@pytest.mark.parametrize(("members", "found"), [(1, 0), (2, 1), (3, 1), (0b1010_0110, 7), (1 << 62, 62), ((1 << 62) - 1, 61)])
def test_the_highest_of_a_set(find: Any, members: int, found: int) -> None:
    assert find(members) == found
