"""A hundredth of the siege that `run.py bench siege` lays: whatever is done to the server, nothing is lost, doubled, leaked or broken."""
from collections.abc import Iterator

import pytest

from bench.siege.parts import Camp, Part, camp, parts
from tests.helpers.share import seed_of_the_day

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def shared() -> Iterator[Camp]:
    with camp() as found:
        yield found


@pytest.mark.parametrize("part", parts(0.01), ids=lambda part: part.name)
def test_a_hundredth_of_the_siege(part: Part, shared: Camp) -> None:
    tally = part.bout(shared, 0, seed_of_the_day())
    print(tally)
    assert tally.clean, tally.said
    assert tally.blows or tally.messages or tally.acknowledged, "nothing was done"
