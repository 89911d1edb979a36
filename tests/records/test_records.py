"""Records of every released version of the rules: each still replays to its result and proves its dice, or is refused with the sentence
that says what has changed. Files are named GAME-VERSION-WHAT.json and never change."""
import json
from pathlib import Path

import pytest

import flambeur

FILES = sorted(Path(__file__).parent.glob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_kept_record_replays_or_says_why_not(file: Path) -> None:
    record = json.loads(file.read_text("utf-8"))
    game = flambeur.games()[record["game"]]
    if record["rules"] == game.version:
        match = flambeur.replay(record)
        assert match.record() == record
        assert flambeur.verify(record).problems == []
    else:
        with pytest.raises(flambeur.RecordError, match=f"version {record['rules']} of the rules"):
            flambeur.replay(record)


def test_every_version_of_every_game_has_a_record() -> None:
    kept = {(record["game"], record["rules"]) for record in (json.loads(file.read_text("utf-8")) for file in FILES)}
    assert kept >= {(name, version) for name, game in flambeur.games().items() for version in range(1, game.version + 1)}
