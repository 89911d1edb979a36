"""Claims between processes: of several that would do the same work, one does it and the others do something else.

A claim is the system's lock on one byte of a file, so that a process that was killed leaves none behind. Where a file system has no locks,
everybody gets every claim: then work is done twice, and comes to the same.
"""
import contextlib
import hashlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

SPAN = 1 << 30                            # bytes among which the names are spread; the file itself stays empty

if sys.platform == "win32":
    import msvcrt

    def lock(file: int, byte: int) -> None:
        os.lseek(file, byte, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def lock(file: int, byte: int) -> None:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, byte)


@contextlib.contextmanager
def claimed(file: Path, name: str) -> Iterator[bool]:
    """Whether the name is ours for the time of a `with` block; False: another process has it. A process has one claim at a time."""
    try:
        handle = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:
        yield True
        return
    try:
        yield is_ours(handle, int.from_bytes(hashlib.sha256(name.encode()).digest()[:8]) % SPAN)
    finally:
        os.close(handle)                  # which ends the lock


def is_ours(handle: int, byte: int) -> bool:
    try:
        lock(handle, byte)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        return True
    return True
