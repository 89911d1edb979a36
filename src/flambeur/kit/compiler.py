"""What holds for all rules and Numba cannot know; knowing it, the compiler leaves out what need not be done.

An index counts from the front: `cards[k]` with a negative k is a mistake, never the last card, so no access looks for a minus sign. In
check mode such an index raises; a `-1` that is written out counts from the end as everywhere.
What a rule is given does not overlap: after a change of the state nothing of the log or the generator need be read again. So no rule may
be called with a struct and a part of that struct, or with the same struct twice.
"""
from collections.abc import Iterator
from typing import Any

from numba.core import ir, types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import FunctionPass, LoweringPass, PassManager, register_pass
from numba.core.typed_passes import NativeLowering
from numba.core.untyped_passes import ReconstructSSA
from numba.extending import intrinsic


class Parts(JITCodeLibrary):  # type: ignore[misc]
    """The code of a part (kit/dispatcher.py) and of the parts that it calls: linked, never translated."""

    def _optimize_functions(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout
        passes, builder = self._codegen._function_pass_manager()
        for function in module.functions:
            if not function.is_declaration: passes.run(function, builder)

    def _optimize_final_module(self) -> None: ...

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True

    def serialize_using_object_code(self) -> tuple[str, bytes]:
        return self.name, self._get_module_for_linking().as_bitcode()


class RuleCompiler(CompilerBase):  # type: ignore[misc]
    """Numba's own compiler, with these two passes; it makes parts."""

    def define_pipelines(self) -> list[PassManager]:
        flags = self.state.flags
        flags.noalias = flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
        self.state.library = Parts(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.add_pass_after(IndexFromTheFront, ReconstructSSA)
        passes.add_pass_after(Named, NativeLowering)
        passes.finalize()
        return [passes]


@intrinsic  # type: ignore[untyped-decorator]
def from_the_front(_typing: Any, values: Any, index: Any) -> Any:
    """The index of an array as unsigned numbers, which Numba takes as they are; every other one unchanged."""
    result = unsigned(index) if isinstance(values, types.Array) else index

    def cast(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return context.cast(builder, args[1], index, result)
    return result(values, index), cast


def unsigned(index: Any) -> Any:
    if isinstance(index, types.Integer): return types.uintp
    if isinstance(index, types.BaseTuple) and all(isinstance(k, types.Integer) for k in index):  # type: ignore[attr-defined]
        return types.UniTuple(types.uintp, len(index))  # type: ignore[attr-defined]
    return index


@register_pass(mutates_CFG=False, analysis_only=False)
class Named(LoweringPass):  # type: ignore[misc]
    """Other rules can call the part."""
    _name = "named"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        lowered = state["cr"]
        name = object()
        state.targetctx.insert_user_function(name, lowered.fndesc, [state.library])
        state["cr"] = lowered._replace(cfunc=name)
        return True


@register_pass(mutates_CFG=False, analysis_only=False)
class IndexFromTheFront(FunctionPass):  # type: ignore[misc]
    """Writes values[from_the_front(values, index)] for values[index]."""
    _name = "index_from_the_front"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        for block in state.func_ir.blocks.values():
            block.body = [statement for old in block.body for statement in rewritten(old, block.scope, state.func_ir)]
        return True


def rewritten(statement: Any, scope: Any, func_ir: Any) -> Iterator[Any]:
    at = statement.value if isinstance(statement, ir.Assign) else statement
    if isinstance(at, ir.SetItem): values = at.target
    elif isinstance(at, ir.Expr) and at.op == "getitem": values = at.value
    else: values = None
    if values is not None:
        function, index = scope.make_temp(at.loc), scope.make_temp(at.loc)
        for target, value in ((function, ir.Global("from_the_front", from_the_front, at.loc)),
                              (index, ir.Expr.call(function, (values, at.index), (), at.loc))):
            func_ir._definitions[target.name] = [value]
            yield ir.Assign(value, target, at.loc)
        at.index = index
    yield statement
