"""How hidden colours are drawn and told: nothing wider than the terminal, and never a colour that the one who looks may not know."""
import re

import pytest

import flambeur
from flambeur.cli.boards import board_of
from flambeur.cli.boards.generic import Scene
from flambeur.cli.boards.marks import drawn
from flambeur.cli.table.seats import Sitter
from tests.helpers.las_vegas_hidden import NAMES, roll, table, turn

BOARD = board_of("las-vegas-hidden")
HELD = "Anna has red, violet \n Ben has green, blue \n Carla has black, white"
WON = "shelf red 50 2 at 1 \n shelf green 30 1 at 2"


def scene_of(match: flambeur.Match, seat: int | None = 0, language: str = "en", width: int = 80, height: int = 24,
             colour: bool = True) -> Scene:
    names = NAMES[:match.players]
    return Scene("Hidden colours", match.view(seat), seat, [Sitter(name, None) for name in names],
                 match.game.speaker(match.options, names, language), match.options, width, height, colour,
                 drawn(match.game.marks(match.options)))


def positions() -> list[flambeur.Match]:
    """Some positions of a random game."""
    match = flambeur.new("las-vegas-hidden", players=4, seed=5)
    found = []
    while not match.over:
        match.play(match.actors[0], match.suggest(match.actors[0], "random", seed=len(match.entries)).action)
        if len(match.entries) % 9 == 0: found.append(match.copy())
    return [*found, match]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_is_wider_than_the_terminal(language: str) -> None:
    for match in positions():
        for width, height in ((40, 20), (60, 24), (77, 24), (80, 24), (100, 30), (120, 40)):
            scene = scene_of(match, 0, language, width, height)
            for line in [*BOARD.picture(scene), *BOARD.tray(scene)]:
                assert line.cell_len <= width, line.plain


def test_the_own_colours_are_drawn_and_nobody_elses() -> None:
    m = table(f"{HELD} \n {WON}")
    for seat, own in ((0, {"Red", "Violet"}), (1, {"Green", "Blue"}), (None, set[str]())):
        lines = [line.plain for line in BOARD.picture(scene_of(m, seat, width=120))]
        players = [line for line in lines if any(name in line for name in NAMES)]
        assert len(players) == 3
        assert {word for line in players for word in re.findall("Red|Green|Blue|Black|White|Yellow|Grey|Violet", line)} == own
        spoken = [line for line in BOARD.speech(scene_of(m, seat)) if line.startswith("Your colours")]
        assert spoken == ([f"Your colours: {', '.join(sorted(own, key=['Red', 'Green', 'Blue', 'Violet'].index))}."] if own else [])


def test_players_have_letters_and_what_was_won_lies_on_the_shelf() -> None:
    m = table(f"{HELD} \n {WON}")
    lines = [line.plain for line in BOARD.picture(scene_of(m, width=100))]
    assert any(line.startswith(" Won  ◆◆$50k ▲$30k") for line in lines)
    assert [line[2] for line in lines if any(name in line for name in NAMES)] == ["A", "B", "C"]
    assert "Red has won $50,000 with 2 dice at Golden Nugget." in BOARD.speech(scene_of(m))


def test_why_tells_what_the_own_colours_won() -> None:
    m = table(f"{HELD} \n {WON} \n 6: | green 3 \n left green 1")
    before = len(m.rows)
    turn(m, "6", 6)
    told = BOARD.why(m.seen(m.rows[before:], 0), 0, scene_of(m))
    assert told == ["Anna shows Red and Violet.", "Anna takes the $50,000 note of Red from Golden Nugget."]
    assert BOARD.why([], 0, scene_of(m)) == ["No colours have been revealed yet: they are at the end of the round."]
    assert BOARD.is_private(m.options)
    assert BOARD.rules(scene_of(m))[0].startswith("Two rounds.")


def test_the_throw_is_drawn_in_its_colours() -> None:
    m = table(f"{HELD} \n left red 1, grey 2")
    roll(m, "35")
    assert [line.plain for line in BOARD.tray(scene_of(m, colour=False))] == ["Thrown: Red 3, Grey 5."]
