"""What is mutated, and against which tests."""
import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.progress import ROOT

ENTRY = "rules"                           # the module in which a game's rules begin


@dataclass(frozen=True)
class Subject:
    """A game's rules are `rules.py` and whatever it imports from the game's own folder. Its tests are one folder: clause tests and a
    handful of games in lock-step with the twin."""
    package: str                          # flambeur.games.las_vegas
    folder: Path
    tests: Path
    survivors: Path                       # known survivors and why

    def files(self) -> dict[str, Path]:
        """The rules, as paths within the folder, rules.py first."""
        found: dict[str, Path] = {}
        waiting = [f"{self.package}.{ENTRY}"]
        while waiting:
            if (path := self.path_of(waiting.pop(0))) is None or (name := path.relative_to(self.folder).as_posix()) in found:
                continue
            found[name] = path
            waiting += imported(ast.parse(path.read_text("utf-8")))
        return found

    def path_of(self, module: str) -> Path | None:
        """The file of a module, if it is one of the folder."""
        if not module.startswith(self.package + "."):
            return None
        path = self.folder.joinpath(*module.removeprefix(self.package + ".").split(".")).with_suffix(".py")
        return path if path.is_file() else None

    def module_of(self, name: str) -> str:
        """The module of a file of the folder."""
        return f"{self.package}.{name.removesuffix('.py').replace('/', '.')}"


def imported(tree: ast.Module) -> Iterator[str]:
    """Everything that may be a module in the import statements of a file; what is imported for the type checker only is not."""
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def subject_of(game: str) -> Subject:
    """Of a game of the house, by its id. Raises KeyError."""
    from flambeur.games import FOLDERS  # loads no game

    package = FOLDERS[game].rpartition(".")[0]
    tests = ROOT / "tests" / "rulebook" / package.rpartition(".")[2]
    return Subject(package, ROOT.joinpath("src", *package.split(".")), tests, tests / "survivors.toml")


def page_of(game: str) -> Path:
    return ROOT / "docs" / "games" / f"{game}.md"
