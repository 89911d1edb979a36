"""A game's page has the headings that all have, and its tables say what the game's models say."""
import re
from pathlib import Path

import pytest

import flambeur
from flambeur.games import FOLDERS
from flambeur.kit.game import Game
from flambeur.kit.structs import dtype_of

ROOT = Path(__file__).resolve().parents[2]
HEADINGS = ["Players and box", "Rules in our words", "Options and modules", "State", "Actions", "What each player sees", "Events",
            "Rewards", "Rulings", "Clause table", "Mutation survivors", "Status", "Version history"]


def page(game: str) -> str:
    return (ROOT / "docs" / "games" / f"{game}.md").read_text("utf-8")


def section(game: str, heading: str) -> str:
    return page(game).split(f"\n## {heading}\n")[1].split("\n## ")[0]


def table(game: str, heading: str) -> list[list[str]]:
    """The rows of the first table of a section, without its head, cell by cell."""
    lines = re.search(r"^\| ---.*\n((?:\|.*\n)+)", section(game, heading), re.MULTILINE)
    assert lines is not None, heading
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[1].splitlines()]


def names(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


@pytest.fixture(params=FOLDERS)
def game(request: pytest.FixtureRequest) -> Game:
    return flambeur.games()[request.param]


def test_the_headings_are_those_of_every_game(game: Game) -> None:
    assert re.findall(r"^## (.+)$", page(game.id), re.MULTILINE) == HEADINGS


def test_every_option_is_listed_with_its_default(game: Game) -> None:
    listed = [(names(name)[0], default.strip("`")) for name, _, default, _ in table(game.id, "Options and modules")]
    assert listed == [(name, str(field.default).lower()) for name, field in game.Options.model_fields.items()]


def test_every_field_of_the_state_is_listed(game: Game) -> None:
    listed = [name for cells in table(game.id, "State") for name in names(cells[0])]
    assert sorted(listed) == sorted(dtype_of(game.State).names or ())


def test_every_field_of_the_view_is_listed(game: Game) -> None:
    listed = [name for cells in table(game.id, "What each player sees") for name in names(cells[0])]
    assert sorted(listed) == sorted(game.View.model_fields)


def test_every_event_is_listed_with_its_fields(game: Game) -> None:
    listed = [(names(kind)[0], names(fields)) for kind, fields, _ in table(game.id, "Events")]
    assert listed == list({kind.name: (kind.name, list(kind.fields)) for kind in game.kinds}.values())


def test_every_chance_event_is_named(game: Game) -> None:
    text = section(game.id, "Actions")
    assert [kind.name for kind in game.chances if kind.name != "ended" and f"`{kind.name}`" not in text] == []


def test_the_version_is_the_last_in_the_history(game: Game) -> None:
    assert table(game.id, "Version history")[-1][0] == str(game.version)
    assert f"rules version {game.version}." in page(game.id)
