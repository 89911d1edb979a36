"""`flambeur games`, and the flags that come from a game's options."""
import argparse
from collections.abc import Callable
from typing import Literal

import pytest

from flambeur.cli.flags import Flag, add_flags, flags_of
from flambeur.cli.parser import given
from flambeur.games import FOLDERS, find
from flambeur.games.las_vegas.options import LasVegasOptions
from flambeur.kit.options import Options, option
from tests.cli.conftest import Done

Run = Callable[..., Done]


def test_every_game_is_listed_with_players_and_options(run: Run) -> None:
    done = run("games")
    assert done.code == 0
    assert "las-vegas  Las Vegas, 2 to 8 players" in done.lines
    for name in FOLDERS:
        assert all(flag.flag in done.out and flag.help.split(" (")[0] in " ".join(done.out.split()) for flag in flags_of(find(name), "en"))
    assert "  --first-player  oldest | random  (default oldest)" in done.lines
    assert "  --neutral-dice, --no-neutral-dice  (default no)" in done.lines


def test_the_list_in_french(run: Run) -> None:
    done = run("games", "--lang", "fr")
    assert "las-vegas  Las Vegas, de 2 à 8 joueurs" in done.lines
    assert "      L’édition dont les casinos portent les noms." in done.lines


@pytest.mark.parametrize("columns", ["40", "60", "80"])
def test_no_line_is_longer_than_the_terminal(run: Run, monkeypatch: pytest.MonkeyPatch, columns: str) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    assert max(map(len, run("games", "--lang", "fr").lines)) <= int(columns)


@pytest.mark.parametrize("name", FOLDERS)
@pytest.mark.parametrize("command", ["terminal", "simulate"])
def test_no_option_of_a_game_meets_a_flag_of_a_command(run: Run, name: str, command: str) -> None:
    assert run(command, name, "--help").code == 0


class Everything(Options):
    players: int = option(3, "How many.", "Combien.", ge=2, le=6)
    speed: Literal[10, 20] = option(10, "Which 100% speed.", "Quelle vitesse.")
    only: Literal["one"] = option("one", "There is one.", "Il n’y en a qu’un.")
    loud: bool = option(True, "Noise.", "Du bruit.")


def parsed(*args: str) -> dict[str, object]:
    class Loud(type(find("las-vegas"))):  # type: ignore[misc]
        Options = Everything
    parser = argparse.ArgumentParser(exit_on_error=False)
    add_flags(parser, Loud(), "en")
    assert "Which 100% speed. (default: 10)" in parser.format_help()
    return given(parser.parse_args(args))


def test_flags_are_made_from_any_model() -> None:
    assert parsed() == {}
    given = parsed("--players", "6", "--speed", "20", "--no-loud", "--only", "one")
    assert given == {"players": 6, "speed": 20, "loud": False, "only": "one"}
    assert parsed("--loud") == {"loud": True}
    with pytest.raises(argparse.ArgumentError):
        parsed("--players", "7")
    with pytest.raises(argparse.ArgumentError):
        parsed("--speed", "30")


def test_values_and_defaults_in_words() -> None:
    flags = {name: Flag(name, schema, "") for name, schema in LasVegasOptions.model_json_schema()["properties"].items()}
    assert flags["neutral_dice"].flag == "--neutral-dice"
    assert (flags["neutral_dice"].values("fr"), flags["neutral_dice"].default("fr")) == ("oui | non", "non")
    assert (flags["players"].values("en"), flags["players"].default("en")) == ("2-8", "4")
    assert flags["edition"].values("en") == "first | later"
