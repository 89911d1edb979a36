"""What the probe can be switched on to do is really met by the laws: else they would hold for want of anything to look at."""
from collections import Counter
from random import Random
from typing import Any

import pytest

from flambeur import IllegalAction
from flambeur.api import Match
from flambeur.kit.structs import bytes_of
from flambeur.table import fairness
from flambeur.table.live import Live
from flambeur.table.replay import step
from tests.games.probe.game import GAME
from tests.games.probe.options import ProbeOptions
from tests.laws.tables import SETS, next_entry, open_table, to_the_end

GAMES = 6                                 # of each set of options


@pytest.fixture(scope="module")
def met() -> Counter[str]:
    """How often something was seen in random games over the sets of options of the laws."""
    found = Counter[str]()
    for options in SETS["probe"]:
        for k in range(GAMES):
            m = open_table(GAME, options)
            for _ in to_the_end(m, Random(k)): look(m, found)
            found["nobody has won"] += not m.winners
    return found


def look(m: Match, found: Counter[str]) -> None:
    views = [m.view(seat) for seat in range(len(m.seats))]
    phase = views[0]["phase"]
    found[f"phase {phase}"] += 1
    found["something to announce"] += any(action.kind == "announce" for seat in m.actors for action in m.legal(seat))
    found["nothing to announce"] += phase == "before" and len(m.legal(m.actors[0])) == 1
    found["asked out of turn"] += phase == "settle" and m.actors != (views[0]["first"],)
    found["a card in the pile that one seat knows and another does not"] += len({str(view["pile"]) for view in views}) > 1
    found["a card in a hand that another seat knows"] += any(player["known"] for view in views for player in view["players"])


@pytest.mark.parametrize("what", [
    "phase settle", "asked out of turn", "nobody has won", "something to announce", "nothing to announce",
    "a card in the pile that one seat knows and another does not", "a card in a hand that another seat knows"])
def test_random_games_meet(met: Counter[str], what: str) -> None:
    assert met[what] >= 10, met


def in_mid_payout() -> Match:
    """Seat 0 leads, 5 points lie there; seats 1 and 2 are to be asked."""
    state = {"phase": "answer", "first": 1, "stake": 5, "played": [2, 3, 6],
             "players": [{"hand": [1, 2], "probe": 6}, {"hand": [3, 4], "probe": 2}, {"hand": [4, 5], "probe": 3}]}
    m = Match(GAME, ProbeOptions(players=3, spoils=True, burial=True), secret=fairness.new_secret(1), position=state)
    m.play(1, "accept")
    return m


def test_PR8_a_payout_stops_for_each_seat_that_is_asked_and_goes_on_where_it_was() -> None:
    m = in_mid_payout()
    assert (m.actors, m.scores) == ((1,), [0, 0, 0])
    m.play(1, "coin")
    assert (m.actors, m.scores) == ((2,), [0, 1, 0])
    m.play(2, "stone")
    assert m.scores == [4, 1, 1]          # the leader is paid once both have chosen; the next round has begun
    assert m.view()["phase"] == "lay"


def test_PR8_when_no_point_is_left_nobody_is_asked_any_more() -> None:
    state = in_mid_payout().position()["state"] | {"stake": 1}
    m = Match(GAME, ProbeOptions(players=3, spoils=True, burial=True), secret=fairness.new_secret(1), position=state)
    m.play(1, "coin")
    assert (m.view()["phase"], m.scores) == ("lay", [0, 1, 0])


def test_a_position_in_mid_payout_is_laid_again() -> None:
    m = in_mid_payout()
    m.play(1, "coin")
    again = Match(GAME, m.options, secret=m.secret, position=m.position()["state"], settle=False)
    assert bytes_of(again.state) == bytes_of(m.state)
    for one in (m, again): one.play(2, "stone")
    assert again.scores == m.scores == [4, 1, 1]


def test_at_a_live_table_a_seat_that_was_asked_may_take_its_answer_back_until_something_new_is_seen() -> None:
    m = in_mid_payout()
    live = Live(GAME, m.options, secret=fairness.new_secret(1), position=m.position()["state"])
    assert live.awaited == (1,)
    live.choose(1, "coin")
    assert (live.awaited, live.can_take_back(1)) == ((2,), True)
    live.take_back(1)
    assert live.awaited == (1,)
    live.choose(1, "bury 3")              # draws a card: something new
    assert (live.awaited, live.can_take_back(1)) == ((2,), False)


def test_PR9_who_buries_a_card_knows_it_in_the_pile_and_in_the_hand_of_its_drawer() -> None:
    m = in_mid_payout()
    m.play(1, "bury 3")
    assert m.view(1)["pile"][-1] == 3
    assert m.view(0)["pile"][-1] is None
    m.play(2, "stone")
    luck = Random(1)
    while 3 in m.view(1)["pile"]:
        seat = luck.choice(m.actors)
        m.play(seat, luck.choice([action for action in m.legal(seat) if action.kind != "bury"]))
    holder = next(p for p in range(3) if (m.view(p)["players"][p]["hand"] or []).count(3))
    assert holder == 1 or 3 in m.view(1)["players"][holder]["known"]
    assert not any(player["known"] for player in m.view(None)["players"])


def test_PR10_what_goes_under_in_sight_of_all_everyone_knows_spectators_too() -> None:
    m, luck = open_table(GAME, ProbeOptions(players=2, recycling=True)), Random(1)
    while not any(m.view()["pile"]) : step(m, next_entry(m, luck))
    assert len({str(m.view(seat)["pile"]) for seat in (None, 0, 1)}) == 1


def test_PR11_asking_for_the_die_ends_what_may_be_done_before() -> None:
    m = Match(GAME, ProbeOptions(players=2, announcing=True), secret=fairness.new_secret(1), position=SIX)
    assert [action.typed for action in m.legal(0)] == ["announce", "die"]
    m.play(0, "announce")
    assert m.view(None)["players"][0]["known"] == [6]
    assert [action.typed for action in m.legal(0)] == ["die"]
    m.play(0, "die")
    assert m.view()["phase"] == "lay"
    assert m.view()["stake"] % 2 == 0


SIX = {"phase": "before", "players": [{"hand": [2, 6]}, {}]}
NO_SIX = {"phase": "before", "players": [{"hand": [2, 3]}, {}]}


def before_the_die(position: dict[str, Any], dice: str = "auto") -> Live:
    return Live(GAME, ProbeOptions(players=2, announcing=True), secret=fairness.new_secret(1), position=position, dice=dice)  # type: ignore[arg-type]


def test_at_a_live_table_a_throw_is_asking_for_the_die_and_throwing_it() -> None:
    for how in ("throw", "choose"):
        live = before_the_die(SIX)
        assert (live.thrower, live.awaited, live.actors, live.must_throw(0)) == (0, (0,), (0,), False)
        if how == "throw": live.throw(0)
        else: live.choose(0, "die")
        assert [type(done.entry).__name__ for done in live.taken()] == ["Move", "Chance"]
        assert live.awaited == (0, 1)
        assert not live.can_take_back(0)


def test_who_has_nothing_else_to_choose_just_throws() -> None:
    assert before_the_die(NO_SIX).must_throw(0)
    with pytest.raises(IllegalAction):
        before_the_die(NO_SIX).throw(1)


def test_real_dice_are_asked_for_then_typed_in_and_the_asking_can_be_taken_back() -> None:
    live = before_the_die(SIX, dice="manual")
    live.throw(0)
    assert (live.thrower, live.is_typed_in, live.can_take_back(0)) == (0, True, True)
    live.take_back(0)
    live.choose(0, "announce")
    live.throw(0)
    live.type_in([5])
    assert live.view()["stake"] == 10
