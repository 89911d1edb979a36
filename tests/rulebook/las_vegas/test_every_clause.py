"""Each clause of the rules has a test that bears its name; so has each of the examples that are printed in the rulebook."""
import ast
import re
from pathlib import Path

from tests.helpers.modules import clauses

EXAMPLES = ["benno_rolls_four_threes", "benno_and_carla_tie", "two_pairs_tie", "benno_alone", "carla_before_benno_before_denny",
            "carla_rolls_own_and_white", "white_first_and_benno_second", "carla_first_white_second", "carla_chooses_before_denny",
            "two_pink_and_four_gold"]


def names() -> list[str]:
    files = Path(__file__).parent.glob("test_*.py")
    return [node.name for file in files for node in ast.parse(file.read_text("utf-8")).body if isinstance(node, ast.FunctionDef)]


def test_every_clause_has_a_test() -> None:
    tested = {found[1] for name in names() if (found := re.match(r"test_((?:LV|BV|CG|AC)\d+[a-f]?)_", name))}
    assert sorted(tested) == sorted(clauses())


def test_every_printed_example_is_a_test() -> None:
    printed = [name.removeprefix("test_example_") for name in names() if name.startswith("test_example_")]
    missing = [example for example in EXAMPLES if not any(name.startswith(example) for name in printed)]
    assert missing == []
