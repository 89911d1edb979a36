"""Films for many: a short one is not behind long ones, a long one is not played again from its start for each of its pages, and neither
takes more work than it may."""
import asyncio
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import flambeur
from flambeur.server.records import film
from flambeur.server.records.film import PAGE, Page, Reel, frames
from flambeur.server.records.projector import KEPT, Projector, Reels
from flambeur.server.store.rows import Record
from tests.server.intruder.lab import Lab, is_refusal
from tests.server.intruder.test_seats import run


@cache
def changing_ones_mind(times: int) -> str:
    """A record in which somebody chooses again and again before the others have chosen."""
    match = flambeur.new("las-vegas-cards", players=2, seed=3)
    first = match.actors[0]
    for k in range(times): match.play(first, match.legal(first)[k % 2])
    while not match.over: match.play(match.actors[0], match.legal(match.actors[0])[0])
    return json.dumps(match.record())


LONG = 3 * PAGE


@pytest.fixture
def pieces(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How long the record is of which a piece was made, in their order."""
    made, work = list[int](), Page.work

    def noted(page: Page) -> bool:
        made.append(len(page.body))
        return work(page)
    monkeypatch.setattr(Page, "work", noted)
    return made


@pytest.mark.parametrize("other", ["192.0.2.8", "192.0.2.7"], ids=["of another address", "of the same address"])
def test_a_short_film_is_not_behind_long_ones(other: str, pieces: list[int]) -> None:
    long, short = changing_ones_mind(LONG), changing_ones_mind(1)

    async def whole() -> None:
        projector = Projector(1e6, 20)
        async with projector.turns.turn("the test"):      # until all of them wait
            asked = [asyncio.create_task(projector.page(long, None, 0, "192.0.2.7")) for _ in range(5)]
            await waiting(projector, 5)
            late = asyncio.create_task(projector.page(short, None, 0, other))
            await waiting(projector, 6)
        assert json.loads(await late)["total"] < PAGE
        behind = len(pieces) - 1 - pieces[::-1].index(len(short))
        assert behind <= (2 if other == "192.0.2.8" else 10), pieces
        assert len({await task for task in asked}) == 1
        assert len(pieces) > behind + 8, "the long ones took much longer"
    asyncio.run(whole())


async def waiting(projector: Projector, n: int) -> None:
    while sum(map(len, projector.turns._waiting.values())) < n: await asyncio.sleep(0.01)


def test_the_next_page_goes_on_where_the_last_one_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    body, played = changing_ones_mind(LONG), []
    step = film.step
    monkeypatch.setattr(film, "step", lambda match, entry: (played.append(entry), step(match, entry)))
    projector = Projector(1e6, 20)

    def page(first: int, seat: int | None = None) -> Any:
        return json.loads(asyncio.run(projector.page(body, seat, first, "192.0.2.7")))
    total, first, whole = page(0)["total"], 0, list[Any]()
    played.clear()
    while first < total:
        whole += (found := page(first))["frames"]
        first += len(found["frames"])
    assert len(played) == total - 1 == len(whole) - 1, "each entry is played once"
    again = frames(body, None, 1e6)["frames"] + frames(body, None, 1e6, PAGE)["frames"]
    assert whole[:2 * PAGE] == json.loads(json.dumps(again))
    assert page(PAGE, 0)["frames"] == json.loads(json.dumps(frames(body, 0, 1e6, PAGE)["frames"])), "through other eyes"
    assert page(PAGE // 2)["first"] == PAGE // 2, "back"


def test_not_more_films_are_kept_than_fit() -> None:
    reel = Reel(changing_ones_mind(LONG))
    n, reels = len(reel.record.entries), Reels()
    for k in range(2 * KEPT // n): reels.keep(f"{k}", reel)
    kept = [k for k in range(2 * KEPT // n) if reels.take(f"{k}", 1) is not None]
    assert kept == list(range(2 * KEPT // n))[-(KEPT // n):], "the latest"
    assert reels.take(f"{kept[-1]}", 1) is None, "whoever takes one has it alone"
    while not reel.is_over: reel.step()
    reels.keep("over", reel)
    assert reels.take("over", n + 1) is None


def stored(lab: Lab, id: str, body: str) -> str:
    lab.house.store.add_record(Record(id=id, game="las-vegas-cards", at=0, rules=1, players=2, table=None, source="imported", body=body))
    return f"/api/records/{id}/frames"


def test_what_takes_too_much_work_is_refused(tmp_path: Path) -> None:
    async def test(lab: Lab) -> None:
        path = stored(lab, "a" * 10, changing_ones_mind(LONG))
        assert (await lab.http("GET", path)).status == 200
        lab.house.projector.seconds = 0.0             # every piece takes some
        answer = await lab.http("GET", path)
        assert (answer.status, is_refusal(answer.json(), "record")) == (422, True)
        assert "too long" in answer.json()["text"]["en"]
    run(tmp_path, test)


def test_an_address_waits_for_so_many_films(tmp_path: Path) -> None:
    async def test(lab: Lab) -> None:
        path = stored(lab, "a" * 10, changing_ones_mind(1))
        async with lab.house.projector.turns.turn("the test"):
            asked = [asyncio.create_task(lab.http("GET", path, client="192.0.2.7")) for _ in range(3)]
            await waiting(lab.house.projector, 3)
            refused = await lab.http("GET", path, client="192.0.2.7")
            other = asyncio.create_task(lab.http("GET", path, client="192.0.2.8"))
            await waiting(lab.house.projector, 4)
        assert (refused.status, is_refusal(refused.json(), "too_many")) == (429, True)
        assert [(await task).status for task in (*asked, other)] == [200] * 4
        assert (await lab.http("GET", path, client="192.0.2.7")).status == 200
    run(tmp_path, test, replays_per_address=3)
