"""Each clause of the rules has a test that bears its name; so has each of the examples that are printed in the rulebook."""
import ast
import re
from pathlib import Path

CLAUSES = [f"CG{n}" for n in range(1, 10)]
EXAMPLES = ["three_5s_or_two_6s", "two_4s_and_a_2", "rebecca_has_seven_cards", "casino_5", "two_pink_and_four_gold"]


def names() -> list[str]:
    files = Path(__file__).parent.glob("test_*.py")
    return [node.name for file in files for node in ast.parse(file.read_text("utf-8")).body if isinstance(node, ast.FunctionDef)]


def test_every_clause_has_a_test() -> None:
    tested = {found[1] for name in names() if (found := re.match(r"test_(CG\d+)_", name))}
    assert sorted(tested) == sorted(CLAUSES)


def test_every_printed_example_is_a_test() -> None:
    printed = [name.removeprefix("test_example_") for name in names() if name.startswith("test_example_")]
    missing = [example for example in EXAMPLES if not any(name.startswith(example) for name in printed)]
    assert missing == []
