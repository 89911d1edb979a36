"""Fair dice live: a commitment before the start, the seats' seeds mixed in, the secret at the end."""
import hashlib
import json
from random import Random

import pytest

import flambeur
from flambeur.server.audience.info import seat_infos, table_info
from flambeur.server.commands import gathering, leaving
from flambeur.server.records.from_log import record_of
from flambeur.server.tables.table import Table
from flambeur.table import fairness
from tests.server.tables.laying import T0, audiences, entries_of, lay, look, now, refused, seed_of, to_the_end, updates

AT = T0 + 1000


def pledged(*seats: int) -> Table:
    """Three people, some of whom have pledged a seed."""
    table = lay("device", "open", "open")
    gathering.sit(table, 2, 1, AT)
    gathering.sit(table, 3, 2, AT)
    for seat in seats:
        gathering.pledge(table, seat + 1, seat, seed_of(seat)[1], AT)
    return table


def test_the_commitment_is_shown_from_the_first_moment_and_is_that_of_the_secret() -> None:
    table = lay("device", "open")
    assert table_info(table)["commitment"] == hashlib.sha256(table.secret).hexdigest()


def test_the_secret_is_shown_to_nobody_before_the_end_and_to_all_then() -> None:
    table, luck = pledged(0), Random(1)
    gathering.press_start(table, 1, AT)
    gathering.open_seed(table, 1, 0, seed_of(0)[0], AT)
    secret = table.secret.hex().encode()
    assert not any(secret in look(table, audience) for audience in audiences(table))
    to_the_end(table, luck)
    for audience in audiences(table):
        assert secret in updates(table, audience)
        assert now(table, audience)["result"]["secret"] == table.secret.hex()


def test_all_see_who_has_pledged_and_the_hashes_but_no_seed_before_the_start_is_pressed() -> None:
    table = pledged(0, 2)
    assert [seat["pledged"] for seat in seat_infos(table)] == [True, False, True]
    for audience in audiences(table):
        assert seed_of(2)[1].encode() in updates(table, audience)
        assert seed_of(2)[0].encode() not in look(table, audience)


def test_a_seat_pledges_once() -> None:
    table = pledged(0)
    with refused(table, "not_now"):
        gathering.pledge(table, 1, 0, seed_of(5)[1], AT)


@pytest.mark.parametrize(("holder", "seat"), [(2, 0), (1, 1), (7, 2), (1, 5), (1, -1)])
def test_nobody_pledges_for_another(holder: int, seat: int) -> None:
    table = pledged()
    with refused(table, "not_yours"):
        gathering.pledge(table, holder, seat, seed_of(0)[1], AT)


def test_nobody_pledges_once_the_start_was_pressed() -> None:
    """Or it could wait for the others' seeds first."""
    table = pledged(0)
    gathering.press_start(table, 1, AT)
    with refused(table, "not_now"):
        gathering.pledge(table, 2, 1, seed_of(1)[1], AT)


def test_who_gets_up_takes_the_pledge_along() -> None:
    table = pledged(0, 1)
    leaving.leave(table, 2, 1, AT)
    assert not seat_infos(table)[1]["pledged"]
    gathering.sit(table, 4, 1, AT)
    gathering.pledge(table, 4, 1, seed_of(9)[1], AT)


def test_the_game_begins_when_all_seeds_that_were_pledged_are_open() -> None:
    table = pledged(0, 2)
    gathering.press_start(table, 1, AT)
    assert (table.status, now(table, ())["starting"]) == ("gathering", True)
    gathering.open_seed(table, 3, 2, seed_of(2)[0], AT)
    assert table.status == "gathering"
    gathering.open_seed(table, 1, 0, seed_of(0)[0], AT, "o")
    assert table.status == "playing"
    assert table.match is not None
    assert table.match.seeds == [seed_of(0)[0], None, seed_of(2)[0]]
    assert table.left_out == []


def test_a_seed_is_not_opened_before_the_start_is_pressed_nor_after_the_game_began() -> None:
    table = pledged(0)
    with refused(table, "not_now"):
        gathering.open_seed(table, 1, 0, seed_of(0)[0], AT)
    gathering.press_start(table, 1, AT)
    gathering.start(table, AT)
    with refused(table, "not_now"):
        gathering.open_seed(table, 1, 0, seed_of(0)[0], AT)


def test_another_seed_than_the_pledged_one_is_refused() -> None:
    table = pledged(0, 1)
    gathering.press_start(table, 1, AT)
    with refused(table, "refused"):
        gathering.open_seed(table, 1, 0, seed_of(3)[0], AT)
    with refused(table, "refused"):
        gathering.open_seed(table, 3, 2, seed_of(2)[0], AT)           # which has not pledged
    with refused(table, "not_yours"):
        gathering.open_seed(table, 2, 0, seed_of(0)[0], AT)
    gathering.open_seed(table, 1, 0, seed_of(0)[0], AT)
    with refused(table, "refused"):
        gathering.open_seed(table, 1, 0, seed_of(0)[0], AT)           # twice


def test_a_seat_that_does_not_open_its_seed_is_left_out_by_name() -> None:
    table = pledged(0, 1, 2)
    gathering.press_start(table, 1, AT)
    gathering.open_seed(table, 2, 1, seed_of(1)[0], AT)
    gathering.start(table, AT + 10_000)                               # time is up
    assert table.left_out == [0, 2]
    start = next(json.loads(entry.body) for entry in entries_of(table) if entry.kind == "start")
    assert start["left_out"] == [0, 2]
    assert start["seeds"] == [None, seed_of(1)[0], None]
    assert all(b'"left_out":[0,2]' in updates(table, audience) for audience in audiences(table))
    to_the_end(table, Random(1))
    assert now(table, ())["result"]["left_out"] == [0, 2]


def test_nobody_gets_up_is_removed_or_replaced_while_seeds_are_opened() -> None:
    table = pledged(0, 1)
    gathering.press_start(table, 1, AT)
    for act in (lambda: leaving.leave(table, 2, 1, AT), lambda: gathering.remove(table, 1, 1, AT),
                lambda: gathering.fill(table, 1, 2, "easy", AT)):
        with refused(table, "not_now"):
            act()


def test_the_start_fixes_everything_that_the_dice_come_from() -> None:
    table = pledged(0)
    gathering.press_start(table, 1, AT)
    gathering.open_seed(table, 1, 0, seed_of(0)[0], AT)
    start = next(json.loads(entry.body) for entry in entries_of(table) if entry.kind == "start")
    h = fairness.start_hash({"table": table.id, "game": "probe", "rules": 1, "options": {"players": 3},
                             "seeds": [seed_of(0)[0], None, None]})
    assert start["hash"] == h.hex()
    draws = next(json.loads(entry.body)["draws"] for entry in entries_of(table) if entry.kind == "chance")
    assert [value for _, value in draws] == fairness.values(table.secret, h, 0, [n for n, _ in draws])


@pytest.mark.parametrize("opened", [(), (0,), (0, 1, 2)])
def test_every_seed_changes_the_dice_and_the_record_proves_them(opened: tuple[int, ...]) -> None:
    table = pledged(0, 1, 2)
    gathering.press_start(table, 1, AT)
    for seat in opened:
        gathering.open_seed(table, seat + 1, seat, seed_of(seat)[0], AT)
    if len(opened) < 3: gathering.start(table, AT)
    to_the_end(table, Random(2))
    record = record_of(table)
    verdict = flambeur.verify(record, commitment=table_info(table)["commitment"])
    assert verdict.ok, verdict.problems
    assert record is not None
    tampered = {**record, "seeds": [None if seat else seed_of(7)[0] for seat in range(3)]}
    assert not flambeur.verify(tampered).ok
