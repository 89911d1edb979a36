"""What the page is told of a game: also which events one seat alone may see, so that a shared screen can keep them."""
from pathlib import Path
from typing import Any

from tests.games.probe.game import GAME as PROBE
from tests.server.intruder.lab import Lab
from tests.server.intruder.test_seats import run


def test_games_say_what_they_hide(tmp_path: Path) -> None:
    async def test(lab: Lab) -> None:
        found = {game["id"]: game["hidden"] for game in (await lab.http("GET", "/api/games")).json()["games"]}
        assert found["probe"] == {"drawn": ["card"], "laid": ["card"], "changed": ["*"], "buried": ["card"]}
        assert found["las-vegas"] == {"swapped": ["note"]}
        assert set(found["probe"]) < {kind.name for kind in PROBE.kinds}
    run(tmp_path, test)


def test_a_form_learns_what_would_go_together(tmp_path: Path) -> None:
    async def test(lab: Lab) -> None:
        async def check(**options: object) -> dict[str, Any]:
            answer: dict[str, Any] = (await lab.http("POST", "/api/games/las-vegas-cards/options", {"options": options})).json()
            return answer
        free = await check()
        assert free["locked"].keys() == {"chips"}
        assert free["locked"]["chips"]["text"]["en"].startswith("chip cards need play in turn")
        assert free["locked"]["chips"]["mends"] == [free["options"] | {"sequential": True, "chips": True}]
        assert (await check(sequential=True))["locked"] == {}
        refused = await check(chips=True, players=3)
        assert refused["code"] == "option"
        assert refused["mends"] == [free["options"] | {"players": 3, "sequential": True, "chips": True}, free["options"] | {"players": 3}]
        assert (await check(players=77))["mends"] == []
        shown = {game["id"]: game["presets"] for game in (await lab.http("GET", "/api/games")).json()["games"]}
        assert [preset["options"] for preset in shown["las-vegas-cards"]] == [{}, {"sequential": True}, {"sequential": True, "chips": True}]
        assert shown["probe"] == []
    run(tmp_path, test)
