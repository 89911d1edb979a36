"""Getting up and coming back, clocks, hints."""
import pytest

from flambeur.server.audience.info import seat_infos
from flambeur.server.commands import gathering, leaving, playing, votes
from flambeur.server.tables.table import Table
from tests.server.tables.laying import T0, apart, brought_back, cards, kinds, lay, laying_cards, now, playing_table, refused

AT = T0 + 1000
OUT = T0 + 30_000


def clocked(out: str = "bot", n: int = 3) -> Table:
    from flambeur.server.tables.entries import Clock
    return apart(n, clock=Clock(seconds=30, out=out))  # type: ignore[arg-type]


# leaving and coming back

def test_who_leaves_during_the_game_keeps_the_seat() -> None:
    table = laying_cards()
    leaving.leave(table, 2, 1, AT, "l")
    assert (table.seats[1].left, table.seats[1].holder, seat_infos(table)[1]["left"]) == (True, 2, True)
    assert 1 in table.awaited
    assert table.bots_awaited == []                                   # nobody plays for it before others want so
    with refused(table, "not_now"):
        leaving.leave(table, 2, 1, AT)
    leaving.come_back(table, 2, 1, AT, "b")
    assert not table.seats[1].left
    with refused(table, "not_now"):
        leaving.come_back(table, 2, 1, AT)


@pytest.mark.parametrize(("holder", "seat"), [(1, 1), (3, 1), (9, 1), (2, 7)])
def test_nobody_leaves_or_comes_back_for_another(holder: int, seat: int) -> None:
    table = laying_cards()
    with refused(table, "not_yours"):
        leaving.leave(table, holder, seat, AT)
    leaving.leave(table, 2, 1, AT)
    with refused(table, "not_yours"):
        leaving.come_back(table, holder, seat, AT)


def test_whoever_acts_has_returned() -> None:
    table = laying_cards()
    leaving.leave(table, 2, 1, AT)
    playing.move(table, 2, 1, cards(table, 1)[0], table.turns[1], AT)
    assert kinds(table)[-2:] == ["back", "move"]
    assert not table.seats[1].left


def test_who_takes_back_has_returned() -> None:
    table = laying_cards()
    playing.move(table, 2, 1, cards(table, 1)[0], table.turns[1], AT)
    leaving.leave(table, 2, 1, AT)
    playing.take_back(table, 2, 1, AT)
    assert kinds(table)[-2:] == ["back", "take_back"]


def test_a_refused_act_is_no_return() -> None:
    table = laying_cards()
    leaving.leave(table, 2, 1, AT)
    with refused(table, "illegal_action"):
        playing.move(table, 2, 1, 99, table.turns[1], AT)
    with refused(table, "stale"):
        playing.move(table, 2, 1, cards(table, 1)[0], table.turns[1] + 1, AT)
    assert table.seats[1].left


# clocks

def test_without_a_clock_there_is_no_deadline() -> None:
    table = laying_cards()
    assert table.deadline is None
    n = table.n
    leaving.clock_ran_out(table, AT + 10**12)
    assert table.n == n


def test_a_bot_plays_for_those_whose_clock_runs_out_until_they_return() -> None:
    table = clocked()
    assert table.deadline == OUT == now(table, ())["deadline"]
    leaving.clock_ran_out(table, OUT - 1)
    assert table.bots_awaited == []
    leaving.clock_ran_out(table, OUT)
    assert (table.seats[0].away, table.bots_awaited, table.deadline) == ("clock", [0], None)
    there = seat_infos(table)[0]
    assert (there["away"], there["level"], there["sitter"]) == ("clock", "medium", "human")
    playing.bot_roll(table, 0, "medium", OUT)
    leaving.come_back(table, 1, 0, OUT + 5000)
    assert table.seats[0].is_played
    assert (table.bots_awaited, table.deadline) == ([], OUT + 30_000)      # the next decision is the player's, with all its time


@pytest.mark.parametrize("out", ["bot", "wait"])
def test_no_time_is_bought_by_coming_back_again_and_again(out: str) -> None:
    """The decision whose time is up stays the bot's, however often its player returns before the bot has made it."""
    table = clocked(out)
    if out == "bot":
        leaving.clock_ran_out(table, OUT)
    else:
        for holder in (2, 3): votes.replace(table, holder, holder - 1, 0, {}, OUT)
    for k in range(5):
        leaving.come_back(table, 1, 0, OUT + k)
        assert (table.bots_awaited, table.deadline) == ([0], None)
        assert brought_back(table).bots_awaited == [0]
        leaving.leave(table, 1, 0, OUT + k)
    playing.bot_roll(table, 0, "easy", OUT + 5)
    assert not table.yielded


def test_a_bot_that_stands_in_can_be_forestalled_by_a_move() -> None:
    table = clocked()
    leaving.clock_ran_out(table, OUT)
    leaving.come_back(table, 1, 0, OUT + 1)
    playing.roll(table, 1, 0, table.turns[0], OUT + 2)
    assert (table.bots_awaited, table.deadline) == ([], OUT + 30_002)


def test_only_those_that_the_table_waits_for_are_late() -> None:
    table = clocked()
    playing.roll(table, 1, 0, None, T0)
    playing.move(table, 2, 1, cards(table, 1)[0], None, T0 + 10_000)
    assert table.deadline == OUT                                      # one that has chosen does not give the others more time
    leaving.clock_ran_out(table, OUT)
    assert [seat.away for seat in table.seats] == ["clock", None, "clock"]


def test_an_act_gets_the_seat_back_too() -> None:
    table = clocked()
    leaving.clock_ran_out(table, OUT)
    playing.roll(table, 1, 0, table.turns[0], OUT + 1)
    assert table.seats[0].is_played
    assert kinds(table)[-2:] == ["back", "chance"]


def test_where_the_rule_is_to_wait_nobody_plays_for_the_late_one() -> None:
    table = clocked(out="wait")
    n = table.n
    leaving.clock_ran_out(table, OUT + 10**9)
    assert (table.n, table.seats[0].away) == (n, None)
    votes.replace(table, 2, 1, 0, {}, OUT)                          # but then the others may vote
    votes.replace(table, 3, 2, 0, {}, OUT)
    assert table.seats[0].away == "vote"


def test_the_clock_of_a_choice_begins_when_the_table_waits_for_it() -> None:
    table = clocked(n=2)
    playing.roll(table, 1, 0, None, T0 + 7000)
    assert table.deadline == T0 + 37_000


def test_nobody_gains_time_by_leaving_and_coming_back() -> None:
    table = clocked()
    for k in range(5):
        leaving.leave(table, 1, 0, T0 + 1000 * k)
        leaving.come_back(table, 1, 0, T0 + 1000 * k + 500)
        leaving.leave(table, 2, 1, T0 + 1000 * k)
        leaving.come_back(table, 2, 1, T0 + 1000 * k + 500)
    assert table.deadline == OUT


def test_nor_by_moving_and_taking_back() -> None:
    """Who takes a move back has as much time left as before it."""
    table = clocked()
    playing.roll(table, 1, 0, None, T0)
    for seat in range(3):
        playing.move(table, seat + 1, seat, cards(table, seat)[0], None, T0)
    (seat,) = table.awaited
    assert table.deadline == OUT
    for k in range(4):
        at = T0 + 20_000 + 1000 * k
        playing.move(table, seat + 1, seat, cards(table, seat)[0], None, at)
        assert table.deadline == at + 30_000                          # of the next one
        playing.take_back(table, seat + 1, seat, at)
        assert table.deadline == OUT
    playing.move(table, seat + 1, seat, cards(table, seat)[0], None, T0 + 25_000)
    playing.take_back(table, seat + 1, seat, T0 + 28_000)             # the others' time is not counted
    assert table.deadline == OUT + 3000
    assert brought_back(table).deadline == OUT + 3000


def test_the_pause_of_a_bot_buys_no_time_either() -> None:
    from flambeur.server.tables.entries import Clock
    table = playing_table("device", "easy", game="las-vegas", clock=Clock(seconds=30))
    playing.roll(table, 1, 0, None, T0)
    out = table.deadline
    assert out == T0 + 30_000
    for k in range(4):
        playing.move(table, 1, 0, cards(table, 0)[0], None, T0 + 5000 * k)
        assert table.bots_awaited == [1]
        playing.take_back(table, 1, 0, T0 + 5000 * k + 800)           # before the bot has thrown
        assert table.deadline == out
    assert brought_back(table).deadline == out


def test_days_are_a_clock_as_well() -> None:
    from flambeur.server.tables.entries import Clock
    table = apart(2, clock=Clock(seconds=3 * 86_400))
    assert table.deadline == T0 + 3 * 86_400_000


def test_no_clock_runs_for_bots() -> None:
    from flambeur.server.tables.entries import Clock
    assert playing_table("easy", "device", clock=Clock(seconds=30)).deadline is None


# hints

def test_hints_are_on_when_one_person_plays() -> None:
    table = playing_table("device", "easy")
    assert now(table, ())["hints"]
    playing.roll(table, 1, 0, None, AT)
    leaving.hint(table, 1, 0, AT, "h")
    leaving.hint(table, 1, 0, AT, "i")
    assert seat_infos(table)[0]["hints"] == 2                        # all can see it


@pytest.mark.parametrize("seats", [("device", "open"), ("device", "device")])
def test_they_are_off_when_two_play_unless_the_table_was_created_with_them(seats: tuple[str, ...]) -> None:
    table = playing_table(*seats)
    playing.roll(table, 1, 0, None, AT)
    assert not now(table, ())["hints"]
    with refused(table, "no_hints"):
        leaving.hint(table, 1, 0, AT)
    table = playing_table(*seats, hints=True)
    playing.roll(table, 1, 0, None, AT)
    leaving.hint(table, 1, 0, AT)
    assert [there["hints"] for there in seat_infos(table)] == [1, 0]


def test_they_stay_off_when_one_of_two_has_left() -> None:
    table = laying_cards(2)
    leaving.leave(table, 2, 1, AT)
    with refused(table, "no_hints"):
        leaving.hint(table, 1, 0, AT)


def test_a_hint_is_for_ones_own_decision() -> None:
    table = playing_table("device", "easy", hints=True)
    with refused(table, "not_now"):
        leaving.hint(table, 1, 0, AT)                                 # dice are to be thrown: nothing to decide
    playing.roll(table, 1, 0, None, AT)
    for holder, seat in ((2, 0), (1, 1), (1, -1)):
        with refused(table, "not_yours"):
            leaving.hint(table, holder, seat, AT)


def test_who_takes_a_seat_is_told_whether_there_will_be_hints() -> None:
    table = lay("device", "open")
    assert now(table, ())["hints"]
    gathering.sit(table, 2, 1, AT)
    assert not now(table, ())["hints"]
