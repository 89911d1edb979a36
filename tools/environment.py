"""The private virtual environment: made once, left alone while nothing that it was made from has changed.

Standard library only. pip, which every Python can provide, installs uv and hatchling; uv, several times quicker, installs the rest. All
are pinned by hash. A stamp in the environment says what it was made from: when a pin changes, it is made anew, so that no leftover hides
a missing requirement.
"""
import hashlib
import importlib.util
import json
import os
import platform
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools import page
from tools.progress import ROOT, Failure, quietly, step

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
        stamp = json.loads((venv / "stamp.json").read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) and python_of(venv).exists() else {}


def write_stamp(venv: Path, **changes: str) -> None:
    (venv / "stamp.json").write_text(json.dumps({**read_stamp(venv), **changes}, indent=1), "utf-8")


def ensure(name: str, with_page: bool = False) -> Path:
    """The environment with at least this set of requirements and Flambeur itself, perhaps with its page, made or mended where needed."""
    venv = folder()
    if not missing(venv, name, with_page):
        return venv
    with alone(venv):
        todo = missing(venv, name, with_page)      # somebody else may have done it while we waited
        for number, job in enumerate(todo, 1):
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
    if stale or any(have.get(key) != want[key] for key in ("python", "setup")):
        return ["environment", "libraries", "project", *last]
    todo = [] if installed in CONTAINS[name] else ["libraries"]
    todo += [] if all(have.get(key) == want[key] for key in ("project", "root")) else ["project"]
    return todo + last


def make_environment(venv: Path, name: str) -> None:
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        install_debian_venv()
    if venv != DEFAULT and venv.exists() and any(venv.iterdir()) and not (venv / "pyvenv.cfg").exists():
        raise Failure(f"{venv} is in the way: it is no virtual environment, and we do not empty it.", 2)
    quietly([sys.executable, "-m", "venv", "--clear", str(venv)])
    pip_install(venv, SETUP)
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
    try:
        uv_install(venv, "--require-hashes", "--no-deps", "-r", str(requirements(name)))
    except Failure:                      # pip knows its own mirrors and certificates, which uv does not read
        pip_install(venv, name)
    write_stamp(venv, set=name, pins=want["pins"])


def install_project(venv: Path, name: str) -> None:
    want = wanted_stamp(name)
    uv_install(venv, "--no-deps", "--no-build-isolation", "--offline", "--editable", str(ROOT))
    write_stamp(venv, project=want["project"], root=want["root"])


def uv_install(venv: Path, *args: str) -> None:
    uv = binaries(venv) / ("uv.exe" if os.name == "nt" else "uv")
    quietly([str(uv), "pip", "install", "--python", str(python_of(venv)), *args], env=variables(venv))


def pip_install(venv: Path, name: str) -> None:
    quietly([str(python_of(venv)), "-m", "pip", "install", "--no-input", "--disable-pip-version-check", "--no-compile",
             "--require-hashes", "--no-deps", "-r", str(requirements(name))], env=variables(venv))


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
    """Run Python in the environment and give its exit code. Ctrl-C reaches the child by itself, and is the child's to handle."""
    child = subprocess.Popen([str(python_of(venv)), *args], cwd=cwd, env=variables(venv))
    signal.signal(signal.SIGTERM, lambda *_: child.terminate())
    while True:
        try:
            return child.wait()
        except KeyboardInterrupt:
            continue


def build_page(venv: Path, name: str) -> None:
    quietly([str(python_of(venv)), "-m", "tools.page"], env=variables(venv))


JOBS = {
    "environment": ("making a private environment", make_environment),
    "libraries": ("installing the libraries", install_libraries),
    "project": ("installing Flambeur", install_project),
    "page": ("building the page", build_page),
}
