"""Bots: any game can be searched and simulated, and thinking changes nothing."""
from dataclasses import replace
from typing import Any

import numpy as np
from hypothesis import strategies as st

import flambeur
from flambeur.bots.levels import LEVELS
from flambeur.bots.playout import new_scratch
from flambeur.bots.search import FIRST, WIDE, Ledger
from flambeur.bots.suggest import think
from flambeur.kit import rng
from flambeur.kit.structs import bytes_of, new, put
from tests.laws.tables import FEWEST, for_every_game, law, tables

SEARCHER = replace(LEVELS["medium"], rollouts=40)


@law(12)
def test_search_leaves_the_position_alone_and_books_every_rollout(name: str, data: st.DataObject) -> None:
    m = data.draw(tables(name, choosing=True))
    for seat in range(len(m.seats)):
        legal = [action.id for action in m.legal(seat)]
        if not legal: continue
        table: Any = new(m.State, 2)
        put(table, 0, m.state)
        before, ledger = bytes_of(table[0]), new(Ledger)[0]
        think(table, seat, SEARCHER, None, SEARCHER.rollouts, ledger, new_scratch(), rng.new(1))
        assert bytes_of(table[0]) == before
        assert ledger.ids[:ledger.n].tolist() == legal
        assert ledger.visits[:ledger.n].sum() == ledger.total == SEARCHER.rollouts
        assert (ledger.visits[:ledger.n] > 0).sum() >= min(len(legal), FIRST if len(legal) > WIDE else SEARCHER.rollouts // 2)
        assert (ledger.win[:ledger.n] >= 0).all()
        assert (ledger.win[:ledger.n] <= ledger.visits[:ledger.n]).all()


@law(8)
def test_every_level_suggests_a_legal_action_and_leaves_the_match_alone(name: str, data: st.DataObject) -> None:
    m = data.draw(tables(name, choosing=True))
    before, entries = m.digest, list(m.entries)
    for bot in LEVELS:
        for seat in range(len(m.seats)):
            if m.legal(seat):
                assert m.suggest(seat, bot, rollouts=20, seed=1).action in m.legal(seat)
    assert (m.digest, m.entries) == (before, entries)


@for_every_game
def test_simulations_are_the_same_on_any_number_of_threads(name: str) -> None:
    players = FEWEST[name]
    bots = ["random", SEARCHER, *["random"] * players][:players] if players > 1 else [SEARCHER]
    one, two = (flambeur.simulate(name, games=40, bots=bots, players=players, seed=3, threads=n) for n in (1, 2))
    assert np.array_equal(one.scores, two.scores)
    assert np.array_equal(one.wins, two.wins)
    assert np.array_equal(one.moves, two.moves)
    assert np.isin(one.wins.sum(1).round(9), (0.0, 1.0)).all()         # nobody may have won
    assert (one.moves > 0).all()
    assert len({(*row, moves) for row, moves in zip(one.scores.tolist(), one.moves.tolist(), strict=True)}) > 20      # different games
