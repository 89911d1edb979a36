"""The undo law: who may take an act back has learnt nothing by it. The view after the act is the same in every world that the seat must
have thought possible before it; so taking it back and choosing otherwise is no better than choosing well."""
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from flambeur.kit import rng
from flambeur.kit.contract import imagine
from flambeur.kit.game import Game
from flambeur.kit.options import Options
from flambeur.kit.structs import bytes_of
from flambeur.table import fairness
from flambeur.table.live import Live
from flambeur.table.record import Move
from flambeur.table.replay import step
from tests.helpers.share import size
from tests.laws.tables import GAMES, LONGEST, SETS, for_every_game, next_entry

WORLDS = 50
MANY = size(250, 1000)                               # allowed undos that all games together must show
REVEALING = [name for name, game in GAMES.items() if any(kind.reveals for kind in game.kinds)]


def live(game: Game, options: Options) -> Live:
    return Live(game, options, secret=fairness.new_secret(0))


def acts(m: Live, luck: Random) -> Iterator[tuple[Live, Move]]:
    """Plays to the end at random; each act with the table before it. Now and then an act is taken back, as people do."""
    for _ in range(LONGEST):
        if m.over: return
        entry, before = next_entry(m, luck), m.copy()
        step(m, entry)
        if isinstance(entry, Move):
            yield before, entry
            while luck.random() < 0.3 and m.can_take_back(entry.seat):
                m.take_back(entry.seat)
    raise AssertionError("the game does not end")


def seen(m: Live, seat: int) -> Any:
    """What a seat sees, and was told of the last step."""
    told = [row.seen_by(seat) for row in m.rows_of(m.steps[-1].written)]
    return m.view(seat), [event for event in told if event is not None], m.legal_json(seat)


def in_another_world(before: Live, entry: Move, k: int) -> Any:
    world = before.copy()
    imagine(world.state, entry.seat, rng.new(k))
    step(world, entry)
    return seen(world, entry.seat)


def check(game: Game, options: Options, luck: Random, most: int = LONGEST) -> int:
    """One game, as far as so many acts could be taken back; returns how many."""
    allowed, m = 0, live(game, options)
    for before, entry in acts(m, luck):
        if allowed == most: break
        if not m.can_take_back(entry.seat): continue
        allowed += 1
        after = seen(m, entry.seat)
        for k in range(WORLDS):
            assert in_another_world(before, entry, k) == after, f"{entry} shows something new: {after[1]}"
    return allowed


def check_many(name: str, most: int, seed: int) -> int:
    """Over sets of options in turn, until there were so many, from at least four games."""
    sets, luck, allowed = SETS[name], Random(seed), 0
    order = luck.sample(range(len(sets)), len(sets))
    for k in range(LONGEST):
        if allowed >= most: return allowed
        allowed += check(GAMES[name], sets[order[k % len(order)]], luck, most=most // 4)
    raise AssertionError(f"{name} hardly ever lets an act be taken back: {allowed} times")


@for_every_game
def test_who_may_take_an_act_back_has_learnt_nothing_by_it(name: str) -> None:
    assert check_many(name, 32, seed=1) >= 32


@pytest.mark.slow
def test_many_acts_that_could_be_taken_back_have_shown_nothing_new() -> None:
    found = {name: check_many(name, MANY // len(GAMES) + 1, seed=2) for name in GAMES}
    assert sum(found.values()) >= MANY, found


@for_every_game
def test_every_set_of_options_lets_acts_be_taken_back(name: str) -> None:
    """Else the law would hold because there is nothing to look at."""
    for k, options in enumerate(SETS[name]):
        m = live(GAMES[name], options)
        assert any(m.can_take_back(entry.seat) for _, entry in acts(m, Random(k)))


@pytest.mark.parametrize("name", REVEALING)
def test_a_game_that_does_not_say_what_it_reveals_is_caught(name: str) -> None:
    game = GAMES[name]
    kinds = tuple(replace(kind, reveals=False) for kind in game.kinds)
    careless: Game = type("Careless", (type(game),), {"kinds": kinds})()
    with pytest.raises(AssertionError, match="shows something new"):
        sum(check(careless, options, Random(k)) for k, options in enumerate(SETS[name]))


@for_every_game
def test_taking_back_leads_to_the_very_bytes_before(name: str) -> None:
    luck, met = Random(4), 0
    for options in luck.choices(SETS[name], k=10):
        m = live(GAMES[name], options)
        for before, entry in acts(m, luck):
            if not m.can_take_back(entry.seat): continue
            other = m.copy()
            other.take_back(entry.seat)
            assert (bytes_of(other.state), other.n_events) == (bytes_of(before.state), before.n_events)
            met += 1
    assert met > 20


@for_every_game
def test_nobody_else_may_take_an_act_back_and_nobody_at_all_after_dice_or_the_end(name: str) -> None:
    luck = Random(5)
    for options in luck.choices(SETS[name], k=10):
        m = live(GAMES[name], options)
        while not m.over:
            entry = next_entry(m, luck)
            step(m, entry)
            may = [seat for seat in range(m.players) if m.can_take_back(seat)]
            assert may == [] or (isinstance(entry, Move) and may == [entry.seat])
        assert not any(m.can_take_back(seat) for seat in range(m.players))
