"""A move that carries more than its id: checked by the game, kept with the move, never part of the state."""
import json
import math
from typing import Any

import pytest

import flambeur
from flambeur.errors import IllegalAction
from flambeur.kit.structs import bytes_of
from flambeur.table import fairness
from flambeur.table.live import Live
from flambeur.table.record import Move
from tests.games.probe.game import GAME
from tests.games.probe.options import ProbeOptions

AIM = {"angle": 12.5, "power": 80}


def match(**options: Any) -> flambeur.Match:
    return flambeur.new("probe", players=2, aiming=True, seed=1, **options)


def test_a_body_is_kept_with_its_move_and_in_the_record_nowhere_else() -> None:
    m = match()
    m.play(0, "hard", AIM)
    assert [entry for entry in m.entries if isinstance(entry, Move)] == [Move(seat=0, action=19, body=AIM)]
    record = json.loads(json.dumps(m.record(secret=True)))
    assert [entry for entry in record["entries"] if "action" in entry] == [{"seat": 0, "action": 19, "body": AIM}]
    again = flambeur.replay(record)
    assert again.record(secret=True) == record
    assert bytes_of(again.state) == bytes_of(m.state)


def test_a_move_without_one_is_a_preset_and_its_record_does_not_mention_it() -> None:
    m = match()
    m.play(0, "soft")
    assert [entry for entry in m.record(secret=True)["entries"] if "action" in entry] == [{"seat": 0, "action": 18}]


def test_bots_play_and_search_without_bodies() -> None:
    m = match()
    assert m.suggest(0, "medium", rollouts=30, seed=1).action.kind in ("soft", "hard")
    assert flambeur.simulate("probe", players=2, aiming=True, games=5, seed=1).games == 5


@pytest.mark.parametrize(("action", "body", "en", "fr"), [
    ("soft", AIM, "a soft throw has a power of at most 50, a hard one more, not 80",
     "un lancer doux a une force d’au plus 50, un lancer fort plus, et non 80"),
    ("hard", {"angle": 0.0, "power": 101}, "the move's power: it is at most 100", "dans le coup, power\xa0: le maximum est 100"),
    ("hard", {"angle": 0.0}, "the move's power: this field is missing", "dans le coup, power\xa0: ce champ manque"),
    ("hard", {**AIM, "spin": 1}, "the move's spin: there is no such field", "dans le coup, spin\xa0: ce champ n’existe pas"),
    ("hard", {"angle": "12", "power": 80}, "the move's angle: a number is expected", "dans le coup, angle\xa0: un nombre est attendu"),
    ("hard", {"angle": math.nan, "power": 80}, "the move's angle: a finite number is expected",
     "dans le coup, angle\xa0: un nombre fini est attendu"),
    ("hard", [1, 2], "the move: an object is expected", "dans le coup\xa0: un objet est attendu"),
    ("hard", 5, "the move: an object is expected", "dans le coup\xa0: un objet est attendu"),
])
def test_what_does_not_fit_is_refused_with_the_reason_and_changes_nothing(action: str, body: Any, en: str, fr: str) -> None:
    m = match()
    before, entries = m.digest, list(m.entries)
    with pytest.raises(IllegalAction) as caught:
        m.play(0, action, body)
    assert caught.value.text("en") == en
    assert caught.value.text("fr") == fr
    assert (m.digest, m.entries) == (before, entries)


def test_a_move_that_takes_none_refuses_one() -> None:
    m = match()
    m.play(0, "hard", AIM)
    with pytest.raises(IllegalAction, match="only a throw has an aim"):
        m.play(0, m.legal(0)[0], AIM)
    with pytest.raises(IllegalAction, match="nothing beside its name"):
        flambeur.new("las-vegas", seed=1).play(0, flambeur.new("las-vegas", seed=1).legal(0)[0], {})


def test_moves_made_together_carry_none() -> None:
    m = flambeur.new("probe", players=3, seed=1)
    low, high = m.legal(0)[0], m.legal(0)[-1]
    with pytest.raises(IllegalAction, match="nothing beside its name"):
        m.play(0, [low, high], AIM)


def test_at_a_live_table_a_step_has_it() -> None:
    live = Live(GAME, ProbeOptions(players=2, aiming=True), secret=fairness.new_secret(1))
    live.settle()
    live.taken()
    live.choose(0, "hard", body=AIM)
    moved, _ = live.taken()
    assert moved.entry == Move(seat=0, action=19, body=AIM)


def test_a_record_whose_body_does_not_fit_is_refused() -> None:
    m = match()
    m.play(0, "hard", AIM)
    record = m.record(secret=True)
    record["entries"][1]["body"]["power"] = 20
    with pytest.raises(flambeur.RecordError, match="entry 1 of the record does not fit: a soft throw"):
        flambeur.replay(record)
