"""Playing: there is always something to do until the game ends, nothing is born or lost, what is not allowed changes nothing."""
import ast
import inspect
from pathlib import Path
from random import Random

import pytest
from hypothesis import strategies as st

from flambeur import GameOver, IllegalAction
from flambeur.api import Match
from flambeur.kit import contract
from flambeur.kit.contract import CHANCE, OVER, Actions
from flambeur.kit.log import new_log
from flambeur.kit.options import Options
from flambeur.kit.structs import bytes_of, new
from tests.helpers.share import seed_of_the_day, size
from tests.laws.tables import GAMES, SETS, for_every_game, law, open_table, state_of, tables, to_the_end
from tests.laws.witnesses import witness
from tools.option_sets import by_lot


@pytest.mark.parametrize(("name", "options"), [(name, options) for name in GAMES for options in SETS[name]], ids=str)
def test_with_any_options_the_game_ends_and_its_pieces_are_all_there(name: str, options: Options) -> None:
    play_through(name, options, Random(str(options)))


@pytest.mark.slow
@for_every_game
def test_so_it_is_with_other_options_each_time(name: str) -> None:
    """Where it takes three options to show a fault."""
    luck = Random(seed_of_the_day())
    for _ in range(size(15, 500)):
        play_through(name, by_lot(GAMES[name], luck), luck)


def play_through(name: str, options: Options, luck: Random) -> None:
    m = open_table(GAMES[name], options)
    pieces = witness(name).census(m)
    for _ in to_the_end(m, luck):
        assert witness(name).census(m) == pieces, options
        assert not any(witness(name).left_alone(m)), options
    assert m.over
    assert bool(m.winners) != witness(name).is_lost(m)
    assert not m.winners or max(m.scores) == max(m.scores[seat] for seat in m.winners)
    assert m.actors == ()
    assert m.awaiting_chance is None


@law(30)
def test_awaited_seats_have_legal_actions_rising_and_of_this_game(name: str, data: st.DataObject) -> None:
    m = data.draw(tables(name))
    waits = contract.awaiting(m.state)
    if waits in (OVER, CHANCE):
        assert [m.legal(seat) for seat in range(len(m.seats))] == [[]] * len(m.seats)
        return
    assert m.actors
    assert set(m.actors) <= set(range(len(m.seats)))
    for seat in range(len(m.seats)):
        ids = [action.id for action in m.legal(seat)]
        assert ids or seat not in m.actors
        assert ids == sorted(set(ids))
        assert all(0 <= a < m.game.n_actions for a in ids)


@law(20)
def test_an_illegal_action_raises_and_changes_no_byte(name: str, data: st.DataObject) -> None:
    m = data.draw(tables(name))
    s, log, actions = state_of(m), new_log(), new(Actions)[0]
    before = bytes_of(s)
    for seat in range(-1, len(m.seats) + 2):
        n = contract.legal(s, seat, actions) if 0 <= seat < len(m.seats) else 0
        for action in {*range(-2, m.game.n_actions + 2), 10**9} - set(actions.ids[:n].tolist()):
            with pytest.raises(ValueError, match="illegal action"):
                contract.act(s, seat, action, log)
            assert bytes_of(s) == before
    assert log.n == 0


@law(20)
def test_a_match_refuses_with_a_sentence_and_stays_as_it_was(name: str, data: st.DataObject) -> None:
    m = data.draw(tables(name))
    before, entries, rows = m.digest, list(m.entries), list(m.rows)
    for seat in (-1, *range(len(m.seats) + 1)):
        may = set(m.legal_ids(seat))
        for move in ({*range(-1, m.game.n_actions + 1)} - may) | {"nonsense"}:
            with pytest.raises(GameOver if m.over else IllegalAction) as caught:
                m.play(seat, move)
            assert all(len(caught.value.text(language)) > 10 for language in ("en", "fr"))
    assert (m.digest, m.entries, m.rows) == (before, entries, rows)


@law(20)
def test_an_action_is_the_same_by_id_by_text_and_by_itself(name: str, data: st.DataObject) -> None:
    m = data.draw(tables(name))
    for seat in range(len(m.seats)):
        for action in m.legal(seat):
            assert m.game.parse(action.typed) == action.id
            assert len({after(m, seat, how) for how in (action, action.id, action.typed)}) == 1
            assert all(action.text(language) for language in ("en", "fr"))


def after(m: Match, seat: int, how: object) -> str:
    other = m.copy()
    other.play(seat, how)  # type: ignore[arg-type]
    return other.digest


@law(20)
def test_an_action_draws_no_random_number(name: str, data: st.DataObject) -> None:
    """The same action in the same position leads to the same bytes and events each time."""
    m = data.draw(tables(name))
    for seat in range(len(m.seats)):
        for action in m.legal(seat):
            ends = set()
            for _ in range(3):
                s, log = state_of(m), new_log()
                contract.act(s, seat, action.id, log)
                ends.add((bytes_of(s), log.rows[:log.n].tobytes()))
            assert len(ends) == 1


@for_every_game
def test_no_file_of_the_rules_knows_another_source_of_chance(name: str) -> None:
    """kit/chance.py is the one door: neither `random` nor numpy's generators nor the clock."""
    for file in Path(inspect.getfile(type(GAMES[name]))).parent.rglob("*.py"):
        tree = ast.parse(file.read_text("utf-8"))
        imported = {alias.name.split(".")[0] for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
        imported |= {str(node.module).split(".")[0] for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
        assert not imported & {"random", "secrets", "time", "datetime", "uuid", "os"}, file
        assert not [node for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr == "random"], file
