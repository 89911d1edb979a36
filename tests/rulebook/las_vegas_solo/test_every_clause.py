"""The clause of the game, and those that it takes over, have tests that bear their names."""
import ast
import re
from pathlib import Path

CLAUSES = ["BV11", "LV7a", "LV7b", "LV7c", "LV7d"]


def test_every_clause_has_a_test() -> None:
    files = Path(__file__).parent.glob("test_*.py")
    names = [node.name for file in files for node in ast.parse(file.read_text("utf-8")).body if isinstance(node, ast.FunctionDef)]
    tested = {found[1] for name in names if (found := re.match(r"test_((?:BV|LV)\d+[a-d]?)_", name))}
    assert sorted(tested) == CLAUSES
