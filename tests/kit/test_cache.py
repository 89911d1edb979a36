"""The compile cache: what has changed is compiled again, and nothing else; without a cache, or with a broken one, all works."""
import json
import os
import re
import shutil
import subprocess
import sys
from itertools import cycle
from pathlib import Path

import pytest

from tests.helpers.share import size

pytestmark = pytest.mark.slow             # each test starts Python anew and compiles
ROOT = Path(__file__).resolve().parents[2]
PROBES, VEGAS = ["probe", "together on probe"], ["together on vegas", "vegas"]
ALL = PROBES + VEGAS

# Compiles, or loads, a rule of each of two games, and one of nobody's that runs on both; tells which of these it did, and the results.
SCRIPT = """
import json

import numba
import numpy as np

from flambeur.games.las_vegas import game as _, state as vegas_state
from flambeur.games.vegas import fortune as vegas
from flambeur.kit.structs import new
from tests.games.probe import game as _, rules as probe, state as probe_state
from together import who_leads
v, p, out = new(vegas_state.State)[0], new(probe_state.State)[0], np.zeros(8)
v.n_players, v.won[0, 3], v.won[1, 2] = 2, 1, 1
p.n_players, p.points[1] = 2, 5
vegas.scores(v, out)
results = [out[0], probe.winners(p), who_leads(v), who_leads(p)]
stats = {"compiled": [], "loaded": []}
for name, f in {"vegas": vegas.scores, "probe": probe.winners, "together on ": who_leads}.items():
    for kind, found in (("compiled", f.stats.cache_misses), ("loaded", f.stats.cache_hits)):
        stats[kind] += [name + ("" if f is not who_leads else "vegas" if s[0] == numba.typeof(v) else "probe") for s in found]
print(json.dumps({"results": [int(x) for x in results], **{kind: sorted(names) for kind, names in stats.items()}}))
"""
TOGETHER = """
from typing import Any

from flambeur.kit.contract import winners
from flambeur.kit.jit import rule


@rule
def who_leads(s: Any) -> int:
    return winners(s)
"""
RESULTS = [30_000, 2, 1, 2]

DAMAGES = ["cut", "empty", "garbage", "flipped"]


class Tree:
    """A copy of the sources with a cache of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.cache = folder, folder / "cache"

    def run(self, mode: str = "check", where: str | None = None) -> dict[str, list[object]]:
        env = os.environ | {"FLAMBEUR_CACHE": where or str(self.cache), "FLAMBEUR_RULES": mode, "PYTHONDONTWRITEBYTECODE": "1",
                            "PYTHONPATH": os.pathsep.join([str(self.folder / "src"), str(self.folder)])}
        done = subprocess.run([sys.executable, "script.py"], cwd=self.folder, env=env, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        told: dict[str, list[object]] = json.loads(done.stdout)
        return told

    def edit(self, file: str, old: str, new: str) -> None:
        path = self.folder / file
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new), "utf-8")

    def entries(self) -> list[Path]:
        return sorted(self.cache.glob("*.nbc"))


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    """A copy in which everything has been compiled once; tests work on copies of it."""
    tree = Tree(tmp_path_factory.mktemp("filled"))
    no_bytecode = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "src", tree.folder / "src", ignore=no_bytecode)
    shutil.copytree(ROOT / "tests" / "games", tree.folder / "tests" / "games", ignore=no_bytecode)
    (tree.folder / "tests" / "__init__.py").touch()
    (tree.folder / "script.py").write_text(SCRIPT, "utf-8")
    (tree.folder / "together.py").write_text(TOGETHER, "utf-8")
    assert tree.run() == {"results": RESULTS, "compiled": ALL, "loaded": []}
    return tree


@pytest.fixture
def tree(filled: Tree, tmp_path: Path) -> Tree:
    shutil.copytree(filled.folder, tmp_path / "tree")
    return Tree(tmp_path / "tree")


def test_the_second_start_compiles_nothing(tree: Tree) -> None:
    before = tree.entries()
    assert tree.run() == {"results": RESULTS, "compiled": [], "loaded": ALL}
    assert tree.entries() == before


def test_an_entry_is_loaded_without_its_parts(tree: Tree) -> None:
    tree.edit("script.py", "print(json", "assert not any(f.overloads for f in (vegas.scores, probe.winners, who_leads))\nprint(json")
    assert tree.run()["loaded"] == ALL


def test_without_its_entry_a_rule_is_linked_from_its_parts(tree: Tree) -> None:
    tree.edit("script.py", "import json\n", "import json\nfrom flambeur.kit.cache import SourceCache\nplain = SourceCache.read\n"
              "SourceCache.read = lambda self, kind, *rest: plain(self, kind, *rest) if kind == 'part' else None\n")
    assert tree.run() == {"results": RESULTS, "compiled": [], "loaded": ALL}


def test_an_edit_in_one_game_compiles_that_game_and_nothing_else(tree: Tree) -> None:
    tree.edit("tests/games/probe/rules.py", "if total(s, p) == most: who |= 1 << p", "if total(s, p) < most: who |= 1 << p")
    assert tree.run() == {"results": [30_000, 0, 1, 0], "compiled": PROBES, "loaded": VEGAS}


def test_a_constant_in_another_module_counts(tree: Tree) -> None:
    """Numba's own cache gives the old code back here."""
    tree.edit("src/flambeur/games/vegas/facts.py", "DOLLARS = 10_000", "DOLLARS = 20_000")
    assert tree.run() == {"results": [60_000, 2, 1, 2], "compiled": VEGAS, "loaded": PROBES}


def test_an_edit_in_the_kit_compiles_all_that_imports_it(tree: Tree) -> None:
    tree.edit("src/flambeur/kit/structs.py", "import numpy", "# a remark\nimport numpy")
    assert tree.run()["compiled"] == ALL


def test_undoing_an_edit_finds_the_old_code_again(tree: Tree) -> None:
    tree.edit("src/flambeur/games/vegas/facts.py", "DOLLARS = 10_000", "DOLLARS = 20_000")
    tree.run()
    tree.edit("src/flambeur/games/vegas/facts.py", "DOLLARS = 20_000", "DOLLARS = 10_000")
    assert tree.run() == {"results": RESULTS, "compiled": [], "loaded": ALL}


def test_the_modes_do_not_share_code(tree: Tree) -> None:
    assert tree.run("fast") == {"results": RESULTS, "compiled": ALL, "loaded": []}
    assert tree.run("fast")["loaded"] == tree.run("check")["loaded"] == ALL


def test_where_nothing_can_be_kept_everything_is_compiled_in_memory(tree: Tree) -> None:
    (tree.folder / "a-file").touch()
    for _ in range(size(1, 2)):
        assert tree.run(where=str(tree.folder / "a-file" / "cache")) == {"results": RESULTS, "compiled": ALL, "loaded": []}


def test_a_folder_that_cannot_be_written_is_read(tree: Tree) -> None:
    """Entries load; new ones are not kept. (Nothing keeps root from writing: here the disk is full.)"""
    tree.edit("script.py", "import json\n", "import json, tempfile\ndef full(*_, **__): raise OSError(28, 'no space left')\n"
              "tempfile.mkstemp = full\n")
    tree.edit("src/flambeur/games/vegas/facts.py", "ROUNDS = 4 ", "ROUNDS = 4  ")
    before = tree.entries()
    told = tree.run()
    assert told == {"results": RESULTS, "compiled": VEGAS, "loaded": PROBES}
    assert tree.entries() == before


@pytest.mark.parametrize("damages", [DAMAGES, *(pytest.param([one], marks=pytest.mark.long) for one in DAMAGES)], ids="-".join)
def test_a_damaged_entry_is_compiled_again(tree: Tree, damages: list[str]) -> None:
    """One after the other in each of these ways."""
    assert len(tree.entries()) >= len(damages)
    for entry, damage in zip(tree.entries(), cycle(damages), strict=False):
        content = bytearray(entry.read_bytes())
        middle = len(content) // 2
        content[middle] ^= 1
        damaged = {"cut": bytes(content[:middle]), "empty": b"", "garbage": b"garbage " * 99, "flipped": bytes(content)}
        entry.write_bytes(damaged[damage])
    assert tree.run() == {"results": RESULTS, "compiled": ALL, "loaded": []}
    assert tree.run() == {"results": RESULTS, "compiled": [], "loaded": ALL}


def test_an_entry_is_named_by_its_function_and_a_hash(tree: Tree) -> None:
    assert {re.sub(r"-[0-9a-f]{40}\.nbc$", "", entry.name) for entry in tree.entries()} >= {"scores", "winners", "who_leads"}
