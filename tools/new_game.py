"""`run.py new-game NAME`: a game called NAME, begun as a copy of the probe, in the list of games and under all tests.

From there docs/add-a-game.md leads on, file by file.
"""
import argparse
import keyword
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tools.progress import ROOT, Failure, speak_any_script, step

PROBE = Path("tests/games/probe")
WITNESSES = Path("tests/laws/witnesses")
GAMES = Path("src/flambeur/games")


@dataclass(frozen=True)
class Names:
    """The ways in which a game's name is written: blue-moon, blue_moon, BlueMoon, Blue moon, and BM1 for its first clause."""
    id: str

    @property
    def folder(self) -> str:
        return self.id.replace("-", "_")

    @property
    def cls(self) -> str:
        return "".join(part.capitalize() for part in self.id.split("-"))

    @property
    def title(self) -> str:
        return self.id.replace("-", " ").capitalize()

    @property
    def clause(self) -> str:
        parts = self.id.split("-")
        return ("".join(part[0] for part in parts) if len(parts) > 1 else self.id[:2]).upper()


def checked(name: str) -> Names:
    """A name that a folder, a module and a command line can have, and that is still free."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name) or keyword.iskeyword(name) or name in ("probe", "tests", "flambeur"):
        raise Failure(f"a game's name is lower-case words joined by hyphens, such as blue-moon, not {name!r}", 2)
    names = Names(name)
    if (ROOT / GAMES / names.folder).exists():
        raise Failure(f"there is a game {name} already: {GAMES / names.folder}", 2)
    return names


def renamed(text: str, names: Names) -> str:
    """A file of the probe as one of the new game."""
    for old, new in (
        (r"tests\.games\.probe", f"flambeur.games.{names.folder}"),
        (r'\bid = "probe"', f'id = "{names.id}"'),
        (r"\bProbeOptions\b", f"{names.cls}Options"),
        (r"\bclass Probe\b", f"class {names.cls}"),
        (r"\bProbe\(\)", f"{names.cls}()"),
        (r"\bProbe\b", names.title),
        (r"\bprobe\b", names.folder),
        (r"\bPR(?=\d)", names.clause),
        (r": a small game that nobody plays\..*\n", ".\n"),
    ):
        text = re.sub(old, new, text)
    return text


def copy(names: Names) -> None:
    """The folder, what the laws must be told of the game (its witness), and imports in their order."""
    folder, witness = GAMES / names.folder, WITNESSES / f"{names.folder}.py"
    files = [file.relative_to(ROOT / PROBE) for file in sorted((ROOT / PROBE).rglob("*.py"))]
    for file in files: (ROOT / folder / file).parent.mkdir(parents=True, exist_ok=True)
    for old, new in [*((PROBE / file, folder / file) for file in files), (WITNESSES / "probe.py", witness)]:
        (ROOT / new).write_text(renamed((ROOT / old).read_text("utf-8"), names), "utf-8", newline="\n")
    subprocess.run([sys.executable, "-m", "ruff", "check", "--quiet", "--select", "I", "--fix", folder, witness], cwd=ROOT, check=True)


def enlist(names: Names) -> None:
    """One line more in the list of games."""
    path = ROOT / GAMES / "__init__.py"
    text = path.read_text("utf-8")
    lines = re.search(r"^FOLDERS = \{\n(?:    .*\n)*", text, re.MULTILINE)
    if lines is None:
        raise Failure(f"{path} has no list FOLDERS any more")
    line = f'    "{names.id}": "flambeur.games.{names.folder}.game",\n'
    path.write_text(text[:lines.end()] + line + text[lines.end():], "utf-8", newline="\n")


def play(names: Names) -> None:
    """The game's first playthroughs."""
    from flambeur.games import find  # only now: the list has just been written
    from tools.golden import missing, write
    while options := missing(find(names.id)):
        write(names.id, options[0])


def describe(names: Names) -> None:
    """The game's page, to be filled, and the schema of its positions."""
    from flambeur.games import find
    from tools import schemas
    from tools.game_page import page
    (ROOT / "docs" / "games" / f"{names.id}.md").write_text(page(find(names.id), names.clause), "utf-8", newline="\n")
    file = f"position-{names.id}.schema.json"
    (schemas.DOCS / file).write_text(schemas.text(schemas.schemas()[file]), "utf-8", newline="\n")


def main(args: list[str]) -> int:
    speak_any_script()
    parser = argparse.ArgumentParser("run.py new-game", description="start a game from a copy of the probe")
    parser.add_argument("name", help="lower-case words joined by hyphens: blue-moon")
    try:
        names = checked(parser.parse_args(args).name)
        with step(1, 4, f"copying {PROBE} to {GAMES / names.folder}"): copy(names)
        with step(2, 4, f"adding it to {GAMES / '__init__.py'}"): enlist(names)
        with step(3, 4, f"compiling and playing it for tests/golden/{names.id}"): play(names)
        with step(4, 4, f"writing docs/games/{names.id}.md"): describe(names)
    except Failure as failure:
        print(failure, file=sys.stderr)
        return failure.code
    print(f"\n{names.title} passes all tests: python3 run.py test --quick\nNow make it yours: docs/add-a-game.md, step 2.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
