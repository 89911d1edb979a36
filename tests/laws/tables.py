"""The games that the laws run on, and tables in mid-game to look at."""
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import flambeur
from flambeur.api import Match
from flambeur.kit.game import Game
from flambeur.kit.options import Options
from flambeur.kit.structs import new, put
from flambeur.table import fairness
from flambeur.table.record import Chance, Move
from flambeur.table.replay import step
from tests.games.probe.game import GAME as PROBE
from tests.laws.witnesses import witness
from tools.option_sets import pairwise

GAMES: dict[str, Game] = {**flambeur.games(), PROBE.id: PROBE}
SETS: dict[str, tuple[Options, ...]] = {name: pairwise(game) for name, game in GAMES.items()}
FEWEST: dict[str, int] = {name: game.Options.model_json_schema()["properties"]["players"]["minimum"] for name, game in GAMES.items()}
LONGEST = 20_000                          # steps of a game: far more than any has, those of 5,000 decisions too
for_every_game = pytest.mark.parametrize("name", GAMES)


def law(examples: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """A test of (name, data) for every game, on so many tables of each, drawn with `data.draw(tables(name))`."""
    def decorate(test: Callable[..., None]) -> Callable[..., None]:
        lawful: Callable[..., None] = for_every_game(settings(max_examples=examples)(given(data=st.data())(test)))
        return lawful
    return decorate


def open_table(game: Game, options: Options, seed: int = 0) -> Match:
    """Before the first chance event."""
    return Match(game, options, secret=fairness.new_secret(seed), settle=False)


@st.composite
def tables(draw: st.DrawFn, name: str, choosing: bool = False) -> Match:
    """A table somewhere in a game, perhaps while chance is pending, perhaps over; or one at which somebody must choose."""
    k = draw(st.integers(0, len(SETS[name]) - 1), label="options")
    luck = Random(draw(st.integers(0, 2**16), label="seed"))
    m = open_table(GAMES[name], SETS[name][k])
    for _ in range(draw(st.integers(0, length(name, k) - (3 if choosing else 0)), label="steps")):
        if m.over: break
        step(m, next_entry(m, luck))
    while choosing and not m.actors:
        if m.over: m = open_table(m.game, m.options)      # luck was short
        step(m, next_entry(m, luck))
    return m


@cache
def length(name: str, k: int) -> int:
    """How many steps a game takes, about: so many as one did."""
    m = open_table(GAMES[name], SETS[name][k])
    return len(list(to_the_end(m, Random(k))))


def to_the_end(m: Match, luck: Random) -> Iterator[Move | Chance]:
    """Plays on at random, entry by entry, until the game is over: which it must be some time."""
    for _ in range(LONGEST):
        if m.over: return
        entry = next_entry(m, luck)
        step(m, entry)
        yield entry
    raise AssertionError(f"the game does not end: {m.view()}")


def next_entry(m: Match, luck: Random) -> Move | Chance:
    """A random choice, or random dice. Sometimes somebody who has chosen chooses again."""
    if (throw := m.awaiting_chance) is not None:
        draws, noise = ([[n, luck.randrange(n)] for n in sizes] for sizes in (throw.sizes, m.measured))
        return Chance(chance=m.n_events, draws=draws, noise=noise)
    seat = luck.choice(m.actors)
    if luck.random() < 0.2:
        seat = luck.choice([seat for seat in range(m.players) if m.legal(seat)])
    action = luck.choice(m.legal(seat)).id
    return Move(seat=seat, action=action, body=witness(m.game.id).body(m, action, luck))


def state_of(m: Match) -> Any:
    """A copy of its state."""
    table: Any = new(m.State)
    put(table, 0, m.state)
    return table[0]
