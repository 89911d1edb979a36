"""Every stored playthrough plays as it is written; every game, and every value of every option, has one."""
from pathlib import Path

import pytest

import flambeur
from tests.helpers.share import LONG
from tools.golden import check, files, missing, path_of, update, write
from tools.playthrough import Playthrough, read

FILES = files()


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_playthrough_plays_as_it_is_written(file: Path) -> None:
    assert check(file) == ""


@pytest.mark.parametrize("name", flambeur.games())
def test_every_value_of_every_option_has_a_playthrough(name: str) -> None:
    assert missing(flambeur.games()[name]) == [], "run: python3 run.py golden --update"


@pytest.mark.parametrize(("players", "neutral_dice"), [
    *((n, True) for n in range(2, 6)), *((n, False) for n in range(2, 9)),
])
def test_las_vegas_has_one_for_every_number_of_players_with_and_without_white_dice(players: int, neutral_dice: bool) -> None:
    game = flambeur.games()["las-vegas"]
    wanted = game.Options(players=players, neutral_dice=neutral_dice).model_dump()
    assert wanted in [game.Options(**read(file.read_text("utf-8")).options).model_dump() for file in FILES if file.parent.name == game.id]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(("sequential", "chips"), [(False, False), (True, False), (True, True)])
def test_las_vegas_cards_has_one_for_every_number_of_players_all_at_once_and_in_turn(players: int, sequential: bool, chips: bool) -> None:
    wanted = {"players": players, "sequential": sequential, "chips": chips, "open_money": False}
    game = flambeur.games()["las-vegas-cards"]
    assert wanted in [game.Options(**read(file.read_text("utf-8")).options).model_dump() for file in FILES if file.parent.name == game.id]


def test_a_file_lies_where_its_header_says() -> None:
    for file in FILES:
        stored = read(file.read_text("utf-8"))
        assert path_of(stored.game, stored.options) == file


@pytest.fixture
def stored(tmp_path: Path) -> Path:
    return write("las-vegas", {"players": 2}, tmp_path)


@pytest.mark.parametrize("change", [
    lambda text: text.replace("seed 1", "seed 2", 1),
    lambda text: text.replace("\n> ", "\n> 9", 1),
    lambda text: text[:text.rindex("\n> ")],
    lambda text: text.replace("may: ", "may: nothing, ", 1),
    lambda text: text.replace("Player 1", "Player 2", 1),
    lambda text: text.replace("winners: ", "winners: 1 ", 1),
])
def test_a_playthrough_that_is_not_what_is_played_is_noticed(stored: Path, change: object) -> None:
    assert check(stored) == ""
    text = stored.read_text("utf-8")
    stored.write_text(change(text), "utf-8")  # type: ignore[operator]
    assert check(stored).startswith("--- 2-players.play\n+++ now\n")


def test_without_playthroughs_a_game_misses_all_its_options(tmp_path: Path) -> None:
    found = missing(flambeur.games()["las-vegas"], tmp_path)
    assert found[:7] == [{"players": n} for n in (4, 2, 3, 5, 6, 7, 8)]
    assert {"players": 2, "neutral_dice": True} in found
    assert {"players": 2, "edition": "later"} in found


def test_updating_writes_what_is_missing_or_plays_otherwise_and_nothing_else(tmp_path: Path) -> None:
    games = [game for name, game in flambeur.games().items() if LONG or name == "las-vegas-cards"]
    first = {file: file.read_text("utf-8") for file in update(tmp_path, games)}
    assert list(update(tmp_path, games)) == []
    changed = min(first)
    changed.write_text(first[changed].replace("winners: ", "winners: 1 ", 1), "utf-8")
    assert list(update(tmp_path, games)) == [changed]
    assert {file: file.read_text("utf-8") for file in first} == first
    assert [missing(game, tmp_path) for game in games] == [[]] * len(games)


def test_moves_are_read_back(stored: Path) -> None:
    again = read(stored.read_text("utf-8"))
    assert (again.game, again.options, again.seed) == ("las-vegas", {"players": 2}, 1)
    assert again.moves
    assert again.play() == Playthrough("las-vegas", {"players": 2}, 1).play()
