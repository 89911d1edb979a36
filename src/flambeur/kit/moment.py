"""@moment: a rule that asks which modules are on, answered when it is compiled wherever the state's type already tells.

    @moment
    def dice_in_hand(s: State, p: int) -> int:
        n = s.dice_left[p]
        if s.modules & BIG_DICE: n += s.big_dice.left[p]
        return n

A game may have, beside its State, a class of states for a set of modules that many tables play with: `knows(Classic, 0)`. For such a
state the lines of all modules that are off are cut out of the source before Numba sees it: they cost no look at `s.modules`, and are
never compiled. For every other state the same source asks at run time, so that one compilation serves all combinations.
"""
import ast
import functools
import inspect
import textwrap
from collections.abc import Callable
from types import CodeType, FunctionType
from typing import Any, ParamSpec, TypeVar, cast

from flambeur.kit.jit import COMPILED, compiled
from flambeur.kit.structs import dtype_of

P = ParamSpec("P")
T = TypeVar("T")
SWITCHES = "modules"                      # the field with a bit for each module that is on
KNOWN: dict[Any, int] = {}                # type of a state, Numba's -> its modules


def knows(cls: type, modules: int) -> None:
    """States of this class are only made with just these modules."""
    if COMPILED:
        import numba
        KNOWN[numba.from_dtype(dtype_of(cls))] = modules


def moment(py_func: Callable[P, T]) -> Callable[P, T]:
    if not COMPILED:
        return py_func
    from flambeur.kit.dispatcher import stands_for

    @functools.cache
    def version(modules: int | None) -> Any:
        return compiled(py_func if modules is None else cut(py_func, modules), inline=True, made_for=modules)

    @functools.wraps(py_func)
    def uncompiled(*args: Any) -> Any:
        return py_func(*args)             # type: ignore[call-arg]

    stands_for(uncompiled, lambda s: version(KNOWN.get(s)))
    return cast(Callable[P, T], uncompiled)


def cut(py_func: Callable[..., Any], modules: int) -> Callable[..., Any]:
    """The function for states with just these modules."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(py_func)))
    (definition,) = tree.body
    assert isinstance(definition, ast.FunctionDef)
    definition.decorator_list = []
    tree = ast.fix_missing_locations(Cut(modules, py_func.__globals__).visit(tree))
    ast.increment_lineno(tree, py_func.__code__.co_firstlineno - 1)
    whole = compile(tree, py_func.__code__.co_filename, "exec")
    code = next(const for const in whole.co_consts if isinstance(const, CodeType))
    return FunctionType(code, py_func.__globals__, py_func.__name__, py_func.__defaults__)


class Cut(ast.NodeTransformer):
    """Writes the modules as a number, works out what follows from this number, and drops what is never reached."""

    def __init__(self, modules: int, names: dict[str, Any]) -> None:
        self.modules, self.names = modules, names

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        if isinstance(node.value, ast.Name) and node.value.id == "s" and node.attr == SWITCHES:
            return ast.copy_location(ast.Constant(self.modules), node)
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        self.generic_visit(node)
        return self.worked_out(node, node.left, node.right)

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        self.generic_visit(node)
        return self.worked_out(node, node.left, *node.comparators)

    def worked_out(self, node: ast.expr, first: ast.expr, *others: ast.expr) -> ast.expr:
        """A number where the whole expression is known, and the modules come first."""
        known = isinstance(first, ast.Constant) and all(
            isinstance(x, ast.Constant) or (isinstance(x, ast.Name) and isinstance(self.names.get(x.id), int)) for x in others)
        if not known:
            return node
        value = eval(compile(ast.fix_missing_locations(ast.Expression(node)), "", "eval"), self.names)
        return ast.copy_location(ast.Constant(value), node)

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.expr:
        """`off and …` is off, `on and …` is what follows."""
        self.generic_visit(node)
        first = node.values[0]
        if not isinstance(first, ast.Constant):
            return node
        decides = bool(first.value) != isinstance(node.op, ast.And)
        if decides: return first
        rest = node.values[1:]
        return rest[0] if len(rest) == 1 else self.visit_BoolOp(ast.copy_location(ast.BoolOp(node.op, rest), node))

    def visit_IfExp(self, node: ast.IfExp) -> ast.expr:
        self.generic_visit(node)
        if not isinstance(node.test, ast.Constant): return node
        return node.body if node.test.value else node.orelse

    def visit_If(self, node: ast.If) -> Any:
        self.generic_visit(node)
        if not isinstance(node.test, ast.Constant): return node
        return node.body if node.test.value else node.orelse or ast.copy_location(ast.Pass(), node)
