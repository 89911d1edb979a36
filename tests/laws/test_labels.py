"""The law of labels: whatever a game shows, asks or offers has words in both languages, so that a page that knows no game can show it."""
from random import Random

import pytest

from flambeur.api import Match
from flambeur.games import Registry
from flambeur.kit.show import KNOWN
from flambeur.kit.words import LANGUAGES
from tests.games.probe.game import GAME as PROBE
from tests.helpers.shown import fields, hint_of, labels, schemas
from tests.laws.tables import GAMES, SETS, open_table, to_the_end

LISTED = {**Registry(), PROBE.id: PROBE}


@pytest.mark.parametrize("name", LISTED)
def test_every_field_that_is_shown_has_a_label(name: str) -> None:
    words = LISTED[name].words
    missing = [wanted[-1] for wanted in labels(LISTED[name]) if not any(key in words for key in wanted)]
    assert missing == [], f"{name}: these fields have no label; add them to its words, or say show(\"hidden\")"


@pytest.mark.parametrize("name", LISTED)
def test_every_field_says_what_it_is(name: str) -> None:
    """A part needs no hint where all that is in it has one."""
    bare = [f"{within}.{field}" for schema in schemas(LISTED[name]) for within, field, found in fields(schema)
            if not hint_of(found) and not any(True for _ in fields(found)) and not (within == "" and field in KNOWN)]
    assert bare == []


@pytest.mark.parametrize("name", LISTED)
def test_every_kind_of_choice_has_a_title(name: str) -> None:
    game = LISTED[name]
    kinds = {game.describe(action)[0] for action in range(game.n_actions)}
    assert sorted(kind for kind in kinds if f"choice.{kind}" not in game.words) == []


@pytest.mark.parametrize("name", LISTED)
def test_every_turn_has_its_question(name: str) -> None:
    """In whatever phase somebody has to choose, or to throw what can be thrown by hand."""
    asked = set[str]()
    for k, options in enumerate(SETS[name]):
        m = open_table(GAMES[name], options)
        asked.add(phase_of(m))
        for _ in to_the_end(m, Random(k)): asked.add(phase_of(m))
    assert sorted(phase for phase in asked - {""} if f"turn.{phase}" not in GAMES[name].words) == []


def phase_of(m: Match) -> str:
    """"": nobody has anything to do."""
    if m.over: return ""
    throw = m.awaiting_chance
    if throw is not None and not next(kind.typed for kind in m.game.chances if kind.name == throw.kind): return ""
    return str(m.view()["phase"])


@pytest.mark.parametrize("name", LISTED)
def test_lists_that_name_something_are_there_in_every_language(name: str) -> None:
    game = LISTED[name]
    wanted = {hint_of(field)["list"] for schema in schemas(game) for *_, field in fields(schema) if "list" in hint_of(field)}
    for options in SETS[name]:
        assert all(wanted <= game.lists(options, language).keys() for language in LANGUAGES)
