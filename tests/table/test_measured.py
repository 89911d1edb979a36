"""A chance event that is measured, not drawn: its noise is proved, what came out of it is kept and never measured again."""
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from scipy.stats import chisquare

import flambeur
from flambeur.errors import ChanceError, FlambeurError, RecordError
from flambeur.kit import contract, rng
from flambeur.kit.game import Outcome
from flambeur.kit.log import new_log
from flambeur.kit.structs import bytes_of, new, put
from flambeur.table import fairness
from flambeur.table.live import Live, Unmeasured
from flambeur.table.match import Match
from flambeur.table.record import Chance
from tests.games.probe.features.aiming import MODEL, NOISE, Aim, physics
from tests.games.probe.game import GAME, Probe
from tests.games.probe.options import ProbeOptions

AIM = {"angle": 20.0, "power": 80}
OPTIONS = ProbeOptions(players=2, aiming=True)


def thrown(body: Any = AIM) -> flambeur.Match:
    m = flambeur.new("probe", players=2, aiming=True, seed=1)
    m.play(0, "hard", body)
    return m


def whole_game() -> flambeur.Match:
    m = thrown()
    while not m.over: m.play(m.actors[0], m.legal(m.actors[0])[0])
    return m


def throws(m: Match) -> list[Chance]:
    return [entry for entry in m.entries if isinstance(entry, Chance) and entry.noise]


def test_the_outcome_follows_from_the_committed_noise_and_the_body() -> None:
    m = thrown()
    (entry,) = throws(m)
    assert m.secret is not None
    noise = fairness.values(m.secret, m.start_hash, 1, NOISE)
    assert entry.noise == [[n, value] for n, value in zip(NOISE, noise, strict=True)]
    expected = physics(Aim(angle=20.0, power=80), noise)
    assert entry.draws == [[7, expected.values[0]]]
    assert entry.trail == expected.trail
    assert throws(thrown({"angle": -20.0, "power": 60}))[0].trail != entry.trail
    assert throws(thrown(None))[0].noise == entry.noise                 # the same noise, however one throws


def test_a_replay_lays_what_is_recorded_and_never_measures(monkeypatch: pytest.MonkeyPatch) -> None:
    m = whole_game()

    def never(*args: Any) -> Outcome: raise AssertionError("measured again")
    monkeypatch.setattr(Probe, "measure", never)
    again = flambeur.replay(m.record())
    assert bytes_of(again.state) == bytes_of(m.state)
    assert again.record() == m.record()
    verdict = flambeur.verify(m.record())
    assert (verdict.ok, verdict.events, verdict.measured) == (True, m.n_events, len(throws(m)))


def test_changed_noise_is_found_and_a_changed_outcome_is_not_the_proofs_business() -> None:
    record = whole_game().record()
    throw = next(entry for entry in record["entries"] if entry.get("noise"))
    throw["noise"][0][1] ^= 1
    assert flambeur.verify(record).problems[0].startswith("chance event 1 deviates")
    throw["noise"][0][1] ^= 1
    throw["trail"] = {"points": [], "face": 1}
    assert flambeur.verify(record).ok


@pytest.mark.parametrize("noise", [[], [[5, 1]], [[NOISE[0], 1]], [[NOISE[0], NOISE[0]], [NOISE[1], 0]]])
def test_a_record_whose_noise_cannot_be_is_refused(noise: list[list[int]]) -> None:
    record = whole_game().record()
    next(entry for entry in record["entries"] if entry.get("noise"))["noise"] = noise
    assert not flambeur.verify(record).ok
    with pytest.raises(RecordError, match=r"the noise of chance event 1 is|the record is damaged"):
        flambeur.replay(record)


def test_what_is_drawn_cannot_be_passed_off_as_measured() -> None:
    m = flambeur.new("probe", players=2, seed=1)
    while not m.over: m.play(m.actors[0], m.legal(m.actors[0])[0])
    record = m.record()
    record["entries"][1]["noise"] = record["entries"][1]["draws"]
    record["entries"][1]["draws"] = [[6, 5]]
    assert any("the noise of chance event 1 is" in problem for problem in flambeur.verify(record).problems)


def test_other_entries_do_not_mention_noise() -> None:
    assert [sorted(entry) for entry in flambeur.new("probe", seed=1).record(secret=True)["entries"]] == [["chance", "draws", "typed"]] * 2


@pytest.mark.parametrize("values", [[7], [-1], [], [1, 2], [True]])
def test_an_outcome_that_the_rules_do_not_know_is_refused(monkeypatch: pytest.MonkeyPatch, values: Sequence[int]) -> None:
    m = flambeur.new("probe", players=2, aiming=True, seed=1)
    monkeypatch.setattr(Probe, "measure", lambda *args: Outcome(values))
    with pytest.raises(ChanceError, match="probe measured"):
        m.play(0, "hard")


def test_real_dice_are_typed_in_instead() -> None:
    m = flambeur.new("probe", players=2, aiming=True, seed=1, dice="manual")
    m.play(0, "soft")
    m.resolve([7])                        # off the table
    assert m.view()["stake"] == 7
    assert m.entries[-1] == Chance(chance=1, draws=[[7, 6]], typed=True)
    assert flambeur.replay(m.record(secret=True)).record(secret=True) == m.record(secret=True)


@pytest.mark.parametrize("how", ["soft", "hard"])
def test_where_nothing_is_measured_a_model_is_drawn_from(how: str) -> None:
    """Search and simulation: each outcome as often as its weight."""
    m = Match(GAME, OPTIONS, secret=fairness.new_secret(1))
    m.act(0, m.checked(0, how))
    table: Any = new(m.game.State)
    seen, r, log = Counter[int](), rng.new(1), new_log(0)
    for _ in range(3000):
        put(table, 0, m.state)
        contract.chance(table[0], r, log)
        seen[int(table[0].stake)] += 1
    weights = MODEL[0 if how == "soft" else 1]
    points = range(1, 8)                  # the last outcome is a die off the table
    assert {p for p, weight in zip(points, weights, strict=True) if weight} == set(seen)
    expected = [3000 * weight / weights.sum() for weight in weights if weight]
    assert chisquare([seen[p] for p, weight in zip(points, weights, strict=True) if weight], expected).pvalue > 1e-3


def apart() -> Live:
    live = Live(GAME, OPTIONS, secret=fairness.new_secret(1))
    live.settle()
    live.taken()
    live.apart = True
    return live


def test_where_it_is_measured_apart_nothing_happens_before_it_is() -> None:
    live, inline = apart(), apart()
    before = live.digest
    chosen = live.checked_all(0, ["hard"])
    with pytest.raises(Unmeasured) as due:
        live.prepared(0, chosen, AIM)
    assert (live.digest, live.taken()) == (before, [])
    due.value.measure()
    live.prepared(0, chosen, AIM)
    live.go(0, *chosen, body=AIM)
    inline.go(0, *chosen, body=AIM)
    assert [done.entry for done in live.taken()] == [done.entry for done in inline.taken()]


def test_what_was_measured_for_another_throw_is_not_taken() -> None:
    live = apart()
    with pytest.raises(Unmeasured) as due:
        live.prepared(0, live.checked_all(0, ["hard"]), AIM)
    due.value.measure()
    with pytest.raises(Unmeasured):
        live.prepared(0, live.checked_all(0, ["soft"]))
    live.choose(0, "soft")                # who does not ask whether it is prepared has it measured on the spot
    expected = apart()
    expected.choose(0, "soft")
    assert live.taken()[-1].entry == expected.taken()[-1].entry


def test_nothing_is_to_be_prepared_where_nothing_is_measured() -> None:
    live = Live(GAME, ProbeOptions(players=2), secret=fairness.new_secret(1))
    live.settle()
    live.apart = True
    live.prepared(0)
    live.throw(0)
    with pytest.raises(FlambeurError):
        live.throw(0)
