"""Several choices in one request: the same as one after the other, or nothing at all; and what is refused tells nothing hidden."""
from random import Random
from typing import Any

import pytest
from hypothesis import strategies as st

from flambeur import FlambeurError
from flambeur.api import Match
from flambeur.kit import rng
from flambeur.kit.contract import imagine
from flambeur.kit.structs import bytes_of
from flambeur.table import fairness
from flambeur.table.live import Live
from tests.helpers.share import size
from tests.laws.tables import GAMES, LONGEST, SETS, for_every_game, law, tables

WORLDS = 10
MOST = 3
STEPS = size(150, LONGEST)                 # of a live table: every one asks for every pair


def may_follow(m: Match, seat: int, done: list[int]) -> list[int]:
    """What the seat may do after these, by asking for each."""
    found = []
    for action in range(m.game.n_actions):
        try:
            m.checked_all(seat, [*done, action])
        except FlambeurError:
            continue
        found.append(action)
    return found


def some(m: Match, seat: int, luck: Random) -> list[int]:
    """A few choices that can be made together."""
    done: list[int] = []
    while len(done) < MOST and (ids := may_follow(m, seat, done)): done.append(luck.choice(ids))
    return done


@law(15)
def test_together_is_the_same_as_one_after_the_other(name: str, data: st.DataObject) -> None:
    m, luck = data.draw(tables(name, choosing=True)), Random(data.draw(st.integers(0, 99)))
    for seat in m.actors:
        chosen, one, other = some(m, seat, luck), m.copy(), m.copy()
        before = len(m.rows)
        assert chosen
        told = one.play(seat, chosen)
        for action in chosen:
            other.play(seat, action)
        assert bytes_of(one.state) == bytes_of(other.state)
        assert one.record(secret=True) == other.record(secret=True)
        assert told == one.seen(one.rows[before:], seat)


@law(15)
def test_all_or_nothing(name: str, data: st.DataObject) -> None:
    """A last choice that is refused leaves none of those before it."""
    m, luck = data.draw(tables(name, choosing=True)), Random(data.draw(st.integers(0, 99)))
    for seat in m.actors:
        before, entries, rows = bytes_of(m.state), list(m.entries), list(m.rows)
        chosen = some(m, seat, luck)
        for wrong in {*range(-1, m.game.n_actions + 1)} - {*may_follow(m, seat, chosen)}:
            with pytest.raises(FlambeurError):
                m.play(seat, [*chosen, wrong])
        assert (bytes_of(m.state), m.entries, m.rows) == (before, entries, rows)


@law(10)
def test_a_refusal_is_the_same_in_every_world(name: str, data: st.DataObject) -> None:
    """Else one could ask for what is refused anyway, and learn from the answer."""
    m = data.draw(tables(name, choosing=True))
    for seat in m.actors:
        assert {answers(imagined(m, seat, k), seat) for k in range(WORLDS)} == {answers(m, seat)}


def answers(m: Match, seat: int) -> str:
    """To every pair of choices that begins with a legal one."""
    return str([answer(m, seat, [first, second]) for first in m.legal_ids(seat)[:4]
                for second in range(0, m.game.n_actions, 1 + m.game.n_actions // 40)])


def answer(m: Match, seat: int, actions: list[int]) -> Any:
    try:
        return m.checked_all(seat, actions)
    except FlambeurError as e:
        return e.code, e.sentences


def imagined(m: Match, seat: int, k: int) -> Match:
    other = m.copy()
    imagine(other.state, seat, rng.new(k))
    return other


@for_every_game
def test_at_a_live_table_they_are_one_step_and_taken_back_as_one(name: str) -> None:
    luck, met = Random(1), 0
    for options in luck.choices(SETS[name], k=8):
        m = Live(GAMES[name], options, secret=fairness.new_secret(0))
        m.settle()
        for _ in range(STEPS):
            if m.over: break
            if m.thrower is not None:
                m.throw(m.thrower)
                continue
            seat, before = luck.choice(m.actors), bytes_of(m.state)
            chosen = pair(m, seat, luck)
            m.taken()
            m.choose(seat, *chosen)
            moves = [done for done in m.taken() if done.more]
            assert [(done.entry.action, *done.more) for done in moves] == ([chosen] if len(chosen) > 1 else [])  # type: ignore[union-attr]
            if len(chosen) > 1 and m.can_take_back(seat):
                other = m.copy()
                other.take_back(seat)
                assert bytes_of(other.state) == before
                met += 1
    assert met > 0 or name in ("las-vegas", "las-vegas-solo", "las-vegas-hidden", "strike")      # where every choice is followed by dice


def pair(m: Live, seat: int, luck: Random) -> tuple[int, ...]:
    first = luck.choice(m.legal_ids(seat))
    for second in luck.sample(range(m.game.n_actions), m.game.n_actions):
        try:
            return tuple(m.checked_all(seat, [first, second]))
        except FlambeurError:
            continue
    return (first,)
