"""No seat is special, and what is off or only for show leaves no trace."""
from itertools import product
from random import Random

from hypothesis import strategies as st

from flambeur.api import Match
from flambeur.kit.structs import bytes_of
from flambeur.table.record import Chance, Move
from flambeur.table.replay import step
from tests.laws.tables import GAMES, SETS, law, next_entry, open_table, tables, to_the_end
from tests.laws.witnesses import witness
from tools.option_sets import values_of


def turned(name: str, entry: Move | Chance, by: int, n: int, m: Match) -> Move | Chance:
    """The same for the renamed seats, before it happens in the match m."""
    if isinstance(entry, Chance):
        return witness(name).turned_chance(m, entry, by, n) if hasattr(witness(name), "turned_chance") else entry
    return Move(seat=(entry.seat + by) % n, action=witness(name).turned_action(entry.action, by, n))


@law(20)
def test_renaming_the_seats_renames_the_results(name: str, data: st.DataObject) -> None:
    m = data.draw(tables(name, choosing=True))
    n = len(m.seats)
    by = data.draw(st.integers(min(1, n - 1), n - 1))
    state = m.position()["state"]
    one, two = (Match(m.game, m.options, secret=m.secret, position=p, settle=False) for p in (state, witness(name).turned(state, by)))
    for entry in to_the_end(one, Random(data.draw(st.integers(0, 999)))):
        step(two, turned(name, entry, by, n, two))
        assert two.actors == tuple(sorted((seat + by) % n for seat in one.actors))
    assert two.over
    assert two.scores == [one.scores[(seat - by) % n] for seat in range(n)]
    assert two.winners == sorted((seat + by) % n for seat in one.winners)


@law(20)
def test_a_module_that_is_off_leaves_no_trace(name: str, data: st.DataObject) -> None:
    m = data.draw(tables(name))
    assert not any(witness(name).left_alone(m))


@law(15)
def test_options_for_show_change_no_byte(name: str, data: st.DataObject) -> None:
    """Two games that differ in such options only, with the same dice and choices, are the same bytes."""
    cosmetic, game = witness(name).COSMETIC, GAMES[name]
    chosen = data.draw(st.sampled_from(SETS[name])).model_dump()
    ways = product(*(values_of(game.Options)[option] for option in cosmetic))
    alike = [game.Options(**chosen | dict(zip(cosmetic, way, strict=True))) for way in ways]
    first, *others = [open_table(game, options) for options in alike]
    luck = Random(data.draw(st.integers(0, 999)))
    for _ in range(40):
        if first.over: break
        entry = next_entry(first, luck)
        for m in (first, *others):
            step(m, entry)
        assert {bytes_of(m.state) for m in others} <= {bytes_of(first.state)}
