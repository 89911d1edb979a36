"""The C baselines of bench/c, built with gcc where there is one."""
import ctypes
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import numpy as np

LINE = 16                                # whole numbers in a pair of cache lines
SOURCES = Path(__file__).with_name("c")
FLAGS = ("-O3", "-march=native", "-shared", "-fPIC")
BUILDS = {                               # name: source, flags
    "straight C, int16": ("straight.c", ("-DINT=int16_t",)),
    "straight C, int64": ("straight.c", ("-DINT=int64_t",)),
    "tuned C": ("tuned.c", ()),
}


class Played(NamedTuple):
    moves: int
    checksum: int
    money: list[int]                     # of each seat, all games together, in thousands


Play = Callable[[int, int, int, int], Played]     # first seed, players, white dice of each, games


class Baseline(NamedTuple):
    name: str
    play: Play | None
    missing: str                         # why the program is not there


@contextmanager
def baselines() -> Iterator[list[Baseline]]:
    """All baselines, built in a folder that is gone afterwards."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        yield [build(name, Path(folder)) for name in BUILDS]


def build(name: str, folder: Path) -> Baseline:
    gcc = shutil.which("gcc")
    if gcc is None:
        return Baseline(name, None, "no C compiler")
    source, flags = BUILDS[name]
    library = folder / f"{name.replace(' ', '_')}.so"
    done = subprocess.run([gcc, *FLAGS, *flags, str(SOURCES / source), "-o", str(library)], capture_output=True, check=False)
    if done.returncode:                  # tuned.c is for x86 processors
        return Baseline(name, None, "does not build here")
    return Baseline(name, load(library), "")


def load(library: Path) -> Play:
    function = ctypes.CDLL(str(library)).play
    function.argtypes = [ctypes.c_uint64, ctypes.c_int64, ctypes.c_int, ctypes.c_int, ctypes.c_void_p]
    function.restype = None

    def play(seed: int, players: int, white_each: int, games: int) -> Played:
        out = np.zeros(7 + 2 * LINE, np.int64)[LINE:-LINE]       # shares no cache line, as our own structs do not
        function(seed, games, players, white_each, out.ctypes.data)
        moves, checksum, *money = out.tolist()
        return Played(moves, checksum, money[:players])
    return play
