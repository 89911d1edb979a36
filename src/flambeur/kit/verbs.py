"""Verbs: functions that find their code by the type of their first argument, at compile time, so that the call costs nothing.

Search, simulation and adapters call verbs and are written once for all games. Uncompiled, the same call looks at the struct's type.
"""
import functools
from collections.abc import Callable
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, ParamSpec, TypeVar, cast

from flambeur.kit.structs import dtype_of

P = ParamSpec("P")
T = TypeVar("T")


@dataclass
class Code:
    """Where a type's verbs are found: in modules, the first that has one wins, or given by name."""
    modules: tuple[ModuleType, ...] = ()
    by_name: dict[str, Any] = field(default_factory=dict)

    def find(self, verb: Callable[..., Any]) -> Callable[..., Any] | None:
        """A module that only uses the verb, and so has its name, does not define it."""
        name = verb.__name__
        return next((found for m in self.modules if (found := getattr(m, name, verb)) is not verb), self.by_name.get(name))

    def files(self) -> list[str]:
        """The source files, for the compile cache."""
        functions = [getattr(f, "py_func", f) for f in self.by_name.values()]
        return [str(m.__file__) for m in self.modules] + [f.__code__.co_filename for f in functions]


DISPATCH: dict[Any, Code] = {}            # type of a struct, Numba's and numpy's -> its code


def register(cls: type, *modules: ModuleType) -> None:
    """Let the verbs work on this struct with the code of these modules."""
    enter(cls, Code(modules))


def register_verbs(cls: type, **by_name: Any) -> None:
    """Let the verbs work on this struct with this code, verb by verb."""
    enter(cls, Code((), by_name))


def enter(cls: type, code: Code) -> None:
    from flambeur.kit.jit import COMPILED
    dtype = dtype_of(cls)
    keys: list[Any] = [dtype]
    if COMPILED:
        import numba
        keys.append(numba.from_dtype(dtype))
    for key in keys:
        if DISPATCH.setdefault(key, code) != code:
            raise ValueError(f"{cls.__module__}.{cls.__name__}: another struct has the very same fields; rename one of them")


def rule_of(verb: Callable[..., Any], cls: type) -> Any:
    """The rule that a call of the verb with this struct comes to."""
    return DISPATCH[dtype_of(cls)].find(verb) or verb.otherwise      # type: ignore[attr-defined]


def verb(default: Callable[P, T]) -> Callable[P, T]:
    """A verb; the decorated function is its declaration and, unless it is only `...`, what a game without one gets."""
    from flambeur.kit.jit import COMPILED

    @functools.wraps(default)
    def uncompiled(s: Any, *args: Any) -> Any:
        its: Callable[..., Any] = DISPATCH[s.dtype].find(uncompiled) or default
        return its(s, *args)

    uncompiled.otherwise = default        # type: ignore[attr-defined]
    if COMPILED:
        from flambeur.kit.dispatcher import stands_for
        from flambeur.kit.jit import rule
        otherwise = rule(default)
        stands_for(uncompiled, lambda s: (DISPATCH[s].find(uncompiled) or otherwise) if s in DISPATCH else None)
    return cast(Callable[P, T], uncompiled)
