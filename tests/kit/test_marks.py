"""By what the seats of a table are known: as the game says, on the page and at the terminal."""
import pytest

from flambeur.cli.boards.marks import SEATS, drawn
from flambeur.games import find
from flambeur.kit.marks import LETTERS, MARKS, Mark, first_marks
from tests.laws.tables import GAMES, SETS

COLOURS = ["red", "green", "blue", "black", "white", "yellow", "grey", "violet"]


def test_the_colours_come_in_their_order_without_those_that_are_taken() -> None:
    assert [mark.colour for mark in MARKS] == COLOURS
    assert [mark.colour for mark in first_marks(5, ("white",))] == ["red", "green", "blue", "black", "yellow"]
    assert [mark.colour for mark in first_marks(7, ("violet",))] == COLOURS[:7]
    assert [mark.colour for mark in first_marks(6, ("white", "violet"))] == ["red", "green", "blue", "black", "yellow", "grey"]


@pytest.mark.parametrize("name", GAMES)
def test_every_seat_has_a_mark_of_its_own(name: str) -> None:
    for options in SETS[name]:
        marks = GAMES[name].marks(options)
        assert len(marks) == options.players
        assert len({mark.symbol for mark in marks}) == options.players
        colours = {mark.colour for mark in marks}
        assert len(colours) == options.players or (colours == {"ivory"} and marks == LETTERS[:options.players])      # BV12: letters alone


@pytest.mark.parametrize(("module", "colour"), [("neutral_dice", "white"), ("kickers", "violet"), ("big_dice", "violet")])
def test_no_player_of_las_vegas_has_the_colour_that_a_module_needs(module: str, colour: str) -> None:
    game = find("las-vegas")
    everyone = game.Options.model_construct(players=8, **{name: name == module for name in ("neutral_dice", "kickers", "big_dice")})
    assert [mark.colour for mark in game.marks(everyone)] == [other for other in COLOURS if other != colour]


def test_a_symbol_that_the_terminal_does_not_know_is_a_letter() -> None:
    assert drawn([Mark("red", "A")])[0].symbol == "A"
    assert drawn(MARKS) == SEATS
