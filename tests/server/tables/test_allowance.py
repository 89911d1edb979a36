"""A log has an end, whatever people do: what does not bring the game on can be done so often, and nobody uses up what others may do."""
from collections.abc import Callable
from random import Random

import pytest

from flambeur.server.commands import consenting, gathering, leaving, playing, votes
from flambeur.server.tables.allowance import AT_A_TIME, BEFORE, IN_ALL, MOVES, STARTS
from flambeur.server.tables.table import Table
from tests.server.tables.laying import (
    CARDS,
    T0,
    apart,
    brought_back,
    cards,
    code_of,
    everything,
    go,
    holder_of,
    lay,
    laying_cards,
    playing_table,
    refused,
    seed_of,
    to_the_end,
)

HOST, GUEST = 1, 2


def until_refused(act: Callable[[int], object], most: int = 10 * IN_ALL) -> tuple[int, str]:
    """How often it could be done, and with which code it was refused then."""
    for k in range(most):
        if code := code_of(lambda k=k: act(k)):       # type: ignore[misc]
            return k, code
    raise AssertionError(f"it was done {most} times")


# before the start

def toggle(table: Table, k: int, holder: int = HOST) -> None:
    gathering.fill(table, holder, 1, "easy" if k % 2 == 0 else None, T0)


def come_and_go(table: Table, k: int) -> None:
    """A stranger who is a new device each time."""
    seat = gathering.sit(table, 10 + k, None, T0)
    gathering.pledge(table, 10 + k, seat, seed_of(seat)[1], T0)
    gathering.get_up(table, 10 + k, seat, T0)


def test_bots_are_set_and_taken_away_so_often() -> None:
    """Five sockets, 47 a second, for 110 seconds: 5,170 entries."""
    table = lay("device", "open", "open")
    assert until_refused(lambda k: toggle(table, k)) == (BEFORE - 1, "too_many")      # the creator has taken one seat
    assert len(table.lines) == 1 + BEFORE
    with refused(table, "too_many"):
        toggle(brought_back(table), 0)
    gathering.press_start(table, HOST, T0, fill_with="easy")
    assert table.status == "playing"


def test_strangers_come_and_go_so_often_and_the_creator_still_does_as_before() -> None:
    table = lay("device", "open", "open")
    gathering.sit(table, GUEST, 1, T0)
    assert until_refused(lambda k: come_and_go(table, k)) == (BEFORE - 1, "too_many")
    assert len(table.lines) < 4 * BEFORE
    gathering.remove(table, HOST, 1, T0)
    gathering.get_up(table, HOST, 0, T0)
    gathering.sit(table, HOST, 0, T0)
    toggle(table, 0)
    gathering.press_start(table, HOST, T0, fill_with="easy")
    assert table.status == "playing"


def test_the_creator_who_is_out_of_changes_can_still_ask_somebody_to_leave_and_close_the_table() -> None:
    table = lay("device", "open", "open")
    until_refused(lambda k: toggle(table, k))
    seat = gathering.sit(table, GUEST, 2, T0)
    gathering.remove(table, HOST, seat, T0)
    votes.abandon(table, HOST, 0, T0)
    assert table.status == "abandoned"


def call_off_by(holder: int | None) -> Callable[[Table], None]:
    """The start is called off by a device, or since time is up."""
    if holder is not None:
        return lambda table: consenting.call_off(table, holder, T0)
    return lambda table: consenting.give_up_waiting(table, T0 + 120_000)


def start_in_vain(table: Table, presser: int, call_off: Callable[[Table], None]) -> None:
    """All pledge, one does not open, one does not agree, and nothing comes of it."""
    for seat in table.humans: gathering.pledge(table, holder_of(table, seat), seat, seed_of(seat)[1], T0)
    gathering.press_start(table, presser, T0)
    for seat in table.humans[:-1]: gathering.open_seed(table, holder_of(table, seat), seat, seed_of(seat)[0], T0)
    gathering.ask_others(table, T0, T0 + 120_000)
    consenting.consent(table, holder_of(table, table.humans[0]), table.humans[0], None, T0)
    call_off(table)


@pytest.mark.parametrize(("seats", "presser", "caller"), [("device", HOST, HOST), ("device", HOST, None), ("open", GUEST, GUEST),
                                                          ("open", GUEST, None)],
                         ids=["by the creator", "since time is up", "by a guest where the creator has no seat", "neither"])
def test_a_start_is_called_off_so_often_whoever_does_it(seats: str, presser: int, caller: int | None) -> None:
    """14,406 entries, and no refusal."""
    table = lay(seats, "open", "open")
    for seat in range(3):
        if table.seats[seat].is_free: gathering.sit(table, GUEST + seat, seat, T0)
    before, call_off = len(table.lines), call_off_by(caller)
    assert until_refused(lambda k: start_in_vain(table, presser, call_off)) == (STARTS, "too_many")
    assert len(table.lines) < before + 10 * STARTS, "3 pledges that nothing came of included"
    with refused(table, "too_many"):
        gathering.press_start(brought_back(table), presser, T0)
    gathering.get_up(table, holder_of(table, 2), 2, T0)


def test_a_creator_who_has_changed_the_seats_too_often_can_still_call_a_start_off() -> None:
    table = lay("device", "open", "open", "open")
    until_refused(lambda k: toggle(table, k))
    for seat in (2, 3): gathering.sit(table, seat, seat, T0)
    start_in_vain(table, HOST, call_off_by(HOST))
    assert (table.starting, table.called_off) == (None, 1)


# during the game

def change(table: Table, k: int) -> None:
    """Another card in secret, while others have not chosen yet."""
    playing.move(table, HOST, 0, cards(table, 0)[k % 2], None, T0)


def test_a_choice_that_is_made_can_be_changed_so_often_until_the_game_has_moved_on() -> None:
    """6,000 in 49 seconds."""
    table = laying_cards(3, **CARDS)
    assert until_refused(lambda k: change(table, k)) == (1 + AT_A_TIME, "too_many")
    with refused(table, "too_many"):
        change(brought_back(table), 0)
    playing.move(table, 2, 1, cards(table, 1)[0], None, T0)           # the others choose and change as ever
    playing.move(table, 2, 1, cards(table, 1)[1], None, T0)
    change(table, 0)
    playing.move(table, 3, 2, cards(table, 2)[0], None, T0)
    assert table.awaited == {0, 1, 2}, "all have chosen"
    change(table, 0)


def test_in_a_whole_game_choices_are_changed_so_often_and_the_game_comes_to_its_end() -> None:
    table = laying_cards(2, **CARDS)
    changed = 0
    while table.status == "playing":
        if 0 in table.awaited: change(table, 0)
        if 1 in table.awaited and 0 not in table.awaited: changed += until_refused(lambda k: change(table, k))[0]
        if 1 in table.awaited: playing.move(table, 2, 1, cards(table, 1)[0], None, T0)
    assert table.status == "over"
    assert IN_ALL <= changed <= IN_ALL + table.allowance.moves // MOVES < 2 * IN_ALL


def back_and_forth(table: Table, k: int) -> None:
    seat = min(table.awaited)
    playing.move(table, seat + 1, seat, cards(table, seat)[0], None, T0)
    playing.take_back(table, seat + 1, seat, T0)


def test_a_move_can_be_taken_back_so_often_and_is_never_refused_itself() -> None:
    """After each move the next seat is awaited: to move again what was taken back is no getting on."""
    table = apart(2, game="las-vegas")
    go(table, Random(1))
    seat = min(table.awaited)
    assert until_refused(lambda k: back_and_forth(table, k)) == (AT_A_TIME, "too_many")
    assert seat not in table.awaited, "the move stands"
    with refused(table, "too_many"):
        playing.take_back(table, seat + 1, seat, T0)
    go(table, Random(1))                  # the next one throws
    assert until_refused(lambda k: back_and_forth(table, k))[0] == AT_A_TIME
    assert to_the_end(table, Random(2)).status == "over"


def test_hints_are_asked_for_so_often() -> None:
    table = playing_table("device", "easy", game="las-vegas", hints=True)
    while table.awaited != {0} or not cards(table, 0): go(table, Random(1))
    assert until_refused(lambda k: leaving.hint(table, HOST, 0, T0)) == (AT_A_TIME, "too_many")
    go(table, Random(1))
    while table.awaited != {0} or not cards(table, 0): go(table, Random(1))
    leaving.hint(table, HOST, 0, T0)


def leave_and_return(table: Table, k: int) -> None:
    leaving.leave(table, GUEST, 1, T0)
    leaving.come_back(table, GUEST, 1, T0)


def test_a_player_leaves_and_returns_so_often_and_is_back_with_the_next_move() -> None:
    table = apart(3, game="las-vegas")
    done, code = until_refused(lambda k: leave_and_return(table, k))
    assert (done, code) == (AT_A_TIME // 2, "too_many")
    while table.awaited != {1}: go(table, Random(1))
    leaving.leave(table, GUEST, 1, T0)
    go(table, Random(1))
    if table.seats[1].left: leaving.come_back(table, GUEST, 1, T0)    # a bot may have played: the game has got on
    assert not table.seats[1].left


def test_who_is_out_of_everything_can_move_and_return_and_give_up() -> None:
    table = apart(2, game="las-vegas")
    table.allowance.in_all[1] = 2 * IN_ALL
    with refused(table, "too_many"):
        leaving.leave(table, GUEST, 1, T0)
    while table.awaited != {1}: go(table, Random(1))
    votes.abandon(table, HOST, 0, T0)
    playing.roll(table, GUEST, 1, None, T0)
    votes.abandon(table, GUEST, 1, T0)
    assert table.status == "abandoned"


def test_dice_are_typed_in_again_so_often() -> None:
    table = playing_table("device", "device", game="las-vegas", dice="manual")

    def correct(k: int) -> None:
        go(table, Random(k))
        playing.correct(table, HOST, 0, T0)
    assert until_refused(correct) == (AT_A_TIME, "too_many")


@pytest.mark.parametrize("over", [False, True], ids=["while the game is played", "after its end"])
def test_a_seat_is_handed_over_so_often_however_many_devices_it_goes_through(over: bool) -> None:
    table = apart(2, game="las-vegas")
    if over: to_the_end(table, Random(1))
    devices = iter(range(2, 10_000))
    holder = next(devices)

    def hand(k: int) -> None:
        nonlocal holder
        gathering.hand(table, holder, [1], given := next(devices), T0)
        holder = given
    assert until_refused(hand) == (AT_A_TIME, "too_many")
    gathering.hand(table, HOST, [0], holder, T0)      # the other seat is another side


# all together

@pytest.mark.parametrize("seed", range(3))
def test_one_who_does_everything_that_does_not_bring_the_game_on_comes_to_an_end(seed: int) -> None:
    """Whatever a device tries at its two seats while nobody else does anything."""
    luck = Random(seed)
    table = playing_table("device", "device", "open", seed=seed, hints=True, **luck.choice([CARDS, {"game": "las-vegas"}, {}]))
    acts: list[Callable[[int], object]] = [
        lambda p: leaving.leave(table, HOST, p, T0), lambda p: leaving.come_back(table, HOST, p, T0),
        lambda p: leaving.hint(table, HOST, p, T0), lambda p: votes.abandon(table, HOST, p, T0),
        lambda p: votes.replace(table, HOST, p, 1 - p, {0: 0, 1: 0, 2: 0}, T0), lambda p: playing.take_back(table, HOST, p, T0),
        lambda p: gathering.hand(table, HOST, [p], HOST, T0),
        lambda p: playing.move(table, HOST, p, luck.choice(cards(table, p) or [0]), None, T0)]
    idle = 0
    while idle < 400 and table.status == "playing" and len(table.lines) < 3000:
        n = len(table.lines)
        code_of(lambda: luck.choice(acts)(luck.randrange(2)))
        idle = idle + 1 if len(table.lines) == n else 0
    assert len(table.lines) < 600
    assert everything(brought_back(table)) == everything(table)
