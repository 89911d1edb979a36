"""What is mutated, and against which tests."""
import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.progress import ROOT

FAMILIES = ("vegas",)                     # folders of what several games share
NO_RULES = ("advice.py", "leads.py", "fitted.py")      # what bots look at, and numbers that were fitted: measured, not tested
ENTRY = "rules"                           # the module in which a game's rules begin


@dataclass(frozen=True)
class Subject:
    """A game's rules are `rules.py` and whatever that imports from the game's own folder, or from its family's beside it. The tests are one
    folder: clause tests and a handful of games in lock-step with the twin."""
    package: str                          # flambeur.games.las_vegas
    folder: Path
    tests: Path
    survivors: Path                       # known survivors and why

    def files(self) -> dict[str, Path]:
        """The rules, as paths within the folder, rules.py first; those of the family begin with its name."""
        found: dict[str, Path] = {}
        waiting = [f"{self.package}.{ENTRY}"]
        while waiting:
            if (path := self.path_of(waiting.pop(0))) is None or (name := self.name_of(path)) in found:
                continue
            found[name] = path
            waiting += imported(ast.parse(path.read_text("utf-8")))
        return found

    @property
    def house(self) -> str:
        """The package that the game's is in."""
        return self.package.rpartition(".")[0]

    def name_of(self, path: Path) -> str:
        return path.relative_to(self.folder if path.is_relative_to(self.folder) else self.folder.parent).as_posix()

    def file_of(self, name: str) -> Path:
        return (self.folder.parent if name.partition("/")[0] in FAMILIES else self.folder) / name

    def path_of(self, module: str) -> Path | None:
        """The file of a module, if that is one of the folder or of the family."""
        if module.startswith(self.package + "."):
            path = self.folder.joinpath(*module.removeprefix(self.package + ".").split(".")).with_suffix(".py")
        elif self.house and module.startswith(tuple(f"{self.house}.{family}." for family in FAMILIES)):
            path = self.folder.parent.joinpath(*module.removeprefix(self.house + ".").split(".")).with_suffix(".py")
        else:
            return None
        return path if path.is_file() and path.name not in NO_RULES else None

    def module_of(self, name: str) -> str:
        """The module of a file."""
        home = self.house if name.partition("/")[0] in FAMILIES else self.package
        return f"{home}.{name.removesuffix('.py').replace('/', '.')}"


def imported(tree: ast.Module) -> Iterator[str]:
    """Everything that may be a module in the import statements of a file; what is imported for the type checker only is not."""
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def subject_of(game: str) -> Subject:
    """The subject of one of our games, by its id. Raises KeyError."""
    from flambeur.games import FOLDERS  # loads no game

    package = FOLDERS[game].rpartition(".")[0]
    tests = ROOT / "tests" / "rulebook" / package.rpartition(".")[2]
    return Subject(package, ROOT.joinpath("src", *package.split(".")), tests, tests / "survivors.toml")


def page_of(game: str) -> Path:
    return ROOT / "docs" / "games" / f"{game}.md"
