"""Compiled code on disk, one file per entry, named by the hash of all that it was compiled from.

Numba's own cache looks at one source file only: after an edit in another file the old machine code comes back. Here the name of an entry
is the hash of the function's source file with all that it imports, of the rules of each game whose state is in its signature, of the
flags, of the processor and of the versions of Python, Numba and numpy. So an edit recompiles what depends on it and nothing else, and
two versions never meet. Entries are pickles: they live in a folder of the user's own. Where that folder cannot be written, code is
compiled in memory at each start.
"""
import ast
import functools
import hashlib
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba import types

from flambeur.kit.verbs import DISPATCH

PACKAGE = Path(__file__).resolve().parents[1]
KEEP_DAYS = 60                           # an entry that nobody has loaded for so long is removed
DIGEST = 32                              # bytes: an entry begins with the SHA-256 of the rest
VERSIONS = f"{sys.version_info[:2]} numba {numba.__version__} numpy {np.__version__}"


@functools.cache
def source(file: Path) -> bytes:
    return file.read_bytes()             # once, at import: what is compiled is what was imported, whatever is edited since


@functools.cache
def imports(file: Path) -> list[Path]:
    """What a file imports of our package, or of the package that the file itself is in (absolute imports only: ruff TID252)."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source(file))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        if isinstance(node, ast.ImportFrom):
            names |= {f"{node.module}", *(f"{node.module}.{alias.name}" for alias in node.names)}
    outside = next(p for p in file.parents if not (p / "__init__.py").exists())
    roots = {PACKAGE.parent: PACKAGE.name, outside: file.relative_to(outside).parts[0].removesuffix(".py")}
    paths = [root / name.replace(".", "/") for root, top in roots.items() for name in names if name.split(".")[0] == top]
    return [f for p in paths for f in (p.with_suffix(".py"), p / "__init__.py") if f.is_file()]


@functools.cache
def fingerprint(*files: str) -> str:
    """Hash of these source files and of all that they import, directly or not."""
    todo = [Path(f).resolve() for f in files]
    found: set[Path] = set()
    while todo:
        if (f := todo.pop()) not in found:
            found.add(f)
            todo += imports(f)
    return hashlib.sha256(b"".join(hashlib.sha256(source(f)).digest() for f in sorted(found))).hexdigest()


def types_in(t: Any) -> set[Any]:
    """The types in a signature that verbs find their code by: states of games, sources of chance."""
    if t in DISPATCH:
        return {t}
    inner = t if isinstance(t, tuple) else getattr(t, "types", (getattr(t, "dtype", None),))
    return set().union(*(types_in(x) for x in inner if isinstance(x, types.Type) and x is not t))


@functools.cache
def folder() -> Path | None:
    """Where compiled code is kept; None if nowhere."""
    import platformdirs
    path = Path(os.environ.get("FLAMBEUR_CACHE") or platformdirs.user_cache_path("flambeur", appauthor=False) / "compiled")
    try:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
        prune(path)
    except OSError:
        return None
    return path


def prune(path: Path) -> None:
    """Once a day, remove what has not been used for long."""
    stamp = path / "pruned"
    if stamp.exists() and time.time() - stamp.stat().st_mtime < 86400:
        return
    stamp.touch()
    for entry in path.glob("*.nbc"):
        if time.time() - entry.stat().st_mtime > KEEP_DAYS * 86400:
            entry.unlink(missing_ok=True)


class SourceCache:
    """Where the compiled forms of one rule lie. Numba's dispatcher knows nothing of this cache (kit/dispatcher.py does)."""

    def __init__(self, py_func: Callable[..., Any], flags: tuple[object, ...]) -> None:
        self.file, self.name, self.flags = py_func.__code__.co_filename, py_func.__qualname__, flags
        self.module, self.line = py_func.__module__, py_func.__code__.co_firstlineno
        fingerprint(self.file)           # reads the sources now

    def place(self, kind: str, args: Any, codegen: Any) -> Path | None:
        if (where := folder()) is None:
            return None
        files = sorted({f for t in types_in(args) for f in DISPATCH[t].files()})
        # all rules of a game have the same fingerprint, since its files belong to each of them: the module tells apart those of one name
        whose = (self.module, self.name, self.line)
        what = (VERSIONS, codegen.magic_tuple(), kind, *whose, str(args), self.flags, fingerprint(self.file, *files))
        return where / f"{self.name}-{hashlib.sha256(repr(what).encode()).hexdigest()[:40]}.nbc"

    def read(self, kind: str, args: Any, codegen: Any) -> bytes | None:
        """The part or the entry for arguments of these types; None if there is none."""
        path = self.place(kind, args, codegen)
        return None if path is None else read(path)

    def write(self, kind: str, args: Any, codegen: Any, content: bytes) -> None:
        path = self.place(kind, args, codegen)
        if path is not None: write(path, content)


def read(path: Path) -> bytes | None:
    """What was written; None if the file is not there, out of reach or damaged: then the code is compiled again."""
    try:
        data = path.read_bytes()
        os.utime(path)
    except OSError:
        return None
    digest, content = data[:DIGEST], data[DIGEST:]
    return content if hashlib.sha256(content).digest() == digest else None


def write(path: Path, content: bytes) -> None:
    """Writes a file whole or not at all, behind the hash of its content; a full or read-only disk is no error."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, suffix=".tmp")
        try:
            with os.fdopen(handle, "wb") as f:
                f.write(hashlib.sha256(content).digest() + content)
            os.replace(name, path)
        except OSError:
            os.unlink(name)
    except OSError:
        pass
