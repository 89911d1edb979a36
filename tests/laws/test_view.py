"""The view law: nothing that a seat is shown, told, allowed or advised depends on what it cannot know."""
import json
from collections.abc import Iterator
from dataclasses import asdict
from random import Random
from typing import Any

from hypothesis import strategies as st

from flambeur import FlambeurError
from flambeur.api import Match
from flambeur.kit import rng
from flambeur.kit.contract import NOBODY, imagine
from flambeur.kit.record import bytes_of
from flambeur.table.record import Chance, Move
from flambeur.table.replay import step
from tests.laws.tables import law, next_entry, tables
from tests.laws.witnesses import witness

WORLDS = 20


def imagined(m: Match, seat: int | None, k: int) -> Match:
    """The same table in another world that the seat must think possible."""
    other = m.copy()
    imagine(other._state, NOBODY if seat is None else seat, rng.new(k))
    return other


def seats_and_spectator(m: Match) -> list[int | None]:
    return [None, *range(len(m.seats))]


def known(m: Match, seat: int | None) -> str:
    """All that a seat is shown and allowed, as one text."""
    known: dict[str, Any] = {
        "view": m.view(seat), "actors": m.actors, "over": m.over, "winners": m.winners, "scores": m.scores, "table": repr(m),
    }
    if seat is not None:
        known |= {"legal": [action.as_json() for action in m.legal(seat)], "refusals": list(refusals(m, seat))}
    return json.dumps(known)


def told(m: Match, seat: int | None, since: int = 0) -> list[Any]:
    """What it has been told, word for word."""
    return [(event.as_json(), event.text("en"), event.text("fr")) for event in m._seen(m.rows[since:], seat)]


def refusals(m: Match, seat: int) -> Iterator[dict[str, str]]:
    may = {action.id for action in m.legal(seat)}
    for move in (*range(-1, m.game.n_actions + 1), "nonsense"):
        if move not in may:
            try:
                m._checked(seat, move)
            except FlambeurError as e:
                yield {"code": e.code, **e.sentences}


def advice(m: Match, seat: int) -> str:
    if not m.legal(seat):
        return ""
    return json.dumps([asdict(m.suggest(seat, bot, rollouts=30, seed=5), dict_factory=plainly) for bot in ("random", "easy", "medium")])


def plainly(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Without what only fills sentences."""
    return {key: value if not isinstance(value, float) else value.hex() for key, value in pairs if key not in ("pattern", "speaker")}


@law(12)
def test_what_a_seat_knows_is_the_same_in_every_world(name: str, data: st.DataObject) -> None:
    m = data.draw(tables(name))
    for seat in seats_and_spectator(m):
        worlds = [imagined(m, seat, k) for k in range(WORLDS)]
        assert {known(world, seat) for world in worlds} == {known(m, seat)}
        assert told(worlds[0], seat) == told(m, seat)
        if witness(name).hides(m, seat):
            assert len({bytes_of(world._state) for world in worlds}) > 1


@law(8)
def test_advice_is_the_same_in_every_world(name: str, data: st.DataObject) -> None:
    m = data.draw(tables(name))
    for seat in range(len(m.seats)):
        assert {advice(imagined(m, seat, k), seat) for k in range(WORLDS)} == {advice(m, seat)}


@law(10)
def test_what_a_seat_is_told_next_is_the_same_in_every_world_that_looks_the_same(name: str, data: st.DataObject) -> None:
    """From two worlds the game goes on alike, as long as the same can happen in both and the seat sees no difference: until then the
    events must be the same too."""
    m = data.draw(tables(name))
    for seat in seats_and_spectator(m):
        for k in range(3):
            true, other, luck = m.copy(), imagined(m, seat, k), Random(k)
            for _ in range(12):
                if true.over: break
                entry = next_entry(true, luck)
                before = len(true.rows)
                step(true, entry)
                if not possible(other, entry): break
                step(other, entry)
                if true.view(seat) != other.view(seat): break
                assert told(true, seat, before) == told(other, seat, before)


def possible(m: Match, entry: Move | Chance) -> bool:
    return isinstance(entry, Chance) or entry.action in {action.id for action in m.legal(entry.seat)}


@law(20)
def test_an_imagined_world_is_a_position_that_can_be(name: str, data: st.DataObject) -> None:
    """A world is a position that can be: all pieces are there, and it can be laid."""
    m = data.draw(tables(name, choosing=True))
    for seat in seats_and_spectator(m):
        world = imagined(m, seat, 1)
        assert witness(name).census(world) == witness(name).census(m)
        again = Match(m.game, m.options, secret=m.secret, position=world.position()["state"], settle=False)
        assert bytes_of(again._state) == bytes_of(world._state)
