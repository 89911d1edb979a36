"""Getting up and coming back, clocks, votes, giving up, playing again."""
import pytest

from flambeur.server import looks
from flambeur.server.commands import gathering, leaving, playing
from flambeur.server.table import Table
from tests.server.table.laying import T0, apart, brought_back, cards, kinds, lay, laying_cards, now, playing_table, refused

AT = T0 + 1000
OUT = T0 + 30_000


def clocked(out: str = "bot", n: int = 3) -> Table:
    from flambeur.server.entries import Clock
    return apart(n, clock=Clock(seconds=30, out=out))  # type: ignore[arg-type]


# leaving and coming back

def test_who_leaves_during_the_game_keeps_the_seat() -> None:
    table = laying_cards()
    leaving.leave(table, 2, 1, AT, "l")
    assert (table.seats[1].left, table.seats[1].holder, looks.seats(table)[1]["left"]) == (True, 2, True)
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
    there = looks.seats(table)[0]
    assert (there["away"], there["level"], there["sitter"]) == ("clock", "medium", "human")
    playing.bot_roll(table, 0, OUT)
    leaving.come_back(table, 1, 0, OUT + 5000)
    assert table.seats[0].is_played
    assert table.deadline == OUT + 35_000                             # a full turn to look around


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
    leaving.replace(table, 2, 1, 0, [], OUT)                          # but then the others may vote
    leaving.replace(table, 3, 2, 0, [], OUT)
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


def test_days_are_a_clock_as_well() -> None:
    from flambeur.server.entries import Clock
    table = apart(2, clock=Clock(seconds=3 * 86_400))
    assert table.deadline == T0 + 3 * 86_400_000


def test_no_clock_runs_for_bots() -> None:
    from flambeur.server.entries import Clock
    assert playing_table("easy", "device", clock=Clock(seconds=30)).deadline is None


# replacing

def test_more_than_half_of_the_others_replace_one_who_has_left() -> None:
    table = laying_cards(4)
    leaving.leave(table, 4, 3, AT)
    leaving.replace(table, 1, 0, 3, [], AT, "v")
    assert now(table, ())["votes"] == [{"what": "replace", "target": 3, "seats": [0]}]
    assert table.seats[3].away is None
    leaving.replace(table, 2, 1, 3, [], AT)
    assert table.seats[3].away == "vote"
    assert table.bots_awaited == [3]
    assert now(table, ())["votes"] == []


def test_who_was_replaced_gets_the_seat_back_on_return() -> None:
    table = laying_cards(3)
    leaving.leave(table, 3, 2, AT)
    leaving.replace(table, 1, 0, 2, [], AT)
    leaving.replace(table, 2, 1, 2, [], AT)
    playing.bot_move(table, 2, cards(table, 2)[0], table.level_of(2), AT)
    leaving.come_back(table, 3, 2, AT)
    assert table.seats[2].is_played
    assert not table.seats[2].left
    playing.move(table, 3, 2, cards(table, 2)[-1], table.turns[2], AT)        # and may change what the bot chose
    with refused(table, "not_now"):
        leaving.replace(table, 1, 0, 2, [], AT)                               # and is at the table


def test_who_is_not_connected_can_be_replaced_who_is_there_cannot() -> None:
    table = laying_cards(3)
    with refused(table, "not_now"):
        leaving.replace(table, 1, 0, 2, [], AT)
    leaving.replace(table, 1, 0, 2, [2], AT)
    assert table.votes == {("replace", 2): {0}}


@pytest.mark.parametrize(("target", "code"), [(0, "refused"), (3, "refused"), (-1, "refused"), (9, "refused")])
def test_neither_oneself_nor_a_bot_nor_nobody_is_replaced(target: int, code: str) -> None:
    table = playing_table("device", "open", "open", "easy")
    with refused(table, code):
        leaving.replace(table, 1, 0, target, [0, 1, 2, 3], AT)


def test_one_votes_once_and_for_ones_own_seat_only() -> None:
    table = laying_cards(4)
    leaving.leave(table, 4, 3, AT)
    leaving.replace(table, 1, 0, 3, [], AT)
    with refused(table, "not_now"):
        leaving.replace(table, 1, 0, 3, [], AT)
    with refused(table, "not_yours"):
        leaving.replace(table, 1, 1, 3, [], AT)
    with refused(table, "not_yours"):
        leaving.replace(table, 9, 0, 3, [], AT)


def test_coming_back_ends_the_vote() -> None:
    table = laying_cards(4)
    leaving.leave(table, 4, 3, AT)
    leaving.replace(table, 1, 0, 3, [], AT)
    leaving.come_back(table, 4, 3, AT)
    assert table.votes == {}


# giving up

def test_a_game_is_given_up_when_all_who_are_there_want_it() -> None:
    table = laying_cards(3)
    leaving.abandon(table, 1, 0, AT)
    leaving.abandon(table, 2, 1, AT)
    assert table.status == "playing"
    with refused(table, "not_now"):
        leaving.abandon(table, 2, 1, AT)
    with refused(table, "not_yours"):
        leaving.abandon(table, 1, 2, AT)
    leaving.abandon(table, 3, 2, AT)
    assert (table.status, table.awaited) == ("abandoned", frozenset())
    assert table.result is not None
    assert (table.result.scores, table.result.winners) == ([], [])
    assert table.result.secret == table.secret.hex()


def test_the_consent_of_one_who_has_left_is_not_needed() -> None:
    table = laying_cards(3)
    leaving.abandon(table, 1, 0, AT)
    leaving.abandon(table, 2, 1, AT)
    leaving.leave(table, 3, 2, AT)
    assert table.status == "abandoned"
    assert kinds(table)[-2:] == ["left", "end"]


def test_nor_of_one_for_whom_a_bot_plays() -> None:
    table = clocked(n=2)
    playing.roll(table, 1, 0, None, T0)
    playing.move(table, 1, 0, cards(table, 0)[0], None, T0)
    leaving.abandon(table, 1, 0, T0)
    assert table.status == "playing"
    leaving.clock_ran_out(table, OUT)
    assert table.status == "abandoned"


def test_nor_of_one_whom_the_others_have_replaced() -> None:
    table = laying_cards(3)
    leaving.abandon(table, 1, 0, AT)
    leaving.abandon(table, 2, 1, AT)
    leaving.replace(table, 1, 0, 2, [2], AT)
    leaving.replace(table, 2, 1, 2, [2], AT)
    assert table.status == "abandoned"


def test_nothing_follows_the_end() -> None:
    """A vote that would pass at the same moment is not counted any more."""
    table = laying_cards(3)
    leaving.abandon(table, 1, 0, AT)
    leaving.replace(table, 1, 0, 1, [1], AT)
    leaving.leave(table, 2, 1, AT)
    leaving.leave(table, 3, 2, AT)
    assert table.status == "abandoned"
    assert kinds(table)[-1] == "end"


# once more

def test_a_rematch_is_wanted_when_all_who_were_there_want_it() -> None:
    table = laying_cards(3)
    with refused(table, "not_now"):
        leaving.play_again(table, 1, 0, AT)
    leaving.leave(table, 3, 2, AT)
    for holder in (1, 2):
        leaving.abandon(table, holder, holder - 1, AT)
    leaving.play_again(table, 1, 0, AT, "p")
    assert not leaving.wants_rematch(table)
    with refused(table, "not_now"):
        leaving.play_again(table, 1, 0, AT)
    with refused(table, "not_yours"):
        leaving.play_again(table, 9, 1, AT)
    leaving.play_again(table, 2, 1, AT)
    assert leaving.wants_rematch(table)
    assert leaving.wants_rematch(brought_back(table))


def test_a_rematch_is_laid_out_once() -> None:
    from flambeur.server.entries import Rematch
    table = laying_cards(2)
    leaving.abandon(table, 1, 0, AT)
    leaving.abandon(table, 2, 1, AT)
    leaving.play_again(table, 1, 0, AT)
    table.add(Rematch(table="othertable"), AT)
    assert now(table, ())["rematch"] == "othertable"
    with refused(table, "not_now"):
        leaving.play_again(table, 2, 1, AT)
    assert not leaving.wants_rematch(table)


# hints

def test_hints_are_on_when_one_person_plays() -> None:
    table = playing_table("device", "easy")
    assert now(table, ())["hints"]
    playing.roll(table, 1, 0, None, AT)
    leaving.hint(table, 1, 0, AT, "h")
    leaving.hint(table, 1, 0, AT, "i")
    assert looks.seats(table)[0]["hints"] == 2                        # all can see it


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
    assert [there["hints"] for there in looks.seats(table)] == [1, 0]


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
