"""Nobody's seed is left out without the consent of the others; and no table waits for ever."""
from random import Random
from typing import Any

import pytest

import flambeur
from flambeur.server.commands import consenting, gathering, votes
from flambeur.server.records.from_log import record_of
from flambeur.server.tables.table import Table
from flambeur.table import signing
from tests.server.tables.laying import T0, audiences, brought_back, holder_of, lay, now, refused, seed_of, updates
from tests.server.tables.signing import device_of, gathered, to_the_end

UNTIL = T0 + 120_000


def waiting(*opened: int, n: int = 3, **plan: Any) -> Table:
    """Time is up, and only these seats have opened their seed."""
    table = gathered(n, **plan)
    gathering.press_start(table, 1, T0)
    for seat in opened: gathering.open_seed(table, seat + 1, seat, seed_of(seat)[0], T0)
    gathering.ask_others(table, T0, UNTIL)
    return table


def agree(table: Table, seat: int) -> None:
    assert table.missing is not None
    text = signing.consent_text(table.id, table.plan.commitment, seat, table.missing.seats, table.missing.seeds)
    signature = device_of(table, seat).sign(text) if seat in table.signers.pledged else None
    consenting.consent(table, holder_of(table, seat), seat, signature, T0)


def test_the_others_are_asked_and_the_game_begins_with_the_last_consent() -> None:
    table = waiting(0, 1)
    for audience in audiences(table):
        assert now(table, audience)["missing"] == {"seats": [2], "seeds": [seed_of(0)[0], seed_of(1)[0], None], "asked": [0, 1],
                                                   "agreed": [], "until": UNTIL}
    agree(table, 0)
    assert (table.status, now(table, ())["missing"]["agreed"]) == ("gathering", [0])
    agree(brought_back(table), 1)
    agree(table, 1)
    assert (table.status, table.left_out, now(table, ())["missing"]) == ("playing", [2], None)
    record = record_of(to_the_end(table, Random(1)))
    assert record is not None
    verdict = flambeur.verify(record)
    assert verdict.ok, verdict.problems
    assert verdict.state("left_out", 2) == "open"
    assert [one["seat"] for one in record["consents"]] == [0, 1]


@pytest.mark.parametrize("change", [{"left_out": []}, {"consents": []}])
def test_a_record_that_hides_it_does_not_hold(change: dict[str, Any]) -> None:
    table = waiting(0, 1)
    for seat in (0, 1): agree(table, seat)
    record = record_of(to_the_end(table, Random(1)))
    assert record is not None
    assert not flambeur.verify({**record, **change}).ok


def test_a_seed_that_comes_late_counts_and_starts_the_game() -> None:
    table = waiting(0, 1)
    agree(table, 0)
    gathering.open_seed(table, 3, 2, seed_of(2)[0], T0)
    assert (table.status, table.left_out) == ("playing", [])


def test_of_two_that_are_missing_one_comes_late_and_all_are_asked_again() -> None:
    table = waiting(0)
    agree_of_before = table.missing
    gathering.open_seed(table, 2, 1, seed_of(1)[0], T0)
    assert table.missing is not None
    assert (table.missing.seats, table.missing.until, table.consents) == ([2], UNTIL, {})
    assert table.missing != agree_of_before
    for seat in (0, 1): agree(table, seat)
    assert table.left_out == [2]


def test_a_consent_is_signed_is_given_once_and_is_one_s_own() -> None:
    table = waiting(0, 1)
    with refused(table, "wrong_signature"):
        consenting.consent(table, 1, 0, None, T0)
    with refused(table, "wrong_signature"):
        consenting.consent(table, 1, 0, "00" * 64, T0)
    with refused(table, "not_yours"):
        consenting.consent(table, 1, 1, None, T0)
    with refused(table, "not_now"):
        consenting.consent(table, 3, 2, None, T0)              # whose own part is missing
    agree(table, 0)
    with refused(table, "not_now"):
        agree(table, 0)


def test_devices_that_do_not_sign_consent_without_a_signature() -> None:
    table = waiting(0, 1, signing=())
    for seat in (0, 1): agree(table, seat)
    assert table.status == "playing"


def test_where_everybody_s_part_is_missing_everybody_is_asked() -> None:
    """Otherwise whoever runs the table could say that nobody had opened anything."""
    for table in (waiting(), waiting(n=1, bots=["easy"])):
        for seat in table.humans:
            assert table.status == "gathering"
            agree(table, seat)
        assert (table.status, table.left_out) == ("playing", table.humans)
        record = record_of(to_the_end(table, Random(1)))
        assert record is not None
        assert flambeur.verify(record).ok
        assert not flambeur.verify({**record, "consents": []}).ok


def test_seats_at_the_device_whose_part_is_missing_are_not_asked() -> None:
    table = lay("device", "device", "open")
    gathering.sit(table, 2, 2, T0)
    for seat in (0, 1): gathering.pledge(table, 1, seat, seed_of(seat)[1], T0)
    gathering.press_start(table, 1, T0)
    gathering.open_seed(table, 1, 0, seed_of(0)[0], T0)
    gathering.ask_others(table, T0, UNTIL)
    assert now(table, ())["missing"]["asked"] == [2]


def at_one_device_and_another(*signing: int) -> Table:
    """Ann's device has the first two seats, and opens the seed of one of them; another has the third. These seats give a key."""
    table = lay("device", "device", "open")
    gathering.sit(table, 2, 2, T0)
    for seat, holder in ((0, 1), (1, 1), (2, 2)):
        gathering.pledge(table, holder, seat, seed_of(seat)[1], T0, key=device_of(table, seat).key if seat in signing else None)
    gathering.press_start(table, 1, T0)
    for seat, holder in ((0, 1), (2, 2)): gathering.open_seed(table, holder, seat, seed_of(seat)[0], T0)
    gathering.ask_others(table, T0, UNTIL)
    return table


@pytest.mark.parametrize(("signing", "asked"), [((), [2]), ((0, 1, 2), [2]), ((2,), [2]), ((0, 1), [0, 1, 2])])
def test_nobody_is_left_out_on_the_word_alone_of_somebody_who_signs_nothing(signing: tuple[int, ...], asked: list[int]) -> None:
    """Where the only key is the one of the device that is left out, its seats are asked, too: whoever is asked makes the record hold."""
    table = at_one_device_and_another(*signing)
    assert now(table, ())["missing"]["asked"] == asked
    for seat in asked: agree(table, seat)
    assert table.left_out == [1]
    record = record_of(to_the_end(table, Random(1)))
    assert record is not None
    verdict = flambeur.verify(record)
    assert verdict.ok, verdict.problems


def test_the_creator_calls_the_start_off_and_all_pledge_anew() -> None:
    table = waiting(0, 1)
    with refused(table, "not_yours"):
        consenting.call_off(table, 2, T0)
    agree(table, 0)
    consenting.call_off(table, 1, T0)
    assert (table.status, table.starting, table.missing) == ("gathering", None, None)
    assert table.pledges == table.seeds == table.consents == {}
    assert brought_back(table).pledges == {}
    with refused(table, "not_now"):
        consenting.call_off(table, 1, T0)
    gathering.remove(table, 1, 2, T0)
    gathering.pledge(table, 1, 0, seed_of(5)[1], T0)
    gathering.press_start(table, 1, T0, fill_with="easy")
    gathering.open_seed(table, 1, 0, seed_of(5)[0], T0)
    assert (table.status, table.left_out) == ("playing", [])


def begun_again(called_off: int = 2) -> Table:
    """After so many starts in vain all pledge and open something else."""
    table = waiting(0, 1)
    for k in range(called_off):
        if k: gathering.ask_others(table, T0, UNTIL)
        consenting.call_off(table, 1, T0)
        for seat in range(3): gathering.pledge(table, seat + 1, seat, seed_of(seat + 5 + k)[1], T0, key=device_of(table, seat).key)
        gathering.press_start(table, 1, T0)
    return table


def opened(table: Table) -> Table:
    for seat in range(3): gathering.open_seed(table, seat + 1, seat, seed_of(seat + 6)[0], T0)
    return table


def test_starts_that_were_called_off_are_part_of_the_start_and_of_the_record() -> None:
    """Whoever runs the table has seen other dice by then."""
    table = opened(begun_again())
    for audience in audiences(table): assert b'"called_off":2' in updates(table, audience)
    assert brought_back(table).status == table.status == "playing"
    record = record_of(to_the_end(table, Random(1)))
    assert record is not None
    assert (record["called_off"], flambeur.verify(record).ok, flambeur.verify(record).state("retried")) == (2, True, "open")
    assert flambeur.replay(record).record() == record
    assert not flambeur.verify({**record, "called_off": 1}).ok
    assert not flambeur.verify({**record, "called_off": 3}).ok


def test_a_game_that_began_before_they_were_counted_goes_on() -> None:
    table = begun_again()
    table.called_off = 0                  # as an older server wrote the start
    assert (opened(table).status, brought_back(table).status) == ("playing", "playing")
    record = record_of(to_the_end(brought_back(table), Random(1)))
    assert record is not None
    assert "called_off" not in record
    assert flambeur.verify(record).ok


def test_nobody_waits_for_ever() -> None:
    table = waiting(0, 1)
    consenting.give_up_waiting(table, UNTIL - 1)
    assert table.missing is not None
    consenting.give_up_waiting(table, UNTIL)
    assert (table.status, table.starting, table.missing) == ("gathering", None, None)


def test_the_creator_can_close_the_table_meanwhile() -> None:
    table = waiting(0, 1)
    votes.abandon(table, 1, 0, T0)
    assert table.status == "abandoned"
