"""Verbs: functions that find their code by the type of their first argument, at compile time, so that the call costs nothing.

Search, simulation and adapters call verbs and are written once for all games. Uncompiled, the same call looks at the record's type.
"""
import functools
from collections.abc import Callable
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, ParamSpec, TypeVar, cast

from flambeur.kit.record import record

P = ParamSpec("P")
T = TypeVar("T")


@dataclass
class Code:
    """Where a type's verbs are found: in modules, the first that has one wins, or given by name."""
    modules: tuple[ModuleType, ...] = ()
    by_name: dict[str, Any] = field(default_factory=dict)

    def find(self, verb: str) -> Callable[..., Any] | None:
        return next((getattr(m, verb) for m in self.modules if hasattr(m, verb)), self.by_name.get(verb))

    def files(self) -> list[str]:
        """The source files, for the compile cache."""
        functions = [getattr(f, "py_func", f) for f in self.by_name.values()]
        return [str(m.__file__) for m in self.modules] + [f.__code__.co_filename for f in functions]


DISPATCH: dict[Any, Code] = {}            # type of a record, Numba's and numpy's -> its code


def register(cls: type, *modules: ModuleType) -> None:
    """Let the verbs work on this record class with the code of these modules."""
    enter(cls, Code(modules))


def register_verbs(cls: type, **by_name: Any) -> None:
    """The same, verb by verb."""
    enter(cls, Code((), by_name))


def enter(cls: type, code: Code) -> None:
    from flambeur.kit.jit import COMPILED
    dtype = record(cls)
    keys: list[Any] = [dtype]
    if COMPILED:
        import numba
        keys.append(numba.from_dtype(dtype))
    for key in keys:
        if DISPATCH.setdefault(key, code) != code:
            raise ValueError(f"{cls.__module__}.{cls.__name__}: another record has the very same fields; rename one of them")


def verb(default: Callable[P, T]) -> Callable[P, T]:
    """A verb; the decorated function is its declaration and, unless it is only `...`, what a game without one gets."""
    from flambeur.kit.jit import COMPILED
    name = default.__name__

    @functools.wraps(default)
    def uncompiled(s: Any, *args: Any) -> Any:
        its: Callable[..., Any] = DISPATCH[s.dtype].find(name) or default
        return its(s, *args)

    def at_compile_time(s: Any, *args: Any) -> Any:
        if s not in DISPATCH:
            return None
        its = DISPATCH[s].find(name)
        if its is None:
            import numba
            its = numba.njit(default)

        def call(s: Any, *args: Any) -> Any:       # (Numba wants the very same parameters, annotations included)
            return its(s, *args)
        return call

    if COMPILED:
        from numba.extending import overload

        from flambeur.kit.compiler import RuleCompiler
        overload(uncompiled, jit_options={"pipeline_class": RuleCompiler})(at_compile_time)
    return cast(Callable[P, T], uncompiled)
