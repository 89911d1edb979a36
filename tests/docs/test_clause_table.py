"""The clause table on a game's page: every clause is in it, and every function and test that it names exists."""
import ast
import importlib
import re
from functools import reduce
from pathlib import Path

import pytest

from tests.helpers.modules import clauses

ROOT = Path(__file__).resolve().parents[2]
CLAUSES = {
    "las-vegas": clauses(),
    "las-vegas-cards": [f"CG{n}" for n in range(1, 10)],
    "las-vegas-solo": ["BV11", "LV7a", "LV7b", "LV7c", "LV7d"],
    "las-vegas-hidden": ["BV12", "LV9"],
    "casino-royal": [*(f"CR{n}" for n in (*range(1, 6), *range(7, 14))), *(f"CR6.{n}" for n in range(1, 7))],
    "strike": [f"ST{n}" for n in range(1, 8)],
}
NAMES = re.compile(r"`([^`]+)`")


def rows(game: str) -> list[tuple[str, list[str], list[str]]]:
    """Clause, functions and tests of each row."""
    page = (ROOT / "docs" / "games" / f"{game}.md").read_text("utf-8")
    section = page.split("\n## Clause table\n")[1].split("\n## ")[0]
    cells = [line.strip("|").split("|") for line in section.splitlines() if line.startswith("| ") and not line.startswith("| ---")]
    return [(clause.split()[0], NAMES.findall(functions), NAMES.findall(tests)) for clause, functions, tests in cells[1:]]


def names_of_tests(game: str) -> set[str]:
    folder = ROOT / "tests" / "rulebook" / game.replace("-", "_")
    trees = [ast.parse(file.read_text("utf-8")) for file in folder.glob("test_*.py")]
    return {node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


def find(game: str, name: str) -> object:
    """`rules.act`, `modules.neutral_dice.rules.on_roll`, `game.LasVegas.lists` of a game's folder, `vegas.ties.weight` of its family's."""
    home = "flambeur.games" if name.startswith("vegas.") else "flambeur.games." + game.replace("-", "_")
    module, parts = importlib.import_module(home), name.split(".")
    while parts:
        try:
            module = importlib.import_module(f"{module.__name__}.{parts[0]}")
        except ModuleNotFoundError:
            break
        parts = parts[1:]
    return reduce(getattr, parts, module)


@pytest.mark.parametrize("game", CLAUSES)
def test_every_clause_is_in_the_table(game: str) -> None:
    assert sorted({clause for clause, _, _ in rows(game)}) == sorted(CLAUSES[game])


@pytest.mark.parametrize("game", CLAUSES)
def test_every_function_in_the_table_exists(game: str) -> None:
    named = [name for _, functions, _ in rows(game) for name in functions]
    assert all(functions for _, functions, _ in rows(game))
    for name in named:
        assert find(game, name) is not None


@pytest.mark.parametrize("game", CLAUSES)
def test_every_test_in_the_table_exists_and_is_of_its_clause(game: str) -> None:
    there = names_of_tests(game)
    for clause, _, tests in rows(game):
        assert tests, clause
        assert [test for test in tests if test not in there] == []
        assert [test for test in tests if not test.startswith((f"test_{clause.replace('.', '_')}_", "test_example_"))] == []


@pytest.mark.parametrize("name", ["rules.no_such_rule", "no_such_module.f"])
def test_the_check_notices_a_wrong_name(name: str) -> None:
    with pytest.raises(AttributeError):
        find("las-vegas", name)
