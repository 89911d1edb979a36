"""Keeping a game: copies, records and positions give the very same bytes; everything that leaves is JSON."""
import json
from random import Random
from typing import Any

import pytest
from hypothesis import strategies as st

import flambeur
from flambeur import PositionError
from flambeur.api import Match
from flambeur.kit.structs import bytes_of
from flambeur.table.record import Move
from flambeur.table.replay import step
from tests.laws.tables import GAMES, SETS, for_every_game, law, next_entry, open_table, tables, to_the_end


def through_json(data: Any) -> Any:
    """What is read back is what was written: no tuples, no numbers as keys, nothing that JSON does not have."""
    back = json.loads(json.dumps(data, allow_nan=False))
    assert back == data
    return back


@law(20)
def test_a_copy_is_the_same_and_goes_its_own_way(name: str, data: st.DataObject) -> None:
    m = data.draw(tables(name, choosing=True))
    before, digest, n = bytes_of(m.state), m.digest, len(m.entries)
    other = m.copy()
    assert bytes_of(other.state) == before
    assert (other.digest, other.entries, other.rows) == (digest, m.entries, m.rows)
    step(other, next_entry(other, Random(1)))
    assert len(other.entries) == n + 1
    assert (bytes_of(m.state), m.digest, len(m.entries)) == (before, digest, n)


@law(20)
def test_copies_that_play_the_same_stay_the_same(name: str, data: st.DataObject) -> None:
    m = data.draw(tables(name))
    one, two = m.copy(), m.copy()
    for entry in to_the_end(one, Random(2)):
        step(two, entry)
        assert bytes_of(one.state) == bytes_of(two.state)
    assert one.record() == two.record()


@law(20)
def test_a_record_replays_to_the_same_bytes(name: str, data: st.DataObject) -> None:
    m = data.draw(tables(name))
    again = flambeur.replay(json.dumps(through_json(m.record())))
    assert bytes_of(again.state) == bytes_of(m.state)
    assert again.digest == m.digest
    assert again.record() == m.record()
    assert told(again) == told(m)


def told(m: Match) -> list[list[dict[str, Any]]]:
    return [[event.as_json() for event in m.events(seat)] for seat in (None, *range(len(m.seats)))]


@law(20)
def test_a_position_is_laid_again_to_the_same_bytes(name: str, data: st.DataObject) -> None:
    m = data.draw(tables(name))
    try:
        position = through_json(m.position())
    except PositionError:
        assert not any(isinstance(entry, Move) for entry in m.entries)       # nothing has been dealt yet
        return
    again = Match(m.game, m.options, secret=m.secret, position=position["state"], settle=False)
    assert bytes_of(again.state) == bytes_of(m.state)
    assert again.position() == position


@law(20)
def test_a_match_from_a_position_keeps_a_record_of_its_own(name: str, data: st.DataObject) -> None:
    m = data.draw(tables(name, choosing=True))
    laid = flambeur.from_position(m.position(), seed=3)
    luck = Random(4)
    for _ in range(5):
        if laid.over: break
        seat = luck.choice(laid.actors)
        laid.play(seat, luck.choice(laid.legal(seat)))
    again = flambeur.replay(through_json(laid.record()))
    assert bytes_of(again.state) == bytes_of(laid.state)


@law(20)
def test_everything_that_leaves_is_json(name: str, data: st.DataObject) -> None:
    m = data.draw(tables(name))
    for seat in (None, *range(len(m.seats))):
        seen = through_json(m.view(seat))
        assert m.game.View.model_validate(seen).model_dump(mode="json") == seen
        through_json([event.as_json() for event in m.events(seat)])
        assert all(event.text(language) for event in m.events(seat) for language in ("en", "fr"))
        if seat is not None:
            through_json([action.as_json() for action in m.legal(seat)])
    through_json(m.record(secret=True))


@for_every_game
def test_a_played_game_can_be_verified(name: str) -> None:
    """With the dice of the secret, as players get them."""
    for k, options in enumerate(SETS[name]):
        m, luck = open_table(GAMES[name], options, seed=k), Random(k)
        m.settle()
        while not m.over:
            seat = luck.choice(m.actors)
            m.play(seat, luck.choice(m.legal(seat)))
        verdict = flambeur.verify(m.record())
        assert verdict.ok, verdict.problems
        assert verdict.events == m.n_events > 0


@for_every_game
def test_a_guest_is_no_game_of_the_house(name: str) -> None:
    from flambeur.games import GUESTS, find
    assert find(name) is GAMES[name]
    assert (name in flambeur.games()) != (name in GUESTS)
    with pytest.raises(flambeur.UnknownGame):
        find(name + "x")
