"""What the page is told of a game: also which events one seat alone may see, so that a shared screen can keep them."""
from pathlib import Path

from tests.games.probe.game import GAME as PROBE
from tests.server.intruder.lab import Lab
from tests.server.intruder.test_seats import run


def test_games_say_what_they_hide(tmp_path: Path) -> None:
    async def test(lab: Lab) -> None:
        found = {game["id"]: game["hidden"] for game in (await lab.http("GET", "/api/games")).json()["games"]}
        assert found["probe"] == {"drawn": ["card"], "laid": ["card"], "changed": ["*"]}
        assert found["las-vegas"] == {}
        assert set(found["probe"]) < {kind.name for kind in PROBE.kinds}
    run(tmp_path, test)
