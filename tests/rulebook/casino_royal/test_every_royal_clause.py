"""Each clause of the rules of Casino Royal has a test that bears its name; so has each example that is printed in the rulebook."""
import ast
import re
from pathlib import Path

CLAUSES = [*(f"CR{n}" for n in (*range(1, 6), *range(7, 14))), *(f"CR6_{n}" for n in range(1, 7))]
EXAMPLES = ["100k_on_head_in_venise", "3_and_7_win"]


def names() -> list[str]:
    files = Path(__file__).parent.glob("test_*.py")
    return [node.name for file in files for node in ast.parse(file.read_text("utf-8")).body if isinstance(node, ast.FunctionDef)]


def test_every_clause_has_a_test() -> None:
    tested = {found[1] for name in names() if (found := re.match(r"test_(CR6_[1-6]|CR\d+)_", name))}
    assert sorted(tested) == sorted(CLAUSES)


def test_every_printed_example_is_a_test() -> None:
    printed = [name.removeprefix("test_example_") for name in names() if name.startswith("test_example_")]
    assert [example for example in EXAMPLES if not any(name.startswith(example) for name in printed)] == []
