"""ST1, ST2: the dice, and the first one in the arena."""
import pytest

import flambeur
from flambeur import OptionError
from flambeur.api import Match
from flambeur.games.strike.game import GAME
from flambeur.games.strike.options import StrikeOptions
from flambeur.table import fairness
from tests.helpers.strike import dice, kinds, lies


def begun(dice: str = "manual", **options: object) -> Match:
    return Match(GAME, StrikeOptions.model_validate(options), secret=fairness.new_secret(1), dice=dice)  # type: ignore[arg-type]


@pytest.mark.parametrize(("players", "each"), [(2, 9), (3, 8), (4, 7), (5, 6)])
def test_ST1_everyone_begins_with_so_many_dice(players: int, each: int) -> None:
    m = begun(players=players)
    assert dice(m) == [each] * players
    assert m.view()["lost"] == 31 - 1 - players * each


@pytest.mark.parametrize(("players", "each"), [(2, 8), (3, 7), (4, 6), (5, 5)])
def test_ST1_with_26_dice_everyone_begins_with_one_less(players: int, each: int) -> None:
    m = begun(players=players, edition="26 dice")
    assert dice(m) == [each] * players
    assert m.view()["lost"] == 26 - 1 - players * each


def test_ST1_dice_are_never_born_or_lost() -> None:
    m = begun("auto", players=5)
    while not m.over:
        m.play(m.actors[0], m.legal(m.actors[0])[0])
        assert sum(dice(m)) + len(lies(m)) + m.view()["lost"] == 31


def test_ST2_the_first_die_is_one_even_draw_of_the_five_numbers() -> None:
    m = begun(players=2)
    throw = m.awaiting_chance
    assert throw is not None
    assert (throw.kind, throw.seat, throw.sizes, throw.first) == ("opening", None, (5,), 2)
    assert m.view()["phase"] == "opening"
    for shows in range(2, 7):
        other = m.copy()
        assert kinds(other.resolve([shows])) == ["opened"]
        assert lies(other) == [shows]


def test_ST2_the_oldest_begins_who_is_seat_0() -> None:
    m = begun("auto", players=3)
    assert m.actors == (0,)


@pytest.mark.parametrize("players", [1, 6])
def test_ST1_two_to_five_play(players: int) -> None:
    with pytest.raises(OptionError, match="2 to 5"):
        flambeur.kit.options.parse(StrikeOptions, "strike", {"players": players})
