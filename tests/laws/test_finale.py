"""The end: what is told of a game that is over agrees with its scores, and can be said in every language."""
from random import Random

import pytest

from flambeur.kit.game import Game
from flambeur.kit.options import Options
from flambeur.kit.words import LANGUAGES
from tests.laws.tables import GAMES, SETS, open_table, to_the_end


@pytest.mark.parametrize(("name", "options"), [(name, options) for name in GAMES for options in SETS[name]], ids=str)
def test_a_finale_holds_what_counts_and_can_be_told(name: str, options: Options) -> None:
    m = open_table(GAMES[name], options)
    assert m.finale is None
    for _ in to_the_end(m, Random(str(options))): pass
    if (found := m.finale) is None:
        return
    assert [sum(one.notes) + one.besides for one in found.holdings] == m.scores
    level = [seat for seat, score in enumerate(m.scores) if score == max(m.scores)]
    assert (found.decided is not None) == (len(level) > 1)
    for telling in (*found.story, *filter(None, [found.decided])):
        assert {"seat", *m.game.tellings[telling.kind]} >= set(telling.fields), "a field that no sentence may count on"
        assert set(m.game.tellings[telling.kind]) <= {"seat", *telling.fields}
        assert_told_to_you(m.game, telling.kind)
        for language in LANGUAGES:
            said = telling.text(m.game.words, m.game.speaker(m.options, (), language))
            assert said.endswith(".")
            assert not set("{}<>") & set(said)


def assert_told_to_you(game: Game, kind: str) -> None:
    """What is told of somebody has a sentence for the one whom it is about, in every variant, which says "you" instead of the name."""
    told, yours = ({key.split(".", 1)[1]: pattern for key, pattern in game.words.items() if key.startswith(f"{head}.{kind}")}
                   for head in ("story", "yours"))
    if not {"seat", "who", "winners"} & set(game.tellings[kind]):
        return
    assert yours.keys() == told.keys()
    assert not any("{seat:" in text for pattern in yours.values() for text in pattern.values())
