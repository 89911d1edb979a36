"""@rule: the one decorator of compiled code.

    FLAMBEUR_RULES=fast     compiled, the default
    FLAMBEUR_RULES=check    compiled, every array index checked: what the tests use
    FLAMBEUR_RULES=plain    plain Python: for the debugger, for coverage, for mutation tests

Compiled code is kept on disk (kit/cache.py). A rule says `inline=True` where a measurement showed that it pays.
"""
import os
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar, cast, overload

import numpy as np

P = ParamSpec("P")
T = TypeVar("T")
MODES = ("fast", "check", "plain")
MODE = os.environ.get("FLAMBEUR_RULES", "fast")
if MODE not in MODES:
    raise ValueError(f"FLAMBEUR_RULES is one of {', '.join(MODES)}, not {MODE!r}")
COMPILED = MODE != "plain"
if not COMPILED:
    np.seterr(over="ignore")             # the generator's 64-bit products wrap; compiled code does not mention it


@overload
def rule(py_func: Callable[P, T]) -> Callable[P, T]: ...
@overload
def rule(*, inline: bool) -> Callable[[Callable[P, T]], Callable[P, T]]: ...
def rule(py_func: Callable[P, T] | None = None, *, inline: bool = False) -> Any:
    """Compile a function of the rules. error_model="numpy": a division never raises, which lets loops vectorise."""
    if py_func is None:
        return lambda f: compiled(f, inline)
    return compiled(py_func, inline)


def compiled(py_func: Callable[P, T], inline: bool) -> Callable[P, T]:
    if not COMPILED:
        return py_func
    import numba

    from flambeur.kit.cache import SourceCache
    from flambeur.kit.compiler import RuleCompiler
    dispatcher = numba.njit(nogil=True, error_model="numpy", boundscheck=MODE == "check", forceinline=inline,
                            pipeline_class=RuleCompiler)(py_func)
    if os.path.isfile(py_func.__code__.co_filename):       # typed at a prompt: compiled, not kept
        dispatcher._cache = SourceCache(py_func, (MODE, inline))
    return cast(Callable[P, T], dispatcher)
