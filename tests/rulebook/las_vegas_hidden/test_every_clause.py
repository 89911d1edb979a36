"""The clause of the game, and what it takes over, have tests that bear their names; so has the printed example."""
import ast
import re
from pathlib import Path

CLAUSES = ["BV12", "LV9"]


def names() -> list[str]:
    files = Path(__file__).parent.glob("test_*.py")
    return [node.name for file in files for node in ast.parse(file.read_text("utf-8")).body if isinstance(node, ast.FunctionDef)]


def test_every_clause_has_a_test() -> None:
    assert sorted({found[1] for name in names() if (found := re.match(r"test_((?:BV|LV)\d+)_", name))}) == CLAUSES


def test_the_printed_example_is_a_test() -> None:
    assert any(name.startswith("test_example_red_wins_the_20k") for name in names())
