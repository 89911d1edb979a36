"""The parts of the server: each uses only those above it in the list of flambeur/server/__init__.py. Imports for the type checker count."""
import ast
import re
from pathlib import Path

import pytest

import flambeur.server

SERVER = Path(flambeur.server.__file__).parent
PARTS = re.findall(r"^    ([a-z]+)   ", flambeur.server.__doc__ or "", re.MULTILINE)
LEAVES = ("errors", "private", "settings")     # anyone may use them; settings know what an address is
FILES = sorted(file for file in SERVER.rglob("*.py") if len(file.relative_to(SERVER).parts) > 1)


def part_of(module: str) -> str | None:
    """Of "flambeur.server.store.log": "store"; None: not in the server, or free to all."""
    names = module.split(".")
    return names[2] if names[:2] == ["flambeur", "server"] and len(names) > 2 and names[2] not in LEAVES else None


def uses(source: str) -> set[str]:
    """The parts that a file imports from."""
    modules = {f"{node.module}.{alias.name}" for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ImportFrom)
               for alias in node.names}
    modules |= {alias.name for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Import) for alias in node.names}
    return {part for module in modules if (part := part_of(module)) is not None}


def wrong(part: str, source: str) -> list[str]:
    """What a file of a part uses that does not stand above it. The process, which comes last, starts the whole application."""
    above = {*PARTS[:PARTS.index(part) + 1], *(["app"] if part == PARTS[-1] else [])}
    return sorted(uses(source) - above)


def test_the_list_of_parts_is_whole() -> None:
    assert sorted(PARTS) == sorted({file.relative_to(SERVER).parts[0] for file in FILES})


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SERVER)))
def test_a_part_uses_only_those_above_it(file: Path) -> None:
    assert wrong(file.relative_to(SERVER).parts[0], file.read_text("utf-8")) == []


@pytest.mark.parametrize(("part", "source", "found"), [
    ("tables", "from flambeur.server.store.rows import Entry\nfrom flambeur.server.errors import NotNow", []),
    ("store", "def f():\n    from flambeur.server.tables import table", ["tables"]),
    ("rooms", "if TYPE_CHECKING:\n    from flambeur.server.live.sessions import Session", ["live"]),
    ("http", "import flambeur.server.app", ["app"]),
    ("process", "from flambeur.server.app import make_app", []),
])
def test_what_is_wrong_is_found(part: str, source: str, found: list[str]) -> None:
    assert wrong(part, source) == found
