"""Real dice: people type in what they rolled."""
from typing import Any

import pytest

import flambeur
from flambeur import ChanceError, NotYourTurn
from flambeur.api import Match
from flambeur.table import fairness
from tests.games.probe.game import GAME as PROBE
from tests.games.probe.options import ProbeOptions


def vegas(**options: Any) -> Match:
    return flambeur.new("las-vegas", seed=4, dice="manual", **{"players": 2, **options})


def test_dice_are_awaited_shuffles_are_not() -> None:
    m = vegas()
    throw = m.awaiting_chance
    assert throw is not None
    assert (throw.kind, throw.seat, throw.sizes, throw.first) == ("roll", 0, (6,) * 8, 1)
    assert str(throw) == "roll: 8 values 1 to 6"
    assert m.actors == ()
    assert [entry["typed"] for entry in m.record()["entries"]] == [False]       # the shuffle


def test_what_is_typed_is_what_lies_on_the_table() -> None:
    m = vegas()
    [event] = m.resolve([3, 3, 3, 3, 5, 5, 1, 6])
    assert event.as_json() == {"kind": "rolled", "seat": 0, "own": [1, 3, 3, 3, 3, 5, 5, 6]}
    assert m.view()["roll"]["own"] == [1, 3, 3, 3, 3, 5, 5, 6]
    assert [action.typed for action in m.legal(0)] == ["1", "3", "5", "6"]
    assert m.awaiting_chance is None


@pytest.mark.parametrize("typed", [
    [], [1] * 7, [1] * 9, [0] * 8, [1] * 7 + [7], [1] * 7 + [-1], [1] * 7 + ["2"], [1] * 7 + [2.0], [True] * 8,
], ids=str)
def test_dice_that_cannot_be_are_refused_and_nothing_changes(typed: Any) -> None:
    m = vegas()
    before, entries = m.digest, list(m.entries)
    with pytest.raises(ChanceError, match=r"^expected 8 values from 1 to 6, got \[") as caught:
        m.resolve(typed)
    assert caught.value.text("fr").startswith("il faut 8 valeurs de 1 à 6")
    assert (m.digest, m.entries) == (before, entries)


def test_nobody_can_move_while_dice_are_awaited() -> None:
    m = vegas()
    assert m.legal(0) == []
    with pytest.raises(NotYourTurn, match="dice are to be typed in first"):
        m.play(0, "3")


def test_no_dice_can_be_typed_when_none_are_awaited() -> None:
    m = vegas()
    m.resolve([1] * 8)
    auto = flambeur.new("las-vegas", players=2, seed=4)
    for table in (m, auto):
        before = table.digest
        with pytest.raises(ChanceError, match="no dice are to be typed in now"):
            table.resolve([1] * 8)
        assert table.digest == before


def test_a_table_with_its_own_dice_takes_none_even_from_a_record_that_stops_before_them() -> None:
    record = flambeur.new("las-vegas", players=2, seed=4).record()
    record["entries"] = record["entries"][:1]
    with pytest.raises(ChanceError, match="no dice are to be typed in now"):
        flambeur.replay(record).resolve([1] * 8)


def test_white_dice_are_typed_after_the_own_ones() -> None:
    m = vegas(neutral_dice=True)
    assert m.awaiting_chance is not None
    assert len(m.awaiting_chance.sizes) == 12
    m.resolve([1] * 8 + [6] * 4)
    assert m.view()["roll"] == {"own": [1] * 8, "white": [6] * 4}


def test_the_opening_roll_of_three_players_is_typed_too() -> None:
    m = vegas(players=3, neutral_dice=True)
    throw = m.awaiting_chance
    assert throw is not None
    assert (throw.kind, throw.seat, len(throw.sizes)) == ("opening", 0, 2)
    m.resolve([2, 5])
    assert [casino["white"] for casino in m.view()["casinos"]] == [0, 1, 0, 0, 1, 0]
    assert m.awaiting_chance is not None
    assert m.awaiting_chance.kind == "roll"


def test_typed_rolls_are_marked_in_the_record_and_replay() -> None:
    m = vegas()
    m.resolve([2] * 8)
    m.play(0, "2")
    m.resolve([4] * 8)
    assert [entry["typed"] for entry in m.record()["entries"] if "chance" in entry] == [False, True, True]
    again = flambeur.replay(m.record(secret=True))
    assert again.digest == m.digest
    assert again.dice == "manual"
    again.play(1, "4")
    assert again.awaiting_chance is None or again.awaiting_chance.kind == "roll"


def test_a_copy_waits_for_its_own_dice() -> None:
    m = vegas()
    other = m.copy()
    other.resolve([1] * 8)
    assert m.awaiting_chance is not None
    assert other.awaiting_chance is None


def test_the_probe_asks_for_its_one_die() -> None:
    m = Match(PROBE, ProbeOptions(players=2), secret=fairness.new_secret(1), dice="manual")
    assert m.awaiting_chance is not None
    assert (m.awaiting_chance.kind, m.awaiting_chance.sizes) == ("roll", (6,))
    m.resolve([5])
    assert m.view()["stake"] == 5
