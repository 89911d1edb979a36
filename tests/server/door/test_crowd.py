"""Places of connections: who has one, who makes room, who is told that there is none, and who is not even told."""
import pytest

from flambeur.server.door.crowd import SPARE, SPARE_IN_ALL, Crowd, Place
from flambeur.server.errors import TooMany


def test_a_crowd_has_its_limits_and_forgets_who_left() -> None:
    crowd = Crowd(each=2, total=3)
    places = [crowd.enter(who) for who in ("a", "a", "b")]
    with pytest.raises(TooMany, match="server is full"): crowd.enter("c").take("c")
    places.pop().leave()
    assert crowd.n == 3
    for place in tuple(crowd.here["c"]): place.leave()
    with pytest.raises(TooMany, match="your network"): crowd.enter("a").take("a")
    for place in tuple(crowd.here["a"]): place.leave()
    crowd.enter("c").take("c")
    for place in (*places, *crowd.here["c"]):
        place.leave()
        place.leave()                     # who is gone does not go once more
    assert (crowd.n, crowd.here, crowd.resting) == (0, {}, {})


def test_beyond_the_limits_a_few_are_told_why_and_the_others_are_not_heard() -> None:
    crowd = Crowd(each=2, total=1000)
    told = [crowd.enter("a") for _ in range(2 + SPARE)]
    assert [place.refusal is not None for place in told] == [False] * 2 + [True] * SPARE
    with pytest.raises(TooMany): crowd.enter("a")
    full = Crowd(each=2, total=1)
    for k in range(1 + SPARE_IN_ALL): full.enter(f"{k}")
    with pytest.raises(TooMany, match="full"): full.enter("somebody else")
    assert full.n == 1 + SPARE_IN_ALL


def resting(crowd: Crowd, who: str, closed: list[str], name: str) -> Place:
    place = crowd.enter(who, lambda: closed.append(name))
    place.rest()
    return place


def test_who_is_between_two_requests_makes_room_the_oldest_first() -> None:
    crowd, closed = Crowd(each=3, total=1000), list[str]()
    busy = resting(crowd, "a", closed, "busy")
    busy.stir()
    resting(crowd, "a", closed, "first")
    resting(crowd, "a", closed, "second")
    resting(crowd, "b", closed, "another's")
    for name in ("third", "fourth"):
        assert resting(crowd, "a", closed, name).refusal is None
    assert closed == ["first", "second"]
    for place in tuple(crowd.resting): place.stay()       # they have become WebSockets
    assert resting(crowd, "a", closed, "fifth").refusal is not None
    assert closed == ["first", "second"]


def test_in_a_full_house_anybody_who_rests_makes_room() -> None:
    crowd, closed = Crowd(each=10, total=3), list[str]()
    for who in ("a", "b", "c"): resting(crowd, who, closed, who)
    assert crowd.enter("d").refusal is None
    assert (closed, crowd.n) == (["a"], 3)


def test_a_connection_of_a_proxy_is_whose_request_it_carries() -> None:
    crowd = Crowd(each=1, total=1000)
    one, two = crowd.enter(None), crowd.enter(None)
    one.take("a")
    with pytest.raises(TooMany): two.take("a")
    two.take("b")
    one.release()
    two.take("a")                         # now the first carries nobody's
    assert {who: len(places) for who, places in crowd.here.items()} == {"a": 1}
    two.leave()
    assert (crowd.n, crowd.here) == (1, {})
