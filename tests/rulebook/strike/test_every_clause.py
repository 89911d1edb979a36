"""Each clause of the rules has a test that bears its name; so has the example that is printed in the rulebook."""
import ast
import re
from pathlib import Path

CLAUSES = [f"ST{n}" for n in range(1, 8)]


def names() -> list[str]:
    files = Path(__file__).parent.glob("test_*.py")
    return [node.name for file in files for node in ast.parse(file.read_text("utf-8")).body if isinstance(node, ast.FunctionDef)]


def test_every_clause_has_a_test() -> None:
    tested = {clause for name in names() for clause in re.findall(r"ST\d+(?=_)", name)}
    assert sorted(tested) == CLAUSES


def test_the_printed_example_is_a_test() -> None:
    assert any(name.startswith("test_example_the_player_takes_the_two_3s") for name in names())
