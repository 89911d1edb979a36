"""A face-down pile."""
from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from scipy.stats import chisquare

from flambeur.kit import pile, rng
from flambeur.kit.structs import Ints, bytes_of, new, row


class Heap:
    cards: Ints = row(10)
    top: int
    length: int
    known: int


@pytest.fixture
def heap() -> Any:
    """5 on top, then 4, 3, 2, 1."""
    h = new(Heap)[0]
    h.cards[:5] = [5, 4, 3, 2, 1]
    h.length = 5
    return h


def test_cards_come_from_the_top(heap: Any) -> None:
    assert [int(pile.draw_top(heap)) for _ in range(2)] == [5, 4]
    assert pile.cards_of(heap) == [3, 2, 1]


def test_squared_up_equal_piles_are_equal_bytes(heap: Any) -> None:
    pile.draw_top(heap)
    pile.put_under(heap, 9)
    pile.square_up(heap)
    other = new(Heap)[0]
    other.cards[:5], other.length, other.known = [4, 3, 2, 1, 9], 5, 1
    assert bytes_of(heap) == bytes_of(other)


def test_what_goes_under_all_have_seen(heap: Any) -> None:
    pile.put_under(heap, 7)
    pile.put_under(heap, 8)
    assert pile.cards_of(heap) == [5, 4, 3, 2, 1, 7, 8]
    assert heap.known == 2


def test_no_card_goes_nowhere(heap: Any) -> None:
    before = bytes_of(heap)
    pile.put_under(heap, 0)
    assert bytes_of(heap) == before


def test_shuffling_leaves_what_all_have_seen_where_it_is(heap: Any) -> None:
    pile.put_under(heap, 7)
    pile.put_under(heap, 8)
    r, orders = rng.new(1), Counter[tuple[int, ...]]()
    for _ in range(300):
        pile.shuffle(heap, r)
        cards = pile.cards_of(heap)
        assert sorted(cards[:5]) == [1, 2, 3, 4, 5]
        assert cards[5:] == [7, 8]
        orders[tuple(cards)] += 1
    assert len(orders) > 90               # of 120


def test_who_imagines_leaves_what_all_have_seen_and_deals_each_order_as_often(heap: Any) -> None:
    pile.draw_top(heap)
    heap.cards[1:5] = [1, 2, 2, 14]
    pile.put_under(heap, 7)
    r, orders = rng.new(1), Counter[tuple[int, ...]]()
    for _ in range(1200):
        pile.imagine(heap, r)
        cards = pile.cards_of(heap)
        assert cards[4:] == [7]
        orders[tuple(cards[:4])] += 1
    assert set(orders) == set(permutations([1, 2, 2, 14]))
    assert chisquare(list(orders.values())).pvalue > 0.001


def test_who_imagines_deals_alike_however_the_cards_lay(heap: Any) -> None:
    dealt = set()
    for order in permutations([5, 4, 3, 2, 1]):
        heap.cards[:5] = order
        pile.imagine(heap, rng.new(3))
        dealt.add(tuple(pile.cards_of(heap)))
    assert len(dealt) == 1


def test_a_known_card_that_is_drawn_is_no_longer_in_the_pile(heap: Any) -> None:
    pile.put_under(heap, 7)
    for _ in range(5):
        pile.draw_top(heap)
    assert heap.known == 1
    assert pile.draw_top(heap) == 7
    assert (heap.length, heap.known) == (0, 0)
