"""LV2, LV8: what nobody can know is the order of the pile above the notes that all saw going under; `imagine` deals just that anew."""
from collections import Counter
from typing import Any

from scipy.stats import chisquare

from flambeur import Match
from flambeur.games.las_vegas.game import GAME
from flambeur.kit import contract, rng
from flambeur.kit.pile import cards_of
from flambeur.kit.structs import new as new_struct
from flambeur.kit.structs import put
from tests.helpers.drawing import thousands
from tests.helpers.las_vegas import pile, table

TABLE = """
    2: 90 40 | Anna 2, Benno 1
    pile 10 20 30
    under 60 50 60
    Carla won 30 20
    Anna won the rest
"""


def imagined(m: Match, seat: int, r: rng.Rng) -> Any:
    """The state of a match as a seat imagines it."""
    worlds = new_struct(m.State)
    put(worlds, 0, m.state)
    contract.imagine(worlds[0], seat, r)
    return worlds[0]


def pile_of(world: Any) -> list[int]:
    return [10 * note for note in cards_of(world.pile)]


def test_LV2_who_imagines_shuffles_only_the_part_above_the_known_notes() -> None:
    """Every order of the three hidden notes is equally likely; the three below them stay."""
    m, r, seen = table(TABLE), rng.new(5), Counter[tuple[int, ...]]()
    for k in range(600):
        notes = pile_of(imagined(m, k % 4, r))
        assert notes[3:] == [60, 50, 60]
        seen[tuple(notes[:3])] += 1
    assert sorted(seen) == [(10, 20, 30), (10, 30, 20), (20, 10, 30), (20, 30, 10), (30, 10, 20), (30, 20, 10)]
    assert chisquare(list(seen.values())).pvalue > 0.001


def test_LV2_imagining_keeps_every_note_and_everything_in_sight() -> None:
    """The same notes in the pile, and all the rest of the table as it was, to the byte."""
    m = table("2: 90 40 | Anna 2, Benno 1 \n under 10 80 \n Carla won 30 20")
    before, r = pile(m), rng.new(6)
    for seat in range(4):
        world = imagined(m, seat, r)
        after = pile_of(world)
        assert after != before
        assert (sorted(after), after[-2:]) == (sorted(before), [10, 80])
        world.pile.cards[:] = m.state.pile.cards
        assert world.tobytes() == m.state.tobytes()


def test_LV8_sums_of_money_are_no_hidden_information() -> None:
    """Everyone saw the notes being won: who imagines keeps them."""
    m = table(TABLE)
    world = imagined(m, 0, rng.new(7))
    assert GAME.position(world, GAME.Options())["players"] == m.position()["state"]["players"]
    assert m.scores[2] == 50_000


def test_LV2_what_went_under_the_pile_is_shown_to_all() -> None:
    m = table(TABLE)
    for seat in (None, 0, 1, 2, 3):
        assert thousands(m.view(seat)["under"]) == [60, 50, 60]
        assert m.view(seat)["pile"] == 6
