"""Before the start: who may sit, remove, fill and start, and what is refused with which code."""
import pytest

from flambeur.server.audience.info import seat_infos
from flambeur.server.commands import gathering, leaving, votes
from tests.server.tables.laying import T0, entries_of, holder_of, kinds, lay, refused

AT = T0 + 1000


# sitting down

def test_the_creator_sits_at_the_seats_of_this_device() -> None:
    table = lay("device", "device", "open", "easy")
    assert [seat.holder for seat in table.seats] == [1, 1, None, None]
    assert [there["sitter"] for there in seat_infos(table)] == ["human", "human", "free", "bot"]
    assert table.seats_of(1) == [0, 1]
    assert table.seats_of(None) == []


def test_the_first_free_seat_is_taken_if_none_is_named() -> None:
    table = lay("device", "open", "open")
    assert gathering.sit(table, 2, None, AT) == 1
    assert gathering.sit(table, 3, None, AT) == 2


def test_a_device_may_take_several_seats() -> None:
    table = lay("device", "open", "open")
    gathering.sit(table, 2, 2, AT)
    gathering.sit(table, 2, 1, AT)
    assert table.seats_of(2) == [1, 2]


def test_asked_for_again_it_is_the_same_seat() -> None:
    table = lay("device", "open", "open")
    assert gathering.sit(table, 2, None, AT, "once") == 1
    assert gathering.sit(table, 2, None, AT, "once") == 1
    assert gathering.sit(table, 3, None, AT, "once") == 2, "another device's id is another id"
    gathering.press_start(table, 1, AT)
    assert gathering.sit(table, 2, None, AT, "once") == 1, "also when the game has begun"
    assert kinds(table).count("seated") == 3


def test_who_has_got_up_sits_down_anew() -> None:
    table = lay("device", "open", "open")
    gathering.sit(table, 2, 1, AT, "once")
    gathering.get_up(table, 2, 1, AT)
    assert gathering.sit(table, 2, 2, AT, "once") == 2


def test_who_was_removed_cannot_sit_down_again() -> None:
    table = lay("device", "open", "open")
    gathering.sit(table, 2, None, AT, "once")
    gathering.remove(table, 1, 1, AT)
    for id in (None, "once", "another"):
        with refused(table, "not_yours"):
            gathering.sit(table, 2, None, AT, id)
    assert gathering.sit(table, 3, None, AT) == 1
    gathering.remove(table, 1, 0, AT)
    assert gathering.sit(table, 1, 0, AT) == 0, "who removes a seat of the own device may take it again"


@pytest.mark.parametrize("seat", [0, 2, 3, -1, 99])
def test_a_seat_that_is_not_free_cannot_be_taken(seat: int) -> None:
    table = lay("device", "open", "easy", "medium")
    with refused(table, "seat_taken"):
        gathering.sit(table, 2, seat, AT)


def test_there_is_no_seat_at_a_full_table() -> None:
    table = lay("device", "easy")
    with refused(table, "seat_taken"):
        gathering.sit(table, 2, None, AT)


def test_nobody_sits_down_once_the_start_was_pressed_nor_during_the_game() -> None:
    table = lay("device", "open", "open")
    gathering.sit(table, 2, 1, AT)
    gathering.pledge(table, 2, 1, "a" * 64, AT)
    gathering.press_start(table, 1, AT, fill_with="easy")
    with refused(table, "not_now"):
        gathering.sit(table, 3, None, AT)
    gathering.start(table, AT)
    with refused(table, "not_now"):
        gathering.sit(table, 3, None, AT)


@pytest.mark.parametrize("plan", [{"dice": "manual"}, {"position": {
    "format": "flambeur-position/1", "game": "probe", "state": {"players": [{}, {}]}}}])
def test_at_a_table_for_one_device_no_other_takes_a_seat_that_became_free(plan: dict[str, object]) -> None:
    table = lay("device", "easy", **plan)
    gathering.fill(table, 1, 1, None, AT)
    with refused(table, "not_yours"):
        gathering.sit(table, 2, 1, AT)
    gathering.sit(table, 1, 1, AT)


# getting up

def test_who_gets_up_leaves_a_free_seat_and_no_name() -> None:
    table = lay("device", "open", names=["Anna", "Benno"])
    gathering.sit(table, 2, 1, AT)
    assert seat_infos(table)[1]["name"] == "Benno"
    leaving.leave(table, 2, 1, AT, "a")
    assert table.seats[1].is_free
    assert seat_infos(table)[1]["name"] == ""
    gathering.fill(table, 1, 1, "easy", AT)
    assert seat_infos(table)[1]["name"] == ""                        # the bot is not called by it either


@pytest.mark.parametrize(("holder", "seat"), [(2, 0), (3, 1), (1, 2), (1, -1), (1, 9)])
def test_nobody_gets_up_from_a_seat_of_another(holder: int, seat: int) -> None:
    table = lay("device", "open", "open")
    gathering.sit(table, 2, 1, AT)
    with refused(table, "not_yours"):
        leaving.leave(table, holder, seat, AT)


def test_the_creator_removes_a_player_before_the_start() -> None:
    table = lay("device", "open")
    gathering.sit(table, 2, 1, AT)
    gathering.remove(table, 1, 1, AT, "r")
    assert table.seats[1].is_free
    assert kinds(table)[-1] == "vacated"
    assert '"removed"' in entries_of(table)[-1].body


def test_only_the_creator_removes_a_player() -> None:
    table = lay("device", "open", "open")
    gathering.sit(table, 2, 1, AT)
    gathering.sit(table, 3, 2, AT)
    for holder, seat in ((2, 0), (2, 2), (3, 1), (9, 1)):
        with refused(table, "not_yours"):
            gathering.remove(table, holder, seat, AT)


@pytest.mark.parametrize("seat", [1, 2, -1, 99])
def test_where_nobody_sits_nobody_is_removed(seat: int) -> None:
    table = lay("device", "open", "easy")
    with refused(table, "refused"):
        gathering.remove(table, 1, seat, AT)


def test_nobody_is_removed_after_the_start() -> None:
    table = lay("device", "open")
    gathering.sit(table, 2, 1, AT)
    gathering.press_start(table, 1, AT)
    with refused(table, "not_now"):
        gathering.remove(table, 1, 1, AT)


# bots

def test_the_creator_fills_a_free_seat_with_a_bot_changes_it_and_frees_it() -> None:
    table = lay("device", "open")
    for level in ("easy", "hard", None):
        gathering.fill(table, 1, 1, level, AT)
        assert (table.seats[1].level, table.seats[1].is_free) == (level, level is None)


def test_a_bot_of_the_plan_can_make_room_too() -> None:
    table = lay("device", "expert")
    gathering.fill(table, 1, 1, None, AT)
    gathering.sit(table, 2, 1, AT)
    assert table.humans == [0, 1]


def test_only_the_creator_fills_seats_not_those_of_people_and_with_levels_that_there_are() -> None:
    table = lay("device", "open", "open")
    gathering.sit(table, 2, 1, AT)
    with refused(table, "not_yours"):
        gathering.fill(table, 2, 2, "easy", AT)
    for seat in (0, 1, -1, 3):
        with refused(table, "seat_taken"):
            gathering.fill(table, 1, seat, "easy", AT)
    with refused(table, "refused"):
        gathering.fill(table, 1, 2, "godlike", AT)


# starting

def test_the_game_starts_when_all_open_seats_are_taken() -> None:
    table = lay("device", "open", "open")
    gathering.sit(table, 2, 1, AT)
    with refused(table, "not_now"):
        gathering.press_start(table, 1, AT)
    gathering.sit(table, 3, 2, AT)
    gathering.press_start(table, 1, AT, "s")
    assert table.status == "playing"
    assert kinds(table)[-3:] == ["starting", "start", "chance"]       # nobody has pledged: there is nothing to wait for


def test_or_filled_with_bots() -> None:
    table = lay("device", "open", "open")
    gathering.sit(table, 2, 1, AT)
    with refused(table, "refused"):
        gathering.press_start(table, 1, AT, fill_with="godlike")
    gathering.press_start(table, 1, AT, fill_with="hard")
    assert [seat.level for seat in table.seats] == [None, None, "hard"]
    assert table.status == "playing"


def test_only_the_creator_starts_and_only_once() -> None:
    table = lay("device", "open")
    gathering.sit(table, 2, 1, AT)
    for holder in (2, 7):
        with refused(table, "not_yours"):
            gathering.press_start(table, holder, AT)
    gathering.press_start(table, 1, AT)
    with refused(table, "not_now"):
        gathering.press_start(table, 1, AT)


def test_the_creator_decides_without_sitting_there() -> None:
    table = lay("open", "open")
    gathering.sit(table, 2, 0, AT)
    gathering.sit(table, 3, 1, AT)
    assert gathering.hosts(table, 1)
    gathering.remove(table, 1, 1, AT)
    gathering.press_start(table, 1, AT, fill_with="easy")
    assert table.status == "playing"


def test_where_the_creator_has_got_up_those_who_sit_there_can_start() -> None:
    table = lay("device", "open", "open")
    gathering.sit(table, 2, 1, AT)
    assert not gathering.hosts(table, 2)
    leaving.leave(table, 1, 0, AT)
    assert gathering.hosts(table, 2)
    assert not gathering.hosts(table, 3)                              # neither who has no seat
    assert not gathering.hosts(table, None)                           # nor who watches
    gathering.press_start(table, 2, AT, fill_with="easy")
    assert table.status == "playing"


def test_bots_alone_can_play_with_nobody_at_the_table() -> None:
    table = lay("easy", "random")
    gathering.press_start(table, 1, AT)
    assert table.bots_awaited == [0]


def test_somebody_must_be_there_to_type_dice_in() -> None:
    table = lay("device", "easy", dice="manual")
    leaving.leave(table, 1, 0, AT)
    with refused(table, "not_now"):
        gathering.press_start(table, 1, AT, fill_with="easy")


# handing over

def test_a_device_hands_its_seats_to_another() -> None:
    table = lay("device", "device", "open")
    gathering.hand(table, 1, [0], 2, AT)
    assert [seat.holder for seat in table.seats] == [2, 1, None]
    with refused(table, "not_yours"):
        gathering.hand(table, 1, [0], 3, AT)                          # it is no longer its own: a second link does nothing
    with refused(table, "not_yours"):
        gathering.hand(table, 1, [1, 2], 3, AT)                       # not even in part
    gathering.hand(table, 2, [0], 1, AT)
    assert holder_of(table, 0) == 1


def test_a_pledge_stays_behind_with_the_device_that_knows_the_seed() -> None:
    table = lay("device", "open")
    gathering.sit(table, 2, 1, AT)
    gathering.pledge(table, 2, 1, "a" * 64, AT)
    gathering.hand(table, 2, [1], 3, AT)
    assert not seat_infos(table)[1]["pledged"]
    gathering.pledge(table, 3, 1, "b" * 64, AT)
    assert table.pledges == {1: "b" * 64}


def test_the_creator_gives_up_a_table_that_has_not_begun() -> None:
    table = lay("device", "open")
    gathering.sit(table, 2, 1, AT)
    with refused(table, "not_yours"):
        votes.abandon(table, 2, 1, AT)
    votes.abandon(table, 1, 0, AT, "x")
    assert table.status == "abandoned"
    assert table.requests[1, "x"] == table.n
    for act in (lambda: gathering.sit(table, 3, None, AT), lambda: gathering.press_start(table, 1, AT),
                lambda: votes.abandon(table, 1, 0, AT)):
        with refused(table, "not_now"):
            act()
