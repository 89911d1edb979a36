"""Moves that are signed: the server takes those of the device that sat down, and refuses others; a seat that gets another key says so."""
from random import Random
from typing import Any

import pytest

import flambeur
from flambeur.errors import FlambeurError
from flambeur.server.audience.info import seat_infos
from flambeur.server.audience.standing import head
from flambeur.server.commands import gathering, keys, leaving, playing, votes
from flambeur.server.records.from_log import record_of
from flambeur.server.tables.allowance import AT_A_TIME
from flambeur.server.tables.table import Table
from flambeur.table import signing
from tests.helpers.devices import Device
from tests.server.tables.laying import AT_ONCE, HIDING, T0, audiences, brought_back, cards, holder_of, lay, look, now, refused, seed_of
from tests.server.tables.signing import begun, by_bot, choose, device_of, gathered, sign, step, to_the_end

STRANGER = Device(50)


def to_a_choice(table: Table) -> int:
    """Until somebody is to choose; who."""
    while not table.playable().actors: step(table, Random(1))
    return min(table.awaited)


def verdict_of(table: Table) -> Any:
    record = record_of(table)
    assert record is not None
    return flambeur.verify(record, commitment=table.plan.commitment)


def ended(table: Table) -> Any:
    return verdict_of(to_the_end(table, Random(2)))


@pytest.mark.parametrize("game", ["las-vegas", "las-vegas-cards", "probe"])
@pytest.mark.parametrize("seed", range(2))
def test_a_game_whose_moves_are_all_signed_holds_whole(game: str, seed: int) -> None:
    verdict = verdict_of(to_the_end(begun(3, game=game), Random(seed)))
    assert verdict.whole, verdict.problems
    assert all(moves.signed == moves.total > 0 for moves in verdict.moves)


def test_a_table_that_is_read_again_stands_where_it_stood() -> None:
    table = begun(3)
    for k in range(12):
        assert head(brought_back(table)) == head(table)
        step(table, Random(k))
    to_the_end(again := brought_back(table), Random(3))
    assert verdict_of(again).whole


def test_the_start_fixes_the_keys_and_all_see_them() -> None:
    table = gathered(2)
    assert [seat["key"] for seat in seat_infos(table)] == [Device(1).key, Device(2).key]
    table = begun(2, signing=[1])
    assert table.match is not None
    assert list(table.match.written.keys) == [None, Device(2).key]
    for audience in audiences(table):
        assert Device(2).key.encode() in look(table, audience)


def test_what_is_no_key_is_refused() -> None:
    table = gathered(1)
    leaving.leave(table, 1, 0, T0)
    gathering.sit(table, 1, 0, T0)
    with refused(table, "malformed"):
        gathering.pledge(table, 1, 0, "ab" * 32, T0, key="04" + "11" * 64)


@pytest.mark.parametrize("how", ["none", "stranger", "other seat", "other action", "garbage", "other turn"])
def test_a_move_without_the_right_signature_is_refused(how: str) -> None:
    table = begun(3, game="las-vegas")
    seat = to_a_choice(table)
    action, holder, turn = cards(table, seat)[0], holder_of(table, seat), table.turns[seat]
    right = sign(table, seat, action)
    assert right is not None
    other = {"none": None, "stranger": sign(table, seat, action, device=STRANGER), "garbage": right._replace(signature="00" * 64),
             "other seat": sign(table, seat, action, device=device_of(table, (seat + 1) % 3)),
             "other action": sign(table, seat, action + 1),
             "other turn": right}[how]
    if how == "other turn": table.turns[seat] += 1
    with refused(table, "wrong_signature"):
        playing.move(table, holder, seat, action, table.turns[seat], T0, sign=other)
    table.turns[seat] = turn
    playing.move(table, holder, seat, action, turn, T0, sign=right)


def test_a_signature_of_before_the_dice_is_stale_and_one_of_what_is_to_come_too() -> None:
    table = begun(3, game="las-vegas")
    seat = to_a_choice(table)
    right = sign(table, seat, cards(table, seat)[0])
    assert right is not None
    holder, action, turn = holder_of(table, seat), cards(table, seat)[0], table.turns[seat]
    for after in (0, right.after + 1):
        with refused(table, "stale"):
            playing.move(table, holder, seat, action, turn, T0, sign=right._replace(after=after))


@pytest.mark.parametrize("game", AT_ONCE)
def test_what_is_refused_tells_nothing_of_choices_that_others_change(game: str) -> None:
    def answers(changes: int) -> list[str]:
        table = begun(3, **HIDING[game])
        to_a_choice(table)
        for k in range(changes + 1): choose(table, 1, cards(table, 1)[k % 2])
        found, turn = [], table.turns[0]
        for after in range(12):
            with pytest.raises(FlambeurError) as refusal:
                playing.move(table, 1, 0, cards(table, 0)[0], turn, T0, sign=keys.Sign(after, "00" * 64))
            found.append(refusal.value.code)
        return found
    assert answers(0) == answers(1) == answers(5)
    assert {"stale", "wrong_signature"} == set(answers(0))


def test_a_seat_without_a_key_plays_unsigned_and_cannot_sign() -> None:
    table = begun(3, signing=[0, 1], game="las-vegas")
    while 2 not in table.playable().actors: step(table, Random(1))
    action = cards(table, 2)[0]
    with refused(table, "wrong_signature"):
        playing.move(table, 3, 2, action, table.turns[2], T0, sign=keys.Sign(2, "00" * 64))
    playing.move(table, 3, 2, action, table.turns[2], T0)
    verdict = ended(table)
    assert verdict.ok
    assert [moves.state for moves in verdict.moves] == ["holds", "holds", "open"]
    assert verdict.moves[2].unsigned == verdict.moves[2].total


@pytest.mark.parametrize("game", sorted(HIDING))
def test_a_signature_tells_nobody_what_was_chosen(game: str) -> None:
    """Neither the signature nor what the next one covers: both could be tried out against every action."""
    table = begun(3, **HIDING[game])
    seat = to_a_choice(table)
    action = cards(table, seat)[-1]
    signature = sign(table, seat, action)
    before = head(table)
    assert signature is not None
    playing.move(table, holder_of(table, seat), seat, action, table.turns[seat], T0, sign=signature)
    assert not any(signature.signature.encode() in look(table, audience) for audience in audiences(table))
    if game in AT_ONCE: assert head(table) == before, "a choice that can be changed is not vouched for"


@pytest.mark.parametrize("game", AT_ONCE)
def test_a_changed_choice_changes_nothing_that_others_see(game: str) -> None:
    table = begun(3, **HIDING[game])
    seat = to_a_choice(table)
    choose(table, seat, cards(table, seat)[0])
    before = now(table, ())["head"]
    choose(table, seat, cards(table, seat)[-1])
    assert now(table, ())["head"] == before
    assert ended(table).whole


def test_a_choice_that_is_taken_back_leaves_nothing_behind() -> None:
    table = begun(3, game="las-vegas")
    seat = to_a_choice(table)
    before = head(table)
    choose(table, seat, cards(table, seat)[0])
    assert head(table) != before
    playing.take_back(table, holder_of(table, seat), seat, T0)
    assert head(table) == before
    choose(table, seat, cards(table, seat)[-1])
    assert ended(table).whole


def test_a_bot_that_stands_in_is_named_with_the_reason() -> None:
    table = begun(2, game="las-vegas", clock={"seconds": 5, "out": "bot"})
    seat = to_a_choice(table)
    leaving.clock_ran_out(table, T0 + 6000)
    by_bot(table, seat, Random(1), T0 + 6000)
    verdict = ended(table)
    assert verdict.ok
    assert verdict.moves[seat].stood_in["clock"] >= 1
    assert verdict.moves[seat].state == "open"


def test_a_bot_by_vote_is_named_as_such() -> None:
    table = begun(3, game="las-vegas")
    seat = to_a_choice(table)
    for other in {0, 1, 2} - {seat}:
        if table.seats[seat].is_played: votes.replace(table, other + 1, other, seat, {seat: 0}, T0)
    by_bot(table, seat, Random(1))
    leaving.come_back(table, seat + 1, seat, T0)
    verdict = ended(table)
    assert verdict.moves[seat].stood_in == {"vote": 1}


def test_a_device_that_lost_its_key_takes_another_and_the_verdict_says_so() -> None:
    table = begun(2, game="las-vegas")
    seat = to_a_choice(table)
    for _ in range(6): step(table, Random(4))
    seat = to_a_choice(table)
    keys.change_key(table, seat + 1, seat, STRANGER.key, None, T0)
    action = cards(table, seat)[0]
    with refused(table, "wrong_signature"):
        playing.move(table, seat + 1, seat, action, table.turns[seat], T0, sign=sign(table, seat, action))
    choose(table, seat, action, device=STRANGER)
    keys.change_key(table, seat + 1, seat, None, None, T0)
    verdict = ended(table)
    assert verdict.ok
    assert verdict.moves[seat].foreign == 1
    assert verdict.moves[seat].unsigned > 0
    assert verdict.moves[1 - seat].state == "holds"


def test_a_key_that_came_after_a_move_which_was_taken_back_signs_the_move_that_takes_its_place() -> None:
    table = begun(2, game="las-vegas")
    seat = to_a_choice(table)
    choose(table, seat, cards(table, seat)[0])
    keys.change_key(table, seat + 1, seat, STRANGER.key, None, T0)
    playing.take_back(table, seat + 1, seat, T0)
    choose(table, seat, cards(table, seat)[-1], device=STRANGER)
    keys.change_key(table, seat + 1, seat, None, None, T0)
    for found in (ended(brought_back(table)), ended(table)):
        assert found.ok, found.problems
        assert found.moves[seat].foreign == 1


def test_a_key_that_the_old_one_announces_is_as_good() -> None:
    table = begun(2, game="las-vegas")
    old, new = device_of(table, 1), Device(7)
    announced = old.sign(signing.succession_text(table.id, table.signers.start, 1, new.key))
    with refused(table, "wrong_signature"):
        keys.change_key(table, 2, 1, STRANGER.key, announced, T0)
    gathering.hand(table, 2, [1], 7, T0, key=new.key, signatures=[announced])      # the device that has the seat now is number 7
    verdict = ended(table)
    assert verdict.whole, verdict.problems


def test_a_seat_that_is_handed_over_without_a_key_is_unsigned_until_its_device_gives_one() -> None:
    table = begun(2, game="las-vegas")
    gathering.hand(table, 2, [1], 8, T0, key=STRANGER.key, signatures=["00" * 64])
    assert seat_infos(table)[1]["key"] is None
    keys.change_key(table, 8, 1, Device(8).key, None, T0)
    verdict = ended(table)
    assert verdict.ok
    assert verdict.moves[1].foreign == verdict.moves[1].total


def test_keys_are_given_before_the_start_and_not_without_end() -> None:
    table = begun(2, signing=[0], game="las-vegas")
    with refused(table, "not_now"):
        keys.change_key(table, 2, 1, STRANGER.key, None, T0)
    with refused(table, "not_now"):
        keys.change_key(table, 1, 0, Device(1).key, None, T0)
    with refused(table, "not_yours"):
        keys.change_key(table, 2, 0, STRANGER.key, None, T0)
    for k in range(AT_A_TIME):
        keys.change_key(table, 1, 0, Device(100 + k).key, None, T0)
    with refused(table, "too_many"):
        keys.change_key(table, 1, 0, STRANGER.key, None, T0)


def test_several_seats_at_one_device_sign_with_one_key() -> None:
    table = lay("device", "device", "easy", game="las-vegas")
    for seat in (0, 1): gathering.pledge(table, 1, seat, seed_of(seat)[1], T0, key=Device(1).key)
    gathering.press_start(table, 1, T0)
    for seat in (0, 1): gathering.open_seed(table, 1, seat, seed_of(seat)[0], T0)
    verdict = ended(table)
    assert [moves.state for moves in verdict.moves] == ["holds", "holds", "open"]
