"""A face-down pile of which each seat knows something else."""
from collections import Counter
from collections.abc import Hashable, Iterable
from itertools import permutations
from random import Random
from typing import Any

import pytest
from scipy.stats import chisquare

from flambeur.kit import known_pile, rng
from flambeur.kit.contract import NOBODY
from flambeur.kit.known_pile import EVERYONE, cards_of, known_to
from flambeur.kit.structs import Ints, bytes_of, new, row

ANNA, BEN, CARLA = range(3)
PER_WORLD = 40                            # so often on average


class Buried:
    cards: Ints = row(10)
    seen: Ints = row(10)
    length: int


@pytest.fixture
def pile() -> Any:
    """3, 1, 2 that nobody knows; 4 that Anna buried, 5 that all saw going under."""
    p = new(Buried)[0]
    p.cards[:3], p.length = [3, 1, 2], 3
    known_pile.put_under(p, 4, 1 << ANNA)
    known_pile.put_under(p, 5, EVERYONE)
    return p


def test_who_buries_a_card_knows_it_and_nobody_else(pile: Any) -> None:
    assert cards_of(pile) == [3, 1, 2, 4, 5]
    assert known_to(pile, ANNA) == [None, None, None, 4, 5]
    assert known_to(pile, BEN) == known_to(pile, None) == [None, None, None, None, 5]


def test_the_drawer_learns_and_who_knew_it_before_still_does(pile: Any) -> None:
    drawn = [known_pile.draw_top(pile, 1 << BEN) for _ in range(5)]
    assert drawn == [(3, 1 << BEN), (1, 1 << BEN), (2, 1 << BEN), (4, 1 << ANNA | 1 << BEN), (5, EVERYONE)]
    assert bytes_of(pile) == bytes_of(new(Buried)[0])


def test_equal_piles_are_equal_bytes_whatever_was_drawn_before(pile: Any) -> None:
    known_pile.draw_top(pile, 1 << BEN)
    other = new(Buried)[0]
    other.cards[:2], other.length = [1, 2], 2
    known_pile.put_under(other, 4, 1 << ANNA)
    known_pile.put_under(other, 5, EVERYONE)
    assert bytes_of(pile) == bytes_of(other)


def test_after_a_shuffle_nobody_knows_anything(pile: Any) -> None:
    orders = Counter[tuple[int, ...]]()
    for k in range(600):
        known_pile.shuffle(pile, rng.new(k))
        orders[tuple(cards_of(pile))] += 1
    assert known_to(pile, ANNA) == [None] * 5
    assert len(orders) > 110              # of 120
    assert all(sorted(order) == [1, 2, 3, 4, 5] for order in orders)


def bunched() -> Any:
    """1, 2 that nobody knows; 3, 4, 4 that Anna returned together; 5 that Ben buried."""
    p = new(Buried)[0]
    p.cards[:2], p.length = [1, 2], 2
    known_pile.put_under_together(p, returned(4, 3, 4), 3, 1 << ANNA, rng.new(1))
    known_pile.put_under(p, 5, 1 << BEN)
    return p


def returned(*cards: int) -> Any:
    import numpy as np
    return np.array([*cards, 0, 0])


def test_of_cards_returned_together_their_player_knows_which_and_not_where() -> None:
    p = bunched()
    assert known_to(p, ANNA) == [None, None, [3, 4, 4], [3, 4, 4], [3, 4, 4], None]
    assert known_to(p, BEN) == [None, None, None, None, None, 5]
    orders = set()
    for k in range(60):
        other = new(Buried)[0]
        known_pile.put_under_together(other, returned(3, 4, 5), 3, 1 << ANNA, rng.new(k))
        orders.add(tuple(cards_of(other)))
    assert orders == set(permutations([3, 4, 5]))


def test_a_single_card_returned_is_one_that_its_player_buried() -> None:
    one, two = new(Buried)[0], new(Buried)[0]
    known_pile.put_under_together(one, returned(4), 1, 1 << ANNA, rng.new(1))
    known_pile.put_under(two, 4, 1 << ANNA)
    assert bytes_of(one) == bytes_of(two)


def test_once_another_has_drawn_of_them_their_player_knows_that_one_is_gone() -> None:
    p = bunched()
    for _ in range(3): known_pile.draw_top(p, 1 << BEN)
    assert known_to(p, ANNA) == [[3, 4, 4], [3, 4, 4], None]
    assert known_to(p, BEN) == [None, None, 5]
    assert (known_pile.gone(p), known_pile.holder_of(p, p.length)) == (1, BEN)
    seen, _ = known_pile.draw_top(p, 1 << ANNA)
    assert known_to(p, ANNA) == [{3: [4, 4], 4: [3, 4]}[seen], None]
    known_pile.draw_top(p, 1 << BEN)      # the last of them
    assert (known_to(p, ANNA), known_pile.gone(p)) == ([None], 0)
    known_pile.draw_top(p, 1 << BEN)
    assert bytes_of(p) == bytes_of(new(Buried)[0])


def test_once_a_card_has_left_that_hand_the_rest_is_no_longer_known() -> None:
    p = bunched()
    for _ in range(3): known_pile.draw_top(p, 1 << BEN)
    known_pile.forget_drawn(p, CARLA)     # who holds none of them
    assert known_to(p, ANNA) == [[3, 4, 4], [3, 4, 4], None]
    known_pile.forget_drawn(p, BEN)
    assert (known_to(p, ANNA), known_pile.gone(p)) == ([None, None, None], 0)


def test_what_was_imagined_cannot_be_otherwise() -> None:
    """Three cards laid as a bunch on which others lie: when one was drawn unseen, the two that are left are two of the three."""
    p, r = new(Buried)[0], rng.new(1)
    known_pile.put_under_together(p, returned(1, 2, 3), 3, 1 << ANNA, r)
    for card in (7, 8, 9): known_pile.put_under(p, card, 0)
    known_pile.draw_top(p, 1 << BEN)
    tops = set()
    for _ in range(200):
        known_pile.imagine(p, ANNA, r)
        tops.add((*cards_of(p)[:2], int(p.cards[p.length])))
    assert tops == set(permutations([1, 2, 3]))


def test_who_draws_of_the_own_cards_knows_the_rest() -> None:
    p = bunched()
    for _ in range(2): known_pile.draw_top(p, 1 << CARLA)
    first, _ = known_pile.draw_top(p, 1 << ANNA)
    rest = sorted({3: [4, 4], 4: [3, 4]}[first])
    assert known_to(p, ANNA) == [rest, rest, None]
    known_pile.draw_top(p, 1 << ANNA)
    assert known_to(p, ANNA) == [cards_of(p)[0], None]


# imagining

def all_worlds(p: Any, seat: int | None) -> Counter[Hashable]:
    """Every order of the cards that agrees with what the seat knows: a card with its own number on its back for each."""
    known = known_to(p, seat)
    cards, found = cards_of(p), Counter[Hashable]()
    for order in permutations(range(len(cards))):
        dealt = [cards[k] for k in order]
        if all(what is None or isinstance(what, list) or dealt[k] == what for k, what in enumerate(known)) and \
                all(sorted(dealt[a:b]) == bunch for a, b, bunch in bunches(known)):
            found[tuple(dealt)] += 1
    return found


def bunches(known: list[Any]) -> list[tuple[int, int, list[int]]]:
    places = [k for k, what in enumerate(known) if isinstance(what, list)]
    return [(places[0], places[-1] + 1, known[places[0]])] if places else []


@pytest.mark.parametrize("seat", [None, ANNA, BEN, CARLA])
def test_every_world_that_a_seat_must_think_possible_occurs_as_often_as_any_other(seat: int | None) -> None:
    for p in (bunched(), laid_by_three()):
        worlds, seen, r = all_worlds(p, seat), Counter[Hashable](), rng.new(1)
        for _ in range(PER_WORLD * len(worlds)):
            known_pile.imagine(p, NOBODY if seat is None else seat, r)
            seen[tuple(cards_of(p))] += 1
        assert set(seen) == set(worlds)
        if len(worlds) == 1: continue
        expected = [n * seen.total() / worlds.total() for n in worlds.values()]
        assert chisquare([seen[world] for world in worlds], expected).pvalue > 1e-4


def laid_by_three() -> Any:
    p = new(Buried)[0]
    for card, who in ((2, 0), (1, 1 << ANNA), (2, 1 << ANNA | 1 << BEN), (3, 0), (1, EVERYONE), (3, 1 << CARLA)):
        known_pile.put_under(p, card, who)
    return p


# the same, remembered card by card

SEATS = (ANNA, BEN, CARLA, None)          # None: a spectator
HISTORIES = 40


class Slot:
    """A card that lies or lay in the pile, who has seen it, and who has drawn it."""
    def __init__(self, card: int, saw: Iterable[int | None] = ()) -> None:
        self.card, self.saw, self.holder = card, {*saw}, -1
        self.bunch, self.know = [self], set[int | None]()      # the cards that went under with it, and who knows them


class Remembered:
    """Whatever was seen of a pile: a history at random, told to a real one as well."""

    def __init__(self, luck: Random) -> None:
        self.luck, self.slots, self.real, self.rng = luck, list[Slot](), new(Long)[0], rng.new(luck.randrange(1000))
        while len(self.slots) < 6: luck.choice((self.bury, self.lay_together))()
        for _ in range(luck.randrange(9)): luck.choice((self.draw, self.draw, self.bury, self.lay_together, self.leave_hand))()

    def whom(self) -> tuple[list[int | None], int]:
        seats = self.luck.choice(([ANNA], [BEN], [CARLA], [ANNA, BEN], list(SEATS)))
        return list(seats), EVERYONE if None in seats else sum(1 << seat for seat in seats if seat is not None)

    def bury(self) -> None:
        if len(self.slots) > 5: return
        card, (seats, bits) = self.luck.randrange(1, 5), self.luck.choice((([], 0), self.whom()))
        self.slots.append(Slot(card, seats))
        known_pile.put_under(self.real, card, bits)

    def lay_together(self) -> None:
        n, (seats, bits) = self.luck.randrange(2, 4), self.whom()
        if len(self.slots) + n > 6: return
        before = len(self.slots)
        known_pile.put_under_together(self.real, returned(*(self.luck.randrange(1, 5) for _ in range(n))), n, bits, self.rng)
        self.slots += [Slot(card) for card in cards_of(self.real)[before:]]
        for slot in self.slots[before:]: slot.bunch, slot.know = self.slots[before:], {*seats}

    def draw(self) -> None:
        if not self.slots: return
        slot, (seats, bits) = self.slots.pop(0), self.whom()
        card, _ = known_pile.draw_top(self.real, bits)
        assert card == slot.card
        slot.saw |= {*seats}
        slot.holder = min(seat for seat in seats if seat is not None)

    def leave_hand(self) -> None:
        """Whoever does not know which card of the bunch at the top a hand has cannot tell whether it has left the hand."""
        seat = self.luck.choice((ANNA, BEN, CARLA))
        known_pile.forget_drawn(self.real, seat)
        for slot in self.gone():
            if slot.holder == seat:
                for other in slot.bunch: other.know = other.know & slot.saw

    def gone(self) -> list[Slot]:
        """Cards of the bunch at the top that are drawn, and that somebody who knows the bunch has not seen."""
        return [slot for slot in self.slots[0].bunch if slot not in self.slots and slot.know - slot.saw] if self.slots else []

    def worlds(self, seat: int | None) -> Counter[Hashable]:
        """All that can lie in the pile, and be gone from it, for all that a seat has seen."""
        slots = [*self.slots, *self.gone()]
        found = Counter[Hashable]()
        for order in permutations(slots):
            world = dict(zip(slots, (slot.card for slot in order), strict=True))
            if all(world[slot] == slot.card for slot in slots if seat in slot.saw) and all(
                    sorted(world.get(other, other.card) for other in slot.bunch) == sorted(other.card for other in slot.bunch)
                    for slot in slots if seat in slot.know):
                found[tuple(world.values())] += 1
        return found


class Long:
    cards: Ints = row(16)
    seen: Ints = row(16)
    length: int


@pytest.mark.parametrize("seat", SEATS)
def test_a_seat_knows_all_that_it_can_remember_and_imagines_nothing_else(seat: int | None) -> None:
    gone = 0
    for k in range(HISTORIES):
        past = Remembered(Random(k))
        worlds, real = past.worlds(seat), past.real
        assert known_pile.gone(real) == len(past.gone())
        gone += bool(past.gone() and seat in past.slots[0].know)
        check_known(known_to(real, seat), past, worlds, seat)
        seen, r = Counter[Hashable](), rng.new(k)
        for _ in range(min(PER_WORLD * len(worlds), 3000)):
            known_pile.imagine(real, NOBODY if seat is None else seat, r)
            seen[tuple(int(card) for card in real.cards[:real.length + known_pile.gone(real)])] += 1
        assert set(seen) <= set(worlds)
        if 1 < len(worlds) <= 3000 / PER_WORLD:
            expected = [n * seen.total() / worlds.total() for n in worlds.values()]
            assert chisquare([seen[world] for world in worlds], expected).pvalue > 1e-5
    assert gone > 0


def check_known(known: list[Any], past: Remembered, worlds: Counter[Hashable], seat: int | None) -> None:
    for k, (what, slot) in enumerate(zip(known, past.slots, strict=True)):
        possible = {world[k] for world in worlds}                     # type: ignore[index]
        if what is None: assert seat not in slot.saw | slot.know
        else: assert possible == ({*what} if isinstance(what, list) else {what})


def test_what_is_imagined_does_not_depend_on_what_is_hidden() -> None:
    """The same numbers from the generator, the same world, whatever the truth is."""
    truths = [bunched() for _ in range(20)]
    for k, p in enumerate(truths): known_pile.imagine(p, ANNA, rng.new(k))
    assert len({tuple(cards_of(p)) for p in truths}) > 1
    for p in truths: known_pile.imagine(p, ANNA, rng.new(7))
    assert len({bytes_of(p) for p in truths}) == 1
