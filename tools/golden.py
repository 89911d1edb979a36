"""`run.py golden`: checks the playthroughs in tests/golden; --update writes them anew and adds those that are missing.

`run.py golden --new GAME players=3 neutral_dice=true` adds a playthrough with these options. The folder is the list of playthroughs:
what is in a file's header is what is played.
"""
import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from difflib import unified_diff
from pathlib import Path
from typing import Any

import flambeur
from flambeur import FlambeurError
from flambeur.kit.game import Game
from tools.option_sets import nearest, values_of
from tools.playthrough import Playthrough, read
from tools.progress import ROOT, speak_any_script

FOLDER = ROOT / "tests" / "golden"
SEED = 1


def files(folder: Path = FOLDER) -> list[Path]:
    return sorted(folder.glob("*/*.play"))


def check(file: Path) -> str:
    """What comes out otherwise when the playthrough is played again, as a diff; empty if nothing does."""
    text = file.read_text("utf-8")
    try:
        again = read(text).play()
    except StopIteration:
        again = "the game goes on\n"
    except FlambeurError as e:
        again = f"cannot be played any more: {e}\n"
    return "".join(unified_diff(text.splitlines(True), again.splitlines(True), file.name, "now"))


def missing(game: Game, folder: Path = FOLDER) -> list[dict[str, Any]]:
    """For each value of an option that is in no playthrough: the options of a playthrough that would have it."""
    there = [game.Options(**read(file.read_text("utf-8")).options) for file in files(folder) if file.parent.name == game.id]
    found = []
    for name, values in values_of(game.Options).items():
        for value in values:
            if all(getattr(options, name) != value for options in there):
                found.append(fewest(game, name, value))
    return found


def fewest(game: Game, name: str, value: Any) -> dict[str, Any]:
    """The set of options with this value that has the fewest others changed, and then the fewest players."""
    columns = values_of(game.Options)
    default = {key: column[0] for key, column in columns.items()}
    found = [nearest(game, {"players": players, name: value}) for players in ([value] if name == "players" else sorted(columns["players"]))]
    with_it = [options.model_dump() for options in found if options is not None]
    chosen = min(with_it, key=lambda o: (sum(o[key] != default[key] for key in o if key not in (name, "players")), o["players"]))
    return {key: chosen[key] for key in chosen if key == "players" or chosen[key] != default[key]}


def path_of(game: str, options: dict[str, Any], folder: Path = FOLDER) -> Path:
    """2-players-edition-later.play"""
    others = [key if value is True else f"{key}-{value}".replace(" ", "-") for key, value in options.items() if key != "players"]
    return folder / game / ("-".join([f"{options['players']}-players", *others]) + ".play")


def write(game: str, options: dict[str, Any], folder: Path = FOLDER) -> Path:
    path = path_of(game, options, folder)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(Playthrough(game, options, SEED).play(), "utf-8", newline="\n")
    return path


def update(folder: Path = FOLDER, games: Iterable[Game] | None = None) -> Iterator[Path]:
    """Plays every playthrough that there is, chosen by lot again, and writes those that came out otherwise; then those that are missing."""
    for file in files(folder):
        text = file.read_text("utf-8")
        old = read(text)
        if (now := Playthrough(old.game, old.options, old.seed).play()) != text:
            file.write_text(now, "utf-8", newline="\n")
            yield file
    for game in flambeur.games().values() if games is None else games:
        while options := missing(game, folder):
            yield write(game.id, options[0], folder)


def option(text: str) -> tuple[str, Any]:
    """players=3, edition=later, open_money=true"""
    name, _, value = text.partition("=")
    return name, json.loads(value) if value in ("true", "false") or value.isdigit() else value


def main(args: list[str]) -> int:
    speak_any_script()
    parser = argparse.ArgumentParser("run.py golden", description="check the stored games")
    parser.add_argument("--update", action="store_true", help="write them anew, and those that are missing")
    parser.add_argument("--new", nargs="+", metavar=("GAME", "OPTION=VALUE"), help="add one")
    given = parser.parse_args(args)
    try:
        written = [write(given.new[0], dict(map(option, given.new[1:])))] if given.new else list(update()) if given.update else []
    except FlambeurError as e:
        parser.error(str(e))
    for file in written:
        print(f"wrote {file.relative_to(ROOT)}")
    differences = [difference for file in files() if (difference := check(file))]
    print("".join(differences) or f"{len(files())} playthroughs, all as stored")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
