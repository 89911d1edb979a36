"""Long games: one of 5,000 decisions is played, kept, proved, shown and thought about like any other. Recycling never runs out of cards."""
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import flambeur
from flambeur.api import Match
from flambeur.bots.playout import CAP, GLANCE, RANDOM, SECOND_GLANCE, Scratch, new_scratch, rollout
from flambeur.games import registered
from flambeur.kit import contract, rng
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, new_log
from flambeur.kit.rng import Rng
from flambeur.kit.structs import bytes_of, new, put
from flambeur.server.records.film import PAGE, frames
from flambeur.table import fairness
from flambeur.table.proof import verify
from flambeur.table.record import Move
from tests.games.probe.game import Probe
from tests.games.probe.options import ProbeOptions
from tests.laws import tables
from tests.laws.tables import GAMES, SETS, length, to_the_end
from tests.laws.witnesses import probe

DECISIONS = 5000
LONG: tuple[str, ...] = ("casino-royal",)                # games of the house whose rollouts are cut off
ROUNDS = 1000                             # of four cards and an answer


class Marathon(Probe):
    """The probe with more rounds than anybody would play."""
    id = "marathon"

    def set_up(self, s: Any, options: Any) -> None:
        super().set_up(s, options)
        s.recycling.rounds = ROUNDS


@pytest.fixture(scope="module", autouse=True)
def marathon_can_be_found() -> Iterator[None]:
    with registered(Marathon()):
        yield


@pytest.fixture(scope="module")
def played() -> Match:
    m, luck = begun(), Random(1)
    while not m.over:
        seat = luck.choice(m.actors)
        m.play(seat, luck.choice(m.legal_ids(seat)))
    return m


def begun() -> Match:
    return Match(Marathon(), ProbeOptions(players=4, recycling=True), secret=fairness.new_secret(1))


def test_it_has_so_many_decisions_and_ends(played: Match) -> None:
    assert sum(isinstance(entry, Move) for entry in played.entries) >= DECISIONS
    assert played.winners


def test_its_record_replays_to_the_same_bytes_and_is_proved(played: Match) -> None:
    record = played.record()
    again = flambeur.replay(record)
    assert bytes_of(again.state) == bytes_of(played.state)
    verdict = verify(record)
    assert (verdict.ok, verdict.events) == (True, played.n_events)


def test_its_film_comes_in_pages(played: Match) -> None:
    import json
    body = json.dumps(played.record())
    first, total = frames(body, 0, 60.0), len(played.entries) + 1
    assert (first["total"], first["first"], len(first["frames"])) == (total, 0, PAGE)
    middle = frames(body, 0, 60.0, first=PAGE)
    overlapping = frames(body, 0, 60.0, first=PAGE - 10)
    assert overlapping["frames"][:10] == first["frames"][-10:]
    assert overlapping["frames"][10:] == middle["frames"][:-10]
    last = frames(body, 0, 60.0, first=total - 5)
    assert len(last["frames"]) == 5
    assert last["frames"][-1]["view"] == played.view(0)
    assert frames(body, 0, 60.0, first=total)["frames"] == []


@rule
def rolled(table: Any, policy: int, rest: bool, scratch: Scratch, r: Rng, log: Log) -> bool:
    return rollout(table[0], policy, 0.0, rest, scratch, r, log)


@pytest.mark.parametrize("rest", [False, True])
@pytest.mark.parametrize("policy", [RANDOM, GLANCE, SECOND_GLANCE])
def test_a_rollout_of_it_is_cut_off_and_judged_as_it_stands(policy: int, rest: bool) -> None:
    m, table = begun(), new(Probe.State)
    put(table, 0, m.state)
    assert rolled(table, policy, rest, new_scratch(), rng.new(1), new_log(0)) is False
    s: Any = table[0]
    assert 0 < s.recycling.rounds < ROUNDS
    share = new_scratch().looks[:8]
    contract.worth(s, share)
    assert sum(share) == pytest.approx(1.0)
    assert {seat for seat in range(4) if share[seat]} == {seat for seat in range(8) if contract.winners(s) >> seat & 1}


def test_a_search_in_it_comes_to_an_end() -> None:
    m = begun()
    advice = m.suggest(m.actors[0], "medium", rollouts=40, seed=1)
    assert advice.rollouts == 40
    assert all(0.0 <= estimate.win_share <= 1.0 for estimate in advice.estimates)


def test_the_laws_have_the_patience_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "witness", lambda _: probe)
    assert len(list(to_the_end(begun(), Random(1)))) >= DECISIONS


@pytest.mark.parametrize("name", sorted({*GAMES} - {*LONG}))
def test_no_rollout_of_a_short_game_of_the_house_meets_the_cap(name: str) -> None:
    """A game of thousands of decisions does, and says so in LONG: then its `worth` is asked, and is to be good."""
    assert max(length(name, k) for k in range(len(SETS[name]))) < CAP / 4
