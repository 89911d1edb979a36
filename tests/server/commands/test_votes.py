"""What needs the consent of others: a bot in somebody's place, giving up, playing again."""
import pytest

from flambeur.server.commands import gathering, leaving, playing, votes
from tests.server.commands.test_leaving import AT, OUT, clocked
from tests.server.tables.laying import T0, apart, brought_back, cards, kinds, laying_cards, now, playing_table, refused

# replacing

def test_more_than_half_of_the_others_replace_one_who_has_left() -> None:
    table = laying_cards(4)
    leaving.leave(table, 4, 3, AT)
    votes.replace(table, 1, 0, 3, {}, AT, "v")
    assert now(table, ())["votes"] == [{"what": "replace", "target": 3, "seats": [0]}]
    assert table.seats[3].away is None
    votes.replace(table, 2, 1, 3, {}, AT)
    assert table.seats[3].away == "vote"
    assert table.bots_awaited == [3]
    assert now(table, ())["votes"] == []


def test_who_was_replaced_gets_the_seat_back_on_return() -> None:
    table = laying_cards(3)
    leaving.leave(table, 3, 2, AT)
    votes.replace(table, 1, 0, 2, {}, AT)
    votes.replace(table, 2, 1, 2, {}, AT)
    playing.bot_move(table, 2, cards(table, 2)[0], table.level_of(2), AT)
    leaving.come_back(table, 3, 2, AT)
    assert table.seats[2].is_played
    assert not table.seats[2].left
    playing.move(table, 3, 2, cards(table, 2)[-1], table.turns[2], AT)        # and may change what the bot chose
    with refused(table, "not_now"):
        votes.replace(table, 1, 0, 2, {}, AT)                               # and is at the table


def test_who_is_not_connected_can_be_replaced_who_is_there_cannot() -> None:
    table = laying_cards(3)
    with refused(table, "not_now"):
        votes.replace(table, 1, 0, 2, {}, AT)
    with refused(table, "not_now"):
        votes.replace(table, 1, 0, 2, {2: AT + 300}, AT)                   # a connection that has just broken
    votes.replace(table, 1, 0, 2, {2: AT}, AT)
    assert table.votes == {("replace", 2): {0}}


def test_nobody_is_late_before_the_grace_is_over() -> None:
    """The server was down, or asleep: nobody could move."""
    table = clocked(out="wait", n=2)
    with refused(table, "not_now"):
        votes.replace(table, 2, 1, 0, {}, OUT, grace=OUT + 1)
    votes.replace(table, 2, 1, 0, {}, OUT, grace=OUT)
    assert table.seats[0].away == "vote"


def test_who_takes_a_seat_over_has_not_voted_yet() -> None:
    table = laying_cards(2)
    votes.abandon(table, 1, 0, AT)
    gathering.hand(table, 1, [0], 5, AT)
    assert table.votes == {}
    votes.abandon(table, 2, 1, AT)
    assert table.status == "playing"                                # the new device is asked, too
    votes.abandon(table, 5, 0, AT)
    assert table.status == "abandoned"


def test_who_plays_on_is_not_replaced_by_old_votes() -> None:
    table = laying_cards(4)
    votes.replace(table, 1, 0, 3, {3: AT}, AT)
    playing.move(table, 4, 3, cards(table, 3)[0], None, AT)
    assert table.votes == {}


@pytest.mark.parametrize(("target", "code"), [(0, "refused"), (3, "refused"), (-1, "refused"), (9, "refused")])
def test_neither_oneself_nor_a_bot_nor_nobody_is_replaced(target: int, code: str) -> None:
    table = playing_table("device", "open", "open", "easy")
    with refused(table, code):
        votes.replace(table, 1, 0, target, {0: 0, 1: 0, 2: 0, 3: 0}, AT)


def test_one_votes_once_and_for_ones_own_seat_only() -> None:
    table = laying_cards(4)
    leaving.leave(table, 4, 3, AT)
    votes.replace(table, 1, 0, 3, {}, AT)
    with refused(table, "not_now"):
        votes.replace(table, 1, 0, 3, {}, AT)
    with refused(table, "not_yours"):
        votes.replace(table, 1, 1, 3, {}, AT)
    with refused(table, "not_yours"):
        votes.replace(table, 9, 0, 3, {}, AT)


def test_coming_back_ends_the_vote() -> None:
    table = laying_cards(4)
    leaving.leave(table, 4, 3, AT)
    votes.replace(table, 1, 0, 3, {}, AT)
    leaving.come_back(table, 4, 3, AT)
    assert table.votes == {}


# giving up

def test_a_game_is_given_up_when_all_who_are_there_want_it() -> None:
    table = laying_cards(3)
    votes.abandon(table, 1, 0, AT)
    votes.abandon(table, 2, 1, AT)
    assert table.status == "playing"
    with refused(table, "not_now"):
        votes.abandon(table, 2, 1, AT)
    with refused(table, "not_yours"):
        votes.abandon(table, 1, 2, AT)
    votes.abandon(table, 3, 2, AT)
    assert (table.status, table.awaited) == ("abandoned", frozenset())
    assert table.result is not None
    assert (table.result.scores, table.result.winners) == ([], [])
    assert table.result.secret == table.secret.hex()


def test_the_consent_of_one_who_has_left_is_not_needed() -> None:
    table = laying_cards(3)
    votes.abandon(table, 1, 0, AT)
    votes.abandon(table, 2, 1, AT)
    leaving.leave(table, 3, 2, AT)
    assert table.status == "abandoned"
    assert kinds(table)[-2:] == ["left", "end"]


def test_that_of_one_for_whom_a_bot_plays_is() -> None:
    """A voice is lost by saying so, not by a clock."""
    table = clocked(n=2)
    playing.roll(table, 1, 0, None, T0)
    playing.move(table, 1, 0, cards(table, 0)[0], None, T0)
    votes.abandon(table, 1, 0, T0)
    leaving.clock_ran_out(table, OUT)
    assert (table.status, table.seats[1].away) == ("playing", "clock")


def test_that_of_one_whom_the_others_have_replaced_is() -> None:
    """Else a losing player waits for the other's connection to break, and annuls the game."""
    for n in (2, 3):
        table = laying_cards(n)
        for holder in range(1, n):
            votes.abandon(table, holder, holder - 1, AT)
            votes.replace(table, holder, holder - 1, n - 1, {n - 1: 0}, AT)
        assert (table.status, table.seats[n - 1].away) == ("playing", "vote")
        votes.abandon(table, n, n - 1, AT)                                # who was replaced can still agree
        assert table.status == "abandoned"


def test_one_side_alone_never_gives_a_game_up() -> None:
    """Not even when all others have left: the game goes on with bots, and what was won stays won."""
    table = laying_cards(3)
    leaving.leave(table, 2, 1, AT)
    leaving.leave(table, 3, 2, AT)
    votes.abandon(table, 1, 0, AT)
    assert table.status == "playing"
    table = laying_cards(2)
    votes.abandon(table, 1, 0, AT)
    leaving.leave(table, 2, 1, AT)
    assert table.status == "playing"


def test_who_agrees_and_leaves_has_agreed() -> None:
    table = laying_cards(2)
    votes.abandon(table, 1, 0, AT)
    leaving.leave(table, 1, 0, AT)
    votes.abandon(table, 2, 1, AT)
    assert table.status == "abandoned"


@pytest.mark.parametrize("seats", [("device", "easy"), ("device", "device"), ("device", "device", "hard")])
def test_people_around_one_screen_are_one_side_and_may(seats: tuple[str, ...]) -> None:
    table = playing_table(*seats)
    for seat in table.humans: votes.abandon(table, 1, seat, AT)
    assert table.status == "abandoned"


def test_the_seats_of_one_device_are_one_side() -> None:
    table = playing_table("device", "device", "open")
    leaving.leave(table, 3, 2, AT)
    for seat in (0, 1): votes.abandon(table, 1, seat, AT)
    assert table.status == "playing"


def test_who_plays_on_has_taken_the_vote_back() -> None:
    """Else an old vote could be used by the other side when the tide has turned."""
    table = apart(2)
    votes.abandon(table, 1, 0, AT)
    playing.roll(table, 1, 0, None, AT)
    assert table.votes == {}
    votes.abandon(table, 2, 1, AT)
    assert table.status == "playing"
    assert brought_back(table).votes == table.votes == {("abandon", None): {1}}


def test_a_bot_that_plays_on_takes_no_vote_back() -> None:
    table = clocked(n=2)
    votes.abandon(table, 1, 0, T0)
    leaving.clock_ran_out(table, OUT)
    playing.bot_roll(table, 0, "easy", OUT)
    assert table.votes == {("abandon", None): {0}}


def test_nothing_follows_the_end() -> None:
    """A vote that would pass at the same moment is not counted any more."""
    table = laying_cards(3)
    votes.abandon(table, 1, 0, AT)
    votes.replace(table, 1, 0, 1, {1: 0}, AT)
    votes.abandon(table, 2, 1, AT)
    leaving.leave(table, 3, 2, AT)
    assert table.status == "abandoned"
    assert kinds(table)[-1] == "end"
    assert table.seats[1].away is None


# once more

def test_a_rematch_is_wanted_when_all_who_were_there_want_it() -> None:
    table = laying_cards(3)
    with refused(table, "not_now"):
        votes.play_again(table, 1, 0, AT)
    leaving.leave(table, 3, 2, AT)
    for holder in (1, 2):
        votes.abandon(table, holder, holder - 1, AT)
    votes.play_again(table, 1, 0, AT, "p")
    assert not votes.wants_rematch(table)
    with refused(table, "not_now"):
        votes.play_again(table, 1, 0, AT)
    with refused(table, "not_yours"):
        votes.play_again(table, 9, 1, AT)
    votes.play_again(table, 2, 1, AT)
    assert votes.wants_rematch(table)
    assert votes.wants_rematch(brought_back(table))


def test_a_rematch_is_laid_out_once() -> None:
    from flambeur.server.tables.entries import Rematch
    table = laying_cards(2)
    votes.abandon(table, 1, 0, AT)
    votes.abandon(table, 2, 1, AT)
    votes.play_again(table, 1, 0, AT)
    table.add(Rematch(table="othertable"), AT)
    assert now(table, ())["rematch"] == "othertable"
    with refused(table, "not_now"):
        votes.play_again(table, 2, 1, AT)
    assert not votes.wants_rematch(table)
