"""@rule: the one decorator of compiled code.

    FLAMBEUR_RULES=fast     compiled, the default
    FLAMBEUR_RULES=check    compiled, every array index checked: what the tests use
    FLAMBEUR_RULES=plain    plain Python: for the debugger, for coverage, for mutation tests

Compiled code is kept on disk (kit/cache.py). A rule says `inline=True`, or `hot=True` if Python calls it and it plays whole games, where a
measurement showed that this pays.
"""
import os
import warnings
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar, cast, overload

import numpy as np

P = ParamSpec("P")
T = TypeVar("T")
MODES = ("fast", "check", "plain")
MODE = os.environ.get("FLAMBEUR_RULES") or "fast"
if MODE not in MODES:
    raise ValueError(f"FLAMBEUR_RULES is one of {', '.join(MODES)}, not {MODE!r}")
COMPILED = MODE != "plain"
if not COMPILED:                          # the generator's 64-bit products wrap; compiled code does not mention it
    np.seterr(over="ignore")
    warnings.filterwarnings("ignore", "overflow encountered", RuntimeWarning)      # numpy forgets the setting in other threads


@overload
def rule(py_func: Callable[P, T]) -> Callable[P, T]: ...
@overload
def rule(*, inline: bool = False, hot: bool = False) -> Callable[[Callable[P, T]], Callable[P, T]]: ...
def rule(py_func: Callable[P, T] | None = None, *, inline: bool = False, hot: bool = False) -> Any:
    """Compile a function of the rules."""
    if py_func is None:
        return lambda f: compiled(f, inline, hot)
    return compiled(py_func, inline, hot)


def compiled(py_func: Callable[P, T], inline: bool = False, hot: bool = False, made_for: object = None) -> Callable[P, T]:
    """error_model="numpy": a division never raises, which lets loops vectorise. `made_for` tells apart what one source becomes."""
    if not COMPILED:
        return py_func
    from flambeur.kit.cache import SourceCache
    from flambeur.kit.dispatcher import RuleDispatcher
    is_kept = os.path.isfile(py_func.__code__.co_filename)       # typed at a prompt: compiled, not kept
    cache = SourceCache(py_func, (MODE, inline, hot, made_for)) if is_kept else None
    options = {"nopython": True, "nogil": True, "error_model": "numpy", "boundscheck": MODE == "check", "forceinline": inline}
    return cast(Callable[P, T], RuleDispatcher(py_func, options, cache, hot))
