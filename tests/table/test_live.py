"""A game at a live table: dice wait for the seat that throws them; what may be taken back, and until when."""
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from flambeur.errors import ChanceError, FlambeurError, IllegalAction, NotYourTurn
from flambeur.games import find
from flambeur.kit.options import parse
from flambeur.kit.structs import bytes_of
from flambeur.table import fairness
from flambeur.table.live import Live
from flambeur.table.match import Match
from flambeur.table.play import Play
from flambeur.table.record import Chance, Move
from flambeur.table.replay import step
from tests.games.probe.actions import ACCEPT, REFUSE

SECRET = fairness.new_secret(8)
DOING = {"checked", "checked_all", "check_between", "act", "draw", "type_in", "lay_values", "settle"}     # of what a Play can do


def live(name: str = "probe", dice: str = "auto", **options: object) -> Live:
    game = find(name)
    m = Live(game, parse(game.Options, name, options), secret=SECRET, dice=dice)  # type: ignore[arg-type]
    m.settle()
    return m


def rolled(**options: object) -> Live:
    """The probe; the die has been thrown, everyone is to lay a card."""
    m = live(**options)
    m.throw(m.awaited[0])
    return m


def lay(m: Live, seat: int, k: int = 0) -> None:
    m.choose(seat, m.legal_ids(seat)[k])


def two_cards(m: Live) -> list[int]:
    """The seats that have two different cards to choose from."""
    return [seat for seat in range(m.players) if len(m.legal_ids(seat)) > 1]


# throwing

def test_the_table_deals_by_itself_what_belongs_to_no_seat_and_waits_for_the_seat_that_throws() -> None:
    m = live()
    assert [type(done.entry) for done in m.taken()] == [Chance]       # the shuffle
    assert (m.thrower, m.awaited, m.actors) == (0, (0,), ())
    m.throw(0)
    assert (m.thrower, m.awaited) == (None, (0, 1, 2))


def test_only_the_seat_whose_dice_they_are_throws_them() -> None:
    m = live()
    for seat in (1, 2, -1, 7):
        with pytest.raises(IllegalAction):
            m.throw(seat)
    m.throw(0)
    with pytest.raises(IllegalAction):
        m.throw(0)


def test_dice_of_a_real_table_are_not_thrown_by_the_server() -> None:
    m = live(dice="manual")
    before = bytes_of(m.state)
    with pytest.raises(ChanceError):
        m.throw(0)
    assert bytes_of(m.state) == before


@pytest.mark.parametrize("name", ["probe", "las-vegas"])
def test_the_dice_are_those_of_any_match_with_this_secret(name: str) -> None:
    m, luck = live(name), Random(1)
    plain = Match(m.game, m.options, secret=SECRET)
    while not m.over:
        if m.thrower is not None:
            m.throw(m.thrower)
            continue
        seat = luck.choice(m.awaited)
        action = luck.choice(m.legal_ids(seat))
        plain.play(seat, action)
        m.choose(seat, action)
    assert (m.digest, m.scores, m.winners) == (plain.digest, plain.scores, plain.winners)
    assert [done.entry for done in m.taken()] == plain.entries


def test_each_step_is_handed_on_once_with_the_position_that_it_led_to() -> None:
    m = rolled()
    assert [done.entry.__class__ for done in m.taken()] == [Chance, Chance]
    lay(m, 1)
    (done,) = m.taken()
    assert isinstance(done.entry, Move)
    assert done.digest == m.digest
    assert [row.kind.name for row in m.rows_of(done.written)] == ["laid"]
    assert m.taken() == []


@pytest.mark.parametrize(("seat", "action", "error"), [(0, ACCEPT, IllegalAction), (0, 99, IllegalAction), (9, 0, NotYourTurn)])
def test_what_is_not_allowed_changes_nothing(seat: int, action: int, error: type[FlambeurError]) -> None:
    m = rolled()
    m.taken()
    before = bytes_of(m.state)
    with pytest.raises(error):
        m.choose(seat, action)
    assert bytes_of(m.state) == before
    assert m.taken() == []


# taking back

def test_an_act_can_be_taken_back_by_its_seat_only() -> None:
    m = rolled()
    before = bytes_of(m.state)
    lay(m, 1)
    assert [m.can_take_back(seat) for seat in range(3)] == [False, True, False]
    with pytest.raises(IllegalAction):
        m.take_back(0)
    m.take_back(1)
    assert bytes_of(m.state) == before
    assert not m.can_take_back(1)


def test_several_own_acts_in_a_row_can_be_taken_back_one_by_one() -> None:
    m = rolled()
    seat, stack = two_cards(m)[0], []
    for k in (0, 1, 0, 1):
        stack.append(bytes_of(m.state))
        lay(m, seat, k)
    for before in reversed(stack):
        m.take_back(seat)
        assert bytes_of(m.state) == before
    with pytest.raises(IllegalAction):
        m.take_back(seat)


def test_an_act_of_another_seat_ends_it_for_both() -> None:
    """For the second one, since the first may change its card and nobody must notice."""
    m = rolled()
    lay(m, 0)
    lay(m, 1)
    assert not any(m.can_take_back(seat) for seat in range(3))


def test_cards_turned_over_or_drawn_end_it_though_no_dice_fell() -> None:
    m = rolled()
    events = m.n_events
    for seat in range(3):
        lay(m, seat)
    assert m.n_events == events
    assert not any(m.can_take_back(seat) for seat in range(3))


def answered(choose: int = REFUSE) -> tuple[Live, int, bytes]:
    m = rolled()
    for seat in range(3):
        lay(m, seat)
    (seat,) = m.awaited
    before = bytes_of(m.state)
    m.choose(seat, choose)
    return m, seat, before


def test_an_answer_can_be_taken_back_until_the_next_throw() -> None:
    m, seat, before = answered()
    assert m.thrower is not None
    again = m.copy()
    again.take_back(seat)                                             # a copy can do whatever could be done here
    assert bytes_of(again.state) == before
    m.take_back(seat)
    assert bytes_of(m.state) == before
    m.choose(seat, ACCEPT)
    m.throw(m.awaited[0])
    assert not any(m.can_take_back(p) for p in range(3))


def to_the_last_act(m: Live) -> None:
    """The next choice ends the game."""
    luck = Random(3)
    while True:
        while m.thrower is not None: m.throw(m.thrower)
        other = m.copy()
        seat = m.awaited[0]
        action = luck.choice(m.legal_ids(seat))
        other.choose(seat, action)
        if other.over: return
        m.choose(seat, action)


@pytest.mark.parametrize("name", ["probe", "las-vegas"])
def test_the_last_act_of_a_game_stands(name: str) -> None:
    m = live(name)
    to_the_last_act(m)
    seat = m.awaited[0]
    m.choose(seat, m.legal_ids(seat)[0])
    assert m.over
    assert not m.can_take_back(seat)


def test_a_placement_in_las_vegas_can_be_taken_back_until_somebody_rolls() -> None:
    m = live("las-vegas", players=3)
    m.throw(0)
    before, first = bytes_of(m.state), m.legal_ids(0)[0]
    m.choose(0, first)
    assert m.can_take_back(0)
    m.take_back(0)
    assert bytes_of(m.state) == before
    m.choose(0, m.legal_ids(0)[-1])
    m.throw(1)
    assert not m.can_take_back(0)


def test_the_end_of_a_round_stands_since_new_notes_lie_open() -> None:
    m, luck, ends = live("las-vegas", players=2), Random(1), 0
    while not m.over:
        if m.thrower is not None: m.throw(m.thrower)
        seat, number = m.awaited[0], m.view()["round"]
        m.choose(seat, luck.choice(m.legal_ids(seat)))
        ended = m.over or m.view()["round"] != number
        ends += ended
        assert m.can_take_back(seat) != ended
    assert ends == 4


# dice of a real table

def test_dice_typed_in_can_be_corrected_until_the_next_act() -> None:
    m = live(dice="manual")
    before = bytes_of(m.state)
    m.type_in([3])
    assert m.can_correct
    m.correct()
    assert (bytes_of(m.state), m.can_correct) == (before, False)
    m.type_in([5])
    assert m.view()["stake"] == 5
    lay(m, 1)
    assert not m.can_correct
    with pytest.raises(ChanceError):
        m.correct()


def test_an_act_and_then_the_dice_before_it_can_be_taken_back() -> None:
    m = live(dice="manual")
    before = bytes_of(m.state)
    m.type_in([3])
    lay(m, 0)                                                         # the seat that threw
    with pytest.raises(ChanceError):
        m.correct()
    m.take_back(0)
    m.correct()
    assert bytes_of(m.state) == before
    m.type_in([6])
    assert [done.entry.chance for done in m.taken() if isinstance(done.entry, Chance)] == [0, 1, 1]


def test_an_act_of_another_seat_than_threw_ends_it_for_good() -> None:
    m = live(dice="manual")
    m.type_in([3])
    lay(m, 1)
    m.take_back(1)
    assert not m.can_correct


def test_dice_that_the_table_drew_are_not_corrected() -> None:
    m = rolled()
    assert not m.can_correct
    with pytest.raises(ChanceError):
        m.correct()


# brought back

@pytest.mark.parametrize("name", ["probe", "las-vegas"])
def test_what_may_be_taken_back_is_the_same_after_a_replay(name: str) -> None:
    m, luck = live(name), Random(2)
    again = Live(m.game, m.options, secret=SECRET)
    met = 0
    while not m.over:
        if m.thrower is not None:
            m.throw(m.thrower)
        else:
            seat = luck.choice(m.awaited)
            m.choose(seat, luck.choice(m.legal_ids(seat)))
        for done in m.taken():
            step(again, done.entry)
        assert [m.can_take_back(seat) for seat in range(m.players)] == [again.can_take_back(seat) for seat in range(m.players)]
        met += any(m.can_take_back(seat) for seat in range(m.players))
    assert met > 3


@pytest.mark.parametrize("make", [lambda: rolled(players=2), lambda: live("las-vegas")])
def test_a_copy_goes_its_own_way(make: Callable[[], Live]) -> None:
    m = make()
    before, other = bytes_of(m.state), m.copy()
    if other.thrower is not None: other.throw(other.thrower)
    other.choose(other.awaited[0], other.legal_ids(other.awaited[0])[0])
    assert bytes_of(m.state) == before
    assert bytes_of(other.state) != before


def test_a_stored_position_is_laid_on_a_clean_table() -> None:
    """Also where the game itself had begun from a position: nothing of that may shine through."""
    first, _, _ = answered()
    game, state = first.game, first.game.position(first.state, first.options)
    m = Live(game, first.options, secret=SECRET, position=state)
    m.throw(m.awaited[0])
    for seat in range(3):
        lay(m, seat)
    m.choose(m.awaited[0], ACCEPT)
    later, events = game.position(m.state, m.options), m.n_events
    again = Live(game, first.options, secret=SECRET, position=state)
    again.lay_again(later, events)
    assert (again.digest, again.n_events) == (m.digest, m.n_events)
    assert not any(again.can_take_back(seat) for seat in range(3))


def test_a_match_and_a_live_table_are_two_kinds_of_play_and_neither_is_the_other() -> None:
    assert Live.__bases__ == Match.__bases__ == (Play,)


def test_a_live_table_refuses_nothing_that_play_promises() -> None:
    """Whatever can be asked of any game is answered, here of one in which a seat is to throw."""
    m = live()
    asked: dict[str, tuple[Any, ...]] = {
        "legal": (0,), "legal_ids": (0,), "view": (), "seen": ([], None), "sizes": (), "position": (), "copy": (), "is_throw": (0,),
        "must_throw": (0,), "checked_body": (0, [0], None)}
    for name in (name for name in vars(Play) if not name.startswith("_")):
        found = getattr(m, name)
        if name in asked: found(*asked.pop(name))
        else: assert not callable(found) or name in DOING, name
    assert asked == {}
