"""During the game: who may choose, throw, type in, correct and take back, and when."""
from random import Random

import pytest

from flambeur.kit.structs import bytes_of
from flambeur.server.commands import gathering, leaving, playing, votes
from flambeur.server.tables.table import Table
from tests.games.probe.actions import ACCEPT, REFUSE
from tests.server.tables.laying import T0, apart, cards, holder_of, kinds, lay, laying_cards, now, playing_table, refused, to_the_end

AT = T0 + 1000


def digest(table: Table) -> str:
    assert table.match is not None
    return table.match.digest


def answering() -> tuple[Table, int]:
    """The cards lie open, a seat is to answer."""
    table = laying_cards()
    for seat in range(3):
        playing.move(table, seat + 1, seat, cards(table, seat)[0], None, AT)
    (seat,) = table.awaited
    return table, seat


# throwing and choosing

def test_a_seat_throws_its_own_dice() -> None:
    table = apart()
    assert table.awaited == {0}
    with refused(table, "not_yours"):
        playing.roll(table, 2, 0, table.turns[0], AT)                 # another device for it
    with refused(table, "illegal_action"):
        playing.roll(table, 2, 1, table.turns.get(1), AT)             # another seat
    playing.roll(table, 1, 0, table.turns[0], AT, "r")
    assert kinds(table)[-1] == "chance"
    assert table.awaited == {0, 1, 2}


@pytest.mark.parametrize(("holder", "seat", "code"), [(2, 0, "not_yours"), (9, 0, "not_yours"), (1, 1, "not_yours"), (1, 5, "not_yours")])
def test_nobody_chooses_for_another_seat(holder: int, seat: int, code: str) -> None:
    table = laying_cards()
    with refused(table, code):
        playing.move(table, holder, seat, cards(table, 0)[0], None, AT)


def test_what_the_rules_forbid_is_refused() -> None:
    table = laying_cards()
    missing = next(card for card in range(6) if card not in cards(table, 0))
    for action, code in ((missing, "illegal_action"), (ACCEPT, "illegal_action"), (999, "illegal_action")):
        with refused(table, code):
            playing.move(table, 1, 0, action, table.turns[0], AT)
    table, seat = answering()
    other = (seat + 1) % 3
    with refused(table, "not_your_turn"):
        playing.move(table, other + 1, other, ACCEPT, table.turns[other], AT)


def test_an_answer_to_an_earlier_moment_is_stale() -> None:
    table = laying_cards()
    turn = table.turns[0]
    playing.move(table, 1, 0, cards(table, 0)[0], turn, AT)
    for old in (turn, turn - 1, turn + 99):
        with refused(table, "stale"):
            playing.move(table, 1, 0, cards(table, 0)[0], old, AT)


def test_what_others_choose_at_the_same_time_does_not_make_a_choice_stale() -> None:
    table = laying_cards()
    turns = dict(table.turns)
    for seat in range(3):
        playing.move(table, seat + 1, seat, cards(table, seat)[0], turns[seat], AT)
    assert len(table.awaited) == 1


def test_a_throw_meant_for_an_earlier_turn_is_stale() -> None:
    table, seat = answering()
    playing.move(table, seat + 1, seat, REFUSE, table.turns[seat], AT)
    (thrower,) = table.awaited
    with refused(table, "stale"):
        playing.roll(table, thrower + 1, thrower, table.turns[thrower] - 1, AT)


@pytest.mark.parametrize("act", [
    lambda table: playing.move(table, 1, 0, 0, None, AT), lambda table: playing.roll(table, 1, 0, None, AT),
    lambda table: playing.take_back(table, 1, 0, AT), lambda table: playing.correct(table, 1, 0, AT),
    lambda table: playing.type_in(table, 1, 0, [1], AT), lambda table: leaving.hint(table, 1, 0, AT),
    lambda table: leaving.come_back(table, 1, 0, AT), lambda table: votes.replace(table, 1, 0, 1, {1: 0}, AT)])
def test_nothing_is_played_before_the_start_nor_after_the_end(act: object) -> None:
    assert callable(act)
    table = lay("device", "open")
    with refused(table, "not_now"):
        act(table)
    over = to_the_end(apart(), Random(1))
    with refused(over, "not_now"):
        act(over)


def test_the_last_move_ends_the_game_and_the_result_goes_into_the_log() -> None:
    table = to_the_end(apart(), Random(1))
    assert kinds(table)[-2:] == ["move", "end"]
    assert table.match is not None
    assert table.result is not None
    assert (table.result.scores, table.result.winners) == (table.match.scores, table.match.winners)
    assert (table.status, table.awaited, table.deadline) == ("over", frozenset(), None)


def test_the_request_of_a_device_is_remembered_by_its_id() -> None:
    table = laying_cards()
    playing.move(table, 1, 0, cards(table, 0)[0], None, AT, "abc")
    assert table.requests[1, "abc"] == table.n


# taking back

def test_a_seat_takes_its_own_last_act_back() -> None:
    table, seat = answering()
    before, n = digest(table), table.n
    playing.move(table, seat + 1, seat, ACCEPT, None, AT)
    assert now(table, (seat,))["take_back"] == [seat]
    playing.take_back(table, seat + 1, seat, AT, "t")
    assert (digest(table), table.awaited) == (before, {seat})
    assert kinds(table, n + 1) == ["move", "take_back"]               # nothing is deleted
    playing.move(table, seat + 1, seat, REFUSE, table.turns[seat], AT)


def test_what_was_sent_before_a_take_back_is_stale_after_it() -> None:
    table, seat = answering()
    turn = table.turns[seat]
    playing.move(table, seat + 1, seat, ACCEPT, turn, AT)
    (thrower,) = table.awaited
    thrown = table.turns[thrower]
    playing.take_back(table, seat + 1, seat, AT)
    with refused(table, "stale"):
        playing.move(table, seat + 1, seat, ACCEPT, turn, AT)
    playing.move(table, seat + 1, seat, REFUSE, table.turns[seat], AT)
    with refused(table, "stale"):
        playing.roll(table, thrower + 1, thrower, thrown, AT)         # meant for the table as it stood before


def test_another_seat_does_not_take_it_back() -> None:
    table, seat = answering()
    playing.move(table, seat + 1, seat, ACCEPT, None, AT)
    other = (seat + 1) % 3
    with refused(table, "illegal_action"):
        playing.take_back(table, other + 1, other, AT)
    with refused(table, "not_yours"):
        playing.take_back(table, other + 1, seat, AT)
    assert now(table, (other,))["take_back"] == []
    assert now(table, ())["take_back"] == []


def test_not_after_dice_a_reveal_or_an_act_of_another() -> None:
    table = laying_cards()
    playing.move(table, 1, 0, cards(table, 0)[0], None, AT)
    playing.move(table, 2, 1, cards(table, 1)[0], None, AT)
    with refused(table, "illegal_action"):
        playing.take_back(table, 1, 0, AT)                            # another seat has acted
    playing.move(table, 3, 2, cards(table, 2)[0], None, AT)
    with refused(table, "illegal_action"):
        playing.take_back(table, 3, 2, AT)                            # cards were turned over and drawn
    (seat,) = table.awaited
    playing.move(table, seat + 1, seat, ACCEPT, None, AT)
    (thrower,) = table.awaited
    playing.roll(table, thrower + 1, thrower, None, AT)
    with refused(table, "illegal_action"):
        playing.take_back(table, seat + 1, seat, AT)                  # dice have fallen


def test_several_own_acts_are_taken_back_one_by_one() -> None:
    table = laying_cards()
    seat = next(p for p in range(3) if len(cards(table, p)) > 1)
    digests = []
    for k in (0, 1, 0):
        digests.append(digest(table))
        playing.move(table, seat + 1, seat, cards(table, seat)[k], None, AT)
    for before in reversed(digests):
        playing.take_back(table, seat + 1, seat, AT)
        assert digest(table) == before
    with refused(table, "illegal_action"):
        playing.take_back(table, seat + 1, seat, AT)


# dice of a real table

def test_dice_are_typed_in_by_a_device_at_the_table_for_whoever_throws() -> None:
    table = playing_table("device", "device", "easy", dice="manual")
    shown = now(table, (0, 1))
    assert shown["throw"] == {"kind": "roll", "sizes": [6], "first": 1}
    assert shown["thrower"] == 0
    with refused(table, "chance"):
        playing.roll(table, 1, 0, None, AT)                           # the server does not throw them
    for values in ([], [0], [7], [1, 1]):
        with refused(table, "chance"):
            playing.type_in(table, 1, 0, values, AT)
    with refused(table, "not_yours"):
        playing.type_in(table, 2, 0, [4], AT)
    playing.type_in(table, 1, 1, [4], AT, "d")
    assert table.match is not None
    assert table.match.view()["stake"] == 4
    with refused(table, "chance"):
        playing.type_in(table, 1, 0, [4], AT)                         # nothing is to be typed in


def test_typed_dice_can_be_corrected_until_the_next_act() -> None:
    table = playing_table("device", "device", dice="manual")
    playing.type_in(table, 1, 0, [4], AT)
    assert now(table, (0, 1))["correct"]
    assert not now(table, ())["correct"]
    with refused(table, "not_yours"):
        playing.correct(table, 2, 0, AT)
    playing.correct(table, 1, 0, AT, "c")
    playing.type_in(table, 1, 0, [5], AT)
    assert table.match is not None
    assert table.match.view()["stake"] == 5
    playing.move(table, 1, 1, cards(table, 1)[0], None, AT)
    with refused(table, "chance"):
        playing.correct(table, 1, 0, AT)


def test_dice_that_the_server_throws_are_neither_typed_in_nor_corrected() -> None:
    table = apart()
    with refused(table, "chance"):
        playing.type_in(table, 1, 0, [4], AT)
    playing.roll(table, 1, 0, None, AT)
    with refused(table, "chance"):
        playing.correct(table, 1, 0, AT)


# bots

def test_a_bot_moves_and_throws_for_its_seat() -> None:
    table = playing_table("easy", "device")
    assert table.bots_awaited == [0]
    playing.bot_roll(table, 0, "easy", AT)
    playing.bot_move(table, 0, cards(table, 0)[0], "easy", AT)
    assert '"bot":"easy"' in table.lines[-1].entry.body
    assert table.awaited == {1}


def test_a_bots_illegal_move_changes_nothing() -> None:
    table = playing_table("easy", "device")
    assert table.match is not None
    before, n = bytes_of(table.match.state), table.n
    with refused(table, "not_your_turn"):
        playing.bot_move(table, 0, 0, "easy", AT)
    with refused(table, "illegal_action"):
        playing.bot_roll(table, 1, "easy", AT)
    assert (bytes_of(table.match.state), table.n) == (before, n)


def test_seats_handed_over_during_the_game_are_played_by_the_new_device() -> None:
    table = laying_cards()
    gathering.hand(table, 2, [1], 5, AT)
    with refused(table, "not_yours"):
        playing.move(table, 2, 1, cards(table, 1)[0], None, AT)
    playing.move(table, 5, 1, cards(table, 1)[0], table.turns[1], AT)
    assert holder_of(table, 1) == 5
