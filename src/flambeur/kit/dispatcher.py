"""How a rule is compiled: as a *part*, and where Python calls it, as an *entry*.

A part is code that other rules take in; nobody runs it as it is. An entry is a part and all the parts that it calls, as machine code. Numba
by itself makes machine code of every function, and improves and translates with it, once more, each function that it calls: where rules
call rules that call rules, most of that work is for code that never runs. Both are kept on disk (kit/cache.py): to load an entry no part is
needed, and to compile one only those parts that nobody has compiled before.

Numba compiles a function for each constant that it is called with; a rule is compiled once for all whole numbers.
"""
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import llvmlite.binding as llvm
from numba.core import sigutils
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompileResult
from numba.core.compiler_lock import global_compiler_lock
from numba.core.dispatcher import OmittedArg
from numba.core.environment import lookup_environment
from numba.core.event import trigger_event
from numba.core.registry import CPUDispatcher
from numba.core.serialize import dumps
from numba.core.types.functions import Function
from numba.core.types.misc import Omitted, unliteral
from numba.core.typing import make_concrete_template
from numba.core.typing.templates import AbstractTemplate, infer_global
from numba.core.typing.typeof import typeof

from flambeur.kit import meanwhile
from flambeur.kit.cache import SourceCache
from flambeur.kit.compiler import Parts, RuleCompiler

ENVIRONMENT = "_ZN08NumbaEnv"             # how Numba's names of what a function knows of its module begin
Types = tuple[Any, ...]                   # of arguments


class Entry(NamedTuple):
    """What Python calls, and what must live as long as that."""
    call: Any
    library: "Machine"
    environments: tuple[Any, ...]


class RuleDispatcher(CPUDispatcher):  # type: ignore[misc]
    """Numba's `overloads` are the parts. What Python calls, Numba's C code looks up in a table of its own: only entries go there."""

    def __init__(self, py_func: Callable[..., Any], options: dict[str, Any], cache: SourceCache | None, hot: bool) -> None:
        super().__init__(py_func, targetoptions=options, pipeline_class=RuleCompiler)
        self.kept, self.hot = cache, hot
        self.entries: dict[Types, Entry] = {}

    # parts

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """A compiled call."""
        signature, args = self._compiler.fold_argument_types(args, kws)
        args = tuple(map(plain, args))
        self.compile(args)
        template = make_concrete_template(self.py_func.__name__, key=self.py_func.__name__, signatures=self.nopython_signatures)
        return template, signature, args, {}

    def compile(self, sig: Any) -> Any:
        """The part for arguments of these types, loaded or compiled; returns its name."""
        args, return_type = sigutils.normalize_signature(sig)
        with global_compiler_lock, self._compiling_counter:
            if args not in self.overloads:
                self.overloads[args] = self.loaded_part(args) or self.compiled_part(args, return_type)
            return self.overloads[args].entry_point

    def loaded_part(self, args: Types) -> CompileResult | None:
        self.targetctx.refresh()
        if self.kept is None or (content := self.kept.read("part", args, self.targetctx.codegen())) is None:
            return None
        self._cache_hits[args] += 1
        part = part_from(content, self.targetctx)
        self.targetctx.insert_user_function(part.entry_point, part.fndesc, [part.library])
        return part

    def compiled_part(self, args: Types, return_type: Any) -> CompileResult:
        self._cache_misses[args] += 1
        with trigger_event("numba:compile", data={"dispatcher": self, "args": args, "return_type": return_type}):
            part = self._compiler.compile(args, return_type)
        if self.kept is not None and not part.library.has_dynamic_globals:
            self.kept.write("part", args, part.codegen, dumps(part._reduce()))
        return part

    # entries

    def _compile_for_args(self, *args: Any, **kws: Any) -> Any:
        """Python calls with types that are new. Numba's own method, which calls `compile`, says in words what does not fit. What is
        returned is called: the code, or what runs until it is there."""
        if not self.hot and (plainly := meanwhile.instead(self.py_func, args)) is not None:
            return plainly
        given = tuple(Omitted(a.value) if isinstance(a, OmittedArg) else self.typeof_pyval(a) for a in args)
        with global_compiler_lock:
            if not self.has_entry(given):
                super()._compile_for_args(*args, **kws)
            return self.entry(given)

    def entry(self, given: Types) -> Any:
        """What Python can call with arguments of these types."""
        self._compilation_chain_init_hook()
        with global_compiler_lock:
            if not self.has_entry(given):
                self.compile(given)
                self.add_entry(given, self.compiled_entry(self.overloads[given], given))
            return self.entries[given].call

    def has_entry(self, given: Types) -> bool:
        """Whether the entry is here, or was on disk."""
        if given not in self.entries and self.kept is not None:
            self.targetctx.refresh()
            if (content := self.kept.read("entry", given, self.targetctx.codegen())) is not None:
                self._cache_hits[given] += 1
                self.add_entry(given, entry_from(content, self.targetctx))
        return given in self.entries

    def add_entry(self, given: Types, entry: Entry) -> None:
        self._insert([t._code for t in given], entry.call, False)
        self.entries[given] = entry

    def compile_for(self, *args: Any) -> None:
        """The entry for arguments like these, without calling it."""
        self.entry(tuple(map(self.typeof_pyval, args)))

    def place_for(self, *args: Any) -> Path | None:
        """Where that entry lies on disk, or would."""
        self.targetctx.refresh()
        return None if self.kept is None else self.kept.place("entry", tuple(map(self.typeof_pyval, args)), self.targetctx.codegen())

    def compiled_entry(self, part: CompileResult, given: Types) -> Entry:
        context, fndesc, env = self.targetctx, part.fndesc, part.environment
        library = Machine(context.codegen(), part.library.name)
        library.rounds = 2 if self.hot else 1
        library.enable_object_caching()
        library.add_linking_library(part.library)
        with context.push_code_library(library):
            context.create_cpython_wrapper(library, fndesc, env, part.call_helper, release_gil=True)
        call = context.get_executable(library, fndesc, env)
        environments = library.environments()
        remember(library, environments)
        if self.kept is not None and not library.has_dynamic_globals:
            fndesc.typemap = fndesc.calltypes = None       # not needed any more, and no pickles
            kept = (library.name, library._get_compiled_object(), fndesc, env, environments, part.reload_init)
            self.kept.write("entry", given, context.codegen(), dumps(kept))
        return Entry(call, library, environments)


def stands_for(function: Callable[..., Any], rule_for: Callable[[Any], Callable[..., Any] | None]) -> None:
    """A compiled call of the function is a call of the rule that the type of its first argument chooses; nothing stands in between."""
    class Call(AbstractTemplate):  # type: ignore[misc]
        key = function

        def chosen(self, args: Types) -> Any:
            """A rule, or another function that stands for one."""
            found = rule_for(args[0]) if args else None
            return None if found is None else self.context.resolve_value_type(found)

        def generic(self, args: Types, kws: Any) -> Any:
            found = self.chosen(args)
            return None if found is None else found.get_call_type(self.context, args, kws)

        def get_impl_key(self, sig: Any) -> Any:
            return self.chosen(sig.args).get_impl_key(sig)

    infer_global(function, Function(Call))


class Machine(JITCodeLibrary):  # type: ignore[misc]
    """The machine code of an entry: all rules that are always taken in, then each function by itself, then all together. A second round
    finds something where whole games are played."""
    rounds = 1

    def _optimize_final_module(self) -> None:
        module = self._final_module
        inliner = llvm.create_new_module_pass_manager()
        inliner.add_always_inliner_pass()
        inliner.run(module, self._codegen._pass_builder())
        passes, builder = self._codegen._function_pass_manager()
        for function in module.functions:
            if not function.is_declaration: passes.run(function, builder)
        for _ in range(self.rounds):
            passes, builder = self._codegen._module_pass_manager()
            passes.run(module, builder)

    def environments(self) -> tuple[Any, ...]:
        """What the functions of an entry know of their modules."""
        names = [variable.name for variable in self._final_module.global_variables if variable.name.startswith(ENVIRONMENT)]
        return tuple(found for name in names if (found := lookup_environment(name)) is not None)


def plain(t: Any) -> Any:
    """The type of an argument, whatever its value: of a constant, or of one that was left out."""
    if isinstance(t, Omitted) and t.value is not None: t = typeof(t.value)
    return unliteral(t)


def remember(library: Any, environments: tuple[Any, ...]) -> None:
    for each in environments:
        library.codegen.set_env(each.env_name, each)


def part_from(content: bytes, context: Any) -> CompileResult:
    """What was kept of a part."""
    (name, bitcode), fndesc, env, signature, objectmode, lifted, annotation, reload_init, environments = pickle.loads(content)
    library = Parts(context.codegen(), name)
    library._final_module = library._shared_module = llvm.parse_bitcode(bitcode)
    library._finalized = True
    return CompileResult(
        typing_context=context.typing_context, target_context=context, entry_point=object(), typing_error=None, type_annotation=annotation,
        signature=signature, objectmode=objectmode, lifted=lifted, fndesc=fndesc, library=library, call_helper=None, environment=env,
        metadata=None, reload_init=reload_init, referenced_envs=environments)


def entry_from(content: bytes, context: Any) -> Entry:
    """What was kept of an entry."""
    name, machine_code, fndesc, env, environments, reload_init = pickle.loads(content)
    for prepare in reload_init:
        prepare()
    library = Machine(context.codegen(), name)
    library.enable_object_caching()
    library._set_compiled_object(machine_code)
    library._finalize_final_module()
    library._codegen._engine._defined_symbols.add(fndesc.llvm_cpython_wrapper_name)
    call = context.get_executable(library, fndesc, env)
    remember(library, environments)
    return Entry(call, library, environments)
