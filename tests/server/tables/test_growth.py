"""A table that was begun before its game grew goes on afterwards, as if nothing had happened: nothing of it is read-only, nothing looks
different to anybody."""
import json
from random import Random

import pytest

import flambeur
from flambeur.games import registered
from flambeur.kit.game import Game
from flambeur.server.commands import gathering, playing
from flambeur.server.records.from_log import record_of
from flambeur.server.tables.table import Table
from tests.games.grown.actions import DOUBLE
from tests.games.grown.game import GAME as GROWN
from tests.games.probe.game import GAME as PROBE
from tests.server.tables.driver import Driver
from tests.server.tables.laying import T0, apart, brought_back, cards, everything, go, holder_of, kinds, lay, playing_table, seed_of


def begun_with_seeds() -> Table:
    """Three people at three devices, two of whom mix something into the dice."""
    table = lay("device", "open", "open", seed=4)
    for seat in (1, 2):
        gathering.sit(table, seat + 1, seat, T0)
    for seat in (0, 2):
        gathering.pledge(table, seat + 1, seat, seed_of(seat)[1], T0)
    gathering.press_start(table, 1, T0)
    for seat in (0, 2):
        gathering.open_seed(table, seat + 1, seat, seed_of(seat)[0], T0)
    return table


def steps(table: Table, luck: Random, n: int) -> None:
    """So many steps, with acts taken back now and then."""
    for _ in range(n):
        if table.status != "playing": return
        go(table, luck)
        for seat in table.humans:
            if luck.random() < 0.4 and table.status == "playing" and table.playable().can_take_back(seat):
                playing.take_back(table, holder_of(table, seat), seat, T0)


def read_by(game: Game, table: Table) -> Table:
    with registered(game):
        again = brought_back(table)
    assert (again.changed_rules, again.resumed_at) == ({}, None)
    assert again.match is None or again.match.game is game
    return again


@pytest.mark.parametrize("n", [0, 1, 3, 6, 11, 200])
def test_a_running_table_goes_on_after_the_upgrade_to_its_end(n: int) -> None:
    """n steps before it, all others after it; what was taken back before and after is in no record."""
    table, luck = begun_with_seeds(), Random(n)
    steps(table, luck, n)
    again = read_by(GROWN, table)
    assert everything(again) == everything(table)
    with registered(GROWN):
        while again.status == "playing":
            steps(again, luck, 1)
        assert again.status == "over"
        record = record_of(again)
        assert record is not None
        assert record["options"] == {"players": 3}
        assert flambeur.replay(json.dumps(record)).digest == again.match.digest  # type: ignore[union-attr]
        assert flambeur.verify(record, record["commitment"]).ok
    assert n or "take_back" in kinds(again)
    assert everything(read_by(PROBE, again)) == everything(again)             # and the upgrade can be undone
    assert flambeur.verify(record).ok


def test_an_act_of_before_the_upgrade_can_be_taken_back_after_it() -> None:
    table = begun_with_seeds()
    go(table, Random(1))
    seat = sorted(table.awaited)[0]
    playing.move(table, holder_of(table, seat), seat, cards(table, seat)[0], None, T0)
    again = read_by(GROWN, table)
    with registered(GROWN):
        for one in (table, again):
            playing.take_back(one, holder_of(one, seat), seat, T0)
    assert everything(again) == everything(table)


@pytest.mark.parametrize("seed", range(6))
def test_whatever_happens_at_a_table_it_looks_the_same_to_everybody_after_the_upgrade(seed: int) -> None:
    luck = Random(seed)
    dice = "manual" if seed % 3 == 2 else "auto"
    seats = ["device"] * 2 + ["easy"] if dice == "manual" else ["device", "open", "easy"]
    driver = Driver(lay(*seats, seed=seed, dice=dice, hints=True), luck)
    for k in range(120):
        driver.act(careful=False)
        if k % 20 == 0:
            assert everything(read_by(GROWN, driver.table)) == everything(driver.table)


def test_a_table_that_began_from_a_position_goes_on_too() -> None:
    begun = {"format": "flambeur-position/1", "game": "probe", "state": {"stake": 2, "players": [{"points": 3}, {"points": 1}]}}
    table, luck = playing_table("device", "easy", position=begun), Random(2)
    steps(table, luck, 4)
    again = read_by(GROWN, table)
    assert everything(again) == everything(table)
    with registered(GROWN):
        steps(again, luck, 200)
        assert again.status == "over"
        assert flambeur.verify(record_of(again)).ok


def test_a_new_table_can_have_what_the_game_has_learnt() -> None:
    with registered(GROWN):
        table, luck = apart(3, options={"doubling": True}), Random(3)
        while DOUBLE not in cards(table, sorted(table.awaited)[0]):
            go(table, luck)
        (seat,) = table.awaited
        playing.move(table, holder_of(table, seat), seat, DOUBLE, None, T0)
        steps(table, luck, 200)
        assert everything(brought_back(table)) == everything(table)
        assert flambeur.verify(record_of(table)).ok
    assert table.plan.options == {"players": 3, "doubling": True}
