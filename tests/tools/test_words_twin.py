"""Sentences exist once, as patterns, and are filled in Python and in the page (web/src/lib/words.ts): both must say the same."""
import json
import subprocess
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from flambeur.api import Match
from flambeur.kit.words import LANGUAGES, capital
from tests.helpers.patience import PATIENCE
from tests.laws.tables import GAMES, SETS, open_table, to_the_end
from tools.page import WEB, node_and_npm

NAMES = ("Anna", "", "Zoé", "李小龍", "B")
SCRIPT = """
import { actionText, eventText } from './src/lib/words.ts'
import { readFileSync } from 'node:fs'
const { words, cases } = JSON.parse(readFileSync(0, 'utf8'))
const say = { action: actionText, event: eventText }
console.log(JSON.stringify(cases.map(([what, fields, speaker]) => say[what](words, fields, speaker))))
"""


def told(m: Match) -> Iterator[tuple[str, dict[str, Any], Any]]:
    """Everything that a spectator and every seat is told, and all that they may do at the end of it."""
    for seat in (None, *range(len(m.seats))):
        yield from (("event", event.as_json(), event) for event in m.events(seat))


def game_of(name: str, k: int) -> Match:
    m = open_table(GAMES[name], SETS[name][k], seed=k).named(*NAMES[:SETS[name][k].players])
    for _ in to_the_end(m, Random(k)): pass
    return m


@pytest.mark.parametrize("name", GAMES)
def test_python_and_the_page_say_the_same(name: str) -> None:
    game, cases, expected = GAMES[name], list[Any](), list[str]()
    for k in Random(1).sample(range(len(SETS[name])), 4):
        m = game_of(name, k)
        said = [*told(m), *(("action", action.as_json(), action) for action in (game.action(a, m.speaker) for a in range(game.n_actions)))]
        for language in LANGUAGES:
            speaker = {"language": language, "names": [seat.name for seat in m.seats], "lists": dict(game.lists(m.options, language))}
            cases += [(what, fields, speaker) for what, fields, _ in said]
            expected += [capital(it.text(language)) if what == "event" else it.text(language) for what, _, it in said]
    assert page_says(game.words, cases) == expected


def page_says(words: Any, cases: list[Any]) -> list[str]:
    """Filled by the page's own code, in Node."""
    node, _ = node_and_npm()
    done = subprocess.run([str(node), "--no-warnings", "--input-type=module", "--eval", SCRIPT], cwd=WEB, text=True, encoding="utf-8",
                          input=json.dumps({"words": words, "cases": cases}), capture_output=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    found: list[str] = json.loads(done.stdout)
    return found
