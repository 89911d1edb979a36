"""The private virtual environment: made once, left alone while nothing that it was made from has changed.

Standard library only. pip, which every Python can provide, installs uv; uv, several times quicker, installs the rest. All are pinned by
hash. A stamp in the environment says what it was made from: when a pin changes, or if an installation was interrupted, the
environment is made anew, so that no leftover hides a missing requirement.
"""
import hashlib
import importlib.util
import json
import os
import platform
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tools import page
from tools.progress import ROOT, Failure, on_end, quietly, started, step

STAMP = "stamp.json"
SETUP = "setup"                          # the set that installs the other sets
DEFAULT = ROOT / ".venv"
CONTAINS = {"play": ("play", "dev"), "dev": ("dev",)}   # which installed sets will do for a wanted one


def folder() -> Path:
    return Path(os.environ.get("FLAMBEUR_VENV") or DEFAULT).absolute()


def binaries(venv: Path) -> Path:
    return venv / ("Scripts" if os.name == "nt" else "bin")


def python_of(venv: Path) -> Path:
    return binaries(venv) / ("python.exe" if os.name == "nt" else "python")


def variables(venv: Path) -> dict[str, str]:
    """The variables of a process that lives in the environment, as its activate script would set them."""
    path = os.pathsep.join([str(binaries(venv)), os.environ.get("PATH", os.defpath)])
    return {**os.environ, "VIRTUAL_ENV": str(venv), "PATH": path}


def requirements(name: str) -> Path:
    return ROOT / "requirements" / f"{name}.txt"


def digest(*files: Path) -> str:
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files if file.exists())).hexdigest()


def wanted_stamp(name: str) -> dict[str, str]:
    return {
        "python": platform.python_version(),
        "setup": digest(requirements(SETUP)),
        "set": name,
        "pins": digest(requirements(name)),
        "project": digest(ROOT / "pyproject.toml", ROOT / "src" / "flambeur" / "_version.py"),
        "root": str(ROOT),
    }


def read_stamp(venv: Path) -> dict[str, str]:
    try:
        stamp = json.loads((venv / STAMP).read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) and python_of(venv).exists() else {}


def write_stamp(venv: Path, **changes: str | None) -> None:
    """Writes the stamp whole or not at all; None takes a line away."""
    stamp = {key: value for key, value in {**read_stamp(venv), **changes}.items() if value is not None}
    new = venv / f"{STAMP}.new"
    new.write_text(json.dumps(stamp, indent=1), "utf-8")
    new.replace(venv / STAMP)


def ensure(name: str, with_page: bool = False, before_page: Callable[[Path], None] = lambda venv: None) -> Path:
    """The environment with at least this set of requirements and Flambeur itself, perhaps with its page, made or mended where needed.
    `before_page` is called when all but the page is there, if the page is still to be built."""
    venv = folder()
    if not missing(venv, name, with_page):
        return venv
    with alone(venv):
        todo = missing(venv, name, with_page)      # somebody else may have done the work while we waited
        for number, job in enumerate(todo, 1):
            if job == "page": before_page(venv)
            with step(number, len(todo), JOBS[job][0]):
                JOBS[job][1](venv, name)
    return venv


def missing(venv: Path, name: str, with_page: bool = False) -> list[str]:
    """The jobs that are still to do, in order."""
    last = ["page"] if with_page and not page.is_built() else []
    have = read_stamp(venv)
    want = wanted_stamp(name)
    installed = have.get("set", "")
    stale = bool(installed) and have.get("pins") != wanted_stamp(installed)["pins"]
    if stale or have.get("under_way") or any(have.get(key) != want[key] for key in ("python", "setup")):
        return ["environment", "libraries", "project", *last]
    todo = [] if installed in CONTAINS[name] else ["libraries"]
    todo += [] if all(have.get(key) == want[key] for key in ("project", "root")) else ["project"]
    return todo + last


def make_environment(venv: Path, name: str) -> None:
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        install_debian_venv()
    if venv != DEFAULT and venv.exists() and any(venv.iterdir()) and not (venv / "pyvenv.cfg").exists():
        raise Failure(f"{venv} is in the way: it is no virtual environment, and we do not empty it.", 2)
    (venv / STAMP).unlink(missing_ok=True)      # first: from here on nothing is as the stamp says
    quietly([sys.executable, "-m", "venv", "--clear", str(venv)])
    with TemporaryDirectory() as folder:
        only = Path(folder, "uv.txt")
        only.write_text(entry("uv", requirements(SETUP).read_text("utf-8")), "utf-8")
        pip_install(venv, only)
    want = wanted_stamp(name)
    write_stamp(venv, python=want["python"], setup=want["setup"])


def install_debian_venv() -> None:
    """Debian and Ubuntu leave out of Python what makes virtual environments."""
    package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    is_root = getattr(os, "geteuid", lambda: 1)() == 0
    if not is_root or shutil.which("apt-get") is None:
        raise Failure(f"This Python cannot make virtual environments: install its package {package} "
                      f"(on Debian and Ubuntu: sudo apt-get install {package}), then start again.", 2)
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    quietly(["apt-get", "update"], env=env)
    quietly(["apt-get", "install", "-y", "--no-install-recommends", package], env=env)


def install_libraries(venv: Path, name: str) -> None:
    want = wanted_stamp(name)
    write_stamp(venv, under_way="libraries")      # if we are interrupted, it stays: then all is made anew
    files = requirements(SETUP), requirements(name)
    try:
        uv_install(venv, "--require-hashes", "--no-deps", *(arg for file in files for arg in ("-r", str(file))))
    except Failure:                      # pip knows its own mirrors and certificates, which uv does not read
        pip_install(venv, *files)
    write_stamp(venv, set=name, pins=want["pins"], under_way=None)


def install_project(venv: Path, name: str) -> None:
    want = wanted_stamp(name)
    write_stamp(venv, under_way="project")
    uv_install(venv, "--no-deps", "--no-build-isolation", "--offline", "--editable", str(ROOT))
    write_stamp(venv, project=want["project"], root=want["root"], under_way=None)


def uv_install(venv: Path, *args: str) -> None:
    uv = binaries(venv) / ("uv.exe" if os.name == "nt" else "uv")
    quietly([str(uv), "pip", "install", "--python", str(python_of(venv)), *args], env=variables(venv))


def pip_install(venv: Path, *files: Path) -> None:
    quietly([str(python_of(venv)), "-m", "pip", "install", "--no-input", "--disable-pip-version-check", "--no-compile",
             "--require-hashes", "--no-deps", *(arg for file in files for arg in ("-r", str(file)))], env=variables(venv))


def entry(package: str, pins: str) -> str:
    """The lines of one package in a file of pins: its version and its hashes."""
    found = re.search(rf"^{re.escape(package)}==.*(?:\n[ \t].*)*", pins, re.MULTILINE)
    if found is None:
        raise Failure(f"{package} is not pinned in requirements/{SETUP}.txt.")
    return found[0] + "\n"


@contextmanager
def alone(venv: Path) -> Iterator[None]:
    """Let one process at a time make the environment. SQLite's file lock is the one that all systems share and that ends with us."""
    try:
        import sqlite3
    except ImportError:
        yield
        return
    venv.parent.mkdir(parents=True, exist_ok=True)
    lock = sqlite3.connect(venv.with_name(venv.name + ".lock"), timeout=0, isolation_level=None)
    try:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            print("waiting for another run.py that is installing …", flush=True)
            lock.execute("PRAGMA busy_timeout = 1200000")
            lock.execute("BEGIN EXCLUSIVE")
        yield
    finally:
        lock.close()


def run_inside(venv: Path, args: list[str], cwd: Path | None = None) -> int:
    """Run Python in the environment and give its exit code; 128 and the number of the signal, if a signal ended it.

    Ctrl-C at a terminal reaches the child by itself, and is the child's to handle. An interrupt from elsewhere may have reached us alone:
    the child is asked to end, and hears nothing new if it was interrupted too."""
    child = subprocess.Popen([str(python_of(venv)), *args], cwd=cwd, env=variables(venv))
    on_end(lambda *_: child.terminate())
    ended_by = 0
    while True:
        try:
            code = child.wait()
            return code if code >= 0 else 128 + (ended_by or -code)
        except KeyboardInterrupt:
            if not has_terminal():
                ended_by = signal.SIGINT
                child.terminate()


def has_terminal() -> bool:
    """Whether Ctrl-C at a terminal interrupts us, and with us what we have started."""
    if os.name == "nt":
        return True
    try:
        terminal = os.open(os.ctermid(), os.O_RDONLY)
    except OSError:
        return False
    try:
        return os.tcgetpgrp(terminal) == os.getpgrp()
    except OSError:
        return False
    finally:
        os.close(terminal)


def started_inside(venv: Path, args: Sequence[str]) -> AbstractContextManager[Any]:
    """Python in the environment, without a word, beside whatever else is done; it ends with the block."""
    return started([str(python_of(venv)), *args], env=variables(venv))


def build_page(venv: Path, name: str) -> None:
    whole = ["--whole"] if name == "dev" else []      # whoever develops will check the page, too
    quietly([str(python_of(venv)), "-m", "tools.page", *whole], env=variables(venv))


JOBS = {
    "environment": ("making a private environment", make_environment),
    "libraries": ("installing the libraries", install_libraries),
    "project": ("installing Flambeur", install_project),
    "page": ("building the page", build_page),
}
