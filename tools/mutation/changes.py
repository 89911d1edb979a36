"""The ways to break a line: each node of the syntax tree with what may stand in its place.

    < > <= >=  == !=  in  is        another comparison
    + - * << >> & |                 another operation, += and the like too
    and or not ~ -                  the other one, without one of the sides, without the sign
    7 True                          8 and 6; False
    range(n)                        one further, one less far, one later
    if, while, x if c else y        never; always, but for while
    break return raise, f(x), x = y nothing
"""
import ast
from collections import Counter
from collections.abc import Iterator

SWAPS: dict[type[ast.AST], tuple[type[ast.AST], ...]] = {
    ast.Lt: (ast.LtE, ast.Gt), ast.LtE: (ast.Lt, ast.GtE), ast.Gt: (ast.GtE, ast.Lt), ast.GtE: (ast.Gt, ast.LtE),
    ast.Eq: (ast.NotEq,), ast.NotEq: (ast.Eq,), ast.Is: (ast.IsNot,), ast.IsNot: (ast.Is,), ast.In: (ast.NotIn,), ast.NotIn: (ast.In,),
    ast.And: (ast.Or,), ast.Or: (ast.And,),
    ast.Add: (ast.Sub,), ast.Sub: (ast.Add,), ast.Mult: (ast.FloorDiv,), ast.FloorDiv: (ast.Mult,), ast.Mod: (ast.FloorDiv,),
    ast.LShift: (ast.RShift,), ast.RShift: (ast.LShift,), ast.BitAnd: (ast.BitOr,), ast.BitOr: (ast.BitAnd,), ast.BitXor: (ast.BitOr,),
}
BRANCHES = (ast.If, ast.IfExp)


def instead_of(node: ast.AST) -> Iterator[ast.AST]:
    """What may stand in the place of a node, whatever is around it."""
    match node:
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
        case ast.UnaryOp(op=ast.Not() | ast.Invert() | ast.USub()):
            yield node.operand
        case ast.BoolOp(values=values):
            for k in range(len(values)):
                rest = values[:k] + values[k + 1:]
                yield ast.BoolOp(node.op, rest) if len(rest) > 1 else rest[0]
        case ast.Call(func=ast.Name(id="range"), args=args):
            yield from ranges(node.func, args)
        case ast.Break() | ast.Continue() | ast.Return() | ast.Raise() | ast.Expr(value=ast.Call()):
            yield ast.Pass()
        case _:
            yield from (other() for other in SWAPS.get(type(node), ()))


def ranges(call: ast.expr, bounds: list[ast.expr]) -> Iterator[ast.Call]:
    """Another start, another end; numbers as such are changed elsewhere."""
    def moved(k: int, op: ast.operator) -> ast.Call:
        return ast.Call(call, [*bounds[:k], ast.BinOp(bounds[k], op, ast.Constant(1)), *bounds[k + 1:]], [])
    for k, bound in enumerate(bounds[:2]):
        if not isinstance(bound, ast.Constant):
            yield moved(k, ast.Add())
            yield moved(k, ast.Sub())
    if len(bounds) == 1:
        yield ast.Call(call, [ast.Constant(1), *bounds], [])


def at_place(holder: ast.AST, field: str) -> Iterator[ast.AST]:
    """What may stand in a place, whatever is there now."""
    if field == "ifs" or (field == "test" and isinstance(holder, BRANCHES)):
        yield ast.Constant(True)
    if field == "ifs" or (field == "test" and isinstance(holder, (*BRANCHES, ast.While))):
        yield ast.Constant(False)


def may_go(statement: ast.AST, function: ast.AST | None) -> bool:
    """Whether an assignment can be left out without leaving a name that was never given a value."""
    if function is None or not isinstance(statement, ast.Assign | ast.AugAssign):
        return False
    bound = Counter(names(function))
    return all(bound[name] > 1 for name in names(statement))


def names(node: ast.AST) -> list[str]:
    """The names that are given a value in there."""
    return [part.id for part in ast.walk(node) if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)]
