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
from flambeur.kit.structs import bytes_of
from flambeur.table.record import Chance, Move
from flambeur.table.replay import step
from tests.laws.tables import law, next_entry, tables
from tests.laws.witnesses import witness

WORLDS = 20


def imagined(m: Match, seat: int | None, k: int) -> Match:
    """The same table in another world that the seat must think possible."""
    other = m.copy()
    imagine(other.state, NOBODY if seat is None else seat, rng.new(k))
    return other


def seats_and_spectator(m: Match) -> list[int | None]:
    return [None, *range(len(m.seats))]


def known(m: Match, seat: int | None) -> str:
    """All that a seat is shown and allowed, as one text."""
    known: dict[str, Any] = {
        "view": m.view(seat), "actors": m.actors, "awaited": m.awaited, "thrower": m.thrower,
        "over": m.over, "winners": m.winners, "scores": m.scores, "table": repr(m),
    }
    if seat is not None:
        known |= {"legal": [action.as_json() for action in m.legal(seat)], "refusals": list(refusals(m, seat))}
    return json.dumps(known)


def told(m: Match, seat: int | None, since: int = 0) -> list[Any]:
    """What it has been told, word for word."""
    return [(event.as_json(), event.text("en"), event.text("fr")) for event in m.seen(m.rows[since:], seat)]


def refusals(m: Match, seat: int) -> Iterator[dict[str, str]]:
    may = {action.id for action in m.legal(seat)}
    for move in (*range(-1, m.game.n_actions + 1), "nonsense"):
        if move not in may:
            try:
                m.checked(seat, move)
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
            assert len({bytes_of(world.state) for world in worlds}) > 1


@law(12)
def test_who_imagines_deals_alike_in_every_world(name: str, data: st.DataObject) -> None:
    """Two worlds that a seat cannot tell apart become the same one, with the same generator: what is hidden may not even be the order from
    which `imagine` deals."""
    m = data.draw(tables(name))
    for seat in seats_and_spectator(m):
        again = {bytes_of(imagined(imagined(m, seat, k), seat, WORLDS).state) for k in range(WORLDS)}
        assert again == {bytes_of(imagined(m, seat, WORLDS).state)}, "imagine depends on the hidden order"


@law(20)
def test_advice_is_the_same_in_every_world(name: str, data: st.DataObject) -> None:
    m = data.draw(tables(name, choosing=True))
    for seat in range(len(m.seats)):
        assert {advice(imagined(m, seat, k), seat) for k in range(WORLDS)} == {advice(m, seat)}


@law(10)
def test_what_a_seat_is_told_next_is_the_same_in_every_world_that_looks_the_same(name: str, data: st.DataObject) -> None:
    """In another world the game goes on with the same dice, the same choices of the seat, and any choices of the others after which the
    seat sees the same: as long as it sees no difference, it must not be told one."""
    m = data.draw(tables(name))
    for seat in seats_and_spectator(m):
        for k in range(3):
            true, luck = m.copy(), Random(k)
            others = [imagined(m, seat, k)]
            for _ in range(12):
                if true.over or not others: break
                entry, before = next_entry(true, luck), len(true.rows)
                step(true, entry)
                others = [o for other in others for o in followers(other, entry, seat) if o.view(seat) == true.view(seat)]
                assert all(told(other, seat, before) == told(true, seat, before) for other in others)
                others = luck.sample(others, min(2, len(others)))


def followers(m: Match, entry: Move | Chance, seat: int | None) -> Iterator[Match]:
    """The table after the same dice or the same choice; or, if another seat chose, after any choice of it."""
    entries: list[Move | Chance] = [entry]
    if isinstance(entry, Move):
        ids = [action.id for action in m.legal(entry.seat) if entry.seat != seat or action.id == entry.action]
        entries = [Move(seat=entry.seat, action=action) for action in ids]
    for one in entries:
        after = m.copy()
        step(after, one)
        yield after


@law(20)
def test_an_imagined_world_is_a_position_that_can_be(name: str, data: st.DataObject) -> None:
    """A world is a position that can be: all pieces are there, and it can be laid."""
    m = data.draw(tables(name, choosing=True))
    for seat in seats_and_spectator(m):
        world = imagined(m, seat, 1)
        assert witness(name).census(world) == witness(name).census(m)
        again = Match(m.game, m.options, secret=m.secret, position=world.position()["state"], settle=False)
        assert bytes_of(again.state) == bytes_of(world.state)
