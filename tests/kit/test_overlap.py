"""No rule is given the same struct twice, or a struct and a part of it: the compiler counts on this (kit/compiler.py)."""
import ast
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = sorted(path for folder in ("src/flambeur/kit", "src/flambeur/games", "src/flambeur/bots", "tests/games", "bench", "tools")
               for path in (ROOT / folder).rglob("*.py"))
NUMBERS = {"int", "float", "bool", "np.uint64"}


def is_rule(node: ast.AST) -> bool:
    return isinstance(node, ast.FunctionDef) and any(ast.unparse(d).startswith("rule") for d in node.decorator_list)


def numbers_of(trees: list[ast.Module]) -> set[str]:
    """Fields of structs that are single numbers: what is passed of them is a copy. A name that is more than a number elsewhere does not
    count."""
    structs = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and not node.bases + node.decorator_list]
    fields = [(field.target.id, ast.unparse(field.annotation) in NUMBERS) for struct in structs for field in struct.body
              if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)]
    return {name for name, single in fields if single} - {name for name, single in fields if not single}


def places(call: ast.Call, numbers: set[str]) -> list[str]:
    """The arguments that are structs or parts of them, as they are written."""
    return [ast.unparse(arg) for arg in call.args if isinstance(arg, ast.Name)
            or (isinstance(arg, ast.Attribute) and arg.attr not in numbers)
            or (isinstance(arg, ast.Subscript) and isinstance(arg.value, ast.Name))]


def overlapping(source: str, numbers: set[str]) -> Iterator[str]:
    for function in filter(is_rule, ast.walk(ast.parse(source))):
        for call in ast.walk(function):
            if isinstance(call, ast.Call) and not is_builtin(call):
                found = sorted(places(call, numbers))
                if any(b == a or b.startswith((f"{a}.", f"{a}[")) for a, b in combinations(found, 2)):
                    yield ast.unparse(call)


def is_builtin(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Name) and call.func.id in ("min", "max", "range", "abs", "len")


def test_no_rule_is_given_what_overlaps() -> None:
    sources = {path: path.read_text("utf-8") for path in FILES}
    numbers = numbers_of([ast.parse(source) for source in sources.values()])
    found = [f"{path.relative_to(ROOT)}: {call}" for path, source in sources.items() for call in overlapping(source, numbers)]
    assert not found


@pytest.mark.parametrize("call", ["f(s, s.pile)", "f(s.pile, 1, s.pile)", "g(1, s, s)", "f(s.pile, s)", "f(s, s[0])"])
def test_such_a_call_would_be_found(call: str) -> None:
    assert list(overlapping(f"@rule(inline=True)\ndef h(s):\n    if s.phase: return {call}", {"first"})) == [call]


@pytest.mark.parametrize("call", ["f(s, s.first)", "f(s.pile, s.notes)", "max(n, n)", "f(s, seat)"])
def test_others_are_fine(call: str) -> None:
    assert not list(overlapping(f"@rule\ndef h(s):\n    {call}", {"first"}))
