"""A record as a film: each frame is what a seat could see at that moment, and nothing more."""
import gzip
import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import flambeur
from flambeur.errors import RecordError
from flambeur.server.identity.tokens import new_token
from flambeur.server.records.film import frames
from tests.server.intruder.lab import Lab, Wire
from tests.server.intruder.test_seats import in_play, run
from tests.server.intruder.test_secrets import play_on


def a_game(**options: Any) -> dict[str, Any]:
    """Always the first of the legal moves; short, since the film of every game is made the same way."""
    match = flambeur.new("las-vegas", players=2, seed=11, **options)
    while not match.over:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    return match.record()


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    return a_game()


def test_each_frame_is_what_could_be_seen_then(record: dict[str, Any]) -> None:
    for seat in (None, 0, 1):
        film = frames(json.dumps(record), seat, 60)
        assert len(film["frames"]) == len(record["entries"]) + 1
        for k in (0, 1, 2, 17, len(record["entries"])):
            part = flambeur.replay({**record, "entries": record["entries"][:k], "over": False, "scores": [], "winners": [], "secret": None}
                                   if k < len(record["entries"]) else record)
            assert film["frames"][k]["view"] == part.view(seat), k
            told = [event for one in film["frames"][:k + 1] for event in one["events"]]
            assert told == [event.as_json() for event in part.events(seat)], k
    assert [player["money"] for player in film["frames"][-1]["view"]["players"]] == record["scores"]


def test_a_film_knows_whose_turn_it_is(record: dict[str, Any]) -> None:
    film = frames(json.dumps(record), None, 60)["frames"]
    assert film[0]["awaited"] == [], "the shuffle is nobody's"
    for before, after in pairwise(film):
        if after["seat"] is not None:
            assert before["awaited"] == [after["seat"]]
            assert before["thrower"] is None
        elif before["thrower"] is not None:
            assert after["events"][0]["kind"] == "rolled"
            assert after["events"][0]["seat"] == before["thrower"]
    assert film[-1]["awaited"] == []


def test_hidden_money_stays_hidden_until_the_end(record: dict[str, Any]) -> None:
    middle = len(record["entries"]) // 2
    view = frames(json.dumps(record), 1, 60)["frames"][middle]["view"]
    assert view["players"][0]["money"] is None
    assert view["players"][1]["money"] is not None


def test_what_cannot_be_replayed_is_said(record: dict[str, Any]) -> None:
    with pytest.raises(RecordError, match="version 99"):
        frames(json.dumps({**record, "rules": 99}), None, 60)
    with pytest.raises(RecordError, match="cannot be replayed"):
        frames(json.dumps({**record, "entries": [record["entries"][1]]}), None, 60)
    with pytest.raises(RecordError, match="too long"):
        frames(json.dumps(record), None, -1)


async def finished(lab: Lab, **plan: Any) -> tuple[dict[str, str], Wire]:
    made, one, two, _, _ = await in_play(lab, **plan)
    await play_on(lab, [one, two], made["table"])
    return made, one


def test_the_film_is_for_those_who_may_have_the_record(tmp_path: Path) -> None:
    async def test(lab: Lab) -> None:
        made, *_ = await in_play(lab)
        path = f"/api/records/{made['table']}/frames"
        assert (await lab.http("GET", path, token=made["token"])).status == 404, "not before the end"
        made, _ = await finished(lab)
        path = f"/api/records/{made['table']}/frames"
        for secret in (made["token"], made["watch"], made["sit"]):
            assert (await lab.http("GET", path, token=secret)).status == 200
        for stranger in (None, new_token()):
            refused = await lab.http("GET", path, token=stranger)
            assert (refused.status, refused.json()["code"]) == (403, "not_yours")
        assert (await lab.http("GET", "/api/records/aaaaaaaaaa/frames")).status == 404
        made, _ = await finished(lab, listed=True)
        assert (await lab.http("GET", f"/api/records/{made['table']}/frames")).status == 200
    run(tmp_path, test)


def test_a_spectator_and_a_seat_see_their_own_film(tmp_path: Path) -> None:
    async def test(lab: Lab) -> None:
        made, one = await finished(lab, listed=True)
        path = f"/api/records/{made['table']}/frames"
        watched, played = (await lab.http("GET", path)).json(), (await lab.http("GET", f"{path}?seat=0")).json()
        assert watched["frames"][-1]["view"] == {**one.now["views"]["0"], "seat": None, "players": watched["frames"][-1]["view"]["players"]}
        assert played["frames"][-1]["view"] == one.now["views"]["0"]
        dealt = [event for frame in watched["frames"] for event in frame["events"] if event["kind"] == "drawn"]
        own = [event for frame in played["frames"] for event in frame["events"] if event["kind"] == "drawn"]
        assert dealt
        assert not any("card" in event for event in dealt)
        assert all(("card" in event) == (event["seat"] == 0) for event in own)
        assert (await lab.http("GET", f"{path}?seat=2")).status == 409
        assert (await lab.http("GET", f"{path}?seat=x")).status == 400
    run(tmp_path, test)


def test_a_film_that_the_browser_has_is_not_sent_again(tmp_path: Path) -> None:
    async def test(lab: Lab) -> None:
        made, _ = await finished(lab, listed=True)
        path = f"/api/records/{made['table']}/frames"
        first = await lab.http("GET", path)
        tag = first["etag"]
        assert tag
        again = await lab.http("GET", path, headers={"if-none-match": tag})
        assert (again.status, again.body) == (304, b"")
        assert (await lab.http("GET", f"{path}?seat=1", headers={"if-none-match": tag})).status == 200, "another's eyes"
        small = await lab.http("GET", path, headers={"accept-encoding": "br, gzip"})
        assert small["content-encoding"] == "gzip"
        assert json.loads(gzip.decompress(small.body)) == first.json()
    run(tmp_path, test)


def test_a_film_can_be_asked_for_from_any_frame_on(tmp_path: Path) -> None:
    async def test(lab: Lab) -> None:
        made, _ = await finished(lab, listed=True)
        path = f"/api/records/{made['table']}/frames"
        whole = (await lab.http("GET", path)).json()
        assert (whole["first"], whole["total"]) == (0, len(whole["frames"]))
        part = (await lab.http("GET", f"{path}?from=3&seat=0")).json()
        assert (part["first"], part["total"]) == (3, whole["total"])
        assert part["frames"] == (await lab.http("GET", f"{path}?seat=0")).json()["frames"][3:]
        assert (await lab.http("GET", f"{path}?from={whole['total']}")).json()["frames"] == []
        tag = (await lab.http("GET", path))["etag"]
        assert (await lab.http("GET", f"{path}?from=3", headers={"if-none-match": tag})).status == 200, "another page"
        for wrong in ("-1", "x", "1e99", str(2**31)):
            assert (await lab.http("GET", f"{path}?from={wrong}")).status == 400
    run(tmp_path, test)
