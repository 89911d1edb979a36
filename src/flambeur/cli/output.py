"""Where the commands write: the terminal through rich, files whole or not at all."""
import errno
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

if TYPE_CHECKING:
    from rich.console import Console

WIDEST = 120                              # lines longer than this are hard to read


def is_plain(asked: bool) -> bool:
    """Sentences instead of drawings: on request, into a pipe, on a terminal that can only print, or one without our characters."""
    return asked or not sys.stdout.isatty() or os.environ.get("TERM") in ("dumb", "unknown") or not speaks_unicode()


def speaks_unicode() -> bool:
    return (sys.stdout.encoding or "").lower().replace("-", "") in ("utf8", "utf16", "utf16le", "utf32")


def console(*, plain: bool = False, no_color: bool = False, stderr: bool = False) -> "Console":
    """A rich console that takes every text as it is; NO_COLOR is rich's own to respect."""
    from rich.console import Console
    made = Console(stderr=stderr, markup=False, emoji=False, highlight=False, soft_wrap=False, no_color=True if no_color else None,
                   color_system=None if plain else "auto", force_terminal=False if plain else None)
    made.width = min(made.width, WIDEST)
    return made


def check_writable(path: str) -> None:
    """Raises OSError before the work is done rather than after."""
    folder = os.path.dirname(os.path.realpath(path))
    if os.path.isdir(path):
        raise OSError(errno.EISDIR, "", path)
    if not os.path.isdir(folder):
        raise OSError(errno.ENOENT, "", path)
    if not os.access(path if os.path.exists(path) else folder, os.W_OK):
        raise OSError(errno.EACCES, "", path)


def write_file(path: str, write: Callable[[BinaryIO], None]) -> None:
    """A file is written whole or not at all: as a new one beside it, which then takes its place. A device or a pipe is written to."""
    target = Path(os.path.realpath(path))
    if target.exists() and not target.is_file():
        with open(target, "wb") as file:
            write(file)
        return
    beside = target.with_name(f"{target.name}.{os.getpid()}.tmp")
    try:
        with open(beside, "wb") as file:
            write(file)
        os.replace(beside, target)
    except OSError as error:
        raise OSError(error.errno, error.strerror, path) from None
    finally:
        beside.unlink(missing_ok=True)
