"""How Las Vegas solo is drawn and told: nothing wider than the terminal, and every colour is told apart without colours."""
import pytest

import flambeur
from flambeur.cli.boards import board_of
from flambeur.cli.boards.generic import Scene
from flambeur.cli.boards.marks import SEATS
from flambeur.cli.table.seats import Sitter
from tests.helpers.las_vegas_solo import new, roll, sixes, table

BOARD = board_of("las-vegas-solo")


def scene_of(match: flambeur.Match, language: str = "en", width: int = 80, height: int = 24, colour: bool = True) -> Scene:
    return Scene("Las Vegas solo", match.view(0), 0, [Sitter("Anna", None)], match.game.speaker(match.options, ["Anna"], language),
                 match.options, width, height, colour)


def positions() -> list[flambeur.Match]:
    """Some positions of a random game of two rounds."""
    match = flambeur.new("las-vegas-solo", seed=5, rounds=2, preplaced=2)
    found = []
    while not match.over:
        match.play(0, match.suggest(0, "random", seed=len(match.entries)).action)
        if len(match.entries) % 9 == 0: found.append(match.copy())
    return [*found, match]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_is_wider_than_the_terminal(language: str) -> None:
    for match in positions():
        for width, height in ((40, 20), (60, 24), (77, 24), (80, 24), (100, 30), (120, 40)):
            for colour in (True, False):
                scene = scene_of(match, language, width, height, colour)
                for line in [*BOARD.picture(scene), *(BOARD.tray(scene) if colour else [])]:
                    assert line.cell_len <= width, line.plain


def test_a_casino_has_the_dice_of_each_colour_with_its_symbol() -> None:
    m = table("1: 80 30 | red 3, violet 2, grey 1")
    lines = [line.plain for line in BOARD.picture(scene_of(m, width=100, height=40))]
    assert lines[0].startswith(" LAS VEGAS SOLO   ● Round 1 of 1")
    for k, n in ((0, 3), (7, 2), (6, 1)):
        assert any(f"{n}  " in line and line.count(f" {SEATS[k].symbol} ") >= n for line in lines), SEATS[k]


def test_what_you_and_the_seven_have_and_what_is_left_in_the_groups() -> None:
    m = table("round 2 \n red won 30 \n violet won 90 \n group 1 \n left red 2, green 4", rounds=2)
    lines = "\n".join(line.plain for line in BOARD.picture(scene_of(m)))
    assert "$30,000  the seven: $90,000" in lines
    assert "Group 1  ◆◆ ▲▲▲▲" in lines
    assert "Group 2  ◆◆◆◆ ▲▲▲▲" in lines


def test_a_throw_is_told_with_its_colours_where_nothing_is_coloured() -> None:
    m = table("left red 1, violet 0, grey 2")
    roll(m, "35")
    assert [line.plain for line in BOARD.tray(scene_of(m, colour=False))] == ["Thrown: Red 3, Grey 5."]
    assert "Thrown: Red 3, Grey 5." in BOARD.speech(scene_of(m))
    assert len(BOARD.tray(scene_of(m))) == 4


def test_the_question_for_typed_dice_names_the_colours_in_their_order() -> None:
    m = table("left red 1, grey 2, blue 1")
    assert m.awaiting_chance is not None
    assert BOARD.throw(m.awaiting_chance, scene_of(m)) == "one die of each colour that is left, in this order: Red, Blue, Grey"
    start = new()
    assert start.awaiting_chance is not None
    assert BOARD.throw(start.awaiting_chance, scene_of(start)) == "8 numbers from 1 to 6"


def test_why_says_what_your_dice_got() -> None:
    m = table("1: 80 30 | red 2, violet 2 \n left red 1")
    seen = roll(m, "2") + m.play(0, "2")
    told = BOARD.why(seen, 0, scene_of(m))
    assert any("Caesars Palace: with 1 die" in line or "Caesars Palace: 1 die" in line for line in told)
    assert BOARD.why([], 0, scene_of(m)) == ["No casino has paid yet: they pay when all dice are placed."]
    assert BOARD.rules(scene_of(m))[0].startswith("You are red")


def test_the_end_says_whether_it_is_won(capsys: pytest.CaptureFixture[str]) -> None:
    lost, won = table("1: 90 | violet 2"), table("1: 90 | red 2")
    for m in (lost, won): sixes(m)
    told = [[line.plain for line in BOARD.result(scene_of(m), m.scores, m.winners)] for m in (lost, won)]
    assert told[0][-1] == "Nobody has won."
    assert "★" in told[1][0]
