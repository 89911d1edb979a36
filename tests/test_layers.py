"""The order of the house: arrows point downward only. Imports inside functions, or for the type checker only, count too."""
import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

HOUSE = Path(__file__).resolve().parents[1] / "src" / "flambeur"
FLOORS = (("kit",), ("games",), ("table",), ("bots",), ("adapters", "server"), ("api", "cli", "__init__", "__main__"))
FAMILIES = dict.fromkeys(("las_vegas", "las_vegas_cards", "las_vegas_solo", "las_vegas_hidden"), "vegas")      # games -> their folder
LEAVES = ("errors", "french", "_version")           # anyone may import them, and they import no floor of ours
FILES = sorted(HOUSE.rglob("*.py"))


def floor(module: str) -> int:
    """Of "flambeur.kit.rng": 0."""
    part = (module.split(".") + ["__init__"])[1]
    return -1 if part in LEAVES else next(k for k, parts in enumerate(FLOORS) if part in parts)


def name_of(file: Path) -> str:
    return ".".join(["flambeur", *file.relative_to(HOUSE).with_suffix("").parts])


def imports(tree: ast.AST) -> Iterator[str]:
    """Every module of ours that a file imports, by whatever statement."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            modules = [f"{node.module}.{alias.name}" for alias in node.names]
            yield from modules if node.module == "flambeur" else [str(node.module), *modules]
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("flambeur."):
            if all(part.isidentifier() for part in node.value.split(".")):
                yield node.value          # for importlib


def wrong(module: str, source: str) -> list[str]:
    """What a module may not import but does."""
    found = {name for name in imports(ast.parse(source)) if name.split(".")[0] == "flambeur"}
    return sorted(name for name in found if is_wrong(module, name))


def is_wrong(module: str, imported: str) -> bool:
    try:
        here, there = floor(module), floor(imported)
    except StopIteration:                 # `from flambeur import new`: a name, not a folder
        return floor(module) < len(FLOORS) - 1
    if here == there >= 0:
        return same_floor_is_wrong(module.split("."), imported.split("."))
    return there > here


def same_floor_is_wrong(here: list[str], there: list[str]) -> bool:
    """Games do not know each other (the list of games knows their names) but for their family's folder, which knows none of them;
    adapters do not know the server, nor the API the command line."""
    if here[1] == "games":
        family = FAMILIES.get(here[2])
        return len(here) > 3 and here[2:3] != there[2:3] and (family is None or there[2:3] != [family])
    return here[1:2] != there[1:2] and here[1] in ("adapters", "server", "api")


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_a_module_imports_only_what_lies_below(file: Path) -> None:
    assert wrong(name_of(file), file.read_text("utf-8")) == []


def test_every_part_of_the_house_has_its_floor() -> None:
    known = {part for parts in FLOORS for part in parts} | set(LEAVES)
    assert {name_of(file).split(".")[1] for file in FILES} <= known
    assert len(FILES) > 40


@pytest.mark.parametrize(("module", "source", "names"), [
    ("flambeur.kit.rng", "from flambeur.games import find", ["flambeur.games", "flambeur.games.find"]),
    ("flambeur.kit.rng", "def f():\n    import flambeur.bots.search", ["flambeur.bots.search"]),
    ("flambeur.kit.rng", "import importlib\nimportlib.import_module('flambeur.table.match')", ["flambeur.table.match"]),
    ("flambeur.kit.rng", "if TYPE_CHECKING:\n    from flambeur import api", ["flambeur.api"]),
    ("flambeur.kit.rng", "from flambeur import new", ["flambeur.new"]),
    ("flambeur.kit.rng", "import flambeur", ["flambeur"]),
    ("flambeur.kit.rng", "from flambeur.kit import jit\nfrom flambeur.errors import OptionError\nimport numpy", []),
    ("flambeur.errors", "from flambeur.kit import jit", ["flambeur.kit", "flambeur.kit.jit"]),
    ("flambeur.games.strike.rules", "from flambeur.games.las_vegas.facts import DICE",
     ["flambeur.games.las_vegas.facts", "flambeur.games.las_vegas.facts.DICE"]),
    ("flambeur.games.strike.rules", "from flambeur.games.strike.facts import DICE", []),
    ("flambeur.games.las_vegas.rules", "from flambeur.games.vegas.facts import CASINOS", []),
    ("flambeur.games.strike.rules", "from flambeur.games.vegas.facts import CASINOS",
     ["flambeur.games.vegas.facts", "flambeur.games.vegas.facts.CASINOS"]),
    ("flambeur.games.vegas.ties", "from flambeur.games.las_vegas.facts import DICE",
     ["flambeur.games.las_vegas.facts", "flambeur.games.las_vegas.facts.DICE"]),
    ("flambeur.games.__init__", "FOLDERS = {'strike': 'flambeur.games.strike.game'}", []),
    ("flambeur.table.match", "from flambeur.bots.levels import Level", ["flambeur.bots.levels", "flambeur.bots.levels.Level"]),
    ("flambeur.bots.search", "from flambeur.table.match import Match", []),
    ("flambeur.server.app", "from flambeur.adapters import openspiel", ["flambeur.adapters", "flambeur.adapters.openspiel"]),
    ("flambeur.cli.start", "import flambeur\nfrom flambeur import api, new\nfrom flambeur.kit.words import money", []),
    ("flambeur.api", "from flambeur.cli import start", ["flambeur.cli", "flambeur.cli.start"]),
])
def test_what_is_wrong_is_found(module: str, source: str, names: list[str]) -> None:
    assert wrong(module, source) == names


INTO_NUMBA = ("flambeur.kit.compiler", "flambeur.kit.dispatcher")      # pinned, with the fallback named
PUBLIC_DESPITE = ("_replace", "_mapping")             # of named tuples and of SQLAlchemy's rows


def reached_into(source: str) -> list[str]:
    """Private members that a file uses of something that is neither the object itself, nor another of its kind, nor a class of the file."""
    tree = ast.parse(source)
    own = {"self", "cls", "other", *(node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef))}
    found = (node for node in ast.walk(tree) if isinstance(node, ast.Attribute))
    private = (node for node in found if node.attr.startswith("_") and not node.attr.startswith("__") and node.attr not in PUBLIC_DESPITE)
    return [ast.unparse(node) for node in private if ast.unparse(node.value) not in own | {"super()"}]


@pytest.mark.parametrize("file", [file for file in FILES if name_of(file) not in INTO_NUMBA], ids=name_of)
def test_no_file_reaches_into_private_members_of_what_another_made(file: Path) -> None:
    assert reached_into(file.read_text("utf-8")) == []


def test_reaching_into_private_members_is_found() -> None:
    source = "class Match:\n    def f(self, other, live):\n        return self._a, other._b, super()._c, Match._d, live._state, live.a._e"
    assert sorted(reached_into(source)) == ["live._state", "live.a._e"]
