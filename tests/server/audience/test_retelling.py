"""What was told is remembered, looked at once, and what was undone is only counted."""
import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from pydantic_core import to_json

from flambeur.server.audience.retelling import Retelling
from flambeur.server.audience.story import Audience, Story
from flambeur.server.commands import consenting, gathering, playing
from flambeur.server.tables.allowance import STARTS
from flambeur.server.tables.course import CANCELS
from flambeur.server.tables.table import Table
from tests.server.tables.driver import Driver, random_table
from tests.server.tables.laying import CARDS, T0, apart, audiences, cards, go, lay, laying_cards, playing_table

Updates = list[dict[str, Any]]


def told(table: Table, audience: Audience) -> Retelling:
    retelling = Retelling(audience)
    retelling.grow(table, table.n)
    return retelling


def standing(table: Table, audience: Audience) -> Updates:
    found: Updates = json.loads(told(table, audience).standing())
    return found


def everything(table: Table, audience: Audience) -> Updates:
    found: Updates = json.loads(to_json(Story(table, table.lines).updates(audience)))
    return found


def played(updates: Updates) -> Updates:
    """What stands of moves and dice, as a client finds it that knows take-backs and corrections only."""
    found: Updates = []
    for update in updates:
        if update["kind"] in ("move", "chance"): found.append(update)
        elif update["kind"] in ("take_back", "correct"): found.pop()
    return found


def is_change(update: dict[str, Any]) -> bool:
    return any(event["kind"] == "changed" for event in update["events"])


@pytest.mark.parametrize("seed", range(8))
def test_whatever_happens_all_is_counted_and_what_stands_is_told(seed: int) -> None:
    luck = Random(seed)
    driver = Driver(random_table(luck), luck)
    retellings = {audience: Retelling(audience) for audience in audiences(driver.table)}
    for _ in range(150):
        driver.act(careful=False)
        if luck.random() < 0.3:
            for retelling in retellings.values(): retelling.grow(driver.table, driver.table.n, luck.choice([None, 1, 5, 40]))
    table = driver.table
    for audience, retelling in retellings.items():
        retelling.grow(table, table.n)
        every, stands = everything(table, audience), json.loads(retelling.standing())
        assert (retelling.n, retelling.undone) == (len(every), len(every) - len(stands))
        kept = iter(every)
        assert all(update in kept for update in stands), "in their order"
        assert not {update["kind"] for update in stands} & set(CANCELS)
        assert [update for update in played(stands) if not is_change(update)] == [
            update for update in played(every) if not is_change(update)]
        for seen in {1, len(every), luck.randint(1, len(every))}:
            assert json.loads(to_json(retelling.since(table, seen))) == every[seen - 1:]


def test_of_a_choice_that_is_changed_often_its_player_is_told_the_first_and_the_last() -> None:
    table = laying_cards(3, **CARDS)
    before = {audience: len(standing(table, audience)) for audience in audiences(table)}
    for k in range(12):
        playing.move(table, 1, 0, cards(table, 0)[k % 3], None, T0)
    for audience, n in before.items():
        new = standing(table, audience)[n:]
        assert [event["kind"] for update in new for event in update["events"]] == (["chosen", "changed"] if 0 in audience else ["chosen"])
    last = standing(table, (0,))[-1]["events"][0]["cards"]
    assert last == everything(table, (0,))[-1]["events"][0]["cards"]


def test_what_was_changed_stands_again_when_the_change_is_taken_back() -> None:
    table = laying_cards(3, **CARDS)
    shown = []
    for k in range(4):
        playing.move(table, 1, 0, cards(table, 0)[k], None, T0)
        shown.append(standing(table, (0,)))
    for k in (2, 1, 0):
        playing.take_back(table, 1, 0, T0)
        assert standing(table, (0,)) == shown[k]
    playing.take_back(table, 1, 0, T0)
    assert len(standing(table, (0,))) == len(shown[0]) - 1


def came_and_went(table: Table) -> None:
    gathering.sit(table, 7, 1, T0)
    gathering.pledge(table, 7, 1, "0" * 64, T0)
    gathering.get_up(table, 7, 1, T0)


def toggled(table: Table) -> None:
    for level in ("easy", None): gathering.fill(table, 1, 1, level, T0)


def started_in_vain(table: Table) -> None:
    """The creator pledges, presses the start, says nothing more, and calls it off."""
    if table.seats[1].is_free: gathering.fill(table, 1, 1, "easy", T0)
    gathering.pledge(table, 1, 0, "0" * 64, T0)
    gathering.press_start(table, 1, T0)
    gathering.ask_others(table, T0, T0 + 1)
    consenting.call_off(table, 1, T0)


@pytest.mark.parametrize(("act", "left"), [(came_and_went, 0), (toggled, 1), (started_in_vain, 1)])
def test_what_was_undone_before_the_start_makes_no_hello_longer(act: Callable[[Table], None], left: int) -> None:
    table = lay("device", "open")
    n = len(standing(table, ()))
    for _ in range(STARTS): act(table)
    assert len(standing(table, ())) == n + left
    assert told(table, ()).n == len(everything(table, ())) > n + STARTS


def test_what_was_taken_back_or_typed_in_again_makes_no_hello_longer() -> None:
    table = apart(2, game="las-vegas")
    go(table, Random(1))
    n, seat = len(standing(table, ())), min(table.awaited)
    for _ in range(10):
        playing.move(table, seat + 1, seat, cards(table, seat)[0], None, T0)
        playing.take_back(table, seat + 1, seat, T0)
    assert len(standing(table, ())) == n
    table = playing_table("device", "device", game="las-vegas", dice="manual")
    n = len(standing(table, ()))
    for k in range(10):
        go(table, Random(k))
        playing.correct(table, 1, 0, T0)
    assert len(standing(table, ())) == n
