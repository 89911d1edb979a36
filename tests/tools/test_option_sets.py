"""Few sets of options, but any two values that may meet do meet in one of them; whatever refusals there are, and however they look."""
from collections.abc import Iterable
from itertools import combinations, product
from random import Random
from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import model_validator

import flambeur
from flambeur.kit.options import Options, option, refuse
from tests.games.probe.game import GAME as PROBE
from tools.option_sets import by_lot, nearest, pairwise, refusal_of, values_of
from tools.pairwise import Chosen, cover

GAMES = {**flambeur.games(), PROBE.id: PROBE}
RANGES = {"neutral": (2, 5), "big": (2, 7), "kickers": (2, 7), "slots": (5, 8), "bonus": (2, 7)}       # of the number of players


def switch() -> Any:
    return option(False, "On.", "Allumé.")


class Wide(Options):
    """Fourteen options, as many as Las Vegas will have: 57,344 sets, of which 11,008 are allowed."""
    players: int = option(4, "How many.", "Combien.", ge=2, le=8)
    edition: Literal["first", "later"] = option("first", "Which.", "Laquelle.")
    opening: Literal["oldest", "random"] = option("oldest", "Who.", "Qui.")
    open_money: bool = switch()
    minimum: bool = switch()
    high_notes: bool = switch()
    neutral: bool = switch()
    big: bool = switch()
    kickers: bool = switch()
    rainbow: bool = switch()
    slots: bool = switch()
    bonus: bool = switch()
    cards: bool = switch()
    chips: bool = switch()

    @model_validator(mode="after")
    def modules_have_their_ranges(self) -> "Wide":
        for name, (fewest, most) in RANGES.items():
            if getattr(self, name) and not fewest <= self.players <= most:
                raise refuse("out of range", "hors limites")
        return self


class Chain(Options):
    """Each switch needs the one before it, and the last one three players: what can be shows only far from the defaults."""
    players: int = option(2, "How many.", "Combien.", ge=2, le=3)
    a: bool = switch()
    b: bool = switch()
    c: bool = switch()

    @property
    def asked(self) -> list[bool]:
        return [self.a, self.b, self.c]

    @model_validator(mode="after")
    def one_needs_the_other(self) -> "Chain":
        if self.asked != sorted(self.asked, reverse=True) or (self.c and self.players < 3):
            raise refuse("too early", "trop tôt")
        return self


class Blurred(Chain):
    """The same, by a look at everything at once."""

    @model_validator(mode="after")
    def one_needs_the_other(self) -> "Blurred":
        given = self.model_dump()
        if sorted(given.values(), reverse=True) != list(given.values()) or (given["c"] and given["players"] < 3):
            raise refuse("too early", "trop tôt")
        return self


def game(model: type[Options]) -> Any:
    return type("Some", (), {"id": "some", "Options": model})()


def pairs(sets: Iterable[Chosen]) -> set[frozenset[tuple[str, Any]]]:
    return {frozenset(pair) for chosen in sets for pair in combinations(chosen.items(), 2)}


def everything(columns: dict[str, list[Any]]) -> list[Chosen]:
    return [dict(zip(columns, chosen, strict=True)) for chosen in product(*columns.values())]


@st.composite
def models(draw: st.DrawFn) -> tuple[dict[str, list[int]], list[Chosen]]:
    """Columns, and what must not be together."""
    columns = {f"o{k}": list(range(n)) for k, n in enumerate(draw(st.lists(st.integers(1, 4), min_size=2, max_size=5)))}
    parts = st.dictionaries(st.sampled_from(sorted(columns)), st.integers(0, 3), min_size=1, max_size=3)
    return columns, draw(st.lists(parts, max_size=8))


@pytest.mark.parametrize("telling", [True, False])
@given(models())
def test_any_two_values_meet_that_may_meet_and_no_set_is_refused(telling: bool, model: tuple[dict[str, list[int]], list[Chosen]]) -> None:
    columns, never = model

    def refusal(chosen: Chosen) -> set[str] | None:
        reason = next((set(part) for part in never if part.items() <= chosen.items()), None)
        return reason if telling or reason is None else set(columns)

    found = list(cover(columns, refusal))
    possible = [chosen for chosen in everything(columns) if refusal(chosen) is None]
    assert all(chosen in possible for chosen in found)
    assert pairs(found) == pairs(possible)
    assert len({tuple(chosen.items()) for chosen in found}) == len(found)
    assert [list(chosen) for chosen in found] == [list(columns)] * len(found)
    if (first := {name: column[0] for name, column in columns.items()}) in possible:
        assert found[0] == first


def test_fourteen_options_need_two_dozen_sets_at_most() -> None:
    """Fourteen are needed: seven numbers of players, each with and without a module."""
    found = [options.model_dump() for options in pairwise(game(Wide))]
    assert 14 <= len(found) <= 24
    columns = values_of(Wide)
    possible = [chosen for chosen in everything(columns)
                if all(low <= chosen["players"] <= high for name, (low, high) in RANGES.items() if chosen[name])]
    assert pairs(found) == pairs(possible)
    assert len(possible) > 10_000
    assert found == [options.model_dump() for options in pairwise(game(Wide))], "they are the same each time"


def test_hardly_more_sets_are_looked_at_than_found() -> None:
    """Each refusal is met once: nobody goes through thousands of sets to learn that eight players have no kickers."""
    looked, refusal = list[Chosen](), refusal_of(game(Wide))
    found = list(cover(values_of(Wide), lambda chosen: looked.append(chosen) or refusal(chosen)))  # type: ignore[func-returns-value]
    assert len(looked) < 10 * len(found)


@pytest.mark.parametrize("model", [Chain, Blurred])
def test_what_shows_only_far_from_the_defaults_is_found(model: type[Options]) -> None:
    found = [options.model_dump() for options in pairwise(game(model))]
    possible = [dict(zip(("players", "a", "b", "c"), chosen, strict=True)) for chosen in [
        (2, False, False, False), (2, True, False, False), (2, True, True, False),
        (3, False, False, False), (3, True, False, False), (3, True, True, False), (3, True, True, True)]]
    assert pairs(found) == pairs(possible)
    assert found[0] == possible[0]


def test_a_refusal_tells_which_options_it_looked_at() -> None:
    few, all_of_them = (refusal_of(game(model)) for model in (Chain, Blurred))
    refused = {"players": 3, "a": False, "b": True, "c": False}
    assert few(refused) == {"a", "b", "c"}
    assert all_of_them(refused) == {"players", "a", "b", "c"}, "nobody knows"
    assert few(refused | {"a": True}) is None


@pytest.mark.parametrize(("wanted", "expected"), [
    ({}, (2, False, False, False)), ({"b": True}, (2, True, True, False)), ({"c": True}, (3, True, True, True)),
    ({"players": 2, "c": True}, None), ({"players": 3, "a": False}, (3, False, False, False)),
])
def test_the_nearest_set_has_the_fewest_others_changed(wanted: Chosen, expected: tuple[Any, ...] | None) -> None:
    found = nearest(game(Chain), wanted)
    assert (None if found is None else tuple(found.model_dump().values())) == expected


def test_by_lot_any_set_may_come_and_no_other() -> None:
    luck = Random(1)
    found = {tuple(by_lot(game(Chain), luck).model_dump().values()) for _ in range(500)}
    assert len(found) == 7


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_its_few_sets(name: str) -> None:
    game, luck = GAMES[name], Random(name)
    found = pairwise(game)
    assert found[0] == game.Options()
    others = pairs(by_lot(game, luck).model_dump() for _ in range(1000))
    assert others <= pairs(options.model_dump() for options in found)
