"""A game that has grown by what is not used is the same game: the same dice, the same bytes, the same records and proofs."""
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

import flambeur
from flambeur.api import Match
from flambeur.games import registered
from flambeur.kit.game import Game
from flambeur.kit.options import parse
from flambeur.kit.structs import bytes_of, dtype_of
from flambeur.table import fairness
from tests.games.grown.actions import DOUBLE
from tests.games.grown.game import GAME as GROWN
from tests.games.probe.game import GAME as PROBE
from tests.records.keep import played

KEPT = sorted((Path(__file__).parents[1] / "records").glob("probe-1-*.json"))
OPTIONS = [{"players": 1}, {"players": 2, "packs": 1}, {"players": 3}, {"players": 4}]


def begun(game: Game, seed: int, **options: Any) -> Match:
    return Match(game, parse(game.Options, game.id, options), secret=fairness.new_secret(seed), seeds=["ab" * 32])


@contextmanager
def of_both(make: Any) -> Iterator[tuple[Any, Any]]:
    """The same of the plain probe and of the grown one, each found by the one id."""
    with registered(PROBE):
        plain = make()
    with registered(GROWN):
        yield plain, make()


def test_the_grown_probe_has_grown_by_everything() -> None:
    assert (GROWN.id, GROWN.version) == (PROBE.id, PROBE.version)
    assert set(GROWN.Options.model_fields) - set(PROBE.Options.model_fields) == {"doubling"}
    old, new = dtype_of(PROBE.State), dtype_of(GROWN.State)
    assert set(new.names or ()) - set(old.names or ()) == {"doubling", "doubled"}
    assert all(new.fields[name][1] != old.fields[name][1] for name in old.names or ())  # type: ignore[index]
    assert new["points"].itemsize > old["points"].itemsize
    assert GROWN.n_actions > PROBE.n_actions
    assert len(GROWN.kinds) > len(PROBE.kinds)
    assert [kind.name for kind in GROWN.kinds if kind.extras] == ["rolled"]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_the_same_seed_gives_the_same_dice_digests_events_and_records(options: dict[str, Any], seed: int) -> None:
    one, two, luck = begun(PROBE, seed, **options), begun(GROWN, seed, **options), Random(seed)
    assert one.start_hash == two.start_hash
    while not one.over:
        assert one.digest == two.digest
        assert bytes_of(one.state) != bytes_of(two.state)                 # as bytes the states have nothing in common
        assert one.position() == two.position()
        for seat in (None, *range(one.players)):
            assert one.view(seat) == two.view(seat)
        seat = luck.choice(one.actors)
        assert one.legal(seat) == two.legal(seat)
        choice = luck.choice(one.legal_ids(seat))
        told = [[(event.as_json(), event.text("en"), event.text("fr")) for event in m.play(seat, choice)] for m in (one, two)]
        assert told[0] == told[1]
    assert json.dumps(one.record()) == json.dumps(two.record())
    assert one.digest == two.digest


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_kept_records_replay_to_the_same_position_and_verify(file: Path) -> None:
    kept = json.loads(file.read_text("utf-8"))
    with of_both(lambda: (flambeur.replay(kept), flambeur.verify(kept, kept["commitment"]))) as ((plain, first), (grown, second)):
        assert plain.state.dtype != grown.state.dtype
        assert plain.digest == grown.digest
        assert grown.record() == kept
        assert second == first
        assert second.ok


def test_there_are_kept_records_of_all_kinds() -> None:
    kept = [json.loads(file.read_text("utf-8")) for file in KEPT]
    assert any(record["table"] and record["seeds"] for record in kept)
    assert any(record["position"] for record in kept)
    assert any(record["dice"] == "manual" for record in kept)


def test_a_record_cut_short_is_played_on_to_the_same_end() -> None:
    with of_both(lambda: None):
        whole = begun(PROBE, 5, players=3)
        played(whole, Random(5))
        kept = whole.record()
        for k in range(0, len(kept["entries"]), 4):
            m = flambeur.replay({**kept, "entries": kept["entries"][:k], "over": False})
            m.settle()
            for entry in kept["entries"][len(m.entries):]:
                if "action" in entry: m.play(entry["seat"], entry["action"])
            assert m.record() == kept


def test_positions_go_both_ways() -> None:
    m = begun(PROBE, 3, players=3)
    m.play(1, m.legal(1)[0])
    with of_both(lambda: flambeur.from_position(m.position(), seed=4)) as (plain, grown):
        assert plain.digest == grown.digest == m.digest
        assert plain.start_hash == grown.start_hash
        assert plain.position() == grown.position()


def test_bots_and_simulations_do_the_same() -> None:
    with of_both(lambda: flambeur.simulate("probe", games=20, bots=["easy", "random", "medium"], seed=3, threads=1)) as (plain, grown):
        assert (plain.scores == grown.scores).all()
        assert (plain.moves == grown.moves).all()
    with of_both(lambda: flambeur.new("probe", seed=8).suggest(0, "medium", rollouts=50)) as (plain, grown):
        assert plain == grown


# what it has learnt, where it is switched on

def doubled(seed: int = 1) -> Match:
    """A finished game in which everybody doubled as soon as possible, and nobody accepted before the last round."""
    m, luck = begun(GROWN, seed, players=3, doubling=True), Random(seed)
    while not m.over:
        seat = luck.choice(m.actors)
        ids = m.legal_ids(seat)
        m.play(seat, DOUBLE if DOUBLE in ids else max(ids))
    return m


def test_with_the_option_it_plays_differently_and_tells_so() -> None:
    m = doubled()
    assert m.record()["options"] == {"players": 3, "doubling": True}
    assert m.start_hash != begun(GROWN, 1, players=3).start_hash
    kinds = [event.kind for event in m.events()]
    assert kinds.count("doubled") == 3
    times = [event.fields.get("times") for event in m.events() if event.kind == "rolled"]
    assert times[0] is None
    assert 3 in times
    texts = [event.text("en") for event in m.events()]
    assert any(text.endswith("doubled once.") for text in texts)
    assert "doubles" in m.view()
    assert m.position()["state"]["doubled"] == 3


def test_its_records_and_positions_replay_and_verify() -> None:
    m = doubled()
    with registered(GROWN):
        assert flambeur.replay(m.record()).digest == m.digest
        assert flambeur.verify(m.record()).ok
        middle = flambeur.new("probe", players=3, doubling=True, seed=2)
        assert flambeur.from_position(middle.position(), seed=3).digest == middle.digest


def test_an_option_counts_from_the_start_on() -> None:
    """The drawer is not empty where the option is on: another position, another digest."""
    one, two = begun(GROWN, 1, players=3), begun(GROWN, 1, players=3, doubling=True)
    assert one.digest != two.digest


def test_whoever_has_not_grown_refuses_it_with_a_sentence() -> None:
    with registered(PROBE), pytest.raises(flambeur.RecordError, match="probe has no option 'doubling'; it has players, packs"):
        flambeur.replay(doubled().record())
