"""The digest of a position: equal positions have the same, others another one, and growing changes nothing."""
from typing import Any

import numpy as np
import pytest

from flambeur.kit.digest import digest, fields_of
from flambeur.kit.structs import Ints, new, row


class Pile:
    cards: Ints = row(4)
    top: int


class State:
    phase: int
    placed: Ints = row(2, 3)
    pile: Pile


class Kickers:
    left: Ints = row(5)
    kicked: int


class LongerPile:
    known: int
    top: int
    cards: Ints = row(9)


class Grown:
    """Another order, one more field, a drawer, longer rows, and a drawer that has grown itself."""
    kickers: Kickers
    pile: LongerPile
    placed: Ints = row(5, 3)
    weather: int
    phase: int


def state(cls: Any = State) -> Any:
    table: Any = new(cls)
    table[0].phase, table[0].placed[1, 1], table[0].pile.top = 3, -1, 1
    table[0].pile.cards[:4] = (0, 7, 0, 2**40)
    return table


def test_equal_positions_have_the_same_digest() -> None:
    assert digest(State, state()) == digest(State, state())
    assert len(digest(State, state())) == 16


def test_every_number_counts() -> None:
    found = {digest(State, state())}
    for place in range(state().view(np.int64).size):
        for change in (1, -1, 2**40):
            table = state()
            table.view(np.int64)[place] += change
            found.add(digest(State, table))
    assert len(found) == 1 + 3 * state().view(np.int64).size


def test_a_state_that_has_grown_by_what_is_not_used_has_the_same_digest() -> None:
    assert digest(Grown, state(Grown)) == digest(State, state())


@pytest.mark.parametrize("use", ["weather", "kickers", "row", "inner"])
def test_what_is_used_counts(use: str) -> None:
    table = state(Grown)
    if use == "weather": table[0].weather = 1
    if use == "kickers": table[0].kickers.kicked = 1
    if use == "row": table[0].pile.cards[8] = 1
    if use == "inner": table[0].pile.known = 1
    assert digest(Grown, table) != digest(State, state())


def test_a_number_in_another_field_is_another_position() -> None:
    one, two = new(State), new(State)
    one[0].phase, two[0].pile.top = 1, 1
    assert digest(State, one) != digest(State, two)


def test_an_empty_state_has_the_same_digest_whatever_its_fields_are() -> None:
    assert digest(State, new(State)) == digest(Grown, new(Grown)) == digest(Kickers, new(Kickers))


def test_only_the_first_state_of_a_table_counts() -> None:
    table: Any = new(State, 2)
    table[1].phase = 1
    assert digest(State, table) == digest(State, new(State))


def test_the_fields_come_in_the_order_of_their_names() -> None:
    """phase, pile.cards, pile.top, placed"""
    assert [(start, stop) for start, stop, _ in fields_of(State).tolist()] == [(0, 1), (7, 11), (11, 12), (1, 7)]


def test_a_digest_is_the_same_on_every_machine_and_in_every_version() -> None:
    assert digest(State, state()) == "af69572fc590d5ed"
